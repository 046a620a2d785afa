/** Dates written as numbers: digits without separators, seconds since 1970, days of Excel. */

import { type DateForm, parseDate } from '../../domain/date-form.ts';
import type { CalendarDate } from '../../domain/iso-date.ts';
import { isDateName } from './date-name.ts';
import { varyingParts } from './date-parts.ts';
import type { DatePart } from './schema.ts';

/** Different dates that a column of numbers must show to be taken for dates written without separators: one number in
 * 27 between 19000101 and 20991231 is such a date by chance. One of fourteen digits with its clock hardly ever is. */
const leastCompactDates = 5;

/** Forms of numbers that are dates: the range of them all, how whole they are, and whether the column must say so. */
const numberDates: readonly {
  readonly form: DateForm;
  readonly from: number;
  readonly to: number;
  readonly named: boolean;
  readonly whole: boolean;
  /** Whether hours must differ, and most be late enough for no count of a day. */
  readonly clocks?: boolean;
  readonly note?: string;
}[] = [
  { form: 'compact', from: 19_000_101, to: 20_991_231, named: false, whole: true },
  { form: 'compact', from: 19_000_101_000_000, to: 20_991_231_235_959, named: false, whole: true },
  { form: 'compactMonth', from: 190_001, to: 209_912, named: false, whole: true },
  // With the hour, or hour and minute. Numbers of orders (a day and a count) begin anew at nought each day, clocks do not.
  {
    form: 'compact',
    from: 190_001_010_000,
    to: 209_912_312_359,
    named: false,
    whole: true,
    clocks: true,
    note: 'Read as dates with hour and minute, after their digits; if they are numbers of something, declare them so (columns, --columns).',
  },
  // The seconds of an epoch are hardly ever all of them such digits; numbers of orders may be.
  { form: 'compact', from: 1_900_010_100, to: 2_099_123_123, named: true, whole: true },
  { form: 'compact', from: 190_001_010_000, to: 209_912_312_359, named: true, whole: true },
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
    form: 'epochMicroseconds',
    from: 631_152_000e6,
    to: 2_208_988_800e6,
    named: true,
    whole: true,
    note: 'Read as microseconds since 1970-01-01 UTC, after its name and the size of its numbers.',
  },
  {
    form: 'epochNanoseconds',
    from: 631_152_000e9,
    to: 2_208_988_800e9,
    named: true,
    whole: true,
    note: 'Read as nanoseconds since 1970-01-01 UTC, after its name and the size of its numbers.',
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

/** What databases write where there is no date, or no end. */
const noDates: ReadonlySet<number> = new Set([0, 99_991_231]);
const noDatesNote = 'Zeros and 99991231 stand for no date, and are treated as missing.';

const haveClocks = (dates: readonly CalendarDate[]): boolean => {
  const late = dates.filter(({ hour }) => hour >= 4).length;
  return new Set(dates.map(({ hour }) => hour)).size >= 3 && late * 2 > dates.length;
};

/** Numbers that are dates, every one of them, such as 20240131; undefined when one is not.
 * @param all  NaN is a missing value
 * @param said whether the column's owner says that they are */
export function datesOfNumbers(
  name: string,
  all: ArrayLike<number>,
  said: boolean,
): { form: DateForm; parts: DatePart[]; note?: string } | undefined {
  const values = Array.from(all).filter((value) => !noDates.has(value));
  const saysSo = said || isDateName(name);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  for (const { form, from, to, named, whole, clocks, note } of numberDates) {
    if (least < from || most > to || (named && !saysSo) || (clocks && saysSo)) continue;
    const dates = new Map<number, CalendarDate>();
    const fits = values.every((value) => {
      if (Number.isNaN(value) || dates.has(value)) return true;
      const date = whole && !Number.isInteger(value) ? undefined : parseDate(String(value), form);
      if (date !== undefined) dates.set(value, date);
      return date !== undefined;
    });
    if (clocks && !haveClocks([...dates.values()])) continue;
    if (fits && dates.size >= (said ? 1 : named || saysSo || from > 1e13 ? 2 : leastCompactDates)) {
      const left = values.length < all.length ? [noDatesNote] : [];
      const notes = [...(note === undefined ? [] : [note]), ...left];
      return {
        form,
        parts: varyingParts([...dates.values()]),
        ...(notes.length > 0 && { note: notes.join(' ') }),
      };
    }
  }
  return undefined;
}
