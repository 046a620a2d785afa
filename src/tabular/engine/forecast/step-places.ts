/** Series whose rows stand at the same few places of every week or month: training on Tuesdays and Fridays, the hours when a market
 * is open, pay on the 1st and the 15th. What lies between them is no gap: nothing ever happens there. */

import { daysInMonth, utcMs } from '../../domain/iso-date.ts';
import { dayMs } from './timestamps.ts';

export type PlacesStep =
  /** Milliseconds after Monday 0:00 of each place of a week, ascending. */
  | { readonly unit: 'week'; readonly offsets: readonly number[] }
  /** Days of the month, ascending; 31 is its last one. */
  | { readonly unit: 'monthDays'; readonly days: readonly number[] };

const weekMs = 7 * dayMs;
/** A Monday: the first day of 1970 was a Thursday. */
const firstMonday = 4 * dayMs;
/** Fewer weeks, and fewer months, show no habit. */
const leastWeeks = 3;
const leastMonths = 3;
/** A place is one where something happens in so many of the weeks; of the places so many have rows; of the rows so many stand there. */
const leastOften = 0.5;
const leastFilled = 0.8;
const leastThere = 0.97;
const mostPlaces = 1500;
const mostDays = 4;
const lastDay = 31;

const floorTo = (value: number, unit: number) => Math.floor(value / unit);
const weekOf = (time: number) => floorTo(time - firstMonday, weekMs);

/** @param times ascending and distinct wall-clock milliseconds
 * @returns undefined where the rows keep to no places, or to all of an even grid */
export function weekStep(times: Float64Array): PlacesStep | undefined {
  const last = times.length - 1;
  const weeks = (times[last]! - times[0]!) / weekMs;
  if (weeks < leastWeeks - 0.5) return undefined;
  const counts = new Map<number, number>();
  for (const time of times) {
    const offset = time - firstMonday - weekOf(time) * weekMs;
    counts.set(offset, (counts.get(offset) ?? 0) + 1);
    if (counts.size > mostPlaces) return undefined;
  }
  const often = [...counts].filter(([, count]) => count >= leastOften * weeks);
  const offsets = often.map(([offset]) => offset).sort((a, b) => a - b);
  if (offsets.length < 2 || isEven(offsets)) return undefined;
  const there = often.reduce((sum, [, count]) => sum + count, 0);
  const step = { unit: 'week', offsets } as const;
  const expected = placesBetween(times[0]!, times[last]!, step) + 1;
  return there >= leastThere * times.length && there >= leastFilled * expected ? step : undefined;
}

/** Whether all places of a week lie as far apart as the last one and the first of the next week. */
function isEven(offsets: readonly number[]): boolean {
  const gap = offsets[0]! + weekMs - offsets[offsets.length - 1]!;
  return offsets.every((offset, i) => i === 0 || offset - offsets[i - 1]! === gap);
}

/** @param times ascending, at one time of day
 * @returns undefined where the rows keep to no two to four days of the month */
export function monthDaysStep(times: Float64Array): PlacesStep | undefined {
  for (const ends of [false, true]) {
    const days = new Set<number>();
    for (const time of times) {
      const date = new Date(time);
      const day = date.getUTCDate();
      days.add(ends && day === daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1) ? lastDay : day);
      if (days.size > mostDays) break;
    }
    if (days.size < 2 || days.size > mostDays) continue;
    const step = { unit: 'monthDays', days: [...days].sort((a, b) => a - b) } as const;
    const expected = placesBetween(times[0]!, times[times.length - 1]!, step) + 1;
    if (expected >= leastMonths * step.days.length && times.length >= leastFilled * expected) return step;
  }
  return undefined;
}

const monthOf = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** How many of the ascending places are not after `at`, less one. */
function lastNotAfter(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function dayIn(month: number, day: number): number {
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1];
  return utcMs(year, of, Math.min(day, daysInMonth(year, of)));
}

/** The number of the latest place that is not after a time. */
function placeOf(time: number, step: PlacesStep): number {
  if (step.unit === 'week') {
    const week = weekOf(time);
    return week * step.offsets.length + lastNotAfter(step.offsets, time - firstMonday - week * weekMs);
  }
  const month = monthOf(time);
  const days = step.days.map((day) => dayIn(month, day));
  return month * days.length + lastNotAfter(days, time);
}

function timeAt(place: number, step: PlacesStep): number {
  if (step.unit === 'week') {
    const week = floorTo(place, step.offsets.length);
    return firstMonday + week * weekMs + step.offsets[place - week * step.offsets.length]!;
  }
  const month = floorTo(place, step.days.length);
  return dayIn(month, step.days[place - month * step.days.length]!);
}

/** The time `count` places after `from`, which stands at one. */
export function placesAfter(from: number, count: number, step: PlacesStep): number {
  const clock = step.unit === 'monthDays' ? from - floorTo(from, dayMs) * dayMs : 0;
  return timeAt(placeOf(from, step) + count, step) + clock;
}

/** How many places lie between two times. */
export const placesBetween = (from: number, to: number, step: PlacesStep): number =>
  placeOf(to, step) - placeOf(from, step);

/** The day (where it has the same places as each other that has any), the week and the year, or the month and the year, in places. */
export function periodsOfPlaces(step: PlacesStep): number[] {
  if (step.unit === 'monthDays') return [step.days.length, 12 * step.days.length];
  const { offsets } = step;
  const days = new Map<number, number>();
  for (const offset of offsets) days.set(floorTo(offset, dayMs), (days.get(floorTo(offset, dayMs)) ?? 0) + 1);
  const daily = [...new Set(days.values())];
  const week = offsets.length;
  const day = daily.length === 1 && daily[0]! >= 2 && days.size > 1 ? [daily[0]!] : [];
  return [...day, week, ...(week <= mostOfYear ? [(week * 365.25) / 7] : [])];
}

/** Of more places a week a year is too long to be learnt place by place. */
const mostOfYear = 168;

/** The shortest way from one place to the next. */
export function shortestGap(step: PlacesStep): number {
  const { offsets, most } =
    step.unit === 'week'
      ? { offsets: step.offsets, most: weekMs }
      : { offsets: step.days.map((day) => day * dayMs), most: 28 * dayMs };
  return offsets.reduce(
    (least, offset, i) => (i === 0 ? least : Math.min(least, offset - offsets[i - 1]!)),
    offsets[0]! + most - offsets[offsets.length - 1]!,
  );
}
