/** Rows that come to a fitted model may be written otherwise than those that it learnt from: `1.500,25` for `1500.25`,
 * `850 g` for `0.85 kg`, `31.12.2023` for `2023-12-31`, `BONN` for `Bonn`, `7` for `007`. */

import { dateFormOf, isUnknownOrder } from '../../domain/date-form.ts';
import { decimalMarkOf } from '../../domain/decimal-mark.ts';
import { TabularError } from '../../domain/errors.ts';
import { unitOfMeasure, unitRatio } from '../../domain/measures.ts';
import { isMissingWord } from '../../domain/missing-words.ts';
import {
  type NumberForm,
  numberFormOf,
  parseInForm,
  surelyMultiplies,
  unitKey,
} from '../../domain/number-form.ts';
import { numberText } from '../../domain/number-text.ts';
import { toStrings } from '../../domain/scalars.ts';
import type { Column, StringColumn, Table } from '../../domain/table.ts';
import { hoursIn } from '../../domain/time-form.ts';
import type { Feature } from '../frame.ts';
import { datesOfNumbers } from './dates-of-numbers.ts';
import type { ColumnSchema } from './schema.ts';

export interface Rewritten {
  readonly column: Column;
  readonly schema: ColumnSchema;
}

/** The column in the writing that the model knows.
 * @param table    that it is a column of
 * @param unread   texts of it that are not read as they were at the fit
 * @param asFitted what all of it is when it is
 * @returns undefined where its texts say nothing that the model knows in any writing
 * @throws TabularError `schema_mismatch` for numbers in another unit, none of which can be read */
export function inTheWritingOfTheFit(
  column: Column,
  schema: ColumnSchema,
  unread: readonly string[],
  asFitted: Feature,
  table: Table,
): Rewritten | undefined {
  switch (schema.kind) {
    case 'number':
      return column.kind === 'string' && asFitted.kind === 'number'
        ? numbersOf(column, schema, unread, asFitted.values, table)
        : undefined;
    case 'date':
      return datesOf(column, schema);
    case 'category':
      return categoriesOf(column, schema);
    default:
      return undefined;
  }
}

type NumberSchema = ColumnSchema & { kind: 'number' };

function numbersOf(
  column: StringColumn,
  schema: NumberSchema,
  unread: readonly string[],
  asFitted: ArrayLike<number>,
  table: Table,
): Rewritten | undefined {
  const unit = unitOf(schema);
  const texts = textsOf(column);
  const bodies = texts.flatMap((text) => numberText(text)?.body ?? []);
  const { decimal } = schema.form ?? { decimal: '.' };
  const marks = numberFormOf(bodies, schema.form ? decimal : decimalMarkOf(table))?.form;
  if (marks === undefined) return undefined;
  const ofEntry = column.dictionary.map((text) => numberIn(text, marks, unit));
  const readable = new Set(column.dictionary.filter((_, code) => ofEntry[code] !== undefined));
  if (!unread.some((text) => readable.has(text))) {
    const other = unread.find((text) => (numberText(text)?.unit ?? '') !== '');
    if (other !== undefined && unread.length === texts.length) refuseUnit(column.name, unit, other);
    return undefined;
  }
  // Where these rows have the other mark, what fits with either is theirs: 1,500 beside 2,25.
  const theirs = marks.decimal !== decimal;
  const values = Float64Array.from(column.codes, (code, row) => {
    const [fitted, own] = [asFitted[row]!, ofEntry[code] ?? Number.NaN];
    return Number.isNaN(fitted) || (theirs && !Number.isNaN(own)) ? own : fitted;
  });
  return { column: { kind: 'number', name: column.name, values }, schema };
}

const unitOf = ({ form, time, measure }: NumberSchema): string =>
  time ? 'h' : measure ? unitOfMeasure[measure] : (form?.unit ?? '');

/** @param marks how the numbers of its column are written
 *  @param unit  that of the fit */
function numberIn(text: string, marks: NumberForm, unit: string): number | undefined {
  const own = numberText(text)?.unit ?? '';
  const measured = own === '' ? 1 : ratioOf(own, unit);
  const multiples = measured === undefined && surelyMultiplies(own);
  const ratio = multiples ? 1 : measured;
  const value = ratio === undefined ? undefined : parseInForm(text, { ...marks, unit: own, multiples });
  // As a decimal: 850 g are 0.85 kg, not 0.8500000000000001.
  return value === undefined || ratio === 1 ? value : Number((value * ratio!).toPrecision(15));
}

function ratioOf(from: string, to: string): number | undefined {
  if (unitKey(from) === unitKey(to)) return 1;
  const [hours, unitHours] = [hoursIn(from), hoursIn(to)];
  return hours !== undefined && unitHours !== undefined ? hours / unitHours : unitRatio(from, to);
}

function refuseUnit(name: string, unit: string, text: string): never {
  const learnt = unit === '' ? 'without a unit' : `in ${JSON.stringify(unit)}`;
  throw new TabularError(
    'schema_mismatch',
    `Column ${JSON.stringify(name)} was learnt from numbers ${learnt}; these rows have ${JSON.stringify(text.slice(0, 40))}.`,
    { fix: 'Convert the numbers to what the model was fitted on.' },
  );
}

/** Dates that none of the fit's are: in the form that the rows themselves show. */
function datesOf(column: Column, schema: ColumnSchema & { kind: 'date' }): Rewritten | undefined {
  if (column.kind === 'number') {
    const form = datesOfNumbers(column.name, column.values, true)?.form;
    return form && { column, schema: { ...schema, form } };
  }
  if (column.kind !== 'string') return undefined;
  const form = dateFormOf(textsOf(column), column.dateOrder);
  if (form === undefined || isUnknownOrder(form)) return undefined;
  const born = schema.form?.endsWith('Born') ?? false;
  if (born && (form === 'dayFirst' || form === 'monthFirst'))
    return { column, schema: { ...schema, form: `${form}Born` } };
  return { column, schema: { ...schema, form } };
}

/** Categories that differ from those of the fit in case, spaces, accents written in two signs, or noughts around digits. */
function categoriesOf(column: Column, schema: ColumnSchema & { kind: 'category' }): Rewritten | undefined {
  const { codes, dictionary } = toStrings(column);
  const known = new Set(schema.categories);
  const bySense = new Map<string, string | null>();
  for (const category of schema.categories) {
    const sense = senseOf(category);
    // Two of one sense are told apart by their writing alone.
    bySense.set(sense, bySense.has(sense) ? null : category);
  }
  // Entries may become alike; their codes still lead to the right category.
  const written = dictionary.map((text) => (known.has(text) ? text : (bySense.get(senseOf(text)) ?? text)));
  if (written.every((text, i) => text === dictionary[i])) return undefined;
  return { column: { kind: 'string', name: column.name, codes, dictionary: written }, schema };
}

const senseOf = (text: string): string => {
  const plain = text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  const digits = /^(\d+)(?:\.0+)?$/.exec(plain)?.[1];
  return digits === undefined ? plain : digits.replace(/^0+(?=\d)/, '');
};

/** Distinct texts that stand in some row and mean a value. */
function textsOf({ codes, dictionary }: StringColumn): string[] {
  const used = new Set(codes);
  return dictionary.filter((text, code) => used.has(code) && !isMissingWord(text));
}
