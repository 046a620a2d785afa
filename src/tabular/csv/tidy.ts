/** What a file holds beside its table and nobody wants learnt: an unnamed index, empty columns, headers that come again,
 * rows of totals and averages, notes below the table. */

import { isNumberLike } from '../domain/number-form.ts';
import type { Column, StringColumn, Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { withoutRows } from './drop-rows.ts';
import { withoutTotals } from './totals.ts';

/** Fewer rows show no pattern. */
const leastRows = 3;

/** @param note takes what was left out, in a sentence */
export function tidyTable(table: Table, note: (text: string) => void): Table {
  return [
    withoutFormulas,
    withoutEmptyColumns,
    withoutPages,
    withoutHeaders,
    withoutNotes,
    withoutSources,
    withoutTotals,
    withoutGroupHeadings,
    withoutIndex,
    toldOnItsSide,
  ].reduce((tidier, step) => step(tidier, note), table);
}

type Note = (text: string) => void;

const isUnnamed = (name: string) => /^(?:column_\d+|Unnamed: \d+(?:\.\d+)*|_c\d+|\.\.\.\d+|X)$/.test(name);

/** `="00123"`, which people write so that a spreadsheet keeps the zeros. */
const formula = /^="([^"]*)"$/;

function withoutFormulas(table: Table, note: Note): Table {
  const bare = (text: string) => formula.exec(text)?.[1] ?? text;
  const changed: string[] = [];
  const columns = table.columns.map((column): Column => {
    const name = bare(column.name);
    if (column.kind !== 'string' || !column.dictionary.slice(0, 50).some((text) => formula.test(text)))
      return name === column.name ? column : { ...column, name };
    changed.push(name);
    const codeOf = new Map<string, number>();
    const of = column.dictionary.map((text) => {
      const code = codeOf.get(bare(text)) ?? codeOf.size;
      codeOf.set(bare(text), code);
      return code;
    });
    const codes = column.codes.map((code) => (code < 0 ? code : of[code]!));
    return { ...column, name, codes, dictionary: [...codeOf.keys()] };
  });
  if (changed.length === 0 && columns.every((column, j) => column === table.columns[j])) return table;
  note(`Texts written as formulas (="…") are read as texts: ${changed.slice(0, 5).join(', ')}.`);
  return { ...table, columns };
}

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
  const rest = withoutFirstIndex(table);
  if (rest === table) return table;
  const more = withoutFirstIndex(rest);
  const count =
    rest === more
      ? 'The first column has no name and counts the rows; it was'
      : 'The first two columns have no names and count the rows; they were';
  note(`${count} left out.`);
  return more;
}

function withoutFirstIndex(table: Table): Table {
  const [first, ...rest] = table.columns;
  if (first?.kind !== 'number' || !(isUnnamed(first.name) || first.name === 'row_name') || rest.length === 0)
    return table;
  const start = first.values[0];
  if (table.rows < leastRows || (start !== 0 && start !== 1)) return table;
  if (!first.values.every((value, row) => value === start + row)) return table;
  return { ...table, columns: rest };
}

/** Rows of which the first cell alone is filled. */
function lonelyRows({ rows, columns }: Table): number[] {
  const [first, ...others] = columns;
  if (first?.kind !== 'string' || others.length === 0) return [];
  const found: number[] = [];
  for (let row = 0; row < rows; row++)
    if (first.codes[row]! >= 0 && others.every((column) => cellAt(column, row) === null)) found.push(row);
  return found;
}

const pageWord = /^(?:page|seite|página|pagina|sida|side|strona|stránka|sivu|страница) ?:? ?\d+(?:\b|$)/iu;

/** `Page 1 of 2` among the rows, and the title above a header that comes again. */
function withoutPages(table: Table, note: Note): Table {
  const lonely = lonelyRows(table);
  const first = table.columns[0] as StringColumn | undefined;
  const textOf = (row: number) => String(cellAt(first!, row) ?? '');
  const pages = lonely.filter((row) => pageWord.test(textOf(row)) && row < table.rows - 1);
  if (pages.length === 0) return table;
  const isHeader = (row: number) =>
    row < table.rows && table.columns.every((column) => cellAt(column, row) === column.name);
  const titles = lonely.filter((row) => !pages.includes(row) && isHeader(row + 1));
  note(`${pages.length + titles.length} lines of pages (${JSON.stringify(textOf(pages[0]!))}) left out.`);
  return withoutRows(
    table,
    [...pages, ...titles].sort((a, b) => a - b),
  );
}

/** Rows that name the group of those below them (`FRUIT,,`), each once, with rows of values between. */
function withoutGroupHeadings(table: Table, note: Note): Table {
  const lonely = lonelyRows(table);
  if (lonely.length < 2 || lonely[0] !== 0 || lonely.length > table.rows / 3) return table;
  if (lonely.some((row, i) => row === table.rows - 1 || lonely[i + 1] === row + 1)) return table;
  const first = table.columns[0] as StringColumn;
  const texts = lonely.map((row) => String(cellAt(first, row)));
  const counts = new Int32Array(first.dictionary.length);
  for (const code of first.codes) if (code >= 0) counts[code]!++;
  if (texts.some((text) => isNumberLike(text)) || lonely.some((row) => counts[first.codes[row]!]! > 1))
    return table;
  const shown = texts.slice(0, 3).map((text) => JSON.stringify(text.slice(0, 40)));
  note(
    `${lonely.length} rows that name the group of those below were left out: ${shown.join(', ')}${texts.length > 3 ? ', …' : ''}.`,
  );
  return withoutRows(table, lonely);
}

/** Says so where each row holds values of one kind, and no column does: variables run down, cases across. */
function toldOnItsSide(table: Table, note: Note): Table {
  const [first, ...others] = table.columns;
  if (first?.kind !== 'string' || others.length < 3 || table.rows < 2 || table.rows > 200) return table;
  if (!others.every(({ kind }) => kind === 'string') || new Set(first.codes).size < table.rows) return table;
  const looked = others.slice(0, 50);
  let [numbers, words] = [0, 0];
  for (let row = 0; row < table.rows; row++) {
    const cells = looked.map((column) => cellAt(column, row)).filter((cell) => cell !== null);
    const like = cells.filter((cell) => isNumberLike(String(cell))).length;
    if (like > 0 && like < cells.length) return table;
    if (like > 0) numbers++;
    else words++;
  }
  if (numbers === 0 || words === 0) return table;
  note(
    'The table seems to lie on its side: each row holds values of one kind, no column does. Transpose it: one row for each case.',
  );
  return table;
}
