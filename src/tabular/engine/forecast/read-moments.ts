/** The moments of a column of timestamps. */

import { areMonthsOfYears } from '../../domain/date-form.ts';
import { dateOrder } from '../../domain/date-order.ts';
import { areSplitYears } from '../../domain/date-text.ts';
import { TabularError } from '../../domain/errors.ts';
import { monthNamed } from '../../domain/month-names.ts';
import {
  type BarePart,
  bareParts,
  countedPart,
  parseBarePart,
  parseWeek,
} from '../../domain/part-of-year.ts';
import type { Column, NumberColumn } from '../../domain/table.ts';
import type { DateOrder, WrittenStyle } from '../../domain/written-date.ts';
import { alikeWritten } from './alike-written.ts';
import { numberFormat, numberMoment, partTexts } from './number-times.ts';
import type { Moment, TimestampFormat } from './timestamp-format.ts';
import { parsePartStamp, parseTimestamp } from './timestamps.ts';

/** Reads a timestamp column; a cell that is missing or no timestamp is refused with its row.
 * @param place names a row and its series */
export function readMoments(
  column: Column,
  where: string,
  place: (row: number) => string,
  format?: TimestampFormat,
): { moments: (row: number) => Moment; number: boolean } {
  if (column.kind === 'string') {
    const order =
      format?.kind === 'written' ? orderOf(format.style) : dateOrder(column.dictionary, column.dateOrder);
    const known = order === 'ambiguous' || order === 'contradictory' ? undefined : order;
    const split = areSplitYears(column.dictionary);
    const part = column.part ?? countedPart(column.dictionary);
    const texts = areMonthsOfYears(column.dictionary) ? column.dictionary.map(withHyphen) : column.dictionary;
    const spaced = texts !== column.dictionary;
    const parsed = alikeWritten(
      texts.map(
        (text) =>
          (part && parsePartStamp(text, part)) ??
          parseTimestamp(text, known, split) ??
          parseTimestamp(withoutMark(text), known, split),
      ),
      spaced ? ' ' : undefined,
    );
    column.codes.forEach((code, row) => {
      if (code >= 0 && parsed[code] !== undefined) return;
      const text = code < 0 ? undefined : column.dictionary[code]!;
      const value = text === undefined ? 'null' : JSON.stringify(text.slice(0, 60));
      const complaint = text !== undefined && isWeek(text, part) ? noSuchWeek : complaintOf(order, text);
      throw new TabularError('schema_mismatch', `${place(row)}: timestamp ${value} ${complaint}`);
    });
    return { moments: (row) => parsed[column.codes[row]!]!, number: false };
  }
  if (column.kind === 'boolean')
    throw new TabularError(
      'schema_mismatch',
      `Column timestamp of ${where} holds booleans, not dates, times or numbers.`,
    );
  column.values.forEach((value, row) => {
    if (Number.isFinite(value)) return;
    throw new TabularError('schema_mismatch', `${place(row)}: the timestamp is missing.`);
  });
  const parts = partMoments(column, format);
  if (parts !== undefined) return { number: true, moments: (row) => parts[row]! };
  const shape = format ?? numberFormat(column.values);
  if (
    shape.kind === 'counter' &&
    format === undefined &&
    column.values[0]! % 1 !== 0 &&
    partTexts(column.values)
  )
    throw new TabularError(
      'schema_mismatch',
      `${place(0)}: ${column.values[0]} is a year and a number, but not all rows show of what (numbers lose a nought at the end); write them as 2024-01, 2024Q1 or 2024-W01.`,
    );
  return {
    number: true,
    moments: (row) => {
      const moment = numberMoment(column.values[row]!, shape);
      if (moment) return moment;
      const complaint = shape.kind === 'weekNumber' ? noSuchWeek : 'is not a date.';
      throw new TabularError('schema_mismatch', `${place(row)}: ${column.values[row]} ${complaint}`);
    },
  };
}

/** Years with a number behind or before a point: quarters, weeks or months, as the name of the column or the numbers say. */
function partMoments(column: NumberColumn, format: TimestampFormat | undefined): Moment[] | undefined {
  const texts = partTexts(column.values);
  const known = format === undefined ? column.part : bareParts.find((part) => part === format.kind);
  const part = known ?? (texts && format === undefined ? countedPart(texts) : undefined);
  if (
    texts === undefined ||
    part === undefined ||
    (known === undefined && part === 'month' && column.values[0]! > 12)
  )
    return undefined;
  const moments = alikeWritten(texts.map((text) => parsePartStamp(text, part)));
  return moments.includes(undefined) ? undefined : (moments as Moment[]);
}

const isWeek = (text: string, part: BarePart | undefined) =>
  (part === 'week' ? parseBarePart(text, part) : parseWeek(text, true)) !== undefined;

const noSuchWeek =
  'is a week that its year does not have: weeks are counted as in ISO 8601, where most years have 52. Write the day on which each week begins, such as 2024-12-30.';

/** `2024-11*`, `2024-11 (p)`, `2025e`: a mark of a figure that may change. */
const withoutMark = (text: string) =>
  text.replace(/ ?(?:\*{1,3}|\([a-z]{1,2}\))$|(?<=^(?:19|20)\d\d) ?[efp]$/i, '');

/** `Jan 24`, which alone may be a day, as the month that it is in a column of months. */
const withHyphen = (text: string) => text.replace(/\.? '?(?=\d\d$)/, '-');

const orderOf = ({ order }: WrittenStyle): DateOrder | undefined =>
  order === 'dayFirst' || order === 'monthFirst' || order === 'yearFirst' ? order : undefined;

function complaintOf(order: ReturnType<typeof dateOrder>, text: string | undefined): string {
  if (order === 'ambiguous')
    return 'may have the day or the month first, and no other row shows which; set it (dateOrder, --date-order) or write it as 2024-12-31.';
  if (order === 'contradictory')
    return 'has no place: some rows have the day first, others the month; write them as 2024-12-31.';
  // `23-Jan`, as spreadsheets show a day without its year.
  const [, month = ''] = /^\d{1,2}[-. ](\p{L}{3,9})\.?$/u.exec(text ?? '') ?? [];
  if (monthNamed(month) !== undefined)
    return 'may be a day and a month or a year and a month, and nothing shows which; write it as 2024-01-23 or 2023-01.';
  return 'is not in a known form of dates or times; write it as 2024-12-31 or 2024-12-31T13:45.';
}
