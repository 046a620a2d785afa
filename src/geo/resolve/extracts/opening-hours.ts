/** Whether places are open at a time, by the library `opening_hours`, which loads when the first question asks. */

import { GeoError } from '../../domain/errors.ts';
import type { OpeningTime } from '../../domain/tag-filter.ts';

/** The part of the library that is used. */
interface Hours {
  getState(date: Date): boolean;
  getOpenIntervals(from: Date, to: Date): readonly unknown[];
}
interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly address: { readonly country_code: string; readonly state: string };
}
type Parser = new (value: string, place: Place | undefined, options: { locale: string }) => Hours;

const dayMs = 86_400_000;
/** Twice the characters that a tag of OpenStreetMap may have; the library takes long over longer ones. */
const longestHours = 510;
/** Optional: its types are not needed to build. */
const library: string = 'opening_hours';

/** @throws GeoError `data_missing` when the library is not installed */
async function loadParser(): Promise<Parser> {
  try {
    const loaded = (await import(/* webpackIgnore: true */ library)) as { default: Parser };
    return loaded.default;
  } catch (cause) {
    throw new GeoError(
      'data_missing',
      'Opening hours are read by the library opening_hours, which is not installed.',
      {
        cause,
        fix: 'npm install opening_hours',
      },
    );
  }
}

/** A moment as "2026-11-22T10:00" by the clock of the place.
 * @throws RangeError for what is none */
export function toMoment(at: string): Date {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/.exec(at);
  const [year, month, day, hours, minutes] = (match ?? []).slice(1).map(Number);
  const moment = match ? new Date(year!, month! - 1, day!, hours!, minutes!) : new Date(Number.NaN);
  // 31 February would become 3 March.
  if (
    Number.isNaN(moment.getTime()) ||
    moment.getDate() !== day ||
    moment.getMonth() !== month! - 1 ||
    hours! > 23
  )
    throw new RangeError(
      `at must be a date and time of the place such as "2026-11-22T10:00", received "${at}"`,
    );
  return moment;
}

export class OpeningHours {
  private readonly parser: Parser;
  private readonly place: Place | undefined;
  private readonly now: Date;
  private readonly read = new Map<string, Hours | undefined>();
  /** Hours that could not be read. */
  unread = 0;

  private constructor(parser: Parser, place: Place | undefined, now: Date) {
    this.parser = parser;
    this.place = place;
    this.now = now;
  }

  /** @param place  whose public holidays count, where it is known
   * @param now  by the clock of the place, in the local fields of the date */
  static async load(place: Place | undefined, now: Date): Promise<OpeningHours> {
    return new OpeningHours(await loadParser(), place, now);
  }

  /** @returns undefined for hours that cannot be read */
  isOpen(hours: string, when: OpeningTime): boolean | undefined {
    const known = this.hours(hours);
    if (!known) return undefined;
    const { year, month, day } = this.dayOf(when);
    try {
      if (when.wholeDay) {
        const from = new Date(year, month, day);
        return known.getOpenIntervals(from, new Date(from.getTime() + dayMs)).length > 0;
      }
      const minutes = when.minutes ?? this.now.getHours() * 60 + this.now.getMinutes();
      return known.getState(new Date(year, month, day, Math.floor(minutes / 60), minutes % 60));
    } catch {
      // "PH off" where nobody knows the holidays.
      this.unread++;
      return undefined;
    }
  }

  private dayOf({ weekday, tomorrow }: OpeningTime): { year: number; month: number; day: number } {
    const day = new Date(this.now);
    if (weekday !== undefined) day.setDate(day.getDate() + ((weekday - day.getDay() + 7) % 7));
    if (tomorrow) day.setDate(day.getDate() + 1);
    return { year: day.getFullYear(), month: day.getMonth(), day: day.getDate() };
  }

  private hours(text: string): Hours | undefined {
    if (this.read.has(text)) return this.read.get(text);
    let hours: Hours | undefined;
    if (text.length > longestHours) {
      this.unread++;
      return undefined;
    }
    for (const place of this.place ? [this.place, undefined] : [undefined]) {
      try {
        hours = new this.parser(text, place, { locale: 'en' });
        break;
      } catch {
        // Tried without the place, whose country the library may not know; else it is unread.
      }
    }
    if (!hours) this.unread++;
    this.read.set(text, hours);
    return hours;
  }
}
