/** Decides what each column is. Looks at stored values only, never at the target. */

import { decimalMarkOf } from '../../domain/decimal-mark.ts';
import { TabularError } from '../../domain/errors.ts';
import type { DecimalMark, NumberForm } from '../../domain/number-form.ts';
import { sentinelNote } from '../../domain/sentinels.ts';
import { type Column, missingBoolean, type StringColumn, type Table } from '../../domain/table.ts';
import { isVersionName } from '../../domain/version-name.ts';
import { isDateName } from './date-name.ts';
import { datesOfNumbers } from './dates-of-numbers.ts';
import { inferString } from './infer-text-column.ts';
import { pointsGroup } from './reading-notes.ts';
import type { ColumnSchema, Schema } from './schema.ts';
import { areDigitsOfDay, digitsOnly, undatedNote } from './unread-dates.ts';

/** Infer the schema of training features.
 * @param table n × p, the feature columns only, in the order that was declared
 * @returns     one entry for each column, in that order; plain data, to be stored with the model */
export function inferSchema(table: Table): Schema {
  const mark = decimalMarkOf(table);
  return { version: 1, columns: table.columns.map((column) => inferColumn(column, mark)) };
}

function inferColumn(column: Column, mark: DecimalMark): ColumnSchema {
  const { name } = column;
  if (column.kind === 'string') return inferString(column, column.decimal ?? mark);
  const { present, missing, constant } = spread(column);
  if (!present) return { name, kind: 'constant' };
  if (constant) return { name, kind: missing ? 'presence' : 'constant' };
  if (column.kind === 'number' && column.points === 'thousands') {
    return { name, kind: 'number', form: pointsBetweenThousands, note: pointsGroup };
  }
  if (column.kind === 'number' && column.as !== 'number') {
    const dates = datesOfNumbers(name, column.values, column.as === 'date');
    if (dates !== undefined) return { name, kind: 'date', ...dates };
  }
  if (column.as === 'date') {
    const what = `Column ${JSON.stringify(name)} was declared as dates, but its numbers are not dates`;
    throw new TabularError('schema_mismatch', `${what} in a known form.`, {
      fix: 'Write them as 2024-12-31, 20241231 or seconds since 1970.',
    });
  }
  if (column.kind === 'number' && mark === ',' && mayBeThousands(column.values))
    return { name, kind: 'number', note: pointsKept };
  if (column.kind === 'number' && column.as !== 'number' && isDateName(name)) {
    const digits = column.values.filter((value) => !Number.isNaN(value));
    if (digits.every((value) => areDigitsOfDay(String(value).padStart(6, '0'))))
      return { name, kind: 'number', note: digitsOnly };
  }
  const sentinel =
    column.kind === 'number'
      ? (versionNote(name, column.values) ??
        codesNote(column.values) ??
        undatedNote(name, column.values) ??
        sentinelNote(column.values))
      : undefined;
  return { name, kind: column.kind, ...(sentinel !== undefined && { note: sentinel }) };
}

/** Versions of two parts are decimals to a reader of numbers, which takes 1.10 for 1.1. */
function versionNote(name: string, values: Float64Array): string | undefined {
  if (!isVersionName(name) || values.every((value) => !(value % 1))) return undefined;
  return 'Read as numbers, in which 1.10 is 1.1; if these are versions, declare the column as categories (columns, --columns).';
}

/** Numbers of cards, articles and accounts have so many digits; nothing that is counted has. */
function codesNote(values: Float64Array): string | undefined {
  const seen = new Set<number>();
  let known = 0;
  // The first ones show it.
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    if (!(Number.isInteger(value) && value >= 1e12)) return undefined;
    seen.add(value);
    if (++known >= 1000) break;
  }
  if ([...seen].some((value) => !Number.isSafeInteger(value) && value < 1e20)) return digitsLost;
  if (seen.size < Math.max(2, 0.9 * known)) return undefined;
  return 'Read as numbers, though they have 13 digits and more, and each is another one; if these are codes, declare the column as categories, or leave it out (columns, --columns).';
}

const digitsLost =
  'Whole numbers above 9007199254740991 have lost their last digits, so that some of them may be one; write codes as texts.';

const pointsBetweenThousands: NumberForm = { decimal: ',', group: '.', unit: '', multiples: false };

const pointsKept =
  'Points are read as decimal points, though other columns have decimal commas; write 1234 for what is not 1.234.';

/** Whether every number with decimals could as well be thousands: `1.234` beside columns of decimal commas. */
function mayBeThousands(values: Float64Array): boolean {
  let some = false;
  for (const value of values) {
    if (Number.isNaN(value) || Number.isInteger(value)) continue;
    const thousand = Math.abs(value) * 1000;
    if (Math.abs(value) < 1 || thousand >= 1e6 || Math.abs(thousand - Math.round(thousand)) > 1e-6)
      return false;
    some = true;
  }
  return some;
}

function spread(column: Exclude<Column, StringColumn>): {
  present: boolean;
  missing: boolean;
  constant: boolean;
} {
  const { values } = column;
  const isMissing = column.kind === 'number' ? Number.isNaN : (value: number) => value === missingBoolean;
  let first: number | undefined;
  let missing = false;
  let constant = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (isMissing(value)) missing = true;
    else if (first === undefined) first = value;
    else if (value !== first) constant = false;
    if (missing && !constant) break;
  }
  return { present: first !== undefined, missing, constant };
}
