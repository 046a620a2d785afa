/** Gaussian process regression with a length scale for each feature (Rasmussen & Williams, Gaussian Processes for Machine
 * Learning, 2006); the arithmetic is native. */

import { addon } from '../addon.ts';
import type { Matrix } from '../prepare/index.ts';
import { createRandom, shuffle } from '../random.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';

export interface GaussianProcessModel {
  /** Training rows. */
  readonly rows: number;
  /** p: how fast the answer forgets a row along each column; 0 would mean that the column says nothing. */
  readonly rates: Float64Array;
  readonly smooth: number;
  /** p columns of the training rows × √rate, each padded with zeros to a multiple of 16 rows. */
  readonly points: Float64Array;
  /** What each training row adds where it is near, padded likewise; in the target's unit. */
  readonly duals: Float64Array;
  /** p + 1 of the straight line, the intercept last. */
  readonly coefficients: Float64Array;
}

/** Multiple of 16, as native/include/graticule/gaussian_process.h has it. */
const padded = (rows: number) => Math.ceil(rows / 16) * 16;

/** The kernel is learnt from so many parts of so many rows at most: the cost of a part grows with the cube of its rows. */
const mostParts = 2;
const partRows = 300;
const evaluations = 25;

/** @param features number of the feature that each column is of
 * @param target  n finite numbers
 * @param weights how much each row counts, positive, default 1
 * @returns the model, and for each row the mean that the others give it */
export async function fitGaussianProcess(
  x: Matrix,
  features: readonly number[],
  target: Float64Array,
  run: Run,
  weights?: Float64Array,
): Promise<{ model: GaussianProcessModel; leaveOneOut: Float64Array }> {
  const { rows, cols } = x;
  const { centre, scale, scores } = standardised(target);
  const parts = Math.min(mostParts, Math.ceil(rows / partRows));
  const each = Math.min(partRows, Math.floor(rows / parts));
  const order = shuffle(
    Int32Array.from({ length: rows }, (_, i) => i),
    createRandom(run.seed),
  );
  const used = [...new Set(features)];
  const fitted = await addon().fitGaussianProcess({
    values: x.values,
    rows,
    columns: cols,
    features: Int32Array.from(features, (feature) => used.indexOf(feature)),
    featureCount: used.length,
    outputs: 1,
    targets: scores,
    weights,
    sample: order.slice(0, parts * each),
    parts,
    partRows: each,
    evaluations,
    threads: run.threads,
    control: run.control,
  });
  const stride = padded(rows);
  const duals = new Float64Array(stride);
  duals.set(fitted.duals.map((dual) => dual * scale));
  const coefficients = new Float64Array(cols + 1);
  for (let i = 0; i < rows; i++) {
    const dual = fitted.linear * duals[i]!;
    coefficients[cols]! += dual;
    for (let j = 0; j < cols; j++) coefficients[j]! += (dual / cols) * x.values[i * cols + j]!;
  }
  coefficients[cols]! += centre;
  const { rates, smooth, points } = fitted;
  return {
    model: { rows, rates, smooth, points, duals, coefficients },
    leaveOneOut: fitted.leaveOneOut.map((score) => centre + scale * score),
  };
}

/** Mean 0 and variance 1, computed in units of the largest number, whose square may leave the range of doubles. */
function standardised(values: Float64Array): { centre: number; scale: number; scores: Float64Array } {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const mean = values.reduce((sum, value) => sum + value / largest, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value / largest - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / values.length) || 1;
  return {
    centre: mean * largest,
    scale: deviation * largest,
    scores: values.map((value) => (value / largest - mean) / deviation),
  };
}

/** n means. */
export function predictGaussianProcess(
  { rows: points, points: scaled, ...model }: GaussianProcessModel,
  { values, rows, cols: columns }: Matrix,
  { threads, control }: Run,
): Promise<Float64Array> {
  return addon().gaussianProcessMeans({
    ...model,
    values,
    rows,
    columns,
    points,
    scaled,
    outputs: 1,
    threads,
    control,
  });
}

/** @param columns of the design
 * @throws TabularError `fitted_context_incompatible` */
export function checkGaussianProcess(saved: Saved, columns: number): GaussianProcessModel {
  const rows = saved.field('rows').whole(1, 2 ** 31);
  return {
    rows,
    rates: saved.field('rates').floats(columns, 0),
    smooth: saved.field('smooth').finite(0),
    points: saved.field('points').floats(columns * padded(rows)),
    duals: saved.field('duals').floats(padded(rows)),
    coefficients: saved.field('coefficients').floats(columns + 1),
  };
}
