/** Vector index over names: native n-gram embeddings, made from the names when the index is loaded. All of the 40,000 are compared:
 * a graph of them (HNSW) took 11 MiB more, and longer as soon as one kind of place was wanted. */

import type { Addon } from '../../../bindings/addon.d.ts';
import { runSliced } from '../../shared/run-sliced.ts';
import * as z from '../../shared/zod.ts';
import { type KindMask, landscapeKinds, maskOf, nameTypes, waterKinds } from '../domain/place.ts';
import type { Gazetteer } from './gazetteer.ts';
import { readSections, writeSections } from './sections.ts';

/** Measured with `bench/geo/typos.ts`: 64 coordinates keep the right name among the first 24 for all but a fraction
 * of a percent of single-letter typos, which the edit scan then finds; 128 would double the vectors. */
export const dimension = 64;
const formatVersion = 1;
const metaSchema = z.object({ dimension: z.number(), names: z.number(), of: z.number() });
const gramBuckets = 1 << 15;
/** Names embedded between two chances to pause: some tenths of a millisecond. */
const stride = 200;
/** Names that the rounded vectors bring up for each that is wanted: the exact ones choose among them. */
const spare = 2;

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

/** Weights of the n-grams and the keys' numbers, as a file holds them; the vectors are made of them again. */
export function buildNameIndex(gazetteer: Gazetteer, keys: readonly number[], addon: Addon): Uint8Array {
  const counts = new Uint32Array(gramBuckets);
  for (const key of keys) addon.countGrams(gazetteer.keyText(key), counts);
  const idf = new Uint8Array(gramBuckets);
  const most = Math.log(keys.length + 1);
  // Smoothed inverse document frequency, scaled to bytes; a gram never seen weighs most.
  for (let b = 0; b < gramBuckets; b++)
    idf[b] = Math.max(1, Math.round((255 * Math.log((keys.length + 1) / (counts[b]! + 1))) / most));
  const meta = new TextEncoder().encode(
    JSON.stringify({ dimension, names: keys.length, of: gazetteer.keyCount }),
  );
  return writeSections(formatVersion, { meta, idf, keys: new Uint8Array(Uint32Array.from(keys).buffer) });
}

/** Coordinates of unit vectors as bytes: a quarter of the memory, and the cosines of two names err by 0.003 or so. */
const rounded = (vector: Float32Array) =>
  Int8Array.from(vector, (coordinate) => Math.round(127 * coordinate));

export class NameIndex {
  private readonly gazetteer: Gazetteer;
  private readonly addon: Addon;
  private readonly idf: Uint8Array;
  private readonly keys: Uint32Array;
  /** Kinds of the places that bear each name. */
  private readonly masks: Uint32Array;
  private readonly vectors: Int8Array;

  private constructor(gazetteer: Gazetteer, addon: Addon, idf: Uint8Array, keys: Uint32Array) {
    this.gazetteer = gazetteer;
    this.addon = addon;
    this.idf = idf;
    this.keys = keys;
    this.masks = Uint32Array.from(keys, (key) => gazetteer.keyMask[key]!);
    this.vectors = new Int8Array(keys.length * dimension);
  }

  /** @param label  what errors call the file
   * @throws GeoError `data_corrupt` when the names do not fit the gazetteer */
  static async load(
    bytes: Uint8Array,
    label: string,
    gazetteer: Gazetteer,
    addon: Addon,
  ): Promise<NameIndex> {
    const sections = readSections(bytes, formatVersion, `the name index ${label}`);
    const meta = sections.json('meta', metaSchema);
    if (meta.of !== gazetteer.keyCount) throw sections.fail('belongs to another gazetteer');
    if (meta.dimension !== dimension)
      throw sections.fail(`has vectors of ${meta.dimension} coordinates, this program uses ${dimension}`);
    const idf = sections.array(Uint8Array, 'idf', gramBuckets);
    const keys = sections.array(Uint32Array, 'keys');
    for (const key of keys) {
      if (key >= gazetteer.keyCount) throw sections.fail('holds a name that the gazetteer does not');
    }
    const index = new NameIndex(gazetteer, addon, idf, keys);
    await runSliced(index.embed());
    return index;
  }

  private *embed(): Generator<void> {
    for (let from = 0; from < this.keys.length; from += stride) {
      this.vectors.set(rounded(this.vectorsOf(this.keys.subarray(from, from + stride))), from * dimension);
      yield;
    }
  }

  private vectorsOf(keys: Uint32Array): Float32Array {
    const { keyBytes, keyOffsets } = this.gazetteer;
    return this.addon.embedNames(keyBytes, keyOffsets, keys, this.idf, dimension);
  }

  /** The names nearest to a folded one, among those that a place of a wanted kind bears. */
  search(name: string, count: number, mask: KindMask): NameHit[] {
    const vector = this.addon.embedName(name, this.idf, dimension);
    // A text without letters has the zero vector, which is as near to one name as to another.
    if (vector.every((coordinate) => coordinate === 0)) return [];
    const near = this.addon.nearestVectors(this.vectors, this.masks, mask, rounded(vector), spare * count);
    const keys = near.map((label) => this.keys[label]!);
    const exact = this.vectorsOf(keys);
    return Array.from(keys, (key, i) => {
      let cosine = 0;
      for (let d = 0; d < dimension; d++) cosine += vector[d]! * exact[i * dimension + d]!;
      return { key, cosine };
    })
      .sort((a, b) => b.cosine - a.cosine || a.key - b.key)
      .slice(0, count);
  }
}
