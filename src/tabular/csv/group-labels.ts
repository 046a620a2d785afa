/** Labels that stand in the first row of their group alone, as pivot tables and reports print them. */

import type { Column, Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { isTotalLabel } from './totals.ts';

/** Fewer groups show no pattern. */
const leastGroups = 2;
/** Longer tables are not looked through. */
const mostRows = 200_000;

/** What the note of filled labels begins with: a block of a table alone cannot be filled. */
export const labelsFilled = 'Each label of ';

interface Group {
  readonly label: string;
  /** Rows of it, without its total. */
  readonly rows: readonly number[];
  readonly hasTotal: boolean;
}

/** The first column with the labels in every row of their groups, where a row of totals by each label's name ends its group, or
 * all groups go through the same names in the next column; says so where the column looks alike and neither shows it.
 * @param note takes what was filled, in a sentence */
export function withGroupLabels(table: Table, note: (text: string) => void): Table {
  const [first, ...others] = table.columns;
  if (first === undefined || first.kind === 'boolean' || others.length === 0 || table.rows > mostRows)
    return table;
  const groups = groupsOf(first, table.rows);
  if (groups === undefined) return table;
  const inner = groups.flatMap(({ rows }) => rows.slice(1));
  if (inner.some((row) => others.every((column) => cellAt(column, row) === null))) return table;
  const name = JSON.stringify(first.name);
  const second = others[0]!;
  const repeated = groups.every(
    ({ rows }) =>
      rows.length === groups[0]!.rows.length &&
      rows.every((row, i) => cellAt(second, row) === cellAt(second, groups[0]!.rows[i]!)),
  );
  const distinct = new Set(groups[0]!.rows.map((row) => cellAt(second, row)));
  const shows =
    groups.every(({ hasTotal }) => hasTotal) ||
    (repeated && distinct.size === groups[0]!.rows.length && !distinct.has(null));
  if (!shows) {
    if (first.kind === 'string')
      note(
        `${name} is filled in ${groups.length} rows alone; if its labels stand for the empty cells below them too, fill them.`,
      );
    return table;
  }
  const filled = <T extends Float64Array | Int32Array>(cells: T): T => {
    const all = cells.slice() as T;
    for (const { rows } of groups) for (const row of rows) all[row] = cells[rows[0]!]!;
    return all;
  };
  note(`${labelsFilled}${name} stood in the first row of its group; the rows below were filled with it.`);
  const column: Column =
    first.kind === 'number'
      ? { ...first, values: filled(first.values) }
      : { ...first, codes: filled(first.codes) };
  return { ...table, columns: [column, ...others] };
}

/** @returns undefined where labels come again, or most of them have no rows below; also for numbers that do not count, as years do */
function groupsOf(column: Column, length: number): readonly Group[] | undefined {
  const groups: { label: string; rows: number[]; hasTotal: boolean }[] = [];
  const labels = new Set<string>();
  let [between, lonely] = [false, 0];
  for (let row = 0; row < length; row++) {
    const cell = cellAt(column, row);
    const last = groups.at(-1);
    if (cell === null) {
      // Below a total a label must come.
      if (last === undefined || between) return undefined;
      last.rows.push(row);
      continue;
    }
    const label = String(cell);
    if (typeof cell === 'number' && last !== undefined && cell !== Number(last.label) + 1) return undefined;
    if (isTotalLabel(label)) {
      if (last === undefined) return undefined;
      last.hasTotal ||= label.includes(last.label);
      between = true;
      continue;
    }
    if (labels.has(label)) return undefined;
    labels.add(label);
    if (last?.rows.length === 1) lonely++;
    groups.push({ label, rows: [row], hasTotal: false });
    between = false;
  }
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  return groups.length >= leastGroups && lonely * 2 <= groups.length && rows >= 2 * groups.length
    ? groups
    : undefined;
}
