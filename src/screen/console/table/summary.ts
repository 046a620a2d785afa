/** What the page shows of a column: how it is read, what is missing, and where its values lie. */

import { booleanOf } from '../../../tabular/domain/boolean-words.ts';
import { parseInForm } from '../../../tabular/domain/number-form.ts';
import { dateOf, isMissing, type Reading } from './reading.ts';
import type { SourceColumn } from './source.ts';

export interface ColumnSummary {
  readonly name: string;
  readonly reading: Reading;
  /** Share of the rows without a value, 0 … 1. */
  readonly missing: number;
  /** Texts that are no value in this reading, and the first of them. */
  readonly unread: number;
  readonly firstUnread: string;
  /** Distinct values, counted up to `manyValues`. */
  readonly distinct: number;
  readonly bars: readonly Bar[];
  /** The first texts, as they are written. */
  readonly examples: readonly string[];
}

export interface Bar {
  /** A word, or the least value of the bin. */
  readonly from: string;
  /** The greatest value of the bin; absent for words. */
  readonly to?: string;
  readonly rows: number;
}

export const manyValues = 1000;
const bins = 12;
const words = 6;
const shownExamples = 3;

export function summarize(column: SourceColumn, reading: Reading): ColumnSummary {
  const { name, cells } = column;
  const counts = new Map<string, number>();
  const values: number[] = [];
  const examples: string[] = [];
  let missing = 0;
  let unread = 0;
  let firstUnread = '';
  for (let row = 0; row < cells.length; row++) {
    const text = cells.at(row);
    if (isMissing(text, reading)) {
      missing++;
      continue;
    }
    const value = scaleOf(text, reading);
    if (value === undefined) {
      unread++;
      firstUnread ||= text;
      continue;
    }
    if (examples.length < shownExamples && !examples.includes(text)) examples.push(text);
    if (typeof value === 'number') values.push(value);
    const known = counts.get(String(value));
    if (known !== undefined) counts.set(String(value), known + 1);
    else if (counts.size < manyValues) counts.set(String(value), 1);
  }
  const bars = values.length > 0 ? binsOf(values, reading) : wordsOf(counts);
  const distinct = counts.size;
  return { name, reading, missing: missing / cells.length, unread, firstUnread, distinct, bars, examples };
}

/** The place of a value on a scale, or its word; undefined when it is none in this reading. */
function scaleOf(text: string, reading: Reading): number | string | undefined {
  switch (reading.kind) {
    case 'number':
      return parseInForm(text, reading.form);
    case 'date':
      return dateOf(text, reading)?.epochMs;
    case 'boolean': {
      const value = booleanOf(text);
      return value === undefined ? undefined : String(value);
    }
    default:
      return text;
  }
}

function binsOf(values: readonly number[], reading: Reading): Bar[] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const count = low === high ? 1 : bins;
  const width = (high - low) / count || 1;
  const rows = new Array<number>(count).fill(0);
  for (const value of values) rows[Math.min(count - 1, Math.floor((value - low) / width))]!++;
  const shown = (value: number) =>
    reading.kind === 'date'
      ? new Date(value).toISOString().slice(0, 10)
      : String(Number(value.toPrecision(4)));
  return rows.map((rowsOf, k) => ({
    from: shown(low + k * width),
    to: shown(low + (k + 1) * width),
    rows: rowsOf,
  }));
}

function wordsOf(counts: ReadonlyMap<string, number>): Bar[] {
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, words)
    .map(([from, rows]) => ({ from, rows }));
}
