/** What is made of a column's texts: numbers, dates, yes and no, or words; guessed from them, or as the reader says. */

import type { Cell } from '../../../client/index.ts';
import { areBooleans, booleanOf } from '../../../tabular/domain/boolean-words.ts';
import { type DateForm, dateFormOf, parseDate } from '../../../tabular/domain/date-form.ts';
import type { CalendarDate } from '../../../tabular/domain/iso-date.ts';
import { isMissingMark, isMissingWord } from '../../../tabular/domain/missing-words.ts';
import { type NumberForm, numberFormOf, parseInForm } from '../../../tabular/domain/number-form.ts';
import type { SourceColumn } from './source.ts';

export type Reading =
  | { readonly kind: 'empty' }
  /** `byService`: what is missing is told by the service, to which marks are words where they mean something. */
  | { readonly kind: 'words'; readonly byService?: true }
  /** `asWritten`: there are two spellings, which are kept, so that predictions come in them too. */
  | { readonly kind: 'boolean'; readonly asWritten: boolean }
  | { readonly kind: 'number'; readonly form: NumberForm }
  /** `unsure`: no text tells whether the day or the month comes first. */
  | { readonly kind: 'date'; readonly form: DateForm; readonly unsure: boolean };

/** What a reader may say of a column. */
export const choices = [
  'number',
  'words',
  'boolean',
  'dayFirst',
  'monthFirst',
  'iso',
  'excel',
  'epochSeconds',
  'epochMilliseconds',
] as const;
export type Choice = (typeof choices)[number];

/** Texts that a column is judged by, spread over its rows. */
const sampled = 2000;
/** Share of the texts that must be read for a column of numbers: the others count as missing. */
const leastRead = 0.98;
const plain: NumberForm = { decimal: '.', group: '', unit: '', multiples: false };
/** Of columns that the service holds as numbers. */
const asNumbers: NumberForm = { ...plain };

export const isMissing = (text: string, reading: Reading): boolean =>
  text === '' ||
  (reading.kind !== 'words' ? isMissingWord(text) : reading.byService !== true && isMissingMark(text));

/** Texts of a column without those that say that there is none. */
function sampleOf({ cells }: SourceColumn): string[] {
  const step = Math.max(1, cells.length / sampled);
  const texts: string[] = [];
  for (let at = 0; at < cells.length; at += step) {
    const text = cells.at(Math.floor(at));
    if (!isMissingWord(text)) texts.push(text);
  }
  // A column that is nearly empty: every row is looked at.
  for (let row = 0; row < cells.length && texts.length === 0; row++) {
    const text = cells.at(row);
    if (!isMissingWord(text)) texts.push(text);
  }
  return texts;
}

/** As the service reads the column, where it has read the file; but dates that may be meant in two ways are offered as such. */
export function firstReading(column: SourceColumn): Reading {
  const { read } = column;
  if (read === undefined) return guess(column);
  if (read.as === 'date') return { kind: 'date', form: read.form as DateForm, unsure: false };
  if (read.as === 'number') return { kind: 'number', form: (read.form as NumberForm | null) ?? asNumbers };
  const guessed = guess(column);
  const open = guessed.kind === 'date' && guessed.unsure;
  if (open || (read.as === 'boolean' && guessed.kind === 'boolean')) return guessed;
  return read.as === 'empty' ? { kind: 'empty' } : { kind: 'words', byService: true };
}

export function guess(column: SourceColumn): Reading {
  const texts = sampleOf(column);
  if (texts.length === 0) return { kind: 'empty' };
  const distinct = [...new Set(texts)];
  if (areBooleans(distinct, column.name)) return { kind: 'boolean', asWritten: distinct.length === 2 };
  const form = formOf(distinct);
  if (form !== undefined) return { kind: 'number', form };
  const dates = dateFormOf(distinct);
  if (dates !== undefined && dates !== 'contradictory') {
    const asked = dates === 'ambiguous' ? 'dayFirst' : dates;
    const read = distinct.filter((text) => parseDate(text, asked) !== undefined);
    if (read.length >= leastRead * distinct.length) {
      return { kind: 'date', form: asked, unsure: dates === 'ambiguous' };
    }
  }
  return { kind: 'words' };
}

/** The form of numbers, should nearly all texts have one. */
function formOf(distinct: readonly string[]): NumberForm | undefined {
  const whole = numberFormOf(distinct);
  if (whole !== undefined) return whole.form;
  const likely = distinct.filter((text) => parseInForm(text, plain) !== undefined);
  return likely.length >= leastRead * distinct.length ? plain : undefined;
}

export function readingOf(column: SourceColumn, choice: Choice): Reading {
  if (choice === 'words') return { kind: choice };
  if (choice === 'boolean') return { kind: choice, asWritten: new Set(sampleOf(column)).size === 2 };
  if (choice !== 'number') return { kind: 'date', form: choice, unsure: false };
  const distinct = [...new Set(sampleOf(column))];
  const texts = distinct.filter((text) => /\d/.test(text));
  return { kind: 'number', form: numberFormOf(texts)?.form ?? plain };
}

/** The choice that a reading is. */
export function choiceOf(reading: Reading): Choice {
  if (reading.kind === 'number' || reading.kind === 'boolean') return reading.kind;
  if (reading.kind !== 'date') return 'words';
  const { form } = reading;
  return (choices as readonly string[]).includes(form) ? (form as Choice) : 'iso';
}

/** Forms that the service reads in one way only are sent as they are written. */
const sentAsWritten: ReadonlySet<DateForm> = new Set(['iso', 'words', 'program', 'quarter', 'week']);

/** The value that is sent to the service; null where there is none, or the text is no such value. */
export function cellOf(text: string, reading: Reading): Cell {
  if (isMissing(text, reading)) return null;
  switch (reading.kind) {
    case 'empty':
      return null;
    case 'words':
      return text;
    case 'boolean': {
      const value = booleanOf(text);
      return value === undefined ? null : reading.asWritten ? text : value;
    }
    case 'number':
      return parseInForm(text, reading.form) ?? (reading.form === asNumbers ? numberOf(text) : null);
    case 'date': {
      const date = dateOf(text, reading);
      if (date === undefined) return null;
      return sentAsWritten.has(reading.form) ? text : isoOf(date);
    }
  }
}

/** A number as programs write it, however many digits it has: by a form alone those of cards are none. */
function numberOf(text: string): number | null {
  const value = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** Other dates than those of the form are read too, where they can be meant in one way only. */
export function dateOf(text: string, reading: Reading & { kind: 'date' }): CalendarDate | undefined {
  return parseDate(text, reading.form);
}

const two = (value: number) => String(value).padStart(2, '0');

function isoOf({ year, month, day, hour, minute, second }: CalendarDate): string {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return hour + minute + second === 0 ? date : `${date}T${two(hour)}:${two(minute)}:${two(second)}`;
}
