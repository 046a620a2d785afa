/** Vector index over names: native n-gram embeddings, made from the names when the index is loaded, and searched by an HNSW graph
 * where the package hnswlib-node is installed; where it is not, they are compared one by one. hnswlib-node checks neither the
 * dimension of a stored index nor NaN, so both are checked here. */

import { readFileSync, writeFileSync } from 'node:fs';
import type { Addon } from '../../../bindings/addon.d.ts';
import { runSliced } from '../../shared/run-sliced.ts';
import * as z from '../../shared/zod.ts';
import { GeoError } from '../domain/errors.ts';
import { type KindMask, landscapeKinds, maskOf, nameTypes, waterKinds } from '../domain/place.ts';
import { checkGraph } from './check-graph.ts';
import type { Gazetteer } from './gazetteer.ts';
import { withoutVectors, withVectors } from './graph-file.ts';
import { exactSearch, graphSearch, type Hnsw, loadHnsw, type VectorSearch } from './name-vectors.ts';
import { readSections, writeSections } from './sections.ts';

/** Measured with `bench/geo/typos.ts`: 64 coordinates keep the right name among the first 24 for all but a fraction
 * of a percent of single-letter typos, which the edit scan then finds; 128 would double the file. */
export const dimension = 64;
const sidecarVersion = 1;
const metaSchema = z.object({ dimension: z.number(), names: z.number(), of: z.number() });
const gramBuckets = 1 << 15;
const links = 8;
/** Names embedded between two chances to pause: some tenths of a millisecond. */
const stride = 200;

export interface NameHit {
  key: number;
  /** Cosine of the angle between the embeddings. */
  cosine: number;
}

const inAllLanguages = maskOf(['country', 'territory']);
/** A letter of none of the scripts in which most people ask. */
const rareScript =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{M}\p{P}\p{Z}\p{N}\p{Lm}]/u;
const inSome = waterKinds | maskOf(['grouping', 'continent']);
/** Languages in which waters and groupings are embedded; '' for a name whose language is not known. */
const someLanguages: ReadonlySet<string> = new Set(['', 'en', 'de', 'fr', 'es']);
const byOwnName = maskOf(['region']) | landscapeKinds;
const largeCity = 300_000;

/** Keys that the index holds: names of countries in common scripts, those of groupings and waters that are their own or
 * in one of four languages, the own names of regions, landscapes and large cities. The edit scan reaches the other ones;
 * with them the file would be ten times as large. */
export function embeddedKeys(gazetteer: Gazetteer): number[] {
  const keys: number[] = [];
  const wanted = (p: number, key: number) => {
    const place = gazetteer.postPlace[p]!;
    const type = nameTypes[gazetteer.postType[p]!]!;
    if (type === 'code') return false;
    if (gazetteer.isKind(place, inAllLanguages))
      return type !== 'translation' || !rareScript.test(gazetteer.keyText(key));
    if (gazetteer.isKind(place, inSome))
      return type !== 'translation' || someLanguages.has(gazetteer.languageOf(p));
    if (type !== 'name' && type !== 'official') return false;
    return gazetteer.isKind(place, byOwnName) || gazetteer.population[place]! >= largeCity;
  };
  for (let k = 0; k < gazetteer.keyCount; k++) {
    for (let p = gazetteer.postStart[k]!; p < gazetteer.postStart[k + 1]!; p++) {
      if (!wanted(p, k)) continue;
      keys.push(k);
      break;
    }
  }
  return keys;
}

/** Build the index of the given keys and write it to two files.
 * @returns the bytes of the sidecar: weights of the n-grams and the keys' numbers
 * @throws Error when hnswlib-node, which makes the graph, is not installed */
export async function buildNameIndex(
  gazetteer: Gazetteer,
  keys: readonly number[],
  addon: Addon,
  indexFile: string,
): Promise<Uint8Array> {
  const hnsw = await loadHnsw();
  if (hnsw === undefined)
    throw new Error('Name indexes are built with the package hnswlib-node: npm install hnswlib-node');
  const counts = new Uint32Array(gramBuckets);
  for (const key of keys) addon.countGrams(gazetteer.keyText(key), counts);
  const idf = new Uint8Array(gramBuckets);
  const most = Math.log(keys.length + 1);
  // Smoothed inverse document frequency, scaled to bytes; a gram never seen weighs most.
  for (let b = 0; b < gramBuckets; b++)
    idf[b] = Math.max(1, Math.round((255 * Math.log((keys.length + 1) / (counts[b]! + 1))) / most));
  const graph = new hnsw.HierarchicalNSW('ip', dimension);
  graph.initIndex({ maxElements: keys.length, m: links, efConstruction: 200, randomSeed: 1 });
  keys.forEach((key, label) => {
    graph.addPoint(Array.from(addon.embedName(gazetteer.keyText(key), idf, dimension)), label);
  });
  graph.writeIndexSync(indexFile);
  writeFileSync(indexFile, withoutVectors(readFileSync(indexFile), dimension));
  const meta = new TextEncoder().encode(
    JSON.stringify({ dimension, names: keys.length, of: gazetteer.keyCount }),
  );
  return writeSections(sidecarVersion, { meta, idf, keys: new Uint8Array(Uint32Array.from(keys).buffer) });
}

function* embeddings(
  gazetteer: Gazetteer,
  keys: Uint32Array,
  idf: Uint8Array,
  addon: Addon,
): Generator<void, Float32Array> {
  const { keyBytes, keyOffsets } = gazetteer;
  const vectors = new Float32Array(keys.length * dimension);
  for (let from = 0; from < keys.length; from += stride) {
    const some = keys.subarray(from, from + stride);
    vectors.set(addon.embedNames(keyBytes, keyOffsets, some, idf, dimension), from * dimension);
    yield;
  }
  return vectors;
}

/** A graph of names as it is stored. */
export interface StoredGraph {
  /** What errors call it. */
  readonly label: string;
  /** Its bytes; asked for only where hnswlib-node is there to use them. */
  readonly read: () => Promise<Uint8Array>;
}

/** A stored graph, checked before hnswlib reads it.
 * @returns undefined where no file can be written for hnswlib to read */
async function searchByGraph(
  hnsw: Hnsw,
  graph: StoredGraph,
  vectorsOf: (labels: Uint32Array) => Float32Array,
  masks: Uint32Array,
  fail: (problem: string, cause?: unknown) => GeoError,
): Promise<VectorSearch | undefined> {
  const stored = await graph.read();
  const checked = await runSliced(checkGraph(stored, dimension));
  if ('problem' in checked) throw fail(checked.problem);
  if (checked.count !== masks.length) throw fail('does not hold the names its list says');
  try {
    return await graphSearch(hnsw, withVectors(stored, dimension, vectorsOf), dimension, masks);
  } catch (cause) {
    throw fail('cannot be read', cause);
  }
}

export class NameIndex {
  private readonly nearest: VectorSearch;
  private readonly idf: Uint8Array;
  private readonly keys: Uint32Array;
  private readonly addon: Addon;

  private constructor(nearest: VectorSearch, idf: Uint8Array, keys: Uint32Array, addon: Addon) {
    this.nearest = nearest;
    this.idf = idf;
    this.keys = keys;
    this.addon = addon;
  }

  /** @param library  hnswlib-node, if there is one: without it every vector is compared
   * @throws GeoError `data_missing` or `data_corrupt` when the names do not fit the gazetteer; what reading the graph throws */
  static async load(
    graph: StoredGraph,
    sidecar: Uint8Array,
    gazetteer: Gazetteer,
    addon: Addon,
    library: typeof loadHnsw = loadHnsw,
  ): Promise<NameIndex> {
    const { label } = graph;
    const fail = (problem: string, cause?: unknown) =>
      new GeoError('data_corrupt', `The name index ${label} ${problem}.`, { cause });
    const sections = readSections(sidecar, sidecarVersion, `the list of names beside ${label}`);
    const meta = sections.json('meta', metaSchema);
    if (meta.of !== gazetteer.keyCount) throw fail('belongs to another gazetteer');
    if (meta.dimension !== dimension)
      throw fail(`has vectors of ${meta.dimension} coordinates, this program uses ${dimension}`);
    const idf = sections.array(Uint8Array, 'idf', gramBuckets);
    const keys = sections.array(Uint32Array, 'keys');
    for (const key of keys) {
      if (key >= gazetteer.keyCount) throw sections.fail('holds a name that the gazetteer does not');
    }
    const masks = Uint32Array.from(keys, (key) => gazetteer.keyMask[key]!);
    const { keyBytes, keyOffsets } = gazetteer;
    const vectorsOf = (labels: Uint32Array) =>
      addon.embedNames(
        keyBytes,
        keyOffsets,
        labels.map((label) => keys[label]!),
        idf,
        dimension,
      );
    const hnsw = await library();
    const search =
      (hnsw && (await searchByGraph(hnsw, graph, vectorsOf, masks, fail))) ??
      exactSearch(addon, await runSliced(embeddings(gazetteer, keys, idf, addon)), masks);
    return new NameIndex(search, idf, keys, addon);
  }

  /** The names nearest to a folded one, among those that a place of a wanted kind bears. */
  search(name: string, count: number, mask: KindMask): NameHit[] {
    const vector = this.addon.embedName(name, this.idf, dimension);
    // The zero vector of a text without letters, and NaN, would be answered with arbitrary neighbours.
    let square = 0;
    for (const value of vector) square += value * value;
    if (!(square > 0.5)) return [];
    return this.nearest(vector, count, mask).map(({ label, cosine }) => ({ key: this.keys[label]!, cosine }));
  }
}
