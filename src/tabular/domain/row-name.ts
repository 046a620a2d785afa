import type { Table } from './table.ts';

/** How people find a row: by the line of its file where that is known, else by its place, counted from 1. */
export function rowName({ firstLine }: Pick<Table, 'firstLine'>, row: number): string {
  return firstLine === undefined ? `Row ${row + 1}` : `Line ${firstLine + row}`;
}
