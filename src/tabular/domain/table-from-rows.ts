/** Row objects to a table. */

import { runSliced } from '../../shared/run-sliced.ts';
import { ColumnBuilder } from './column-builder.ts';
import { setCell } from './set-cell.ts';
import type { Table } from './table.ts';

/** One row, keyed by column name. Missing: an absent key, null, undefined, NaN. */
export type Row = Readonly<Record<string, unknown>>;

/** Options of `tableFromRows`. */
export interface TableFromRowsOptions {
  /** Take these columns, in this order; a row may lack any of them.
   * @defaultValue every own key of any row, in order of first appearance */
  readonly columns?: readonly string[];
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

/** Build a table from row objects.
 * Cells may be finite numbers, bigints (held as numbers when exact, else as text), booleans, strings and Dates (held
 * as ISO 8601 text). A column whose cells are of several types becomes a string column.
 * @param rows n objects; ragged rows are fine. Any own key is a column, `__proto__` too
 * @returns    n × p table; does not block the event loop for more than a few milliseconds
 * @throws     TypeError or RangeError naming row and column when a cell is something else, such as an object or an
 *             infinity
 * @example
 * const table = await tableFromRows([{ city: 'Rome', people: 2.8 }, { city: 'Oslo' }]);
 * rowAt(table, 1); // → {"city":"Oslo","people":null} */
export async function tableFromRows(
  rows: readonly Row[],
  options: TableFromRowsOptions = {},
): Promise<Table> {
  if (!Array.isArray(rows)) {
    throw new TypeError(`rows must be an array of objects, received ${rows === null ? 'null' : typeof rows}`);
  }
  if (options.columns !== undefined) checkNames(options.columns);
  return runSliced(build(rows, options.columns), options.signal);
}

function* build(rows: readonly Row[], only: readonly string[] | undefined): Generator<void, Table> {
  const builders = (only ?? []).map((name) => new ColumnBuilder(name, rows.length));
  const placeOf = new Map(builders.map((builder, place) => [builder.name, place]));
  let cells = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new TypeError(
        `rows[${i}] must be an object keyed by column name, received ${Array.isArray(row) ? 'an array' : String(row)}`,
      );
    }
    // Rows mostly repeat the keys of the row before in the same order: guess the next place before looking it up.
    let guess = 0;
    for (const key of Object.keys(row)) {
      let place: number | undefined = guess;
      if (builders[place]?.name !== key) {
        place = placeOf.get(key);
        if (place === undefined) {
          if (only !== undefined) continue;
          place = builders.length;
          placeOf.set(key, place);
          builders.push(new ColumnBuilder(key, rows.length));
        }
      }
      guess = place + 1;
      setCell(builders[place]!, i, row[key], 'rows');
      if (++cells % 512 === 0) yield;
    }
  }
  const columns = [];
  for (const builder of builders) {
    columns.push(builder.finish(rows.length));
    yield;
  }
  return { rows: rows.length, columns };
}

/** @throws TypeError when a name is not a string or occurs twice */
export function checkNames(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (typeof name !== 'string')
      throw new TypeError(`a column name must be a string, received ${String(name)}`);
    if (seen.has(name))
      throw new TypeError(`column names must be distinct, received ${JSON.stringify(name)} twice`);
    seen.add(name);
  }
}
