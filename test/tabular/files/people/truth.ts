/** One small true table, of which all files of people are written, and what a case says of its file. */

export const prices = [1234.5, 99.95, 15000, 0.5, 250, 4999.99, 12.75, 870.1, 1999, 64.2, 7300.25, 18.4];
export const counts = [12, 7, 1500, 3, 88, 46, 9, 250, 31, 1, 640, 5];
export const cities = 'Berlin Paris Roma Berlin Roma Paris Paris Berlin Roma Roma Berlin Paris'.split(' ');
export const flags = [true, false, true, true, false, false, true, false, true, true, false, true];
/** Days above the twelfth, two years, all of them different. */
export const days = [
  '2023-01-31',
  '2023-02-28',
  '2023-03-15',
  '2023-04-05',
  '2023-05-22',
  '2023-06-30',
  '2023-09-01',
  '2023-10-19',
  '2023-12-24',
  '2024-02-29',
  '2024-07-07',
  '2024-11-13',
];
export const clocks = [
  '00:00',
  '08:30',
  '13:45',
  '23:59',
  '12:00',
  '06:15',
  '09:05',
  '17:20',
  '21:00',
  '04:40',
  '11:11',
  '15:30',
];

export type Cell = string | number | boolean | null;

/** What a column must be read as. Dates are ISO texts, of a day or of a moment in UTC; times are hours. */
export interface ColumnTruth {
  readonly kind: 'number' | 'boolean' | 'category' | 'date' | 'text' | 'constant' | 'presence';
  readonly values: readonly Cell[];
}

export interface Refusal {
  readonly code: string;
  readonly words: RegExp;
}

export interface Case {
  readonly name: string;
  /** Its name tells nothing that its bytes do not, except where the case is about that. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly truth?: Readonly<Record<string, ColumnTruth>>;
  /** Words that the report must have. */
  readonly notes?: RegExp;
  readonly refusal?: Refusal;
}

export const number = (values: readonly (number | null)[]): ColumnTruth => ({ kind: 'number', values });
export const category = (values: readonly Cell[]): ColumnTruth => ({ kind: 'category', values });
export const date = (values: readonly (string | null)[]): ColumnTruth => ({ kind: 'date', values });
export const boolean = (values: readonly (boolean | null)[]): ColumnTruth => ({ kind: 'boolean', values });

/** Lines of cells, quoted where they must be. */
export function csv(
  header: readonly string[],
  columns: readonly (readonly (string | number)[])[],
  delimiter = ',',
  lineEnd = '\n',
): string {
  const quote = (cell: string | number) => {
    const text = String(cell);
    return text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = columns[0]!.map((_, row) => columns.map((column) => column[row]!));
  return [header, ...rows].map((cells) => cells.map(quote).join(delimiter) + lineEnd).join('');
}

export const file = (
  name: string,
  content: string | Buffer,
  rest: Omit<Case, 'name' | 'file' | 'bytes'>,
  fileName = 'data.csv',
): Case => ({
  name,
  file: fileName,
  bytes: Buffer.isBuffer(content) ? content : Buffer.from(content),
  ...rest,
});
