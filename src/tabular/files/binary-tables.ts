/** Tables from the formats that libraries read, in the thread of {@link tablesInThread}: a library may believe what a file
 * says of itself. */

import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import { type BinaryFile, type BinaryFormat, binaryFormats } from './binary-file.ts';
import { withoutPandasIndex } from './pandas-index.ts';
import { workbookBytes } from './workbook-bytes.ts';
import { zipEntries } from './zip.ts';

/** @throws TabularError `malformed_csv` for all that cannot be read */
export async function* binaryTables({ path, format, whole, options }: BinaryFile): AsyncGenerator<Table> {
  try {
    if (format === 'parquet') {
      const { parquetGroups, tableFromParquet } = await import('./parquet.ts');
      if (whole) yield withoutPandasIndex(await tableFromParquet(path));
      else for await (const group of parquetGroups(path)) yield withoutPandasIndex(group);
    } else if (format === 'arrow') {
      yield withoutPandasIndex(await (await import('./arrow.ts')).tableFromArrow(path));
    } else {
      const bytes = await workbookBytes(path, await zipEntries(path));
      yield await (await import('./excel.ts')).tableFromWorkbook(path, bytes, options);
    }
  } catch (error) {
    throw asRefused(path, format, error);
  }
}

/** What the library of a format throws, as a person reads it. */
export function asRefused(path: string, format: BinaryFormat, error: unknown): TabularError {
  if (error instanceof TabularError) return error;
  const detail = `${path} looks like ${binaryFormats[format]} but cannot be read: ${(error as Error).message}.`;
  return new TabularError('malformed_csv', detail, {
    fix: 'Save the table as CSV and give that file.',
    cause: error,
  });
}
