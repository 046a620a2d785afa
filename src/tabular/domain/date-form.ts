/** The forms in which a column may write its dates; one form for a whole column, learnt at fit. */

import { type CalendarDate, daysInMonth, isoWeekStartMs, parseIsoDate, utcMs } from './iso-date.ts';
import { dateOrder, parseWrittenDate, type WrittenDate } from './written-date.ts';

export const dateForms = ['iso', 'compact', 'dayFirst', 'monthFirst', 'words', 'quarter', 'week'] as const;

/** `iso` 2024-01-31 and its kin; `compact` 20240131; `dayFirst` 31.12.2024; `monthFirst` 12/31/2024; `words` 1 Jan 2000,
 * Jan 1 2000, Jan 2000; `quarter` 2024Q1; `week` 2024-W05. */
export type DateForm = (typeof dateForms)[number];

/** @returns undefined when the text is no date of that form */
export function parseDate(text: string, form: DateForm): CalendarDate | undefined {
  switch (form) {
    case 'iso':
      return parseIsoDate(text);
    case 'compact': {
      if (!/^(19|20)\d{6}$/.test(text)) return undefined;
      return dayOf(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));
    }
    case 'dayFirst':
    case 'monthFirst':
      // A name of a month is a date of words, though it may have the day first.
      return written(/^\d+[^A-Za-z]\d/.test(text) ? parseWrittenDate(text, form) : undefined);
    case 'words':
      return written(parseWrittenDate(text));
    case 'quarter': {
      const match = /^(\d{4})[- ]?[Qq]([1-4])$/.exec(text) ?? /^[Qq]([1-4])[- ](\d{4})$/.exec(text);
      if (match === null) return undefined;
      const [year, quarter] = match[1]!.length === 4 ? [match[1], match[2]] : [match[2], match[1]];
      return dayOf(Number(year), 3 * Number(quarter) - 2, 1);
    }
    case 'week': {
      const match = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/.exec(text);
      if (match === null || Number(match[2]) < 1 || Number(match[2]) > 53) return undefined;
      const start = isoWeekStartMs(Number(match[1]), Number(match[2]));
      const date = new Date(start + (Number(match[3] ?? 1) - 1) * 86_400_000);
      return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
    }
  }
}

function dayOf(year: number, month: number, day: number): CalendarDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { epochMs: utcMs(year, month, day), year, month, day, hour: 0, minute: 0, second: 0 };
}

function written(date: WrittenDate | undefined): CalendarDate | undefined {
  if (date === undefined) return undefined;
  const { year, month, day, clockMs, offset } = date;
  const seconds = Math.floor(clockMs / 1000);
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

/** The form that most of the texts have, by a sample of them.
 * @returns undefined when none is a date; `ambiguous` when they are dates like 03/04/2024 of which no one of all the
 *   texts says whether the day or the month comes first */
export function dateFormOf(texts: readonly string[]): DateForm | 'ambiguous' | undefined {
  const stride = Math.max(1, texts.length / sampled);
  const sample: string[] = [];
  for (let at = 0; at < texts.length; at += stride) sample.push(texts[Math.floor(at)]!);
  let best: DateForm | undefined;
  let most = 0;
  for (const form of dateForms) {
    let count = 0;
    for (const text of sample) if (parseDate(text, form) !== undefined) count++;
    if (count > most) {
      best = form;
      most = count;
    }
  }
  if (best !== 'dayFirst' && best !== 'monthFirst') return best;
  const order = dateOrder(texts);
  return order === 'contradictory' ? undefined : order;
}
