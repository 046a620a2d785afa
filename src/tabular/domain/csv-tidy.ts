/** What a file holds beside its table and nobody wants learnt: an unnamed index, empty columns, a row of totals. */

import { isMissingWord } from './missing-words.ts';
import { numberFormOf, parseInForm } from './number-form.ts';
import { parseNumber } from './scalars.ts';
import { type Column, missingCode, type Table } from './table.ts';
import { cellAt, sliceTable } from './table-views.ts';

/** Fewer rows show no pattern. */
const leastRows = 3;

/** @param note takes what was left out, in a sentence */
export function tidyTable(table: Table, note: (text: string) => void): Table {
  return withoutTotals(withoutIndex(withoutEmptyColumns(table, note), note), note);
}

const isUnnamed = (name: string) => /^(?:column_\d+|Unnamed: \d+)$/.test(name);

function withoutEmptyColumns(table: Table, note: (text: string) => void): Table {
  const isEmpty = (column: Column) =>
    isUnnamed(column.name) && column.kind === 'number' && column.values.every(Number.isNaN);
  const columns = table.columns.filter((column) => !isEmpty(column));
  const left = table.columns.length - columns.length;
  if (left === 0 || table.rows === 0 || columns.length === 0) return table;
  note(`${left} empty ${left === 1 ? 'column' : 'columns'} without a name left out.`);
  return { ...table, columns };
}

/** The first column, when it has no name and counts the rows from 0 or 1. */
function withoutIndex(table: Table, note: (text: string) => void): Table {
  const [first, ...rest] = table.columns;
  if (first?.kind !== 'number' || !isUnnamed(first.name) || rest.length === 0) return table;
  const start = first.values[0];
  if (table.rows < leastRows || (start !== 0 && start !== 1)) return table;
  if (!first.values.every((value, row) => value === start + row)) return table;
  note('The first column has no name and counts the rows; it was left out.');
  return { ...table, columns: rest };
}

const totalWords =
  /^(?:grand[ -]?|sub)?(?:total|totals|totale|totaal|sum|summe|suma|somme|gesamt|gesamtsumme|insgesamt|total g[eé]n[eé]ral|итого|合计|総計)[:.]?$/i;

/** The last row, when a cell of it says so and a number of it is the sum of those above. */
function withoutTotals(table: Table, note: (text: string) => void): Table {
  const last = table.rows - 1;
  if (last < leastRows) return table;
  const named = table.columns.some(
    (column) => column.kind === 'string' && totalWords.test(String(cellAt(column, last))),
  );
  if (!named || !table.columns.some((column) => isSum(column, last))) return table;
  note('The last row holds totals; it was left out.');
  return { ...sliceTable(table, 0, last), ...(table.notes && { notes: table.notes }) };
}

function isSum(column: Column, last: number): boolean {
  const values = numbersOf(column);
  if (values === undefined || Number.isNaN(values[last]!)) return false;
  let sum = 0;
  let size = 0;
  for (let row = 0; row < last; row++) {
    const value = values[row]!;
    if (Number.isNaN(value)) continue;
    sum += value;
    size += Math.abs(value);
  }
  // Each figure may have been rounded on its own.
  return size > 0 && Math.abs(sum - values[last]!) <= 1e-3 * size;
}

function numbersOf(column: Column): ArrayLike<number> | undefined {
  if (column.kind === 'number') return column.values;
  if (column.kind === 'boolean') return undefined;
  const meant = column.dictionary.filter((text) => !isMissingWord(text));
  const found = numberFormOf(meant);
  if (found === undefined) return undefined;
  const ofEntry = column.dictionary.map(
    (text) => parseInForm(text, found.form) ?? parseNumber(text) ?? Number.NaN,
  );
  return Float64Array.from(column.codes, (code) => (code === missingCode ? Number.NaN : ofEntry[code]!));
}
