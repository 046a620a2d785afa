import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Addon } from '../../bindings/addon.d.ts';
import { maskOf } from '../../src/geo/domain/place.ts';
import { Gazetteer } from '../../src/geo/lookup/gazetteer.ts';
import { dimension, NameIndex } from '../../src/geo/lookup/name-index.ts';
import { readSections } from '../../src/geo/lookup/sections.ts';
import { loadAddon } from '../../src/shared/load-addon.ts';

const folder = fileURLToPath(new URL('../../data/geo', import.meta.url));
const addon = loadAddon<Addon>();
const countries = maskOf(['country', 'territory']);
let gazetteer: Gazetteer;
const stored = readFileSync(`${folder}/names.bin`);
let index: NameIndex;

beforeAll(async () => {
  gazetteer = Gazetteer.read(readFileSync(`${folder}/gazetteer.bin`));
  index = await NameIndex.load(stored, 'names.bin', gazetteer, addon);
});

const queries = ['phillipines', 'germny', 'mediteranean', 'deutchland', 'switzerlnd', 'baykal', 'nigera'];

test.each(queries)('the names nearest to %s are those of a plain comparison of all vectors', (query) => {
  const sections = readSections(stored, 1, 'names.bin');
  const idf = sections.array(Uint8Array, 'idf');
  const keys = sections
    .array(Uint32Array, 'keys')
    .filter((key) => (gazetteer.keyMask[key]! & countries) !== 0);
  const rows = addon.embedNames(gazetteer.keyBytes, gazetteer.keyOffsets, keys, idf, dimension);
  const asked = addon.embedName(query, idf, dimension);
  const plain = Array.from(keys, (key, i) => ({
    key,
    cosine: asked.reduce((sum, value, d) => sum + value * rows[i * dimension + d]!, 0),
  })).sort((a, b) => b.cosine - a.cosine || a.key - b.key);
  expect(index.search(query, 24, countries)).toEqual(plain.slice(0, 24));
});

test('a search gives names of wanted kinds only, the name itself first, and none for a text without letters', () => {
  const hits = index.search('france', 50, countries);
  expect(gazetteer.keyText(hits[0]!.key)).toBe('france');
  expect(hits[0]!.cosine).toBeCloseTo(1, 5);
  expect(hits.every(({ key }) => (gazetteer.keyMask[key]! & countries) !== 0)).toBe(true);
  expect(index.search('', 5, countries)).toEqual([]);
  expect(index.search('france', 0, countries)).toEqual([]);
});

test('many names are embedded as each of them is', () => {
  const sections = readSections(stored, 1, 'names.bin');
  const idf = sections.array(Uint8Array, 'idf');
  const keys = sections.array(Uint32Array, 'keys');
  const some = Uint32Array.of(keys[5]!, keys[0]!, keys.at(-1)!);
  const { keyBytes, keyOffsets } = gazetteer;
  const rows = addon.embedNames(keyBytes, keyOffsets, some, idf, dimension);
  some.forEach((key, i) => {
    const one = addon.embedName(gazetteer.keyText(key), idf, dimension);
    expect(rows.subarray(i * dimension, (i + 1) * dimension)).toEqual(one);
  });
  const beyond = Uint32Array.of(keyOffsets.length - 1);
  expect(() => addon.embedNames(keyBytes, keyOffsets, beyond, idf, dimension)).toThrow(RangeError);
});

test('the addon refuses vectors that do not fit their masks or the query', () => {
  const search = (vectors: number, masks: number, query: number) =>
    addon.nearestVectors(new Int8Array(vectors), new Uint32Array(masks), 1, new Int8Array(query), 3);
  expect(() => search(7, 2, 4)).toThrow(RangeError);
  expect(() => search(12, 2, 4)).toThrow(RangeError);
  expect(() => search(8, 2, 0)).toThrow(RangeError);
});
