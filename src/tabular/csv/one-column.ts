/** Files of a single column whose cells hold spaces: `1h 20m`, `3.888,50 €`, `2024-01-01 10:00`, `Ann Lee`. */

import { dateFormOf, isUnknownOrder, parseDate } from '../domain/date-form.ts';
import { isNumberLike } from '../domain/number-form.ts';
import { parseTime } from '../domain/time-form.ts';

/** Lines that are looked at below the name. */
const looked = 50;
/** Fewer show no pattern. */
const leastLines = 2;

/** Whether one word stands above lines of which each is one value, though every one has a space.
 * @param lines without empty ones */
export function isOneColumn(lines: readonly string[]): boolean {
  const [name = '', ...rest] = lines;
  const cells = rest.slice(0, looked).map((line) => line.trim());
  if (cells.length < leastLines || !/^[^\s,;\t|"\d]{1,40}$/.test(name.trim())) return false;
  if (cells.some((cell) => cell.length > 48 || !/\S \S/.test(cell) || /[;\t|"]| {2}/.test(cell)))
    return false;
  // People and places: no title stands above two columns of words.
  if (cells.every((cell) => /^[\p{L}\p{M}.'’ -]+$/u.test(cell))) return true;
  const isValue = (text: string) => isMeasured(text) || parseTime(text) !== undefined;
  return cells.every(isValue) || areDates(cells);
}

/** A number and its unit; two numbers are two cells, or one with spaces between thousands. */
const isMeasured = (text: string): boolean => !/\d \d/.test(text) && isNumberLike(text);

function areDates(cells: readonly string[]): boolean {
  if (cells.some((cell) => cell.includes(','))) return false;
  const form = dateFormOf(cells);
  if (form === 'ambiguous') return true;
  return (
    form !== undefined && !isUnknownOrder(form) && cells.every((cell) => parseDate(cell, form) !== undefined)
  );
}
