/** What a table shows of its shape that a person should look at, and that is left as it is. */

import type { Column, Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';

type Note = (text: string) => void;

/** Marks that say "as above". */
const dittoMarks = ['"', '″', '〃', "''", '„', '“', '”', '-"-', '-“-', '--"--'];

/** Says so where cells stand for the one above them. */
export function toldDittos(table: Table, note: Note): Table {
  for (const { name, ...column } of table.columns) {
    if (column.kind !== 'string') continue;
    const mark = dittoMarks.find((text) => column.dictionary.includes(text));
    if (mark === undefined || column.dictionary.length < 2) continue;
    const rows = column.codes.filter((code) => column.dictionary[code] === mark).length;
    note(
      `${rows} ${rows === 1 ? 'cell' : 'cells'} of ${JSON.stringify(name)} ${rows === 1 ? 'is' : 'are'} ${mark}: if it stands for the cell above it, write that in its place.`,
    );
  }
  return table;
}

/** Says so where the columns on one side of an empty one end above the others: they may be another table. */
export function toldSideBySide(table: Table, isEmpty: (column: Column) => boolean, note: Note): Table {
  const gap = table.columns.findIndex(isEmpty);
  const left = lastRow(table.columns.slice(0, gap), table.rows);
  const right = lastRow(table.columns.slice(gap + 1), table.rows);
  if (gap < 1 || left < 0 || right < 0 || left === right) return table;
  const [side, end] = left > right ? ['right', right] : ['left', left];
  note(
    `The columns to the ${side} of an empty one end in row ${end + 1} of ${table.rows}: if they are another table, save it as a file of its own.`,
  );
  return table;
}

/** @returns the place of the last row with a value, -1 where there is none */
function lastRow(columns: readonly Column[], rows: number): number {
  for (let row = rows - 1; row >= 0; row--)
    if (columns.some((column) => cellAt(column, row) !== null)) return row;
  return -1;
}
