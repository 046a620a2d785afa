/** Nouns that say what kind of place is meant, and the reading of the `feature_type` filter. */

import { anyKind, type KindMask, marineKinds, maskOf, placeKinds, waterKinds } from '../domain/place.ts';

/** What first-level regions are called in English and beside their names in other languages, folded. */
export const regionNouns =
  'province county oblast voblast krai kray okrug voivodeship governorate emirate prefecture department departement ' +
  'departamento canton kanton parish wilaya vilayet provincia provincie provinz provins judet megye ' +
  'fylke lan kraj';

/** “Rutland Water” is no land. */
const waters = placeKinds.filter((kind) => (maskOf([kind]) & waterKinds) !== 0);

const kindsOfNoun: Record<string, readonly string[]> = {
  ...Object.fromEntries(regionNouns.split(' ').map((noun) => [noun, ['region']])),
  country: ['country', 'territory'],
  nation: ['country', 'territory'],
  state: ['region', 'country'],
  bundesstaat: ['region'],
  staat: ['region', 'country'],
  bundesland: ['region'],
  etat: ['region', 'country'],
  estado: ['region', 'country'],
  stato: ['region', 'country'],
  region: ['region', 'grouping', 'cultural_region', 'metropolitan_area'],
  area: ['metropolitan_area'],
  coast: ['coast'],
  shore: ['coast'],
  city: ['city'],
  town: ['city'],
  village: ['city'],
  continent: ['continent'],
  ocean: ['ocean'],
  sea: ['sea'],
  gulf: ['gulf'],
  bay: ['bay'],
  strait: ['strait'],
  channel: ['channel', 'strait'],
  lake: ['lake', 'reservoir'],
  reservoir: ['reservoir', 'lake'],
  water: waters,
  waters,
  river: ['river'],
  canal: ['canal', 'river'],
  // An island may be a country, a region or several of them too.
  island: ['island', 'archipelago', 'country', 'territory', 'region', 'grouping'],
  archipelago: ['archipelago'],
  grouping: ['grouping'],
  peninsula: ['peninsula', 'region', 'grouping'],
  desert: ['desert'],
  mountains: ['mountain_range'],
  mountain: ['mountain', 'mountain_range'],
  volcano: ['mountain', 'mountain_range'],
  range: ['mountain_range'],
  plateau: ['plateau'],
  glacier: ['glacier'],
  ...Object.fromEntries(
    'forest forests woods woodland rainforest jungle wetland wetlands swamp swamps swampland marsh marshes marshland bog bogs'
      .split(' ')
      .map((noun) => [noun, ['forest', 'wetland']]),
  ),
  delta: ['wetland', 'plain', 'basin', 'cultural_region'],
  valley: ['basin', 'plain', 'cultural_region'],
  basin: ['basin', 'plain', 'plateau'],
  hills: ['mountain_range', 'plateau', 'cultural_region'],
  highlands: ['plateau', 'mountain_range', 'cultural_region'],
  lowlands: ['plain', 'basin', 'cultural_region'],
  plain: ['plain', 'basin'],
  plains: ['plain', 'basin'],
  steppe: ['plain', 'desert', 'plateau'],
  steppes: ['plain', 'desert', 'plateau'],
  lagoon: ['lagoon', 'lake'],
  fjord: ['fjord'],
  cape: ['cape'],
  peak: ['mountain'],
  summit: ['mountain'],
  massif: ['mountain_range', 'mountain'],
  insel: ['island', 'archipelago', 'country', 'territory', 'region', 'grouping'],
  halbinsel: ['peninsula', 'region', 'grouping'],
  fluss: ['river'],
  gebirge: ['mountain_range'],
  wuste: ['desert'],
};

/** Nouns for countries and their parts, and for what lies in nature, that say beside a name which place of it is meant. */
export const divisionNouns: ReadonlySet<string> = new Set([
  ...regionNouns.split(' '),
  ...'country nation state staat bundesstaat bundesland region'.split(' '),
]);
export const naturalNouns: ReadonlySet<string> = new Set(
  'range mountains desert river lake island peninsula sea gulf bay strait canal plateau glacier'.split(' '),
);

/** Further ones that stand behind a name: "the Pantanal wetlands", "the Ozarks highlands". */
export const landscapeNouns: ReadonlySet<string> = new Set(
  (
    'forest forests woods woodland rainforest jungle wetland wetlands swamp swamps swampland marsh marshes marshland bog bogs ' +
    'delta valley basin hills highlands lowlands plain plains steppe steppes lagoon fjord cape peak summit massif volcano archipelago'
  ).split(' '),
);
/** What may stand before such a noun: "the Sundarbans mangrove forest", "the Napa Valley wine region". */
export const beforeLandscapeNoun: ReadonlySet<string> = new Set(
  'mangrove wine tropical coastal mountain wetland desert hill lake river forest island'.split(' '),
);

/** Those of German, which need no "of" before the name. */
export const germanNouns: ReadonlySet<string> = new Set('insel halbinsel fluss gebirge wuste'.split(' '));

/** Kinds that the words of a query speak of; 0 when none does. */
export function kindHint(words: Iterable<string>): KindMask {
  let mask = 0;
  for (const word of words) mask |= maskOf(Object.hasOwn(kindsOfNoun, word) ? kindsOfNoun[word]! : []);
  return mask;
}

/** Kinds of places that have a coast. */
export const coastalKinds: KindMask = anyKind & ~maskOf(['city', 'river', 'canal']);

const stateWords = new Set(['state', 'etat', 'estado', 'stato']);

/** Kinds that win a tie when such a noun stands in the query: “the state of Georgia” is a state before a country. */
export function kindPreference(words: Iterable<string>): KindMask {
  const list = [...words];
  const mask = kindHint(list);
  if (list.includes('island')) return mask & maskOf(['island']);
  return list.some((word) => stateWords.has(word)) ? mask & ~maskOf(['country', 'territory']) : mask;
}

/** What each known value of the water filter lets through. The contract documents lake, river and ocean: `ocean` stands
 * for all salt water that belongs to the ocean (its seas, gulfs, bays and straits included), `lake` for all standing
 * inland water. Every other value means its own kind alone. */
export const featureTypes: Readonly<Record<string, KindMask>> = Object.freeze({
  lake: maskOf(['lake', 'reservoir', 'lagoon']),
  river: maskOf(['river', 'canal']),
  ocean: marineKinds,
  sea: maskOf(['sea']),
  gulf: maskOf(['gulf']),
  bay: maskOf(['bay']),
  strait: maskOf(['strait', 'channel']),
  channel: maskOf(['channel', 'strait']),
  sound: maskOf(['sound']),
  fjord: maskOf(['fjord']),
  lagoon: maskOf(['lagoon']),
  reservoir: maskOf(['reservoir']),
  canal: maskOf(['canal']),
});

/** @returns the kinds, or undefined for an unknown value; case, blanks and a plural s do not matter */
export function featureTypeMask(value: string): KindMask | undefined {
  const word = value.trim().toLowerCase();
  if (Object.hasOwn(featureTypes, word)) return featureTypes[word];
  const singular = word.replace(/s$/, '');
  return Object.hasOwn(featureTypes, singular) ? featureTypes[singular] : undefined;
}
