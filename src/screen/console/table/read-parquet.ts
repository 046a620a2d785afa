/** Parquet, one group of rows at a time. The reader is fetched when the first such file is dropped. */

import { cellText, type OnRead, type SourceTable, TableBuilder, UnreadableFile } from './source.ts';

/** @throws UnreadableFile */
export async function readParquet(file: File, onRead: OnRead): Promise<SourceTable> {
  const { compressors, parquetMetadataAsync, parquetReadObjects } = await import('./parquet-library.ts');
  const source = {
    byteLength: file.size,
    slice: (start: number, end?: number) => file.slice(start, end).arrayBuffer(),
  };
  const builder = new TableBuilder();
  try {
    const metadata = await parquetMetadataAsync(source);
    let rowStart = 0;
    for (const { num_rows } of metadata.row_groups) {
      const rowEnd = rowStart + Number(num_rows);
      const rows = await parquetReadObjects({ file: source, metadata, compressors, rowStart, rowEnd });
      for (const row of rows) {
        for (const [name, value] of Object.entries(row)) builder.column(name).push(cellText(value));
        builder.endRow();
      }
      rowStart = rowEnd;
      onRead(rowStart / Number(metadata.num_rows));
    }
  } catch (error) {
    throw new UnreadableFile('format', (error as Error).message);
  }
  return builder.finish();
}
