/** Applies a schema to rows that came after the fit: what is written otherwise is read all the same, what cannot be read is
 * told. */

import type { DateForm } from '../../domain/date-form.ts';
import { isMissingWord } from '../../domain/missing-words.ts';
import { inNamesOfFit } from '../../domain/names-of-fit.ts';
import { numberToText } from '../../domain/scalars.ts';
import { type Column, missingBoolean, type Table } from '../../domain/table.ts';
import type { Feature, Frame } from '../frame.ts';
import { formInOtherMarks } from './dates-in-other-marks.ts';
import { datesOfNumbers } from './dates-of-numbers.ts';
import { inTheWritingOfTheFit } from './rows-written-otherwise.ts';
import { type ColumnSchema, featureNames, type Schema } from './schema.ts';
import { toFrame } from './to-frame.ts';

/** Cells of a column that say nothing that a model has learnt. */
export interface UnreadCells {
  readonly column: string;
  /** What the column was read as at the fit; cells of a category hold one that is not among those learnt. */
  readonly kind: 'number' | 'boolean' | 'date' | 'category';
  readonly cells: number;
  /** What the first of them holds. */
  readonly example: string;
}

interface LaterFrame {
  readonly frame: Frame;
  /** One for each column that has such cells. */
  readonly unread: readonly UnreadCells[];
}

/** Make the features of rows for a fitted model, as {@link toFrame} does. Cells that are not written as those of the fit were
 * are read in their own writing where it says the same thing.
 * @throws TabularError `schema_mismatch` naming the columns that are absent, and for numbers in another unit */
export function toLaterFrame(rows: Table, schema: Schema): LaterFrame {
  const table = inNamesOfFit(
    rows,
    schema.columns.map(({ name }) => name),
  );
  const { features } = toFrame(table, schema);
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  const unread: UnreadCells[] = [];
  let first = 0;
  const read = schema.columns.flatMap((its): readonly Feature[] => {
    const width = featureNames(its).length;
    const own = features.slice(first, first + width);
    first += width;
    const column = byName.get(its.name)!;
    const counted = countedOtherwise(column, its);
    if (counted !== undefined) return inForm(column, its, counted, table.rows);
    const marked = formInOtherMarks(column, its);
    if (marked !== undefined) {
      const asMarked = marked === 'unknown' ? undefined : inForm(column, its, marked, table.rows);
      const missing = asMarked ?? own.map(withoutValues);
      const left = unreadCells(column, missing[0], its);
      if (left.size > 0) unread.push(told(its, left));
      return missing;
    }
    const cells = unreadCells(column, own[0], its);
    if (cells.size === 0) return own;
    const rewritten = inTheWritingOfTheFit(column, its, [...cells.keys()], own[0]!, table);
    if (rewritten === undefined) {
      unread.push(told(its, cells));
      return own;
    }
    const again = toFrame(
      { rows: table.rows, columns: [rewritten.column] },
      { version: 1, columns: [rewritten.schema] },
    ).features;
    const left = unreadCells(column, again[0], its);
    if (left.size > 0) unread.push(told(its, left));
    return again;
  });
  return { frame: { rows: table.rows, features: read }, unread };
}

const inForm = (column: Column, its: ColumnSchema, form: DateForm, rows: number): readonly Feature[] =>
  toFrame({ rows, columns: [column] }, { version: 1, columns: [{ ...its, form } as ColumnSchema] }).features;

/** A feature of which no row says anything. */
const withoutValues = (feature: Feature): Feature =>
  feature.kind === 'number' ? { ...feature, values: feature.values.map(() => Number.NaN) } : feature;

/** How numbers count days or seconds, where the model has learnt dates that were written otherwise: in its own way every number is
 * some date, as 20240319 seconds are one of 1970. */
function countedOtherwise(column: Column, its: ColumnSchema): DateForm | undefined {
  if (its.kind !== 'date' || column.kind !== 'number') return undefined;
  const form = datesOfNumbers(column.name, column.values, true)?.form;
  return form === its.form ? undefined : form;
}

const told = ({ name, kind }: ColumnSchema, cells: ReadonlyMap<string, number>): UnreadCells => ({
  column: name,
  kind: kind as UnreadCells['kind'],
  cells: [...cells.values()].reduce((sum, count) => sum + count, 0),
  example: [...cells.keys()][0]!.slice(0, 60),
});

/** What stands in the cells that have something of which the feature has nothing, and how often. */
function unreadCells(
  column: Column,
  feature: Feature | undefined,
  { kind }: ColumnSchema,
): Map<string, number> {
  const cells = new Map<string, number>();
  if (feature === undefined || kind === 'text' || kind === 'presence') return cells;
  const textOf = textsOf(column);
  const rows = feature.kind === 'number' ? feature.values.length : feature.codes.length;
  for (let row = 0; row < rows; row++) {
    if (feature.kind === 'number' ? !Number.isNaN(feature.values[row]!) : feature.codes[row]! >= 0) continue;
    const text = textOf(row);
    if (text !== undefined && !(kind !== 'category' && isMissingWord(text)))
      cells.set(text, (cells.get(text) ?? 0) + 1);
  }
  return cells;
}

/** @returns undefined for a cell that has no value */
function textsOf(column: Column): (row: number) => string | undefined {
  switch (column.kind) {
    case 'string':
      return (row) => column.dictionary[column.codes[row]!];
    case 'number':
      return (row) => {
        const value = column.values[row]!;
        return Number.isNaN(value) ? undefined : numberToText(value);
      };
    case 'boolean':
      return (row) => (column.values[row] === missingBoolean ? undefined : String(column.values[row] === 1));
  }
}
