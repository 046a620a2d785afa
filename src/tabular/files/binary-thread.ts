/** The thread that reads one file: a table for each time it is asked, then nothing or the error. */

import { parentPort, workerData } from 'node:worker_threads';
import type { ErrorCode } from '../domain/errors.ts';
import type { Column, Table } from '../domain/table.ts';
import type { BinaryFile } from './binary-file.ts';
import { asRefused, binaryTables } from './binary-tables.ts';

/** What the thread says. */
export type Said =
  | { readonly table: Table | undefined }
  | {
      readonly refused: {
        readonly code: ErrorCode;
        readonly detail: string;
        readonly fix: string;
        readonly stack: string | undefined;
      };
    };

const port = parentPort!;
const file = workerData as BinaryFile;
const tables = binaryTables(file);

port.on('message', async () => {
  try {
    const { value: table } = (await tables.next()) as IteratorResult<Table, undefined>;
    port.postMessage({ table } satisfies Said, table === undefined ? [] : buffersOf(table.columns));
  } catch (error) {
    const { code, detail, fix, stack } = asRefused(file.path, file.format, error);
    port.postMessage({ refused: { code, detail, fix, stack } } satisfies Said);
  }
});

/** They are handed over instead of copied. */
function buffersOf(columns: readonly Column[]): ArrayBuffer[] {
  const held = columns.map((column) => (column.kind === 'string' ? column.codes : column.values).buffer);
  return [...new Set(held)].filter((buffer) => buffer instanceof ArrayBuffer);
}
