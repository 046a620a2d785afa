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
const sidecar = readFileSync(`${folder}/names.bin`);
const sections = readSections(sidecar, 1, 'names.bin');
const idf = sections.array(Uint8Array, 'idf');
const keys = sections.array(Uint32Array, 'keys');
let gazetteer: Gazetteer;
let index: NameIndex;

beforeAll(async () => {
  gazetteer = Gazetteer.read(readFileSync(`${folder}/gazetteer.bin`));
  index = await NameIndex.load(sidecar, 'names.bin', gazetteer, addon);
});

const queries = ['phillipines', 'germny', 'mediteranean', 'deutchland', 'switzerlnd', 'baykal', 'nigera'];

test('the names found are the nearest of all, nearest first', () => {
  const vectorOf = (name: string) => addon.embedName(name, idf, dimension);
  const vectors = Array.from(keys, (key) => ({ key, vector: vectorOf(gazetteer.keyText(key)) }));
  for (const query of queries) {
    const asked = vectorOf(query);
    const cosines = vectors
      .filter(({ key }) => (gazetteer.keyMask[key]! & countries) !== 0)
      .map(({ vector }) => vector.reduce((sum, value, d) => sum + value * asked[d]!, 0))
      .sort((a, b) => b - a);
    const found = index.search(query, 24, countries);
    expect(found).toHaveLength(24);
    found.forEach(({ cosine }, i) => {
      expect(cosine).toBeCloseTo(cosines[i]!, 5);
    });
  }
});

test('names are of wanted kinds only, the name itself first; a text without letters has none', () => {
  const hits = index.search('france', 50, countries);
  expect(gazetteer.keyText(hits[0]!.key)).toBe('france');
  expect(hits[0]!.cosine).toBeCloseTo(1, 5);
  expect(hits.every(({ key }) => (gazetteer.keyMask[key]! & countries) !== 0)).toBe(true);
  expect(index.search('', 5, countries)).toEqual([]);
  expect(index.search('france', 0, countries)).toEqual([]);
});

test('many names are embedded as each of them is', () => {
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
    addon.nearestVectors(new Float32Array(vectors), new Uint32Array(masks), 1, new Float32Array(query), 3);
  expect(() => search(7, 2, 4)).toThrow(RangeError);
  expect(() => search(12, 2, 4)).toThrow(RangeError);
  expect(() => search(8, 2, 0)).toThrow(RangeError);
});
