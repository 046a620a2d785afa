/** A table of series as people have it: targets in their way of writing numbers, several items in one file. */

import { nearest } from '../../../shared/nearest.ts';
import { dateFormOf, isUnknownOrder, parseDate } from '../../domain/date-form.ts';
import { TabularError } from '../../domain/errors.ts';
import { isMissingWord } from '../../domain/missing-words.ts';
import {
  type DecimalMark,
  mayHavePointsBetweenThousands,
  numberFormOf,
  parseInForm,
} from '../../domain/number-form.ts';
import { rowName } from '../../domain/row-name.ts';
import { columnLength, parseNumber } from '../../domain/scalars.ts';
import { type Column, missingBoolean, missingCode, type Table } from '../../domain/table.ts';
import { parseTime } from '../../domain/time-form.ts';
import { isNamedMonth } from '../../domain/written-date.ts';

/** The target as numbers where its texts are such in one form; otherwise the column as it is.
 * @param column under any name
 * @param mark   the decimal mark of the table's clear columns */
export function numericTarget(column: Column, mark: DecimalMark = '.'): Column {
  if (column.kind !== 'string') return column;
  const meant = column.dictionary.filter((text) => !isMissingWord(text));
  const its = column.decimal ?? mark;
  const grouped = its === ',' && mayHavePointsBetweenThousands(meant);
  const plain = !grouped && meant.every((text) => parseNumber(text) !== undefined);
  const form = plain ? undefined : numberFormOf(meant, its)?.form;
  if (meant.length === 0 || (!plain && form === undefined)) return column;
  const ofEntry = column.dictionary.map((text) =>
    isMissingWord(text) ? Number.NaN : ((form ? parseInForm(text, form) : parseNumber(text)) ?? Number.NaN),
  );
  const values = Float64Array.from(column.codes, (code) =>
    code === missingCode ? Number.NaN : ofEntry[code]!,
  );
  return { kind: 'number', name: column.name, values };
}

/** `; did you mean "Datum"?`, or nothing. */
export function offerOf(name: string, { columns }: Table): string {
  const near = nearest(
    name,
    columns.map((column) => column.name),
  );
  return near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
}

/** Names of columns that a wide table has at least, to be taken for one. */
const leastDates = 3;

/** @throws TabularError `schema_mismatch` or `missing_target_column` that names what the table has instead: a column that
 *         looks like the one meant, or dates as names of columns */
export function refuseAbsent(table: Table, timestamp: string, target: string): void {
  const has = (name: string) => table.columns.some((column) => column.name === name);
  const dates = table.columns.filter(({ name }) => isDateName(name)).map(({ name }) => JSON.stringify(name));
  const wide =
    dates.length >= leastDates
      ? ` The table is wide: its columns ${dates.slice(0, 3).join(', ')}, … are dates. Make it long, one row for each series and date, with a column of dates and one of values.`
      : '';
  const names = table.columns.slice(0, 8).map(({ name }) => JSON.stringify(name));
  const listed = `; the columns are ${names.join(', ')}${table.columns.length > names.length ? ', …' : ''}`;
  if (!has(timestamp)) {
    const like = table.columns.find((column) => column.name !== target && holdsDates(column));
    const offer = like
      ? `; ${JSON.stringify(like.name)} holds dates (timestamp, --timestamp)`
      : offerOf(timestamp, table) || listed;
    const text = `There is no column ${JSON.stringify(timestamp)}${wide ? '.' : offer}${/[?.]$/.test(offer) || wide ? '' : '.'}${wide}`;
    throw new TabularError('schema_mismatch', text);
  }
  const stamps = table.columns.find(({ name }) => name === timestamp)!;
  if (wide && stamps.kind === 'string' && !holdsDates(stamps))
    throw new TabularError(
      'schema_mismatch',
      `Column ${JSON.stringify(timestamp)} holds no dates or times.${wide}`,
    );
  if (has(target)) return;
  const offer = offerOf(target, table) || `${listed}.`;
  throw new TabularError(
    'missing_target_column',
    `There is no column ${JSON.stringify(target)}${wide ? '.' : offer}${wide}`,
  );
}

/** `2024-01`, `Jan 2024`, `2024Q1`, `31.01.2024`, also `2024` beside others; not plain numbers such as `1`. */
function isDateName(name: string): boolean {
  if (/^(?:19|20)\d\d$/.test(name) || isNamedMonth(name)) return true;
  const form = dateFormOf([name]);
  return form !== undefined && (isUnknownOrder(form) || parseDate(name, form) !== undefined);
}

function holdsDates(column: Column): boolean {
  if (column.kind !== 'string' || column.dictionary.length < 2) return false;
  const texts = column.dictionary.slice(0, 50);
  const form = dateFormOf(texts);
  if (form === undefined || isUnknownOrder(form)) return form !== undefined;
  return texts.filter((text) => parseDate(text, form) !== undefined).length >= 0.9 * texts.length;
}

/** Refuses rows of one series that share a timestamp, where other columns show that they are of several.
 * @param item  the column that tells series apart, when there is one
 * @throws TabularError `schema_mismatch` naming the columns that would tell the rows apart. Where none does, the rows are
 *         measurements of one thing, and the forecast takes their mean */
export function refuseMixedSeries(
  table: Table,
  timestamp: Column,
  item: Column | undefined,
  target: string,
): void {
  const rows = table.rows;
  if (item !== undefined) refuseNamedOnce(table, item);
  else refusePartAlone(table, timestamp);
  const base = codesOf([timestamp, ...(item ? [item] : [])], rows);
  const first = repeatedRow(base);
  if (first < 0) return;
  const others = table.columns.filter(
    (column) => column !== timestamp && column !== item && column.name !== target && isLabel(column, rows),
  );
  const tells = (columns: readonly Column[]) => repeatedRow(codesOf([...columns, { base }], rows)) < 0;
  const single = others.filter((column) => tells([column]));
  const part = table.columns.find(
    (column) => column !== timestamp && column !== item && isPartOfTime(column) && tells([column]),
  );
  if (part !== undefined)
    throw new TabularError(
      'schema_mismatch',
      `${rowName(table, first)} has the timestamp of a row before it: columns ${JSON.stringify(timestamp.name)} and ${JSON.stringify(part.name)} tell the time together. Make one column of both, such as 2024-01 or 2024-01-31 13:00, and name it as the timestamp.`,
    );
  const pair = single.length > 0 ? [] : pairOf(others, tells);
  if (single.length === 0 && pair.length === 0) return;
  const names = (single.length > 0 ? single.slice(0, 3) : pair).map(({ name }) => JSON.stringify(name));
  const what =
    pair.length > 0
      ? `Columns ${names.join(' and ')} together tell them apart: make one column of both and name it as the item.`
      : `${names.length === 1 ? 'Column' : 'One of the columns'} ${names.join(', ')} tells them apart: name it as the item (item, --item).`;
  throw new TabularError(
    'schema_mismatch',
    `${rowName(table, first)} has the timestamp of a row before it, so the table holds several series. ${what}`,
  );
}

/** @throws TabularError `schema_mismatch` where an item is written in the first of its rows and nowhere below */
function refuseNamedOnce(table: Table, item: Column): void {
  if (item.kind !== 'string' || item.dictionary.length < 2) return;
  const named = item.codes.filter((code) => code !== missingCode);
  const once = new Set(named).size === named.length;
  if (item.codes[0] === missingCode || !once || 2 * named.length >= table.rows) return;
  throw new TabularError(
    'schema_mismatch',
    `Column ${JSON.stringify(item.name)} names each series once, in its first row, and is empty below. Fill the names down.`,
  );
}

/** Names of columns that hold years. */
const yearName = /^(?:year|years|yr|jahr|année|annee|an|anno|año|ano|jaar|år|rok|év|vuosi|год|年)$/iu;

/** @throws TabularError `schema_mismatch` where the timestamps are days, weeks or months alone, out of order, and columns of
 *         longer spans stand beside them */
function refusePartAlone(table: Table, timestamp: Column): void {
  if (!partOfTime.test(timestamp.name)) return;
  const parts = partsOf(timestamp);
  if (parts === undefined || parts.every((part, row) => row === 0 || part > parts[row - 1]!)) return;
  const varies = (column: Column) => codesOf([column], table.rows).includes(1);
  const longer = table.columns.filter(
    (column) =>
      column !== timestamp && (yearName.test(column.name) || partOfTime.test(column.name)) && varies(column),
  );
  if (longer.length === 0) return;
  const names = [...table.columns.filter(({ name }) => yearName.test(name)), ...longer, timestamp].map(
    ({ name }) => JSON.stringify(name),
  );
  const [last, ...others] = [...new Set(names)].reverse();
  throw new TabularError(
    'schema_mismatch',
    `Columns ${others.reverse().join(', ')} and ${last} tell the time together. Make one column of them, such as 2024-01-31, and name it as the timestamp.`,
  );
}

/** Days, weeks or months without a year, in the order of the rows; names of months are all 0. */
function partsOf(column: Column): readonly number[] | undefined {
  const values = Array.from({ length: columnLength(column) }, (_, row) => {
    if (column.kind === 'boolean') return Number.NaN;
    if (column.kind === 'number') return column.values[row]!;
    const text = column.dictionary[column.codes[row]!] ?? '';
    return isNamedMonth(text) ? 0 : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  });
  return values.every((value) => value >= 0 && value <= 366) ? values : undefined;
}

/** Names of columns that hold a part of a date or the time of day. */
const partOfTime =
  /^(?:(?:settlement|trading|delivery) (?:period|interval)|period|interval|time ?slot|slot|hour ending|month|monat|mois|mes|mês|mese|maand|måned|månad|miesiąc|месяц|quarter|quartal|trimestre|week|woche|semaine|semana|settimana|kw|day|tag|jour|día|dia|giorno|dag|hour|stunde|heure|hora|ora|uur|time|zeit|uhrzeit|minute)(?:$|[^\p{L}])/iu;

/** Whether a column holds months, hours or times of day beside a column of years or days. */
const isPartOfTime = (column: Column): boolean =>
  partOfTime.test(column.name) ||
  (column.kind === 'string' && column.dictionary.every((text) => parseTime(text) !== undefined));

/** A column of few different values: names, codes, flags. */
function isLabel(column: Column, rows: number): boolean {
  if (column.kind === 'boolean') return true;
  if (column.kind === 'string') return column.dictionary.length <= Math.max(2, 0.7 * rows);
  const distinct = new Set(column.values);
  return distinct.size <= Math.max(2, rows / 4) && column.values.every((value) => Number.isInteger(value));
}

/** Few columns are tried: the cost grows with the square. */
const mostTried = 8;

function pairOf(
  columns: readonly Column[],
  tells: (columns: readonly Column[]) => boolean,
): readonly Column[] {
  const tried = columns.slice(0, mostTried);
  for (const [i, a] of tried.entries()) for (const b of tried.slice(i + 1)) if (tells([a, b])) return [a, b];
  return [];
}

/** One number for each combination of values, row by row. */
function codesOf(columns: readonly (Column | { base: Int32Array })[], rows: number): Int32Array {
  let codes = new Int32Array(rows);
  for (const column of columns) {
    const cell =
      'base' in column
        ? (row: number) => column.base[row]!
        : column.kind === 'string'
          ? (row: number) => column.codes[row]!
          : (row: number) => column.values[row] ?? missingBoolean;
    const known = new Map<string, number>();
    codes = codes.map((before, row) => {
      const key = `${before} ${cell(row)}`;
      const code = known.get(key) ?? known.size;
      known.set(key, code);
      return code;
    });
  }
  return codes;
}

/** The first row whose code a row before it has; −1 when all differ. */
function repeatedRow(codes: Int32Array): number {
  const seen = new Set<number>();
  return codes.findIndex((code) => seen.size === seen.add(code).size);
}
