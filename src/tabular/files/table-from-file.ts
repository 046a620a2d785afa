/** A table from a file of any format that is read, told by its first bytes, not by its name. */

import { open } from 'node:fs/promises';
import { type CsvOptions, tableFromCsvFile } from '../csv/table-from-csv.ts';
import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';

/** Read CSV (gzipped too), Parquet or an Excel workbook (.xlsx, its first sheet).
 * Parquet needs the optional package `hyparquet`, workbooks `read-excel-file`: both come with an ordinary install.
 * @throws TabularError `malformed_csv` for a file that cannot be read as its format, or of a format that is not read,
 *         which is named; the file system's error when the file cannot be opened */
export async function tableFromFile(path: string, options: CsvOptions = {}): Promise<Table> {
  const head = await firstBytes(path);
  const format = head.startsWith('PAR1')
    ? 'Parquet'
    : head.startsWith('PK\u0003\u0004')
      ? 'Excel'
      : undefined;
  if (format === undefined) return tableFromCsvFile(path, options);
  options.signal?.throwIfAborted();
  try {
    if (format === 'Parquet')
      return await (await import('./parquet.ts')).tableFromParquet(path, options.signal);
    return await (await import('./excel.ts')).tableFromWorkbook(path, options);
  } catch (error) {
    if (error instanceof TabularError || options.signal?.aborted) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') {
      const name = format === 'Parquet' ? 'hyparquet hyparquet-compressors' : 'read-excel-file';
      throw new TabularError(
        'malformed_csv',
        `${path} is ${named[format]}, which needs a package that is missing.`,
        {
          fix: `npm install ${name}, or save the table as CSV.`,
          cause: error,
        },
      );
    }
    const detail = `${path} looks like ${named[format]} but cannot be read: ${(error as Error).message}.`;
    throw new TabularError('malformed_csv', detail, {
      fix: 'Save the table as CSV and give that file.',
      cause: error,
    });
  }
}

const named = { Parquet: 'a Parquet file', Excel: 'an Excel workbook' };

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
