/** The numeric matrix that linear models and nearest neighbours read: complete, scaled, one-hot. */

import type { CategoricalFeature, FeatureShape, Frame, NumericFeature } from '../frame.ts';
import type { Saved } from '../saved.ts';
import { normalQuantile } from './normal-quantile.ts';

export interface DesignOptions {
  /** `standard`: mean 0, standard deviation 1. `quantile`: through the empirical distribution of the fit to normal
   * scores, so that heavy tails and outliers lose their weight. Default `standard`. */
  readonly numeric?: 'standard' | 'quantile';
  /** One-hot columns per categorical feature, the most frequent categories first; default 32. */
  readonly maxCategories?: number;
}

/** How one feature becomes columns; plain data that survives JSON. */
export type DesignFeature =
  /** (x − centre) / scale, missing replaced by `fill` before that. */
  | {
      readonly kind: 'standard';
      readonly name: string;
      readonly centre: number;
      readonly scale: number;
      readonly fill: number;
      /** One more column, 1 where the value is missing: only when some were missing at fit. */
      readonly indicator: boolean;
    }
  /** Piecewise linear from `knots` (ascending) to `scores`; constant outside. */
  | {
      readonly kind: 'quantile';
      readonly name: string;
      readonly knots: readonly number[];
      readonly scores: readonly number[];
      readonly fill: number;
      readonly indicator: boolean;
    }
  /** One column for each of these codes, then one for missing when some were missing at fit. Other codes: zeros. */
  | {
      readonly kind: 'one-hot';
      readonly name: string;
      readonly codes: readonly number[];
      readonly cardinality: number;
      readonly indicator: boolean;
    }
  /** No column: constant at fit. */
  | { readonly kind: 'none'; readonly name: string };

export interface Design {
  readonly version: 1;
  /** One for each feature of the frame, in its order. */
  readonly features: readonly DesignFeature[];
  /** Columns of the matrix. */
  readonly cols: number;
}

/** rows × cols, row-major, finite throughout. */
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly values: Float64Array;
}

/** Order statistics are taken from at most this many values, evenly spaced over the rows. */
const maxSample = 50_000;
const maxKnots = 129;

/** Learn scales, fill values and categories from the training features. */
export function fitDesign(frame: Frame, options: DesignOptions = {}): Design {
  const { numeric = 'standard', maxCategories = 32 } = options;
  const features = frame.features.map((feature): DesignFeature => {
    if (feature.kind === 'category') return fitOneHot(feature, maxCategories);
    return numeric === 'standard' ? fitStandard(feature) : fitQuantile(feature);
  });
  return { version: 1, features, cols: features.reduce((sum, feature) => sum + width(feature), 0) };
}

function width(feature: DesignFeature): number {
  if (feature.kind === 'none') return 0;
  const own = feature.kind === 'one-hot' ? feature.codes.length : 1;
  return own + (feature.indicator ? 1 : 0);
}

/** @param features those of the frames that the design is to read
 * @throws TabularError `fitted_context_incompatible` */
export function checkDesign(saved: Saved, features: readonly FeatureShape[]): Design {
  saved.field('version').oneOf([1]);
  const items = saved.field('features').items(features.length, features.length);
  for (const [i, feature] of features.entries()) checkFeature(items[i]!, feature);
  const design = saved.value as unknown as Design;
  saved.field('cols').oneOf([design.features.reduce((sum, feature) => sum + width(feature), 0)]);
  return design;
}

function checkFeature(saved: Saved, feature: FeatureShape): void {
  saved.field('name').text();
  const kinds =
    feature.cardinality === null
      ? (['standard', 'quantile', 'none'] as const)
      : (['one-hot', 'none'] as const);
  const kind = saved.field('kind').oneOf<DesignFeature['kind']>(kinds);
  if (kind === 'none') return;
  saved.field('indicator').flag();
  if (kind === 'one-hot') {
    const cardinality = saved.field('cardinality').oneOf([feature.cardinality!]);
    saved.field('codes').distinctWholes(cardinality);
    return;
  }
  checkNumeric(saved, kind);
}

/** The scaling of a number. */
export function checkNumeric(saved: Saved, kind: 'standard' | 'quantile'): void {
  saved.field('fill').finite();
  if (kind === 'standard') {
    saved.field('centre').finite();
    saved.field('scale').positive();
    return;
  }
  const knots = saved
    .field('knots')
    .items(1)
    .map((knot) => knot.finite());
  if (knots.some((knot, i) => i > 0 && knot <= knots[i - 1]!))
    saved.field('knots').refuse('in ascending order');
  for (const score of saved.field('scores').items(knots.length, knots.length)) score.finite();
}

/** The design with some numbers muted: their column is 0 in every row, and only whether they are missing is told. */
export function muted(design: Design, features: ReadonlySet<number>): Design {
  const silent = { kind: 'quantile', knots: [0], scores: [0], fill: 0 } as const;
  return {
    ...design,
    features: design.features.map((feature, f) =>
      features.has(f) && (feature.kind === 'standard' || feature.kind === 'quantile')
        ? { ...silent, name: feature.name, indicator: feature.indicator }
        : feature,
    ),
  };
}

/** For each column of the matrix, the index of the feature it comes from. */
export function designSources(design: Design): number[] {
  return design.features.flatMap((feature, index) => new Array<number>(width(feature)).fill(index));
}

function fitStandard({ name, values }: NumericFeature): DesignFeature {
  let count = 0;
  let sum = 0;
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
    largest = Math.max(largest, Math.abs(value));
  }
  if (count === 0) return { kind: 'none', name };
  // Sums of squares of extreme numbers leave the range of doubles: work in units of the largest then.
  const unit = largest > 1e150 || largest < 1e-150 ? largest || 1 : 1;
  const mean = unit === 1 ? sum / count : meanIn(values, unit, count);
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!Number.isNaN(value)) squares += (value / unit - mean) ** 2;
  }
  const deviation = Math.sqrt(squares / count);
  // Rounding leaves a trace of spread in constant columns of large numbers; a spread below the smallest normal double
  // cannot be divided by.
  const constant = deviation <= 1e-12 * Math.abs(mean) || deviation * unit < 2.3e-308;
  const indicator = count < values.length;
  if (constant && !indicator) return { kind: 'none', name };
  const sample = sortedSample(values);
  const centre = mean * unit;
  const fill = sample.length > 0 ? sample[sample.length >> 1]! : centre;
  return { kind: 'standard', name, centre, scale: constant ? 1 : deviation * unit, fill, indicator };
}

function meanIn(values: Float64Array | Float32Array, unit: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!Number.isNaN(value)) sum += value / unit / count;
  }
  return sum;
}

function fitQuantile({ name, values }: NumericFeature): DesignFeature {
  const sorted = sortedSample(values);
  if (sorted.length === 0) return { kind: 'none', name };
  const indicator = hasMissing(values);
  const knots: number[] = [];
  const scores: number[] = [];
  const n = sorted.length;
  const count = Math.min(maxKnots, n);
  for (let k = 0; k < count; k++) {
    const value = sorted[count === 1 ? 0 : Math.round((k * (n - 1)) / (count - 1))]!;
    if (value === knots.at(-1)) continue;
    // Ties share the middle of their ranks.
    const middle = (lowerBound(sorted, value) + upperBound(sorted, value)) / 2 / n;
    knots.push(value);
    scores.push(normalQuantile(Math.min(1 - 0.5 / n, Math.max(0.5 / n, middle))));
  }
  if (knots.length === 1 && !indicator) return { kind: 'none', name };
  return { kind: 'quantile', name, knots, scores, fill: sorted[n >> 1]!, indicator };
}

function fitOneHot({ name, codes, cardinality }: CategoricalFeature, limit: number): DesignFeature {
  const counts = new Float64Array(cardinality);
  let missing = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code < 0) missing++;
    else counts[code]!++;
  }
  const seen = Array.from(counts.keys()).filter((code) => counts[code]! > 0);
  const kept = seen
    .sort((a, b) => counts[b]! - counts[a]! || a - b)
    .slice(0, limit)
    .sort((a, b) => a - b);
  if (seen.length === 0 || (seen.length === 1 && missing === 0)) return { kind: 'none', name };
  return { kind: 'one-hot', name, codes: kept, cardinality, indicator: missing > 0 };
}

function hasMissing(values: Float64Array | Float32Array): boolean {
  for (let i = 0; i < values.length; i++) if (Number.isNaN(values[i])) return true;
  return false;
}

function sortedSample(values: Float64Array | Float32Array): Float64Array {
  const step = Math.max(1, values.length / maxSample);
  const sample = new Float64Array(Math.min(values.length, maxSample));
  let count = 0;
  for (let i = 0; count < sample.length && Math.floor(i * step) < values.length; i++) {
    const value = values[Math.floor(i * step)]!;
    if (!Number.isNaN(value)) sample[count++] = value;
  }
  return sample.subarray(0, count).sort();
}

/** Fill the matrix for a frame with the same features as at fit. */
export function toMatrix(frame: Frame, design: Design): Matrix {
  const { rows } = frame;
  const { cols } = design;
  const values = new Float64Array(rows * cols);
  let column = 0;
  design.features.forEach((feature, index) => {
    const source = frame.features[index]!;
    if (feature.kind === 'none') return;
    if (feature.kind === 'one-hot') fillOneHot(source as CategoricalFeature, feature, values, column, cols);
    else fillNumeric(source as NumericFeature, feature, values, column, cols);
    column += width(feature);
  });
  return { rows, cols, values };
}

function fillOneHot(
  source: CategoricalFeature,
  feature: DesignFeature & { kind: 'one-hot' },
  out: Float64Array,
  column: number,
  cols: number,
): void {
  const place = new Int32Array(feature.cardinality).fill(-1);
  feature.codes.forEach((code, k) => {
    place[code] = k;
  });
  const missingPlace = feature.indicator ? feature.codes.length : -1;
  for (let i = 0; i < source.codes.length; i++) {
    const code = source.codes[i]!;
    const k = code < 0 ? missingPlace : place[code]!;
    if (k >= 0) out[i * cols + column + k] = 1;
  }
}

function fillNumeric(
  source: NumericFeature,
  feature: DesignFeature & { kind: 'standard' | 'quantile' },
  out: Float64Array,
  column: number,
  cols: number,
): void {
  const { values } = source;
  const filled = numericTransform(feature)(feature.fill);
  // Loops of their own, which call nothing that changes from column to column: they are most of what a design costs.
  if (feature.kind === 'standard') fillStandard(values, feature, filled, out, column, cols);
  else fillQuantile(values, feature, filled, out, column, cols);
  if (!feature.indicator) return;
  for (let i = 0, at = column + 1; i < values.length; i++, at += cols) {
    if (Number.isNaN(values[i]!)) out[at] = 1;
  }
}

function fillStandard(
  values: NumericFeature['values'],
  { centre, scale }: DesignFeature & { kind: 'standard' },
  filled: number,
  out: Float64Array,
  column: number,
  cols: number,
): void {
  for (let i = 0, at = column; i < values.length; i++, at += cols) {
    const value = values[i]!;
    out[at] = Number.isNaN(value) ? filled : clamped((value - centre) / scale);
  }
}

function fillQuantile(
  values: NumericFeature['values'],
  feature: DesignFeature & { kind: 'quantile' },
  filled: number,
  out: Float64Array,
  column: number,
  cols: number,
): void {
  const knots = Float64Array.from(feature.knots);
  const scores = Float64Array.from(feature.scores);
  for (let i = 0, at = column; i < values.length; i++, at += cols) {
    const value = values[i]!;
    out[at] = Number.isNaN(value) ? filled : interpolated(knots, scores, value);
  }
}

/** How a present number of the feature is scaled. */
export function numericTransform(
  feature: DesignFeature & { kind: 'standard' | 'quantile' },
): (value: number) => number {
  if (feature.kind === 'standard') return (value) => clamped((value - feature.centre) / feature.scale);
  const knots = Float64Array.from(feature.knots);
  const scores = Float64Array.from(feature.scores);
  return (value) => interpolated(knots, scores, value);
}

/** Keeps a value that is absurdly far from those of the fit, or whose distance overflows, within the reach of
 * arithmetic; within the fit no value is farther than √n. */
function clamped(z: number): number {
  return Math.max(-farthest, Math.min(farthest, z));
}

const farthest = 1e6;

/** Along straight lines between knots, constant outside. */
function interpolated(knots: Float64Array, scores: Float64Array, value: number): number {
  const last = knots.length - 1;
  if (value <= knots[0]!) return scores[0]!;
  if (value >= knots[last]!) return scores[last]!;
  const above = upperBound(knots, value);
  const low = knots[above - 1]!;
  const span = knots[above]! - low;
  const part = Number.isFinite(span)
    ? (value - low) / span
    : (value / 2 - low / 2) / (knots[above]! / 2 - low / 2);
  return scores[above - 1]! + part * (scores[above]! - scores[above - 1]!);
}

/** First place whose entry is at least `value`. */
function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First place whose entry is above `value`. */
function upperBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
