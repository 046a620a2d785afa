/** Decides whether a column of texts holds dates, and in which form. */

import {
  bareForms,
  type DateForm,
  dateFormOf,
  lastBirth,
  parseDate,
  type UnknownOrder,
} from '../../domain/date-form.ts';
import { dateMarkOf } from '../../domain/date-order.ts';
import { isRangeOfDates } from '../../domain/date-text.ts';
import type { CalendarDate } from '../../domain/iso-date.ts';
import { isEndlessDate } from '../../domain/missing-words.ts';
import { namedPart } from '../../domain/part-of-year.ts';
import { isBirthName, isDateName } from './date-name.ts';
import { varyingParts } from './date-parts.ts';
import {
  birthYears,
  contradictoryOrder,
  mostlyDates,
  notRead,
  otherCalendarOf,
  placeholderDates,
  shortYears,
  unknownOrder,
} from './reading-notes.ts';
import type { ColumnSchema } from './schema.ts';
import { type Kept, leastNumbers, mostWords, noted, sum, type Texts } from './texts-of-column.ts';
import { unreadDates } from './unread-dates.ts';

/** @param least share of the cells that must be dates */
export function asDates(
  { name, meant, used, counts, dictionary, column }: Texts,
  least: number,
): ColumnSchema | Kept {
  if (meant.length < 2) return {};
  const written = meant.map((code) => dictionary[code]!);
  const named = column.as === 'date' || isDateName(name);
  const byName = (['ordinal', 'era'] as const).find(
    (own) => named && written.every((text) => parseDate(text, own) !== undefined),
  );
  const part = namedPart(written, name);
  const form =
    byName ?? (part && bareForms[part]) ?? asBirths(dateFormOf(written, column.dateOrder), name, written);
  if (form === undefined) return noted(unreadDates(name, written));
  if (form === 'ambiguous') return { note: unknownOrder };
  if (form === 'contradictory') return { note: contradictoryOrder };
  const dates = new Map<number, CalendarDate>();
  for (const code of meant) {
    const date = parseDate(dictionary[code]!, form);
    if (date !== undefined) dates.set(code, date);
  }
  const years = [...dates.values()].map(({ year }) => year);
  const calendar = column.as === 'date' || years.length < 2 ? undefined : otherCalendarOf(years);
  if (calendar !== undefined) return { note: calendar };
  const dated = sum([...dates.keys()], counts);
  const strays = meant.filter((code) => !dates.has(code));
  // A day that no month has, written as the others are, is a slip of the pen and tells nothing against them.
  const shapes = new Set([...dates.keys()].map((code) => shapeOf(dictionary[code]!)));
  const others = strays.filter((code) => !shapes.has(shapeOf(dictionary[code]!)));
  const fewWords =
    dates.size >= leastNumbers &&
    others.length <= mostWords &&
    others.every((code) => !/\d/.test(dictionary[code]!));
  if (dates.size <= strays.length - others.length) return noted(unreadDates(name, written));
  if (dated < least * (dated + sum(others, counts)) && !fewWords)
    return dates.size > others.length
      ? { note: mostlyDates(others.map((code) => dictionary[code]!)) }
      : noted(unreadDates(name, written));
  const endless = used.some((code) => isEndlessDate(dictionary[code]!));
  const notes = [
    ...(form.startsWith('mixed') ? ['Dates are written in several ways; each was read in its own.'] : []),
    ...(endless ? ['Dates of the year 9999 stand for no end, and are treated as missing.'] : []),
    ...(form.endsWith('Born') ? [birthYears] : []),
    ...([...dates].some(([code, { year }]) => year > leastDoubtful && !/\d{4}/.test(dictionary[code]!))
      ? [shortYears]
      : []),
    ...placeholderDates(dates, counts, dictionary),
    ...(written.some(isRangeOfDates) ? ['From … to … is read as its first day.'] : []),
    ...(dates.size < meant.length ? Object.values(strayDates(meant, dictionary, form)) : []),
  ];
  const note = notes.length > 0 && { note: notes.join(' ') };
  const mark = /^(?:day|month)First/.test(form)
    ? dateMarkOf([...dates.keys()].map((code) => dictionary[code]!))
    : undefined;
  const parts = varyingParts([...dates.values()]);
  return { name, kind: 'date', form, ...(mark && { mark }), parts, ...note };
}

/** The form for births where the column is named so and has years of two digits that are still to come. */
function asBirths(
  form: DateForm | UnknownOrder | undefined,
  name: string,
  written: readonly string[],
): DateForm | UnknownOrder | undefined {
  if ((form !== 'dayFirst' && form !== 'monthFirst') || !isBirthName(name)) return form;
  const later = (text: string) => !/\d{4}/.test(text) && (parseDate(text, form)?.year ?? 0) > lastBirth;
  return written.some(later) ? `${form}Born` : form;
}

/** Years of two digits above this one may be those of the century before, as of births. */
const leastDoubtful = 2039;
/** How a date is written, whatever its numbers. */
const shapeOf = (text: string): string => text.replace(/\d+/g, '0');

const strayDates = (meant: readonly number[], dictionary: readonly string[], form: DateForm): Kept =>
  notRead(
    'dates',
    meant.map((code) => dictionary[code]!).filter((text) => parseDate(text, form) === undefined),
  );
