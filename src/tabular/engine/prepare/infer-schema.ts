/** Decides what each column is. Looks at stored values only, never at the target. */

import { areBooleans } from '../../domain/boolean-words.ts';
import { type DateForm, dateFormOf, parseDate } from '../../domain/date-form.ts';
import { decimalMarkOf } from '../../domain/decimal-mark.ts';
import { type CalendarDate, dayOfYearOf, weekdayOf } from '../../domain/iso-date.ts';
import { isMissingMark, isMissingWord } from '../../domain/missing-words.ts';
import {
  type DecimalMark,
  isNumberLike,
  mayHavePointsBetweenThousands,
  type NumberForm,
  numberFormOf,
  unitsOf,
} from '../../domain/number-form.ts';
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

function inferColumn(column: Column, mark: DecimalMark): ColumnSchema {
  const { name } = column;
  if (column.kind === 'string') return inferString(column, mark);
  const { present, missing, constant } = spread(column);
  if (!present) return { name, kind: 'constant' };
  if (constant) return { name, kind: missing ? 'presence' : 'constant' };
  if (column.kind === 'number' && column.points === 'thousands') {
    return { name, kind: 'number', form: pointsBetweenThousands, note: pointsGroup };
  }
  const dates = column.kind === 'number' ? datesOfNumbers(name, column.values) : undefined;
  if (dates !== undefined) return { name, kind: 'date', ...dates };
  if (column.kind === 'number' && mark === ',' && mayBeThousands(column.values))
    return { name, kind: 'number', note: pointsKept };
  const sentinel = column.kind === 'number' ? sentinelNote(column.values) : undefined;
  return { name, kind: column.kind, ...(sentinel !== undefined && { note: sentinel }) };
}

/** Numbers that people write for a missing value where only numbers are allowed. */
const sentinels = [-99, -999, -9999, -99999, -999999];

/** Says so where such a number occurs again and again, far below all others; whether it is meant so is not for us to say. */
function sentinelNote(values: Float64Array): string | undefined {
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) if (value < least) least = value;
  if (!sentinels.includes(least)) return undefined;
  let [count, next, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value === least) count++;
    else if (value < next) next = value;
    if (value > most) most = value;
  }
  if (count < 2 || next < least / 4) return undefined;
  return `${least} occurs ${count} times, far below all others; if it stands for missing values, say so (missing, --missing).`;
}

const pointsGroup = 'Points are read as thousands separators, as the file has decimal commas.';

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

/** Different dates that a column of numbers must show to be taken for dates written without separators: one number in
 * 27 between 19000101 and 20991231 is such a date by chance. */
const leastCompactDates = 5;

/** Names that say a column holds dates or times, in the languages that file headers come in. */
const dateName =
  /(?:^|[^\p{L}])(?:date|dates|datum|fecha|fechas|data|dato|dag|day|days|tag|jour|päivä|päivämäärä|data_|dt|дата|日付|日期|time|zeit|heure|hora|timestamp|zeitstempel|horodatage|when|ts|epoch|unix|created|updated|modified|received|sent|at)(?=$|[^\p{L}])|(?:date|datum|fecha|timestamp|datetime|zeit)$/iu;

/** Forms of numbers that are dates: the range of them all, how whole they are, and whether the column must say so. */
const numberDates: readonly {
  readonly form: DateForm;
  readonly from: number;
  readonly to: number;
  readonly named: boolean;
  readonly whole: boolean;
  readonly note?: string;
}[] = [
  { form: 'compact', from: 19_000_101, to: 20_991_231, named: false, whole: true },
  { form: 'compact', from: 19_000_101_000_000, to: 20_991_231_235_959, named: false, whole: true },
  { form: 'compactMonth', from: 190_001, to: 209_912, named: false, whole: true },
  {
    form: 'epochSeconds',
    from: 631_152_000,
    to: 2_208_988_800,
    named: true,
    whole: false,
    note: 'Read as seconds since 1970-01-01 UTC, after its name and the size of its numbers.',
  },
  {
    form: 'epochMilliseconds',
    from: 631_152_000_000,
    to: 2_208_988_800_000,
    named: true,
    whole: true,
    note: 'Read as milliseconds since 1970-01-01 UTC, after its name and the size of its numbers.',
  },
  {
    form: 'excel',
    from: 29_000,
    to: 62_000,
    named: true,
    whole: false,
    note: 'Read as days as Excel counts them (45292 is 2024-01-01), after its name and the size of its numbers.',
  },
];

/** Numbers that are dates, every one of them, such as 20240131; undefined when one is not. */
function datesOfNumbers(
  name: string,
  values: Float64Array,
): { form: DateForm; parts: DatePart[]; note?: string } | undefined {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ');
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  for (const { form, from, to, named, whole, note } of numberDates) {
    if (least < from || most > to || (named && !dateName.test(spaced))) continue;
    const dates = new Map<number, CalendarDate>();
    const fits = values.every((value) => {
      if (Number.isNaN(value) || dates.has(value)) return true;
      const date = whole && !Number.isInteger(value) ? undefined : parseDate(String(value), form);
      if (date !== undefined) dates.set(value, date);
      return date !== undefined;
    });
    if (fits && dates.size >= (named ? 2 : leastCompactDates))
      return { form, parts: varyingParts([...dates.values()]), ...(note !== undefined && { note }) };
  }
  return undefined;
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

  if (areBooleans(withoutMarks(used, dictionary).map((code) => dictionary[code]!)))
    return { name, kind: 'boolean' };
  const meant = used.filter((code) => !isMissingWord(dictionary[code]!));
  const total = meant.reduce((sum, code) => sum + counts[code]!, 0);
  let severalUnits: { note?: string } = {};
  if (meant.length > 1) {
    if (share(meant, counts, total, (code) => parseNumber(dictionary[code]!) !== undefined) >= majority) {
      const plain = meant.map((code) => dictionary[code]!).filter((text) => parseNumber(text) !== undefined);
      const grouped =
        mark === ',' && mayHavePointsBetweenThousands(plain) ? numberFormOf(plain, mark) : undefined;
      if (grouped !== undefined) return { name, kind: 'number', form: grouped.form, note: pointsGroup };
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
      const units = unitsOf(numeric.map((code) => dictionary[code]!));
      if (units.length > 1) severalUnits = { note: unitsNote(units) };
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
  const note = form === 'ambiguous' ? { note: unknownOrder } : severalUnits;
  if (isText(used, counts, present, dictionary)) {
    // Codes such as 02134 that hardly repeat: their order says more than their letters.
    if (share(used, counts, present, (code) => isDigits(dictionary[code]!)) >= majority) {
      return { name, kind: 'number' };
    }
    return { name, kind: 'text', encoding: fitTextEncoding(used.map((code) => dictionary[code]!)), ...note };
  }
  const categories = kept(withoutMarks(used, dictionary), counts).map((code) => dictionary[code]!);
  return { name, kind: 'category', categories, ...note };
}

/** Without the texts that say there is no value: `n/a`, `?`. A minus beside a plus is a value, and marks alone are too. */
function withoutMarks(used: readonly number[], dictionary: readonly string[]): readonly number[] {
  const signs = used.some((code) => /^\++$/.test(dictionary[code]!));
  const meant = used.filter((code) => {
    const text = dictionary[code]!;
    return !isMissingMark(text) || (signs && /^-+$/.test(text));
  });
  return meant.length === 0 ? used : meant;
}

function unitsNote(units: readonly string[]): string {
  const shown = units
    .slice(0, 4)
    .map((unit) => JSON.stringify(unit))
    .join(', ');
  return `Numbers in several units or currencies (${shown}${units.length > 4 ? ', …' : ''}): not read as numbers; bring them to one.`;
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
