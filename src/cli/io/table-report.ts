/** What was read from a file, on standard error: people see at once when a column was taken for something else. */

import {
  type ColumnReading,
  columnFacts,
  describeColumns,
  type OtherScale,
  type Table,
  type UnreadCells,
} from '../../tabular/index.ts';

/** Columns that are listed; more make nobody wiser. */
const maxListed = 40;

/** Writes rows, columns, notes, and a line for each column: its kind, form, and share of missing values. */
export function reportTable(name: string, table: Table, quiet: boolean | undefined): void {
  if (quiet) return;
  const { columns, notes = [] } = table;
  const lines = [
    `${name === '-' ? 'standard input' : name}: ${table.rows} rows, ${columns.length} columns`,
    ...notes.map((note) => `  note: ${note}`),
    ...describeColumns({ ...table, columns: columns.slice(0, maxListed) }).map(
      (column) => `  ${describe(column)}`,
    ),
    ...(columns.length > maxListed ? [`  and ${columns.length - maxListed} more columns`] : []),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Writes what was decided of the target. */
export function reportNotes(target: string, notes: readonly string[], quiet: boolean | undefined): void {
  if (quiet || notes.length === 0) return;
  process.stderr.write(notes.map((note) => `  target ${target}: ${note}\n`).join(''));
}

/** Writes what was decided of the model. */
export function reportModelNotes(notes: readonly string[], quiet: boolean | undefined): void {
  if (!quiet) process.stderr.write(notes.map((note) => `  note: ${note}\n`).join(''));
}

/** Writes which cells of the rows say nothing that the model has learnt.
 * @param quiet of the command */
export function reportUnread(unread: readonly UnreadCells[], quiet: boolean | undefined): void {
  if (quiet) return;
  process.stderr.write(unread.map((its) => `  ${describeUnread(its)}\n`).join(''));
}

/** Writes which columns of the rows have numbers of another size, or dates of another time, than the model has learnt. */
export function reportOtherScale(found: readonly OtherScale[], quiet: boolean | undefined): void {
  if (quiet) return;
  for (const { column, kind, rows, learnt } of found) {
    const shown = (value: number) =>
      kind === 'date' ? new Date(value * 86_400_000).toISOString().slice(0, 10) : String(value);
    const span = ([least, most]: readonly [number, number]) =>
      least === most ? shown(least) : `${shown(least)} to ${shown(most)}`;
    const told =
      kind === 'date'
        ? `its dates (${span(rows)}) lie far from those that the model has learnt (${span(learnt)}); if they were misread, write them as 2024-12-31.`
        : `its numbers (${span(rows)}) are of another size than those that the model has learnt (${span(learnt)}); if they are in another unit, convert them.`;
    process.stderr.write(`  ${column}: ${told}\n`);
  }
}

/** Those of further blocks of the same rows, put together. */
export function addUnread(
  before: readonly UnreadCells[],
  further: readonly UnreadCells[],
): readonly UnreadCells[] {
  const byColumn = new Map(before.map((its) => [its.column, its]));
  for (const its of further) {
    const known = byColumn.get(its.column);
    byColumn.set(its.column, known === undefined ? its : { ...known, cells: known.cells + its.cells });
  }
  return [...byColumn.values()];
}

function describeUnread({ column, kind, cells, example }: UnreadCells): string {
  const these = cells === 1 ? '1 cell' : `${cells} cells`;
  const shown = JSON.stringify(example);
  if (kind === 'category')
    return `${column}: ${these} of values that the model has not learnt (${shown}); they tell it nothing.`;
  return `${column}: ${these} not read as ${kind}s, as the model has learnt the column (${shown}); they count as missing.`;
}

/** `price: number, decimal comma, in €, 3 % missing` */
export function describe(column: ColumnReading): string {
  const { name, missing } = column;
  const facts = columnFacts(column);
  const share = missing > 0 ? [`${missing < 0.01 ? 'under 1' : Math.round(100 * missing)} % missing`] : [];
  const kind = column.categories === undefined ? column.kind : `category, ${column.categories} values`;
  const { note } = column;
  return `${name}: ${[kind, ...facts, ...share].join(', ')}${note === undefined ? '' : `. ${note}`}`;
}
