/** Whatever a caller holds its data in, on its way to the engine. */

import { fileURLToPath } from 'node:url';
import { tableFromCsv } from '../csv/table-from-csv.ts';
import { asTable, type TableInput } from '../domain/as-table.ts';
import { type Declarations, declareColumns } from '../domain/declare-columns.ts';
import type { TableSource } from '../engine/native-model.ts';

/** A table, an array of row objects, an object of columns, CSV text (any string with a line break), or the path or
 * file URL of a CSV or Parquet file or an Excel workbook. */
export type Data = TableInput | string | URL;

/** Files are read on the engine's thread; everything else becomes a table here, in slices of a few milliseconds. */
export async function toSource(
  data: Data,
  signal?: AbortSignal,
  { columns, dateOrder }: Declarations = {},
): Promise<TableSource> {
  const declarations = { ...(columns && { columns }), ...(dateOrder && { dateOrder }) };
  if (data instanceof URL) return { file: fileURLToPath(data), declarations };
  if (typeof data === 'string') {
    return /[\r\n]/.test(data.slice(0, 100_000))
      ? tableFromCsv(data, { ...declarations, ...(signal && { signal }) })
      : { file: data, declarations };
  }
  return declareColumns(await asTable(data, signal), declarations);
}
