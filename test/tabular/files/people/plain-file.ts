/** One small table that most files of the collections hold, and cases about it. */

import { type Case, type ColumnTruth, category, cities, counts, csv, file, number, prices } from './truth.ts';

export const lines = (...rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('');
export const plain = csv(['city', 'price', 'count'], [cities, prices, counts]);
export const [head, ...body] = plain.trimEnd().split('\n') as [string, ...string[]];
export const truth = { city: category(cities), price: number(prices), count: number(counts) };
export type Truth = Readonly<Record<string, ColumnTruth>>;

/** A file that is read as this table, or as another one. */
export const read = (
  name: string,
  content: string | Buffer,
  expected: Truth = truth,
  notes?: RegExp,
  fileName?: string,
): Case => file(name, content, { truth: expected, ...(notes && { notes }) }, fileName);

export const refused = (
  name: string,
  content: string | Buffer,
  words: RegExp,
  fileName?: string,
  code = 'malformed_csv',
): Case => file(name, content, { refusal: { code, words } }, fileName);

/** A file of one column beside an index. */
export const column = (
  name: string,
  header: string,
  cells: readonly string[],
  its: ColumnTruth,
  notes?: RegExp,
): Case =>
  read(
    name,
    csv(['id', header], [cells.map((_, row) => `r${row % 4}`), cells], ';'),
    { [header]: its },
    notes,
  );

/** A column of categories as they are written. */
export const kept = (name: string, header: string, cells: readonly string[], notes?: RegExp): Case =>
  column(name, header, cells, category(cells), notes);

/** A column of numbers that are made of the plain file's counts.
 * @param write the text of a cell, and its number */
export function counted(
  name: string,
  header: string,
  write: (count: number, row: number) => readonly [text: string, value: number | null],
  notes?: RegExp,
): Case {
  const cells = counts.map(write);
  const [texts, values] = [cells.map(([text]) => text), cells.map(([, value]) => value)];
  return column(name, header, texts, number(values), notes);
}
