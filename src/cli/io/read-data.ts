/** Tables from the files that people have: CSV, TSV, JSON, JSON lines, each also gzipped; Parquet and Excel workbooks. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text as wholeText } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type Command, Option } from 'commander';
import {
  type CsvOptions,
  type Row,
  type Table,
  TabularError,
  tableFromCsv,
  tableFromFile,
  tableFromRows,
} from '../../tabular/index.ts';
import { tableFromJson } from './json-table.ts';

/** What a person may say about a file where the reader would guess. */
export interface FileFlags {
  readonly encoding?: NonNullable<CsvOptions['encoding']>;
  readonly delimiter?: string;
  readonly verbatim?: true;
  readonly quiet?: true;
}

export function withFileOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--encoding <name>', 'of the CSV files; default: told from the bytes').choices([
        'utf-8',
        'utf-16le',
        'utf-16be',
        'windows-1252',
      ]),
    )
    .option(
      '--delimiter <character>',
      'between the cells of the CSV files; default: told from the first lines',
    )
    .option('--verbatim', 'leave nothing out of the CSV files: titles, totals, notes, an index, spaces')
    .option('--quiet', 'no report on standard error of how the columns were read');
}

/** @param path a file, its format told by its name, or `-` for CSV on standard input
 *  @throws TabularError when the content cannot be read, the file system's error when the file cannot */
export async function readData(
  path: string,
  signal: AbortSignal,
  { encoding, delimiter, verbatim }: FileFlags = {},
): Promise<Table> {
  const csv: CsvOptions = {
    signal,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(verbatim && { verbatim }),
  };
  const name = path.toLowerCase().replace(/\.gz$/, '');
  const isJson = /\.(json|jsonl|ndjson)$/.test(name);
  if (path !== '-' && !isJson) return tableFromFile(path, csv);
  const stream = path === '-' ? process.stdin : await open(path, signal);
  try {
    if (name.endsWith('.json')) return await fromJson(path, await wholeText(stream), signal);
    if (/\.(jsonl|ndjson)$/.test(name)) return await fromJsonLines(path, stream, signal);
    return await untilAborted(tableFromCsv(stream, csv), signal, stream);
  } finally {
    stream.destroy();
  }
}

async function open(path: string, signal: AbortSignal): Promise<Readable> {
  if ((await stat(path)).isDirectory()) throw new TypeError(`${path} is a folder, not a file`);
  const file = createReadStream(path, { signal });
  if (!path.toLowerCase().endsWith('.gz')) return file;
  const inflate = createGunzip();
  file.on('error', (error) => inflate.destroy(error));
  return file.pipe(inflate);
}

/** Standard input does not know the signal: waiting on it must end all the same. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal, stream: Readable): Promise<T> {
  const stop = () => stream.destroy(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function fromJson(path: string, text: string, signal: AbortSignal): Promise<Table> {
  const value = parseJson(text, path);
  return asBadInput(path, () => tableFromJson(value, path, signal));
}

async function fromJsonLines(path: string, stream: Readable, signal: AbortSignal): Promise<Table> {
  const rows: Row[] = [];
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY, signal })) {
    number++;
    if (line.trim() !== '') rows.push(parseJson(line, `${path}, line ${number}`) as Row);
  }
  signal.throwIfAborted();
  return asBadInput(path, () => tableFromRows(rows, { signal }));
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new TabularError('schema_mismatch', `${place} is not JSON: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** What is a wrong argument from a program is bad data when it stands in a file. */
async function asBadInput<T>(path: string, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new TabularError('schema_mismatch', `${path}: ${error.message}.`, { cause: error });
  }
}
