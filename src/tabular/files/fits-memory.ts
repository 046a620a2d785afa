/** A file of a few bytes can stand for a table that fills the memory, which no exception tells of in time. */

import { totalmem } from 'node:os';
import { TabularError } from '../domain/errors.ts';

/** Share of the memory that one table may take. */
const share = 0.5;
const bytesOfCell = 8;

/** @param memory bytes of this machine, or of what the process may have of it
 * @throws TabularError `dataset_too_large` */
export function checkFits(path: string, rows: number, columns: number, memory = memoryHere()): void {
  if (rows * columns * bytesOfCell <= share * memory) return;
  throw new TabularError(
    'dataset_too_large',
    `${path} holds ${rows} rows of ${columns} columns, which do not fit into memory.`,
    { fix: 'Give fewer rows or columns.' },
  );
}

function memoryHere(): number {
  // 0, or a huge number, where nothing is set.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
