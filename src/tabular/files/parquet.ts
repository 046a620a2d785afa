/** Parquet to a table, a column chunk at a time. */

import { asyncBufferFromFile } from 'hyparquet';
import { ColumnBuilder } from '../domain/column-builder.ts';
import { TabularError } from '../domain/errors.ts';
import { setCell } from '../domain/set-cell.ts';
import type { Table } from '../domain/table.ts';
import { parquetCodecs } from './codecs.ts';
import { checkFits } from './fits-memory.ts';
import { isSingle, openParquet, type ParquetGroup } from './parquet-groups.ts';

/** Numbers, booleans, strings and times, also within structs; columns of lists, maps or bytes are left out with a note. */
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
  const { rows, columns, structs, nested, groups } = await openParquet(
    await asyncBufferFromFile(path),
    parquetCodecs,
  );
  if (whole) checkFits(path, rows, columns);
  let builders = new Map<string, ColumnBuilder>();
  const left = new Set(nested);
  let base = 0;
  const take = ({ parts }: ParquetGroup) => {
    for (const { name, from, cells } of parts) {
      const builder = builders.get(name) ?? new ColumnBuilder(name, 1024);
      builders.set(name, builder);
      for (let i = 0; i < cells.length && !left.has(name); i++) {
        if (isSingle(cells[i])) setCell(builder, from - base + i, finite(cells[i]), path);
        else left.add(name);
      }
    }
  };
  const finished = (count: number): Table => {
    const kept = [...builders].filter(([name]) => !left.has(name));
    const quoted = (names: Iterable<string>) => [...names].map((name) => JSON.stringify(name)).join(', ');
    const notes = [
      ...(structs.length > 0 ? [`Structs became columns with dots in their names: ${quoted(structs)}.`] : []),
      ...(left.size > 0 ? [`Columns of lists, structs or bytes were left out: ${quoted(left)}.`] : []),
    ];
    return {
      rows: count,
      columns: kept.map(([, builder]) => builder.finish(count)),
      ...(notes.length > 0 && { notes }),
    };
  };
  // Row groups one by one: the file need not fit into memory twice.
  for await (const group of groups) {
    take(group);
    if (whole) continue;
    yield finished(group.end - base);
    builders = new Map();
    base = group.end;
  }
  if (whole || base === 0) yield finished(rows);
}

/** An infinity is no number that a model could learn from. */
const finite = (cell: unknown): unknown => (cell === Infinity || cell === -Infinity ? null : cell);
