/** The step of a series: inferred from its timestamps, counted between them and carried on after them. */

import { daysInMonth, utcMs } from '../../domain/iso-date.ts';
import {
  monthDaysStep,
  type PlacesStep,
  periodsOfPlaces,
  placesAfter,
  placesBetween,
  shortestGap,
  weekStep,
} from './step-places.ts';
import { dayMs } from './timestamps.ts';

/** Which day of the month a monthly (quarterly, yearly) series falls on: a weekday may be the first to fourth, or the last (5). */
export type MonthAnchor =
  | number
  | 'end'
  | 'businessEnd'
  | 'businessStart'
  | { readonly weekday: number; readonly nth: number };

export type Step =
  /** Months: 1, 3 (quarters), 12 (years) or any other number. `anchor` 29 to 31 falls back to the end of short months. */
  | { readonly unit: 'month'; readonly size: number; readonly anchor: MonthAnchor }
  /** Every day of the week whose bit is set in `mask` (bit 0 is Sunday): business days are 0b0111110. */
  | { readonly unit: 'weekday'; readonly mask: number }
  | PlacesStep
  /** A fixed span in milliseconds (days and weeks too), or in the counter's own unit. */
  | { readonly unit: 'fixed'; readonly size: number; readonly counter: boolean };

const isWeekday = (day: number) => day !== 0 && day !== 6;
const weekday = (time: number) => new Date(time).getUTCDay();
const dayStart = (time: number) => Math.floor(time / dayMs) * dayMs;

export function monthIndex(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function anchoredDay(year: number, month: number, anchor: MonthAnchor): number {
  const last = daysInMonth(year, month);
  if (anchor === 'end') return last;
  if (anchor === 'businessEnd') {
    let day = last;
    while (!isWeekday(weekday(utcMs(year, month, day)))) day--;
    return day;
  }
  if (anchor === 'businessStart') {
    let day = 1;
    while (!isWeekday(weekday(utcMs(year, month, day)))) day++;
    return day;
  }
  if (typeof anchor === 'object') {
    const first = 1 + ((anchor.weekday - weekday(utcMs(year, month, 1)) + 7) % 7);
    const day = first + 7 * (anchor.nth - 1);
    return day > last ? day - 7 : day;
  }
  return Math.min(anchor, last);
}

function monthTime(index: number, anchor: MonthAnchor): number {
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return utcMs(year, month, anchoredDay(year, month, anchor));
}

/** The anchor that every time shares, if there is one. */
function commonAnchor(times: Float64Array): MonthAnchor | undefined {
  let largest = 0;
  for (const time of times) largest = Math.max(largest, new Date(time).getUTCDate());
  const candidates: MonthAnchor[] = [
    'end',
    largest,
    'businessEnd',
    'businessStart',
    ...weekdayAnchors(times),
  ];
  return candidates.find((anchor) =>
    times.every((time) => dayStart(time) === monthTime(monthIndex(time), anchor)),
  );
}

/** The second Tuesday of each month, where the times may keep to it: not of two months, which may by chance. */
function weekdayAnchors(times: Float64Array): MonthAnchor[] {
  if (times.length < 4 || times.some((time) => weekday(time) !== weekday(times[0]!))) return [];
  const nth = Math.ceil(new Date(times[0]!).getUTCDate() / 7);
  return [...new Set([nth, 5])].map((place) => ({ weekday: weekday(times[0]!), nth: place }));
}

/** The most frequent value; of equals the smallest. */
function mode(values: readonly number[]): { value: number; share: number } {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = values[0]!;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most || (count === most && value < best)) {
      best = value;
      most = count;
    }
  }
  return { value: best, share: most / values.length };
}

function greatestDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Infers the step of ascending, distinct times.
 * @param times    wall-clock milliseconds, or a counter's values
 * @param counter  whether the times are a counter
 * @returns undefined for fewer than two times */
export function inferStep(times: Float64Array, counter: boolean): Step | undefined {
  if (times.length < 2) return undefined;
  const gaps: number[] = [];
  for (let i = 1; i < times.length; i++) gaps.push(times[i]! - times[i - 1]!);
  if (!counter) {
    const clock = times[0]! - dayStart(times[0]!);
    const sameClock = times.every((time) => time - dayStart(time) === clock);
    if (sameClock) {
      const months = monthStep(times);
      if (months) return months;
      const weekdays = weekdayStep(times, gaps);
      if (weekdays) return weekdays;
      const days = monthDaysStep(times);
      if (days) return days;
    }
    const places = weekStep(times);
    if (places) return places;
  }
  const rounded = counter ? gaps.map((gap) => Number(gap.toPrecision(12))) : gaps;
  const common = mode(rounded);
  const onGrid = rounded.filter((gap) => gap % common.value === 0).length / rounded.length;
  const cell = counter || onGrid >= 0.9 ? undefined : cellStep(times);
  if (cell) return cell;
  // Jittered times have no frequent gap: their median is the step, and the rows count one by one.
  const sorted = [...rounded].sort((a, b) => a - b);
  const size = common.share >= 0.3 ? common.value : sorted[Math.floor(sorted.length / 2)]!;
  return { unit: 'fixed', size, counter };
}

function monthStep(times: Float64Array): Step | undefined {
  const anchor = commonAnchor(times);
  if (anchor === undefined) return undefined;
  const gaps: number[] = [];
  for (let i = 1; i < times.length; i++) gaps.push(monthIndex(times[i]!) - monthIndex(times[i - 1]!));
  if (gaps.includes(0)) return undefined;
  const common = mode(gaps).value;
  const size = gaps.every((gap) => gap % common === 0) ? common : gaps.reduce(greatestDivisor);
  return { unit: 'month', size, anchor };
}

/** A row in each day, week or month at no fixed hour or day: weeks that are closed on a Monday or a Friday, days when someone
 * found the time. */
function cellStep(times: Float64Array): Step | undefined {
  const one = (cellOf: (time: number) => number) => {
    const gaps = Array.from(times.subarray(1), (time, i) => cellOf(time) - cellOf(times[i]!));
    const { value, share } = mode(gaps);
    return value >= 1 && share >= 0.7 && !gaps.includes(0) ? value : 0;
  };
  const day = (time: number) => Math.floor(time / dayMs);
  if (one(day) === 1) return { unit: 'fixed', size: dayMs, counter: false };
  // Weeks begin on a Monday or a Sunday; the first day of 1970 was a Thursday.
  for (const first of [3, 4])
    if (one((time) => Math.floor((day(time) + first) / 7)) === 1)
      return { unit: 'fixed', size: 7 * dayMs, counter: false };
  const months = one(monthIndex);
  if (months === 0) return undefined;
  const dates = Array.from(times, (time) => new Date(time).getUTCDate()).sort((a, b) => a - b);
  return { unit: 'month', size: months, anchor: dates[dates.length >> 1]! };
}

/** Days that skip the same days of every week: at least two weeks long, one day the usual gap, four to six days seen. */
function weekdayStep(times: Float64Array, gaps: readonly number[]): Step | undefined {
  if (mode(gaps).value !== dayMs) return undefined;
  const span = (times[times.length - 1]! - times[0]!) / dayMs;
  let mask = 0;
  for (const time of times) mask |= 1 << weekday(time);
  const business = 0b0111110;
  const seen = [0, 1, 2, 3, 4, 5, 6].filter((day) => (mask >> day) & 1).length;
  // A first week with its weekend left out is already a week of business days.
  if ((mask & ~business) === 0 && gaps.includes(3 * dayMs)) return { unit: 'weekday', mask: business };
  if (span >= 14 && seen >= 4 && seen <= 6) return { unit: 'weekday', mask };
  return undefined;
}

/** The time `count` steps after `from` (count may be 0). */
export function advance(from: number, count: number, step: Step): number {
  switch (step.unit) {
    case 'fixed':
      return from + count * step.size;
    case 'month': {
      const clock = from - dayStart(from);
      return monthTime(monthIndex(from) + count * step.size, step.anchor) + clock;
    }
    case 'week':
    case 'monthDays':
      return placesAfter(from, count, step);
    case 'weekday': {
      const perWeek = [0, 1, 2, 3, 4, 5, 6].filter((day) => (step.mask >> day) & 1).length;
      let time = from + Math.floor(count / perWeek) * 7 * dayMs;
      for (let left = count % perWeek; left > 0; ) {
        time += dayMs;
        if ((step.mask >> weekday(time)) & 1) left--;
      }
      return time;
    }
  }
}

/** How many steps lie between two times, rounded to the nearest whole number. */
export function stepsBetween(from: number, to: number, step: Step): number {
  switch (step.unit) {
    case 'fixed':
      return Math.round((to - from) / step.size);
    case 'month': {
      // Inside its month a day may stray from the anchor: count months, and the nearer half for longer steps.
      return Math.round((monthIndex(to) - monthIndex(from)) / step.size);
    }
    case 'week':
    case 'monthDays':
      return placesBetween(from, to, step);
    case 'weekday': {
      const perWeek = [0, 1, 2, 3, 4, 5, 6].filter((day) => (step.mask >> day) & 1).length;
      const days = Math.round((dayStart(to) - dayStart(from)) / dayMs);
      let count = Math.floor(days / 7) * perWeek;
      for (let k = 1, time = dayStart(from); k <= days % 7; k++) {
        time += dayMs;
        if ((step.mask >> weekday(time)) & 1) count++;
      }
      return count;
    }
  }
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Natural periods of a step in steps, ascending: the day, the week, the year, whichever apply. */
export function naturalPeriods(step: Step): number[] {
  if (step.unit === 'month') return step.size < 12 && 12 % step.size === 0 ? [12 / step.size] : [];
  if (step.unit === 'weekday') {
    const perWeek = [0, 1, 2, 3, 4, 5, 6].filter((day) => (step.mask >> day) & 1).length;
    return [perWeek, (perWeek * 365.25) / 7];
  }
  if (step.unit === 'week' || step.unit === 'monthDays') return periodsOfPlaces(step);
  if (step.counter) return [];
  const spans =
    step.size < minute
      ? [minute, hour, dayMs]
      : step.size < 10 * minute
        ? [hour, dayMs, 7 * dayMs]
        : step.size < hour
          ? [dayMs, 7 * dayMs]
          : [dayMs, 7 * dayMs, 365.25 * dayMs];
  const periods = spans.map((span) => span / step.size);
  // A period that is no whole number of steps is kept only when it is long (the year in days or weeks).
  return periods.filter((period) => period >= 2 && (Number.isInteger(period) || period > 24));
}

/** Steps of weeks, months, quarters and years sum up much. */
export const isLong = (step: Step): boolean =>
  step.unit === 'month' ||
  step.unit === 'monthDays' ||
  (step.unit === 'fixed' && !step.counter && step.size > dayMs);

/** The shortest time that a step may take. */
function spanOf(step: Step): number {
  if (step.unit === 'month') return step.size * 28 * dayMs;
  if (step.unit === 'weekday') return dayMs;
  return step.unit === 'fixed' ? step.size : shortestGap(step);
}

export interface CalendarPart {
  readonly name: string;
  readonly at: (time: number) => number;
}

/** Calendar parts of a time that can tell steps apart: `[name, value]` pairs for the boosted model. */
export function calendarParts(step: Step): CalendarPart[] {
  const month: CalendarPart = { name: 'month', at: (time) => new Date(time).getUTCMonth() };
  const parts: CalendarPart[] = [];
  if (step.unit === 'fixed' && step.counter) return parts;
  const size = spanOf(step);
  if (size < 300 * dayMs) parts.push(month);
  if (size <= dayMs) {
    parts.push({ name: 'weekday', at: weekday });
    parts.push({ name: 'day', at: (time) => new Date(time).getUTCDate() });
  }
  if (size < 14 * dayMs)
    parts.push({
      name: 'dayOfYear',
      at: (time) => Math.floor((time - utcMs(new Date(time).getUTCFullYear(), 1, 1)) / dayMs),
    });
  if (size < dayMs) parts.push({ name: 'hour', at: (time) => new Date(time).getUTCHours() });
  if (size < hour) parts.push({ name: 'minute', at: (time) => new Date(time).getUTCMinutes() });
  if (size < minute) parts.push({ name: 'second', at: (time) => new Date(time).getUTCSeconds() });
  return parts;
}

/** Times of the places of a series and of those after its last row, `count` in all. */
export function timesAlong(
  series: {
    readonly step: Step;
    readonly times: Float64Array;
    readonly rows: Int32Array;
    readonly lastTime: number;
  },
  count: number,
): Float64Array {
  const { step, times, lastTime } = series;
  const last = series.rows.length - 1;
  const out = new Float64Array(count);
  for (let t = 0; t < count; t++) {
    const own = times[t];
    if (own !== undefined && !Number.isNaN(own)) out[t] = own;
    else out[t] = t > last ? advance(lastTime, t - last, step) : advance(out[t - 1]!, 1, step);
  }
  return out;
}
