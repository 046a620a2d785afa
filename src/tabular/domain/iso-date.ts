/** Reads calendar dates and times as ISO 8601 and RFC 3339 write them (also with `/` or `.` between the parts, without
 * leading zeros there, and a space for `T`). */

/** A moment as it was written: the parts are those of the wall clock in the text, whatever its offset. */
export interface CalendarDate {
  /** Milliseconds since 1970-01-01T00:00Z; a text without an offset is read as UTC. */
  readonly epochMs: number;
  readonly year: number;
  /** 1 … 12. */
  readonly month: number;
  /** 1 … 31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const pattern =
  /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?)?$/;

/** @returns undefined when the text is no such date, or names a day that does not exist */
export function parseIsoDate(text: string): CalendarDate | undefined {
  // A cheap look before the pattern: most strings of a table are no dates.
  const first = text.charCodeAt(0);
  if (text.length < 7 || text.length > 40 || first < 48 || first > 57) return undefined;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  const month = Number(match[3]);
  // Without a day, `2024.1` is a number and `2024-1` may be anything: two digits and a hyphen or slash are asked for.
  if (match[4] === undefined && (match[3]!.length < 2 || match[2] === '.')) return undefined;
  const day = match[4] === undefined ? 1 : Number(match[4]);
  const hour = Number(match[5] ?? 0);
  const minute = Number(match[6] ?? 0);
  const second = Number(match[7] ?? 0);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  // The end of a day may be written as 24:00.
  if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute + second > 0)) return undefined;
  const milliseconds = match[8] === undefined ? 0 : Number(`0.${match[8]}`) * 1000;
  const offsetMs = offsetMinutes(match[9]) * 60_000;
  if (Number.isNaN(offsetMs)) return undefined;
  const wallMs = utcMs(year, month, day) + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
  if (hour === 24) return { ...utcDate(wallMs), epochMs: wallMs - offsetMs };
  return { epochMs: wallMs - offsetMs, year, month, day, hour, minute, second };
}

/** The wall clock of UTC at a moment. */
export function utcDate(epochMs: number): CalendarDate {
  const date = new Date(epochMs);
  return {
    epochMs,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** Days since 1970-01-01 to weekday, 0 = Monday … 6 = Sunday (1970-01-01 was a Thursday). */
export function weekdayOf(date: CalendarDate): number {
  const days = utcMs(date.year, date.month, date.day) / 86_400_000;
  return (((days + 3) % 7) + 7) % 7;
}

/** 1 … 366. */
export function dayOfYearOf(date: CalendarDate): number {
  return (utcMs(date.year, date.month, date.day) - utcMs(date.year, 1, 1)) / 86_400_000 + 1;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Milliseconds of a proleptic Gregorian date. */
export function utcMs(year: number, month: number, day: number): number {
  const ms = Date.UTC(year, month - 1, day);
  // Date.UTC reads the years 0 … 99 as 1900 … 1999.
  return year > 99 ? ms : new Date(ms).setUTCFullYear(year);
}

/** The Monday of ISO week 1 is that of the week that holds 4 January (ISO 8601). */
export function isoWeekStartMs(year: number, week: number): number {
  const fourth = utcMs(year, 1, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000;
  return monday + (week - 1) * 7 * 86_400_000;
}

/** Weeks of a year as ISO 8601 counts them: 52 or 53. */
export function isoWeeksIn(year: number): number {
  return Math.round((isoWeekStartMs(year + 1, 1) - isoWeekStartMs(year, 1)) / (7 * 86_400_000));
}

function offsetMinutes(text: string | undefined): number {
  if (text === undefined || text === 'Z' || text === 'z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = text.length > 3 ? Number(text.slice(-2)) : 0;
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (text[0] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
