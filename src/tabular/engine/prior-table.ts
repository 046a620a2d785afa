/** Synthetic tables from the prior that the pretrained engine is trained on; the drawing is native. */

import type { Column, Table, Target, Task } from '../domain/table.ts';
import { missingCode } from '../domain/table.ts';
import { addon } from './addon.ts';

export interface PriorTableOptions {
  /** 0 … 2^53 − 1; the same table for the same options. */
  readonly seed: number;
  readonly task: Task;
  /** 32 … 2^24, default 256. */
  readonly rows?: number;
  /** 1 … 4096, default 8. */
  readonly columns?: number;
  /** The first rows, 16 … rows − 1, default three quarters; they hold every class. */
  readonly trainRows?: number;
  /** 2 … 10, default 10. */
  readonly maxClasses?: number;
  /** Whether some tables have missing cells, default true. */
  readonly missing?: boolean;
}

export interface PriorTable {
  /** Columns `x0`, `x1`, …: numbers, or strings where the column is categorical. */
  readonly table: Table;
  /** One value or label a row of the table. */
  readonly target: Target;
  readonly trainRows: number;
}

/** Draws a table that a small forest can learn from, of a kind that is random but for its shape.
 * @throws RangeError when an option is outside its range */
export async function priorTable(options: PriorTableOptions): Promise<PriorTable> {
  const { seed, task, rows = 256, columns = 8, maxClasses = 10, missing = true } = options;
  const { trainRows = Math.floor(rows * 0.75) } = options;
  const regression = task === 'regression';
  const set = await addon().drawSyntheticSet({
    seed,
    rows,
    columns,
    trainRows,
    regression,
    maxClasses,
    missing,
  });
  const shown = Array.from({ length: columns }, (_, j): Column => {
    const name = `x${j}`;
    const values = Float64Array.from({ length: rows }, (_, i) => set.x[i * columns + j]!);
    if (set.categorical[j] === 0) return { kind: 'number', name, values };
    const { codes, entries } = inOrderOfAppearance(values);
    return { kind: 'string', name, codes, dictionary: entries.map((entry) => `c${entry}`) };
  });
  const target: Target = regression
    ? { kind: 'numbers', values: Float64Array.from(set.y) }
    : labels(inOrderOfAppearance(set.y));
  return { table: { rows, columns: shown }, target, trainRows };
}

const labels = ({ codes, entries }: ReturnType<typeof inOrderOfAppearance>): Target => ({
  kind: 'labels',
  codes,
  classes: entries,
});

/** Codes counted anew, as columns and targets have them; NaN becomes a missing code. */
function inOrderOfAppearance(values: Float64Array | Float32Array) {
  const index = new Map<number, number>();
  const codes = Int32Array.from(values, (value) => {
    if (Number.isNaN(value)) return missingCode;
    const code = index.get(value) ?? index.size;
    index.set(value, code);
    return code;
  });
  return { codes, entries: [...index.keys()] };
}
