/** Decides what each column is. Looks at stored values only, never at the target. */

import { dateFormOf, parseDate } from '../../domain/date-form.ts';
import { type CalendarDate, dayOfYearOf, weekdayOf } from '../../domain/iso-date.ts';
import { isMissingWord } from '../../domain/missing-words.ts';
import { type DecimalMark, isNumberLike, type NumberForm, numberFormOf } from '../../domain/number-form.ts';
import { isDigits, parseNumber } from '../../domain/scalars.ts';
import { type Column, missingBoolean, type StringColumn, type Table } from '../../domain/table.ts';
import { parseTime } from '../../domain/time-form.ts';
import { type ColumnSchema, type DatePart, datePartNames, type Schema } from './schema.ts';
import { fitTextEncoding } from './text.ts';

/** A column of text counts as numbers or dates when at least this share of its cells reads as such, words for missing
 * values (`?`, `unknown`) not counted; the rest then counts as missing. */
const majority = 0.95;
/** Categories beyond this many, the rarest first, are treated as unseen. */
const maxCategories = 16_384;

/** Infer the schema of training features.
 * @param table n × p, the feature columns only, in the order that was declared
 * @returns     one entry for each column, in that order; plain data, to be stored with the model */
export function inferSchema(table: Table): Schema {
  const mark = decimalMarkOf(table);
  return { version: 1, columns: table.columns.map((column) => inferColumn(column, mark)) };
}

/** The decimal mark that the clear columns of a table have: it decides in columns where `1,234` may be either. */
function decimalMarkOf({ columns }: Table): DecimalMark {
  let commas = 0;
  for (const column of columns) {
    if (column.kind !== 'string') continue;
    const { dictionary } = column;
    const found = numberFormOf(dictionary.slice(0, clearTexts).filter((text) => !isMissingWord(text)));
    if (found !== undefined && !found.ambiguous) commas += found.form.decimal === ',' ? 1 : -1;
  }
  return commas > 0 ? ',' : '.';
}

/** Texts of a column by which it tells the decimal mark. */
const clearTexts = 1000;

function inferColumn(column: Column, mark: DecimalMark): ColumnSchema {
  const { name } = column;
  if (column.kind === 'string') return inferString(column, mark);
  const { present, missing, constant } = spread(column);
  if (!present) return { name, kind: 'constant' };
  if (constant) return { name, kind: missing ? 'presence' : 'constant' };
  const parts = column.kind === 'number' ? compactDateParts(column.values) : undefined;
  if (parts !== undefined) return { name, kind: 'date', form: 'compact', parts };
  if (column.kind === 'number' && mark === ',' && mayBeThousands(column.values))
    return { name, kind: 'number', note: pointsKept };
  return { name, kind: column.kind };
}

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

/** Different dates that a column of numbers must show to be taken for dates written without separators: one number in
 * 27 between 19000101 and 20991231 is such a date by chance. */
const leastCompactDates = 5;

/** The varying parts of numbers that are dates such as 20240131, every one of them; undefined when one is not. */
function compactDateParts(values: Float64Array): DatePart[] | undefined {
  const dates = new Map<number, CalendarDate>();
  for (const value of values) {
    if (Number.isNaN(value) || dates.has(value)) continue;
    const date = value >= 19_000_101 && value <= 20_991_231 ? parseDate(String(value), 'compact') : undefined;
    if (date === undefined) return undefined;
    dates.set(value, date);
  }
  return dates.size >= leastCompactDates ? varyingParts([...dates.values()]) : undefined;
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

function inferString(column: StringColumn, mark: DecimalMark): ColumnSchema {
  const { name, codes, dictionary } = column;
  const counts = new Float64Array(dictionary.length);
  let present = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code < 0) continue;
    counts[code]!++;
    present++;
  }
  // The dictionary may be that of a larger table: only entries that occur count.
  const used = Array.from(dictionary.keys()).filter((code) => counts[code]! > 0);
  if (used.length === 0) return { name, kind: 'constant' };
  if (used.length === 1) return { name, kind: present < codes.length ? 'presence' : 'constant' };

  const meant = used.filter((code) => !isMissingWord(dictionary[code]!));
  const total = meant.reduce((sum, code) => sum + counts[code]!, 0);
  if (meant.length > 1) {
    if (share(meant, counts, total, (code) => parseNumber(dictionary[code]!) !== undefined) >= majority) {
      return {
        name,
        kind: 'number',
        ...strayNote(meant, dictionary, (text) => parseNumber(text) !== undefined),
      };
    }
    const numeric = meant.filter((code) => isNumberLike(dictionary[code]!));
    if (share(numeric, counts, total, () => true) >= majority) {
      const found = numberFormOf(
        numeric.map((code) => dictionary[code]!),
        mark,
      );
      if (found !== undefined) {
        const { form, ambiguous } = found;
        const notes = [
          ...(ambiguous ? [eitherMark(form)] : []),
          ...Object.values(strayNote(meant, dictionary, isNumberLike)),
        ];
        return { name, kind: 'number', form, ...(notes.length > 0 && { note: notes.join(' ') }) };
      }
    }
  }
  if (
    meant.length > 1 &&
    share(meant, counts, total, (code) => parseTime(dictionary[code]!) !== undefined) >= majority
  )
    return { name, kind: 'number', time: true };
  const form = meant.length > 1 ? dateFormOf(meant.map((code) => dictionary[code]!)) : undefined;
  if (form !== undefined && form !== 'ambiguous') {
    const dates = new Map<number, CalendarDate>();
    for (const code of meant) {
      const date = parseDate(dictionary[code]!, form);
      if (date !== undefined) dates.set(code, date);
    }
    if (share(meant, counts, total, (code) => dates.has(code)) >= majority)
      return { name, kind: 'date', form, parts: varyingParts([...dates.values()]) };
  }
  const note = form === 'ambiguous' ? { note: unknownOrder } : {};
  if (isText(used, counts, present, dictionary)) {
    // Codes such as 02134 that hardly repeat: their order says more than their letters.
    if (share(used, counts, present, (code) => isDigits(dictionary[code]!)) >= majority) {
      return { name, kind: 'number' };
    }
    return { name, kind: 'text', encoding: fitTextEncoding(used.map((code) => dictionary[code]!)), ...note };
  }
  const categories = kept(used, counts).map((code) => dictionary[code]!);
  return { name, kind: 'category', categories, ...note };
}

function eitherMark({ decimal }: NumberForm): string {
  return decimal === '.'
    ? 'Commas are read as thousands separators; no value tells whether they are decimal commas.'
    : 'Commas are read as decimal commas, as in other columns; no value here tells.';
}

/** Names some of the texts that are taken for missing values though no word says so. */
function strayNote(
  meant: readonly number[],
  dictionary: readonly string[],
  reads: (text: string) => boolean,
): { note?: string } {
  const strays = meant.map((code) => dictionary[code]!).filter((text) => !reads(text));
  if (strays.length === 0) return {};
  const shown = strays.slice(0, 3).map((text) => JSON.stringify(text.slice(0, 40)));
  const more = strays.length > shown.length ? ', …' : '';
  return { note: `Not numbers, and taken for missing: ${shown.join(', ')}${more}.` };
}

const unknownOrder =
  'These look like dates, but no value tells whether the day or the month comes first; write them as 2024-12-31 to have them read as dates.';

function share(
  used: readonly number[],
  counts: Float64Array,
  total: number,
  test: (code: number) => boolean,
): number {
  let passed = 0;
  for (const code of used) if (test(code)) passed += counts[code]!;
  return passed / total;
}

/** Text is what rarely repeats and has several words, or hardly ever repeats at all (identifiers, titles):
 * as categories such values would all be unseen at prediction. */
function isText(
  used: readonly number[],
  counts: Float64Array,
  present: number,
  dictionary: readonly string[],
): boolean {
  if (used.length < 20) return false;
  const distinctShare = used.length / present;
  if (distinctShare > 0.8 && used.length >= 100) return true;
  if (distinctShare < 0.2) return false;
  let words = 0;
  for (const code of used) words += counts[code]! * (dictionary[code]!.split(/\s+/).length || 0);
  return words / present >= 1.8;
}

/** All categories in order of first appearance, or the most frequent ones when there are too many. */
function kept(used: readonly number[], counts: Float64Array): readonly number[] {
  if (used.length <= maxCategories) return used;
  return [...used]
    .sort((a, b) => counts[b]! - counts[a]! || a - b)
    .slice(0, maxCategories)
    .sort((a, b) => a - b);
}

function varyingParts(dates: readonly CalendarDate[]): DatePart[] {
  const first = dates[0]!;
  const parts = datePartNames.filter((part) =>
    dates.some((date) => datePart(date, part) !== datePart(first, part)),
  );
  return parts.length > 0 ? parts : ['epoch'];
}

/** One calendar part of a date, in the units that {@link DatePart} states. */
export function datePart(date: CalendarDate, part: DatePart): number {
  switch (part) {
    case 'epoch':
      return date.epochMs / 86_400_000;
    case 'weekday':
      return weekdayOf(date);
    case 'day_of_year':
      return dayOfYearOf(date);
    default:
      return date[part];
  }
}
