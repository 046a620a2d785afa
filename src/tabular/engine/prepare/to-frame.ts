/** Applies a schema to a table: the features that trees read. */

import { booleanOf } from '../../domain/boolean-words.ts';
import { type DateForm, parseDate } from '../../domain/date-form.ts';
import { TabularError } from '../../domain/errors.ts';
import type { CalendarDate } from '../../domain/iso-date.ts';
import { parseMeasure } from '../../domain/measures.ts';
import { parseInForm } from '../../domain/number-form.ts';
import { columnLength, numberToText, parseNumber, toNumbers, toStrings } from '../../domain/scalars.ts';
import { type Column, missingBoolean, type Table } from '../../domain/table.ts';
import { absentColumns, namesBeside } from '../../domain/table-views.ts';
import { parseTime } from '../../domain/time-form.ts';
import type { Feature, Frame, NumericFeature } from '../frame.ts';
import { datePart } from './date-parts.ts';
import { type ColumnSchema, type DatePart, featureNames, type Schema } from './schema.ts';
import { TextEncoder, type TextEncoding } from './text.ts';

/** Make the features of a table.
 * @param table columns are matched to the schema by name; others are ignored; storage may differ from that at fit
 *              (a category of digits may arrive as numbers)
 * @returns     the features that {@link featureSources} lists, in that order; number columns share the memory of
 *              the table
 * @throws      TabularError `schema_mismatch` naming the columns that are absent */
export function toFrame(table: Table, schema: Schema): Frame {
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  const absent = schema.columns.filter((column) => !byName.has(column.name)).map((column) => column.name);
  if (absent.length > 0)
    throw new TabularError(
      'schema_mismatch',
      absentColumns(
        absent,
        namesBeside(
          byName.keys(),
          schema.columns.map(({ name }) => name),
        ),
      ),
    );
  const features: Feature[] = [];
  for (const column of schema.columns) features.push(...toFeatures(byName.get(column.name)!, column));
  return { rows: table.rows, features };
}

function toFeatures(column: Column, schema: ColumnSchema): Feature[] {
  switch (schema.kind) {
    case 'constant':
      return [];
    case 'presence':
      return [{ kind: 'number', name: schema.name, values: presence(column) }];
    case 'number':
      refuseOpenPoints(column, schema);
      return [{ kind: 'number', name: schema.name, values: numbersIn(column, schema) }];
    case 'boolean':
      return [{ kind: 'number', name: schema.name, values: truths(column) }];
    case 'category': {
      const codes = categoryCodes(column, schema.categories);
      return [{ kind: 'category', name: schema.name, codes, cardinality: schema.categories.length }];
    }
    case 'date':
      return dateFeatures(column, featureNames(schema), schema.parts, schema.form ?? 'iso');
    case 'text':
      return textFeatures(column, featureNames(schema), schema.encoding);
  }
}

type NumberSchema = ColumnSchema & { kind: 'number' };

/** The same spelling must not mean 1200 at the fit and 1.2 here: a file of few columns may lack what told at the fit.
 * @throws TabularError `schema_mismatch` */
function refuseOpenPoints(column: Column, { name, form }: NumberSchema): void {
  if (
    column.kind !== 'number' ||
    (column.points !== 'open' && column.points !== 'decimal') ||
    form?.group !== '.'
  )
    return;
  throw new TabularError(
    'schema_mismatch',
    `Column ${JSON.stringify(name)} had points between thousands when the model was fitted; these rows do not show what its points are.`,
    { fix: "Say that the decimal mark is a comma (decimal: ',', --decimal ,), or write 1200 for 1.200." },
  );
}

/** Texts in the form that the fitted column had; what is already a number stays it. */
function numbersIn(column: Column, { form, time, measure }: NumberSchema): Float64Array {
  if (column.kind !== 'string' || (form === undefined && !time && measure === undefined))
    return toNumbers(column);
  // `8.30 h` is a clock beside `08.45 h`, and hours with decimals otherwise.
  const clocks = time === true && column.dictionary.some((text) => /^0\d\.[0-5]\d ?h$/.test(text));
  const timeIn = (text: string) =>
    !clocks && /^\d+\.\d+ ?h$/.test(text) ? Number.parseFloat(text) : parseTime(text);
  const written = (text: string) =>
    time ? timeIn(text) : measure ? parseMeasure(text, measure) : parseInForm(text, form!);
  const read = (text: string) => written(text) ?? parseNumber(text);
  const ofEntry = Float64Array.from(column.dictionary, (text) => read(text) ?? Number.NaN);
  return spreadOut(column.codes, ofEntry, 1, 0);
}

/** 1 and 0, whatever words a table has for them. */
function truths(column: Column): Float64Array {
  if (column.kind !== 'string') return toNumbers(column);
  const ofEntry = Float64Array.from(column.dictionary, (text) => {
    const truth = booleanOf(text);
    return truth === undefined ? (parseNumber(text) ?? Number.NaN) : Number(truth);
  });
  return spreadOut(column.codes, ofEntry, 1, 0);
}

function presence(column: Column): Float64Array {
  const present = new Float64Array(columnLength(column));
  for (let i = 0; i < present.length; i++) {
    if (column.kind === 'string') present[i] = column.codes[i]! < 0 ? 0 : 1;
    else if (column.kind === 'boolean') present[i] = column.values[i] === missingBoolean ? 0 : 1;
    else present[i] = Number.isNaN(column.values[i]!) ? 0 : 1;
  }
  return present;
}

function categoryCodes(column: Column, categories: readonly string[]): Int32Array {
  const { codes, dictionary } = toStrings(column);
  const codeOf = new Map(categories.map((category, code) => [category, code]));
  const bySense = column.kind === 'string' ? undefined : categoriesBySense(column.kind, categories);
  const translated = Int32Array.from(dictionary, (text) => codeOf.get(text) ?? bySense?.get(text) ?? -1);
  const out = new Int32Array(codes.length);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    out[i] = code < 0 ? -1 : translated[code]!;
  }
  return out;
}

/** A category `1.50` or `True` of a column of words is met by the number 1.5 or the boolean true when a later table
 * holds nothing but numbers or booleans there. */
function categoriesBySense(kind: 'number' | 'boolean', categories: readonly string[]): Map<string, number> {
  const bySense = new Map<string, number>();
  categories.forEach((category, code) => {
    const value = parseNumber(category);
    const sense =
      kind === 'boolean' ? category.toLowerCase() : value === undefined ? undefined : numberToText(value);
    if (sense !== undefined && !bySense.has(sense)) bySense.set(sense, code);
  });
  return bySense;
}

function dateFeatures(
  column: Column,
  names: readonly string[],
  parts: readonly DatePart[],
  form: DateForm,
): NumericFeature[] {
  const { codes, dictionary } = toStrings(column);
  const dates: (CalendarDate | undefined)[] = dictionary.map((text) => parseDate(text, form));
  return parts.map((part, k) => {
    const ofEntry = Float64Array.from(dates, (date) =>
      date === undefined ? Number.NaN : datePart(date, part),
    );
    return { kind: 'number', name: names[k]!, values: spreadOut(codes, ofEntry, 1, 0) };
  });
}

function textFeatures(column: Column, names: readonly string[], encoding: TextEncoding): NumericFeature[] {
  const { codes, dictionary } = toStrings(column);
  const width = names.length;
  const encoder = new TextEncoder(encoding);
  const encoded = new Float64Array(dictionary.length * width);
  dictionary.forEach((text, entry) => {
    encoder.encode(text, encoded.subarray(entry * width, (entry + 1) * width));
  });
  return names.map((name, k) => ({ kind: 'number', name, values: spreadOut(codes, encoded, width, k) }));
}

/** Values of dictionary entries, spread to the rows; missing rows get NaN. */
function spreadOut(codes: Int32Array, ofEntry: Float64Array, width: number, offset: number): Float64Array {
  const values = new Float64Array(codes.length);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    values[i] = code < 0 ? Number.NaN : ofEntry[code * width + offset]!;
  }
  return values;
}
