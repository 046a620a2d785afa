/** Prediction quantiles from out-of-fold residuals, by up to three conformal methods whose quantiles are averaged:
 *
 * - split-conformal, scaled by a model of the residuals' size (Lei, G'Sell, Rinaldo, Tibshirani & Wasserman, JASA 2018,
 *   §5.2: locally weighted conformal inference);
 * - quantile regressions of the residual, each shifted so that the right share of the rows lies below it (Romano,
 *   Patterson & Candès, NeurIPS 2019: conformalised quantile regression);
 * - the quantiles that a member of the blend says itself, shifted likewise. */

import type { Frame } from '../frame.ts';
import { type FittedMember, spreadLevels } from '../members/member.ts';
import type { Run } from '../run.ts';

export interface Spread {
  /** Ascending residuals, for all rows alike. */
  readonly residuals: Float64Array;
  readonly scaled: ScaledResiduals | null;
  readonly regressions: ResidualQuantiles | null;
  readonly memberQuantiles: ShiftedQuantiles | null;
}

export interface ScaledResiduals {
  /** Ascending residuals divided by the predicted scale of their row. */
  readonly scores: Float64Array;
  /** Predicts the logarithm of a row's residual size. */
  readonly model: FittedMember;
  /** Bounds of the predicted scale: it may not leave the range seen at fit. */
  readonly low: number;
  readonly high: number;
}

export interface ResidualQuantiles {
  /** One for each of {@link spreadLevels}. */
  readonly models: readonly FittedMember[];
  /** Added to what a model predicts. */
  readonly shifts: Float64Array;
}

export interface ShiftedQuantiles {
  /** Name of the member of the blend that says them. */
  readonly member: string;
  /** Its fit on all rows: one of the blend's own. */
  readonly fitted: FittedMember;
  /** Added to what it says. */
  readonly shifts: Float64Array;
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
  const { residuals, scaled, regressions, memberQuantiles } = spread;
  const q = levels.length;
  const shapes: Float64Array[] = [];
  if (scaled !== null) {
    const scales = await scaled.model.predict(frame, run);
    const units = levels.map((level) => sampleQuantile(scaled.scores, level));
    shapes.push(
      Float64Array.from(
        { length: means.length * q },
        (_, i) => toScale(scales[Math.floor(i / q)]!, scaled.low, scaled.high) * units[i % q]!,
      ),
    );
  }
  if (regressions !== null) {
    const { models, shifts } = regressions;
    const fitted = await Promise.all(models.map((model) => model.predict(frame, run)));
    shapes.push(carried(shiftedRows(sideways(fitted), shifts), residuals, levels));
  }
  if (memberQuantiles !== null) {
    const offsets = await memberQuantiles.fitted.quantileOffsets!(frame, run);
    shapes.push(carried(shiftedRows(offsets, memberQuantiles.shifts), residuals, levels));
  }
  const same = levels.map((level) => sampleQuantile(residuals, level));
  return Float64Array.from({ length: means.length * q }, (_, i) => {
    const offset =
      shapes.length === 0 ? same[i % q]! : shapes.reduce((sum, shape) => sum + shape[i]!, 0) / shapes.length;
    return means[Math.floor(i / q)]! + offset;
  });
}

/** Columns to rows: n × q. */
export function sideways(columns: readonly Float64Array[]): Float64Array {
  const q = columns.length;
  return Float64Array.from({ length: columns[0]!.length * q }, (_, i) => columns[i % q]![Math.floor(i / q)]!);
}

/** n × q, each row shifted and in ascending order: quantiles that were fitted apart may cross, and in order they are no
 * worse (Chernozhukov, Fernández-Val & Galichon 2010). */
export function shiftedRows(rows: Float64Array, shifts: Float64Array): Float64Array {
  const q = shifts.length;
  const out = rows.map((value, i) => value + shifts[i % q]!);
  for (let start = 0; start < out.length; start += q) out.subarray(start, start + q).sort();
  return out;
}

function carried(knots: Float64Array, residuals: Float64Array, levels: readonly number[]): Float64Array {
  const width = spreadLevels.length;
  const rows = knots.length / width;
  const out = new Float64Array(rows * levels.length);
  const carry = carrier(residuals, spreadLevels, levels);
  for (let i = 0; i < rows; i++) {
    carry(knots.subarray(i * width, (i + 1) * width), (q, value) => {
      out[i * levels.length + q] = value;
    });
  }
  return out;
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
