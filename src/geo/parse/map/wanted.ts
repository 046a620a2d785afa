/** What is asked for, and what its reader asks of the data. */

import type { TagFilter } from '../../domain/tag-filter.ts';
import type { Country } from './embassies.ts';
import type { TagQuery, TagQueryPlace } from './tag-query.ts';
import type { FeatureKind, Vocabulary } from './vocabulary.ts';

/** Features of some kinds under some conditions. */
export interface Wanted {
  /** Empty for whatever bears the words. */
  readonly kinds: readonly FeatureKind[];
  readonly filters: readonly TagFilter[];
  /** Folded words of the name, brand or operator. */
  readonly words: readonly string[];
  /** Elements of OpenStreetMap that are meant; all without. */
  readonly types?: TagQuery['types'];
  /** Where these alone are looked for. */
  readonly place?: TagQueryPlace;
}

export interface Subject {
  readonly wanted: readonly Wanted[];
  /** Where, as the query says it; from a connector, or a name beside the kind: "Monaco hotels". */
  readonly where?: string;
  readonly notes: readonly string[];
}

/** What the reader of subjects asks of the data. */
export interface MapNames {
  readonly vocabulary: Vocabulary;
  /** Kinds that a phrase names, and whether only another language than English says so. */
  read(phrase: string): { readonly kinds: readonly FeatureKind[]; readonly foreign: boolean };
  /** Whether the phrase names a kind. */
  isName(phrase: string): boolean;
  /** Names of kinds, folded, that differ from a phrase in a few letters, three at most, nearest and best first. */
  near(phrase: string, mostEdits: number): readonly { readonly name: string; readonly edits: number }[];
  /** Is this folded word part of a name, brand or operator? */
  knowsWord(word: string): boolean;
  /** Those of the keys that some feature bears with the value. */
  keysWith(keys: readonly string[], value: string): readonly string[];
  /** Does some feature bear all the folded words in one name, brand or operator, or one that begins with the first? */
  bears(words: readonly string[], first: boolean): boolean;
}

export interface Known {
  readonly lookUp: MapNames;
  /** Is this the name of an area, here or in the gazetteer? */
  isArea(name: string): boolean;
  /** Is this the name of any place, however small? */
  isPlace(name: string): boolean;
  /** Is this the adjective of a country rather than a name, or written small as adjectives are what only some other
   * language calls a country: "alemana"? */
  isAdjective(name: string): boolean;
  /** The country that a name or an adjective means. */
  country(name: string): Country | undefined;
  /** Are words taken as they are written, without mending slips? */
  readonly exact?: boolean;
  /** Is a length or a width asked? No town has one. */
  readonly hasLength?: boolean;
  /** Is the question in French? */
  readonly french: boolean;
}
