/** What collections of time series are written with: values, and times in the forms that people use. */

import type { SeriesCase } from './series.ts';
import { csv } from './truth.ts';

export const n = 24;
export const values = Array.from({ length: n }, (_, i) => Math.round(80 + 9 * Math.sin(i / 2.5) + 2 * i));
export const other = values.map((value) => 3 * value - 7);
export const dayMs = 86_400_000;
export const hourMs = 3_600_000;
export const iso = (ms: number) => new Date(ms).toISOString();
export const pad = (value: number) => String(value).padStart(2, '0');
export const from = Date.UTC(2024, 0, 15);
export const at = (i: number, step = dayMs) => new Date(from + i * step);
export const day = (i: number, step = 1) => iso(from + i * step * dayMs).slice(0, 10);
export const dmy = (i: number, mark = '.', step = 1) => day(i, step).split('-').reverse().join(mark);
export const ym = (i: number) => ({ year: 2022 + Math.floor(i / 12), month: (i % 12) + 1 });
export const yq = (i: number) => ({ year: 2018 + Math.floor(i / 4), quarter: (i % 4) + 1 });
export const many = <T>(make: (i: number) => T, count = n + 2): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
export const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
export const named = (language: string, month: 'long' | 'short', i: number) =>
  new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2022, i, 1));
export const weekday = (language: string, length: 'long' | 'short', i: number, step = dayMs) =>
  new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(at(i, step));
export const read = (
  name: string,
  times: readonly (string | number)[],
  rest: Partial<SeriesCase> & { ahead?: false } = {},
): SeriesCase => {
  const { ahead, ...others } = rest;
  return {
    name,
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'sales'], [times.slice(0, n), values], ';'),
    truth: { '': values },
    ...(ahead !== false && { next: [times[n]!, times[n + 1]!] as const }),
    ...others,
  };
};
