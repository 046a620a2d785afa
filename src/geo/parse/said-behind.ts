/** What is said behind a place of the place itself: "50 km around Hanover without the city itself", "the Danube in Austria
 * with 5 km on each side". */

import { fold } from '../domain/fold.ts';
import type { PlaceSet, SpatialQuery } from '../domain/query.ts';
import { demonym } from './language/demonyms.ts';
import type { NameSource } from './name-source.ts';

const itself =
  /^(?<head>.+?),? (?:without|except|excluding|but not(?: in)?|minus|not including|not counting|ohne|außer|sans|sauf|sin|excepto|salvo) (?:the |die |den |das |la |le |el )?(?:city|town|country|state|island|lake|stadt|land|insel|ort|ville|pays|île|ciudad|país|isla)(?: itself| selbst| selber| elle-même| lui-même| misma| mismo| proper)$/iu;
const eachSide =
  /^(?<head>.+?),? (?<word>with|plus|mit) (?<distance>[\d.,]+ ?[\p{L}]+) (?:on|to|at|auf|zu|an) (?:each|either|both|jeder|beiden)(?: its)? (?:sides?|banks?|seiten?|ufern?)(?: of it)?$/iu;
/** "Lapland, the Finnish one", "gobi desert, mongolian part", "Lake Constance (Swiss side)" */
const theOne =
  /^(?<head>\p{L}[^,(]*)(?:, ?| \()(?:the )?(?<whose>\p{L}+) (?:one|part|side|portion|section|sector|bit)(?: only)?\)?(?: (?:please|pls|plz|thanks|thx))?$/iu;
/** "ireland, the northern part" */
const theSide =
  /^(?<head>\p{L}[^,(]*)(?:, ?| \()(?:the )?(?<side>(?:north|south)(?:-?(?:east|west))?(?:ern)?|(?:east|west)(?:ern)?|central|middle) (?<share>part|half|third|quarter)\)?$/iu;
/** "santiago, the one in cape verde", "the Danube, the part in Serbia" */
const theOneIn =
  /^(?<head>\p{L}[^,(]*)(?:, ?| \()the (?:one|part|bit|stretch) (?:in|of) (?<land>\p{L}[^,()]*)\)?$/iu;
/** "the section of the Rio Grande that forms the border with Mexico" */
const asBorder =
  /^(?:(?:the )?(?:section|part|stretch|portion|bit|length)s? of|where) (?:the )?(?<river>\p{L}[^,]*?) (?:that |which |where it )?(?:forms?|is|makes?(?: up)?|marks?|forming|marking|making|acts as|serves as) (?:the|a|an?|part of the) (?:\p{L}+ )?(?:border|boundary|frontier) (?<link>between|of|with|to) (?<lands>\p{L}.*)$/iu;
/** Rivers and borders are drawn up to so many kilometres from each other. */
const besideKm = 5;
/** "the smallest country on the African mainland" */
const onMainland =
  /^(?<head>.+) on (?:the )?(?:(?<land>\p{L}+(?: \p{L}+)?) mainland|mainland (?:of )?(?<of>\p{L}.*))$/iu;
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

const isOfLand = (word: string, names: NameSource) =>
  names.isAdjective(fold(word)) || names.isCountry?.(fold(word)) === true || demonym(word) !== undefined;

/** A question with something of that kind behind it; undefined for others. */
export function saidBehind(written: string, names: NameSource): SaidBehind | undefined {
  const text = written.trim();
  const isName = (whole: string) => names.knows(fold(whole), false);
  const whose = theOne.exec(text)?.groups;
  if (whose && isOfLand(whose.whose!, names)) return ofLand(whose.head!, whose.whose!, isName);
  const side = theSide.exec(text)?.groups;
  if (side) return { text: `the ${side.side} ${side.share} of ${side.head}`, meant: (query) => query };
  const inLand = theOneIn.exec(text)?.groups;
  if (inLand) return { text: `${inLand.head}, ${inLand.land}`, meant: (query) => query };
  const border = asBorder.exec(text)?.groups;
  if (border && isName(border.river!)) return riverAtBorder(border);
  const mainland = onMainland.exec(text)?.groups;
  if (mainland) {
    const { head, land, of } = mainland;
    return { text: `${head} in mainland ${land ?? of}`, meant: (query) => query };
  }
  const two = twoNames.exec(text)?.groups;
  if (two && isName(two.one!) && isName(two.other!) && !isName(text))
    return { text: `${two.one} and ${two.other}`, meant: (query) => query };
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

function riverAtBorder({ river, link, lands }: Record<string, string>): SaidBehind {
  return {
    text: /^between$/iu.test(link!) ? `border between ${lands}` : `border of ${lands}`,
    meant: (query) =>
      query.type === 'BorderBetween' || query.type === 'BorderOf'
        ? {
            type: 'Intersection',
            of: [
              { type: 'NamedPlace', name: river! },
              { type: 'Buffer', of: query, distance: { value: besideKm, unit: 'km' } },
            ],
          }
        : undefined,
  };
}

function ofLand(head: string, land: string, isName: (text: string) => boolean): SaidBehind {
  const whole = `${land} ${head}`;
  if (isName(whole)) return { text: whole, meant: (query) => query };
  const around: SpatialQuery = { type: 'NamedPlace', name: land };
  return {
    text: head,
    meant: (query) =>
      query.type === 'NamedPlace' ? { type: 'Intersection', of: [query, around] } : undefined,
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
