/** What a file holds beside its table and nobody wants learnt: an unnamed index, empty columns, headers that come again,
 * rows of totals and averages, notes below the table. */

import { isMissingWord } from '../domain/missing-words.ts';
import { numberFormOf, parseInForm } from '../domain/number-form.ts';
import { parseNumber } from '../domain/scalars.ts';
import { type Column, missingCode, type Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { withoutRows } from './drop-rows.ts';

/** Fewer rows show no pattern. */
const leastRows = 3;
/** Columns of more texts are looked at in their last rows alone. */
const mostTexts = 20_000;

/** @param note takes what was left out, in a sentence */
export function tidyTable(table: Table, note: (text: string) => void): Table {
  return [
    withoutEmptyColumns,
    withoutHeaders,
    withoutNotes,
    withoutSources,
    withoutTotals,
    withoutIndex,
  ].reduce((tidier, step) => step(tidier, note), table);
}

type Note = (text: string) => void;

const isUnnamed = (name: string) => /^(?:column_\d+|Unnamed: \d+|_c\d+|\.\.\.\d+|X)$/.test(name);

function withoutEmptyColumns(table: Table, note: Note): Table {
  const isEmpty = (column: Column) =>
    isUnnamed(column.name) && column.kind === 'number' && column.values.every(Number.isNaN);
  const columns = table.columns.filter((column) => !isEmpty(column));
  const left = table.columns.length - columns.length;
  if (left === 0 || table.rows === 0 || columns.length === 0) return table;
  note(`${left} empty ${left === 1 ? 'column' : 'columns'} without a name left out.`);
  return { ...table, columns };
}

/** Rows that repeat the names of the columns, as in files that were joined end to end. */
function withoutHeaders(table: Table, note: Note): Table {
  const { columns } = table;
  if (columns.length < 2 || !columns.every(({ kind }) => kind === 'string')) return table;
  const codes = columns.map((column) =>
    column.kind === 'string' ? column.dictionary.indexOf(column.name) : -1,
  );
  if (codes.some((code) => code < 0)) return table;
  const again: number[] = [];
  for (let row = 0; row < table.rows; row++)
    if (columns.every((column, j) => column.kind === 'string' && column.codes[row] === codes[j]))
      again.push(row);
  if (again.length === 0 || again.length > table.rows / 2) return table;
  note(`${again.length} ${again.length === 1 ? 'row repeats' : 'rows repeat'} the header; left out.`);
  return withoutRows(table, again);
}

/** Rows at the end with a sentence in their first cell and nothing else, below rows that are filled. */
function withoutNotes(table: Table, note: Note): Table {
  const [first, ...others] = table.columns;
  if (first?.kind !== 'string' || others.length === 0) return table;
  const below: number[] = [];
  for (let row = table.rows - 1; row >= leastRows - 1; row--) {
    if (others.some((column) => cellAt(column, row) !== null)) break;
    const text = cellAt(first, row);
    if (text !== null && !(/\p{L}/u.test(String(text)) && /[\s:*]/.test(String(text)))) return table;
    below.unshift(row);
  }
  const sentence = below.map((row) => cellAt(first, row)).find((cell) => cell !== null);
  if (sentence === undefined || !others.some((column) => cellAt(column, below[0]! - 1) !== null))
    return table;
  const filled = below.filter((row) => cellAt(first, row) !== null).length;
  note(
    `${filled} ${filled === 1 ? 'line' : 'lines'} below the table left out: ${JSON.stringify(String(sentence).slice(0, 60))}${filled > 1 ? ', …' : ''}.`,
  );
  return withoutRows(table, below);
}

/** `Source: …`, `Note 1: …`, `© …`, `* …`, `1) …`. */
const sourceWord =
  /^(?:(?:sources?|quellen?|fuentes?|fontes?|fonti?|bron|notes?|notas?|anmerkung(?:en)?|hinweise?|remarks?|legende?|stand)\b[^:]{0,12}:|©|\*+ ?\p{L}|\(?[1-9]\) ?\p{L})/iu;

/** Rows at the end that say so in their first cell (`Source: census, 2020`), whose commas cut them into cells. */
function withoutSources(table: Table, note: Note): Table {
  const [first] = table.columns;
  if (first?.kind !== 'string') return table;
  const below: number[] = [];
  for (let row = table.rows - 1; row >= leastRows; row--) {
    const text = String(cellAt(first, row) ?? '');
    if (!sourceWord.test(text)) break;
    below.unshift(row);
  }
  if (below.length === 0) return table;
  const shown = JSON.stringify(String(cellAt(first, below[0]!)).slice(0, 60));
  note(`${below.length} ${below.length === 1 ? 'line' : 'lines'} below the table left out: ${shown}.`);
  return withoutRows(table, below);
}

/** The first column, when it has no name and counts the rows from 0 or 1. */
function withoutIndex(table: Table, note: Note): Table {
  const [first, ...rest] = table.columns;
  if (first?.kind !== 'number' || !(isUnnamed(first.name) || first.name === 'row_name') || rest.length === 0)
    return table;
  const start = first.values[0];
  if (table.rows < leastRows || (start !== 0 && start !== 1)) return table;
  if (!first.values.every((value, row) => value === start + row)) return table;
  note('The first column has no name and counts the rows; it was left out.');
  return { ...table, columns: rest };
}

const sumWords =
  '(?:grand[ -]?|sub[ -]?)?(?:total|totals|totale|totaux|totaal|totalt|sum|sums|summe|suma|somme|gesamt|gesamtsumme|gesamtergebnis|endsumme|insgesamt|zwischensumme|sous[ -]total|toplam|razem|celkem|итого|всего|合计|合計|総計|小計|小计|총계|합계)';
const meanWords =
  '(?:average|avg|mean|durchschnitt|mittelwert|moyenne|promedio|media|média|gemiddelde|среднее|平均)';
/** `Total`, `Subtotal North`, `North total`, `Total:`. */
const totalLabel = new RegExp(
  `^(?:${sumWords}(?:[:. ].{0,40})?|.{1,40} ${sumWords}[:.]?|total g[eé]n[eé]ral|totale complessivo|eindtotaal|totalt|suma końcowa|общий итог)$`,
  'iu',
);
const meanLabel = new RegExp(`^(?:overall )?${meanWords}[:.]?$`, 'iu');

/** Rows that a cell calls totals (or averages), when a number of them is the sum (or mean) of those above, of all or of
 * those since the totals before. */
function withoutTotals(table: Table, note: Note): Table {
  const last = table.rows - 1;
  if (last < leastRows) return table;
  const labelled = labelledRows(table);
  if (labelled.length === 0 && isBareSum(table)) {
    note('The last row holds totals and no name; it was left out.');
    return withoutRows(table, [last]);
  }
  if (labelled.length === 0 || labelled.length > table.rows / 2) return table;
  const numbers = table.columns
    .map((column) => numbersOf(column, labelled))
    .filter((values) => values !== undefined);
  const isTotal = (set: readonly number[], row: number) => numbers.some((values) => sums(values, set, row));
  const means = labelled.filter((row) => row > last - labelled.length && meanLabel.test(labelAt(table, row)));
  const totals = labelled.filter((row) => !means.includes(row));
  const all = totals.every((row) => isTotal(labelled, row))
    ? totals
    : totals.filter((row) => row === last && isTotal([row], row));
  const found = [
    ...all,
    ...means.filter((row) => numbers.some((values) => averages(values, labelled, row))),
  ].sort((a, b) => a - b);
  if (found.length === 0) return table;
  note(
    found.length === 1 && found[0] === last
      ? 'The last row holds totals; it was left out.'
      : `${found.length} rows hold totals or averages; they were left out.`,
  );
  return withoutRows(table, found);
}

/** Whether the last row alone lacks its first cell, and two numbers of it are sums of all those above. */
function isBareSum(table: Table): boolean {
  const last = table.rows - 1;
  const [first, ...rest] = table.columns;
  if (first === undefined || cellAt(first, last) !== null) return false;
  for (let row = 0; row < last; row++) if (cellAt(first, row) === null) return false;
  const numbers = rest.map((column) => numbersOf(column, [last])).filter((values) => values !== undefined);
  return (
    numbers.filter((values) => sums(values, [last], last)).length >= Math.min(2, numbers.length - 1 || 1)
  );
}

function labelAt({ columns }: Table, row: number): string {
  for (const column of columns) {
    if (column.kind !== 'string') continue;
    const text = String(cellAt(column, row) ?? '');
    if (totalLabel.test(text) || meanLabel.test(text)) return text;
  }
  return '';
}

/** Rows in which some cell is the word for a total or an average, ascending. */
function labelledRows(table: Table): number[] {
  const found = new Set<number>();
  for (const column of table.columns) {
    if (column.kind !== 'string') continue;
    const { codes, dictionary } = column;
    const isLabel = (code: number) =>
      code >= 0 && (totalLabel.test(dictionary[code]!) || meanLabel.test(dictionary[code]!));
    if (dictionary.length > mostTexts) {
      for (let row = Math.max(0, table.rows - leastRows); row < table.rows; row++)
        if (isLabel(codes[row]!)) found.add(row);
      continue;
    }
    const labels = new Set(Array.from(dictionary.keys()).filter(isLabel));
    if (labels.size === 0) continue;
    for (let row = 0; row < codes.length; row++) if (labels.has(codes[row]!)) found.add(row);
  }
  return [...found].sort((a, b) => a - b);
}

/** Whether the value of `row` is the sum of those above it: of all that are no totals, or of those since the last one. */
function sums(values: ArrayLike<number>, totals: readonly number[], row: number): boolean {
  if (Number.isNaN(values[row]!)) return false;
  const isTotal = new Set(totals);
  const [all, since] = [
    { sum: 0, size: 0 },
    { sum: 0, size: 0 },
  ];
  for (let at = 0; at < row; at++) {
    if (isTotal.has(at)) since.sum = since.size = 0;
    const value = values[at]!;
    if (isTotal.has(at) || Number.isNaN(value)) continue;
    for (const part of [all, since]) {
      part.sum += value;
      part.size += Math.abs(value);
    }
  }
  // Each figure may have been rounded on its own.
  return [all, since].some(({ sum, size }) => size > 0 && Math.abs(sum - values[row]!) <= 1e-3 * size);
}

function averages(values: ArrayLike<number>, others: readonly number[], row: number): boolean {
  const isOther = new Set(others);
  let [sum, size, count] = [0, 0, 0];
  for (let at = 0; at < row; at++) {
    const value = values[at]!;
    if (isOther.has(at) || Number.isNaN(value)) continue;
    sum += value;
    size += Math.abs(value);
    count++;
  }
  return count > 1 && Math.abs(sum / count - values[row]!) <= 5e-3 * (size / count);
}

function numbersOf(column: Column, labelled: readonly number[]): ArrayLike<number> | undefined {
  if (column.kind === 'number') return column.values;
  if (column.kind === 'boolean' || column.dictionary.length > mostTexts) return undefined;
  const skipped = new Set(labelled.map((row) => column.codes[row]!));
  const meant = column.dictionary.filter(
    (text, code) =>
      !isMissingWord(text) && !(skipped.has(code) && parseNumber(text) === undefined && !/\d/.test(text)),
  );
  const found = numberFormOf(meant);
  if (found === undefined) return undefined;
  const ofEntry = column.dictionary.map(
    (text) => parseInForm(text, found.form) ?? parseNumber(text) ?? Number.NaN,
  );
  return Float64Array.from(column.codes, (code) => (code === missingCode ? Number.NaN : ofEntry[code]!));
}
