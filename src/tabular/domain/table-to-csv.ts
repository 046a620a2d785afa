/** Tables as CSV text. */

import { runSliced } from '../../shared/run-sliced.ts';
import { defaultMissing } from './missing-words.ts';
import type { Table } from './table.ts';
import { type Cell, cellAt } from './table-views.ts';

/** Write a table as CSV: a header, LF line ends, missing cells empty (`NA` in a table of one column), quotes where they are needed.
 * Read back, the numbers are the same to the last bit.
 * @example
 * await writeFile('out.csv', await tableToCsv(table)); */
export async function tableToCsv(
  table: Table,
  options: { readonly delimiter?: string; readonly signal?: AbortSignal } = {},
): Promise<string> {
  return runSliced(write(table, options.delimiter ?? ','), options.signal);
}

function* write(table: Table, delimiter: string): Generator<void, string> {
  const quote = quoter(delimiter);
  const lines = [table.columns.map((column) => quote(column.name)).join(delimiter)];
  for (let row = 0; row < table.rows; row++) {
    const cells = table.columns.map((column) => quote(cellAt(column, row)));
    // A line with nothing on it would be skipped by readers.
    lines.push(cells.length === 1 && cells[0] === '' ? defaultMissing[0]! : cells.join(delimiter));
    if (row % 32 === 31) yield;
  }
  lines.push('');
  return lines.join('\n');
}

/** @returns a function that writes a cell */
function quoter(delimiter: string): (cell: Cell) => string {
  const missing = new Set(defaultMissing);
  return (cell) => {
    if (cell === null) return '';
    if (typeof cell !== 'string') return String(cell);
    const needed = cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) || missing.has(cell);
    return needed ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
}
