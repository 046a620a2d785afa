/** Learns how the size of the residuals depends on the row. */

import type { Frame } from '../frame.ts';
import type { Member } from '../members/member.ts';
import { deriveSeed } from '../random.ts';
import { takeNumbers, takeRows } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import { type Spread, sortedSample, toScale } from './conformal.ts';
import { kFolds } from './folds.ts';

/** Below this many residuals a model of their size would be noise. */
const minModelled = 100;
/** More residuals than this add time, not shape. */
const maxModelled = 20_000;

/** @param residuals out-of-fold residuals y − ŷ, one per row of `frame`
 * @param weights   how much each counts; undefined: all alike
 * @param member    learns log |residual|; undefined: one size for all rows */
export async function fitSpread(
  frame: Frame,
  residuals: Float64Array,
  weights: Float64Array | undefined,
  member: Member | undefined,
  run: Run,
): Promise<Spread> {
  const plain: Spread = { scores: sortedSample(residuals, weights), scale: null, low: 0, high: 0 };
  const n = residuals.length;
  if (member === undefined || n < minModelled) return plain;
  if (n > maxModelled) {
    const step = n / maxModelled;
    const rows = Int32Array.from({ length: maxModelled }, (_, i) => Math.floor(i * step));
    const itsWeights = weights && takeNumbers(weights, rows);
    return fitSpread(takeRows(frame, rows), takeNumbers(residuals, rows), itsWeights, member, run);
  }

  const magnitudes = residuals.map(Math.abs).sort();
  const median = magnitudes[n >> 1]!;
  if (!(median > 0)) return plain;
  // The floor keeps lucky hits from pulling the mean logarithm down without limit.
  const sizes = residuals.map((value) => Math.log(Math.max(Math.abs(value), 0.05 * median)));
  const low = Math.log(0.1 * median);
  const high = Math.log(magnitudes[n - 1]!);
  const predicted = new Float64Array(n);
  const folds = kFolds(n, 5, deriveSeed(run.seed, 77));
  for (const { train, test } of folds) {
    checkAborted(run);
    const goal = { kind: 'numbers', values: takeNumbers(sizes, train) } as const;
    const model = await member.fit(takeRows(frame, train), goal, run);
    const answers = await model.predict(takeRows(frame, test), run);
    test.forEach((row, i) => {
      predicted[row] = toScale(answers[i]!, low, high);
    });
  }
  const scores = residuals.map((value, i) => value / predicted[i]!);
  if (laplaceLoss(residuals, predicted) >= laplaceLoss(residuals, null)) return plain;
  const scale = await member.fit(frame, { kind: 'numbers', values: sizes }, run);
  return { scores: sortedSample(scores, weights), scale, low, high };
}

/** Negative log likelihood per row of Laplace residuals whose sizes are `scales` up to one common factor: tells
 * whether the scales describe the residuals better than one size for all. */
function laplaceLoss(residuals: Float64Array, scales: Float64Array | null): number {
  let factor = 0;
  let logs = 0;
  for (let i = 0; i < residuals.length; i++) {
    const scale = scales === null ? 1 : scales[i]!;
    factor += Math.abs(residuals[i]!) / scale / residuals.length;
    logs += Math.log(scale) / residuals.length;
  }
  return Math.log(factor) + logs;
}
