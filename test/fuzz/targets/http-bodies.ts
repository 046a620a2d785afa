/** Bodies of every route: the first byte picks the route, the others are its body. */

import { createFuzzEdge, type FuzzEdge, key, origin } from '../../support/fuzz-edge.ts';
import type { FuzzTarget } from '../target.ts';

const hash = `sha256:${'a'.repeat(64)}`;
const staged = { objectKey: `staging/${'a'.repeat(64)}`, contentHash: hash, idempotencyKey: null };
const table = {
  ...staged,
  task: 'classification',
  targetColumn: 'y',
  featureColumns: ['a', 'b'],
  classCount: 2,
};
const query = { query: 'northern France' };

const routes: readonly [method: string, path: string, ...bodies: object[]][] = [
  ['POST', '/v1/uploads', { contentHash: hash, bytes: 10, rows: 1, columns: 1 }],
  ['POST', '/v1/fits', { ...table, trainRowCount: 3, forceRefit: false }],
  [
    'POST',
    '/v1/predictions',
    { ...table, trainRowCount: 3, outputRowCount: 2 },
    { ...staged, fittedContextId: 'ctx_0', outputRowCount: 2 },
  ],
  ['POST', '/v1/evaluations', { ...table, rowCount: 3 }],
  ['POST', '/v1/forecasts', { ...staged, covariateColumns: ['x'], contextRowCount: 3, outputRowCount: 2 }],
  ['POST', '/v1/warm', { rows: 1, columns: 1 }],
  ['POST', '/api/geocode', query],
  ['POST', '/api/osm', query],
  ['POST', '/api/nl-geocode-advanced', query],
  ['POST', '/api/country-border', query],
  ['POST', '/api/ocean-border', query],
  ['POST', '/api/water-feature', { ...query, feature_type: 'lake' }],
];

let edge: FuzzEdge | undefined;

export const target: FuzzTarget = {
  name: 'http-bodies',
  seeds: () =>
    routes.flatMap(([, , ...bodies], index) =>
      bodies.map((body) => Buffer.concat([Buffer.from([index]), Buffer.from(JSON.stringify(body))])),
    ),
  dictionary: [
    'null',
    'true',
    '1e999',
    '-0',
    '{}',
    '[]',
    '""',
    '"__proto__":',
    '"constructor":',
    '\\u0000',
    '\\ud800',
    '{"a":',
    '[[',
  ],
  async run(input) {
    edge ??= await createFuzzEdge();
    const [method, path] = routes[(input[0] ?? 0) % routes.length]!;
    const body = input.subarray(1) as Uint8Array<ArrayBuffer>;
    const headers = { authorization: `Bearer ${key}`, 'content-length': String(body.length) };
    await edge.ask(new Request(`${origin}${path}`, { method, headers, body }));
    // A body that does not tell its length is read another way.
    const { 'content-length': _, ...rest } = headers;
    await edge.ask(new Request(`${origin}${path}`, { method, headers: rest, body }));
  },
  close: () => edge?.close(),
};
