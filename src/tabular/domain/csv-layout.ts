/** What stands around the table of a CSV file: a `sep=` line, comments and titles before the header. */

import { sniffDelimiter } from './sniff-delimiter.ts';

export interface CsvLayout {
  readonly delimiter: string;
  /** Characters of the text before the header. */
  skip: number;
  readonly notes: readonly string[];
}

/** Lines before the header that can be skipped, at most. */
const maxLinesBefore = 40;

/** @param head  the beginning of the text
 * @param given  the delimiter, when the caller knows it */
export function layoutOf(head: string, given: string | undefined): CsvLayout {
  const notes: string[] = [];
  let skip = 0;
  let delimiter = given;
  const separator = /^sep=(.)\r?(?:\n|$)/i.exec(head);
  if (separator !== null) {
    skip = separator[0].length;
    delimiter ??= separator[1]!;
  }
  const comments = commentsBefore(head.slice(skip));
  const found = delimiter ?? sniffDelimiter(head.slice(skip + lengthOf(comments)));
  const headerMark = comments.at(-1);
  // A header behind a comment sign has as many cells as the lines below it.
  if (headerMark !== undefined && isHeaderLike(headerMark, head.slice(skip + lengthOf(comments)), found)) {
    skip += lengthOf(comments.slice(0, -1)) + /^#+ ?/.exec(headerMark)![0].length;
    if (comments.length > 1) notes.push(linesSkipped(comments.length - 1, 'comment'));
    return { delimiter: found, skip, notes };
  }
  if (comments.length > 0) notes.push(linesSkipped(comments.length, 'comment'));
  skip += lengthOf(comments);
  const titles = titlesBefore(head.slice(skip), found);
  if (titles.length > 0)
    notes.push(`${linesSkipped(titles.length, 'title')} The first is ${quoted(titles[0]!)}.`);
  return { delimiter: found, skip: skip + lengthOf(titles), notes };
}

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0);
const linesSkipped = (count: number, kind: string) =>
  `${count} ${kind} ${count === 1 ? 'line' : 'lines'} before the header ${count === 1 ? 'was' : 'were'} skipped.`;
const quoted = (line: string) => JSON.stringify(line.trim().slice(0, 60));

/** Lines with their line ends. */
const linesOf = (text: string): string[] => text.match(/[^\n\r]*(?:\r\n|\n|\r)|[^\n\r]+$/g) ?? [];

function commentsBefore(text: string): string[] {
  const lines = linesOf(text);
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return end < 1 || end > maxLinesBefore ? [] : lines.slice(0, end);
}

function isHeaderLike(comment: string, below: string, delimiter: string): boolean {
  const width = comment.split(delimiter).length;
  const first = linesOf(below).find((line) => line.trim() !== '');
  return width > 1 && first !== undefined && first.split(delimiter).length === width;
}

/** Lines before the table that hold one cell, or none, where the lines of the table hold several. */
function titlesBefore(text: string, delimiter: string): string[] {
  const lines = linesOf(text).slice(0, maxLinesBefore + 20);
  const widths = lines.map((line) => filledCells(line, delimiter));
  const usual = mode(widths.filter((width) => width > 0));
  if (usual < 2) return [];
  // The header has as many names as the lines have cells, or nearly.
  const header = widths.findIndex((width) => width >= Math.max(2, usual - 1));
  const before = lines.slice(0, Math.max(0, header));
  if (header < 1 || header > maxLinesBefore || before.every((line) => line.trim() === '')) return [];
  return lines.slice(0, header).every((line) => isTitle(line, delimiter, usual)) ? before : [];
}

/** Nothing, or a text in the first cell alone; beside it one more where the table is wide. */
function isTitle(line: string, delimiter: string, usual: number): boolean {
  const width = filledCells(line, delimiter);
  return width === 0 || (width <= (usual > 3 ? 2 : 1) && !line.trimStart().startsWith(delimiter));
}

function filledCells(line: string, delimiter: string): number {
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
