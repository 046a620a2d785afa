/** Which group each training row belongs to, in codes. */

import { nearest } from '../../shared/nearest.ts';
import { TabularError } from '../domain/errors.ts';
import { type Column, missingBoolean, missingCode, type Table } from '../domain/table.ts';

/** What a group may be named by; a missing name (null, undefined, NaN, empty text) is a group of one row. */
export type GroupLabel = string | number | boolean | null | undefined;

/** One code a row, alike where the labels are. */
export function groupCodes(labels: ArrayLike<GroupLabel>): Int32Array {
  const known = new Map<GroupLabel, number>();
  let next = 0;
  return Int32Array.from(labels, (label) => {
    if (label === null || label === undefined || label === '' || Number.isNaN(label)) return next++;
    const code = known.get(label) ?? next;
    if (code === next) known.set(label, next++);
    return code;
  });
}

/** The groups that a column of a table names.
 * @throws TabularError `schema_mismatch` when there is none of that name */
export function groupsColumn(table: Table, name: string): Int32Array {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column === undefined) {
    const near = nearest(
      name,
      table.columns.map((candidate) => candidate.name),
    );
    const offer = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`;
    const text = `There is no column ${JSON.stringify(name)} to take the groups from.${offer}`;
    throw new TabularError('schema_mismatch', text);
  }
  return groupCodes(labelsOf(column));
}

function labelsOf(column: Column): ArrayLike<GroupLabel> {
  if (column.kind === 'number') return column.values;
  if (column.kind === 'boolean')
    return Array.from(column.values, (value) => (value === missingBoolean ? null : value));
  return Array.from(column.codes, (code) => (code === missingCode ? null : code));
}

/** @throws RangeError unless there is one group a row and at least two different ones */
export function checkGroups(groups: Int32Array, rows: number): void {
  if (groups.length !== rows)
    throw new RangeError(
      `groups must hold one label for each of the ${rows} rows, received ${groups.length}`,
    );
  if (rows > 1 && groups.every((group) => group === groups[0]))
    throw new RangeError('groups must tell at least two groups of rows apart, but all rows belong to one');
}
