/** What people type into a search box: "rivers france atlantic", "peru cities >500k coast". Each word is a noun for the members
 * of a set, a place, an amount or a side of the sea, in any order and with no grammar between them; they are put into a
 * sentence. A word that is none of those leaves the text as it is. */

import { fold } from '../../domain/fold.ts';
import { isOrdinary } from '../sets/ordinary-words.ts';
import { vocabulary } from '../told-language.ts';
import type { Known } from './known.ts';

interface Found {
  kind?: string;
  superlative?: string;
  count?: string;
  shore?: string;
  /** "Portuguese speaking" */
  speaking?: string;
  amount?: string;
  unit?: string;
  bound?: string;
  distance?: string;
  fromName?: string;
  /** What is left out, with its preposition. */
  without?: string;
  bordering?: string;
  /** What was read last. */
  last: string;
  /** A word for a border was read. */
  border: boolean;
  lands: string[];
  waters: string[];
  rivers: string[];
}

/** Words of a name or a noun at most, and of such a text. */
const longestName = 4;
const longestText = 12;

const superlatives =
  /^(?:largest|biggest|smallest|longest|shortest|highest|tallest|deepest|most populous|least populous)$/u;
const bounds: Readonly<Record<string, string>> = {
  '>': 'more than',
  over: 'more than',
  above: 'more than',
  'more than': 'more than',
  'bigger than': 'more than',
  bigger: 'more than',
  larger: 'more than',
  higher: 'more than',
  taller: 'more than',
  more: 'more than',
  'higher than': 'more than',
  'taller than': 'more than',
  'larger than': 'more than',
  '>=': 'at least',
  min: 'at least',
  'at least': 'at least',
  '<': 'less than',
  under: 'less than',
  below: 'less than',
  'less than': 'less than',
  'fewer than': 'less than',
};
const units: Readonly<Record<string, string>> = {
  people: 'people',
  ppl: 'people',
  pop: 'people',
  'pop.': 'people',
  population: 'people',
  inhabitants: 'people',
  residents: 'people',
  km2: 'km2',
  'km²': 'km2',
  sqkm: 'km2',
  'sq km': 'km2',
  'square km': 'km2',
  'square kilometres': 'km2',
  'square kilometers': 'km2',
  'sq miles': 'square miles',
  'square miles': 'square miles',
  m: 'm',
  metres: 'm',
  meters: 'm',
  ft: 'feet',
  feet: 'feet',
  km: 'km',
  kms: 'km',
  kilometres: 'km',
  kilometers: 'km',
  mi: 'miles',
  mile: 'miles',
  miles: 'miles',
};
const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
};
const coasts: ReadonlySet<string> = new Set([
  'coast',
  'coastal',
  'coastline',
  'seaside',
  'by the sea',
  'sea',
]);
const negations: ReadonlySet<string> = new Set(['no', 'not', 'except', 'without', 'minus', 'excluding']);
const borders: ReadonlySet<string> = new Set([
  'border',
  'borders',
  'bordering',
  'border with',
  'next to',
  'near border',
]);
const fillers: ReadonlySet<string> = new Set([
  'in',
  'of',
  'the',
  'with',
  'and',
  'list',
  'list of',
  'name',
  'names',
  'all',
  'map',
  'around',
  'radius',
  'within',
  'from',
  'on',
]);

/** Sets whose members people count by their inhabitants, and by their height. */
const peopled =
  /(?:cit(?:y|ies)|towns?|villages?|countr(?:y|ies)|states?|provinces?|regions?|counties|capitals?|metropolises)$/u;
const towns = /(?:cities|towns)$/u;
const high = /(?:mountains?|peaks?|summits?|volcanoes|volcanos)$/u;

/** @returns undefined where the text is none of keywords alone */
export function sentenceOf(text: string, known: Known): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/[><]=?|≥|≤/gu, (sign) => ` ${{ '≥': '>=', '≤': '<' }[sign] ?? sign} `)
    .replace(/(?<=\d),(?=\d{3})/gu, '')
    .replace(/(?<=\d)(?!(?:st|nd|rd|th)\b)(?=\p{L})/gu, ' ')
    .replace(/\+/gu, ' + ')
    .replace(/[,:?!()]/gu, ' ')
    .replaceAll("'s ", ' ')
    .replace(/-(?=speaking )/gu, ' ')
    .trim()
    .split(/\s+/u);
  if (words.length < 2 || words.length > longestText) return undefined;
  const found: Found = { last: '', border: false, lands: [], waters: [], rivers: [] };
  for (let at = 0; at < words.length; ) {
    const end = take(words, at, found, known);
    if (end === undefined) return undefined;
    at = end;
  }
  return put(found);
}

/** "Than" is a town in India. */
const isSmall = (word: string): boolean => vocabulary('en').has(fold(word));

/** The end of what a word begins. */
function take(words: readonly string[], at: number, found: Found, known: Known): number | undefined {
  if (words[at + 1] === 'speaking')
    return once(found, 'speaking', `${words[at]} speaking`) ? at + 2 : undefined;
  for (let end = Math.min(words.length, at + longestName); end > at; end--) {
    const said = words.slice(at, end).join(' ');
    if (!phrase(said, words, end, found, known)) continue;
    // "not in the EU"
    if (!fillers.has(said)) found.last = said;
    return end;
  }
  found.last = words[at]!;
  return /^\d/u.test(words[at]!) ? amount(words, at, found) : undefined;
}

function phrase(said: string, words: readonly string[], end: number, found: Found, known: Known): boolean {
  const next = words[end] ?? '';
  const isDenied = negations.has(found.last);
  // What is denied is a place or the sea.
  // "No" is "in the" in Portuguese, and denies nothing but the coast.
  if (found.last === 'no' && !coasts.has(said)) return false;
  if (isDenied && !coasts.has(said)) return place(said, words, end, found, known);
  if (said === '+') {
    if (found.amount === undefined || found.bound !== undefined) return false;
    found.bound = 'at least';
    return true;
  }
  const bound = Object.hasOwn(bounds, said) ? bounds[said] : undefined;
  if (bound !== undefined && /^\d/u.test(next)) {
    if (found.bound !== undefined) return false;
    found.bound = bound;
    return true;
  }
  // "The smallest of the African countries" is one.
  if (said === 'of' && superlatives.test(found.last)) return false;
  if (superlatives.test(said)) return once(found, 'superlative', said);
  if (/^\d+(?:st|nd|rd|th)$/u.test(said)) return superlatives.test(next) && once(found, 'count', said);
  if (said === 'top' && /^\d+$/u.test(next)) return true;
  if (Object.hasOwn(units, said) && units[said] === 'people') return once(found, 'unit', 'people');
  if (coasts.has(said) && isDenied) return once(found, 'shore', 'landlocked');
  if (coasts.has(said)) return once(found, 'shore', 'on the coast');
  if (said === 'landlocked') return once(found, 'shore', 'landlocked');
  if (known.isNoun(said) && !/border|neighbo/u.test(said)) {
    if (found.kind === undefined && said.split(' ').length < 3) return once(found, 'kind', said);
    return false;
  }
  if (found.superlative !== undefined && known.isOne(said) && found.kind === undefined)
    return once(found, 'kind', said);
  return place(said, words, end, found, known);
}

function place(said: string, words: readonly string[], end: number, found: Found, known: Known): boolean {
  if (borders.has(said)) {
    found.border = true;
    return !negations.has(found.last);
  }
  if (negations.has(said)) return words[end] !== undefined && !negations.has(found.last);
  if (fillers.has(said)) return true;
  if (!/^[\p{L}\p{M}'’. -]+$/u.test(said) || !known.isName(said)) return false;
  if (isOrdinary(said, true) || (isSmall(said) && !known.isLand(said))) return false;
  const first = words[end] ?? '';
  const { last } = found;
  if (negations.has(last))
    return once(found, 'without', `${known.isGroup(said) ? 'not in' : 'except'} ${said}`);
  const isBeside = borders.has(last) || (borders.has(first) && found.lands.length > 0);
  if (isBeside && known.isLand(said)) return once(found, 'bordering', said);
  if (['sea', 'ocean', 'gulf', 'lake', 'bay'].some((noun) => known.isUsually(said, noun)))
    found.waters.push(said);
  else if (known.isUsually(said, 'river')) found.rivers.push(said);
  else if (known.isLand(said) || known.isUsually(said, 'island') || known.isGroup(said))
    found.lands.push(said);
  else return once(found, 'fromName', said);
  return true;
}

function once<K extends keyof Omit<Found, 'last' | 'border' | 'lands' | 'waters' | 'rivers'>>(
  found: Found,
  key: K,
  value: string,
): boolean {
  if (found[key] !== undefined) return false;
  found[key] = value;
  return true;
}

/** A number with its scale and its unit; "5" beside a superlative is a count, and what has a length alone is a distance. */
function amount(words: readonly string[], at: number, found: Found): number | undefined {
  const number = words[at]!;
  if (!/^\d+(?:\.\d+)?$/u.test(number)) return undefined;
  let end = at + 1;
  const isTop =
    words[at - 1] === 'top' || superlatives.test(words[at - 1] ?? '') || superlatives.test(words[end] ?? '');
  if (isTop) return once(found, 'count', number) ? end : undefined;
  const scale = words[end] ?? '';
  const said = [`${words[end]} ${words[end + 1]}`, scale].find((unit) => Object.hasOwn(units, unit));
  const isMillion = scale === 'm' && peopled.test(found.kind ?? words.join(' '));
  let value = number;
  if (
    ['thousand', 'million', 'billion'].includes(scale) ||
    (Object.hasOwn(scales, scale) && (scale !== 'm' || isMillion))
  ) {
    value = `${number} ${scales[scale] ?? scale}`;
    end++;
  } else if (said !== undefined) {
    const unit = units[said]!;
    end += said.split(' ').length;
    if (unit === 'km' || unit === 'miles')
      return once(found, 'distance', `${number} ${unit}`) ? end : undefined;
    if (!once(found, 'unit', unit)) return undefined;
  }
  return once(found, 'amount', value) ? end : undefined;
}

/** The sentence; undefined where it would have to be guessed. */
function put(found: Found): string | undefined {
  const isAlone = found.lands.length === 1 && found.waters.length + found.rivers.length === 0;
  // "Kenya bordering countries"
  if (found.border && found.bordering === undefined && isAlone && !towns.test(found.kind ?? ''))
    found.bordering = found.lands.pop()!;
  const {
    kind,
    superlative,
    count,
    amount: number,
    lands,
    waters,
    rivers,
    distance,
    fromName,
    without,
    bordering,
    speaking,
  } = found;
  const places =
    (bordering === undefined ? 0 : 1) +
    lands.length +
    waters.length +
    rivers.length +
    (fromName === undefined ? 0 : 1);
  if (kind === undefined || places === 0 || waters.length + rivers.length > 1) return undefined;
  if (
    (distance !== undefined) !== (fromName !== undefined) &&
    !(distance !== undefined && waters.length + rivers.length === 1)
  )
    return undefined;
  if (count !== undefined && superlative === undefined && !peopled.test(kind)) return undefined;
  const unit =
    found.unit ??
    (number === undefined ? undefined : peopled.test(kind) ? 'people' : high.test(kind) ? 'm' : undefined);
  if (number === undefined ? found.bound !== undefined : unit === undefined) return undefined;
  if (found.unit !== undefined && number === undefined && superlative === undefined) return undefined;
  if (found.border && bordering === undefined) return undefined;
  if (found.shore === 'landlocked' && !kind.endsWith('countries')) return undefined;
  const parts: string[] = [];
  if (superlative !== undefined || count !== undefined) parts.push('the');
  if (count !== undefined) parts.push(count);
  if (superlative !== undefined || count !== undefined) parts.push(superlative ?? 'largest');
  if (found.shore === 'landlocked') parts.push('landlocked');
  if (speaking !== undefined) parts.push(speaking);
  parts.push(kind);
  parts.push(...lands.map((land) => `in ${land}`));
  const water = waters[0] ?? rivers[0];
  const far = distance === undefined ? undefined : `within ${distance} of ${fromName ?? water}`;
  if (water !== undefined && far === undefined) parts.push(`${beside(kind)} ${water}`);
  if (bordering !== undefined)
    parts.push(`${towns.test(kind) ? 'on the border with' : 'bordering'} ${bordering}`);
  if (number !== undefined && unit !== undefined) parts.push(sized(found.bound ?? 'more than', number, unit));
  if (found.shore === 'on the coast') parts.push('on the coast');
  if (far !== undefined) parts.push(far);
  if (without !== undefined) parts.push(without);
  return parts.join(' ');
}

/** "higher than 4000 m": a height has its own words. */
function sized(bound: string, number: string, unit: string): string {
  if (unit === 'people') return `with ${bound} ${number} people`;
  if (unit !== 'm' && unit !== 'feet') return `with an area of ${bound} ${number} ${unit}`;
  return `${{ 'more than': 'higher than', 'less than': 'lower than' }[bound] ?? 'with at least'} ${number} ${unit}`;
}

/** How a set lies to a water without a verb that says so. */
function beside(kind: string): string {
  if (kind.endsWith('rivers')) return 'flowing into';
  if (kind.endsWith('islands') || kind.endsWith('isles')) return 'in';
  return 'on';
}
