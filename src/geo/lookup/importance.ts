/** The one measure by which readings of a name are ranked, whatever their kinds: how likely a person means this place.
 *
 * A place has an importance of 0 to 1, made once when the data are built. A tenth is a factor of ten in inhabitants, so
 * that a place of any kind can be compared with a city: a river of 1,000 km is as likely meant as a city of 100,000.
 * What the name is to the place (its own, a foreign one, a code) takes something off, and so does every word of the
 * question that the name leaves over. `standingOf` puts the two together; geocoding, sentences, borders and completion
 * all rank by it. */

import type { NameType, PlaceKind } from '../domain/place.ts';

/** What a city is the seat of; `part` is a section of a city. */
export const seats = Object.freeze(['none', 'country', 'region', 'local', 'part'] as const);
export type Seat = (typeof seats)[number];

const seatBonus: Readonly<Record<Seat, number>> = { none: 0, country: 0.1, region: 0.02, local: 0, part: 0 };

const least = 0.05;
const log = (value: number) => Math.log10(value + 1);
const clamp = (value: number, most = 1) => Math.min(most, Math.max(least, value));

/** Inhabitants that a place is taken to have for each language with a name for it, where their number is unknown. */
const peoplePerName = 300;

/** What being known abroad adds, and being known nowhere takes away. */
function fameOf(names: number): number {
  const beyondTen = log(names) - 1;
  return (beyondTen > 0 ? 0.13 : 0.03) * beyondTen;
}

/** @param names  in how many spellings and languages the city has a name: Toledo in Spain has more than its size tells,
 * which is how far a place is known beyond the people who live there */
export function cityImportance(population: number, seat: Seat, names: number): number {
  const people = population > 0 ? population : peoplePerName * (names + 1);
  return clamp(0.1 * log(people) - 0.05 + fameOf(names) + seatBonus[seat]);
}

/** A part of a city never goes before it. */
export const partOf = (importance: number, whole: number): number =>
  clamp(Math.min(importance, whole - 0.05));

/** @param people  inhabitants */
export function countryImportance(kind: 'country' | 'territory', people: number): number {
  return kind === 'country' ? 0.7 + 0.045 * log(people / 1000) : 0.55 + 0.035 * log(people / 1000);
}

/** By inhabitants; for a wide and empty region by its area: few people live in Yukon, but many know it.
 * @param composed  put together because people speak of it: Scotland, Tuscany */
export function regionImportance(population: number, areaKm2: number, composed = false): number {
  const size = Math.max(0.1 * log(population) - 0.06, 0.2 + 0.065 * log(areaKm2));
  return clamp(size + (composed ? 0.02 : 0), 0.75);
}

export const groupingImportance = (kind: 'continent' | 'grouping'): number =>
  kind === 'continent' ? 0.97 : 0.66;

/** @param areaKm2  of what is drawn */
export function standingWaterImportance(kind: PlaceKind, areaKm2: number): number {
  if (kind === 'ocean') return clamp(0.55 + 0.05 * log(areaKm2), 0.95);
  if (kind === 'lake' || kind === 'reservoir' || kind === 'lagoon')
    return clamp(0.35 + 0.06 * log(areaKm2), 0.95);
  return clamp(0.4 + 0.055 * log(areaKm2), 0.95);
}

/** Towns on a river are often called like it, and meant more often.
 * @param names  in how many languages it has a name */
export const riverImportance = (lengthKm = 400, names = 5): number =>
  clamp(0.2 + 0.09 * log(lengthKm) + 0.1 * (log(names) - 0.8), 0.95);

/** Landscapes by how far they are known, from 0 (the Arctic) to 4 (a cape). */
export const renownImportance: Readonly<Record<number, number>> = {
  0: 0.97,
  1: 0.78,
  2: 0.67,
  3: 0.57,
  4: 0.48,
};

/** What a name costs that is not the place's own: how much better known a place must be that only goes by it. */
const cost: Readonly<Record<NameType, number>> = {
  name: 0,
  official: 0.02,
  alias: 0.1,
  translation: 0.16,
  variant: 0.2,
  adjective: 0.26,
  code: 0.5,
};

/** A name in a language of the country itself: Mosel. */
const native = 0.03;
/** A spelling of which not even the language is known: Mosul is “Mosel” to someone. */
const stray = 0.4;

const costOf = (type: NameType, language: string): number => {
  if (type === 'alias' && language !== '') return native;
  return type === 'translation' && language === '' ? stray : cost[type];
};

/** For each word or phrase of the question that was peeled off to find the name. */
const perLayer = 0.2;
/** “St. Louis” was typed with its abbreviation: not Saint-Louis. */
const asAbbreviated = 0.1;
/** “San José” was typed with its accent: not San Jose. Who typed one means it (“Şam” is Damascus, not Uncle Sam); who
 * typed none may have left it out. */
const asAccented = 0.2;
const asPlain = 0.06;
/** The kind that the question names. */
const asked = 0.4;

/** A place that bears the name as its own takes it away from those that bear it in another language (“Tunis” is Tunisia in
 * Danish, “Granada” Grenada in Spanish) or besides another (El Salvador), by how much better known it is than this. */
const ownedFrom = 0.35;
const foreignYields = 1.5;
const aliasYields = 1;

export interface Evidence {
  readonly importance: number;
  readonly type: NameType;
  /** Tag of the language that the name is in, '' where it is not known. */
  readonly language: string;
  /** The name is spelled as the query, abbreviations and accents apart. */
  readonly sameWords: boolean;
  /** The name is spelled as the query, letter for letter but for case. */
  readonly sameLetters: boolean;
  /** The query has marks on its letters. */
  readonly accented: boolean;
  /** Layers peeled off the query. */
  readonly depth: number;
  /** Of a kind that the question names. */
  readonly asked: boolean;
  /** Importance of the best place that has this name as its own, of cities alone where a country goes by it (Macedonia);
   * 0 without one. */
  readonly owner: number;
}

/** How a reading stands among the readings of a question; the largest is the answer. */
export function standingOf(evidence: Evidence): number {
  const { importance, type, sameWords, sameLetters, depth, owner } = evidence;
  let standing = importance - costOf(type, evidence.language) - perLayer * depth;
  if (sameWords) standing += asAbbreviated;
  if (sameLetters) standing += evidence.accented ? asAccented : asPlain;
  if (evidence.asked) standing += asked;
  if (type === 'translation') standing -= foreignYields * Math.max(0, owner - ownedFrom);
  if (type === 'alias') standing -= aliasYields * Math.max(0, owner - ownedFrom);
  return standing;
}

/** Who types the beginning of a name rarely means one in another language: “kre” is not Greece in Finnish. */
const foreignPrefix = 0.2;

/** How a name stands that only begins with what was typed.
 * @param language  '' where it is not known
 * @param whole     the whole name was typed */
export function standingOfPrefix(
  importance: number,
  type: NameType,
  language: string,
  whole: boolean,
): number {
  const standing = importance - costOf(type, language) + (whole ? asAbbreviated : 0);
  return type === 'translation' ? standing - foreignPrefix : standing;
}

/** What is left of a name's worth, 0 to 1, where it is only similar. */
export const worthOf = (type: NameType): number => 1 - cost[type] / 2;
