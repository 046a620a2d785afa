/** Gaussian process regression with a length scale for each feature (Rasmussen & Williams, Gaussian Processes for Machine
 * Learning, 2006), and classification by Laplace's method with one kernel for all classes; the arithmetic is native. */

import { addon } from '../addon.ts';
import type { Matrix } from '../prepare/index.ts';
import { createRandom, shuffle } from '../random.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { toProbabilities } from './linear.ts';

export interface GaussianProcessModel {
  /** Training rows. */
  readonly rows: number;
  /** p: how fast the answer forgets a row along each column; 0 would mean that the column says nothing. */
  readonly rates: Float64Array;
  readonly smooth: number;
  /** p columns of the training rows × √rate, each padded with zeros to a multiple of 16 rows. */
  readonly points: Float64Array;
  /** What each training row adds to each output where it is near, padded likewise; in the target's unit. */
  readonly duals: Float64Array;
  /** Of each output p + 1 of the straight line, the intercept last. */
  readonly coefficients: Float64Array;
}

/** A process of the classes' scores as probabilities: softmax(slope × score). */
export interface ClassProcessModel {
  /** One output for two classes, the second's over the first, else one a class. */
  readonly process: GaussianProcessModel;
  /** How sure the scores are; rows left out tell. */
  readonly slope: number;
}

/** Multiple of 16, as native/include/graticule/gaussian_process.h has it. */
const padded = (rows: number) => Math.ceil(rows / 16) * 16;

/** The kernel is learnt from so many parts of so many rows at most: the cost of a part grows with the cube of its rows. */
const mostParts = 2;
const partRows = 300;
const evaluations = 25;
/** Classes are validated by folds, and more tell nothing more of them: 0.980 × the loss on four tuning sets with 12, 0.982 × with 25. */
const classEvaluations = 12;

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
  const { centre, scale, scores } = standardised(target);
  const { model, leaveOneOut } = await fitProcess(x, features, { scores, outputs: 1, scale }, run, weights);
  model.coefficients[x.cols]! += centre;
  return { model, leaveOneOut: leaveOneOut.map((score) => centre + score) };
}

/** @param codes 0 … classes − 1, every class present
 * @param weights as of {@link fitGaussianProcess}
 * @returns the model, and for each row the probabilities that the others give it, n × classes */
export async function fitClassProcess(
  x: Matrix,
  features: readonly number[],
  codes: Int32Array,
  classes: number,
  run: Run,
  weights?: Float64Array,
): Promise<{ model: ClassProcessModel; leaveOneOut: Float64Array }> {
  const shares = new Float64Array(classes);
  const total = weights?.reduce((a, b) => a + b, 0) ?? x.rows;
  codes.forEach((code, i) => {
    shares[code]! += (weights?.[i] ?? 1) / total;
  });
  const outputs = classes === 2 ? 1 : classes;
  const first = classes - outputs;
  const offsets = Float64Array.from({ length: outputs }, (_, o) =>
    first === 1 ? Math.log(shares[1]! / shares[0]!) : Math.log(shares[o]!),
  );
  // One kernel for all outputs, learnt from the classes' indicators: they are brought to one unit, in which rare classes vary less.
  const unit = Math.sqrt(shares.subarray(first).reduce((sum, p) => sum + p * (1 - p), 0) / outputs);
  const scores = new Float64Array(x.rows * outputs);
  codes.forEach((code, i) => {
    for (let o = 0; o < outputs; o++)
      scores[i * outputs + o] = ((code === first + o ? 1 : 0) - shares[first + o]!) / unit;
  });
  const fitted = await fitProcess(x, features, { scores, outputs, scale: 1, codes, offsets }, run, weights);
  offsets.forEach((offset, o) => {
    fitted.model.coefficients[o * (x.cols + 1) + x.cols]! += offset;
  });
  const slope = slopeOf(fitted.leaveOneOut, codes, outputs, weights);
  return { model: { process: fitted.model, slope }, leaveOneOut: sloped(fitted.leaveOneOut, outputs, slope) };
}

/** Rows × outputs of variance about 1, and the unit that they are in; or of classes what they indicate. */
interface ProcessTargets {
  readonly scores: Float64Array;
  readonly outputs: number;
  readonly scale: number;
  readonly codes?: Int32Array;
  readonly offsets?: Float64Array;
}

async function fitProcess(
  x: Matrix,
  features: readonly number[],
  { scores, outputs, scale, codes, offsets }: ProcessTargets,
  run: Run,
  weights: Float64Array | undefined,
): Promise<{ model: GaussianProcessModel; leaveOneOut: Float64Array }> {
  const { rows, cols } = x;
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
    outputs,
    targets: scores,
    codes,
    offsets,
    weights,
    sample: order.slice(0, parts * each),
    parts,
    partRows: each,
    evaluations: codes === undefined ? evaluations : classEvaluations,
    threads: run.threads,
    control: run.control,
  });
  const stride = padded(rows);
  const duals = new Float64Array(outputs * stride);
  const coefficients = new Float64Array(outputs * (cols + 1));
  for (let o = 0; o < outputs; o++) {
    const line = coefficients.subarray(o * (cols + 1), (o + 1) * (cols + 1));
    for (let i = 0; i < rows; i++) {
      const own = fitted.duals[i * outputs + o]! * scale;
      duals[o * stride + i] = own;
      const dual = fitted.linear * own;
      line[cols]! += dual;
      for (let j = 0; j < cols; j++) line[j]! += (dual / cols) * x.values[i * cols + j]!;
    }
  }
  const { rates, smooth, points } = fitted;
  return {
    model: { rows, rates, smooth, points, duals, coefficients },
    leaveOneOut: fitted.leaveOneOut.map((score) => scale * score),
  };
}

/** softmax(slope × score), n × classes; one output is that of the second of two classes. */
function sloped(scores: Float64Array, outputs: number, slope: number): Float64Array {
  return toProbabilities(
    scores.map((score) => slope * score),
    outputs,
  );
}

/** The slope of the least log loss, by Newton's method. Each row counts for all classes by a little (Platt, Advances in Large
 * Margin Classifiers, 2000), so that classes without an error do not ask for certainty. */
function slopeOf(
  scores: Float64Array,
  codes: Int32Array,
  outputs: number,
  weights: Float64Array | undefined,
): number {
  const classes = Math.max(2, outputs);
  const unsure = 1 / (codes.length + 2);
  const scoreOf = (i: number, c: number) =>
    outputs > 1 ? scores[i * outputs + c]! : c === 1 ? scores[i]! : 0;
  let slope = 1;
  for (let iteration = 0; iteration < 30; iteration++) {
    const p = sloped(scores, outputs, slope);
    let gradient = 0;
    let curvature = 0;
    codes.forEach((code, i) => {
      let mean = 0;
      let square = 0;
      let wanted = (1 - unsure) * scoreOf(i, code);
      for (let c = 0; c < classes; c++) {
        const own = scoreOf(i, c);
        mean += p[i * classes + c]! * own;
        square += p[i * classes + c]! * own * own;
        wanted += (unsure / classes) * own;
      }
      const weight = weights?.[i] ?? 1;
      gradient += weight * (mean - wanted);
      curvature += weight * (square - mean * mean);
    });
    // A slope that changes by a factor of two at most cannot run away where the curve is flat.
    const next = Math.min(2 * slope, Math.max(slope / 2, slope - gradient / Math.max(curvature, 1e-12)));
    if (Math.abs(next - slope) < 1e-6 * slope || next > mostSlope || next < leastSlope) return slope;
    slope = next;
  }
  return slope;
}
const [leastSlope, mostSlope] = [1e-2, 1e2];

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

/** n × outputs. */
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
    outputs: model.coefficients.length / (columns + 1),
    threads,
    control,
  });
}

/** n × classes probabilities. */
export async function predictClassProcess(
  { process, slope }: ClassProcessModel,
  x: Matrix,
  run: Run,
): Promise<Float64Array> {
  const outputs = process.coefficients.length / (x.cols + 1);
  return sloped(await predictGaussianProcess(process, x, run), outputs, slope);
}

/** @param columns of the design
 * @throws TabularError `fitted_context_incompatible` */
export function checkGaussianProcess(saved: Saved, columns: number, outputs = 1): GaussianProcessModel {
  const rows = saved.field('rows').whole(1, 2 ** 31);
  return {
    rows,
    rates: saved.field('rates').floats(columns, 0),
    smooth: saved.field('smooth').finite(0),
    points: saved.field('points').floats(columns * padded(rows)),
    duals: saved.field('duals').floats(outputs * padded(rows)),
    coefficients: saved.field('coefficients').floats(outputs * (columns + 1)),
  };
}

/** As {@link checkGaussianProcess}. */
export function checkClassProcess(saved: Saved, columns: number, classes: number): ClassProcessModel {
  return {
    process: checkGaussianProcess(saved.field('process'), columns, classes === 2 ? 1 : classes),
    slope: saved.field('slope').positive(),
  };
}
