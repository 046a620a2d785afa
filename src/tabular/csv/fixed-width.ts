/** Tables whose columns stand at the same place in every line, as terminals, R and reports print them. */

import { isNumberLike } from '../domain/number-form.ts';
import { isRule, type LineToCsv, mostTitles, titlesOf, toCell } from './lined-text.ts';

/** A table of fixed width that begins below titles, a blank line or a rule, and on further pages again.
 *  @param lines the first ones
 *  @returns undefined where a table from the first line on has as many columns, or there is none */
export function fixedBelowTitles(lines: readonly string[]): LineToCsv | undefined {
  const namesIn = (toCsv: LineToCsv | undefined, line: string) => toCsv?.(line)?.split(',') ?? [];
  const whole = namesIn(fixedWidths(lines), lines[0]!).length;
  for (let at = 1; at <= Math.min(mostTitles, lines.length - 4); at++) {
    const header = lines[at]!;
    if (!(lines[at - 1]!.trim() === '' || isRule(lines[at - 1]!)) || header.trim() === '' || isRule(header))
      continue;
    const titles = lines.slice(0, at).filter((line) => line.trim() !== '' && !isRule(line));
    const isTitle = titlesOf(titles);
    const toCsv = fixedWidths(lines.slice(at).filter((line) => !isTitle(line)));
    const names = namesIn(toCsv, header);
    // Pages begin with both again.
    const further = lines.slice(at + 1);
    const paged =
      further.some((line) => line.trim() !== '' && isTitle(line)) &&
      further.some((line) => line.trimEnd() === header.trimEnd());
    if (
      names.length <= (paged ? 1 : Math.max(whole, 1)) ||
      names.some((name) => name === '' || isNumberLike(name))
    )
      continue;
    let [begun, named] = [false, false];
    return (line) => {
      const isHeader = line.trimEnd() === header.trimEnd();
      begun ||= isHeader;
      if (!begun || (isHeader && named) || (isTitle(line) && line.trim() !== '')) return null;
      named = true;
      return toCsv!(line);
    };
  }
  return undefined;
}

/** Lines that fixed width is told from. */
const looked = 100;

/** @param lines the first ones, the header first
 *  @returns undefined when no gaps run down through all lines, or only one column is between them */
export function fixedWidths(lines: readonly string[]): LineToCsv | undefined {
  const sample = lines.slice(0, looked).filter((line) => line.trim() !== '' && !isDrawn(line));
  if (sample.length < 3 || sample.some((line) => line.includes('\t'))) return undefined;
  const width = Math.max(...sample.map((line) => line.length));
  const starts: number[] = [];
  const gaps: number[] = [];
  let inside = false;
  let gap = 0;
  for (let at = 0; at < width; at++) {
    const empty = sample.every((line) => at >= line.length || line[at] === ' ');
    if (empty) gap++;
    else if (!inside) {
      gaps.push(starts.length > 0 ? gap : Number.POSITIVE_INFINITY);
      starts.push(at);
    }
    if (!empty) gap = 0;
    inside = !empty;
  }
  const header = sample[0]!;
  const cellOf = (line: string, k: number) => line.slice(k === 0 ? 0 : starts[k], starts[k + 1] ?? Infinity);
  // A gap without a name to its right lies within cells of several words.
  for (let k = starts.length - 1; k > 0; k--) {
    if (cellOf(header, k).trim() !== '') continue;
    starts.splice(k, 1);
    gaps.splice(k, 1);
  }
  const least = Math.min(...gaps);
  // Sentences may have a space at the same place by chance: names above all columns, and room between them, show a table.
  // The numbers or names of rows stand in front without one.
  const aligned = areAligned(sample, starts);
  const named = starts.every(
    (_, k) =>
      /^\S+(?: \S+)*$/.test(cellOf(header, k).trim()) ||
      (k === 0 && (aligned || areCounted(sample, starts[1]))),
  );
  const told =
    lines.find((line) => kindsOfTibble.test(line))?.match(/<[^<>]{1,20}>/g)?.length === starts.length - 1;
  if (starts.length < 2 || !named || (least < 2 && sample.length < 8 && !told && !aligned)) return undefined;
  return (line) => (isDrawn(line) ? null : starts.map((_, k) => toCell(cellOf(line, k))).join(','));
}

const isDrawn = (line: string): boolean => isRule(line) || kindsOfTibble.test(line) || sizeOfFrame.test(line);
/** `[16 rows x 3 columns]`, `16 rows × 3 columns`: what pandas says below a table. */
const sizeOfFrame = /^\s*\[?\d+ rows [x×] \d+ columns\]?\s*$/;
/** `<chr>  <dbl> <date>`: what R says of the columns of a tibble. */
const kindsOfTibble = /^\s*<[a-z]{3,5}(?:\[[\w, ]+\])?>(?:\s+<[a-z]{3,5}(?:\[[\w, ]+\])?>)*\s*$/;

/** Whether all cells but the first of each line end at the place where their names end, as R and pandas print numbers. */
const areAligned = (lines: readonly string[], starts: readonly number[]): boolean =>
  starts.length > 2 &&
  starts.slice(1).every((start, k) => {
    const ends = lines.map((line) => line.slice(start, starts[k + 2]).trimEnd().length);
    return ends[0]! > 0 && ends.every((end) => end === ends[0]);
  });

/** Whether the lines below the first begin with their numbers. */
const areCounted = ([, ...rows]: readonly string[], end = 0): boolean =>
  rows.every((line, i) => [i, i + 1].includes(Number(line.slice(0, end).trim() || Number.NaN)));
