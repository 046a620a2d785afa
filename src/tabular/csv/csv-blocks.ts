/** CSV in tables of some thousand rows each, in memory for two of them. */

import { TabularError } from '../domain/errors.ts';
import type { DecimalMark } from '../domain/number-form.ts';
import type { Table } from '../domain/table.ts';
import { labelsFilled } from './group-labels.ts';
import { layoutOf } from './layout.ts';
import { type CsvSource, csvPieces } from './pieces.ts';
import { type CsvOptions, tableFromCsv } from './table-from-csv.ts';

/** Text of a block, about: some ten thousand rows. */
const blockBytes = 4 * 2 ** 20;
/** An open quote must not swallow a whole file. */
const longestBlock = 64 * 2 ** 20;
/** How much text the layout is told from, as for a whole table. */
const sniffBytes = 65_536;

const quote = 0x22;
const lineFeed = 0x0a;

/** Reads CSV block by block; rows come in their order, each once. What {@link tableFromCsv} leaves out at the ends of a
 * text is left out at its ends, but for totals, which the rows of a block alone do not tell; in between nothing may be: such a text is refused, and must be read as a whole.
 * @param options `bytes`: of a block, about; default 4 MiB
 * @throws TabularError `malformed_csv` as `tableFromCsv`; also for text without a delimiter of one character, and for rows
 *         that would be left out of the middle */
export async function* csvBlocks(
  source: CsvSource,
  options: CsvOptions & { readonly bytes?: number } = {},
): AsyncGenerator<Table> {
  const { bytes = blockBytes, ...rest } = options;
  const { encoding, verbatim = false, signal } = rest;
  const pieces = csvPieces(source, { note: () => {}, verbatim, ...(encoding && { encoding }) });
  let held: Uint8Array[] = [];
  let size = 0;
  /** A record that fills a block is looked at again when twice as much is held: it costs no more than twice its length. */
  let wanted = bytes;
  let first: Opening | undefined;
  /** What the first block with such numbers has told, for those after it. */
  let mark: DecimalMark | undefined;
  let names: readonly string[] = [];
  let rows = 0;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await pieces.next();
      if (!done) {
        held.push(value);
        size += value.length;
        if (size < wanted) continue;
      }
      const text = Buffer.concat(held);
      // The last block is never a few lines alone: what ends a table is told from the rows above it.
      const reach = done ? text.length : text.length - Math.min(sniffBytes, text.length >> 1);
      const { end, records } = wholeRecords(text.subarray(0, reach), done === true);
      if (end === 0 && !done) {
        if (size < longestBlock) {
          held = [text];
          wanted = Math.min(2 * size, longestBlock);
          continue;
        }
        throw new TabularError('malformed_csv', `A row from row ${rows + 2} on is longer than 64 MiB.`, {
          fix: 'Look for a quote that opens there and never closes.',
        });
      }
      if (end > 0 || first === undefined) {
        const block = text.subarray(0, end);
        const opening = first;
        first ??= openingOf(block, rest);
        const its = opening === undefined ? block : Buffer.concat([opening.header, block]);
        const { delimiter } = first;
        const decimal = rest.decimal ?? mark;
        const read = await blockTable(its, { ...rest, delimiter, ...(decimal && { decimal }) }, rows);
        mark ??= markOf(read);
        const table = opening === undefined ? read : withColumns(read, names);
        names = table.columns.map(({ name }) => name);
        const expected = records - (opening === undefined ? first.records : 0);
        if (!done && table.rows !== expected) {
          const detail = `Of the rows after row ${rows + 1}, ${Math.abs(expected - table.rows)} would be left out or joined: a total, a note or a line of another kind stands between them.`;
          throw new TabularError('malformed_csv', detail, { fix: 'Read the text as a whole instead.' });
        }
        if (!(done && opening === undefined) && table.notes?.some((text) => text.startsWith(labelsFilled))) {
          const detail =
            'Labels stand in the first row of their groups alone, which no block shows as a whole.';
          throw new TabularError('malformed_csv', detail, { fix: 'Read the text as a whole instead.' });
        }
        rows += table.rows;
        yield table;
      }
      if (done) return;
      wanted = bytes;
      held = [text.subarray(end)];
      size = text.length - end;
    }
  } finally {
    await pieces.return(undefined);
  }
}

/** What points mean that may stand between thousands; undefined where there are none. */
function markOf({ columns }: Table): DecimalMark | undefined {
  const points = columns.map((column) => (column.kind === 'number' ? column.points : undefined));
  if (points.includes('thousands')) return ',';
  return points.some((its) => its !== undefined) ? '.' : undefined;
}

/** The columns that the first block has: an index without a name counts from 0 or 1 there alone. */
function withColumns(table: Table, names: readonly string[]): Table {
  const columns = names.map((name) => table.columns.find((column) => column.name === name));
  return columns.every((column) => column !== undefined) ? { ...table, columns } : table;
}

/** What every block begins with. */
interface Opening {
  readonly header: Uint8Array;
  /** Records of it. */
  readonly records: number;
  readonly delimiter: string;
}

function openingOf(block: Uint8Array, { delimiter, header = true }: CsvOptions): Opening {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(block.subarray(0, sniffBytes));
  const layout = layoutOf(text, delimiter);
  if (layout.toCsv !== undefined || layout.runs || layout.delimiter.length > 1) {
    throw new TabularError('malformed_csv', 'The text is aligned or drawn, not delimited by one character.', {
      fix: 'Read it as a whole instead, or save it as CSV.',
    });
  }
  // Titles above the names are left out of the first block, and never met again.
  const start = Buffer.byteLength(text.slice(0, layout.skip));
  const skipped = wholeRecords(block.subarray(0, start), true).records;
  let end = start;
  let records = 0;
  // The first line with anything on it holds the names.
  while (header && end < block.length && records === 0) {
    const next = recordEnd(block, end);
    records = wholeRecords(block.subarray(end, next), true).records;
    end = next;
  }
  return {
    header: block.slice(start, end),
    records: skipped + records,
    delimiter: layout.delimiter,
  };
}

/** Behind the record that begins at `from`. */
function recordEnd(bytes: Uint8Array, from: number): number {
  let open = false;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === quote) open = !open;
    else if (bytes[at] === lineFeed && !open) return at + 1;
  }
  return bytes.length;
}

/** Where the last complete record ends, and how many records there are up to there, blank lines not counted.
 * @param last no more bytes follow: what is left is a record too */
function wholeRecords(bytes: Uint8Array, last: boolean): { end: number; records: number } {
  let end = 0;
  let records = 0;
  let open = false;
  let blank = true;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === lineFeed && !open) {
      if (!blank) records++;
      blank = true;
      end = at + 1;
      continue;
    }
    if (byte === quote) open = !open;
    // Spaces, tabs and carriage returns make no record.
    if (byte > 0x20) blank = false;
  }
  return last ? { end: bytes.length, records: records + (blank ? 0 : 1) } : { end, records };
}

async function blockTable(block: Uint8Array, options: CsvOptions, rows: number): Promise<Table> {
  try {
    return await tableFromCsv(block, { ...options, encoding: 'utf-8' });
  } catch (error) {
    if (rows === 0 || !(error instanceof TabularError)) throw error;
    const detail = `In a block whose row 2 is row ${rows + 2} of the whole: ${error.message}`;
    throw new TabularError(error.code, detail, { cause: error });
  }
}
