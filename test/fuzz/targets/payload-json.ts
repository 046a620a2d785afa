/** The text of payloads, gzipped here: what arrives is whole as gzip and whatever it likes as JSON. */

import { gzipSync } from 'node:zlib';
import { payloadSeeds, readPayload } from '../../support/payload-bytes.ts';
import type { FuzzTarget } from '../target.ts';

export const target: FuzzTarget = {
  name: 'payload-json',
  seeds: () => payloadSeeds.map((text) => Buffer.from(text)),
  dictionary: [
    '{',
    '}',
    '[',
    ']',
    '"rows":',
    '"trainingFeatures":',
    '"task":',
    '"quantiles":',
    'null',
    '1e400',
    '-0',
    '\\ud800',
    '\\u0000',
    '"__proto__":',
    '\ufeff',
    '[[[[[[[[',
  ],
  run: (input) => readPayload(gzipSync(input, { level: 0 })),
};
