/** A name with the noun beside it that says which of its places is meant: "the state of Oaxaca", "Kanton Zürich", "Lviv
 * oblast", "Tian Shan range". The whole stands for the place; the noun alone is no word that may be dropped, for Oaxaca is a
 * city, too. */

import { fold } from '../domain/fold.ts';
import {
  beforeLandscapeNoun,
  divisionNouns,
  germanNouns,
  landscapeNouns,
  naturalNouns,
} from './kind-words.ts';
import type { NameSource } from './name-source.ts';
import type { Spans } from './spatial/spans.ts';

const linking = new Set('of von de del du des d della do da'.split(' '));
/** "Province della Lombardia" are several, in Italian. */
const severalBefore: Readonly<Record<string, RegExp>> = { province: /^dell?a?$/ };
const countryNouns = new Set('country nation state'.split(' '));
const articles = new Set('the la le el der die das'.split(' '));

/** Nouns that need no word between them and the name: "Kanton Zürich", "Insel Rügen". */
const closeNouns: ReadonlySet<string> = new Set([...divisionNouns, ...germanNouns]);
/** Behind a name alone: "Kano city", "Jena town". */
const townNouns = new Set('city town'.split(' '));
const superlative = /est$|^(?:most|main|major|big|large|small|every|each|any|which|what|all)$/;
/** Other forms of the nouns: "des Kantons Bern", "des Bundesstaates Oaxaca", "Co. Kerry". */
const forms: ReadonlyMap<string, string> = new Map([
  ['kantons', 'kanton'],
  ['staates', 'staat'],
  ['bundesstaates', 'bundesstaat'],
  ['flusses', 'fluss'],
  ['gebirges', 'gebirge'],
  ['co', 'county'],
]);

/** French, Spanish and German nouns, and what the look-up calls them: "la isla de Mallorca". Those with a hyphen behind
 * them need no word between: "le fleuve Loire", "die Stadt Jena". */
const foreign: ReadonlyMap<string, { noun: string; isClose: boolean }> = new Map(
  (
    'isla=island ile=island rio-=river fleuve-=river riviere-=river lago-=lake lac-=lake ciudad=city ville=city ' +
    'stadt-=city peninsula=peninsula peninsule=peninsula desierto=desert sierra=mountains cordillera=mountains ' +
    'massif=mountains archipielago=island archipel=island golfo=gulf golfe=gulf bahia=bay baie=bay ' +
    'inselgruppe-=island'
  )
    .split(' ')
    .map((row) => {
      const [word, noun] = row.split('=') as [string, string];
      return [word.replace('-', ''), { noun, isClose: word.endsWith('-') }];
    }),
);

/** @returns what names the place, how many words of the text it has, where the bare name begins, and whether the noun is a
 *           word of one language and no part of the name; undefined where neither stands beside the other */
export function nounOfName(
  spans: Spans,
  at: number,
  names: NameSource,
): { name: string; length: number; from: number; isWord?: true } | undefined {
  const { words } = spans;
  const word = words[at];
  if (word?.kind !== 'word') return undefined;
  const isA = (from: number, length: number, noun: string) =>
    names.isA?.(fold(spans.quote(from, length)), noun) === true;
  const noun = forms.get(word.text) ?? word.text;
  if (closeNouns.has(noun) || naturalNouns.has(noun)) {
    let from = at + 1;
    if (severalBefore[noun]?.test(words[from]?.text ?? '')) return undefined;
    if (linking.has(words[from]?.text ?? '')) from++;
    else if (!closeNouns.has(noun)) return undefined;
    if (articles.has(words[from]?.text ?? '')) from++;
    const length = words[from] ? spans.nameAt(from) : 0;
    // "state capital" is none of the places called Capital.
    if (length === 0 || words[from]!.text.startsWith('capital')) return undefined;
    // "county of Cork": where one is called "County Cork", Cork alone is the city.
    const close = `${noun} ${spans.quote(from, length)}`;
    const isClose = noun === word.text && from > at + 1 && names.knows(fold(close), false);
    // "island of Sicily": a region.
    const isIsland = noun === 'island' && ['region', 'country'].some((kind) => isA(from, length, kind));
    if (!isA(from, length, noun) && !isIsland && !isClose) return undefined;
    const name = noun === word.text && !isClose ? spans.quote(at, from + length - at) : close;
    return { name, length: from + length - at, from };
  }
  const other = foreign.get(word.text);
  if (other) {
    // A name that has the noun in it is one already: "golfo de Cádiz".
    if (spans.nameAt(at) > 1) return undefined;
    let from = at + 1;
    if (linking.has(words[from]?.text ?? '')) from++;
    else if (!other.isClose) return undefined;
    if (articles.has(words[from]?.text ?? '') && spans.nameAt(from) < 2) from++;
    const length = words[from] ? spans.nameAt(from) : 0;
    if (length === 0 || !isA(from, length, other.noun)) return undefined;
    const name = `${other.noun} ${spans.quote(from, length)}`;
    return { name, length: from + length - at, from, isWord: true };
  }
  // "la provincia", "im Kanton": small words are codes as well.
  const small = articles.has(word.text) || (word.raw.length < 3 && word.raw === word.text);
  const length = small ? 0 : spans.nameAt(at);
  if (length === 0) return undefined;
  // "Hokkaido island" ends in the noun, "Sundarbans mangrove forest" has one more.
  const after = words[at + length + 1]?.text ?? '';
  const isBefore = beforeLandscapeNoun.has(words[at + length]?.text ?? '') && landscapeNouns.has(after);
  const between = isBefore ? 1 : 0;
  const behind = words[at + length + between];
  if (behind?.kind !== 'word') return undefined;
  const isTown = between === 0 && townNouns.has(behind.text);
  // "The largest Texas city" is any city of Texas, and "Nigeria city" none called Nigeria.
  if (isTown && (superlative.test(words[at - 1]?.text ?? '') || names.isCountry?.(spans.quote(at, length))))
    return undefined;
  const isNoun = isTown || divisionNouns.has(behind.text) || naturalNouns.has(behind.text);
  if (!isNoun && !landscapeNouns.has(behind.text)) return undefined;
  // "The biggest US state" is not the country.
  if (countryNouns.has(behind.text) && names.isCountry?.(spans.quote(at, length))) return undefined;
  if (!isA(at, length, behind.text)) return undefined;
  const whole = length + between + 1;
  return { name: spans.quote(at, whole), length: whole, from: at };
}
