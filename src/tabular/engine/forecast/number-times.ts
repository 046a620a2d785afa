/** Times in columns of numbers: epochs, digits of dates, years and their parts, counters. */

import { daysInMonth, isoWeekStartMs, isoWeeksIn, utcMs } from '../../domain/iso-date.ts';
import type { Moment, TimestampFormat } from './timestamp-format.ts';

/** Days from 1899-12-30, where Excel counts from, to 1970-01-01. */
export const excelEpochDays = 25_569;

/** Seconds up to 1e11 (the year 5138), milliseconds up to 1e14, microseconds up to 1e17, nanoseconds above; below 1e8
 * (March 1973 in seconds) a number is a counter. */
export function epochUnit(size: number): number | undefined {
  if (size < 1e8) return undefined;
  if (size < 1e11) return 1000;
  if (size < 1e14) return 1;
  return size < 1e17 ? 1e-3 : 1e-6;
}

const isMonth = (value: number) => value >= 1 && value <= 12;

/** Reads a column of numbers as a whole: epoch times, dates written as digits (YYYYMMDD, YYYYMM), years, or a counter. */
export function numberFormat(values: Float64Array): TimestampFormat {
  let integers = true;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let largest = 0;
  let compact8 = true;
  let compact6 = true;
  let weeks = true;
  let pointed = true;
  let parts: 4 | 12 | undefined = 4;
  for (const value of values) {
    if (!Number.isInteger(value)) integers = false;
    const behind = value - Math.floor(value);
    if (Math.abs(behind * 100 - Math.round(behind * 100)) > 1e-6 || !isMonth(Math.round(behind * 100)))
      pointed = false;
    if (parts === 4 && Math.abs(behind * 4 - Math.round(behind * 4)) > 1e-6) parts = 12;
    // Two digits behind the point are the fewest that months are written with.
    if (parts === 12 && Math.abs(behind - Math.round(behind * 12) / 12) > 0.0051) parts = undefined;
    least = Math.min(least, value);
    most = Math.max(most, value);
    largest = Math.max(largest, Math.abs(value));
    const day = value % 100;
    const month = Math.floor(value / 100) % 100;
    if (month < 1 || month > 12 || day < 1 || day > 31) compact8 = false;
    if (day < 1 || day > 12) compact6 = false;
    if (day < 1 || day > 53) weeks = false;
  }
  if (integers && compact8 && least >= 1_500_01_01 && most <= 2_500_12_31)
    return { kind: 'compactNumber', digits: 8 };
  if (integers && compact6 && least >= 1500_01 && most <= 2500_12)
    return { kind: 'compactNumber', digits: 6 };
  if (integers && weeks && least >= 1900_01 && most <= 2100_53) return { kind: 'weekNumber' };
  if (integers && least >= 1500 && most <= 2500) return { kind: 'year' };
  const years = !integers && least >= 1500 && most < 2501;
  if (years && pointed) return { kind: 'pointedMonth' };
  if (years && parts !== undefined && most - least <= values.length) return { kind: 'partOfYear', parts };
  const clocked = ([10, 12, 14] as const).find((digits) => areClocked(values, digits));
  if (clocked !== undefined) return { kind: 'compactNumber', digits: clocked };
  // 1979 to 2069, as Excel counts days: nobody counts steps from there.
  if (least >= 29_000 && most <= 62_000) return { kind: 'excel' };
  const unitMs = epochUnit(largest);
  return unitMs === undefined ? { kind: 'counter', text: false } : { kind: 'epoch', unitMs, text: false };
}

/** Numbers that are years and parts of them with a point between (`2024.1`, `13.2024`), or quarters behind them
 * (`20241`), as they were written, as far as a number
 * keeps it: 2024.10 has the second digit where another one has two.
 * @returns undefined where some number is none */
export function partTexts(values: Float64Array): string[] | undefined {
  const behind = (value: number, digits: number) => Math.round((value - Math.floor(value)) * 10 ** digits);
  const isExact = (value: number, digits: number) =>
    Math.abs((value - Math.floor(value)) * 10 ** digits - behind(value, digits)) < 1e-6;
  const isYear = (value: number) => value >= 1900 && value <= 2100;
  if (values.every((value) => isYear(Math.floor(value)) && isExact(value, 2) && behind(value, 2) > 0)) {
    const digits = values.every((value) => behind(value, 2) % 10 === 0) ? 1 : 2;
    return Array.from(values, (value) => value.toFixed(digits));
  }
  if (values.every((value) => value >= 1 && value < 54 && isYear(behind(value, 4)) && isExact(value, 4)))
    return Array.from(values, (value) => value.toFixed(4));
  if (values.every((value) => isYear(Math.floor(value / 10)) && [1, 2, 3, 4].includes(value % 10)))
    return Array.from(values, String);
  return undefined;
}

/** @returns undefined when the number is no date of its format (the 31st of February) */
export function numberMoment(value: number, format: TimestampFormat): Moment | undefined {
  switch (format.kind) {
    case 'epoch':
      return { time: value * format.unitMs, offset: 0, format };
    case 'excel':
      return { time: Math.round((value - excelEpochDays) * 86_400) * 1000, offset: 0, format };
    case 'year':
      return { time: utcMs(value, 1, 1), offset: 0, format };
    case 'weekNumber':
      if (value % 100 > isoWeeksIn(Math.floor(value / 100))) return undefined;
      return { time: isoWeekStartMs(Math.floor(value / 100), value % 100), offset: 0, format };
    case 'pointedMonth':
      return { time: utcMs(Math.floor(value), Math.round((value % 1) * 100), 1), offset: 0, format };
    case 'partOfYear': {
      const part = Math.round(value * format.parts);
      const month = (part % format.parts) * (12 / format.parts) + 1;
      return { time: utcMs(Math.floor(part / format.parts), month, 1), offset: 0, format };
    }
    case 'compactNumber': {
      const time = compactMs(value, format.digits);
      return time === undefined ? undefined : { time, offset: 0, format };
    }
    default:
      return { time: value, offset: 0, format };
  }
}

/** Whether all numbers are dates with clocks of so many digits, of 1900 to 2100: of seconds since 1970 hardly any is. */
function areClocked(values: Float64Array, digits: 10 | 12 | 14): boolean {
  const least = 1900 * 10 ** (digits - 4);
  const most = 2101 * 10 ** (digits - 4);
  return values.every((value) => value >= least && value < most && compactMs(value, digits) !== undefined);
}

/** @returns undefined when a part is none: the 31st of February, 25 hours */
function compactMs(value: number, digits: number): number | undefined {
  if (!Number.isInteger(value)) return undefined;
  // From the right: second, minute, hour, day, month.
  let rest = value;
  const next = () => {
    const part = rest % 100;
    rest = Math.floor(rest / 100);
    return part;
  };
  const second = digits >= 14 ? next() : 0;
  const minute = digits >= 12 ? next() : 0;
  const hour = digits >= 10 ? next() : 0;
  const day = digits >= 8 ? next() : 1;
  const month = next();
  if (second > 59 || minute > 59 || hour > 23 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(rest, month)) return undefined;
  return utcMs(rest, month, day) + ((hour * 60 + minute) * 60 + second) * 1000;
}
