/** Prediction quantiles from out-of-fold residuals, by up to two conformal methods whose quantiles are averaged:
 *
 * - split-conformal, scaled by a model of the residuals' size (Lei, G'Sell, Rinaldo, Tibshirani & Wasserman, JASA 2018,
 *   §5.2: locally weighted conformal inference);
 * - quantile regressions of the residual, each shifted so that the right share of the rows lies below it (Romano,
 *   Patterson & Candès, NeurIPS 2019: conformalised quantile regression). */

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
  readonly regressions: ResidualQuantiles | null;
}

export interface ResidualQuantiles {
  /** Weight of these quantiles against the scaled ones, in (0, 1]. */
  readonly share: number;
  /** Ascending levels in (0, 1); one model and one shift each. */
  readonly levels: readonly number[];
  readonly models: readonly FittedMember[];
  /** Added to what a model predicts. */
  readonly shifts: Float64Array;
  /** All residuals, ascending: they carry a row's quantiles over to levels between the models' and beyond them. */
  readonly residuals: Float64Array;
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
  const { regressions, scores } = spread;
  const share = regressions?.share ?? 0;
  const offsets = new Float64Array(means.length * levels.length);
  if (share < 1) {
    const scales = await predictScales(spread, frame, run);
    const units = levels.map((level) => sampleQuantile(scores, level));
    for (let i = 0; i < offsets.length; i++) {
      offsets[i] = (1 - share) * scales[Math.floor(i / levels.length)]! * units[i % levels.length]!;
    }
  }
  if (regressions !== null) {
    const { models, shifts, residuals } = regressions;
    const fitted = await Promise.all(models.map((model) => model.predict(frame, run)));
    const knots = new Float64Array(models.length);
    const carry = carrier(residuals, regressions.levels, levels);
    for (let i = 0; i < means.length; i++) {
      fitted.forEach((answers, l) => {
        knots[l] = answers[i]! + shifts[l]!;
      });
      // Quantiles that were fitted apart may cross: in order they are no worse (Chernozhukov et al. 2010).
      carry(knots.sort(), (q, value) => {
        offsets[i * levels.length + q]! += share * value;
      });
    }
  }
  return offsets.map((offset, i) => means[Math.floor(i / levels.length)]! + offset);
}

/** From a row's quantiles at the models' levels to other levels: straight lines over the quantiles of all residuals,
 * and beyond the outermost levels the tails of all residuals, each stretched as the row's range on that side is. */
function carrier(residuals: Float64Array, known: readonly number[], wanted: readonly number[]) {
  const at = known.map((level) => sampleQuantile(residuals, level));
  const last = known.length - 1;
  const middle = last >> 1;
  const stretchOf = (knots: Float64Array, from: number, to: number) => {
    const width = at[to]! - at[from]!;
    return width > 0 ? (knots[to]! - knots[from]!) / width : 1;
  };
  const places = wanted.map((level) => {
    const position = sampleQuantile(residuals, level);
    if (level <= known[0]! || level >= known[last]!) {
      const end = level <= known[0]! ? 0 : last;
      return { end, beyond: position - at[end]!, below: 0, part: 0 };
    }
    const below = known.findLastIndex((other) => other <= level);
    const span = at[below + 1]! - at[below]!;
    return { end: -1, beyond: 0, below, part: span > 0 ? (position - at[below]!) / span : 0 };
  });
  return (knots: Float64Array, put: (q: number, value: number) => void) => {
    const lower = stretchOf(knots, 0, middle);
    const upper = stretchOf(knots, middle, last);
    places.forEach(({ end, beyond, below, part }, q) => {
      if (end >= 0) put(q, knots[end]! + (end === 0 ? lower : upper) * beyond);
      else put(q, knots[below]! + part * (knots[below + 1]! - knots[below]!));
    });
  };
}

async function predictScales(spread: Spread, frame: Frame, run: Run): Promise<Float64Array> {
  if (spread.scale === null) return new Float64Array(frame.rows).fill(1);
  const scales = await spread.scale.predict(frame, run);
  return scales.map((value) => toScale(value, spread.low, spread.high));
}

export function toScale(logScale: number, low: number, high: number): number {
  return Math.exp(Math.min(Math.max(logScale, low), high));
}

/** Mean pinball loss over rows and levels, the rows weighted.
 * @param quantiles n × q row-major */
export function pinballLoss(
  truth: Float64Array,
  quantiles: Float64Array,
  levels: readonly number[],
  weights?: Float64Array,
): number {
  let sum = 0;
  let total = 0;
  truth.forEach((value, i) => {
    const weight = weights?.[i] ?? 1;
    total += weight * levels.length;
    levels.forEach((level, q) => {
      const above = value - quantiles[i * levels.length + q]!;
      sum += weight * Math.max(level * above, (level - 1) * above);
    });
  });
  return total > 0 ? sum / total : 0;
}
