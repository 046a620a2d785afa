/** Columns that may be dates though none of the forms that are read is theirs: said, never guessed. */

import { areSplitYears, parseDayOfYear } from '../../domain/date-text.ts';
import { parseEra } from '../../domain/era.ts';
import { daysInMonth } from '../../domain/iso-date.ts';
import { plainCharacters } from '../../domain/plain-characters.ts';
import { isDateName } from './date-name.ts';

const unknownForm =
  'These look like dates in a form that is not known: not read as dates; write them as 2024-12-31.';

const ofEra =
  'These look like dates in years of an era (R6.3.5), or like versions: not read as dates; if they are, say so (columns, --columns).';

const ofYear =
  'These may be days of a year (2024-032 is the 1st of February), or numbers of something: not read as dates; if they are, say so (columns, --columns).';

export const digitsOnly =
  'After their name these digits may be days and months without marks between (ddmmyy, yymmdd): not read as dates; write them as 2024-12-31.';

/** Numbers of a column named after dates that are none which are read: seconds that another system counts from another day, or
 * those before 1970; days of Excel long ago. */
export function undatedNote(name: string, values: ArrayLike<number>): string | undefined {
  if (!isDateName(name)) return undefined;
  const known = Array.from(values).filter((value) => !Number.isNaN(value));
  const areSeconds = known.every((value) => Math.abs(value) >= 1e7 && Number.isInteger(value));
  const areDays = known.every((value) => value >= 3000 && value <= 73_050 && Number.isInteger(value));
  if (known.length === 0 || !(areSeconds || areDays)) return undefined;
  return areDays
    ? 'Read as numbers: after its name these may be days as a spreadsheet counts them; if they are, write them as 2024-12-31.'
    : 'Read as numbers: after its name these may be times, but not as seconds or parts of seconds since 1970; write them as 2024-12-31T13:45.';
}

/** Texts that are looked at. */
const sampled = 64;
/** Different words beside the digits from which on they may be names of months. */
const leastWords = 3;
const mostWords = 20;

/** @param written the texts of a column of which no form of dates is known */
export function unreadDates(name: string, written: readonly string[]): string | undefined {
  if (areSplitYears(written)) return undefined;
  const texts = written.slice(0, sampled).map((text) => plainCharacters(text.trim()));
  if (texts.length < leastWords) return undefined;
  const named = isDateName(name);
  if (named && texts.every((text) => areDigitsOfDay(text))) return digitsOnly;
  if (texts.every((text) => parseEra(text, true) !== undefined)) return ofEra;
  if (areDaysOfYear(written)) return ofYear;
  if (texts.every((text) => hasDayAndClock(text) || enclosed.test(text))) return unknownForm;
  if (!texts.every(hasYearAndMore)) return undefined;
  const words = new Set(texts.map((text) => text.replaceAll(/[\d\s.,:/-]+/g, ' ').trim()));
  const named12 = words.size >= leastWords && words.size <= mostWords && texts.length > words.size / 2;
  return named || named12 ? unknownForm : undefined;
}

/** Whether all are years and days of them, and the days leave gaps, as numbers that are counted hardly do. */
function areDaysOfYear(written: readonly string[]): boolean {
  let most = 0;
  for (const text of written) {
    const day = parseDayOfYear(text.trim())?.day;
    if (day === undefined) return false;
    most = Math.max(most, day);
  }
  return most > 2 * written.length || most > 360;
}

/** `(2024-03-03)`, `"03/03/2024"`, `2024-03-03;`: a day in digits within marks. */
const enclosed =
  /^[^\p{L}\d\s]{0,3}(?:(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d)[^\p{L}\d\s]{1,3}$/u;

/** A day in digits, and a clock or a word behind it. */
const hasDayAndClock = (text: string): boolean =>
  text.length <= 60 &&
  /(?<!\d)(?:(?:19|20)\d\d([-/.]?)\d{1,2}\1\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d)(?:T?\d{4,6}|.*\d:\d\d)/.test(
    text,
  );

/** A year of four digits once, beside it a day or a word and no longer number. */
function hasYearAndMore(text: string): boolean {
  if (text.length > 40) return false;
  const rest = text.replace(/(?<!\d)(?:1[89]\d\d|20\d\d|2[45]\d\d|13[4-9]\d|14[0-8]\d)(?!\d)/, ' ');
  if (rest === text || /\d{3}/.test(rest)) return false;
  const words = rest.match(/\p{L}+/gu) ?? [];
  const numbers = rest.match(/\d+/g) ?? [];
  return words.length <= 3 && numbers.length <= 4 && words.length + numbers.length > 0;
}

/** `050324`, `240305`, `05032024`: a day and a month, and a year in front or behind. */
export function areDigitsOfDay(text: string): boolean {
  if (!/^(?:\d{6}|\d{8})$/.test(text)) return false;
  const [a, b, c] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
  const ofDay = (year: string, month: string, day: string) =>
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year.length === 2 ? `20${year}` : year), Number(month)) &&
    (year.length === 2 || /^(?:19|20)/.test(year));
  return ofDay(c, b, a) || ofDay(c, a, b) || (c.length === 2 && ofDay(a, b, c));
}
