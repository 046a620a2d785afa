/** Parquet to a table, a column chunk at a time. */

import { setImmediate } from 'node:timers/promises';
import { asyncBufferFromFile, parquetMetadataAsync, parquetRead } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { ColumnBuilder } from '../domain/column-builder.ts';
import { TabularError } from '../domain/errors.ts';
import { setCell } from '../domain/set-cell.ts';
import type { Table } from '../domain/table.ts';

/** Cells between two looks at the event loop. */
const slice = 20_000;

/** Numbers, booleans, strings and times; columns of lists, structs or bytes are left out with a note. */
export async function tableFromParquet(path: string, signal?: AbortSignal): Promise<Table> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const rows = Number(metadata.num_rows);
  if (!Number.isSafeInteger(rows) || rows < 0) {
    throw new TabularError('malformed_csv', `${path} claims ${metadata.num_rows} rows.`);
  }
  const builders = new Map<string, ColumnBuilder>();
  const left = new Set<string>();
  const chunks: { name: string; from: number; cells: ArrayLike<unknown> }[] = [];
  const take = async () => {
    for (const { name, from, cells } of chunks.splice(0)) {
      const builder = builders.get(name) ?? new ColumnBuilder(name, 1024);
      builders.set(name, builder);
      for (let i = 0; i < cells.length && !left.has(name); i++) {
        if (isPlain(cells[i])) setCell(builder, from + i, finite(cells[i]), path);
        else left.add(name);
        if (i % slice === slice - 1) await setImmediate();
      }
    }
  };
  // Row groups one by one: the file need not fit into memory twice.
  let start = 0;
  for (const group of metadata.row_groups) {
    signal?.throwIfAborted();
    const end = start + Number(group.num_rows);
    await parquetRead({
      file,
      metadata,
      compressors,
      rowStart: start,
      rowEnd: end,
      onChunk: ({ columnName, columnData, rowStart }) => {
        chunks.push({ name: columnName, from: Number(rowStart), cells: columnData as ArrayLike<unknown> });
      },
    });
    await take();
    start = end;
  }
  const kept = [...builders].filter(([name]) => !left.has(name));
  const columns = kept.map(([, builder]) => builder.finish(rows));
  const names = [...left].map((name) => JSON.stringify(name)).join(', ');
  return {
    rows,
    columns,
    ...(left.size > 0 && { notes: [`Columns of lists, structs or bytes were left out: ${names}.`] }),
  };
}

const isPlain = (cell: unknown): boolean => typeof cell !== 'object' || cell === null || cell instanceof Date;

/** An infinity is no number that a model could learn from. */
const finite = (cell: unknown): unknown => (cell === Infinity || cell === -Infinity ? null : cell);
