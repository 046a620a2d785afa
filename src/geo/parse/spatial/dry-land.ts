/** "All land within 100 km of Malta", "the land north of 60° N": what lies there without the sea. */

import type { Language, SpatialQuery } from '../../domain/query.ts';

/** Land of which the words behind it say where. */
const said: Partial<Record<Language, RegExp>> = {
  en: /\bland(?: areas?| mass(?:es)?)?(?: (?:that |which )?(?:is|are|lies?)| lying| located| situated)? (?:within|inside|less|closer|nearer|more than|farther|further|up to|at most|no more|under|north|south|east|west|northeast|northwest|southeast|southwest|between|above|below|around|near)\b/,
  de: /\b(?:land|landflachen?)(?: das| die)? (?:innerhalb|im umkreis|am|rund um|weniger|mehr|naher|bis|hochstens|nordlich|sudlich|ostlich|westlich|nordostlich|nordwestlich|sudostlich|sudwestlich|zwischen)\b/,
  fr: /\bterres?(?: emergees?)?(?: situees?)? (?:a moins|a plus|a l|a \d|au nord|au sud|au dela|plus pres|plus proches?|entre|dans un rayon)\b/,
  es: /\btierras?(?: situadas?| que estan?)? (?:a menos|a mas|a \d|al norte|al sur|al este|al oeste|mas cerca|entre|dentro)\b/,
};

/** Operations whose answer takes land and sea alike. */
const overBoth: ReadonlySet<SpatialQuery['type']> = new Set([
  'Buffer',
  'Closer',
  'Bank',
  'Directional',
  'Between',
  'BetweenAll',
  'GridBox',
  'Rectangle',
  'Offset',
  'Near',
]);

export const takesSea = (query: SpatialQuery): boolean => {
  if (query.type === 'Intersection') return query.of.every(takesSea);
  if (query.type === 'Union') return query.of.some(takesSea);
  if (query.type === 'Difference') return takesSea(query.from);
  // Halfway between is a point, and what is far from the sea is land.
  if (query.type === 'Between' && query.halfway) return false;
  if (query.type === 'Buffer' && query.of.type === 'Sea') return false;
  return overBoth.has(query.type);
};

/** @param words  of the sentence, folded */
export function onDryLand(
  query: SpatialQuery,
  words: readonly { readonly text: string }[],
  language: Language,
): SpatialQuery {
  const form = said[language];
  if (!form || !takesSea(query) || !form.test(words.map(({ text }) => text).join(' '))) return query;
  return { type: 'Intersection', of: [query, { type: 'Land' }] };
}
