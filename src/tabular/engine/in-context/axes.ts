/** Numbers of a table along the principal axes of its rows, each of unit variance. A model that reads columns one by one sees
 * there what columns say together: differences between columns that nearly repeat each other come to stand in a column of
 * their own (whitening; Kessy, Lewin & Strimmer, The American Statistician 2018). */

import { addon } from '../addon.ts';
import type { FeatureShape, Frame } from '../frame.ts';
import { checkDesign, type Design, fitDesign, toMatrix } from '../prepare/index.ts';
import { type Random, shuffle } from '../random.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';

/** Plain data that is saved with the model. */
export interface Axes {
  /** Of the frame's features, those that are read. */
  readonly features: readonly number[];
  readonly design: Design;
  /** Axes × columns of the design: a direction over the standard deviation along it. */
  readonly directions: Float64Array;
  /** One an axis: what the mean of the design's columns comes to along it. */
  readonly origin: Float64Array;
}

/** Axes with less than this share of the largest variance are noise of the arithmetic or copies of columns. */
const leastShare = 1e-6;
/** More columns than this cost seconds to turn. */
const maxTurned = 128;
/** Standard deviations from the mean that a single number counts for at most: outliers would draw axes to themselves. */
const farthest = 5;

/** @param features in the order of their worth: of very many the first are read
 * @param most     axes at most, those of the largest variance
 * @returns null where fewer than two numbers vary, which turning would not change */
export async function fitAxes(
  frame: Frame,
  features: readonly number[],
  most: number,
  random: Random,
  { threads, control }: Run,
): Promise<Axes | null> {
  const taken = features.filter((index) => frame.features[index]!.kind === 'number').slice(0, maxTurned);
  if (taken.length < 2) return null;
  const design = fitDesign(numbersOf(frame, taken));
  const x = bounded(frame, { features: taken, design });
  const principal = await addon().principalAxes({
    values: x.values,
    rows: x.rows,
    columns: x.cols,
    leastShare,
    threads,
    control,
  });
  const count = Math.min(most, principal.variances.length);
  if (count < 2) return null;
  const order = shuffle(
    Int32Array.from({ length: count }, (_, axis) => axis),
    random,
  );
  const directions = new Float64Array(count * x.cols);
  const origin = new Float64Array(count);
  order.forEach((axis, a) => {
    const scale = 1 / Math.sqrt(principal.variances[axis]!);
    for (let j = 0; j < x.cols; j++) {
      const weight = scale * principal.axes[axis * x.cols + j]!;
      directions[a * x.cols + j] = weight;
      origin[a]! += weight * principal.mean[j]!;
    }
  });
  return { features: taken, design, directions, origin };
}

/** @param features those of the frame
 * @throws TabularError `fitted_context_incompatible` */
export function checkAxes(saved: Saved, features: readonly FeatureShape[]): Axes {
  const list = saved.field('features');
  const taken = list.distinctWholes(features.length);
  if (taken.length === 0 || taken.some((index) => features[index]!.cardinality !== null))
    list.refuse('features of numbers');
  const design = checkDesign(
    saved.field('design'),
    taken.map((index) => features[index]!),
  );
  const origin = saved.field('origin').floats();
  if (origin.length === 0) saved.field('origin').refuse('at least one number');
  saved.field('directions').floats(origin.length * design.cols);
  return saved.value as unknown as Axes;
}

/** rows × axes, row-major, for a frame with the features of the fit. */
export function alongAxes(frame: Frame, axes: Axes): Float64Array {
  const { directions, origin } = axes;
  const { rows, cols, values } = bounded(frame, axes);
  const count = origin.length;
  const out = new Float64Array(rows * count);
  for (let i = 0; i < rows; i++) {
    for (let a = 0; a < count; a++) {
      let sum = -origin[a]!;
      for (let j = 0; j < cols; j++) sum += directions[a * cols + j]! * values[i * cols + j]!;
      out[i * count + a] = sum;
    }
  }
  return out;
}

function bounded(frame: Frame, { features, design }: Pick<Axes, 'features' | 'design'>) {
  const x = toMatrix(numbersOf(frame, features), design);
  for (let i = 0; i < x.values.length; i++) {
    x.values[i] = Math.max(-farthest, Math.min(farthest, x.values[i]!));
  }
  return x;
}

const numbersOf = ({ rows, features }: Frame, taken: readonly number[]): Frame => ({
  rows,
  features: taken.map((index) => features[index]!),
});
