/** A table from a file of any format that is read, told by its first bytes, not by its name. */

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { plainFileError } from '../../shared/file-error.ts';
import { through } from '../../shared/through.ts';
import { asCutShort } from '../csv/pieces.ts';
import { type CsvOptions, tableFromCsv, tableFromCsvFile } from '../csv/table-from-csv.ts';
import { declareColumns } from '../domain/declare-columns.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import type { BinaryFormat } from './binary-file.ts';
import { type JsonKind, jsonKindOf, tableFromJsonStream } from './json.ts';
import type { FileOptions } from './options.ts';
import { tablesInThread } from './tables-in-thread.ts';
import { zipEntries, zipEntryStream, zipKind, zippedTable } from './zip.ts';

/** Read CSV, JSON, JSON lines (each also gzipped, or alone in a ZIP archive), Parquet, Arrow (Feather) or a sheet of an
 * Excel workbook (.xlsx).
 * @throws TabularError `malformed_csv` for a file that cannot be read as its format, or of a format that is not read,
 *         which is named; `schema_mismatch` for JSON that is no table; the file system's error when the file cannot be
 *         opened; `dataset_too_large` for a Parquet or Arrow file or a workbook that does not fit into memory
 * @example
 * const table = await tableFromFile('cars.csv', { dateOrder: 'dmy' }); */
export async function tableFromFile(path: string, options: FileOptions = {}): Promise<Table> {
  const { columns, dateOrder, ...rest } = options;
  const declarations = { ...(columns && { columns }), ...(dateOrder && { dateOrder }) };
  return declareColumns(await anyTable(path, rest), declarations);
}

async function anyTable(path: string, options: FileOptions): Promise<Table> {
  const head = await firstBytes(path);
  const { signal } = options;
  signal?.throwIfAborted();
  const start = head.toString('latin1', 0, 8);
  const format = await binaryFormatOf(path);
  if (format !== undefined) return fromBinary(path, format, options);
  if (start.startsWith('PK\u0003\u0004')) return fromArchive(path, options);
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const kind = jsonKind(path, packed ? inflatedHead(head) : head, options);
  if (kind === undefined) return tableFromCsvFile(path, options);
  const file = createReadStream(path, signal ? { signal } : {});
  return tableFromJsonStream(path, packed ? through(file, createGunzip()) : file, kind, signal);
}

/** @throws TabularError `malformed_csv` for an archive without an end */
export async function binaryFormatOf(path: string): Promise<BinaryFormat | undefined> {
  const start = (await firstBytes(path)).toString('latin1', 0, 8);
  if (start.startsWith('PAR1')) return 'parquet';
  if (start.startsWith('ARROW1') || start.startsWith('\xff\xff\xff\xff')) return 'arrow';
  if (!start.startsWith('PK\u0003\u0004')) return undefined;
  return zipKind(await zipEntries(path)) === 'Excel' ? 'excel' : undefined;
}

/** How a file can be read block by block; `whole`: it cannot. */
export type BlockFormat = 'csv' | 'lines' | 'gzipped lines' | 'parquet' | 'whole';

export async function formatOf(path: string, options: CsvOptions = {}): Promise<BlockFormat> {
  const head = await firstBytes(path);
  const start = head.toString('latin1', 0, 8);
  if (start.startsWith('PAR1')) return 'parquet';
  if (['ARROW1', '\xff\xff\xff\xff', 'PK\u0003\u0004'].some((magic) => start.startsWith(magic)))
    return 'whole';
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const kind = jsonKind(path, packed ? inflatedHead(head) : head, options);
  if (kind === undefined) return 'csv';
  if (kind === 'json') return 'whole';
  return packed ? 'gzipped lines' : 'lines';
}

/** JSON by its name, or by its first characters where no CSV begins so. */
function jsonKind(name: string, head: Buffer, { verbatim }: CsvOptions): JsonKind | undefined {
  const bare = name.toLowerCase().replace(/\.gz$/, '');
  if (/\.(?:jsonl|ndjson)$/.test(bare)) return 'lines';
  const told = jsonKindOf(head.toString('utf8'));
  if (bare.endsWith('.json')) return told ?? 'json';
  return verbatim ? undefined : told;
}

/** As much as the first bytes of a gzipped file tell. */
function inflatedHead(head: Buffer): Buffer {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

async function fromArchive(path: string, options: FileOptions): Promise<Table> {
  const entries = await zipEntries(path);
  const kind = zipKind(entries);
  if (kind !== undefined) {
    throw new TabularError('malformed_csv', `${path} is ${kind}, which is not read.`, {
      fix: 'Save the table as CSV or .xlsx and give that file.',
    });
  }
  const entry = zippedTable(path, entries);
  const note = `The archive holds ${JSON.stringify(entry.name)}, which was read.`;
  try {
    const first: Buffer[] = [];
    for await (const piece of await zipEntryStream(path, entry)) {
      first.push(piece as Buffer);
      break;
    }
    const json = jsonKind(entry.name, Buffer.concat(first).subarray(0, headBytes), options);
    const stream = await zipEntryStream(path, entry);
    const table = json
      ? await tableFromJsonStream(entry.name, stream, json, options.signal)
      : await tableFromCsv(stream, options);
    return { ...table, notes: [note, ...(table.notes ?? [])] };
  } catch (error) {
    throw asCutShort(error);
  }
}

async function fromBinary(path: string, format: BinaryFormat, options: FileOptions): Promise<Table> {
  for await (const table of tablesInThread(path, format, true, options)) {
    if (table.columns.length > 0) return table;
    throw new TabularError('malformed_csv', `${path} holds no rows, or no column of numbers or texts.`);
  }
  throw new TabularError('malformed_csv', `${path} holds no table.`);
}

/** How much of a file its format is told from. */
const headBytes = 4096;

/** @throws Error with the file system's code, in plain words */
async function firstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw plainFileError(error, path);
  }
}
