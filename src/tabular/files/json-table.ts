/** The shapes in which programs write a table as JSON. */

import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import { tableFromColumns } from '../domain/table-from-columns.ts';
import { type Row, tableFromRows } from '../domain/table-from-rows.ts';

/** Row objects, whose nested objects become columns of dotted names; rows of cells under a first row of names; an object of columns; `{ columns, data }` as pandas splits
 * them; an object of columns by row number; or row objects as the one list of an object, at
 * most three keys down.
 * @throws TabularError `schema_mismatch` for any other shape; what `tableFromRows` and `tableFromColumns` throw */
export async function tableFromJson(value: unknown, path: string, signal?: AbortSignal): Promise<Table> {
  if (Array.isArray(value)) return fromList(value, path, signal);
  if (isObject(value)) {
    refuseError(value, path);
    const { columns, data } = value as { columns?: unknown; data?: unknown };
    if (isNames(columns) && Array.isArray(data)) return fromList([columns, ...data], path, signal);
    const members = Object.values(value);
    if (members.length > 0 && members.every((member) => Array.isArray(member) && !member.some(isComposite)))
      return tableFromColumns(value as Record<string, unknown[]>, withSignal(signal));
    if (
      members.length > 0 &&
      members.every((member) => isObject(member) && !Object.values(member).some(isComposite))
    ) {
      const keyed = value as Record<string, Record<string, unknown>>;
      if (areDated(keyed)) return tableFromRowObjects(datedRows(keyed), signal);
      return areKeyedRows(keyed)
        ? tableFromRowObjects(Object.values(keyed), signal)
        : fromKeyedColumns(keyed, signal);
    }
    const dated = objectsOfDays(value, 3);
    if (dated.length === 1) return tableFromRowObjects(datedRows(dated[0]!), signal);
    const answer = rowsOfAnswer(value);
    if (answer !== undefined) return fromList(answer, path, signal);
    const lists = listsOfRows(value, 3);
    const cells = listsOfCells(value, 3);
    if (cells.length === 1 && lists.length > 0) {
      // What names the cells of a row stands beside them, as in open data of Socrata.
      const names = lists
        .map((list) => list.map(nameOf))
        .find((list) => list.length === cells[0]![0]!.length);
      if (isNames(names)) return fromList([names, ...cells[0]!], path, signal);
      throw new TabularError('schema_mismatch', `${path} holds rows of cells, and no names for them.`);
    }
    if (lists.length === 1) return fromList(lists[0]!, path, signal);
    const columned = objectsOfColumns(value, 3);
    if (lists.length === 0 && cells.length === 0 && columned.length === 1)
      return tableFromColumns(columned[0]!, withSignal(signal));
    if (lists.length === 0 && columned.length === 0 && cells.length === 1 && cells[0]!.length > 1)
      return fromList(cells[0]!, path, signal);
    // Beside the rows stand those of a schema, or of links.
    const named = Object.entries(value).filter(
      ([key, member]) => /^(?:data|rows|records|items|results)$/i.test(key) && lists.includes(member),
    );
    if (named.length === 1) return fromList(named[0]![1] as unknown[], path, signal);
  }
  throw new TabularError(
    'schema_mismatch',
    `${path} must hold a JSON array of row objects, an object of columns, or rows of cells under a row of names.`,
  );
}

/** @throws TabularError `schema_mismatch` where a service answered with an error instead of data, and somebody saved that */
function refuseError(value: object, path: string): void {
  const [[key, said] = ['', undefined]] = Object.entries(value).filter(([name]) =>
    /^(?:error|errors|fault)$/i.test(name),
  );
  const others = Object.values(value).filter((member) => member !== said && isComposite(member));
  if (said === undefined || said === null || others.length > 0) return;
  const { message = said } = (Array.isArray(said) ? (said[0] ?? {}) : said) as { message?: unknown };
  const shown = typeof message === 'string' ? ` (${JSON.stringify(message.slice(0, 80))})` : '';
  throw new TabularError(
    'schema_mismatch',
    `${path} holds an error that a service answered under ${JSON.stringify(key)}${shown}, and no table.`,
    {
      fix: 'Ask the service again, and save what it answers then.',
    },
  );
}

/** Whether an object of objects holds rows by their names, not columns by theirs: the values of an inner key are of one kind,
 * those of an outer key are not; or nothing but the outer keys counts. */
function areKeyedRows(value: Readonly<Record<string, Readonly<Record<string, unknown>>>>): boolean {
  const kindsOf = (values: readonly unknown[]) =>
    new Set(values.filter((cell) => cell !== null).map((cell) => typeof cell)).size;
  const outer = Object.values(value);
  const inner = new Map<string, unknown[]>();
  for (const member of outer)
    for (const [key, cell] of Object.entries(member)) inner.set(key, [...(inner.get(key) ?? []), cell]);
  const mixed = outer.filter((member) => kindsOf(Object.values(member)) > 1).length;
  const mixedInner = [...inner.values()].filter((cells) => kindsOf(cells) > 1).length;
  if (mixed > 0 || mixedInner > 0) return mixedInner === 0 && mixed * 2 > outer.length;
  const count = (keys: readonly string[]) => keys.every((key) => /^\d+$/.test(key));
  return count(Object.keys(value)) && !count([...inner.keys()]);
}

const dayKey = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.]+Z?)?$/;

/** Whether the outer keys are dates and the inner ones are not: each member is the row of its day. */
const areDated = (value: Readonly<Record<string, object>>): boolean =>
  Object.keys(value).length > 1 &&
  Object.keys(value).every((key) => dayKey.test(key)) &&
  !Object.values(value).some((row) => Object.keys(row).some((key) => dayKey.test(key)));

/** Objects of rows by their dates, within an object that says what they are. */
function objectsOfDays(value: object, depth: number): Record<string, object>[] {
  return Object.values(value)
    .filter(isObject)
    .flatMap((member) => {
      const rows = Object.values(member);
      if (rows.length > 0 && rows.every(isObject) && areDated(member as Record<string, object>))
        return [member as Record<string, object>];
      return depth > 1 ? objectsOfDays(member, depth - 1) : [];
    });
}

/** The rows with their dates, under a name that none of their keys has. */
function datedRows(value: Readonly<Record<string, object>>): Row[] {
  const taken = new Set(Object.values(value).flatMap((row) => Object.keys(row)));
  const name = ['date', 'key', 'date of the row'].find((free) => !taken.has(free)) ?? 'date as key';
  return Object.entries(value).map(([key, row]) => ({ [name]: key, ...row }) as Row);
}

/** Objects of columns within an object, as services of weather answer: lists of one length, which hold values. */
function objectsOfColumns(value: object, depth: number): Record<string, unknown[]>[] {
  return Object.values(value)
    .filter(isObject)
    .flatMap((member) => {
      const columns = Object.values(member);
      const length = Array.isArray(columns[0]) ? columns[0].length : 0;
      const alike = columns.every(
        (column) => Array.isArray(column) && column.length === length && !column.some(isComposite),
      );
      if (columns.length > 1 && length > 1 && alike) return [member as Record<string, unknown[]>];
      return depth > 1 ? objectsOfColumns(member, depth - 1) : [];
    });
}

/** `{ cols: [{ label }], rows: [{ c: [{ v }] }] }`, as charts and sheets of Google answer: rows under a row of names. */
function rowsOfAnswer(value: object): unknown[][] | undefined {
  const { cols, rows } = ((value as { table?: unknown }).table ?? value) as {
    cols?: unknown;
    rows?: unknown;
  };
  if (!Array.isArray(cols) || !Array.isArray(rows)) return undefined;
  const names = cols.map((col, j) => String(col?.label || col?.id || `column_${j + 1}`));
  const cells = rows.map((row) => (Array.isArray(row?.c) ? row.c : undefined));
  if (names.length === 0 || cells.includes(undefined)) return undefined;
  return [names, ...cells.map((row) => names.map((_, j) => row[j]?.v ?? null))];
}

const withSignal = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

/** The lists of row objects within an object. */
function listsOfRows(value: object, depth: number): unknown[][] {
  return Object.values(value).flatMap((member) => {
    if (Array.isArray(member))
      return member.length > 0 && member.every(isObject) ? [member as unknown[]] : [];
    return isObject(member) && depth > 1 ? listsOfRows(member, depth - 1) : [];
  });
}

/** The lists of rows of cells within an object, each row as long as the others. */
function listsOfCells(value: object, depth: number): unknown[][][] {
  return Object.values(value).flatMap((member) => {
    if (Array.isArray(member)) {
      const width = Array.isArray(member[0]) ? member[0].length : 0;
      const alike = width > 0 && member.every((row) => Array.isArray(row) && row.length === width);
      return alike ? [member as unknown[][]] : [];
    }
    return isObject(member) && depth > 1 ? listsOfCells(member, depth - 1) : [];
  });
}

const nameOf = (column: unknown): unknown =>
  (column as Record<string, unknown>).name ?? (column as Record<string, unknown>).label;

/** Row objects as a table: what is nested gets a name with points, lists are left out.
 * @throws TypeError or RangeError as `tableFromRows` */
export async function tableFromRowObjects(given: readonly Row[], signal?: AbortSignal): Promise<Table> {
  const inner = listOfSeries(given);
  const rows = inner === undefined ? given : rowsOfSeries(given, inner);
  if (inner === undefined && !rows.some((row) => isObject(row) && Object.values(row).some(isComposite)))
    return tableFromRows(rows, withSignal(signal));
  const nested = new Set<string>();
  const lists = new Set<string>();
  const flat = rows.map((row) => {
    if (!isObject(row)) return row;
    const cells: [string, unknown][] = [];
    const take = (value: object, prefix: string, depth: number) => {
      for (const [key, wrapped] of Object.entries(value)) {
        const name = prefix + key;
        const member = unwrapped(wrapped);
        if (Array.isArray(member) || (isObject(member) && depth === 0)) lists.add(name);
        else if (isObject(member)) {
          nested.add(name);
          take(member, `${name}.`, depth - 1);
        } else cells.push([name, member]);
      }
    };
    take(row, '', 4);
    return Object.fromEntries(cells);
  });
  const quoted = (names: ReadonlySet<string>) =>
    [...names]
      .slice(0, 5)
      .map((name) => JSON.stringify(name))
      .join(', ');
  const notes = [
    ...(nested.size > 0
      ? [`Nested objects became columns with dots in their names: ${quoted(nested)}.`]
      : []),
    ...(inner === undefined
      ? []
      : [
          `The rows within ${JSON.stringify(inner)} were put below one another, each beside what stands around it.`,
        ]),
    ...(lists.size > 0 ? [`Lists within rows were left out: ${quoted(lists)}.`] : []),
  ];
  return { ...(await tableFromRows(flat, withSignal(signal))), notes };
}

/** The key under which every object has a series of its own, as Prometheus and Datadog answer and charts have it: times and
 * values in pairs. Coordinates of maps are pairs too. */
function listOfSeries(rows: readonly Row[]): string | undefined {
  const isPair = (item: unknown) => Array.isArray(item) && item.length === 2 && !item.some(isComposite);
  const isSeries = (value: unknown) => Array.isArray(value) && value.length > 1 && value.every(isPair);
  const keys = rows.length > 0 && rows.every(isObject) ? Object.keys(rows[0]!) : [];
  const found = keys.filter((key) => key !== 'coordinates' && rows.every((row) => isSeries(row[key])));
  return found.length === 1 ? found[0] : undefined;
}

const rowsOfSeries = (rows: readonly Row[], key: string): Row[] =>
  rows.flatMap(({ [key]: series, ...around }) =>
    (series as unknown as [Row[string], Row[string]][]).map(([time, value]) => ({
      ...around,
      [`${key}.1`]: time,
      [`${key}.2`]: value,
    })),
  );

/** `{ "$numberDecimal": "1.5" }`, `{ "$date": "…" }`, `{ "$oid": "…" }`: values as MongoDB exports them. */
function unwrapped(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [[key, inner] = ['', undefined], ...others] = Object.entries(value);
  if (others.length > 0) return value;
  if (/^\$(?:number(?:Decimal|Long|Int|Double))$/.test(key)) return Number(inner);
  return key === '$oid' || key === '$date' ? unwrapped(inner) : value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isComposite = (value: unknown) => typeof value === 'object' && value !== null;
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');

function fromList(list: unknown[], path: string, signal?: AbortSignal): Promise<Table> {
  const [names, ...rows] = list;
  const width = Array.isArray(names) ? names.length : 0;
  if (width > 0 && !isNames(names) && list.every((row) => Array.isArray(row) && row.length === width)) {
    const counted = (names as unknown[]).map((_, j) => `column_${j + 1}`);
    return fromList([counted, ...list], path, signal).then((table) => ({
      ...table,
      notes: [
        'The first row holds no names, so the columns are named column_1, column_2, ….',
        ...(table.notes ?? []),
      ],
    }));
  }
  if (!isNames(names)) return tableFromRowObjects(list as Row[], signal);
  const bad = rows.findIndex((row) => !Array.isArray(row) || row.length !== names.length);
  if (bad >= 0) {
    throw new TabularError(
      'schema_mismatch',
      `${path}: row ${bad + 1} does not hold ${names.length} cells, one for each name.`,
    );
  }
  return tableFromColumns(
    names.map((name, j) => [name, (rows as unknown[][]).map((row) => row[j])] as const),
    withSignal(signal),
  );
}

/** `{ "size": { "0": 1, "1": 2 } }`, as pandas writes a table by default. */
function fromKeyedColumns(
  value: Record<string, Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Table> {
  const keys = [...new Set(Object.values(value).flatMap((column) => Object.keys(column)))];
  return tableFromColumns(
    Object.entries(value).map(
      ([name, column]) =>
        [name, keys.map((key) => (Object.hasOwn(column, key) ? column[key] : null))] as const,
    ),
    withSignal(signal),
  );
}
