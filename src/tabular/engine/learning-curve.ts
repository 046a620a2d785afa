/** How much more rows help: the same procedure fitted on growing parts of the training rows, judged on the same rows. */

import type { Target } from '../domain/table.ts';
import { createRandom, shuffle } from './random.ts';

/** What was reached with so many training rows. */
export interface LearningCurvePoint {
  /** Rows that were learnt from. */
  readonly trainRows: number;
  /** Accuracy or RMSE on the rows held out, the same for every point. */
  readonly value: number;
  /** Log loss in nats, or RMSE in the target's unit. */
  readonly loss: number;
  readonly fitMs: number;
}

export const defaultShares: readonly number[] = [0.1, 0.2, 0.4, 0.7, 1];

/** Nested parts of the rows, each with nearly the same share of every class as the whole.
 * @param rows   training rows, as places in `target`
 * @param shares of them, in (0, 1]
 * @returns      ascending places, one list for each different size, the smallest first, of at least two rows */
export function nestedParts(
  rows: Int32Array,
  target: Target,
  shares: readonly number[],
  seed: number,
): Int32Array[] {
  const drawn = shuffle(rows.slice(), createRandom(seed));
  const order = target.kind === 'labels' ? inTurn(drawn, target.codes) : drawn;
  const sizes = new Set(shares.map((share) => Math.max(2, Math.round(share * rows.length))));
  return [...sizes]
    .filter((size) => size <= rows.length)
    .sort((a, b) => a - b)
    .map((size) => order.slice(0, size).sort());
}

/** The rows of each class spread evenly over the order. */
function inTurn(rows: Int32Array, codes: Int32Array): Int32Array {
  const sizes = new Map<number, number>();
  for (const row of rows) sizes.set(codes[row]!, (sizes.get(codes[row]!) ?? 0) + 1);
  const seen = new Map<number, number>();
  const turns = new Map<number, number>();
  for (const row of rows) {
    const code = codes[row]!;
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    turns.set(row, (before + 0.5) / sizes.get(code)!);
  }
  return rows.slice().sort((a, b) => turns.get(a)! - turns.get(b)! || a - b);
}
