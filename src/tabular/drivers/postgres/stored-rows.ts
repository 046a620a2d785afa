/** What callers name may hold characters that no text of the database can: it is kept as JSON, and so is the name of the
 * target column, which other SQL stores keep as it is. */

import type { ContextRow, JobRow } from '../sql/rows.ts';
import {
  toContext as contextOf,
  toJob as jobOf,
  toListed as listedOf,
  toRecord as recordOf,
} from '../sql/rows.ts';

export type { ContextRow, JobRow } from '../sql/rows.ts';

const named = <Row extends { target_column: string }>(row: Row): Row => ({
  ...row,
  target_column: JSON.parse(row.target_column),
});

export const toJob = (row: JobRow) => jobOf(named(row));
export const toListed = (row: JobRow) => listedOf(named(row));
export const toRecord = (row: JobRow) => recordOf(named(row));
export const toContext = (row: ContextRow) => contextOf(named(row));
