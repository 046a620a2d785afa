/** What was read from a file, on standard error: people see at once when a column was taken for something else. */

import { type ColumnReading, describeColumns, type Table } from '../../tabular/index.ts';

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

const dateForms: Readonly<Record<string, string>> = {
  iso: 'ISO 8601',
  compact: 'year, month and day without marks',
  compactMonth: 'year and month without marks',
  epochSeconds: 'seconds since 1970',
  epochMilliseconds: 'milliseconds since 1970',
  excel: 'days as Excel counts them',
  dayFirst: 'day first',
  monthFirst: 'month first',
  words: 'names of months',
  quarter: 'quarters',
  week: 'weeks',
};

/** `price: number, decimal comma, in €, 3 % missing` */
export function describe(column: ColumnReading): string {
  const { name, missing } = column;
  const facts = factsOf(column);
  const share = missing > 0 ? [`${missing < 0.01 ? 'under 1' : Math.round(100 * missing)} % missing`] : [];
  const kind = column.categories === undefined ? column.kind : `category, ${column.categories} values`;
  const { note } = column;
  return `${name}: ${[kind, ...facts, ...share].join(', ')}${note === undefined ? '' : `. ${note}`}`;
}

/** How the values of a column are written, as far as that is not plain. */
export function factsOf({ form, numberForm, time }: ColumnReading): string[] {
  const facts: string[] = [];
  if (time) facts.push('times as hours');
  if (form !== undefined) facts.push(dateForms[form] ?? form);
  if (numberForm?.decimal === ',') facts.push('decimal comma');
  if (numberForm !== undefined && numberForm.group !== '') {
    const groups = { '.': 'points', ',': 'commas', ' ': 'spaces', "'": 'apostrophes', _: 'underscores' };
    facts.push(`${groups[numberForm.group]} between thousands`);
  }
  if (numberForm !== undefined && numberForm.unit !== '') facts.push(`in ${numberForm.unit}`);
  if (numberForm?.multiples) facts.push('k, M and bn multiplied');
  return facts;
}
