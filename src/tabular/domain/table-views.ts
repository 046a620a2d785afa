/** Looking into tables: rows out, slices, selections. */

import { nearest } from '../../shared/nearest.ts';
import { TabularError } from './errors.ts';
import { type Column, missingBoolean, type Table } from './table.ts';

/** A present cell, or null when missing. */
export type Cell = string | number | boolean | null;

/** @param row 0 … rows − 1
 * @example
 * const [first] = table.columns;
 * const cell = first && cellAt(first, 0); */
export function cellAt(column: Column, row: number): Cell {
  switch (column.kind) {
    case 'number': {
      const value = column.values[row]!;
      return Number.isNaN(value) ? null : value;
    }
    case 'boolean': {
      const value = column.values[row]!;
      return value === missingBoolean ? null : value === 1;
    }
    case 'string': {
      const code = column.codes[row]!;
      return code < 0 ? null : column.dictionary[code]!;
    }
  }
}

/** One row as an object with every column as an own key (`__proto__` too), null where missing.
 * @throws RangeError when there is no such row
 * @example
 * rowAt(await tableFromColumns({ a: [1, 2], b: ['x', null] }), 1); // → {"a":2,"b":null} */
export function rowAt(table: Table, row: number): Record<string, Cell> {
  if (!Number.isInteger(row) || row < 0 || row >= table.rows) {
    throw new RangeError(`row must be a whole number from 0 to ${table.rows - 1}, received ${row}`);
  }
  // fromEntries defines own properties, where an assignment to __proto__ would set the prototype.
  return Object.fromEntries(table.columns.map((column) => [column.name, cellAt(column, row)]));
}

/** Rows one after the other, made as they are asked for.
 * @example
 * for (const row of rowsOf(table)) console.log(row); */
export function* rowsOf(table: Table): Generator<Record<string, Cell>> {
  for (let row = 0; row < table.rows; row++) yield rowAt(table, row);
}

/** Rows from `start` up to, not including, `end`, as of `Array.prototype.slice`; shares memory with the table.
 * @example
 * sliceTable(table, 0, 1).rows; // → 1 */
export function sliceTable(table: Table, start: number, end = table.rows): Table {
  const columns = table.columns.map((column): Column => {
    if (column.kind === 'string') return { ...column, codes: column.codes.subarray(start, end) };
    if (column.kind === 'boolean') return { ...column, values: column.values.subarray(start, end) };
    return { ...column, values: column.values.subarray(start, end) };
  });
  const from = start < 0 ? Math.max(0, table.rows + start) : Math.min(start, table.rows);
  const to = end < 0 ? Math.max(0, table.rows + end) : Math.min(end, table.rows);
  return { rows: Math.max(0, to - from), columns };
}

/** A copy of these rows, in this order; a row may be taken several times.
 * @param rows indices 0 … rows − 1
 * @example
 * takeRows(table, [1, 0, 0]).rows; // → 3 */
export function takeRows(table: Table, rows: ArrayLike<number>): Table {
  const n = rows.length;
  const columns = table.columns.map((column): Column => {
    if (column.kind === 'string') return { ...column, codes: taken(column.codes, rows, new Int32Array(n)) };
    if (column.kind === 'boolean')
      return { ...column, values: taken(column.values, rows, new Uint8Array(n)) };
    return { ...column, values: taken(column.values, rows, new Float64Array(n)) };
  });
  return { rows: n, columns };
}

function taken<T extends Float64Array | Uint8Array | Int32Array>(from: T, rows: ArrayLike<number>, to: T): T {
  for (let i = 0; i < rows.length; i++) to[i] = from[rows[i]!]!;
  return to;
}

/** The columns of these names, in this order; shares memory with the table.
 * @throws TabularError `schema_mismatch` naming the columns that are absent
 * @example
 * const names = selectColumns(table, ['city']); */
export function selectColumns(table: Table, names: readonly string[]): Table {
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  const absent = names.filter((name) => !byName.has(name));
  if (absent.length > 0)
    throw new TabularError('schema_mismatch', absentColumns(absent, namesBeside(byName.keys(), names)));
  return { rows: table.rows, columns: names.map((name) => byName.get(name)!) };
}

/** Every column but these; names that do not occur are ignored.
 * @example
 * const rest = dropColumns(table, ['city']); */
export function dropColumns(table: Table, names: readonly string[]): Table {
  const dropped = new Set(names);
  return { ...table, columns: table.columns.filter((column) => !dropped.has(column.name)) };
}

/** Names of a table that are not among those asked for: one of them may be another spelling of what is absent. */
export function namesBeside(known: Iterable<string>, asked: readonly string[]): string[] {
  const taken = new Set(asked);
  return [...known].filter((name) => !taken.has(name));
}

/** The sentence that tells which columns a table lacks.
 * @param known the names that the rows have and nothing else asks for: those that nearly match are offered */
export function absentColumns(absent: readonly string[], known: readonly string[] = []): string {
  const shown = absent.slice(0, 5).map((name) => JSON.stringify(name));
  const more = absent.length > shown.length ? ` and ${absent.length - shown.length} more` : '';
  const near = absent.slice(0, 5).flatMap((name) => {
    const found = nearest(name, known);
    return found === undefined ? [] : [[name, found].map((one) => JSON.stringify(one)) as [string, string]];
  });
  const offer =
    near.length === 0
      ? ''
      : absent.length === 1
        ? ` The nearest name there is ${near[0]![1]}.`
        : ` Nearest there: ${near.map(([name, found]) => `${found} to ${name}`).join(', ')}.`;
  return `The rows lack the column${absent.length > 1 ? 's' : ''} ${shown.join(', ')}${more}.${offer}`;
}
