/** CSV to a table: from a text, bytes, a stream or a file, a piece at a time. */

import { createReadStream } from 'node:fs';
import { CsvError, type Parser, parse } from 'csv-parse';
import { Pacer } from '../../shared/run-sliced.ts';
import { CsvColumn } from './csv-cell.ts';
import { TabularError } from './errors.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';
import type { Table } from './table.ts';

export interface CsvOptions {
  /** One character between cells; default: whichever of `,` `;` tab and `|` fits the first lines. */
  readonly delimiter?: string;
  /** Whether the first row names the columns; default true. Without it they are `column_1`, `column_2`, … */
  readonly header?: boolean;
  /** Cells that count as missing, besides the empty one; default `NA`, `NaN`, `null`. */
  readonly missing?: readonly string[];
  readonly signal?: AbortSignal;
}

/** The text itself, its bytes in UTF-8 (or UTF-16 with a byte order mark), or pieces of either: any Node or web stream. */
export type CsvSource =
  | string
  | Uint8Array
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>;

export const defaultMissing: readonly string[] = Object.freeze(['NA', 'NaN', 'null']);

/** Read CSV (RFC 4180; also LF or CR line ends, a byte order mark, other delimiters; blank lines are skipped).
 * A column is numeric when every cell that is present is a decimal number, boolean when every one is true or false,
 * else a string column that keeps the cells as written. An empty column name becomes `column_<place>`.
 * @returns n × p table; does not block the event loop for more than a few milliseconds
 * @throws  TabularError `malformed_csv` naming row and column (counted from 1, the header being row 1) for open or
 *          stray quotes, rows of another length than the header, and column names that occur twice */
export async function tableFromCsv(source: CsvSource, options: CsvOptions = {}): Promise<Table> {
  const reader = new CsvReader(options);
  const pacer = new Pacer(options.signal);
  for await (const piece of pieces(source)) {
    await reader.write(piece);
    if (pacer.due) await pacer.pause();
  }
  return reader.finish();
}

/** Read a CSV file; see {@link tableFromCsv}.
 * @throws the file system's error when the file cannot be read */
export async function tableFromCsvFile(path: string | URL, options: CsvOptions = {}): Promise<Table> {
  const { signal } = options;
  return tableFromCsv(
    createReadStream(path, { highWaterMark: pieceBytes, ...(signal && { signal }) }),
    options,
  );
}

/** About two milliseconds of parsing. */
const pieceBytes = 32_768;
/** How much text the delimiter is guessed from. */
const sniffBytes = 65_536;
/** An open quote must not swallow a whole file: the longest row allowed. */
const maxRowCharacters = 64 * 2 ** 20;

async function* pieces(source: CsvSource): AsyncGenerator<Buffer> {
  if (typeof source !== 'string' && !(source instanceof Uint8Array) && !isIterable(source)) {
    throw new TypeError(`CSV must come as a string, bytes or a stream, received ${typeof source}`);
  }
  const whole = typeof source === 'string' || source instanceof Uint8Array;
  let carried = '';
  for await (const part of whole ? [source] : source) {
    if (part instanceof Uint8Array) {
      for (let at = 0; at < part.length; at += pieceBytes) {
        const piece = part.subarray(at, at + pieceBytes);
        yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      }
      continue;
    }
    if (typeof part !== 'string') {
      throw new TypeError(`a CSV stream must give strings or bytes, received ${typeof part}`);
    }
    for (let at = 0; at < part.length; at += pieceBytes) {
      // A pair of surrogates must stay together: half of one has no UTF-8.
      const text = carried + part.slice(at, at + pieceBytes);
      const last = text.charCodeAt(text.length - 1);
      carried = last >= 0xd800 && last < 0xdc00 ? text.slice(-1) : '';
      yield Buffer.from(carried === '' ? text : text.slice(0, -1));
    }
  }
  if (carried !== '') yield Buffer.from(carried);
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}

class CsvReader {
  readonly #options: CsvOptions;
  readonly #missing: ReadonlySet<string>;
  #head: Buffer[] = [];
  #headBytes = 0;
  #parser: Parser | undefined;
  #columns: CsvColumn[] | undefined;
  /** Records seen, the header included. */
  #records = 0;
  #rows = 0;

  constructor(options: CsvOptions) {
    const { delimiter, missing = defaultMissing } = options;
    if (delimiter !== undefined && (delimiter.length !== 1 || /["\r\n]/.test(delimiter))) {
      throw new RangeError(
        `delimiter must be one character, no quote or line end; received ${JSON.stringify(delimiter)}`,
      );
    }
    this.#options = options;
    this.#missing = new Set(missing);
  }

  /** Holds the first pieces back until there is enough to guess the delimiter from. */
  async write(piece: Buffer): Promise<void> {
    if (this.#parser !== undefined) return this.#feed(piece);
    this.#head.push(piece);
    this.#headBytes += piece.length;
    if (this.#headBytes >= sniffBytes || this.#options.delimiter !== undefined) await this.#start();
  }

  async finish(): Promise<Table> {
    if (this.#parser === undefined) await this.#start();
    const parser = this.#parser!;
    await new Promise<void>((resolve, reject) => {
      parser.once('end', resolve);
      parser.once('error', (error) => reject(this.#explain(error)));
      parser.resume();
      parser.end();
    });
    if (this.#columns === undefined) {
      throw new TabularError('malformed_csv', 'Row 1, column 1: there is no text at all, not even a header.');
    }
    return { rows: this.#rows, columns: this.#columns.map((column) => column.finish(this.#rows)) };
  }

  async #start(): Promise<void> {
    const head = Buffer.concat(this.#head);
    this.#head = [];
    this.#parser = parse({
      bom: true,
      delimiter: this.#options.delimiter ?? sniffDelimiter(decodeHead(head)),
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: maxRowCharacters,
      // Records are taken here and dropped: sending each one through the stream would cost more than parsing it.
      on_record: (record: string[]) => {
        this.#take(record);
        return null;
      },
    });
    // Errors are reported by the call that caused them.
    this.#parser.on('error', () => {});
    for (let at = 0; at < head.length; at += pieceBytes) await this.#feed(head.subarray(at, at + pieceBytes));
  }

  async #feed(piece: Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#parser!.write(piece, (error) => (error ? reject(this.#explain(error)) : resolve()));
    });
  }

  #take(record: string[]): void {
    this.#records++;
    if (this.#columns === undefined) {
      const names = this.#options.header === false ? record.map(() => '') : record;
      this.#columns = columnNames(names).map((name) => new CsvColumn(name, this.#missing));
      if (this.#options.header !== false) return;
    }
    const columns = this.#columns;
    if (record.length !== columns.length) throw this.#ragged(record.length, columns);
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
      `Row ${this.#records}${this.#line()}: ${place}; the row has ${cells} cells, the header ${columns.length}.`,
    );
  }

  /** The line in the file, when quoted line ends or blank lines make it another number than the row. */
  #line(): string {
    const lines = this.#parser!.info.lines;
    return lines === this.#records ? '' : ` (line ${lines})`;
  }

  #explain(error: Error): Error {
    if (!(error instanceof CsvError)) return error;
    const { code, column } = error as CsvError & { column?: unknown };
    const at = typeof column === 'number' ? column : 0;
    const name = this.#columns?.[at]?.name;
    const label = name === undefined ? '' : ` (${JSON.stringify(name)})`;
    const where = `Row ${this.#records + 1}, column ${at + 1}${label}`;
    return new TabularError('malformed_csv', `${where}: ${reasons[code] ?? error.message}`, { cause: error });
  }
}

const reasons: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote opens here and never closes.',
  CSV_INVALID_CLOSING_QUOTE: 'something other than a delimiter follows the closing quote.',
  INVALID_OPENING_QUOTE: 'a quote stands within a cell that does not begin with one.',
  CSV_MAX_RECORD_SIZE: `the row is longer than ${maxRowCharacters} characters; is a quote left open?`,
};

/** @throws TabularError `malformed_csv` when a name occurs twice */
function columnNames(header: readonly string[]): string[] {
  const placeOf = new Map<string, number>();
  return header.map((given, place) => {
    const name = given === '' ? `column_${place + 1}` : given;
    const before = placeOf.get(name);
    if (before !== undefined) {
      throw new TabularError(
        'malformed_csv',
        `Row 1, column ${place + 1}: the name ${JSON.stringify(name)} already names column ${before + 1}.`,
      );
    }
    placeOf.set(name, place);
    return name;
  });
}

function decodeHead(head: Buffer): string {
  return head.toString(head[0] === 0xff && head[1] === 0xfe ? 'utf16le' : 'utf8');
}
