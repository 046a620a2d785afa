/** The forms in which a column may write its dates; one form for a whole column, learnt at fit. */

import { dateOrder } from './date-order.ts';
import { areSplitYears, parseDayOfYear, plainDate } from './date-text.ts';
import { parseEra } from './era.ts';
import { type CalendarDate, daysInMonth, isoWeekStartMs, parseIsoDate, utcDate, utcMs } from './iso-date.ts';
import { type BarePart, parseBarePart, parseHalf, parseQuarter, parseWeek } from './part-of-year.ts';
import { plainMoment } from './program-date.ts';
import { type DateOrder, isNamedMonth, parseWrittenDate, type WrittenDate } from './written-date.ts';

export const dateForms = [
  'iso',
  'compact',
  'compactMonth',
  'dayFirst',
  'monthFirst',
  'yearFirst',
  'words',
  'monthYear',
  'program',
  'quarter',
  'half',
  'week',
  'mixed',
  'mixedDayFirst',
  'mixedMonthFirst',
  'epochSeconds',
  'epochMilliseconds',
  'epochMicroseconds',
  'epochNanoseconds',
  'excel',
  'ordinal',
  'era',
  'dayFirstBorn',
  'monthFirstBorn',
  'bareQuarter',
  'bareWeek',
  'bareMonth',
] as const;

/** Forms that no text has by itself: numbers that are dates, days that are births, and parts of years without a letter, because their column says so. */
const numberForms: ReadonlySet<DateForm> = new Set([
  'compactMonth',
  'epochSeconds',
  'epochMilliseconds',
  'epochMicroseconds',
  'epochNanoseconds',
  'excel',
  'ordinal',
  'era',
  'dayFirstBorn',
  'monthFirstBorn',
  'bareQuarter',
  'bareWeek',
  'bareMonth',
]);
/** Forms of which each text is one of several others. */
const mixedForms: ReadonlySet<DateForm> = new Set(['mixed', 'mixedDayFirst', 'mixedMonthFirst']);

/** `iso` 2024-01-31 and its kin; `compact` 20240131, 20240131T0830; `compactMonth` 202401, 2024M01, 2024m1; `epochSeconds` and
 * its kin since 1970-01-01 UTC; `era` R6.3.5; `excel` days since 1899-12-30; `dayFirst` 31.12.2024; `monthFirst` 12/31/2024;
 * `yearFirst` 24/12/31; `words` 1 Jan 2000, Jan 1 2000, Jan 2000; `monthYear` Jan 24; `program` what programs log;
 * `dayFirstBorn` and its kin the same for births, whose years of two digits are those of 1930 to 2029; `quarter` 2024Q1; `half` 2024H1; `week` 2024-W05; `bareQuarter`
 * and its kin 2024-1, 5/2024; `mixed` and its kin: ISO 8601, words and digits in one column. */
export type DateForm = (typeof dateForms)[number];

/** 1979 to 2069, as Excel counts days. */
const [leastSerial, mostSerial] = [29_000, 62_000];

/** The last year that there is: databases write it for what has no end. */
const noEnd = 9999;
/** The first one: programs write it for a date that was never set. */
const noBeginning = 1;

/** The last year that births of two digits may have: nobody is born much later than a file is written. */
export const lastBirth = 2029;

/** @returns undefined when the text is no date of that form, or one of the year 9999, which stands for no end */
export function parseDate(text: string, form: DateForm): CalendarDate | undefined {
  const date = parseIn(plainDate(text), form);
  return date?.year === noEnd || (date !== undefined && date.year <= noBeginning) ? undefined : date;
}

function parseIn(text: string, form: DateForm): CalendarDate | undefined {
  switch (form) {
    case 'iso':
      return parseIsoDate(text);
    case 'ordinal': {
      const found = parseDayOfYear(text);
      return found && utcDate(utcMs(found.year, 1, found.day));
    }
    case 'era': {
      const found = parseEra(text, true);
      return found && dayOf(found.year, found.month, found.day);
    }
    case 'compact': {
      const match = compact.exec(text);
      if (match === null) return undefined;
      const date = dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
      const [hour, minute, second] = [match[4], match[5], match[6]].map((digits) => Number(digits ?? 0));
      if (date === undefined || hour! > 23 || minute! > 59 || second! > 59) return undefined;
      const clockMs = ((hour! * 60 + minute!) * 60 + second!) * 1000;
      return { ...date, epochMs: date.epochMs + clockMs, hour: hour!, minute: minute!, second: second! };
    }
    case 'compactMonth': {
      if (!/^(?:19|20)\d{4}$/.test(text) && !letteredMonth.test(text)) return undefined;
      return dayOf(Number(text.slice(0, 4)), Number(text.slice(4).replace(/\D+/, '')), 1);
    }
    case 'epochSeconds':
      return momentOf(Number(text) * 1000);
    case 'epochMilliseconds':
      return momentOf(Number(text));
    case 'excel':
      return momentOf(Math.round((Number(text) - excelEpochDays) * 86_400) * 1000);
    case 'epochMicroseconds':
      return momentOf(Number(text) / 1000);
    case 'epochNanoseconds':
      return momentOf(Number(text) / 1e6);
    case 'dayFirst':
    case 'monthFirst':
    case 'yearFirst':
      // A name of a month is a date of words, though it may have the day first.
      return written(inDigits.test(text) ? parseWrittenDate(text, form) : undefined);
    case 'dayFirstBorn':
    case 'monthFirstBorn': {
      const date = parseIn(text, form === 'dayFirstBorn' ? 'dayFirst' : 'monthFirst');
      if (date === undefined || date.year <= lastBirth || /\d{4}/.test(text)) return date;
      return dayOf(date.year - 100, date.month, date.day);
    }
    case 'words':
      return written(parseWrittenDate(text));
    case 'monthYear':
      return written(parseWrittenDate(text.replace(/ '?(?=\d\d$)/, '-')));
    case 'program': {
      const plain = plainMoment(text);
      return plain === undefined ? undefined : (parseIsoDate(plain) ?? written(parseWrittenDate(plain)));
    }
    case 'mixed':
    case 'mixedDayFirst':
    case 'mixedMonthFirst': {
      for (const part of ['iso', 'compact', 'words', 'program'] as const) {
        const date = parseDate(text, part);
        if (date !== undefined) return date;
      }
      // Spreadsheets keep some of their days as numbers where people typed others as texts.
      if (/^\d{5}(?:\.\d+)?$/.test(text)) {
        const days = Number(text);
        return days >= leastSerial && days <= mostSerial ? parseIn(text, 'excel') : undefined;
      }
      if (form === 'mixed') return undefined;
      return parseDate(text, form === 'mixedDayFirst' ? 'dayFirst' : 'monthFirst');
    }
    case 'bareQuarter':
    case 'bareWeek':
    case 'bareMonth':
      return bareDate(text, bareParts[form]);
    case 'half': {
      const found = parseHalf(text);
      return found && dayOf(found.year, 6 * found.part - 5, 1);
    }
    case 'quarter': {
      const found = parseQuarter(text);
      return found && dayOf(found.year, 3 * found.part - 2, 1);
    }
    case 'week': {
      const found = parseWeek(text);
      return found && weekStart(found.year, found.part, found.day);
    }
  }
}

const bareParts = { bareQuarter: 'quarter', bareWeek: 'week', bareMonth: 'month' } as const satisfies Partial<
  Record<DateForm, BarePart>
>;

/** The form of dates that are parts of years without a letter, such as 2024-1. */
export const bareForms = {
  quarter: 'bareQuarter',
  week: 'bareWeek',
  month: 'bareMonth',
} as const satisfies Record<BarePart, DateForm>;

function bareDate(text: string, part: BarePart): CalendarDate | undefined {
  const found = parseBarePart(text, part);
  if (found === undefined) return undefined;
  if (part === 'week') return weekStart(found.year, found.part, 1);
  return dayOf(found.year, part === 'quarter' ? 3 * found.part - 2 : found.part, 1);
}

function weekStart(year: number, week: number, day: number): CalendarDate | undefined {
  const date = new Date(isoWeekStartMs(year, week) + (day - 1) * 86_400_000);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Months of Eurostat and of Stata: `2023M10`, `2024m1`. */
const letteredMonth = /^(?:19|20)\d\d-?[Mm]\d{1,2}$/;
/** The day of the week may stand before it. */
const inDigits = /^(?:\p{L}{2,14}\.?,? )?\d{1,2}([/.-]|\. )\d{1,2}\1\d/u;
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:[T ]?(\d{2})(?:(\d{2})(\d{2})?)?Z?)?$/;
/** Days from 1899-12-30, where Excel counts from, to 1970-01-01. */
const excelEpochDays = 25_569;

function momentOf(epochMs: number): CalendarDate | undefined {
  // The years 1900 to 2200: others are no dates of people's files.
  if (!(epochMs > -2.3e12 && epochMs < 7.3e12)) return undefined;
  return utcDate(epochMs);
}

function dayOf(year: number, month: number, day: number): CalendarDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { epochMs: utcMs(year, month, day), year, month, day, hour: 0, minute: 0, second: 0 };
}

function written(date: WrittenDate | undefined): CalendarDate | undefined {
  if (date === undefined) return undefined;
  const { year, month, day, clockMs, offset } = date;
  const seconds = Math.floor(clockMs / 1000);
  if (seconds === 86_400) {
    const wallMs = utcMs(year, month, day + 1);
    return { ...utcDate(wallMs), epochMs: wallMs - offset * 60_000 };
  }
  return {
    epochMs: utcMs(year, month, day) + clockMs - offset * 60_000,
    year,
    month,
    day,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** Texts that the form is guessed from: spread over the column, so that a long one costs no more than a short one. */
const sampled = 64;

/** Why a column of dates has no form: nothing says whether day or month comes first, or its texts contradict. */
export type UnknownOrder = 'ambiguous' | 'contradictory';

export const isUnknownOrder = (form: DateForm | UnknownOrder): form is UnknownOrder =>
  form === 'ambiguous' || form === 'contradictory';

/** The form that most of the texts have, by a sample of them; a mixed one where that tells more.
 * @param given the order of day, month and year in digits, where the caller knows it
 * @returns undefined when none is a date; `ambiguous` when they are dates like 03/04/2024 of which no one of all the
 *   texts says whether the day or the month comes first, `contradictory` when some say this and others that */
export function dateFormOf(texts: readonly string[], given?: DateOrder): DateForm | UnknownOrder | undefined {
  if (areSplitYears(texts)) return undefined;
  const stride = Math.max(1, texts.length / sampled);
  const sample: string[] = [];
  for (let at = 0; at < texts.length; at += stride) sample.push(texts[Math.floor(at)]!);
  const counted = (form: DateForm) => sample.filter((text) => parseDate(text, form) !== undefined).length;
  let best: DateForm | undefined;
  let most = 0;
  for (const form of dateForms) {
    const lettered = form === 'compactMonth' && sample.every((text) => letteredMonth.test(text));
    if ((numberForms.has(form) && !lettered) || mixedForms.has(form)) continue;
    if (form === 'monthYear' && !areMonthsOfYears(sample)) continue;
    const count = counted(form);
    if (count > most) [best, most] = [form, count];
  }
  if (best === undefined) return undefined;
  const order = dateOrder(texts, given);
  const isOrder = best === 'dayFirst' || best === 'monthFirst' || best === 'yearFirst';
  const own = isOrder ? order! : best;
  if (most === sample.length) return own;
  const mixed = order === 'dayFirst' ? 'mixedDayFirst' : order === 'monthFirst' ? 'mixedMonthFirst' : 'mixed';
  if (counted(mixed) > most) return mixed;
  return own;
}

/** Whether `Jan 24` means a month of 2024, not its 24th day: few numbers stand beside many names. */
export function areMonthsOfYears(texts: readonly string[]): boolean {
  const found = texts.flatMap((text) => /^(\p{L}{3,12})\.? '?(\d\d)$/u.exec(text) ?? []);
  if (found.length === 0) return false;
  const names = new Set(found.filter((_, i) => i % 3 === 1));
  const years = new Set(found.filter((_, i) => i % 3 === 2));
  return names.size >= 3 && years.size * 2 <= found.length / 3 && [...names].every(isNamedMonth);
}
