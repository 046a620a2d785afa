/** Prediction quantiles from out-of-fold residuals: split-conformal, scaled by a model of the residuals' size
 * (Lei, G'Sell, Rinaldo, Tibshirani & Wasserman, JASA 2018, §5.2: locally weighted conformal inference). */

import type { Frame } from '../frame.ts';
import type { FittedMember } from '../members/member.ts';
import type { Run } from '../run.ts';

export interface Spread {
  /** Ascending residuals divided by the predicted scale of their row. */
  readonly scores: Float64Array;
  /** Predicts the logarithm of a row's residual size; null: one size for all rows. */
  readonly scale: FittedMember | null;
  /** Bounds of the predicted scale: it may not leave the range seen at fit. */
  readonly low: number;
  readonly high: number;
}

/** Quantile of a sorted sample at position p·(n + 1) (Weibull's plotting position): a new exchangeable value lies
 * below it with probability p, on average over samples. Constant beyond the extremes. */
export function sampleQuantile(sorted: Float64Array, p: number): number {
  const n = sorted.length;
  if (n === 0) return 0;
  const position = p * (n + 1) - 1;
  if (position <= 0) return sorted[0]!;
  if (position >= n - 1) return sorted[n - 1]!;
  const below = Math.floor(position);
  return sorted[below]! + (position - below) * (sorted[below + 1]! - sorted[below]!);
}

/** A sorted sample of the same length that stands for a weighted one: its quantiles at equal steps.
 * @param weights one a value, not negative, not all zero; undefined: all alike */
export function sortedSample(values: Float64Array, weights: Float64Array | undefined): Float64Array {
  if (weights === undefined) return values.slice().sort();
  const order = Int32Array.from(values.keys()).sort((a, b) => values[a]! - values[b]!);
  const total = weights.reduce((a, b) => a + b, 0);
  const out = new Float64Array(values.length);
  let reached = 0;
  let at = 0;
  order.forEach((row) => {
    reached += weights[row]!;
    // Up to the share of the weight that lies at or below this value.
    const until = Math.min(values.length, Math.round((reached / total) * values.length));
    while (at < until) out[at++] = values[row]!;
  });
  return out.fill(values[order.at(-1)!]!, at);
}

/** n × q row-major, non-decreasing along a row when the levels ascend.
 * @param means n predicted means */
export async function predictQuantiles(
  spread: Spread,
  means: Float64Array,
  frame: Frame,
  levels: readonly number[],
  run: Run,
): Promise<Float64Array> {
  const scales = await predictScales(spread, frame, run);
  const offsets = levels.map((level) => sampleQuantile(spread.scores, level));
  const out = new Float64Array(means.length * levels.length);
  for (let i = 0; i < means.length; i++) {
    offsets.forEach((offset, q) => {
      out[i * levels.length + q] = means[i]! + scales[i]! * offset;
    });
  }
  return out;
}

async function predictScales(spread: Spread, frame: Frame, run: Run): Promise<Float64Array> {
  if (spread.scale === null) return new Float64Array(frame.rows).fill(1);
  const scales = await spread.scale.predict(frame, run);
  return scales.map((value) => toScale(value, spread.low, spread.high));
}

export function toScale(logScale: number, low: number, high: number): number {
  return Math.exp(Math.min(Math.max(logScale, low), high));
}
