/** Columns of rows under the names that a model knows them by: `Age` for `age`, `unit price` for `unit_price`. */

import type { Table } from './table.ts';
import { namesBeside } from './table-views.ts';

const senseOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The table with names of the fit where one that is absent differs from one of the table in case, spaces and hyphens alone, and no
 * other does. */
export function inNamesOfFit(table: Table, names: readonly string[]): Table {
  const given = table.columns.map(({ name }) => name);
  const absent = namesBeside(names, given);
  if (absent.length === 0) return table;
  const free = namesBeside(given, names);
  const only = (list: readonly string[], sense: string) => {
    const alike = list.filter((name) => senseOf(name) === sense);
    return alike.length === 1 ? alike[0] : undefined;
  };
  const nameOf = new Map<string, string>();
  for (const name of absent) {
    const other = only(free, senseOf(name));
    if (other !== undefined && only(names, senseOf(name)) === name) nameOf.set(other, name);
  }
  if (nameOf.size === 0) return table;
  const columns = table.columns.map((column) => ({
    ...column,
    name: nameOf.get(column.name) ?? column.name,
  }));
  return { ...table, columns };
}
