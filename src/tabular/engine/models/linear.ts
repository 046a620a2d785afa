/** Ridge and logistic regression on a design matrix; the arithmetic is native. */

import { addon } from '../addon.ts';
import { kFolds } from '../blend/folds.ts';
import { logLoss } from '../blend/greedy.ts';
import type { Packable } from '../pack.ts';
import type { Matrix } from '../prepare/index.ts';
import { takeCodes, takeNumbers } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';

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
 * @param weights n non-negative weights, default all 1 */
export async function fitRidge(
  x: Matrix,
  target: Float64Array,
  run: Run,
  weights?: Float64Array,
): Promise<LinearModel> {
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
  return { outputs: 1, coefficients, penalty: ridgePenalties[path.best]! };
}

/** Logistic regression, multinomial above two classes; the penalty with the least log loss over inner folds is
 * chosen (five folds, one of them alone above 5,000 rows, because the path then varies little).
 * @param codes      0 … classes − 1, every class present
 * @param innerFolds how many of the five folds are fitted
 * @param coarse     half as many penalties, solved less exactly: for many columns that stand for one another */
export async function fitLogistic(
  x: Matrix,
  codes: Int32Array,
  classes: number,
  run: Run,
  options: { readonly weights?: Float64Array; readonly innerFolds?: number; readonly coarse?: boolean } = {},
): Promise<LinearModel> {
  const { threads, control } = run;
  const { weights, coarse = false, innerFolds = x.rows > 5000 ? 1 : 5 } = options;
  const penalties = coarse ? logisticPenalties.filter((_, l) => l % 2 === 0) : logisticPenalties;
  const outputs = classes === 2 ? 1 : classes;
  const size = outputs * (x.cols + 1);
  const path = (matrix: Matrix, labels: Int32Array, itsWeights: Float64Array | undefined, count: number) =>
    addon().fitLogistic({
      ...design(matrix),
      codes: labels,
      classes,
      weights: itsWeights,
      penalties: penalties.slice(0, count),
      ...(coarse ? coarseIterations : iterations),
      threads,
      control,
    });

  const losses = new Float64Array(penalties.length);
  if (x.rows >= 2 * classes) {
    const folds = kFolds(x.rows, 5, run.seed, codes, true);
    for (const { train, test } of folds.slice(0, innerFolds)) {
      checkAborted(run);
      const coefficients = await path(
        takeMatrix(x, train),
        takeCodes(codes, train),
        weights && takeNumbers(weights, train),
        penalties.length,
      );
      const held = takeMatrix(x, test);
      const loss = logLoss(takeCodes(codes, test), classes, weights && takeNumbers(weights, test));
      for (let l = 0; l < losses.length; l++) {
        const model = { outputs, coefficients: coefficients.subarray(l * size, (l + 1) * size), penalty: 0 };
        losses[l] = losses[l]! + loss(await predictProbabilities(model, held, run)) * test.length;
      }
    }
  } else {
    // Too few rows to judge: the strongest penalties but one decade, near the class shares.
    losses.fill(1);
    losses[2] = 0;
  }
  const best = losses.indexOf(losses.reduce((a, b) => Math.min(a, b)));
  const coefficients = await path(x, codes, weights, best + 1);
  return {
    outputs,
    coefficients: coefficients.slice(best * size, (best + 1) * size),
    penalty: penalties[best]!,
  };
}

function takeMatrix(x: Matrix, rows: Int32Array): Matrix {
  return { rows: rows.length, cols: x.cols, values: takeNumbers(x.values, rows, x.cols) };
}

/** n means. */
export function predictMeans(model: LinearModel, x: Matrix, run: Run): Promise<Float64Array> {
  const { threads, control } = run;
  const { coefficients, outputs } = model;
  return addon().linearScores({ ...design(x), coefficients, outputs, threads, control });
}

/** n × c probabilities, each row summing to 1. */
export async function predictProbabilities(model: LinearModel, x: Matrix, run: Run): Promise<Float64Array> {
  const scores = await predictMeans(model, x, run);
  if (model.outputs === 1) {
    const out = new Float64Array(2 * x.rows);
    for (let i = 0; i < x.rows; i++) {
      const one = 1 / (1 + Math.exp(-scores[i]!));
      out[2 * i] = 1 - one;
      out[2 * i + 1] = one;
    }
    return out;
  }
  softmaxRows(scores, model.outputs);
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

export function packLinear(model: LinearModel): Packable {
  return { outputs: model.outputs, coefficients: model.coefficients, penalty: model.penalty };
}
