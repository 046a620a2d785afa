/** Whatever a caller holds its data in, as a table. */

import type { Table } from './table.ts';
import { type ColumnCells, tableFromColumns } from './table-from-columns.ts';
import { type Row, tableFromRows } from './table-from-rows.ts';

/** A table, an array of row objects, or an object of columns. */
export type TableInput = Table | readonly Row[] | Readonly<Record<string, ColumnCells>>;

/** @throws TypeError or RangeError naming what is wrong, as of `tableFromRows` and `tableFromColumns`
 * @example
 * const table = await asTable({ city: ['Rome', 'Oslo'], people: [2.8, 0.7] });
 * table.rows; // → 2 */
export async function asTable(data: TableInput, signal?: AbortSignal): Promise<Table> {
  signal?.throwIfAborted();
  const options = signal === undefined ? {} : { signal };
  if (Array.isArray(data)) return tableFromRows(data, options);
  if (typeof data !== 'object' || data === null) {
    throw new TypeError(
      `data must be a table, an array of row objects or an object of columns, received ${data === null ? 'null' : typeof data}`,
    );
  }
  if (isTable(data)) return data;
  return tableFromColumns(data as Readonly<Record<string, ColumnCells>>, options);
}

/** An object of columns has arrays as values, so a numeric `rows` tells a table. */
function isTable(data: object): data is Table {
  return 'rows' in data && typeof data.rows === 'number' && 'columns' in data && Array.isArray(data.columns);
}
