/** Dates as people write them beside ISO 8601: `31.12.2024`, `12/31/2024 1:45 PM`, `2024/1/5`, `1 Jan 2000 13:45`,
 * `Jan 1, 2000`, `January 2000`. Years have four digits, months English names; day and month in digits need to be told apart first. */

import { daysInMonth } from './iso-date.ts';

/** Which of two numbers before the year is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** How a date was written, so that others can be written alike. */
export interface WrittenStyle {
  readonly order: DateOrder | 'yearFirst' | 'monthOnly';
  readonly month: 'number' | 'short' | 'long';
  /** Between the parts: '/', '.', '-' or ' '; `comma` stands between day and year. */
  readonly separator: string;
  readonly comma: boolean;
  /** Whether days and months under ten have a leading zero; hours likewise. */
  readonly padded: boolean;
  readonly paddedHour: boolean;
  readonly clock: 'none' | 'minute' | 'second';
  /** Between date and time: ' ', ', ' or 'T'. */
  readonly clockSeparator: string;
  /** `AM` or `am` as written, with the space before it; '' on the 24-hour clock. */
  readonly meridiem: string;
  /** As written, with the space before it. */
  readonly zone: string;
}

export interface WrittenDate {
  readonly year: number;
  /** 1 … 12. */
  readonly month: number;
  readonly day: number;
  /** Milliseconds since midnight on the clock that the text states. */
  readonly clockMs: number;
  /** Minutes east of UTC; 0 without a zone. */
  readonly offset: number;
  readonly style: WrittenStyle;
}

const clock =
  '(?:(,? |T)(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,3}))?)?( ?[AaPp][Mm])?( ?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?)?$';
const monthName = '([A-Za-z]{3,9})\\.?';
const digits = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4})${clock}`);
const yearThenDigits = new RegExp(`^(\\d{4})([/.-])(\\d{1,2})\\2(\\d{1,2})${clock}`);
const dayThenName = new RegExp(`^(\\d{1,2})([ -])${monthName}\\2(\\d{4})${clock}`);
const nameThenDay = new RegExp(`^${monthName}([ -])(\\d{1,2})(,?)[ -](\\d{4})${clock}`);
const nameThenYear = new RegExp(`^${monthName}([ -])(\\d{4})$`);

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthOf = new Map(
  monthNames.flatMap((name, index) => [
    [name.toLowerCase(), index + 1],
    [name.slice(0, 3).toLowerCase(), index + 1],
  ]),
);
monthOf.set('sept', 9);

/** Which number is the day in dates of digits (`03/04/2024`): what those say in which one is above 12. Where none is,
 * firsts of months over more than one year are still clear (`2/1/2023`, `3/1/2023` … `1/1/2024`), and points between the
 * numbers mean day first, as everywhere where points are written.
 * @returns undefined when no text is such a date, `contradictory` when some say this and others that, `ambiguous` when
 *   none says */
export function dateOrder(texts: Iterable<string>): DateOrder | 'ambiguous' | 'contradictory' | undefined {
  let [dayFirst, monthFirst, pointed, seen] = [0, 0, 0, 0];
  let [leftOnes, rightOnes] = [0, 0];
  const years = new Set<string>();
  for (const text of texts) {
    const match = digits.exec(text);
    if (match === null) continue;
    const [left, right] = [Number(match[1]), Number(match[3])];
    seen++;
    if (match[2] === '.') pointed++;
    if (left > 12) dayFirst++;
    else if (right > 12) monthFirst++;
    if (left === 1) leftOnes++;
    if (right === 1) rightOnes++;
    years.add(match[4]!);
  }
  if (seen === 0) return undefined;
  if (dayFirst > 0 && monthFirst > 0) return 'contradictory';
  if (dayFirst > 0) return 'dayFirst';
  if (monthFirst > 0) return 'monthFirst';
  if (years.size > 1 && (leftOnes === seen) !== (rightOnes === seen))
    return leftOnes === seen ? 'dayFirst' : 'monthFirst';
  return pointed === seen ? 'dayFirst' : 'ambiguous';
}

/** @param order how dates of digits are to be read; without it they are not
 * @returns undefined when the text is no such date, or names a day or time that does not exist */
export function parseWrittenDate(text: string, order?: DateOrder): WrittenDate | undefined {
  if (text.length < 8 || text.length > 48) return undefined;
  const first = text.charCodeAt(0);
  if (first < 48 || (first > 57 && first < 65)) return undefined;
  let match = first <= 57 && order !== undefined ? digits.exec(text) : null;
  if (match !== null) {
    const [, left, separator, right, year] = match as unknown as string[];
    const [day, month] = order === 'dayFirst' ? [left!, right!] : [right!, left!];
    const padded = left!.length === 2 && right!.length === 2;
    const date = { order: order!, month: 'number', separator: separator!, comma: false, padded } as const;
    return finish(Number(year), Number(month), Number(day), match.slice(5), date);
  }
  match = first <= 57 ? yearThenDigits.exec(text) : null;
  if (match !== null) {
    const [, year, separator, month, day] = match as unknown as string[];
    const padded = month!.length === 2 && day!.length === 2;
    const date = {
      order: 'yearFirst',
      month: 'number',
      separator: separator!,
      comma: false,
      padded,
    } as const;
    return finish(Number(year), Number(month), Number(day), match.slice(5), date);
  }
  match = first <= 57 ? dayThenName.exec(text) : null;
  if (match !== null) {
    const [, day, separator, name, year] = match as unknown as string[];
    const date = { order: 'dayFirst', ...named(name!), separator: separator!, comma: false } as const;
    return finish(Number(year), date.number, Number(day), match.slice(5), {
      ...date,
      padded: day!.length === 2,
    });
  }
  if (first <= 57) return undefined;
  match = nameThenDay.exec(text);
  if (match !== null) {
    const [, name, separator, day, comma, year] = match as unknown as string[];
    const date = { order: 'monthFirst', ...named(name!), separator: separator! } as const;
    return finish(Number(year), date.number, Number(day), match.slice(6), {
      ...date,
      comma: comma === ',',
      padded: day!.length === 2,
    });
  }
  match = nameThenYear.exec(text);
  if (match === null) return undefined;
  const date = { order: 'monthOnly', ...named(match[1]!), separator: match[2]! } as const;
  return finish(Number(match[3]), date.number, 1, [], { ...date, comma: false, padded: false });
}

function named(name: string): { number: number; month: 'short' | 'long' } {
  const lower = name.toLowerCase();
  return { number: monthOf.get(lower) ?? 0, month: name.length > 3 && lower !== 'sept' ? 'long' : 'short' };
}

type DateStyle = Pick<WrittenStyle, 'order' | 'month' | 'separator' | 'comma' | 'padded'>;

function finish(
  year: number,
  month: number,
  day: number,
  time: readonly (string | undefined)[],
  { order, month: monthStyle, separator, comma, padded }: DateStyle,
): WrittenDate | undefined {
  const [clockSeparator = '', hourText, minuteText, secondText, fraction, meridiem = '', zone = ''] = time;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  let hour = Number(hourText ?? 0);
  const minute = Number(minuteText ?? 0);
  const second = Number(secondText ?? 0);
  if (minute > 59 || second > 59 || hour > 23) return undefined;
  if (meridiem !== '') {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/p/i.test(meridiem) ? 12 : 0);
  }
  const milliseconds = fraction === undefined ? 0 : Number(`0.${fraction}`) * 1000;
  return {
    year,
    month,
    day,
    clockMs: ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds,
    offset: offsetOf(zone.trim()),
    style: {
      order,
      month: monthStyle,
      separator,
      comma,
      padded,
      paddedHour: hourText === undefined || hourText.length === 2,
      clock: hourText === undefined ? 'none' : secondText === undefined ? 'minute' : 'second',
      clockSeparator,
      meridiem,
      zone,
    },
  };
}

function offsetOf(zone: string): number {
  if (!/^[+-]/.test(zone)) return 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -size : size;
}

/** Writes a date in a style.
 * @param time wall-clock milliseconds, as if in UTC */
export function formatWrittenDate(time: number, style: WrittenStyle): string {
  const date = new Date(time);
  const pad = (value: number, padded: boolean) => String(value).padStart(padded ? 2 : 1, '0');
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  const name = monthNames[date.getUTCMonth()]!;
  const month =
    style.month === 'number'
      ? pad(date.getUTCMonth() + 1, style.padded)
      : style.month === 'short'
        ? name.slice(0, 3)
        : name;
  const day = pad(date.getUTCDate(), style.padded);
  const parts = {
    monthOnly: [month, year],
    yearFirst: [year, month, day],
    dayFirst: [day, month, year],
    monthFirst: [month, style.comma ? `${day},` : day, year],
  };
  let text = parts[style.order].join(style.separator);
  if (style.clock === 'none') return text;
  const hour = date.getUTCHours();
  text += style.clockSeparator + pad(style.meridiem === '' ? hour : hour % 12 || 12, style.paddedHour);
  text += `:${pad(date.getUTCMinutes(), true)}`;
  if (style.clock === 'second') text += `:${pad(date.getUTCSeconds(), true)}`;
  const letter = hour < 12 ? 'A' : 'P';
  if (style.meridiem !== '')
    text += style.meridiem.replace(/[ap]/i, (was) => (was < 'a' ? letter : letter.toLowerCase()));
  return text + style.zone;
}
