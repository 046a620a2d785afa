export { asTable, type TableInput } from './domain/as-table.ts';
export { type ErrorCategory, type ErrorCode, errorKinds, TabularError } from './domain/errors.ts';
export type { Column, Label, Table, Target, Task } from './domain/table.ts';
export {
  type ColumnCells,
  type ColumnsInput,
  type NumberArray,
  tableFromColumns,
} from './domain/table-from-columns.ts';
export { type CsvOptions, type CsvSource, tableFromCsv, tableFromCsvFile } from './domain/table-from-csv.ts';
export { type Row, type TableFromRowsOptions, tableFromRows } from './domain/table-from-rows.ts';
export { tableToCsv } from './domain/table-to-csv.ts';
export {
  type Cell,
  cellAt,
  dropColumns,
  rowAt,
  rowsOf,
  selectColumns,
  sliceTable,
  takeRows,
} from './domain/table-views.ts';
