import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Addon } from '../../bindings/addon.d.ts';
import { maskOf } from '../../src/geo/domain/place.ts';
import { checkGraph } from '../../src/geo/lookup/check-graph.ts';
import { Gazetteer } from '../../src/geo/lookup/gazetteer.ts';
import { withoutVectors, withVectors } from '../../src/geo/lookup/graph-file.ts';
import { dimension, NameIndex } from '../../src/geo/lookup/name-index.ts';
import { readSections } from '../../src/geo/lookup/sections.ts';
import { loadAddon } from '../../src/shared/load-addon.ts';

const folder = fileURLToPath(new URL('../../data/geo', import.meta.url));
const addon = loadAddon<Addon>();
const countries = maskOf(['country', 'territory']);
const stored = { label: 'names.hnsw', read: () => readFile(`${folder}/names.hnsw`) };
let gazetteer: Gazetteer;
let graph: NameIndex;
let scan: NameIndex;

beforeAll(async () => {
  gazetteer = Gazetteer.read(readFileSync(`${folder}/gazetteer.bin`));
  const sidecar = readFileSync(`${folder}/names.bin`);
  const load = (...library: [(() => Promise<undefined>)?]) =>
    NameIndex.load(stored, sidecar, gazetteer, addon, ...library);
  graph = await load();
  scan = await load(async () => undefined);
});

const queries = ['phillipines', 'germny', 'mediteranean', 'deutchland', 'switzerlnd', 'baykal', 'nigera'];

test.each(queries)('without hnswlib-node the names nearest to %s are at least as near', (query) => {
  const [byGraph, byScan] = [graph, scan].map((index) => index.search(query, 24, countries));
  expect(byScan).toHaveLength(24);
  byScan!.forEach(({ cosine }, i) => {
    expect(cosine).toBeGreaterThanOrEqual((byGraph![i]?.cosine ?? -1) - 1e-6);
    if (i > 0) expect(cosine).toBeLessThanOrEqual(byScan![i - 1]!.cosine);
  });
});

test('a graph is stored without its vectors and completed by them', () => {
  const run = <T>(work: Generator<void, T>): T => {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
    }
  };
  const stored = readFileSync(`${folder}/names.hnsw`);
  const count = Number(stored.readBigUInt64LE(16));
  expect(run(checkGraph(stored, dimension))).toEqual({ count });
  const vectorsOf = (labels: Uint32Array) =>
    Float32Array.from({ length: labels.length * dimension }, (_, i) =>
      Math.sin(labels[Math.floor(i / dimension)]! + i),
    );
  const whole = Buffer.concat(
    Array.from(withVectors(stored, dimension, vectorsOf), (piece) => Buffer.from(piece)),
  );
  expect(whole).toHaveLength(stored.length + 4 * dimension * count);
  expect(Buffer.compare(withoutVectors(whole, dimension), stored)).toBe(0);
  expect(run(checkGraph(stored.subarray(0, 1000), dimension))).toHaveProperty('problem');
  expect(run(checkGraph(whole, dimension))).toHaveProperty('problem');
  expect(() => withoutVectors(stored.subarray(0, 50), dimension)).toThrow(RangeError);
});

test('where no temporary file can be written all names are compared', async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = '/nowhere/at/all';
  try {
    const sidecar = readFileSync(`${folder}/names.bin`);
    const index = await NameIndex.load(stored, sidecar, gazetteer, addon);
    expect(index.search('germny', 24, countries)).toEqual(scan.search('germny', 24, countries));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
});

test('the scan gives names of wanted kinds only, the name itself first, and none for a text without letters', () => {
  const hits = scan.search('france', 50, countries);
  expect(gazetteer.keyText(hits[0]!.key)).toBe('france');
  expect(hits[0]!.cosine).toBeCloseTo(1, 5);
  expect(hits.every(({ key }) => (gazetteer.keyMask[key]! & countries) !== 0)).toBe(true);
  expect(scan.search('', 5, countries)).toEqual([]);
  expect(scan.search('france', 0, countries)).toEqual([]);
});

test('many names are embedded as each of them is', () => {
  const sections = readSections(readFileSync(`${folder}/names.bin`), 1, 'names.bin');
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
    addon.nearestVectors(new Float32Array(vectors), new Uint32Array(masks), 1, new Float32Array(query), 3);
  expect(() => search(7, 2, 4)).toThrow(RangeError);
  expect(() => search(12, 2, 4)).toThrow(RangeError);
  expect(() => search(8, 2, 0)).toThrow(RangeError);
});
