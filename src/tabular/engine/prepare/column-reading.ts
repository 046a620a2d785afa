/** How the columns of a training table were read, in words that people and programs can use. */

import type { DateForm } from '../../domain/date-form.ts';
import type { Measure } from '../../domain/measures.ts';
import type { NumberForm } from '../../domain/number-form.ts';
import { columnLength } from '../../domain/scalars.ts';
import { type Column, missingBoolean, type Table } from '../../domain/table.ts';
import type { Frame } from '../frame.ts';
import type { Saved } from '../saved.ts';
import { type ColumnSchema, featureNames, type Schema } from './schema.ts';

/** What a column was read as. */
export interface ColumnReading {
  readonly name: string;
  /** What the values were taken for. `presence`: one value or none, and only that is learnt from; `constant`: nothing to
   * learn from, because all values are missing or the same. */
  readonly kind: ColumnSchema['kind'];
  /** Share of the training rows without a value, 0 … 1; text in a column of numbers or dates counts as none. */
  readonly missing: number;
  /** Names of what the models see of it: the column itself, the parts of a date (`when.month`), the numbers that stand
   * for a text; none for a constant. */
  readonly features: readonly string[];
  /** How many categories the model knows; others, and missing ones, are alike to it. */
  readonly categories?: number;
  /** How dates are written. */
  readonly form?: DateForm;
  /** How texts write numbers: decimal mark, thousands separator, currency or unit; absent where they do as JSON does. */
  readonly numberForm?: NumberForm;
  /** Times of day or lengths of time, learnt from as hours. */
  readonly time?: true;
  /** Numbers written in parts: degrees with minutes, feet with inches, pounds with ounces, fractions, places (`1st`); sizes in
   * several units of bytes. */
  readonly measure?: Measure;
  /** What was assumed, or why the column was not taken for what it may look like. */
  readonly note?: string;
}

/** @param table the columns of the schema, of which `frame` was made */
export function readColumns(table: Table, schema: Schema, frame: Frame): ColumnReading[] {
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  let first = 0;
  return schema.columns.map((column): ColumnReading => {
    const features = featureNames(column);
    const { name, kind } = column;
    // Cells that hold something unreadable are missing from the feature, not from the table.
    const read =
      kind === 'number' || kind === 'boolean' || kind === 'date' || kind === 'category'
        ? frame.features[first]
        : undefined;
    first += features.length;
    const missing =
      read === undefined
        ? shareOfMissing(byName.get(name)!)
        : read.kind === 'number'
          ? shareOfNaN(read.values)
          : shareOfNone(read.codes);
    return {
      name,
      kind,
      missing,
      features,
      ...(column.kind === 'category' && { categories: column.categories.length }),
      ...(column.kind === 'date' && { form: column.form ?? 'iso' }),
      ...(column.kind === 'number' && column.form !== undefined && { numberForm: column.form }),
      ...(column.kind === 'number' && column.time && { time: true as const }),
      ...(column.kind === 'number' && column.measure && { measure: column.measure }),
      ...('note' in column && column.note !== undefined && { note: column.note }),
    };
  });
}

/** @throws TabularError `fitted_context_incompatible` */
export function checkReadings(saved: Saved, { columns }: Schema): ColumnReading[] {
  saved.items(columns.length, columns.length).forEach((item, i) => {
    const column = columns[i]!;
    item.field('name').oneOf([column.name]);
    item.field('kind').oneOf([column.kind]);
    item.field('missing').number(0, 1);
    const names = featureNames(column);
    const features = item.field('features').items(names.length, names.length);
    for (const [f, name] of names.entries()) features[f]!.oneOf([name]);
    if (column.kind === 'category') item.field('categories').oneOf([column.categories.length]);
    else if (item.has('categories')) item.field('categories').refuse('absent');
    if (column.kind === 'date') item.field('form').oneOf([column.form ?? 'iso']);
    else if (item.has('form')) item.field('form').refuse('absent');
    const form = column.kind === 'number' ? column.form : undefined;
    if (form !== undefined) {
      const read = item.field('numberForm');
      for (const [key, value] of Object.entries(form)) read.field(key).oneOf([value]);
    } else if (item.has('numberForm')) item.field('numberForm').refuse('absent');
    if (column.kind === 'number' && column.time) item.field('time').oneOf([true]);
    else if (item.has('time')) item.field('time').refuse('absent');
    if (column.kind === 'number' && column.measure) item.field('measure').oneOf([column.measure]);
    else if (item.has('measure')) item.field('measure').refuse('absent');
    if (item.has('note')) item.field('note').text();
  });
  return saved.value as unknown as ColumnReading[];
}

function shareOfNaN(values: ArrayLike<number>): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (Number.isNaN(values[i]!)) count++;
  return count / Math.max(1, values.length);
}

function shareOfNone(codes: Int32Array): number {
  let count = 0;
  for (const code of codes) if (code < 0) count++;
  return count / Math.max(1, codes.length);
}

function shareOfMissing(column: Column): number {
  if (column.kind === 'number') return shareOfNaN(column.values);
  const isMissing =
    column.kind === 'string'
      ? (i: number) => column.codes[i]! < 0
      : (i: number) => column.values[i] === missingBoolean;
  const rows = columnLength(column);
  let count = 0;
  for (let i = 0; i < rows; i++) if (isMissing(i)) count++;
  return count / Math.max(1, rows);
}
