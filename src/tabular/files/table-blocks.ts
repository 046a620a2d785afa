/** A file of any format that is read, in tables of some thousand rows each. */

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { through } from '../../shared/through.ts';
import { csvBlocks } from '../csv/csv-blocks.ts';
import { asCutShort } from '../csv/pieces.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import { sliceTable } from '../domain/table-views.ts';
import { longestLine, tableFromJsonStream } from './json.ts';
import type { FileOptions } from './options.ts';
import { formatOf, tableFromFile } from './table-from-file.ts';
import { tablesInThread } from './tables-in-thread.ts';

/** Rows of a block where the format has no blocks of its own. */
const blockRows = 20_000;
const blockBytes = 4 * 2 ** 20;
const lineFeed = 0x0a;

/** CSV and JSON lines (each also gzipped) and Parquet come in constant memory (Parquet: that of a row group); a JSON
 * document, an archive, Arrow and a workbook are read whole and come in slices. See `csvBlocks` for what CSV must be.
 * @throws as `tableFromFile`
 * @example
 * for await (const block of tableBlocks('cars.csv')) console.log(block.rows); */
export async function* tableBlocks(path: string, options: FileOptions = {}): AsyncGenerator<Table> {
  const { signal } = options;
  const format = await formatOf(path, options);
  if (format === 'csv') {
    yield* csvBlocks(createReadStream(path, { highWaterMark: 2 ** 19, ...(signal && { signal }) }), options);
  } else if (format === 'lines') {
    const file = createReadStream(path, signal ? { signal } : {});
    yield* jsonBlocks(path, file, signal);
  } else if (format === 'gzipped lines') {
    const file = createReadStream(path, signal ? { signal } : {});
    try {
      yield* jsonBlocks(path, through(file, createGunzip()), signal);
    } catch (error) {
      throw asCutShort(error);
    }
  } else if (format === 'parquet') {
    for await (const group of tablesInThread(path, 'parquet', false, options)) yield* slices(group);
  } else {
    yield* slices(await tableFromFile(path, options));
  }
}

function* slices(table: Table): Generator<Table> {
  for (let from = 0; from < table.rows; from += blockRows) {
    yield sliceTable(table, from, Math.min(table.rows, from + blockRows));
  }
}

const lineTooLong = () =>
  new TabularError('malformed_csv', `A line is longer than ${longestLine} characters.`, {
    fix: 'Save the rows as JSON lines: a row object in each.',
  });

/** Columns that the first block had and a later one lacks hold nothing there. */
async function* jsonBlocks(path: string, stream: Readable, signal?: AbortSignal): AsyncGenerator<Table> {
  let names: readonly string[] | undefined;
  let held: Buffer[] = [];
  let size = 0;
  /** Whether a line ends among what is held. */
  let ends = false;
  const block = async (text: Buffer) => {
    const table = await tableFromJsonStream(path, Readable.from([text]), 'lines', signal);
    names ??= table.columns.map(({ name }) => name);
    const own = new Set(table.columns.map(({ name }) => name));
    const absent = names.filter((name) => !own.has(name));
    const nothing = (name: string) => ({
      kind: 'number' as const,
      name,
      values: new Float64Array(table.rows).fill(Number.NaN),
    });
    return { ...table, columns: [...table.columns, ...absent.map(nothing)] };
  };
  for await (const piece of stream as AsyncIterable<Buffer>) {
    held.push(piece);
    size += piece.length;
    ends ||= piece.includes(lineFeed);
    if (size >= longestLine && !ends) throw lineTooLong();
    if (size < blockBytes || !ends) continue;
    const text = Buffer.concat(held);
    const end = text.lastIndexOf(lineFeed) + 1;
    held = [text.subarray(end)];
    size = text.length - end;
    ends = false;
    yield await block(text.subarray(0, end));
  }
  const rest = Buffer.concat(held);
  if (names === undefined || rest.some((byte) => byte > 0x20)) yield await block(rest);
}
