/** Arrays of cells to a table. */

import { runSliced } from '../../shared/run-sliced.ts';
import { ColumnBuilder } from './column-builder.ts';
import { setCell } from './set-cell.ts';
import type { Column, Table } from './table.ts';
import { checkNames } from './table-from-rows.ts';

/** An array of numbers; NaN is missing. */
export type NumberArray =
  | Float64Array
  | Float32Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array;

/** The cells of one column: a typed array of numbers (NaN is missing), or an array of scalars as in a row object. */
export type ColumnCells = NumberArray | readonly unknown[];

/** Columns by name: an object, or `[name, cells]` pairs. */
export type ColumnsInput = Readonly<Record<string, ColumnCells>> | Iterable<readonly [string, ColumnCells]>;

/** Build a table from columns of equal length.
 * A Float64Array is used in place, not copied: do not change it while the table is in use.
 * @returns n × p table; does not block the event loop for more than a few milliseconds
 * @throws  TypeError or RangeError when lengths differ, a name occurs twice, or a cell is no scalar or infinite
 * @example
 * const table = await tableFromColumns({ city: ['Rome', 'Oslo'], people: Float64Array.of(2.8, 0.7) }); */
export async function tableFromColumns(
  input: ColumnsInput,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Table> {
  if (typeof input !== 'object' || input === null) {
    throw new TypeError(
      `columns must be an object of arrays, received ${input === null ? 'null' : typeof input}`,
    );
  }
  const entries =
    Symbol.iterator in input
      ? [...(input as Iterable<readonly [string, ColumnCells]>)]
      : Object.entries(input as Record<string, ColumnCells>);
  checkNames(entries.map(([name]) => name));
  const rows = entries[0]?.[1]?.length ?? 0;
  for (const [name, cells] of entries) {
    const label = `columns[${JSON.stringify(name)}]`;
    if (!Array.isArray(cells) && !(ArrayBuffer.isView(cells) && 'length' in cells)) {
      throw new TypeError(`${label} must be an array or a typed array, received ${typeof cells}`);
    }
    if (cells.length !== rows) {
      throw new RangeError(
        `every column must have the same length: ${label} has ${cells.length} cells, the first column ${rows}`,
      );
    }
  }
  return runSliced(build(entries, rows), options.signal);
}

function* build(entries: readonly (readonly [string, ColumnCells])[], rows: number): Generator<void, Table> {
  const columns: Column[] = [];
  for (const [name, cells] of entries) {
    if (Array.isArray(cells)) columns.push(yield* fromArray(name, cells));
    else if (cells instanceof Float64Array) columns.push(yield* fromFloats(name, cells));
    else columns.push(yield* fromNumbers(name, cells as Exclude<NumberArray, Float64Array>));
  }
  return { rows, columns };
}

/** Cells handled between two chances to pause: some tens of microseconds. */
const batch = 4096;

function* fromArray(name: string, cells: readonly unknown[]): Generator<void, Column> {
  const builder = new ColumnBuilder(name, cells.length);
  for (let i = 0; i < cells.length; i++) {
    setCell(builder, i, cells[i], 'columns');
    if (i % batch === batch - 1) yield;
  }
  return builder.finish(cells.length);
}

function* fromFloats(name: string, values: Float64Array): Generator<void, Column> {
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      throw infinite(name, i, value);
    }
    if (i % batch === batch - 1) yield;
  }
  return { kind: 'number', name, values };
}

function* fromNumbers(name: string, cells: Exclude<NumberArray, Float64Array>): Generator<void, Column> {
  const values = new Float64Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const value = Number(cells[i]);
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      throw infinite(name, i, value);
    }
    values[i] = value;
    if (i % batch === batch - 1) yield;
  }
  return { kind: 'number', name, values };
}

function infinite(name: string, row: number, value: number): RangeError {
  return new RangeError(
    `columns[${JSON.stringify(name)}][${row}] must be a finite number, or NaN when missing; received ${value}`,
  );
}
