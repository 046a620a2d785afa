/** What questions for map features ask of a map, wherever it is kept. */

import type { Geometry, MultiPolygon, Polygon } from 'geojson';
import type { Box } from './box.ts';
import type { TagFilter } from './tag-filter.ts';
import type { Tags } from './tags.ts';

export const osmAttribution = '© OpenStreetMap contributors, ODbL 1.0';

export type OsmType = 'node' | 'way' | 'relation';

export interface OsmFeature {
  /** "node/123" */
  readonly id: string;
  readonly tags: Tags;
  readonly geometry: Geometry;
  /** Of the extract it comes from. */
  readonly attribution: string;
}

/** Features that bear all the labels, or all the words where there are no labels. A store may use the rest to find fewer;
 * whoever asks checks it. */
export interface Alternative {
  /** "amenity=restaurant", or "building" for any value. */
  readonly labels: readonly string[];
  /** Folded words of one name, brand or operator. */
  readonly words: readonly string[];
  readonly filters: readonly TagFilter[];
  readonly types?: readonly OsmType[];
}

export interface FeatureQuery {
  readonly any: readonly Alternative[];
  readonly box?: Box;
  /** What lies outside of it may be left out. */
  readonly area?: Polygon | MultiPolygon;
}

export interface Candidate {
  readonly feature: OsmFeature;
  /** Which of the alternatives it may be. */
  readonly of: readonly number[];
}

export interface NearCandidate extends Candidate {
  /** Metres: no part of it and of what follows is nearer. */
  readonly atLeast: number;
}

/** One extract, or a database of several. */
export interface MapStore {
  readonly name: string;
  readonly box: Box;
  readonly attribution: string;
  /** All features that are asked for, and perhaps more, page by page; some pages are empty, and a feature may come twice. */
  find(query: FeatureQuery): Iterable<readonly Candidate[]> | AsyncIterable<readonly Candidate[]>;
  /** The same in the order of their distance from a place, where the store has an index for it. */
  nearest?(query: FeatureQuery, from: Geometry): AsyncIterable<readonly NearCandidate[]>;
  /** Features one of whose names is this. */
  named(name: string): readonly OsmFeature[];
  /** Features whose name, brand or operator has all the words, in any order. */
  withWords(words: readonly string[]): readonly OsmFeature[];
  /** Features with a word in name, brand or operator that begins with this. */
  withStem(stem: string): readonly OsmFeature[];
  /** @param street  folded
   * @param number  folded */
  atAddress(street: string, number: string): readonly OsmFeature[];
  /** Is this folded text a name? */
  knows(foldedName: string): boolean;
  /** Is there a name that begins with these folded words and goes on with more? Without it there may be. */
  begins?(foldedWords: string): boolean;
  /** Is this folded word part of a name, brand or operator? */
  knowsWord(word: string): boolean;
  /** Those of the keys that some feature bears with the value. */
  keysWith(keys: readonly string[], value: string): readonly string[];
}

/** Where maps are kept. */
export interface MapLibrary {
  /** Whether it holds more than the sample, so that answers without it would lack something. */
  readonly hasExtracts: boolean;
  /** Work with all the maps. It only reads, and may be begun again.
   * @param text  the question, which tells what may be looked up */
  with<T>(work: (stores: readonly MapStore[]) => Promise<T>, text: string): Promise<T>;
  close(): Promise<void>;
}

/** A map that is kept elsewhere: the option `mapFeatures` of `createGeo`. */
export interface MapSource {
  open(): MapLibrary;
}
