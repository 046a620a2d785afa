/** CSV to a table: from a text, bytes, a stream or a file, a piece at a time. */

import { createReadStream } from 'node:fs';
import type { NativeCsvFailure, NativeCsvHandle, NativeCsvTable } from '../../../bindings/addon.d.ts';
import { Pacer } from '../../shared/run-sliced.ts';
import { type Declarations, declareColumns } from '../domain/declare-columns.ts';
import { TabularError } from '../domain/errors.ts';
import { defaultMissing } from '../domain/missing-words.ts';
import type { DecimalMark } from '../domain/number-form.ts';
import type { Table } from '../domain/table.ts';
import { isVersionName } from '../domain/version-name.ts';
import { addon } from '../engine/addon.ts';
import { codeColumns } from './code-columns.ts';
import { columnNames, takeColumns } from './columns.ts';
import { retype } from './drop-rows.ts';
import type { TextEncodingName } from './encoding.ts';
import { looksLikeRow, namesInDoubt } from './header-row.ts';
import { headingsOf } from './headings.ts';
import { type CsvLayout, layoutOf } from './layout.ts';
import { linesToCsv } from './lined-text.ts';
import { withNamelessColumn } from './nameless-column.ts';
import { refuseOtherTexts } from './other-texts.ts';
import { type CsvSource, csvPieces, otherEncoding, pieceBytes } from './pieces.ts';
import { namesBelowBlank } from './second-table.ts';
import { tidyTable } from './tidy.ts';

/** How a CSV file is read. What is left out is told from its first lines. */
export interface CsvOptions extends Declarations {
  /** One character between cells.
   * @defaultValue whichever of `,` `;` tab and `|` fits the first lines */
  readonly delimiter?: string;
  /** Whether the first row names the columns; without it they are `column_1`, `column_2`, ….
   * @defaultValue it does, unless it looks like the rows below it (numbers with decimals, words that come again) */
  readonly header?: boolean;
  /** Cells that count as missing, besides the empty one. Numbers and dates have more words for it, which are
   * understood where the column is learnt from.
   * @defaultValue `NA`, `NaN`, `null` */
  readonly missing?: readonly string[];
  /** @defaultValue told from the first bytes: UTF-8 and UTF-16 by their form, others by their letters */
  readonly encoding?: TextEncodingName;
  /** Whether to take the text as it stands: no line before the header skipped, no totals, notes or index left out, no
   * spaces dropped.
   * @defaultValue false */
  readonly verbatim?: boolean;
  /** What to do with a row of fewer cells than the header: refuse it, or take its last cells for missing.
   * @defaultValue 'refuse' */
  readonly shortRows?: 'refuse' | 'fill';
  /** The mark before decimals, where the file has columns that fit with either (`1.200` or `1,200` alone)
   * @defaultValue that of the columns that tell */
  readonly decimal?: DecimalMark;
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

export type { CsvSource };

/** Read CSV (RFC 4180; also LF or CR line ends, a byte order mark, other delimiters, gzip; blank lines are skipped).
 * Titles and comments before the header, a `sep=` line, an unnamed index, rows of units, totals and notes below the table
 * are left out; a name that occurs twice gets a number; spaces around cells are dropped. The table's `notes` say what was
 * done. A column is numeric when every cell that is present is a decimal number, boolean when every one is true or false,
 * else a string column that keeps the cells as written. An empty column name becomes `column_<place>`.
 * @returns n × p table; does not block the event loop for more than a few milliseconds. Memory is that of the columns and
 *          of one row
 * @throws  TabularError `malformed_csv` naming row and column (counted from 1, the header being row 1, blank lines not
 *          counted) for open or stray quotes and rows of another length than the header; for bytes that are not text, or
 *          another format (a workbook, Parquet …), which is named
 * @example
 * const table = await tableFromCsv(['city,people\n', 'Rome,2.8\n']);
 * table.rows; // → 1 */
export async function tableFromCsv(source: CsvSource, options: CsvOptions = {}): Promise<Table> {
  const { delimiter, encoding, verbatim = false, signal } = options;
  if (delimiter !== undefined && ([...delimiter].length !== 1 || /["\r\n]/.test(delimiter))) {
    throw new RangeError(
      `delimiter must be one character, no quote or line end; received ${JSON.stringify(delimiter)}`,
    );
  }
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const pieces = csvPieces(source, { note, verbatim, ...(encoding && { encoding }) });
  const pacer = new Pacer(signal);
  try {
    const head: Uint8Array[] = [];
    for (let bytes = 0; bytes < sniffBytes; ) {
      const { done, value } = await pieces.next();
      if (done) break;
      head.push(value);
      bytes += value.length;
      if (pacer.due) await pacer.pause();
    }
    const start = Buffer.concat(head);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(start, { stream: true });
    if (!verbatim) refuseOtherTexts(text);
    const layout = verbatim ? plainLayout(layoutOf(text, delimiter)) : layoutOf(text, delimiter);
    notes.push(...layout.notes);
    const header = options.header ?? (verbatim || !looksLikeRow(text.slice(layout.skip), layout));
    if (options.header === undefined && !verbatim) {
      const doubted = header ? namesInDoubt(text.slice(layout.skip), layout) : [];
      if (!header) notes.push(noHeader);
      else if (doubted.length > 0) notes.push(namesNote(doubted));
    }
    const skippedBytes = Buffer.byteLength(text.slice(0, layout.skip));
    const skippedLines = text.slice(0, layout.skip).match(/\r\n|\n|\r/g)?.length ?? 0;
    const all = chained(start.subarray(skippedBytes), pieces);
    const read = layout.toCsv === undefined ? all : linesToCsv(all, layout.toCsv);
    const rows = await readAll(
      read,
      { ...options, header },
      layout,
      header ? codeColumns(text.slice(layout.skip), layout) : [],
      notes,
      pacer,
      skippedLines,
      skippedBytes,
    );
    const isIndented = /^[ \t]/.test(text.slice(layout.skip, layout.skip + 1));
    const { table, header: names } = rows.nameless ? withNamelessColumn(rows, isIndented, note) : rows;
    const headed = verbatim || !header ? table : headingsOf(table, names, note);
    const isPlain = !verbatim && header && layout.toCsv === undefined;
    const below = isPlain ? namesBelowBlank(text.slice(layout.skip), layout.delimiter) : undefined;
    const tidy = verbatim || !header ? table : tidyTable(headed, note, below);
    if (below !== undefined && tidy.rows === table.rows) notes.push(belowNote(below));
    // What was said of names that no column has any more.
    for (const [j, { name }] of table.columns.entries())
      if (headed.columns[j]?.name !== name) dropNote(notes, `Column ${j + 1} is named `);
    if (tidy.rows === 0) notes.push('There are no rows below the header.');
    return declareColumns(notes.length === 0 ? tidy : { ...tidy, notes }, options);
  } finally {
    await pieces.return(undefined);
  }
}

/** Read a CSV file; see {@link tableFromCsv}.
 * @throws the file system's error when the file cannot be read
 * @example
 * const table = await tableFromCsvFile('cars.csv'); */
export async function tableFromCsvFile(path: string | URL, options: CsvOptions = {}): Promise<Table> {
  const { signal } = options;
  return tableFromCsv(
    createReadStream(path, { highWaterMark: readAtOnce, ...(signal && { signal }) }),
    options,
  );
}

/** Bytes of a file that are read at a time: fewer waits for the disk than the 64 KiB that Node reads by itself. */
const readAtOnce = 2 ** 19;
const noHeader =
  'The first row looks like the rows below it, so the columns are named column_1, column_2, …; if it names them, say so (header, --header).';

const namesNote = (names: readonly string[]): string =>
  `The first row was taken for names, though ${names
    .slice(0, 3)
    .map((name) => JSON.stringify(name.slice(0, 40)))
    .join(', ')} could be values; if the file has no names, say so (header, --header).`;

const belowNote = (names: readonly string[]): string =>
  `Below a blank line stands ${names
    .slice(0, 3)
    .map((name) => JSON.stringify(name.slice(0, 40)))
    .join(', ')}: if another table begins there, save it as a file of its own.`;

function dropNote(notes: string[], begin: string): void {
  const at = notes.findIndex((text) => text.startsWith(begin));
  if (at >= 0) notes.splice(at, 1);
}

/** How much text the layout is told from. */
const sniffBytes = 65_536;

const plainLayout = ({ delimiter }: CsvLayout): CsvLayout => ({
  delimiter,
  runs: false,
  backslash: false,
  skip: 0,
  notes: [],
});

async function* chained(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < first.length; at += pieceBytes) yield first.subarray(at, at + pieceBytes);
  // A loop would end the rest when it is left early; whoever made it does.
  const iterator = rest[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) return;
    yield value;
  }
}

/** Feeds the native reader and takes its columns. */
async function readAll(
  pieces: AsyncIterable<Uint8Array>,
  options: CsvOptions,
  layout: CsvLayout,
  codes: readonly number[],
  notes: string[],
  pacer: Pacer,
  skippedLines: number,
  skippedBytes: number,
): Promise<{ table: Table; header: readonly string[]; nameless: boolean }> {
  const native = addon();
  const handle = native.startCsv({
    delimiter: layout.delimiter,
    runs: layout.runs,
    header: options.header !== false,
    verbatim: options.verbatim ?? false,
    backslash: layout.backslash,
    fill: options.shortRows === 'fill',
    missing: options.missing ?? defaultMissing,
    texts: codes,
  });
  try {
    const described = await feed(pieces, handle, pacer, skippedBytes, skippedLines);
    const header = native.csvHeader(handle);
    if (header === null) {
      throw new TabularError(
        'malformed_csv',
        'Row 1, column 1: there is no text at all, not even a header.',
        {
          fix: 'The file is empty: give one with a row of names and rows of data.',
        },
      );
    }
    notes.push(...notesOf(described, skippedLines));
    const names = columnNames(described.rowNames ? ['row_name', ...header] : header, notes);
    const { decimal } = options;
    const columns = await takeColumns(native, handle, described, names, pacer, {
      decimal,
      delimiter: layout.delimiter,
      notes,
    });
    for (const [j, column] of columns.entries())
      if (column.kind === 'string' && isVersionName(column.name)) columns[j] = retype(column);
    const { rows, firstLine } = described;
    const known = firstLine > 0 && layout.toCsv === undefined;
    const table = { rows, columns, ...(known && { firstLine: firstLine + skippedLines }) };
    return { header, table, nameless: described.rowNames };
  } finally {
    native.releaseCsv(handle);
  }
}

async function feed(
  pieces: AsyncIterable<Uint8Array>,
  handle: NativeCsvHandle,
  pacer: Pacer,
  skippedBytes: number,
  skippedLines: number,
): Promise<NativeCsvTable> {
  const native = addon();
  try {
    for await (const piece of pieces) {
      native.pushCsv(handle, piece);
      if (pacer.due) await pacer.pause();
    }
    return native.finishCsv(handle);
  } catch (error) {
    const { code } = error as NativeCsvFailure;
    if (error instanceof TabularError || !Object.hasOwn(failures, code)) throw error;
    const names = columnNames(native.csvHeader(handle) ?? [], []);
    throw failures[code](error as NativeCsvFailure, names, skippedLines, skippedBytes);
  }
}

type ToError = (failure: NativeCsvFailure, names: string[], lines: number, bytes: number) => TabularError;

const malformed = (text: string, fix?: string) => new TabularError('malformed_csv', text, fix ? { fix } : {});
/** Rows are counted as in the table, lines as an editor counts them: both are said where they differ. */
const rowOf = ({ record, line }: NativeCsvFailure, skipped: number) =>
  line + skipped === record ? `Row ${record}` : `Row ${record} (line ${line + skipped})`;
const cellOf = (at: number, names: readonly string[]) =>
  `column ${at + 1}${names[at] === undefined ? '' : ` (${JSON.stringify(names[at])})`}`;

const failures: Readonly<Record<NativeCsvFailure['code'], ToError>> = {
  ragged: (failure, names, lines) => {
    const { at: cells } = failure;
    const short = cells < names.length;
    const place = short
      ? `${cellOf(cells, names)} has no cell`
      : `column ${names.length + 1} is one too many`;
    const text = `${rowOf(failure, lines)}: ${place}; the row has ${cells} cells, the header ${names.length}.`;
    return malformed(
      text,
      short
        ? "Correct the row; or treat the cells that short rows lack as missing (shortRows: 'fill', --short-rows fill)."
        : 'Correct the row: a cell that holds the delimiter must stand in quotes.',
    );
  },
  openQuote: (failure, names, lines) =>
    malformed(`${rowOf(failure, lines)}, ${cellOf(failure.at, names)}: a quote opens here and never closes.`),
  strayQuote: (failure, names, lines) =>
    malformed(
      `${rowOf(failure, lines)}, ${cellOf(failure.at, names)}: something other than a delimiter follows the closing quote.`,
      'Double the quotes within quoted cells.',
    ),
  tooLong: (failure, _names, lines) =>
    malformed(
      `${rowOf(failure, lines)}, column 1 or later: the row is longer than 4194304 bytes; is a quote left open?`,
    ),
  notUtf8: ({ at }, _names, _lines, bytes) => otherEncoding('utf-8', at + bytes),
  tooWide: ({ at }) => malformed(`The header has ${at} cells; a table has at most 100,000 columns.`),
  outOfMemory: () => new TabularError('worker_oom', 'Memory ran out while the CSV was read.'),
};

/** What the reader left out or mended. */
function notesOf(read: NativeCsvTable, skippedLines: number): string[] {
  const notes: string[] = [];
  const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  if (read.comments > 0)
    notes.push(`${some(read.comments, 'comment line', 'comment lines')} among the rows left out.`);
  if (read.innerQuotes > 0) {
    notes.push(
      `${some(read.innerQuotes, 'quote', 'quotes')} within quoted cells not doubled, first in line ${read.firstInnerQuote + skippedLines}; kept as part of the text.`,
    );
  }
  if (read.filled > 0) {
    notes.push(
      `${some(read.filled, 'row is', 'rows are')} short, first line ${read.firstFilled + skippedLines}; their absent cells were treated as missing.`,
    );
  }
  if (read.blankRows > 0) notes.push(`${some(read.blankRows, 'row', 'rows')} of empty cells left out.`);
  if (read.pages > 0)
    notes.push(
      `${some(read.pages, 'line', 'lines')} between pages left out: ${JSON.stringify(read.pagesFirst.slice(0, 60))}${read.pages > 1 ? ', …' : ''}.`,
    );
  if (read.below > 0) {
    const first = JSON.stringify(read.belowFirst.slice(0, 60));
    const further =
      read.further > 1 ? ' There is a further table among them: save it as a file of its own.' : '';
    notes.push(
      `${some(read.below, 'line', 'lines')} below the table left out: ${first}${read.below > 1 ? ', …' : ''}.${further}`,
    );
  }
  return notes;
}
