/** Public holidays of countries as what is known ahead, from the package date-holidays (optional). */

import { TabularError } from '../../domain/errors.ts';
import { advance, type CalendarPart, type Step } from './step.ts';
import { dayMs } from './timestamps.ts';

/** What is used of date-holidays. */
interface HolidayPackage {
  readonly default: new (
    country: string,
    ...parts: string[]
  ) => {
    getHolidays(year: number, language?: string): readonly HolidayOfYear[];
    getCountries(): Record<string, string>;
    getStates(country: string): Record<string, string> | undefined;
  };
}

interface HolidayOfYear {
  /** Local date and time, such as `2024-12-25 00:00:00`. */
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
  readonly name: string;
  readonly type: string;
}

/** Names of the holidays of each day, by days since 1970. */
export type Holidays = (day: number) => readonly string[];

const packageName = 'date-holidays';

/** Loads the public and bank holidays of places.
 * @param places  ISO 3166 codes of countries, or of their parts: `DE`, `DE-BY`, `US-CA`
 * @throws RangeError naming a place without known holidays; TypeError when the package is not installed */
export async function loadHolidays(places: readonly string[]): Promise<Holidays> {
  const { default: Calendar } = await loadPackage();
  const calendars = places.map((place) => {
    const [country = '', ...parts] = place.trim().toUpperCase().split('-');
    const calendar = new Calendar(country, ...parts);
    const states = parts.length > 0 ? calendar.getStates(country) : undefined;
    if (!(country in calendar.getCountries()) || (parts.length > 0 && !(parts[0]! in (states ?? {}))))
      throw new RangeError(
        `holidays must be codes of countries or their parts, such as DE or DE-BY, received ${JSON.stringify(place)}`,
      );
    return calendar;
  });
  const years = new Map<number, Map<number, string[]>>();
  const ofYear = (year: number) => {
    const days = new Map<number, string[]>();
    for (const calendar of calendars)
      for (const { date, start, end, name, type } of calendar.getHolidays(year, 'en')) {
        if (type !== 'public' && type !== 'bank') continue;
        const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs;
        const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
        for (let day = first; day < first + length; day++) days.set(day, [...(days.get(day) ?? []), name]);
      }
    return days;
  };
  return (day) => {
    const year = new Date(day * dayMs).getUTCFullYear();
    if (!years.has(year)) years.set(year, ofYear(year));
    return years.get(year)!.get(day) ?? [];
  };
}

async function loadPackage(): Promise<HolidayPackage> {
  try {
    return (await import(/* webpackIgnore: true */ packageName)) as HolidayPackage;
  } catch (cause) {
    throw Object.assign(
      new TypeError(`holidays need the package ${packageName}: npm install ${packageName}`),
      { cause },
    );
  }
}

/** Whether a holiday is one step or several, not a part of one. */
const isDaily = (step: Step) =>
  step.unit === 'weekday' || step.unit === 'week' || (step.unit === 'fixed' && step.size <= dayMs);

const isWeekend = (day: number) => [0, 6].includes(new Date(day * dayMs).getUTCDay());

/** What a step has of holidays. Days and shorter steps: whether the day is one, the day before and the day after.
 * Longer steps: how many of their days from Monday to Friday are.
 * @throws TabularError `schema_mismatch` for counters, which have no days */
export function holidayParts(step: Step, holidays: Holidays): CalendarPart[] {
  if (step.unit === 'fixed' && step.counter)
    throw new TabularError(
      'schema_mismatch',
      'Holidays need dates, but the timestamps are plain numbers: leave the holidays out, or give dates.',
    );
  const dayOf = (time: number) => Math.floor(time / dayMs);
  const on = (offset: number) => (time: number) => Number(holidays(dayOf(time) + offset).length > 0);
  if (isDaily(step))
    return [
      { name: 'holiday', at: on(0) },
      { name: 'day before a holiday', at: on(1) },
      { name: 'day after a holiday', at: on(-1) },
    ];
  return [
    {
      name: 'holidays',
      at: (time) => {
        let count = 0;
        for (let day = dayOf(time); day < dayOf(advance(time, 1, step)); day++)
          if (!isWeekend(day) && holidays(day).length > 0) count++;
        return count;
      },
    },
  ];
}

/** Holidays told apart by name: those that the observations have seen twice and the steps ahead meet.
 * @param times   of the observations and of the steps after them
 * @param known   number of observations */
export function namedHolidays(
  step: Step,
  holidays: Holidays,
  times: Float64Array,
  known: number,
): { name: string; values: Float64Array }[] {
  if (!isDaily(step)) return [];
  const seen = new Map<string, { days: Set<number>; ahead: boolean }>();
  times.forEach((time, t) => {
    const day = Math.floor(time / dayMs);
    for (const name of holidays(day)) {
      const own = seen.get(name) ?? { days: new Set(), ahead: false };
      seen.set(name, own);
      if (t < known) own.days.add(day);
      else own.ahead = true;
    }
  });
  return [...seen]
    .filter(([, { days, ahead }]) => ahead && days.size >= 2)
    .slice(0, mostNamed)
    .map(([name]) => ({
      name,
      values: times.map((time) => Number(holidays(Math.floor(time / dayMs)).includes(name))),
    }));
}

/** More are told by the general columns. */
const mostNamed = 15;
