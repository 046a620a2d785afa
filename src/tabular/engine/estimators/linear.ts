/** Ridge and logistic regression on a design matrix; the arithmetic is native. */

import { addon } from '../addon.ts';
import type { Packable } from '../pack.ts';
import type { Matrix } from '../prepare/index.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';

export interface LinearModel {
  /** 1 for regression and for two classes, else the number of classes. */
  readonly outputs: number;
  /** outputs × (p + 1) row-major, the intercept last. */
  readonly coefficients: Float64Array;
  readonly penalty: number;
}

/** Penalties tried, strongest first, on the scale of a sum of losses over rows with features of unit variance. */
const ridgePenalties = Float64Array.from({ length: 17 }, (_, i) => 10 ** (5 - i / 2));
const logisticPenalties = Float64Array.from({ length: 11 }, (_, i) => 10 ** (3 - 0.7 * i));
const iterations = { maxIterations: 120, tolerance: 1e-4 };

const coarseIterations = { maxIterations: 40, tolerance: 1e-3 };

const design = (x: Matrix) => ({ values: x.values, rows: x.rows, columns: x.cols });

/** Ridge regression; the penalty with the least leave-one-out error is chosen.
 * @param target  n finite numbers
 * @param weights n non-negative weights, default all 1
 * @returns the model, and for each row the mean that a fit without it would give */
export async function fitRidge(
  x: Matrix,
  target: Float64Array,
  run: Run,
  weights?: Float64Array,
): Promise<{ model: LinearModel; leaveOneOut: Float64Array }> {
  const { threads, control } = run;
  const path = await addon().fitRidge({
    ...design(x),
    target,
    weights,
    penalties: ridgePenalties,
    threads,
    control,
  });
  const coefficients = new Float64Array(x.cols + 1);
  coefficients.set(path.coefficients);
  coefficients[x.cols] = path.intercept;
  const model = { outputs: 1, coefficients, penalty: ridgePenalties[path.best]! };
  return { model, leaveOneOut: path.looPredictions };
}

export interface LogisticOptions {
  /** n non-negative weights, default all 1. */
  readonly weights?: Float64Array | undefined;
  /** The penalties of the middle, solved less exactly: for many columns that stand for one another. */
  readonly coarse?: boolean;
  /** How many of the penalties, strongest first; default all. */
  readonly count?: number;
}

/** Logistic regression, multinomial above two classes, for every penalty of a path from strong to weak.
 * @param codes 0 … classes − 1, every class present */
export async function fitLogisticPath(
  x: Matrix,
  codes: Int32Array,
  classes: number,
  run: Run,
  { weights, coarse = false, count }: LogisticOptions = {},
): Promise<LinearModel[]> {
  const { threads, control } = run;
  const every = coarse ? logisticPenalties.slice(1, 8) : logisticPenalties;
  const penalties = every.slice(0, count);
  const outputs = classes === 2 ? 1 : classes;
  const size = outputs * (x.cols + 1);
  const path = await addon().fitLogistic({
    ...design(x),
    codes,
    classes,
    weights,
    penalties,
    ...(coarse ? coarseIterations : iterations),
    threads,
    control,
  });
  return Array.from(penalties, (penalty, l) => ({
    outputs,
    coefficients: path.slice(l * size, (l + 1) * size),
    penalty,
  }));
}

/** n means. */
export function predictMeans(model: LinearModel, x: Matrix, run: Run): Promise<Float64Array> {
  const { threads, control } = run;
  const { coefficients, outputs } = model;
  return addon().linearScores({ ...design(x), coefficients, outputs, threads, control });
}

/** n × c probabilities, each row summing to 1. */
export async function predictProbabilities(model: LinearModel, x: Matrix, run: Run): Promise<Float64Array> {
  return toProbabilities(await predictMeans(model, x, run), model.outputs);
}

/** @param outputs scores a row: 1 for two classes, else one a class */
export function toProbabilities(scores: Float64Array, outputs: number): Float64Array {
  if (outputs === 1) {
    const out = new Float64Array(2 * scores.length);
    for (let i = 0; i < scores.length; i++) {
      const one = 1 / (1 + Math.exp(-scores[i]!));
      out[2 * i] = 1 - one;
      out[2 * i + 1] = one;
    }
    return out;
  }
  softmaxRows(scores, outputs);
  return scores;
}

/** Scores to probabilities, row by row, in place. */
export function softmaxRows(scores: Float64Array, classes: number): void {
  for (let start = 0; start < scores.length; start += classes) {
    let top = Number.NEGATIVE_INFINITY;
    for (let c = start; c < start + classes; c++) top = Math.max(top, scores[c]!);
    let sum = 0;
    for (let c = start; c < start + classes; c++) {
      const value = Math.exp(scores[c]! - top);
      scores[c] = value;
      sum += value;
    }
    for (let c = start; c < start + classes; c++) scores[c] = scores[c]! / sum;
  }
}

/** @param columns of the matrix that the model reads
 * @throws TabularError `fitted_context_incompatible` */
export function checkLinear(saved: Saved, columns: number, classes: number): LinearModel {
  if (classes === 1) saved.refuse('a model of two classes or more');
  const outputs = saved.field('outputs').oneOf([classes > 2 ? classes : 1]);
  const coefficients = saved.field('coefficients').floats(outputs * (columns + 1));
  return { outputs, coefficients, penalty: saved.field('penalty').finite(0) };
}

export function packLinear(model: LinearModel): Packable {
  return { outputs: model.outputs, coefficients: model.coefficients, penalty: model.penalty };
}
