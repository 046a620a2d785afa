/** Numbers, shares, times and lengths of time as the reader writes them. */

import type { Shown } from '../../pictures/picture.ts';
import { wordsOf } from '../../pictures/words.ts';
import { texts } from '../texts/console.ts';
import { locale } from '../texts/language.ts';

export type { Shown } from '../../pictures/picture.ts';

/** What pictures are told with. */
export const words = wordsOf(locale, texts);
export const { count: shownCount, number: shownNumber, share: shownShare } = words;

const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

export function shownTime(iso: string | null): string {
  return iso === null ? '–' : moments.format(new Date(iso));
}

export function shownDuration(ms: number | null): string {
  if (ms === null) return '–';
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  if (ms < 1000) return unit(Math.round(ms), 'millisecond');
  if (ms < 100_000) return unit(ms / 1000, 'second');
  return ms < 6_000_000 ? unit(ms / 60_000, 'minute') : unit(ms / 3_600_000, 'hour');
}

export function shownCell(cell: Shown): string {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'number' ? shownNumber(cell) : String(cell);
}
