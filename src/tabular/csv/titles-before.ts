/** Lines that stand before the header of a table: titles, and keys with their values. */

import { isNumberLike } from '../domain/number-form.ts';
import { looksLikeRow } from './header-row.ts';
import { cellsOf, linesOf } from './text-lines.ts';

/** Lines before the header that can be skipped, at most. */
export const maxLinesBefore = 120;

/** Lines before the table that hold one cell, or none, where the lines of the table hold several. */
export function titlesBefore(text: string, delimiter: string): string[] {
  const lines = linesOf(text).slice(0, maxLinesBefore + 20);
  const widths = lines.map((line) => filledCells(line, delimiter));
  if (isSentence(lines, delimiter)) return lines.slice(0, 1);
  // Many lines of one cell each, a blank one, and lines of the same cells to the end.
  const blankLine = widths.lastIndexOf(0);
  const rows = widths.slice(blankLine + 1, -1);
  if (
    blankLine > 2 &&
    blankLine < maxLinesBefore &&
    rows.length > 2 &&
    rows[0]! > 1 &&
    rows.every((width) => width === rows[0]) &&
    widths.slice(0, blankLine).every((width) => width < 2)
  )
    return lines.slice(0, blankLine + 1);
  const sentences = sentencesBefore(lines, widths, delimiter);
  if (sentences > 0) return lines.slice(0, sentences);
  const filled = widths.filter((width) => width > 0);
  const several = filled.filter((width) => width > 1);
  const usual = mode(several.length * 3 >= filled.length ? several : filled);
  if (usual < 2) return [];
  // The header has as many names as the lines have cells, or nearly. Below a title, two cells (`Printed by,Anna`) are none.
  const titled = widths.find((width) => width > 0) === 1 && usual > 2;
  const least = titled ? Math.max(3, usual - 1) : Math.max(2, usual - 1);
  const cells = (line: string) => line.split(delimiter).length;
  // The first name may be missing, and those of groups stand above the first column of each.
  const isHeader = (width: number, at: number) =>
    width >= least ||
    (width >= Math.min(2, usual - 1) &&
      lines[at]!.trimStart().startsWith(delimiter) &&
      cells(lines[at]!) >= usual);
  const block = usual === 2 ? pairsBefore(lines, widths) : blockBefore(widths, usual);
  if (block > 0 && areKeys(lines.slice(0, block), delimiter)) return lines.slice(0, block);
  const header = widths.findIndex(isHeader);
  const before = lines.slice(0, Math.max(0, header));
  if (header < 1 || header > maxLinesBefore || before.every((line) => line.trim() === '')) return [];
  // Where a row of values follows, a line of several names, one for each group of columns, is the header.
  const last = before.at(-1)!;
  if (widths[header - 1]! > 1 && cells(last) >= usual && !cellsOf(last, delimiter).some(isNumberLike)) {
    const isTable = looksLikeRow(lines.slice(header).join(''), { delimiter, runs: false });
    if (isTable && before.slice(0, -1).every((line) => isTitle(line, delimiter, 1)))
      return before.slice(0, -1);
  }
  const most = titled || usual > 3 ? 2 : 1;
  if (before.every((line) => isTitle(line, delimiter, most))) return before;
  // Names of groups (`ID,Before,,After,`) stand in a row of as many cells as the table has.
  const groups = before.findIndex((line, at) => widths[at]! > 1 && cells(line) >= usual);
  return groups > 0 && groups === header - 1 && widths.slice(0, groups).every((width) => width < 2)
    ? lines.slice(0, groups)
    : [];
}

/** Whether the first line is a sentence that has as many commas as the table has (`Sales, by city, 2024`): a space stands behind
 * each of them, behind none of the next lines, and names stand below it above numbers. */
function isSentence(lines: readonly string[], delimiter: string): boolean {
  const [first = '', names = '', ...rows] = lines;
  const isSpaced = (line: string) => line.includes(`${delimiter} `);
  if (delimiter !== ',' || rows.length < 3 || !/^[^",]+(?:, [^",]+)+$/.test(first.trim())) return false;
  if ([names, ...rows.slice(0, 20)].some(isSpaced)) return false;
  const hasNumber = (line: string) => cellsOf(line, delimiter).some((cell) => isNumberLike(cell));
  return !hasNumber(names) && cellsOf(names, delimiter).length > 1 && rows.slice(0, 3).every(hasNumber);
}

/** Lines of sentences with commas (`Sales, by city`), a space behind each of them, above a blank line and a table that has no such
 * comma: how many, 0 for none. */
function sentencesBefore(lines: readonly string[], widths: readonly number[], delimiter: string): number {
  const blank = widths.indexOf(0);
  const begin = widths.findIndex((width, at) => at > blank && width > 0);
  const rows = lines.slice(begin, -1);
  if (delimiter !== ',' || blank < 1 || begin < 0 || rows.length < 3 || widths[begin]! < 2) return 0;
  const above = lines.slice(0, blank);
  const isSpaced = (line: string) => /,/.test(line) && !/,(?! \S)|"/.test(line.trim());
  if (!above.some(isSpaced) || !above.every((line, at) => widths[at] === 1 || isSpaced(line))) return 0;
  const isRow = (line: string, at: number) => widths[begin + at] === widths[begin] && !line.includes(', ');
  return rows.slice(0, 20).every(isRow) ? begin : 0;
}

/** Whether lines hold keys and values; under names of their own, numbers alone are another table. */
function areKeys(all: readonly string[], delimiter: string): boolean {
  const lines = all.filter((line) => filledCells(line, delimiter) > 0);
  if (lines.some((line) => line.trimStart().startsWith(delimiter))) return false;
  const [, ...values] = lines.map((line) => cellsOf(line, delimiter)[1] ?? '');
  return values.length < 2 || !values.every((value) => isNumberLike(value));
}

/** Lines of keys and values, with fewer cells than the table, and a blank line between: how many, 0 for none. */
function blockBefore(widths: readonly number[], usual: number): number {
  const blank = widths.indexOf(0);
  if (usual < 3 || blank < 1 || !widths.slice(0, blank).every((width) => width < usual)) return 0;
  // Several blocks may stand above it, and sentences between.
  const begin = widths.findIndex((width, at) => at > blank && widths[at - 1] === 0 && width === usual);
  const between = widths.slice(blank, Math.max(begin, blank));
  return begin > 0 &&
    begin <= maxLinesBefore &&
    between.every((width) => 2 * width <= usual || (usual === 3 && width < usual))
    ? begin
    : 0;
}

/** The same above a table of two columns: below the blank line stand names, and a digit in every row. A line alone says something
 * in digits (`Account;DE12`): it may be the names otherwise. */
function pairsBefore(lines: readonly string[], widths: readonly number[]): number {
  const blank = widths.indexOf(0);
  const begin = widths.findIndex((width, at) => at > blank && width > 0);
  const rows = lines.slice(begin + 1, -1);
  const hasDigit = (line: string) => /\d/.test(line);
  if (blank < 1 || begin < 0 || rows.length < Math.max(3, blank)) return 0;
  if (blank === 1 && !hasDigit(lines[0]!)) return 0;
  const isPair = (width: number) => width === 2;
  const below = widths.slice(begin, begin + 1 + Math.max(3, blank));
  const isTable = !hasDigit(lines[begin]!) && rows.slice(0, below.length - 1).every(hasDigit);
  return isTable && [...widths.slice(0, blank), ...below].every(isPair) ? begin : 0;
}

/** Nothing, or a text in the first cell and few others. */
function isTitle(line: string, delimiter: string, most: number): boolean {
  const width = filledCells(line, delimiter);
  return width <= 1 || (width <= most && !line.trimStart().startsWith(delimiter));
}

function filledCells(line: string, delimiter: string): number {
  // A line of quotes around nothing is blank.
  if (line.trim() === '""') return 0;
  if (delimiter.length > 1) return line.split(delimiter).filter((cell) => cell.trim() !== '').length;
  let filled = 0;
  let quotedNow = false;
  let empty = true;
  for (const character of line) {
    if (character === '"') {
      quotedNow = !quotedNow;
      empty = false;
    } else if (character === delimiter && !quotedNow) {
      if (!empty) filled++;
      empty = true;
    } else if (character.trim() !== '') empty = false;
  }
  return empty ? filled : filled + 1;
}

function mode(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
