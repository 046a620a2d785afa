/** What a caller may say about a file. */

import type { CsvOptions } from '../csv/table-from-csv.ts';

/** How a file is read. */
export interface FileOptions extends CsvOptions {
  /** Name of the sheet of a workbook, or its place from 1.
   * @defaultValue the first that holds a table: two rows of two cells at least */
  readonly sheet?: string | number;
}
