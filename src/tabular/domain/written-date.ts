/** Dates as people write them beside ISO 8601: `31.12.2024`, `12/31/24 1:45 PM`, `2024/1/5`, `1 Jan 2000 13:45`,
 * `Monday, January 1st, 2000`, `3. März 2024`, `5 de enero de 2024`, `Jan 2000`, `Jan-24`, `01/2024`, `2024年1月5日`. Years of two
 * digits are those of 1969 to 2068, as POSIX reads them; day and month in digits need to be told apart first. */

import { halfOfDay, halvesOfDay, isAfternoon } from './halves-of-day.ts';
import { daysInMonth, utcMs } from './iso-date.ts';
import {
  inLetters,
  type Letters,
  lettersOf,
  monthNamed,
  nameOfMonth,
  nameOfWeekday,
  weekdayNamed,
} from './month-names.ts';
import { offsetOf, zonePattern } from './zone-offset.ts';

/** Which of three numbers comes first; the month is in the middle where the year or the day is. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

/** How a date was written, so that others can be written alike. */
export interface WrittenStyle {
  readonly order: DateOrder | 'monthOnly' | 'yearMonth' | 'cjk';
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
  /** `AM` or `am` as written, with the space before it; '' on the 24-hour clock. Words of East Asia (`下午`) stand before the hour. */
  readonly meridiem: string;
  /** As written, with the space before it. */
  readonly zone: string;
  /** Of the names; absent for English. */
  readonly language?: string;
  /** Whether names of months are those that stand without a day. */
  readonly alone?: true;
  /** Of the name of the month, where its language writes it otherwise. */
  readonly letters?: Letters;
  /** Whether short names of months end with a point. */
  readonly pointed?: true;
  /** Years of two digits. */
  readonly shortYear?: true;
  /** After the day: a point, or `st`, `nd`, `rd`, `th`. */
  readonly dayMark?: '.' | 'ordinal';
  /** Between day, month and year instead of the separator: ` de `. */
  readonly joiner?: string;
  /** The name of the day of the week before the date, with what follows it. */
  readonly weekday?: { readonly length: 'short' | 'long'; readonly after: string };
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

const clock = `(?:(,? |T)(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,3}))?)?( ?[AaPp][Mm]| (?:${halvesOfDay.join('|')}))?( ?(?:${zonePattern}|Uhr|h))?)?$`;
const monthName = '(\\p{L}{3,12})(\\.?)';
const year = "(\\d{4}|'?\\d{2})(?: г\\.?)?";
export const digits = new RegExp(`^(\\d{1,2})([/.-]|\\. )(\\d{1,2})\\2(\\d{4}|\\d{2})${clock}`, 'u');
const yearThenDigits = new RegExp(`^(\\d{4})([/.-]|\\. )(\\d{1,2})\\2(\\d{1,2})(\\.?)${clock}`, 'u');
const dayThenName = new RegExp(
  `^(\\d{1,2})(\\.|st|nd|rd|th|er|º|ª)?([ -]|[ ]de |[ ]of )${monthName}(?:,? |-| del? )${year}${clock}`,
  'u',
);
const dayThenNameJoined = /^(\d{1,2})([A-Za-z]{3})(\d{4}|\d{2})$/;
const nameThenDay = new RegExp(`^${monthName}([ -])(\\d{1,2})(st|nd|rd|th)?(,?)[ -](\\d{4})${clock}`, 'u');
const nameThenYear = new RegExp(`^${monthName}([ /-]|\\.(?=\\d)|, |[ ]de |(?='))${year}$`, 'u');
const monthThenYear = /^(\d{1,2}(?=[/-])|\d{2}(?=\.))([/.-])(\d{4})$/;
const cjk = new RegExp(`^(\\d{4})[年년] ?(\\d{1,2})[月월](?: ?(\\d{1,2})[日일]${clock})?$`);
const yearThenName = new RegExp(`^(\\d{4})([ -])${monthName}$`, 'u');

/** @param order how dates of digits are to be read; without it they are not
 * @returns undefined when the text is no such date, or names a day or time that does not exist */
export function parseWrittenDate(text: string, order?: DateOrder): WrittenDate | undefined {
  if (text.length < 6 || text.length > 60) return undefined;
  const first = text.charCodeAt(0);
  if (first < 48 || (first > 57 && first < 65)) return undefined;
  if (first <= 57) return startingWithDigit(text, order);
  const named = /^(\p{L}{2,14}(?:-feira)?)(\.?,? )(?=[\p{L}\d])/u.exec(text);
  const weekday = named && monthNamed(named[1]!) === undefined ? weekdayNamed(named[1]!) : undefined;
  if (named && weekday !== undefined) {
    const date = parseWrittenDate(text.slice(named[0].length), order);
    const { length, language } = weekday;
    const spoken = language !== 'en' && { language };
    return date && { ...date, style: { ...spoken, ...date.style, weekday: { length, after: named[2]! } } };
  }
  return startingWithName(text);
}

function startingWithDigit(text: string, order: DateOrder | undefined): WrittenDate | undefined {
  let match = order !== undefined ? digits.exec(text) : null;
  if (match !== null) {
    const [, left, separator, right, last] = match as unknown as string[];
    if (order === 'yearFirst' && (left!.length !== 2 || last!.length !== 2)) return undefined;
    const [day, month, year] =
      order === 'dayFirst'
        ? [left!, right!, last!]
        : order === 'monthFirst'
          ? [right!, left!, last!]
          : [last!, right!, left!];
    const padded = left!.length === 2 && right!.length === 2;
    const date = { order: order!, month: 'number', separator: separator!, comma: false, padded } as const;
    return finish(year!, Number(month), Number(day), match.slice(5), date);
  }
  match = yearThenDigits.exec(text);
  if (match !== null) {
    const [, year, separator, month, day, point] = match as unknown as string[];
    const padded = month!.length === 2 && day!.length === 2;
    const date = {
      order: 'yearFirst',
      month: 'number',
      separator: separator!,
      comma: false,
      padded,
      ...(point === '.' && { dayMark: '.' as const }),
    } as const;
    return finish(year!, Number(month), Number(day), match.slice(6), date);
  }
  match = dayThenName.exec(text);
  if (match !== null) {
    const [, day, mark, separator, name, point, year] = match as unknown as (string | undefined)[];
    const named = asMonth(name!, point!);
    const joined = separator!.length > 1;
    // A day and a year of two digits each may be a year and a day.
    if (year!.length === 2 && day!.length === 2 && Number(day) > 31) return undefined;
    const date = {
      order: 'dayFirst',
      ...named.style,
      separator: joined ? ' ' : separator!,
      comma: false,
    } as const;
    const wordOf = joined && / del? /.test(text);
    return finish(year!, named.month, Number(day), match.slice(7), {
      ...date,
      padded: day!.length === 2,
      ...(mark === '.'
        ? { dayMark: '.' as const }
        : /^[snrt]/.test(mark ?? '') && { dayMark: 'ordinal' as const }),
      ...(wordOf && { joiner: ' de ' }),
    });
  }
  match = dayThenNameJoined.exec(text);
  if (match !== null) {
    const [, day, name, year] = match as unknown as string[];
    const named = asMonth(name!, '');
    const date = {
      order: 'dayFirst',
      ...named.style,
      separator: '',
      comma: false,
      padded: day!.length === 2,
    } as const;
    return finish(year!, named.month, Number(day), [], date);
  }
  match = monthThenYear.exec(text);
  if (match !== null) {
    const [, month, separator, year] = match as unknown as string[];
    const padded = month!.length === 2;
    const date = {
      order: 'monthOnly',
      month: 'number',
      separator: separator!,
      comma: false,
      padded,
    } as const;
    return finish(year!, Number(month), 1, [], date);
  }
  match = yearThenName.exec(text);
  if (match !== null) {
    const [, year, separator, name, point] = match as unknown as string[];
    const named = asMonth(name!, point!);
    const date = { order: 'yearMonth', separator: separator!, comma: false, padded: false } as const;
    return finish(year!, named.month, 1, [], { ...date, ...named.style });
  }
  match = cjk.exec(text);
  if (match === null) return undefined;
  const [, year, month, day] = match as unknown as (string | undefined)[];
  const date = {
    order: 'cjk',
    month: day === undefined ? 'short' : 'number',
    separator: /[년월]/.test(text) ? '년월일' : '年月日',
    comma: text.includes(' '),
    padded: month!.length === 2 && day?.length !== 1,
  } as const;
  return finish(year!, Number(month), Number(day ?? 1), match.slice(4), date);
}

function startingWithName(text: string): WrittenDate | undefined {
  let match = nameThenDay.exec(text);
  if (match !== null) {
    const [, name, point, separator, day, mark, comma, year] = match as unknown as (string | undefined)[];
    const named = asMonth(name!, point!);
    return finish(year!, named.month, Number(day), match.slice(8), {
      order: 'monthFirst',
      ...named.style,
      separator: separator!,
      comma: comma === ',',
      padded: day!.length === 2,
      ...(mark !== undefined && { dayMark: 'ordinal' as const }),
    });
  }
  match = nameThenYear.exec(text);
  if (match === null) return undefined;
  const [, name, point, separator, year] = match as unknown as string[];
  // "March 24" may be a day; "Mar-24", "Mar/24", "mar.24" and "Mar '24" are what spreadsheets write for a month.
  if (year!.length === 2 && !/^[-/.]$/.test(separator!)) return undefined;
  const named = asMonth(name!, point!);
  const joined = separator!.includes('de');
  const mark = year!.startsWith("'") ? "'" : '';
  const date = {
    order: 'monthOnly',
    ...named.style,
    separator: joined ? ' ' : `${separator}${mark}`,
  } as const;
  return finish(year!, named.month, 1, [], {
    ...date,
    comma: false,
    padded: false,
    ...(joined && { joiner: ' de ' }),
  });
}

/** A month that does not exist (0) when the word names none. */
function asMonth(name: string, point: string) {
  const found = monthNamed(name);
  if (found === undefined) return { month: 0, style: { month: 'short' as const } };
  const { month, length, language, alone } = found;
  const letters = lettersOf(name);
  return {
    month,
    style: {
      month: length,
      ...(language !== 'en' && { language }),
      ...(alone && { alone }),
      ...(letters !== lettersOf(nameOfMonth(month, length, language, alone)) && { letters }),
      ...(point !== '' && length === 'short' && { pointed: true as const }),
    },
  };
}

export const isNamedMonth = (word: string): boolean => monthNamed(word) !== undefined;

type DateStyle = Omit<
  WrittenStyle,
  'clock' | 'clockSeparator' | 'meridiem' | 'zone' | 'paddedHour' | 'shortYear' | 'weekday'
>;

function finish(
  yearText: string,
  month: number,
  day: number,
  time: readonly (string | undefined)[],
  dateStyle: DateStyle,
): WrittenDate | undefined {
  const shortYear = yearText.length < 4;
  const written = Number(yearText.replace("'", ''));
  const year = shortYear ? written + (written < 69 ? 2000 : 1900) : written;
  const [clockSeparator = '', hourText, minuteText, secondText, fraction, meridiem = '', zone = ''] = time;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  let hour = Number(hourText ?? 0);
  const minute = Number(minuteText ?? 0);
  const second = Number(secondText ?? 0);
  if (minute > 59 || second > 59 || hour > 24 || (hour === 24 && minute + second > 0)) return undefined;
  if (meridiem !== '') {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/p/i.test(meridiem) || isAfternoon(meridiem.trim()) ? 12 : 0);
  }
  const milliseconds = fraction === undefined ? 0 : Number(`0.${fraction}`) * 1000;
  const clockMs = ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
  return {
    year,
    month,
    day,
    clockMs,
    offset: zone === '' ? 0 : offsetOf(zone.trim(), utcMs(year, month, day) + clockMs),
    style: {
      ...dateStyle,
      ...(shortYear && { shortYear }),
      paddedHour: hourText === undefined || hourText.length === 2,
      clock: hourText === undefined ? 'none' : secondText === undefined ? 'minute' : 'second',
      clockSeparator,
      meridiem,
      zone,
    },
  };
}

const ordinalOf = (day: number): string =>
  (day > 10 && day < 14 ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';

/** Whether the short name of a month is shorter than its name: `janv.`, not `mars`. */
export const isAbbreviated = (month: number, language: string): boolean =>
  nameOfMonth(month, 'short', language) !== nameOfMonth(month, 'long', language);

const pad = (value: number, padded: boolean): string => String(value).padStart(padded ? 2 : 1, '0');

/** Writes a date in a style.
 * @param time wall-clock milliseconds, as if in UTC */
export function formatWrittenDate(time: number, style: WrittenStyle): string {
  const date = new Date(time);
  const fullYear = date.getUTCFullYear();
  const year = style.shortYear ? pad(fullYear % 100, true) : String(fullYear).padStart(4, '0');
  const language = style.language ?? 'en';
  const number = date.getUTCMonth() + 1;
  const month =
    style.month === 'number'
      ? pad(number, style.padded)
      : `${inLetters(nameOfMonth(number, style.month, language, style.alone), style.letters)}${style.pointed && isAbbreviated(number, language) ? '.' : ''}`;
  const bare = pad(date.getUTCDate(), style.padded);
  if (style.order === 'cjk') {
    const [y, m, d] = style.separator;
    const monthPart = `${year}${y}${style.comma ? ' ' : ''}${pad(number, style.padded)}${m}`;
    if (style.month === 'short') return monthPart;
    return `${monthPart}${style.comma ? ' ' : ''}${bare}${d}${clockText(date, style)}`;
  }
  const day =
    style.dayMark === 'ordinal' ? `${bare}${ordinalOf(date.getUTCDate())}` : `${bare}${style.dayMark ?? ''}`;
  const parts = {
    monthOnly: [month, year],
    yearMonth: [year, month],
    yearFirst: [year, month, day],
    dayFirst: [day, month, year],
    monthFirst: [month, style.comma ? `${day},` : day, year],
  };
  let text = parts[style.order].join(style.joiner ?? style.separator);
  if (style.weekday !== undefined)
    text = nameOfWeekday(time, style.weekday.length, language) + style.weekday.after + text;
  return text + clockText(date, style);
}

function clockText(date: Date, style: WrittenStyle): string {
  if (style.clock === 'none') return '';
  const hour = date.getUTCHours();
  const half = style.meridiem.trim();
  const eastern = (halvesOfDay as readonly string[]).includes(half);
  const word = eastern ? `${halfOfDay(half, hour >= 12)}${/\p{sc=Hangul}/u.test(half) ? ' ' : ''}` : '';
  let text =
    style.clockSeparator + word + pad(style.meridiem === '' ? hour : hour % 12 || 12, style.paddedHour);
  text += `:${pad(date.getUTCMinutes(), true)}`;
  if (style.clock === 'second') text += `:${pad(date.getUTCSeconds(), true)}`;
  const letter = hour < 12 ? 'A' : 'P';
  if (style.meridiem !== '' && !eastern)
    text += style.meridiem.replace(/[ap]/i, (was) => (was < 'a' ? letter : letter.toLowerCase()));
  return text + style.zone;
}
