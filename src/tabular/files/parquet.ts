/** Parquet to a table, a column chunk at a time. */

import { asyncBufferFromFile, parquetMetadataAsync, parquetRead } from 'hyparquet';
import { ColumnBuilder } from '../domain/column-builder.ts';
import { TabularError } from '../domain/errors.ts';
import { setCell } from '../domain/set-cell.ts';
import type { Table } from '../domain/table.ts';
import { mostRows } from './claimed-rows.ts';
import { parquetCodecs } from './codecs.ts';
import { checkedGroup, checkFooter, parquetColumns } from './parquet-check.ts';

/** Numbers, booleans, strings and times; columns of lists, structs or bytes are left out with a note. */
export async function tableFromParquet(path: string): Promise<Table> {
  for await (const table of tables(path, true)) return table;
  throw new TabularError('malformed_csv', `${path} holds no table.`);
}

/** One table a row group; a file without any gives an empty one. */
export function parquetGroups(path: string): AsyncGenerator<Table> {
  return tables(path, false);
}

/** @param whole all row groups as one table */
async function* tables(path: string, whole: boolean): AsyncGenerator<Table> {
  const file = await asyncBufferFromFile(path);
  await checkFooter(file);
  const metadata = await parquetMetadataAsync(file, { geoparquet: false });
  const rows = Number(metadata.num_rows);
  if (!Number.isSafeInteger(rows) || rows < 0 || rows > mostRows(file.byteLength)) {
    throw new TabularError('malformed_csv', `${path} claims ${metadata.num_rows} rows.`);
  }
  const known = parquetColumns(metadata);
  let builders = new Map<string, ColumnBuilder>();
  const left = new Set(known.nested);
  const chunks: { name: string; from: number; cells: ArrayLike<unknown> }[] = [];
  const take = () => {
    for (const { name, from, cells } of chunks.splice(0)) {
      const builder = builders.get(name) ?? new ColumnBuilder(name, 1024);
      builders.set(name, builder);
      for (let i = 0; i < cells.length && !left.has(name); i++) {
        if (cells[i] === undefined)
          throw new Error(`column ${JSON.stringify(name)} names a value that it lacks`);
        if (isPlain(cells[i])) setCell(builder, from - base + i, finite(cells[i]), path);
        else left.add(name);
      }
    }
  };
  const finished = (count: number): Table => {
    const kept = [...builders].filter(([name]) => !left.has(name));
    const columns = kept.map(([, builder]) => builder.finish(count));
    const names = [...left].map((name) => JSON.stringify(name)).join(', ');
    return {
      rows: count,
      columns,
      ...(left.size > 0 && { notes: [`Columns of lists, structs or bytes were left out: ${names}.`] }),
    };
  };
  // Row groups one by one: the file need not fit into memory twice.
  let start = 0;
  let base = 0;
  for (const group of metadata.row_groups) {
    const end = start + Number(group.num_rows);
    if (!(end >= start && end <= rows)) {
      throw new TabularError('malformed_csv', `${path} claims more rows in its groups than in all.`);
    }
    if (end > start) {
      const from = start;
      await parquetRead({
        file,
        // The group alone: the library looks at all of them each time.
        metadata: { ...metadata, row_groups: [await checkedGroup(file, group, known)] },
        compressors: parquetCodecs,
        onChunk: ({ columnName, columnData, rowStart }) => {
          const cells = columnData as ArrayLike<unknown>;
          chunks.push({ name: columnName, from: from + Number(rowStart), cells });
        },
      });
      take();
    }
    start = end;
    if (whole || end === base) continue;
    yield finished(end - base);
    builders = new Map();
    base = end;
  }
  if (start < rows) throw new Error(`it claims ${rows} rows and its groups hold ${start}`);
  if (whole || base === 0) yield finished(rows);
}

const isPlain = (cell: unknown): boolean => typeof cell !== 'object' || cell === null || cell instanceof Date;

/** An infinity is no number that a model could learn from. */
const finite = (cell: unknown): unknown => (cell === Infinity || cell === -Infinity ? null : cell);
