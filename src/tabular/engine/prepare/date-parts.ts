/** The calendar parts of dates that models learn from. */

import { type CalendarDate, dayOfYearOf, weekdayOf } from '../../domain/iso-date.ts';
import { type DatePart, datePartNames } from './schema.ts';

/** Those in which some of the dates differ; the day alone when none does. */
export function varyingParts(dates: readonly CalendarDate[]): DatePart[] {
  const first = dates[0]!;
  const parts = datePartNames.filter((part) =>
    dates.some((date) => datePart(date, part) !== datePart(first, part)),
  );
  return parts.length > 0 ? parts : ['epoch'];
}

/** One calendar part of a date, in the units that {@link DatePart} states. */
export function datePart(date: CalendarDate, part: DatePart): number {
  switch (part) {
    case 'epoch':
      return date.epochMs / 86_400_000;
    case 'weekday':
      return weekdayOf(date);
    case 'day_of_year':
      return dayOfYearOf(date);
    default:
      return date[part];
  }
}
