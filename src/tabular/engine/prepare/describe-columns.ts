/** How columns would be read by a fit, without one. */

import type { Table } from '../../domain/table.ts';
import { sliceTable } from '../../domain/table-views.ts';
import { type ColumnReading, readColumns } from './column-reading.ts';
import { inferSchema } from './infer-schema.ts';
import { toFrame } from './to-frame.ts';

/** Cells that are looked at: some tens of milliseconds. */
const maxCells = 1_000_000;

/** @returns for each column of the table how a model that learns from it reads it; of a large table the first rows tell
 *          (at least 1,000)
 * @example
 * for (const { name, kind } of describeColumns(table)) console.log(name, kind); */
export function describeColumns(table: Table): ColumnReading[] {
  const rows = Math.max(1000, Math.floor(maxCells / Math.max(1, table.columns.length)));
  const head = table.rows <= rows ? table : sliceTable(table, 0, rows);
  const schema = inferSchema(head);
  return readColumns(head, schema, toFrame(head, schema));
}
