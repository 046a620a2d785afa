/** A file that a browser sends, read as the library and the command line read it. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mostConsoleFileBytes } from '../../../shared/console-file.ts';
import {
  type ColumnReading,
  cellAt,
  describeColumns,
  type Table,
  TabularError,
  tableFromFile,
} from '../../../tabular/index.ts';
import { type BodyPace, bodyChunks } from '../../body.ts';
import { respond } from '../../respond.ts';

/** Cells written between two turns of the event loop. */
const cellsAtOnce = 4096;

/** Keeps the file no longer than it takes to read it.
 * @param name as its owner calls it, of which the ending counts
 * @throws TabularError as `tableFromFile`; `payload_too_large`; Refusal `request_timeout` */
export async function tableOfFile(request: Request, name: string, pace: BodyPace): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-file-'));
  // The name says how a text is to be read, and must lead nowhere else.
  const path = join(folder, `data${/(?:\.[a-z]{1,8}){0,2}$/i.exec(basename(name))![0]}`);
  try {
    await pipeline(Readable.from(within(bodyChunks(request, pace))), createWriteStream(path));
    return await tableFromFile(path, { signal: request.signal });
  } catch (error) {
    throw named(error, path, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* within(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostConsoleFileBytes)
      throw new TabularError('payload_too_large', `The file is above ${mostConsoleFileBytes} bytes.`, {
        fix: 'Read it with the library or the command line, which have no such ceiling.',
      });
    yield chunk;
  }
}

/** Its owner knows the file by its name, not by where it lay. */
function named(error: unknown, path: string, name: string): unknown {
  if (!(error instanceof TabularError) || !error.detail.includes(path)) return error;
  const { code, detail, fix } = error;
  return new TabularError(code, detail.replaceAll(path, name), { fix, cause: error });
}

/** Column by column, as the reader takes them. */
export function respondTable(table: Table): Response {
  const text = ReadableStream.from(textOf(table)).pipeThrough(new TextEncoderStream());
  return respond(200, text, 'application/json');
}

function* textOf(table: Table): Generator<string> {
  const { rows, columns, notes = [] } = table;
  const readings = describeColumns(table);
  yield `{"rows":${rows},"notes":${JSON.stringify(notes)},"columns":[`;
  for (const [at, column] of columns.entries()) {
    const read = JSON.stringify(readOf(readings[at]!));
    yield `${at > 0 ? ',' : ''}{"name":${JSON.stringify(column.name)},"read":${read},"cells":[`;
    for (let from = 0; from < rows; from += cellsAtOnce) {
      const length = Math.min(cellsAtOnce, rows - from);
      const cells = Array.from({ length }, (_, row) => JSON.stringify(cellAt(column, from + row)));
      yield `${from > 0 ? ',' : ''}${cells.join()}`;
    }
    yield ']}';
  }
  yield ']}';
}

/** What a browser needs to read the cells as the engine does. Numbers in parts and lengths of time the engine alone reads. */
function readOf({ kind, form, numberForm, time, measure, missing }: ColumnReading) {
  if (missing === 1) return { as: 'empty', form: null };
  if (kind === 'number' && !time && measure === undefined) return { as: kind, form: numberForm ?? null };
  if (kind === 'date') return { as: kind, form: form ?? null };
  return { as: kind === 'boolean' ? kind : 'words', form: null };
}
