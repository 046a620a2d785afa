/** The shapes in which programs write a table as JSON. */

import { type Row, type Table, TabularError, tableFromColumns, tableFromRows } from '../../tabular/index.ts';

/** Row objects; rows of cells under a first row of names; an object of columns; `{ columns, data }` as pandas splits
 * them; an object of columns by row number; or any of these as the one list of an object.
 * @throws TabularError `schema_mismatch` for any other shape; what `tableFromRows` and `tableFromColumns` throw */
export async function tableFromJson(value: unknown, path: string, signal: AbortSignal): Promise<Table> {
  if (Array.isArray(value)) return fromList(value, path, signal);
  if (isObject(value)) {
    const { columns, data } = value as { columns?: unknown; data?: unknown };
    if (isNames(columns) && Array.isArray(data)) return fromList([columns, ...data], path, signal);
    const members = Object.values(value);
    if (members.length > 0 && members.every((member) => Array.isArray(member) && !member.some(isComposite)))
      return tableFromColumns(value as Record<string, unknown[]>, { signal });
    const lists = members.filter(
      (member) => Array.isArray(member) && member.length > 0 && member.every(isObject),
    );
    if (lists.length === 1) return fromList(lists[0] as unknown[], path, signal);
    if (
      members.length > 0 &&
      members.every((member) => isObject(member) && !Object.values(member).some(isComposite))
    )
      return fromKeyedColumns(value as Record<string, Record<string, unknown>>, signal);
  }
  throw new TabularError(
    'schema_mismatch',
    `${path} must hold a JSON array of row objects, an object of columns, or rows of cells under a row of names.`,
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isComposite = (value: unknown) => typeof value === 'object' && value !== null;
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');

function fromList(list: unknown[], path: string, signal: AbortSignal): Promise<Table> {
  const [names, ...rows] = list;
  if (!isNames(names)) return tableFromRows(list as Row[], { signal });
  const bad = rows.findIndex((row) => !Array.isArray(row) || row.length !== names.length);
  if (bad >= 0) {
    throw new TabularError(
      'schema_mismatch',
      `${path}: row ${bad + 1} does not hold ${names.length} cells, one for each name.`,
    );
  }
  return tableFromColumns(
    names.map((name, j) => [name, (rows as unknown[][]).map((row) => row[j])] as const),
    { signal },
  );
}

/** `{ "size": { "0": 1, "1": 2 } }`, as pandas writes a table by default. */
function fromKeyedColumns(
  value: Record<string, Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Table> {
  const keys = [...new Set(Object.values(value).flatMap((column) => Object.keys(column)))];
  return tableFromColumns(
    Object.entries(value).map(
      ([name, column]) =>
        [name, keys.map((key) => (Object.hasOwn(column, key) ? column[key] : null))] as const,
    ),
    { signal },
  );
}
