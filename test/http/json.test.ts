import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringifySliced } from '../../src/http/json.ts';

test('the text is that of JSON.stringify, for any plain data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
      expect(JSON.parse(await stringifySliced(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(await stringifySliced(value)).toBe(JSON.stringify(value));
    }),
    { seed: 5, numRuns: 300 },
  );
});

test('long rings and members without a value are written alike', async () => {
  const ring = Array.from({ length: 1501 }, (_, i) => [i / 7, -i / 3]);
  const feature = {
    a: undefined,
    geometry: { coordinates: [[ring], [ring.slice(0, 500)]] },
    list: [{}, { b: undefined }],
  };
  expect(await stringifySliced(feature)).toBe(JSON.stringify(feature));
});

test('the event loop gets its turns meanwhile', async () => {
  const rings = Array.from({ length: 200 }, () => Array.from({ length: 3000 }, (_, i) => [i / 7, i / 3]));
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await stringifySliced(rings);
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(2);
});
