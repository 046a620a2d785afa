/** What is said behind a place of the place itself: "50 km around Hanover without the city itself", "the Danube in Austria
 * with 5 km on each side". */

import type { PlaceSet, SpatialQuery } from '../domain/query.ts';

const itself =
  /^(?<head>.+?),? (?:without|except|excluding|but not(?: in)?|minus|not including|not counting|ohne|außer|sans|sauf|sin|excepto|salvo) (?:the |die |den |das |la |le |el )?(?:city|town|country|state|island|lake|stadt|land|insel|ort|ville|pays|île|ciudad|país|isla)(?: itself| selbst| selber| elle-même| lui-même| misma| mismo| proper)$/iu;
const eachSide =
  /^(?<head>.+?),? (?<word>with|plus|mit) (?<distance>[\d.,]+ ?[\p{L}]+) (?:on|to|at|auf|zu|an) (?:each|either|both|jeder|beiden)(?: its)? (?:sides?|banks?|seiten?|ufern?)(?: of it)?$/iu;
/** "Lapland, the Finnish one" */
const theOne = /^(?<head>\p{Lu}[^,]*), the (?<whose>\p{Lu}\p{L}+) one$/u;
/** "Mount Cook / Aoraki": a place by two of its names. */
const twoNames = /^(?<one>\p{Lu}[^/,]+?) ?\/ ?(?<other>\p{Lu}[^/,]+)$/u;

/** How a distance is said of a place in the language of the word. */
const around: Readonly<Record<string, readonly [string, string]>> = {
  with: ['within', 'of'],
  mit: ['', 'um'],
};

export interface SaidBehind {
  /** The question to read in its place. */
  readonly text: string;
  /** What its reading means with what is said behind it; undefined where that cannot be. */
  readonly meant: (query: SpatialQuery) => SpatialQuery | undefined;
}

/** A question with something of that kind behind it; undefined for others.
 * @param isName  whether all of a text is a name */
export function saidBehind(written: string, isName: (text: string) => boolean): SaidBehind | undefined {
  const text = written.trim();
  const whose = theOne.exec(text)?.groups;
  if (whose) return { text: `${whose.whose} ${whose.head}`, meant: (query) => query };
  const names = twoNames.exec(text)?.groups;
  if (names && isName(names.one!) && isName(names.other!) && !isName(text))
    return { text: `${names.one} and ${names.other}`, meant: (query) => query };
  const without = itself.exec(text)?.groups;
  if (without) return { text: without.head!, meant: withoutMiddle };
  const { head, word, distance } = eachSide.exec(text)?.groups ?? {};
  if (head === undefined) return undefined;
  const [before, after] = around[word!.toLowerCase()] ?? around.with!;
  return {
    text: `${before} ${distance} ${after} ${head}`,
    meant: (query) => (isAround(query) ? query : undefined),
  };
}

/** What lies about a place, less the place. */
function withoutMiddle(query: SpatialQuery): SpatialQuery | undefined {
  const parts = query.type === 'Intersection' ? query.of : [query];
  const about = parts.filter((one) => one.type === 'Buffer' || (one.type === 'Near' && one.zone === 'near'));
  const [one, more] = about as { readonly of: SpatialQuery }[];
  if (!one || more || one.of.type !== 'NamedPlace') return undefined;
  // "Cities within 30 km of Paris": the town is one of them.
  if (parts[0]!.type !== 'PlaceSet') return { type: 'Difference', from: query, minus: one.of };
  const [set, ...rest] = parts as [PlaceSet, ...SpatialQuery[]];
  const others: PlaceSet = {
    ...set,
    where: [...(set.where ?? []), { type: 'Not', of: { type: 'In', of: one.of } }],
  };
  return { type: 'Intersection', of: [others, ...rest] };
}

const isAround = (query: SpatialQuery): boolean =>
  query.type === 'Buffer' ||
  (query.type === 'Intersection' && query.of.some(({ type }) => type === 'Buffer'));
