/** Whether the day, the month or the year comes first in dates of digits. */

import { plainDate } from './date-text.ts';
import { type DateOrder, digits } from './written-date.ts';

/** The day of the week before a date. */
const beforeDigits = /^\p{L}{2,14}\.?,? (?=\d)/u;

/** Which number is the day in dates of digits (`03/04/2024`): what those say in which one is above 12. Where none is,
 * firsts of months over more than one year are still clear (`2/1/2023`, `3/1/2023` … `1/1/2024`), and points between the
 * numbers mean day first, as everywhere where points are written.
 * @param given the order that the owner of the texts names: it is taken where no text speaks against it
 * @returns undefined when no text is such a date, `contradictory` when some say this and others that, `ambiguous` when
 *   none says */
export function dateOrder(
  texts: Iterable<string>,
  given?: DateOrder,
): DateOrder | 'ambiguous' | 'contradictory' | undefined {
  let [dayFirst, monthFirst, yearFirst, pointed, hyphens, seen] = [0, 0, 0, 0, 0, 0];
  let [leftOnes, rightOnes] = [0, 0];
  const years = new Set<string>();
  const lefts = new Set<string>();
  for (const text of texts) {
    const match = digits.exec(plainDate(text).replace(beforeDigits, ''));
    if (match === null) continue;
    const [left, right] = [Number(match[1]), Number(match[3])];
    seen++;
    if (match[2]!.startsWith('.')) pointed++;
    if (match[2] === '-') hyphens++;
    if (left > 31) yearFirst++;
    else if (left > 12) dayFirst++;
    else if (right > 12) monthFirst++;
    if (left === 1) leftOnes++;
    if (right === 1) rightOnes++;
    years.add(match[4]!);
    lefts.add(match[1]!);
  }
  if (seen === 0) return undefined;
  // Years of two digits that run on like days, while what should be days stands still: the year may come first.
  const short = [...years].every((year) => year.length === 2 && Number(year) <= 31);
  if (given === 'dayFirst' && monthFirst + yearFirst === 0) return given;
  if (given === 'monthFirst' && dayFirst + yearFirst === 0) return given;
  if (given === 'yearFirst' && monthFirst === 0 && short) return given;
  if (yearFirst > 0) return short && monthFirst === 0 ? 'yearFirst' : 'contradictory';
  if (short && years.size > 3 * lefts.size) return 'ambiguous';
  if (
    short &&
    pointed === 0 &&
    monthFirst === 0 &&
    given === undefined &&
    mayBeginWithYear(lefts, years, hyphens === seen)
  )
    return 'ambiguous';
  if (dayFirst > 0 && monthFirst > 0) return 'contradictory';
  if (dayFirst > 0) return 'dayFirst';
  if (monthFirst > 0) return 'monthFirst';
  if (years.size > 1 && (leftOnes === seen) !== (rightOnes === seen))
    return leftOnes === seen ? 'dayFirst' : 'monthFirst';
  return pointed === seen ? 'dayFirst' : 'ambiguous';
}

export const dateMarks = ['.', '/', '-'] as const;
export type DateMark = (typeof dateMarks)[number];

/** The mark between day, month and year of texts; undefined where they have several, or no digits alone. */
export function dateMarkOf(texts: readonly string[]): DateMark | undefined {
  const marks = new Set(texts.map((text) => digits.exec(plainDate(text))?.[2]?.trim()));
  const [mark] = marks;
  return marks.size === 1 ? (mark as DateMark | undefined) : undefined;
}

const last30 = new Set(['30', '31']);

/** Whether the first numbers lie closer together than the last ones, as years do and days do not: `24-04-05`, `23-11-23`. Of one
 * date alone hyphens do not tell. */
function mayBeginWithYear(lefts: ReadonlySet<string>, lasts: ReadonlySet<string>, hyphens: boolean): boolean {
  const spreadOf = (texts: ReadonlySet<string>) => {
    const numbers = [...texts].map(Number);
    return Math.max(...numbers) - Math.min(...numbers);
  };
  const [left, last] = [spreadOf(lefts), spreadOf(lasts)];
  // Firsts and lasts of months.
  if (lasts.size === 1 && lefts.size > 1 && (lasts.has('01') || last30.has([...lasts][0]!))) return true;
  return last > left || (hyphens && lefts.size === 1 && lasts.size === 1);
}
