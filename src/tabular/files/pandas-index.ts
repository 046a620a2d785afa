/** The index that pandas writes beside the columns of a Parquet or Feather file. */

import type { Table } from '../domain/table.ts';

/** pandas' own name for an index that has none. Its numbers tell where a row stood, as those before the rows of a CSV do. */
const ownName = /^__index_level_\d+__$/;

/** The table without numbers of rows; an index of words may mean something and stays. */
export function withoutPandasIndex(table: Table): Table {
  const left = table.columns.filter(({ kind, name }) => kind === 'number' && ownName.test(name));
  if (left.length === 0 || left.length === table.columns.length) return table;
  const note = `The index that pandas wrote (${left.map(({ name }) => name).join(', ')}) was left out.`;
  const columns = table.columns.filter((column) => !left.includes(column));
  return { ...table, columns, notes: [...(table.notes ?? []), note] };
}
