/** What stands around the table of a CSV file: a `sep=` line, comments and titles before the header. */

import { TabularError } from '../domain/errors.ts';
import { isMissingWord } from '../domain/missing-words.ts';
import { isNumberLike } from '../domain/number-form.ts';
import { fixedBelowTitles, fixedWidths } from './fixed-width.ts';
import { headerEnd } from './header-end.ts';
import { looksLikeRow } from './header-row.ts';
import {
  barredTable,
  keyedLines,
  type LineToCsv,
  latexRows,
  partedTwice,
  quotedLines,
  ruledTable,
  singleQuoted,
} from './lined-text.ts';
import { delimiterOf } from './sniff-delimiter.ts';
import { cellsOf, linesOf } from './text-lines.ts';
import { maxLinesBefore, titlesBefore } from './titles-before.ts';

export interface CsvLayout {
  readonly delimiter: string;
  /** Any run of spaces is one delimiter. */
  readonly runs: boolean;
  /** Quotes within quotes have a backslash before them. */
  readonly backslash: boolean;
  /** Characters of the text before the header. */
  readonly skip: number;
  /** Where the table is drawn for people: what makes CSV of its lines. */
  readonly toCsv?: LineToCsv;
  readonly notes: readonly string[];
}

/** @param head  the beginning of the text
 * @param given  the delimiter, when the caller knows it */
export function layoutOf(head: string, given: string | undefined): CsvLayout {
  const notes: string[] = [];
  let skip = 0;
  let named = given;
  const separator = /^"?sep=(.)"?\r?(?:\n|$)/i.exec(head);
  if (separator !== null) {
    skip = separator[0].length;
    named ??= separator[1]!;
  }
  const comments = commentsBefore(head.slice(skip));
  const below = head.slice(skip + lengthOf(comments));
  const backslash = hasEscapedQuotes(below);
  const marked = headerEnd(below);
  const above = marked.length > 0 ? marked : named === undefined ? titlesAboveNumbers(below) : [];
  if (above.length > 0) {
    const titled = `${linesSkipped(above.length, 'title')} ${firstOf(above)}`;
    const rest = layoutOf(below.slice(lengthOf(above)), named);
    const lead = comments.length > 0 ? [linesSkipped(comments.length, 'comment')] : [];
    return {
      ...rest,
      skip: skip + lengthOf(comments) + lengthOf(above) + rest.skip,
      notes: [...lead, titled, ...rest.notes],
    };
  }
  const drawn = named === undefined ? drawnTable(below) : undefined;
  if (drawn !== undefined) {
    if (comments.length > 0) notes.push(linesSkipped(comments.length, 'comment'));
    notes.push(drawn.note);
    const { toCsv, delimiter = ',' } = drawn;
    return { delimiter, runs: false, backslash: false, skip: skip + lengthOf(comments), toCsv, notes };
  }
  const sniffed = named ?? delimiterOf(below) ?? delimiterOf(belowBlank(below));
  const runs = (sniffed === undefined || (named === undefined && hasGaps(below, sniffed))) && hasRuns(below);
  const delimiter = runs ? ' ' : (sniffed ?? ',');
  const rest = { delimiter, runs, backslash };
  const fieldsAt = comments.findIndex((line) => fieldsMark.test(line));
  let markAt =
    fieldsAt >= 0 ? fieldsAt : comments.findLastIndex((line) => line.replace(commentMark, '').trim() !== '');
  // Units may stand below the names: then both lines have as many cells as the rows.
  const isNames = (line: string | undefined) =>
    line !== undefined && isHeaderLike(line, below, delimiter, true) && !/[()[\]]/.test(line);
  if (delimiter === ' ' && markAt > 0 && isNames(comments[markAt]) && isNames(comments[markAt - 1])) markAt--;
  const headerMark = comments[markAt];
  // A header behind a comment sign has as many cells as the lines below it.
  if (headerMark !== undefined && isHeaderLike(headerMark, below, delimiter, markAt < comments.length - 1)) {
    skip += lengthOf(comments.slice(0, markAt)) + commentMark.exec(headerMark)![0].length;
    if (markAt > 0) notes.push(linesSkipped(markAt, 'comment'));
    return { ...rest, skip, notes };
  }
  if (comments.length > 0) notes.push(linesSkipped(comments.length, 'comment'));
  skip += lengthOf(comments);
  const titles = hasWideLine.test(below) ? linesOf(below).slice(0, 1) : titlesBefore(below, delimiter);
  if (titles.length > 0) notes.push(`${linesSkipped(titles.length, 'title')} ${firstOf(titles)}`);
  const layout = { ...rest, skip: skip + lengthOf(titles), notes };
  refuseOtherDelimiter(titles, below.slice(lengthOf(titles)), layout);
  refuseBareDecimals(titles, below.slice(lengthOf(titles)), layout);
  if (backslash) notes.push('Quotes within cells have a backslash before them, which was left out.');
  return layout;
}

/** @throws TabularError `malformed_csv` where the line above rows without names has as many as they have cells, parted by
 *         another character */
function refuseOtherDelimiter(titles: readonly string[], rows: string, layout: CsvLayout): void {
  const header = titles.at(-1)?.trim() ?? '';
  const [first = ''] = linesOf(rows);
  const width = cellsOf(first, layout.delimiter).length;
  if (width < 3 || !looksLikeRow(rows, layout)) return;
  const other = [',', ';', '\t', '|'].find((mark) => cellsOf(header, mark).length === width);
  if (other === undefined || other === layout.delimiter) return;
  const shown = (mark: string) => (mark === '\t' ? 'a tab' : JSON.stringify(mark));
  throw new TabularError(
    'malformed_csv',
    `The header has ${shown(other)} between its names, the rows have ${shown(layout.delimiter)} between their cells.`,
    { fix: 'Write one delimiter in the whole file.' },
  );
}

/** @throws TabularError `malformed_csv` where commas stand between the cells and within their numbers: rows of digits alone, which
 *         have twice as many cells as the line above them has names */
function refuseBareDecimals(titles: readonly string[], rows: string, { delimiter }: CsvLayout): void {
  if (delimiter !== ',') return;
  const names = cellsOf(titles.at(-1) ?? '', delimiter);
  const lines = linesOf(rows)
    .slice(0, 50)
    .filter((line) => line.trim() !== '');
  if (names.some((name) => name === '' || isNumberLike(name)) || lines.length < 2) return;
  const halved = lines.every((line) => {
    const cells = cellsOf(line, delimiter);
    return cells.length === 2 * names.length && cells.every((cell) => /^-?\d+$/.test(cell));
  });
  if (!halved) return;
  throw new TabularError(
    'malformed_csv',
    `The rows have ${2 * names.length} numbers, the header ${names.length} names: commas stand between the cells, and likely within their numbers.`,
    { fix: 'Write decimal points, or another delimiter than the comma.' },
  );
}

/** What stands below the last blank line near the beginning: many lines of keys and values may stand above the table. */
function belowBlank(text: string): string {
  const lines = linesOf(text).slice(0, maxLinesBefore);
  const blank = lines.findLastIndex((line) => line.trim() === '');
  return blank < 3 ? '' : text.slice(lengthOf(lines.slice(0, blank + 1)));
}

/** `"5\" pipe"`, but not `"C:\"` at the end of a cell. */
const hasEscapedQuotes = (text: string): boolean => /(?:^|[,;|\t\n])"[^"\n]*\\"[^,;|\t\r\n"]/.test(text);

/** Whether a space or a tab was found between cells and every line has two spaces together: numbers that are set flush right
 * may have as many spaces in every line, and a tab may stand behind them alone. */
const hasGaps = (text: string, delimiter: string): boolean =>
  (delimiter === ' ' || delimiter === '\t') && firstLines(text).every((line) => / {2}/.test(line));

const firstLines = (text: string) =>
  linesOf(text)
    .slice(0, 50)
    .filter((line) => line.trim() !== '');

/** Whether every line has as many words as the others, three or more; R leaves the name of the names of rows out. What stands in
 * quotes is one word. */
function hasRuns(text: string): boolean {
  const lines = firstLines(text);
  const words = lines.map((line) => line.match(/"[^"]*"|[^ \t\r\n]+/g)!.length);
  const [first, ...others] = words;
  const count = others[0] ?? 0;
  return (
    count >= 2 &&
    others.length > 1 &&
    others.every((n) => n === count) &&
    (first === count || first === count - 1)
  );
}

function drawnTable(text: string): { toCsv: LineToCsv; delimiter?: string; note: string } | undefined {
  const lines = linesOf(text)
    .slice(0, 120)
    .map((line) => line.replace(/(?:\r\n|\n|\r)$/, ''));
  // The last one may be cut off.
  if (lines.length > 3) lines.pop();
  const quoted = quotedLines(lines);
  if (quoted !== undefined) {
    const delimiter = delimiterOf(lines.map((line) => `${quoted(line)}\n`).join(''));
    const note = 'Each line stands in quotes as a whole; they were left out.';
    const widths = new Set(lines.map((line) => cellsOf(quoted(line)!, delimiter ?? ',').length));
    if (delimiter !== undefined && widths.size === 1) return { toCsv: quoted, delimiter, note };
  }
  const twice = partedTwice(lines);
  if (twice !== undefined)
    return {
      toCsv: twice,
      note: 'The first cells hold several, with commas between; they were read as columns.',
    };
  const barred = ruledTable(lines) ?? barredTable(lines) ?? latexRows(lines);
  if (barred !== undefined) return { toCsv: barred, note: 'The lines drawn around the table were left out.' };
  const single = singleQuoted(lines);
  if (single !== undefined)
    return { toCsv: single, note: 'Single quotes around cells were read as quotation marks.' };
  const keyed = keyedLines(lines);
  if (keyed !== undefined)
    return { toCsv: keyed, note: 'Each line holds keys and values; the keys name the columns.' };
  const found = delimiterOf(text);
  if (found !== undefined && !(found === ',' && haveCommasWithinNumbersAlone(lines))) return undefined;
  if (linesOf(text).some((line) => cutShort.test(line.trimEnd())))
    throw new TabularError(
      'malformed_csv',
      'The table was cut short when it was printed: not all of its rows are there.',
      {
        fix: 'Save the whole table as CSV, such as with to_csv of pandas, and give that file.',
      },
    );
  const widths = 'The columns are separated by their place in the line (fixed width).';
  const below = fixedBelowTitles(lines);
  if (below !== undefined) return { toCsv: below, note: `${widths} Titles above them were left out.` };
  const fixed = fixedWidths(lines);
  // Words in runs are the plainer reading, except where the header has fewer: a cell of two words shows there.
  const words = (line: string | undefined) => line?.trim().split(/\s+/).length;
  const namesOf = (line: string) => line.split(',').filter((name) => name !== '').length;
  if (
    found === undefined &&
    hasRuns(text) &&
    !(fixed && words(lines[0]) !== words(lines[1]) && namesOf(fixed(lines[0]!)!) === words(lines[0]))
  )
    return undefined;
  return fixed && { toCsv: fixed, note: widths };
}

/** Whether names stand apart by spaces and without a comma, and every comma of the rows between digits: `Berlin   1.234,50`. */
function haveCommasWithinNumbersAlone(lines: readonly string[]): boolean {
  const [header = '', ...rows] = lines.filter((line) => line.trim() !== '');
  return (
    rows.length > 0 &&
    !header.includes(',') &&
    / {2}/.test(header.trim()) &&
    rows.every((line) => / {2}/.test(line) && !/(?:^|\D),|,(?:\D|$)/.test(line))
  );
}

/** What pandas and R print for the rows that they leave out. */
const cutShort = /^\.{2,3}(?: +\.{3})+ *$|^ ?\[ reached .{0,60} omitted \d{1,12} rows? \]/;

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0);
const linesSkipped = (count: number, kind: string) =>
  `${count} ${kind} ${count === 1 ? 'line' : 'lines'} before the header ${count === 1 ? 'was' : 'were'} skipped.`;
/** Without the empty cells that a spreadsheet writes behind a title. */
const quoted = (line: string) => {
  let end = line.length;
  while (end > 0 && ' \t\r\n,;|'.includes(line[end - 1]!)) end--;
  return JSON.stringify(line.slice(0, end).trim().slice(0, 60));
};

const firstOf = (lines: readonly string[]) =>
  `The first is ${lines.map(quoted).find((line) => /[^"\\]/.test(line)) ?? quoted(lines[0]!)}.`;

/** Lines of words above a table of numbers between spaces, whose names and units stand between: `Oxford`, `Estimated data is
 * marked with a *`. */
function titlesAboveNumbers(text: string): string[] {
  const all = linesOf(text).slice(0, 80);
  if (all.length > 3) all.pop();
  const lines = all.filter((line) => line.trim() !== '');
  const wordsOf = (line: string) => line.trim().split(/ +/);
  const isMeasured = (line: string) =>
    !/[,;\t|]/.test(line) && wordsOf(line).every((word) => isNumberLike(word) || isMissingWord(word));
  const first = lines.findIndex(isMeasured);
  const width = wordsOf(lines[first] ?? '').length;
  const rows = lines.slice(Math.max(first, 0));
  if (first < 2 || width < 3 || rows.length < 3) return [];
  if (!rows.every((line) => isMeasured(line) && wordsOf(line).length === width)) return [];
  const isHeader = (line: string | undefined) =>
    line !== undefined && wordsOf(line).length === width && !wordsOf(line).some((word) => isNumberLike(word));
  const header = [first - 1, first - 2].find((at) => isHeader(lines[at]));
  if (header === undefined || header === 0) return [];
  const above = all.slice(0, all.indexOf(lines[header]!));
  return above.some((line) => wordsOf(line).length !== width) ? above : [];
}

/** The first line of data loggers of Campbell Scientific and of DATEV's bookkeeping, which has more cells than the table. */
const hasWideLine = /^"?(?:(?:TOA5|TOACI1)"?,|(?:EXTF|DTVF)"?;)/;

/** Logs of web servers name their columns behind `#Fields:`. */
const fieldsMark = /^# ?fields:?[ \t]/i;
const commentMark = /^(?:#+|\/\/|%+|!+(?= )) ?(?:[Ff]ields:?[ \t])?/;

function commentsBefore(text: string): string[] {
  const lines = linesOf(text);
  const end = lines.findIndex((line) => !commentMark.test(line));
  return end < 1 || end > maxLinesBefore ? [] : lines.slice(0, end);
}

/** @param before whether empty comments stand between: sentences have commas too, names of one word each are none */
function isHeaderLike(comment: string, below: string, delimiter: string, before: boolean): boolean {
  const cells = (line: string) => (delimiter === ' ' ? line.trim().split(/[ \t]+/) : line.split(delimiter));
  const isBare = delimiter === ' ' || fieldsMark.test(comment);
  const names = cells(isBare ? comment.replace(commentMark, '') : comment);
  const isWord = (name: string) => /^\S+$/.test(name.replace(commentMark, '').trim());
  if (before && !names.every(isWord)) return false;
  const width = names.length;
  if (names.some((name) => name.trim() === '')) return false;
  // `# GHz S MA R 50` says how the rows below are to be read.
  if (isBare && names.some((name) => isNumberLike(name.trim()))) return false;
  const first = linesOf(below).find((line) => line.trim() !== '');
  return width > 1 && first !== undefined && cells(first).length === width;
}
