/** Columns of words that hold numbers which are not read: said, never guessed. */

import { isBareNumber } from '../../domain/number-text.ts';
import { plainCharacters } from '../../domain/plain-characters.ts';

/** Different texts that show a pattern, and how many of them must. */
const leastTexts = 3;
const most = 0.75;
/** Texts that are looked at. */
const sampled = 200;

/** A number by itself, not a part of a code (`INV-12`, `A12`). */
const number = /(?<![\p{L}\d_#.-]|\p{L}-)-?\d[\d.,\u00a0\u202f]*/gu;

const plain = /^-?(?:\d{1,3}(?:[.,\u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?$/;
/** `12.5-15.0`, `48.1, 11.5`, `10x20x30`, `3:1`. */
const several = /^\(?-?\d[\d.,]*(?:\s*(?:[-–—~:;/x×*]|,\s|to|bis)\s*-?\d[\d.,]*){1,3}\)?(?: ?\p{L}{1,3})?$/u;

/** @param dictionary texts of a column, of which no form of numbers is known
 *  @param meant      places of those that are no words for a missing value
 *  @returns undefined where they hold no numbers of their own */
export function unreadNumbers(dictionary: readonly string[], meant: readonly number[]): string | undefined {
  const written = meant.slice(0, sampled).map((code) => dictionary[code]!);
  const texts = written.filter((text) => text.length <= 60);
  if (texts.length < leastTexts) return undefined;
  const parts = texts.map((text) => text.match(number)?.map((part) => part.replace(/[.,]$/, '')) ?? []);
  const enough = (tells: (its: readonly string[], text: string) => boolean) =>
    texts.filter((text, i) => tells(parts[i]!, text)).length >= most * written.length;
  const shown = JSON.stringify(texts[0]!.slice(0, 40));
  const measured = parts.flat().some((part) => /\d[.,]\d/.test(part));
  // Bands (`18-24`) are classes, and telephone numbers have hyphens; what has decimals is measured.
  const isSeveral = (_: readonly string[], text: string) =>
    several.test(text) && !/^0x/i.test(text) && (measured || !text.includes('-'));
  if (enough(isSeveral))
    return `Each cell holds several numbers (${shown}): not read as numbers; give each a column.`;
  // Neither versions nor addresses (`192.168.0.1`).
  const isOne = (its: readonly string[]) =>
    its.length >= 1 && its.length <= 2 && its.every((part) => plain.test(part));
  const words = new Set(texts.map((text) => text.replaceAll(number, '#')));
  // One number beside the same few words in all of them.
  // Whole numbers beside a word may be names (`class 3`); beside marks alone (`[3]`) they are numbers.
  const isMarked = words.size === 1 && /^[^\p{L}#]*#[^\p{L}#]*$/u.test([...words][0]!) && !words.has('#');
  if (!(measured || isMarked) || words.size > Math.max(2, texts.length / 3) || !enough(isOne))
    return undefined;
  if (words.size === 1 && words.has('#')) {
    const code = texts.find((text) => /^-?0\d/.test(text));
    return code === undefined
      ? 'Not all cells are numbers of one form: not read as numbers; write them one way.'
      : `Numbers have zeros in front, as codes have (${JSON.stringify(code.slice(0, 40))}): not read as numbers; write them without.`;
  }
  const odd = texts.find((text) => text.replaceAll(number, '#') !== '#')!;
  return `Numbers stand beside words or marks that are not known (${JSON.stringify(odd.slice(0, 40))}): not read as numbers; write the numbers alone.`;
}

/** Whether all numbers without a percent sign look like shares of one, and those with one do not: `0.04` beside `12%`. */
export function areShares(written: readonly string[]): boolean {
  const [bare, signed] = [
    written.filter((text) => isBareNumber(text)),
    written.filter((text) => !isBareNumber(text)),
  ];
  const sizeOf = (text: string) => Math.abs(Number.parseFloat(text.replace(',', '.')));
  return (
    bare.every((text) => sizeOf(text) <= 1) &&
    bare.some((text) => sizeOf(text) % 1 > 0) &&
    signed.some((text) => sizeOf(text) > 1)
  );
}

/** `120/80`, `3/4`. */
export const isSlashed = (text: string): boolean => /^\d+ ?\/ ?\d+$/.test(plainCharacters(text));
export const slashedNote =
  'Two numbers with a slash between them: not read as numbers; give each a column, or write a fraction as a decimal.';

/** Whether what stands behind the numbers are parts of codes (`12A7`, `0x1F`), not units: they hardly repeat, or have digits inside. */
export const areCodes = (units: readonly string[], written: readonly string[]): boolean =>
  (units.length > 3 && units.length * 2 > written.length) ||
  units.some((unit) => /\d\p{L}|\d{2}/u.test(unit));

/** Whether the last run of digits and their marks holds more than noughts. */
export const endsInNumber = (text: string): boolean =>
  /[1-9]/.test(/(?<![\d.,])[\d.,]*$/.exec(text)?.[0] ?? '');
