/** Numbers, shares, times and lengths of time as the reader writes them. */

import { language } from '../texts/language.ts';

const whole = new Intl.NumberFormat(language);
const precise = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 });
const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

export const shownCount = (value: number): string => whole.format(value);

/** About four digits; whole numbers in full. */
export const shownNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e9 ? whole.format(value) : precise.format(value);

export const shownShare = (share: number): string => shares.format(share);

export function shownTime(iso: string | null): string {
  return iso === null ? '–' : moments.format(new Date(iso));
}

export function shownDuration(ms: number | null): string {
  if (ms === null) return '–';
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  if (ms < 1000) return unit(Math.round(ms), 'millisecond');
  if (ms < 100_000) return unit(ms / 1000, 'second');
  return ms < 6_000_000 ? unit(ms / 60_000, 'minute') : unit(ms / 3_600_000, 'hour');
}

export type Shown = string | number | boolean | null | undefined;

export function shownCell(cell: Shown): string {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'number' ? shownNumber(cell) : String(cell);
}
