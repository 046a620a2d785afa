/** A table as it was received: typed columns, nothing inferred yet beyond the storage of each column. */

import type { DecimalMark } from './number-form.ts';
import type { BarePart } from './part-of-year.ts';
import type { DateOrder } from './written-date.ts';

/** What a column can be learnt from as. */
export type ColumnKind = 'number' | 'boolean' | 'category' | 'date' | 'text';

/** What the owner of a column says of it, where it need not be told from its cells. */
export interface SaidOfColumn {
  readonly as?: ColumnKind;
  /** Of dates in digits. */
  readonly dateOrder?: DateOrder;
  /** What the numbers beside the years are (`2024-1`), where the name of the column told it before it was renamed. */
  readonly part?: BarePart;
}

/** Numbers; NaN is a missing value. */
export interface NumberColumn extends SaidOfColumn {
  readonly kind: 'number';
  readonly name: string;
  readonly values: Float64Array;
  /** Of a column of a text file whose every point may stand between thousands (`1.200` beside `900`): whether they were
   * taken so (`thousands`), or for decimal points because other columns have such (`decimal`) or nothing tells (`open`). */
  readonly points?: 'thousands' | 'decimal' | 'open';
}

/** 0 is false, 1 is true, 255 a missing value. */
export interface BooleanColumn extends SaidOfColumn {
  readonly kind: 'boolean';
  readonly name: string;
  readonly values: Uint8Array;
}

/** Dictionary-coded strings: `codes[i]` indexes `dictionary`; −1 is a missing value. Entries are distinct,
 * in order of first appearance. A column of mixed JSON types is held as the JSON text of its scalars. */
export interface StringColumn extends SaidOfColumn {
  readonly kind: 'string';
  readonly name: string;
  readonly codes: Int32Array;
  readonly dictionary: readonly string[];
  /** The decimal mark where the caller names it, or where semicolons between the cells show it. */
  readonly decimal?: DecimalMark;
}

/** A column of numbers (NaN is missing), booleans (1, 0, NaN) or words (code −1 is missing). */
export type Column = NumberColumn | BooleanColumn | StringColumn;

/** n rows × p columns, column-major; every column has `rows` entries and a distinct name.
 * @example
 * const table: Table = { rows: 2, columns: [{ name: 'x', kind: 'number', values: Float64Array.of(1, 2) }] }; */
export interface Table {
  readonly rows: number;
  readonly columns: readonly Column[];
  /** What was decided while the table was read from a file, in sentences for people. */
  readonly notes?: readonly string[];
  /** The line of its file that the first row stands on, from 1, where each row is one line and they follow one another. */
  readonly firstLine?: number;
}

/** What is predicted: one of several classes, or a number. */
export type Task = 'classification' | 'regression';

/** A label of a classification target keeps the JSON type it was given in. */
export type Label = string | number | boolean;

/** What a model learns: finite numbers, or codes into `classes` (distinct, in order of first appearance; none missing). */
export type Target =
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | { readonly kind: 'labels'; readonly codes: Int32Array; readonly classes: readonly Label[] };

export const missingCode = -1;
export const missingBoolean = 255;
