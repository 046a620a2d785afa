/** Timestamps in and out: ISO 8601 text of any precision, compact and slashed dates, `31.12.2024`, `Jan 1 2000`, quarters,
 * ISO weeks, epoch numbers and plain counters. Text is read as wall-clock time, kept apart from its zone, and written back
 * in the same format. */

import { parseDayOfYear, plainDate, splitYear, weekNamed } from '../../domain/date-text.ts';
import { formatEra, parseEra } from '../../domain/era.ts';
import {
  dayOfYearOf,
  daysInMonth,
  isoWeekStartMs,
  isoWeeksIn,
  utcDate,
  utcMs,
} from '../../domain/iso-date.ts';
import {
  type BarePart,
  formatPartOfYear,
  parseBarePart,
  parseHalf,
  parsePeriod,
  parseQuarter,
  parseWeek,
} from '../../domain/part-of-year.ts';
import { plainMoment } from '../../domain/program-date.ts';
import { type DateOrder, formatWrittenDate, parseWrittenDate } from '../../domain/written-date.ts';
import { epochUnit, excelEpochDays } from './number-times.ts';
import type { Moment, TimestampFormat } from './timestamp-format.ts';

const minuteMs = 60_000;
export const dayMs = 86_400_000;
const isoPattern =
  /^(\d{4}|[+-]\d{6})([-/.]?)(\d{2})(?:\2(\d{2}))?(?:([T ])(\d{2})(?:(:?)(\d{2})(?:\7(\d{2})(?:([.,])(\d{1,9}))?)?)?\s?(Z|z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** @param order how dates of digits such as 03/04/2024 are to be read; without it they are not
 * @param splitYears whether `2010-11` is a year that runs over the New Year, not a month
 * @returns the moment, or undefined when the text is no timestamp that is understood */
export function parseTimestamp(raw: string, order?: DateOrder, splitYears = false): Moment | undefined {
  const era = parseEra(raw.trim(), true);
  if (era !== undefined) {
    const { year, month, day, template } = era;
    return { time: utcMs(year, month, day), offset: 0, format: { kind: 'era', template } };
  }
  const text = plainDate(raw.trim());
  const split = splitYears || /^\d{4}\//.test(text) ? splitYear(text) : undefined;
  if (split !== undefined) {
    const { year, template } = split;
    return { time: utcMs(year, 1, 1), offset: 0, format: { kind: 'year', template } };
  }
  const fiscal = /^((?:FY|FJ|GJ|AY) ?)((?:19|20)\d{2})$/.exec(text);
  if (fiscal !== null)
    return {
      time: utcMs(Number(fiscal[2]), 1, 1),
      offset: 0,
      format: { kind: 'year', template: `${fiscal[1]}{y}` },
    };
  const split24 = /^((?:FY|FJ|GJ|AY) ?)(\d{2})\/(\d{2})$/.exec(text);
  if (split24 !== null && (Number(split24[2]) + 1) % 100 === Number(split24[3])) {
    const written = Number(split24[2]);
    const year = written + (written < 69 ? 2000 : 1900);
    const format = { kind: 'year', template: `${split24[1]}{yy}/{nn}` } as const;
    return { time: utcMs(year, 1, 1), offset: 0, format };
  }
  const short = /^((?:FY|FJ|GJ|AY) ?'?)(\d{2})$/.exec(text);
  if (short !== null) {
    const year = Number(short[2]) + (Number(short[2]) < 69 ? 2000 : 1900);
    return { time: utcMs(year, 1, 1), offset: 0, format: { kind: 'year', template: `${short[1]}{yy}` } };
  }
  const decade = /^(\d{3}0)s$/.exec(text);
  if (decade !== null) {
    const time = utcMs(Number(decade[1]), 1, 1);
    return { time, offset: 0, format: { kind: 'year', template: '{y}s' } };
  }
  const ofYear = parseDayOfYear(text);
  if (ofYear !== undefined) {
    return { time: utcMs(ofYear.year, 1, ofYear.day), offset: 0, format: { kind: 'dayOfYear' } };
  }
  if (/^\d{4}$/.test(text)) return { time: utcMs(Number(text), 1, 1), offset: 0, format: { kind: 'year' } };
  const quarter = parseQuarter(text);
  if (quarter) {
    const { template } = quarter;
    const time = utcMs(quarter.year, quarter.part * 3 - 2, 1);
    return { time, offset: 0, format: { kind: 'quarter', template } };
  }
  const half = parseHalf(text);
  if (half) {
    const { template } = half;
    return { time: utcMs(half.year, half.part * 6 - 5, 1), offset: 0, format: { kind: 'half', template } };
  }
  const week = parseWeek(text, true);
  if (week) {
    if (week.part > isoWeeksIn(week.year)) return undefined;
    const { template } = week;
    const time = isoWeekStartMs(week.year, week.part) + (week.day - 1) * dayMs;
    return { time, offset: 0, format: { kind: 'week', template } };
  }
  const period = parsePeriod(text);
  if (period) {
    const { template } = period;
    return { time: utcMs(period.year, period.part, 1), offset: 0, format: { kind: 'month', template } };
  }
  const numbered = /^(\d{4})(-?M)(0[1-9]|1[0-2])$/.exec(text);
  if (numbered) {
    const format = { kind: 'month', template: `{y}${numbered[2]}{pp}` } as const;
    return { time: utcMs(Number(numbered[1]), Number(numbered[3]), 1), offset: 0, format };
  }
  const iso = isoPattern.exec(text);
  // Six or eight digits are a date only where they make a likely one; otherwise they are a number.
  const digits = /^\d+$/.test(text);
  if (iso) {
    const year = Number(iso[1]);
    const moment = parseIso(iso);
    if (!digits || (moment && year >= 1500 && year <= 2500)) return moment;
  }
  if (/^[+-]?\d+(\.\d+)?$/.test(text) && !/^(?:0[1-9]|1[0-2])\.(?:19|20)\d{2}$/.test(text)) {
    const value = Number(text);
    const unitMs = epochUnit(Math.abs(value));
    return unitMs === undefined
      ? { time: value, offset: 0, format: { kind: 'counter', text: true } }
      : { time: value * unitMs, offset: 0, format: { kind: 'epoch', unitMs, text: true } };
  }
  const written = parseWrittenDate(text, order);
  if (written === undefined) {
    // What programs log is carried on as ISO 8601 has it.
    const plain = plainMoment(text);
    return plain === undefined ? undefined : asIso(plain);
  }
  const { year, month, day, clockMs, offset, style } = written;
  const before = weekNamed.exec(raw.trim())?.[0];
  const format = { kind: 'written', style, ...(before !== undefined && { before }) } as const;
  return { time: utcMs(year, month, day) + clockMs, offset, format };
}

/** A number beside a year, of a column that holds such parts of years: `2024-1`, `13/2024`. */
export function parsePartStamp(text: string, part: BarePart): Moment | undefined {
  const found = parseBarePart(text, part);
  if (found === undefined) return undefined;
  const { year, part: at, template } = found;
  if (part === 'week' && at > isoWeeksIn(year)) return undefined;
  const time =
    part === 'week' ? isoWeekStartMs(year, at) : utcMs(year, part === 'quarter' ? 3 * at - 2 : at, 1);
  return { time, offset: 0, format: { kind: part, template } };
}

function asIso(plain: string): Moment | undefined {
  const iso = isoPattern.exec(plain);
  if (iso) return parseIso(iso);
  const written = parseWrittenDate(plain);
  if (written === undefined) return undefined;
  const { year, month, day, clockMs, offset, style } = written;
  const format: TimestampFormat = {
    kind: 'iso',
    precision: 'second',
    dateSeparator: '-',
    timeSeparator: ' ',
    clockSeparator: ':',
    fractionDigits: 0,
    fractionMark: '.',
    zone: style.zone === '' ? '' : '+hh:mm',
  };
  return { time: utcMs(year, month, day) + clockMs, offset, format };
}

function parseIso(part: RegExpExecArray): Moment | undefined {
  const [, yearText, dateSeparator, monthText, dayText, timeSeparator, hourText, clock, minuteText] = part;
  const [secondText, fractionMark, fraction, zone] = [part[9], part[10], part[11], part[12]];
  const year = Number(yearText);
  const month = Number(monthText);
  const day = dayText === undefined ? 1 : Number(dayText);
  const hour = Number(hourText ?? 0);
  const minute = Number(minuteText ?? 0);
  const second = Number(secondText ?? 0);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 24 || minute > 59 || second > 60) return undefined;
  if (dayText === undefined && hourText !== undefined) return undefined;
  let offset = 0;
  let zoneKind: '' | 'Z' | 'z' | '+hh' | '+hhmm' | '+hh:mm' = '';
  if (zone === 'Z' || zone === 'z') zoneKind = zone;
  else if (zone !== undefined) {
    const digits = zone.slice(1).replace(':', '');
    const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || 0);
    offset = zone[0] === '-' ? -minutes : minutes;
    zoneKind = digits.length === 2 ? '+hh' : zone.includes(':') ? '+hh:mm' : '+hhmm';
  }
  const milliseconds = fraction === undefined ? 0 : Number(`0.${fraction}`) * 1000;
  const clockMs = ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
  const precision =
    secondText !== undefined
      ? 'second'
      : minuteText !== undefined
        ? 'minute'
        : hourText !== undefined
          ? 'hour'
          : dayText !== undefined
            ? 'day'
            : 'month';
  const format: TimestampFormat = {
    kind: 'iso',
    precision,
    dateSeparator: dateSeparator!,
    timeSeparator: timeSeparator ?? '',
    clockSeparator: clock ?? ':',
    fractionDigits: fraction?.length ?? 0,
    fractionMark: fractionMark ?? '.',
    zone: zoneKind,
  };
  return { time: utcMs(year, month, day) + clockMs, offset, format: shared(format) };
}

let lastFormat: (TimestampFormat & { kind: 'iso' }) | undefined;

/** A million timestamps of one format keep one description of it. */
function shared(format: TimestampFormat & { kind: 'iso' }): TimestampFormat {
  const same =
    lastFormat?.precision === format.precision &&
    lastFormat.dateSeparator === format.dateSeparator &&
    lastFormat.timeSeparator === format.timeSeparator &&
    lastFormat.clockSeparator === format.clockSeparator &&
    lastFormat.fractionDigits === format.fractionDigits &&
    lastFormat.fractionMark === format.fractionMark &&
    lastFormat.zone === format.zone;
  if (!same) lastFormat = format;
  return lastFormat!;
}

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/** Writes a wall-clock time in a format; `number` says that the input column held numbers. */
export function formatTimestamp(
  time: number,
  offset: number,
  format: TimestampFormat,
  number: boolean,
): string | number {
  const asGiven = (text: string) => (number ? Number(text) : text);
  switch (format.kind) {
    case 'counter':
      return format.text ? String(tidy(time)) : tidy(time);
    case 'epoch': {
      const value = tidy(time / format.unitMs);
      return format.text ? String(value) : value;
    }
    case 'excel':
      return Math.round((time / dayMs + excelEpochDays) * 1e8) / 1e8;
    case 'year': {
      const year = new Date(time).getUTCFullYear();
      if (format.template !== undefined)
        return format.template
          .replace('{y}', pad(year, 4))
          .replace('{yy}', pad(year % 100, 2))
          .replace('{nn}', pad((year + 1) % 100, 2))
          .replace('{n}', pad(year + 1, 4));
      return number ? year : pad(year, 4);
    }
    case 'pointedMonth': {
      const date = new Date(time);
      return Number((date.getUTCFullYear() + (date.getUTCMonth() + 1) / 100).toFixed(2));
    }
    case 'partOfYear': {
      const date = new Date(time);
      return Number((date.getUTCFullYear() + date.getUTCMonth() / 12).toFixed(4));
    }
    case 'compactNumber': {
      const date = new Date(time);
      const digits = date.toISOString().replace(/\D/g, '').slice(0, format.digits);
      return Number(digits);
    }
    case 'month': {
      const date = new Date(time);
      return asGiven(formatPartOfYear(format.template, date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
    }
    case 'quarter': {
      const date = new Date(time);
      const part = Math.floor(date.getUTCMonth() / 3) + 1;
      return asGiven(formatPartOfYear(format.template, date.getUTCFullYear(), part, 1));
    }
    case 'half': {
      const date = new Date(time);
      const part = Math.floor(date.getUTCMonth() / 6) + 1;
      return formatPartOfYear(format.template, date.getUTCFullYear(), part, 1);
    }
    case 'week':
      return asGiven(formatWeek(time, format));
    case 'weekNumber': {
      const week = formatWeek(time, { template: '{y}{pp}' });
      return number ? Number(week) : week;
    }
    case 'era':
      return formatEra(format.template, time);
    case 'dayOfYear': {
      const date = utcDate(time);
      return `${pad(date.year, 4)}-${pad(dayOfYearOf(date), 3)}`;
    }
    case 'written':
      return (format.before ?? '') + formatWrittenDate(time, format.style);
    case 'iso':
      return formatIso(time, offset, format);
  }
}

/** Removes the rounding of sums of decimal steps. */
function tidy(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(14));
}

function formatWeek(time: number, { template }: { template: string }): string {
  const weekday = ((new Date(time).getUTCDay() + 6) % 7) + 1;
  const thursday = time + (4 - weekday) * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - utcMs(year, 1, 1)) / (7 * dayMs)) + 1;
  return formatPartOfYear(template, year, week, weekday);
}

function formatIso(time: number, offset: number, format: TimestampFormat & { kind: 'iso' }): string {
  // Round to the digits that are written first, so that 0.9996 s does not print as 0.1000.
  const unit = format.fractionDigits > 3 ? 1e-3 : 10 ** (3 - format.fractionDigits);
  const rounded = format.precision === 'second' ? Math.round(time / unit) * unit : time;
  const whole = Math.floor(rounded);
  const date = new Date(whole);
  const year = date.getUTCFullYear();
  const parts = [
    year < 0 || year > 9999 ? `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}` : pad(year, 4),
    pad(date.getUTCMonth() + 1, 2),
  ];
  if (format.precision !== 'month') parts.push(pad(date.getUTCDate(), 2));
  let text = parts.join(format.dateSeparator);
  if (format.timeSeparator === '') return text;
  const clock = [pad(date.getUTCHours(), 2)];
  if (format.precision !== 'hour') clock.push(pad(date.getUTCMinutes(), 2));
  if (format.precision === 'second') clock.push(pad(date.getUTCSeconds(), 2));
  text += format.timeSeparator + clock.join(format.clockSeparator);
  if (format.fractionDigits > 0) {
    const micro = Math.round((date.getUTCMilliseconds() + (rounded - whole)) * 1000);
    const digits = pad(micro, 6).padEnd(9, '0').slice(0, format.fractionDigits);
    text += format.fractionMark + digits;
  }
  return text + formatZone(offset, format.zone);
}

function formatZone(offset: number, zone: string): string {
  if (zone === '' || zone === 'Z' || zone === 'z') return zone;
  const size = Math.abs(offset);
  const hours = `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}`;
  if (zone === '+hh') return hours;
  return `${hours}${zone === '+hh:mm' ? ':' : ''}${pad(size % 60, 2)}`;
}

/** The instant of a moment, in UTC milliseconds. */
export function instant(moment: { time: number; offset: number }): number {
  return moment.time - moment.offset * minuteMs;
}
