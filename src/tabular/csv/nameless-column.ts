/** Rows with one cell more than the header has names: a column of names, as R writes it, or a time that a space parts. */

import { TabularError } from '../domain/errors.ts';
import { type Column, missingCode, type Table } from '../domain/table.ts';

type StringColumn = Extract<Column, { kind: 'string' }>;

/** @param read       `header`: the names as they stand in the file
 *  @param isIndented whether the header begins with a gap, as above an index without a name, which may hold anything
 *  @param note       takes what was decided, in a sentence
 *  @throws TabularError `malformed_csv` where the first cells are no names of rows: they come again */
export function withNamelessColumn(
  { table: { columns, ...table }, header }: { table: Table; header: readonly string[] },
  isIndented: boolean,
  note: (text: string) => void,
): { table: Table; header: readonly string[] } {
  const [first] = columns;
  const at = partedTime(columns);
  if (at >= 0) {
    const names = columns.slice(1).map(({ name }) => name);
    const joined = joinedOf(columns[at] as StringColumn, columns[at + 1] as StringColumn);
    const kept = [...columns.slice(0, at), joined, ...columns.slice(at + 2)];
    note(`Two cells stand below ${JSON.stringify(names[at])}, parts of one time; they were joined.`);
    return {
      header,
      table: { ...table, columns: kept.map((column, j) => ({ ...column, name: names[j]! })) },
    };
  }
  const again = isIndented || first === undefined ? undefined : firstAgain(first);
  if (again !== undefined) {
    throw new TabularError(
      'malformed_csv',
      `The rows have ${columns.length} cells, the header ${header.length} names. The first cells cannot be names of rows, as ${JSON.stringify(again.slice(0, 40))} comes again.`,
      { fix: 'Name every column, and put cells that hold the delimiter in quotes.' },
    );
  }
  // What counts the rows is left out, and that is told.
  const counts =
    first?.kind === 'number' && first.values.every((value, row) => value === first.values[0]! + row);
  if (!counts)
    note(
      `The rows have ${columns.length} cells, the header ${header.length} names; the first column was taken for names of rows, as R writes them, and called row_name.`,
    );
  return { header: ['row_name', ...header], table: { ...table, columns } };
}

const isDay = (text: string) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text);
const isClock = (text: string) =>
  /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(text);
const isHalf = (text: string) => /^[ap]\.?m\.?$/i.test(text);

/** Where a day stands before a clock, or a clock before the half of its day; -1 nowhere. */
function partedTime(columns: readonly Column[]): number {
  const areAll = (column: Column | undefined, reads: (text: string) => boolean) =>
    column?.kind === 'string' && column.dictionary.length > 0 && column.dictionary.every(reads);
  const halves = columns.findIndex((column, j) => areAll(column, isClock) && areAll(columns[j + 1], isHalf));
  if (halves >= 0) return halves;
  return columns.findIndex((column, j) => areAll(column, isDay) && areAll(columns[j + 1], isClock));
}

/** Both cells of each row, with a space between. */
function joinedOf(left: StringColumn, right: StringColumn): StringColumn {
  const codes = new Int32Array(left.codes.length).fill(missingCode);
  const dictionary: string[] = [];
  const codeOf = new Map<string, number>();
  for (let row = 0; row < codes.length; row++) {
    const text = [left, right]
      .map((column) => column.dictionary[column.codes[row]!] ?? '')
      .join(' ')
      .trim();
    if (text === '') continue;
    let code = codeOf.get(text);
    if (code === undefined) {
      code = dictionary.push(text) - 1;
      codeOf.set(text, code);
    }
    codes[row] = code;
  }
  return { ...left, codes, dictionary };
}

/** A value that comes a second time. */
function firstAgain(column: Column): string | undefined {
  if (column.kind === 'boolean') return column.values.length > 2 ? String(column.values[0] === 1) : undefined;
  const seen = new Set<number>();
  for (const value of column.kind === 'number' ? column.values : column.codes) {
    if (Number.isNaN(value) || value === missingCode) continue;
    if (seen.has(value)) return column.kind === 'number' ? String(value) : column.dictionary[value]!;
    seen.add(value);
  }
  return undefined;
}
