/** Numbers and lengths as a table writes them: "1.500,5 km", "五十公里", "পঞ্চাশ", "двести пятьдесят километров". */

import { type Distance, type LengthUnit, metresPerUnit } from '../../domain/query.ts';
import type { LanguageTable } from './table.ts';
import { foldPhrase, type Text } from './text.ts';

/** Units as they are written everywhere. */
const common: Readonly<Record<LengthUnit, string>> = {
  m: 'm',
  km: 'km|kms|kilometer|kilometers|kilometre|kilometres',
  ft: 'ft|feet',
  yd: 'yd|yds|yard|yards',
  mi: 'mi|mile|miles',
  nmi: 'nm|nmi',
};

interface NumberWord {
  readonly word: string;
  readonly value: number;
  readonly type: 'one' | 'scale' | 'glue';
}

type UnitWord = readonly [word: string, unit: LengthUnit, times: number];

export interface Amounts {
  readonly numbers: readonly NumberWord[];
  readonly units: readonly UnitWord[];
  /** The same by their first letter: most letters of a text begin none. */
  readonly numbersAt: ReadonlyMap<string, readonly NumberWord[]>;
  readonly unitsAt: ReadonlyMap<string, readonly UnitWord[]>;
  readonly unless: readonly string[];
  /** From here on a scale multiplies all that stands before it: 万, thousand. */
  readonly largeScale: number;
  readonly decimal: ',' | '.';
  readonly unspaced: boolean;
}

function byFirstLetter<T>(list: readonly T[], wordOf: (entry: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const entry of list) {
    const letter = wordOf(entry).charAt(0);
    const known = map.get(letter);
    if (known) known.push(entry);
    else map.set(letter, [entry]);
  }
  return map;
}

const longestFirst = (a: string, b: string) => b.length - a.length;

export function amountsOf(table: LanguageTable): Amounts {
  const numbers: NumberWord[] = [];
  const list = (entries: string, type: 'one' | 'scale') => {
    for (const entry of entries.split(/\s+/).filter(Boolean)) {
      const [words, value] = entry.split('=') as [string, string];
      for (const word of words.split('|'))
        numbers.push({ word: foldPhrase(word.replaceAll('_', ' ')), value: Number(value), type });
    }
  };
  list(table.numbers.ones, 'one');
  list(table.numbers.scales, 'scale');
  for (const glue of table.numbers.glue?.split('|') ?? [])
    numbers.push({ word: foldPhrase(glue), value: 0, type: 'glue' });
  const units = (Object.keys(metresPerUnit) as LengthUnit[]).flatMap((unit) =>
    [
      [`${common[unit]}|${table.units[unit] ?? ''}`, 1] as const,
      [table.tenfold?.[unit] ?? '', 10] as const,
    ].flatMap(([words, times]) =>
      words
        .split('|')
        .filter(Boolean)
        .map((word) => [foldPhrase(word), unit, times] as const),
    ),
  );
  numbers.sort((a, b) => longestFirst(a.word, b.word));
  units.sort(([a], [b]) => longestFirst(a, b));
  return {
    numbers,
    units,
    numbersAt: byFirstLetter(numbers, ({ word }) => word),
    unitsAt: byFirstLetter(units, ([word]) => word),
    largeScale: numbers.some(({ type, value }) => type === 'scale' && value === 10_000) ? 10_000 : 1000,
    unless: table.numbers.unless?.split('|').map(foldPhrase) ?? [],
    decimal: table.decimal,
    unspaced: table.unspaced === true,
  };
}

export interface FoundAmount {
  readonly value: number;
  /** What words behind the figures multiply them by. */
  readonly scale?: number;
  readonly end: number;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** The number that begins at a letter. */
export function numberAt(text: Text, at: number, amounts: Amounts): FoundAmount | undefined {
  const { edge } = text;
  const first = figuresAt(text, at, amounts);
  if (first) {
    let { value, end, scale } = first;
    // "1億5000万", "1억 5천만"
    while (scale > 1) {
      const next = figuresAt(text, text.skip(end), amounts);
      if (!next || next.value >= scale) break;
      value += next.value;
      ({ end, scale } = next);
    }
    return { value, end, scale: first.scale };
  }
  if (!edge[at] && !amounts.unspaced) return undefined;
  // Done with, below the next large scale, and the last word of it.
  let total = 0;
  let section = 0;
  let unit: number | undefined;
  let end = at;
  let next = at;
  // Every turn goes on by a word at least.
  for (;;) {
    const found = wordAt(text, next, amounts);
    if (!found || (found.type === 'glue' && end === at)) break;
    next += found.word.length;
    const { type, value } = found;
    if (type === 'one' && value >= 100) section += value;
    else if (type === 'one') unit = (unit ?? 0) + value;
    else if (type === 'scale' && value < amounts.largeScale) {
      section += (unit ?? 1) * value;
      unit = undefined;
    } else if (type === 'scale') {
      const before = section + (unit ?? 0);
      // "zweitausend Millionen" multiplies both words, "a million two hundred thousand" the last ones.
      total = value > total ? (total + before || 1) * value : total + (before || 1) * value;
      section = 0;
      unit = undefined;
    }
    if (type !== 'glue') end = next;
    next = text.skip(next);
  }
  if (end === at || (!edge[end] && !amounts.unspaced && !unitAt(text, end, amounts))) return undefined;
  return { value: total + section + (unit ?? 0), end };
}

/** A number in figures with the words that multiply it: "5천만" is 5 times 1000 times 10000.
 * @returns what it comes to, and what its words come to */
function figuresAt(text: Text, at: number, amounts: Amounts): (FoundAmount & { scale: number }) | undefined {
  const { folded } = text;
  if (!isDigit(folded.charCodeAt(at))) return undefined;
  const digits = /^(?:\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)/.exec(
    folded.slice(at, at + 32),
  )?.[0];
  if (digits === undefined) return undefined;
  let end = at + digits.length;
  let scale = 1;
  for (;;) {
    const next = text.skip(end);
    const word = wordAt(text, next, amounts);
    // "2.5 千米" is kilometres and not thousands of metres.
    const unit = unitAt(text, next, amounts);
    if (word?.type !== 'scale' || (unit && unit.end > next + word.word.length)) break;
    scale *= word.value;
    end = next + word.word.length;
  }
  return { value: toNumber(digits, amounts.decimal) * scale, end, scale };
}

/** The longest word of a number that ends where a word does, or goes on with another one: "vijfentwintig". */
function wordAt(text: Text, at: number, amounts: Amounts): NumberWord | undefined {
  const { folded, edge } = text;
  if (amounts.unless.some((word) => folded.startsWith(word, at))) return undefined;
  const beginning = (from: number) => amounts.numbersAt.get(folded.charAt(from));
  const ends = (end: number): boolean =>
    edge[end] === true ||
    amounts.unspaced ||
    (beginning(end)?.some(({ word }) => folded.startsWith(word, end) && ends(end + word.length)) ?? false);
  return beginning(at)?.find(({ word }) => folded.startsWith(word, at) && ends(at + word.length));
}

/** "1.500,5" with a decimal comma, "1,500.5" with a point. A lone point in front of other than three digits is decimal
 * everywhere, as calculators write it. */
function toNumber(digits: string, decimal: ',' | '.'): number {
  const plain = digits.replaceAll(' ', '');
  const other = decimal === ',' ? '.' : ',';
  if (!plain.includes(decimal)) {
    const parts = plain.split(other);
    if (parts.length === 2 && parts[1]!.length !== 3) return Number(`${parts[0]}.${parts[1]}`);
    return Number(parts.join(''));
  }
  // A mark that stands more than once groups: "1.234.567".
  if (plain.indexOf(decimal) !== plain.lastIndexOf(decimal)) return Number(plain.replace(/[.,]/g, ''));
  return Number(plain.replaceAll(other, '').replace(decimal, '.'));
}

function unitAt(
  text: Text,
  at: number,
  { unitsAt, unspaced }: Amounts,
): { unit: LengthUnit; times: number; end: number } | undefined {
  for (const [word, unit, times] of unitsAt.get(text.folded.charAt(at)) ?? []) {
    if (!text.folded.startsWith(word, at)) continue;
    const end = at + word.length;
    // A suffix may follow what is long enough to be a unit and nothing else: "kilometreden".
    if (text.edge[end] || word.length >= 5 || (unspaced && word.length > 1)) return { unit, times, end };
  }
  return undefined;
}

export interface FoundDistance {
  readonly distance: Distance;
  /** How many of its unit one of the words for it is: 10 for the Swedish mile. */
  readonly times: number;
  readonly end: number;
}

/** The length that begins at a letter: a number and its unit. */
export function distanceAt(text: Text, at: number, amounts: Amounts): FoundDistance | undefined {
  const number = numberAt(text, at, amounts);
  if (!number) return undefined;
  const unit = unitAt(text, text.skip(number.end), amounts);
  return (
    unit && {
      distance: { value: number.value * unit.times, unit: unit.unit },
      times: unit.times,
      end: unit.end,
    }
  );
}
