/** Words for the quarters of a year: `first quarter`, `IV`. */

import { inLetters, lettersOf } from './month-names.ts';

/** In order, one list a language; no word stands in two lists in different places. */
const places: readonly (readonly string[])[] = [
  ['I', 'II', 'III', 'IV'],
  ['first', 'second', 'third', 'fourth'],
  ['erstes', 'zweites', 'drittes', 'viertes'],
  ['premier', 'deuxième', 'troisième', 'quatrième'],
  ['primer', 'segundo', 'tercer', 'cuarto'],
];

/** Sources of regular expressions. */
export const placeWords = places.slice(1).flat().join('|');
export const quarterWords = '(?:quarter|quartal|trimestre)';

const listOf = (word: string) => places.find((list) => list.some((place) => isAlike(place, word)));
const isAlike = (place: string, word: string) => place.toLowerCase() === word.toLowerCase();

/** @returns NaN for a word that names none */
export function partNamed(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const at = listOf(written)?.findIndex((place) => isAlike(place, written));
  return at === undefined ? Number.NaN : at + 1;
}

/** What stands for a part in the template of a text. */
export function markOfPart(written: string): string {
  if (/^\d/.test(written)) return written.length === 2 ? '{pp}' : '{p}';
  return `{w:${written}}`;
}

/** The word for a part, in the language and the letters of another one. */
export function wordOfPart(part: number, like: string): string {
  const word = listOf(like)?.[part - 1] ?? String(part);
  return /^[IV]+$/.test(like) ? word : inLetters(word, lettersOf(like));
}
