/** The gzipped bytes of payloads: broken streams, several members, bombs. */

import { gzipSync } from 'node:zlib';
import { payloadSeeds, readPayload } from '../../support/payload-bytes.ts';
import type { FuzzTarget } from '../target.ts';

const [first, ...rest] = payloadSeeds.map((text) => gzipSync(text));
const bomb = gzipSync(`{"kind":"contextPrediction","rows":[${'{"a":1},'.repeat(2_000)}{"a":1}]}`, {
  level: 9,
});

export const target: FuzzTarget = {
  name: 'payload-gzip',
  seeds: () => [
    first!,
    ...rest,
    bomb,
    gzipSync(payloadSeeds[0]!, { level: 0 }),
    Buffer.concat([first!, gzipSync(' ')]),
  ],
  dictionary: ['\x1f\x8b\x08', '\x00\x00\xff\xff', '\x1f\x8b\x08\x1c'],
  run: readPayload,
};
