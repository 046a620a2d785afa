/** CSV to a table: from a text, bytes, a stream or a file, a piece at a time. */

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import Papa, { type ParseError, type ParseResult } from 'papaparse';
import { Pacer } from '../../shared/run-sliced.ts';
import { CsvColumn, MissingMarks } from './csv-cell.ts';
import { refuseOtherTexts, type TextEncodingName } from './csv-encoding.ts';
import { layoutOf } from './csv-layout.ts';
import { type CsvSource, csvPieces, pieceCharacters } from './csv-pieces.ts';
import { tidyTable } from './csv-tidy.ts';
import { TabularError } from './errors.ts';
import { sniffLineEnd } from './sniff-delimiter.ts';
import type { Table } from './table.ts';

export interface CsvOptions {
  /** One character between cells; default: whichever of `,` `;` tab and `|` fits the first lines. */
  readonly delimiter?: string;
  /** Whether the first row names the columns; default true. Without it they are `column_1`, `column_2`, … */
  readonly header?: boolean;
  /** Cells that count as missing, besides the empty one; default `NA`, `NaN`, `null`. Numbers and dates have more
   * words for it, which are understood where the column is learnt from. */
  readonly missing?: readonly string[];
  /** Default: UTF-8, UTF-16 or Windows-1252, told from the first bytes. */
  readonly encoding?: TextEncodingName;
  /** Whether to take the text as it stands: no line before the header skipped, no totals, notes or index left out, no
   * spaces dropped. Default false. */
  readonly verbatim?: boolean;
  readonly signal?: AbortSignal;
}

export type { CsvSource };

export const defaultMissing: readonly string[] = Object.freeze(['NA', 'NaN', 'null']);

/** Read CSV (RFC 4180; also LF or CR line ends, a byte order mark, other delimiters, gzip; blank lines are skipped).
 * Titles and comments before the header, a `sep=` line, an unnamed index, a row of totals and notes below the table are
 * left out; a name that occurs twice gets a number; spaces around cells are dropped. The table's `notes` say what was done.
 * A column is numeric when every cell that is present is a decimal number, boolean when every one is true or false,
 * else a string column that keeps the cells as written. An empty column name becomes `column_<place>`.
 * @returns n × p table; does not block the event loop for more than a few milliseconds
 * @throws  TabularError `malformed_csv` naming row and column (counted from 1, the header being row 1, blank lines not
 *          counted) for open or stray quotes and rows of another length than the header; for bytes that are not text, or
 *          another format (a workbook, Parquet …), which is named */
export async function tableFromCsv(source: CsvSource, options: CsvOptions = {}): Promise<Table> {
  const { delimiter, encoding, verbatim = false, signal } = options;
  if (delimiter !== undefined && (delimiter.length !== 1 || /["\r\n]/.test(delimiter))) {
    throw new RangeError(
      `delimiter must be one character, no quote or line end; received ${JSON.stringify(delimiter)}`,
    );
  }
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const pieces = csvPieces(source, { note, ...(encoding && { encoding }) })[Symbol.asyncIterator]();
  const pacer = new Pacer(signal);
  let head = '';
  let ended = false;
  while (head.length < sniffCharacters && !ended) {
    const { done, value } = await pieces.next();
    if (done) ended = true;
    else head += value;
    if (pacer.due) await pacer.pause();
  }
  if (!verbatim) refuseOtherTexts(head);
  const layout = layoutOf(head, delimiter);
  if (verbatim) layout.skip = 0;
  else notes.push(...layout.notes);
  head = head.slice(layout.skip);
  async function* paced(): AsyncGenerator<string> {
    try {
      for (let at = 0; at < head.length; at += pieceCharacters) yield head.slice(at, at + pieceCharacters);
      for (;;) {
        if (pacer.due) await pacer.pause();
        const { done, value } = await pieces.next();
        if (done) return;
        yield value;
      }
    } finally {
      await pieces.return?.(undefined);
    }
  }
  const reader = new CsvReader(options, layout.delimiter, notes);
  const stream = Readable.from(paced());
  try {
    await new Promise<void>((resolve, reject) => {
      Papa.parse<string[]>(stream, {
        delimiter: layout.delimiter,
        newline: sniffLineEnd(head),
        chunk: (results) => reader.take(results),
        complete: () => resolve(),
        error: reject,
      });
    });
  } finally {
    stream.destroy();
    if (!stream.closed) await once(stream, 'close');
  }
  const table = reader.finish();
  const tidy = verbatim ? table : tidyTable(table, note);
  return notes.length === 0 ? tidy : { ...tidy, notes };
}

/** Read a CSV file; see {@link tableFromCsv}.
 * @throws the file system's error when the file cannot be read */
export async function tableFromCsvFile(path: string | URL, options: CsvOptions = {}): Promise<Table> {
  const { signal } = options;
  return tableFromCsv(
    createReadStream(path, { highWaterMark: readAtOnce, ...(signal && { signal }) }),
    options,
  );
}

/** Bytes of a file that are read at a time: fewer waits for the disk than the 64 KiB that Node reads by itself. */
const readAtOnce = 2 ** 19;
/** How much text the delimiter is guessed from. */
const sniffCharacters = 65_536;
/** An open quote must not swallow a whole file: every piece is read again until the row is complete. */
const maxRowCharacters = 4 * 2 ** 20;

/** Takes the parser's rows and puts their cells into columns. */
class CsvReader {
  readonly #options: CsvOptions;
  readonly #delimiter: string;
  readonly #notes: string[];
  readonly #missing: MissingMarks;
  #columns: CsvColumn[] | undefined;
  /** Records seen, the header included, blank lines not. */
  #records = 0;
  #rows = 0;
  #consumed = 0;
  #fruitless = 0;
  /** A row that may be a note below the table: held until the end shows it. */
  #below: string[] = [];
  #belowError: TabularError | undefined;

  constructor(options: CsvOptions, delimiter: string, notes: string[]) {
    this.#options = options;
    this.#delimiter = delimiter;
    this.#notes = notes;
    this.#missing = new MissingMarks(options.missing ?? defaultMissing);
  }

  /** One piece of text, parsed. Errors of a row that is not complete yet come again with the next piece. */
  take({ data, errors, meta }: ParseResult<string[]>): void {
    const errorOf = new Map<number, ParseError>();
    for (const error of errors) {
      const row = error.row ?? 0;
      if (error.type === 'Quotes' && !errorOf.has(row)) errorOf.set(row, error);
    }
    data.forEach((record, k) => {
      const error = errorOf.get(k);
      if (error !== undefined) throw this.#badQuote(error, record);
      this.#add(record);
    });
    this.#fruitless = meta.cursor > this.#consumed ? 0 : this.#fruitless + pieceCharacters;
    this.#consumed = meta.cursor;
    if (this.#fruitless > maxRowCharacters) {
      throw new TabularError(
        'malformed_csv',
        `Row ${this.#records + 1}, column 1 or later: the row is longer than ${maxRowCharacters} characters; is a quote left open?`,
      );
    }
  }

  finish(): Table {
    if (this.#columns === undefined) {
      throw new TabularError('malformed_csv', 'Row 1, column 1: there is no text at all, not even a header.');
    }
    const [first] = this.#below;
    if (first !== undefined) {
      const count = this.#below.length;
      this.#notes.push(
        `${count} ${count === 1 ? 'line' : 'lines'} below the table left out: ${JSON.stringify(first.slice(0, 60))}${count > 1 ? ', …' : ''}.`,
      );
    }
    return { rows: this.#rows, columns: this.#columns.map((column) => column.finish(this.#rows)) };
  }

  #add(record: string[]): void {
    // Rows end with LF here, so that a file may mix line ends: the CR of a CRLF is still there.
    const last = record.length - 1;
    if (record[last]!.endsWith('\r')) record[last] = record[last]!.slice(0, -1);
    if (last === 0 && record[0] === '') return;
    this.#records++;
    if (this.#columns === undefined) {
      const { verbatim = false } = this.#options;
      const names = this.#options.header === false ? record.map(() => '') : record;
      this.#columns = columnNames(names, this.#notes, verbatim).map(
        (name) => new CsvColumn(name, this.#missing, verbatim),
      );
      if (this.#options.header !== false) return;
    }
    const columns = this.#columns;
    if (this.#rows === 0 && record.length === columns.length + 1 && /[ \t]/.test(this.#delimiter)) {
      // R writes the names of rows without a name for their column.
      columns.unshift(new CsvColumn('row_name', this.#missing));
    }
    // Lines that all end with a delimiter have an empty cell too many.
    if (record.length === columns.length + 1 && record[last] === '') record.pop();
    if (record.length !== columns.length) {
      const error = this.#ragged(record.length, columns);
      if (this.#options.verbatim || !isNoteBelow(record, columns.length)) throw this.#belowError ?? error;
      this.#belowError ??= error;
      this.#below.push(record[0]!);
      return;
    }
    if (this.#belowError !== undefined) {
      if (record.slice(1).some((cell) => cell.trim() !== '')) throw this.#belowError;
      this.#below.push(record[0]!);
      return;
    }
    for (let j = 0; j < record.length; j++) columns[j]!.set(this.#rows, record[j]!);
    this.#rows++;
  }

  #ragged(cells: number, columns: readonly CsvColumn[]): TabularError {
    const place =
      cells < columns.length
        ? `column ${cells + 1} (${JSON.stringify(columns[cells]!.name)}) has no cell`
        : `column ${columns.length + 1} is one too many`;
    return new TabularError(
      'malformed_csv',
      `Row ${this.#records}: ${place}; the row has ${cells} cells, the header ${columns.length}.`,
    );
  }

  /** The cell at fault is the one that holds a quote, or the last one: an open quote swallows all that follows. */
  #badQuote(error: ParseError, record: readonly string[]): TabularError {
    const open = error.code === 'MissingQuotes';
    const holder = record.findIndex((cell) => cell.includes('"'));
    const at = open || holder < 0 ? record.length - 1 : holder;
    const name = this.#columns?.[at]?.name;
    const label = name === undefined ? '' : ` (${JSON.stringify(name)})`;
    const what = open
      ? 'a quote opens here and never closes.'
      : 'something other than a delimiter follows the closing quote.';
    return new TabularError('malformed_csv', `Row ${this.#records + 1}, column ${at + 1}${label}: ${what}`);
  }
}

/** A sentence in the first cell of a row that has no others: `Source: …`, `* preliminary figures`. */
function isNoteBelow(record: readonly string[], width: number): boolean {
  if (width < 2 || record.slice(1).some((cell) => cell.trim() !== '')) return false;
  return /\p{L}/u.test(record[0]!) && /[\s:*]/.test(record[0]!.trim());
}

/** Renamed columns that are told one by one. */
const mostRenamed = 20;

/** Names without the spaces around them; an empty one tells the column's place, one that occurs twice gets a number. */
function columnNames(header: readonly string[], notes: string[], verbatim: boolean): string[] {
  const taken = new Set<string>();
  /** Where to go on counting: a thousand columns of one name are not counted from 2 again and again. */
  const next = new Map<string, number>();
  let renamed = 0;
  const names = header.map((given, place) => {
    const wanted = (verbatim ? given : given.trim()) || `column_${place + 1}`;
    let name = wanted;
    let n = next.get(wanted) ?? 2;
    while (taken.has(name)) name = `${wanted}_${n++}`;
    taken.add(name);
    if (name === wanted) return name;
    next.set(wanted, n);
    renamed += 1;
    if (renamed <= mostRenamed)
      notes.push(
        `Column ${place + 1} is named ${JSON.stringify(wanted)} like one before it; it was renamed ${name}.`,
      );
    return name;
  });
  if (renamed > mostRenamed)
    notes.push(`${renamed - mostRenamed} more columns were renamed, named like one before them too.`);
  return names;
}
