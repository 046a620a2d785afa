/** Files of the formats that libraries read, each in a thread of its own: one that would keep a library busy for ever, or
 * fill the memory, ends its thread and nothing else. */

import { stat } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../shared/package-root.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import { type BinaryFile, type BinaryFormat, binaryFormats } from './binary-file.ts';
import type { Said } from './binary-thread.ts';
import type { FileOptions } from './options.ts';

/** How long a table may take, by the clock: long enough for ten of them at once on a slow machine. */
const [leastMs, msPerMiB] = [30_000, 5000];

export interface ThreadLimits {
  readonly leastMs: number;
  readonly heapMiB: number;
}

/** @param whole one table, or one for each group of rows where the format has them
 * @throws TabularError `malformed_csv` for a file that cannot be read, or not in proportion to its size;
 *         `dataset_too_large` where it does not fit into memory */
export async function* tablesInThread(
  path: string,
  format: BinaryFormat,
  whole: boolean,
  { signal, ...options }: FileOptions,
  limits: Partial<ThreadLimits> = {},
): AsyncGenerator<Table> {
  signal?.throwIfAborted();
  const { size } = await stat(path);
  const patienceMs = (limits.leastMs ?? leastMs) + (size / 2 ** 20) * msPerMiB;
  const heapMiB = limits.heapMiB ?? Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  const worker = new Worker(builtFile('tabular/files/binary-thread.js'), {
    // The flags of the main thread (`--input-type`, a loader) are not meant for this file, and some would stop it.
    execArgv: [],
    workerData: { path, format, whole, options } satisfies BinaryFile,
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
  });
  try {
    for (;;) {
      const said = await next(worker, { path, format, patienceMs, signal });
      if ('refused' in said) {
        const { code, detail, fix, stack } = said.refused;
        throw new TabularError(code, detail, { fix, cause: stack });
      }
      if (said.table === undefined) return;
      yield said.table;
    }
  } finally {
    await worker.terminate();
  }
}

interface Wait {
  readonly path: string;
  readonly format: BinaryFormat;
  readonly patienceMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Asks for a table. */
async function next(worker: Worker, { path, format, patienceMs, signal }: Wait): Promise<Said> {
  signal?.throwIfAborted();
  let stop = () => {};
  try {
    return await new Promise<Said>((resolve, reject) => {
      const refuse = (code: 'malformed_csv' | 'dataset_too_large', what: string, cause?: unknown) =>
        reject(
          new TabularError(code, `${path} looks like ${binaryFormats[format]} but ${what}.`, {
            fix: 'Save the table as CSV and give that file.',
            cause,
          }),
        );
      const ended = () => refuse('malformed_csv', 'what reads it has ended');
      const failed = (error: Error & { code?: unknown }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          refuse('dataset_too_large', 'does not fit into memory', error);
        else refuse('malformed_csv', `cannot be read: ${error.message}`, error);
      };
      const aborted = () => reject(signal!.reason);
      const late = () =>
        refuse(
          'malformed_csv',
          `was not read in ${Math.round(patienceMs / 1000)} s, as others of its size are`,
        );
      const timer = setTimeout(late, patienceMs);
      worker.once('message', resolve).once('error', failed).once('exit', ended);
      signal?.addEventListener('abort', aborted, { once: true });
      stop = () => {
        clearTimeout(timer);
        worker.off('message', resolve).off('error', failed).off('exit', ended);
        signal?.removeEventListener('abort', aborted);
      };
      worker.postMessage(null);
    });
  } finally {
    stop();
  }
}
