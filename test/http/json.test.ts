import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeSliced } from '../../src/http/json.ts';

const textOf = async (value: unknown) => Buffer.concat((await serializeSliced(value)).bytes).toString();

test('the text is that of JSON.stringify, for any plain data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (value) => {
      expect(JSON.parse(await textOf(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(await textOf(value)).toBe(JSON.stringify(value));
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
  expect(await textOf(feature)).toBe(JSON.stringify(feature));
});

test('the hash is that of the bytes, however many parts they come in', async () => {
  const value = Array.from({ length: 20_000 }, (_, i) => ({ name: `plaće ${i}`, at: [i, i / 3] }));
  const { bytes, hash } = await serializeSliced(value);
  expect(bytes.length).toBeGreaterThan(3);
  expect(hash).toEqual(createHash('sha256').update(JSON.stringify(value)).digest());
});

test('the event loop gets its turns meanwhile', async () => {
  const rings = Array.from({ length: 200 }, () => Array.from({ length: 3000 }, (_, i) => [i / 7, i / 3]));
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await serializeSliced(rings);
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(2);
});
