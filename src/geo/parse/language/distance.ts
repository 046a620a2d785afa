/** Lengths in words and digits: "50 km", "fifty miles", "half a mile", "a couple of nautical miles". */

import type { Distance, Language, LengthUnit } from '../../domain/query.ts';
import type { Word } from '../words.ts';
import { tables, wordsOfAll } from './tables.ts';
import { readUnit } from './unit.ts';

const times = wordsOfAll((table) => table.times);
/** Measures that people write and that are no length, times aside. */
const notLengths = wordsOfAll((table) => table.notLengths);

interface Numbers {
  readonly small: ReadonlyMap<string, number>;
  readonly more: ReadonlyMap<string, number>;
  readonly glue: ReadonlySet<string>;
  readonly range: ReadonlySet<string>;
}

const numbersOf = Object.fromEntries(
  Object.entries(tables).map(([language, { numbers }]): [string, Numbers] => [
    language,
    {
      small: new Map([
        ...numbers.ones.split(' ').map((word, index) => [word, index] as const),
        ...numbers.tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
      ]),
      more: new Map(Object.entries(numbers.more)),
      glue: new Set(numbers.glue.split(' ')),
      range: new Set(numbers.range.split(' ')),
    },
  ]),
) as Record<Language, Numbers>;
const scales = new Map(Object.values(tables).flatMap(({ numbers }) => Object.entries(numbers.scales)));

export interface FoundDistance {
  value: number;
  unit: LengthUnit;
  /** Words used. */
  length: number;
  /** How a misspelt unit was read. */
  note?: string;
}

/** Words of a number written out at most, and of glue before its unit. */
const longestNumber = 12;
/** A letter wrong in a short word after "a" is some other word. */
const leastAfterArticle = 8;

/** In other languages than English the point parts thousands and the comma is decimal; in a text of the other language
 * nobody can tell. */
const ofOthers = /^[1-9]\d{0,2}\.\d{3}$/;
/** Nobody writes the last nought of a decimal. */
const inEnglish = /^[1-9]\d{0,2}\.\d\d0$/;
const ofEnglish = /^[1-9]\d{0,2},\d{3}$/;

export type DistanceResult =
  | { kind: 'distance'; distance: FoundDistance }
  /** A number with a measure that is no length, or none at all. */
  | { kind: 'problem'; detail: string; length: number }
  | undefined;

/** The length that begins at a word, if one does. */
export function readDistance(words: readonly Word[], at: number, language: Language): DistanceResult {
  const number = numberAt(words, at, language);
  if (!number) return undefined;
  let next = at + number.length;
  const limit = next + longestNumber;
  while (next < limit && words[next] && numbersOf[language].glue.has(words[next]!.text) && number.spelled)
    next++;
  const unit = readUnit(words, next, number.article ? leastAfterArticle : undefined);
  const raw = words[at]!.raw.trim();
  if (unit && (language === 'en' ? inEnglish : ofEnglish).test(raw)) {
    return {
      kind: 'problem',
      detail: `"${raw}" may mean ${raw.replace(/[.,]/, '')} or ${Number(raw.replace(',', '.'))}; write it without the sign, or with other than three digits after it`,
      length: next - at + unit.length,
    };
  }
  if (unit) {
    const { note, length } = unit;
    return {
      kind: 'distance',
      distance: {
        value: number.value,
        unit: unit.unit,
        length: next - at + length,
        ...(note !== undefined && { note }),
      },
    };
  }
  const word = words[next];
  if (word && times.has(word.text)) {
    return {
      kind: 'problem',
      detail: `"${number.value} ${word.raw}" is a time, not a length: how far one gets in it depends on roads and traffic, which are not known here; write a distance, for example "within 150 km of"`,
      length: next - at + 1,
    };
  }
  if (word && notLengths.has(word.text)) {
    const said = `${number.value} ${word.raw}`;
    return {
      kind: 'problem',
      detail: `"${said}" is not a length; use metres, kilometres, feet, yards, miles or nautical miles`,
      length: next - at + 1,
    };
  }
  if (number.spelled) return undefined;
  return {
    kind: 'problem',
    detail: `the number ${number.value} has no unit; use metres, kilometres, feet, yards, miles or nautical miles`,
    length: number.length,
  };
}

/** "10-20 km", "10 to 20 km", "between 10 and 20 km" without its first word: two lengths that belong together. */
export function readRange(
  words: readonly Word[],
  at: number,
  language: Language,
): { near: Distance; far: Distance; length: number; notes: readonly string[] } | undefined {
  const first = numberAt(words, at, language);
  if (!first || words[at]!.text === '-') return undefined;
  let next = at + first.length;
  const own = readUnit(words, next);
  if (own) next += own.length;
  if (numbersOf[language].range.has(words[next]?.text ?? '')) next++;
  else if (!words[next]?.joined) return undefined;
  const second = readDistance(words, next, language);
  if (second?.kind !== 'distance') return undefined;
  const { value, unit, length, note } = second.distance;
  return {
    notes: [own?.note, note].filter((said) => said !== undefined),
    near: { value: first.value, unit: own?.unit ?? unit },
    far: { value, unit },
    length: next + length - at,
  };
}

interface FoundNumber {
  value: number;
  length: number;
  spelled: boolean;
  /** No more than "a" or "un". */
  article?: boolean;
}

/** The number that begins at a word, in digits or written out. */
export function numberAt(words: readonly Word[], at: number, language: Language): FoundNumber | undefined {
  const first = words[at];
  if (!first) return undefined;
  if (first.kind === 'mark' && first.text === '-' && words[at + 1]?.kind === 'number') {
    return { value: -words[at + 1]!.value!, length: 2, spelled: false };
  }
  if (first.kind === 'number') {
    const scale = scales.get(words[at + 1]?.text ?? '');
    if (scale !== undefined) return { value: first.value! * scale, length: 2, spelled: false };
    const grouped = language !== 'en' && ofOthers.test(first.raw.trim());
    return { value: grouped ? Math.round(1000 * first.value!) : first.value!, length: 1, spelled: false };
  }
  return spelledNumber(words, at, language);
}

/** "two hundred and fifty", "half a", "one and a half", "zweihundert". */
function spelledNumber(words: readonly Word[], at: number, language: Language): FoundNumber | undefined {
  const { small, more, glue } = numbersOf[language];
  let total = 0;
  let current: number | undefined;
  let length = 0;
  let article = false;
  for (let i = at; i < Math.min(words.length, at + longestNumber); i++) {
    const word = words[i]!;
    if (word.kind !== 'word') break;
    const pair = words[i + 1]?.joined ? small.get(`${word.text}-${words[i + 1]!.text}`) : undefined;
    const value = pair ?? small.get(word.text);
    if (value !== undefined) {
      current = (current ?? 0) + value;
      if (pair !== undefined) i++;
    } else if (scales.has(word.text)) {
      const scale = scales.get(word.text)!;
      current = (current === undefined || current === 0 ? 1 : current) * scale;
      if (scale >= 1000) {
        total += current;
        current = 0;
      }
    } else if (more.has(word.text)) {
      const value = more.get(word.text)!;
      if (value < 1) current = article ? value : (current ?? 0) + value;
      else if (value === 1 && current !== undefined) continue;
      else current = current === undefined || current === 1 ? value : current * value;
      article = value === 1;
    } else if (length > 0 && glue.has(word.text)) {
      continue;
    } else {
      break;
    }
    length = i - at + 1;
  }
  if (current === undefined || length === 0) return undefined;
  return { value: total + current, length, spelled: true, article: length === 1 && article };
}
