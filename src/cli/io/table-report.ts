/** What was read from a file, on standard error: people see at once when a column was taken for something else. */

import {
  type ColumnReading,
  columnFacts,
  describeColumns,
  rowNotes,
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

/** Writes what the rows say that the model cannot use.
 * @param quiet of the command */
export function reportRows(told: Parameters<typeof rowNotes>[0], quiet: boolean | undefined): void {
  if (!quiet)
    process.stderr.write(
      rowNotes(told)
        .map((note) => `  ${note}\n`)
        .join(''),
    );
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

/** `price: number, decimal comma, in €, 3 % missing` */
export function describe(column: ColumnReading): string {
  const { name, missing } = column;
  const facts = columnFacts(column);
  const share = missing > 0 ? [`${missing < 0.01 ? 'under 1' : Math.round(100 * missing)} % missing`] : [];
  const kind = column.categories === undefined ? column.kind : `category, ${column.categories} values`;
  const { note } = column;
  return `${name}: ${[kind, ...facts, ...share].join(', ')}${note === undefined ? '' : `. ${note}`}`;
}
