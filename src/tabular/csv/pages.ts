/** What stands between the pages of a printed report, in rows that are as wide as the table. */

import type { Column, Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { withoutRows } from './drop-rows.ts';

type Note = (text: string) => void;

/** Rows of which the first cell alone is filled. */
export function lonelyRows({ rows, columns }: Table): number[] {
  const [first, ...others] = columns;
  if (first?.kind !== 'string' || others.length === 0) return [];
  const found: number[] = [];
  for (let row = 0; row < rows; row++)
    if (first.codes[row]! >= 0 && others.every((column) => cellAt(column, row) === null)) found.push(row);
  return found;
}

/** `Page 1 of 2`, `<EOF>`, `-- More --`, `(continued)`. */
const pageMark =
  /^(?:[([<-]* ?(?:page|seite|página|pagina|sida|side|strona|stránka|sivu|страница) ?:? ?\d+(?:\b.*)?|<eof>|%%eof|-- ?more ?--.*|[([](?:continued|cont\.?|cont'd|fortsetzung|suite|continuación)[)\]])$/iu;
const drawn = /^[-_=*+]{3,}$/;

/** Rows with a mark in one cell and nothing in the others: the cell of a number holds the mark as often as the first. */
function markedRows({ rows, columns }: Table): number[] {
  const marks = columns.map((column) => codesOf(column, pageMark));
  if (columns.length < 2 || marks.every(({ size }) => size === 0)) return [];
  const found: number[] = [];
  for (let row = 0; row < rows; row++) {
    const filled = columns.flatMap((column, j) => (cellAt(column, row) === null ? [] : [j]));
    const [only] = filled;
    const column = only === undefined ? undefined : columns[only];
    if (filled.length === 1 && column?.kind === 'string' && marks[only!]!.has(column.codes[row]!))
      found.push(row);
  }
  return found;
}

/** Rows of lines that are drawn below the names of the columns, in all of their cells. */
function drawnRows({ rows, columns }: Table): number[] {
  const lines = columns.map((column) => codesOf(column, drawn));
  if (columns.length < 2 || lines.some(({ size }) => size === 0)) return [];
  const found: number[] = [];
  for (let row = 0; row < rows; row++)
    if (columns.every((column, j) => column.kind === 'string' && lines[j]!.has(column.codes[row]!)))
      found.push(row);
  return found;
}

const codesOf = (column: Column, pattern: RegExp): ReadonlySet<number> =>
  new Set(
    column.kind === 'string'
      ? column.dictionary.flatMap((text, code) => (pattern.test(text) ? [code] : []))
      : [],
  );

/** Marks between pages among the rows, drawn lines, and the title above a header that comes again. */
export function withoutPages(table: Table, note: Note): Table {
  const isHeader = (row: number) =>
    row < table.rows &&
    table.columns.every((column) => String(cellAt(column, row)).toLowerCase() === column.name.toLowerCase());
  const pages = markedRows(table).filter((row) => row < table.rows - 1);
  const lines = drawnRows(table).filter((row) => row < table.rows - 1);
  const titles =
    pages.length === 0 ? [] : lonelyRows(table).filter((row) => !pages.includes(row) && isHeader(row + 1));
  const left = [...new Set([...pages, ...lines, ...titles])].sort((a, b) => a - b);
  const [first] = pages.length > 0 ? pages : lines;
  if (first === undefined) return table;
  const shown = table.columns.map((column) => cellAt(column, first)).find((cell) => cell !== null);
  note(`${left.length} lines of pages (${JSON.stringify(String(shown))}) left out.`);
  return withoutRows(table, left);
}
