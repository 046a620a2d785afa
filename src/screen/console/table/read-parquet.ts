/** Parquet, one group of rows at a time. The reader is fetched when the first such file is dropped. */

import { cellText, type OnRead, type SourceTable, TableBuilder, UnreadableFile } from './source.ts';

/** Columns of lists, structs or bytes are left out.
 * @throws UnreadableFile */
export async function readParquet(file: File, onRead: OnRead): Promise<SourceTable> {
  const { codecs, isSingle, openParquet } = await import('./parquet-library.ts');
  const source = {
    byteLength: file.size,
    slice: (start: number, end?: number) => file.slice(start, end).arrayBuffer(),
  };
  const builder = new TableBuilder();
  const left = new Set<string>();
  try {
    const { rows, nested, groups } = await openParquet(source, codecs);
    for (const name of nested) left.add(name);
    for await (const { end, parts } of groups) {
      for (const { name, cells } of parts) {
        const column = builder.column(name);
        for (let i = 0; i < cells.length && !left.has(name); i++) {
          if (isSingle(cells[i])) column.push(cellText(cells[i]));
          else left.add(name);
        }
      }
      while (builder.rows < end) builder.endRow();
      onRead(end / rows);
    }
  } catch (error) {
    throw new UnreadableFile('format', (error as Error).message);
  }
  return builder.finish(left);
}
