/** Regularised discriminant analysis: every class an elliptical cloud. The arithmetic is native. */

import { addon } from '../addon.ts';
import type { Matrix } from '../prepare/index.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import { softmaxRows } from './linear.ts';

export interface DiscriminantModel {
  readonly classes: number;
  /** As native/include/graticule/discriminant.h has it. */
  readonly values: Float64Array;
}

/** Shares of a class's own covariance, from one shape for all classes to nearly one for each; and shares by which
 * correlations are drawn to zero, strongest first. */
const owns = [0, 0.1, 0.3, 0.6, 0.9];
const shrinks = [0.5, 0.1, 0.01, 0.001];
const settings = owns.flatMap((own) => shrinks.map((shrink) => ({ own, shrink })));

/** One model for each setting, those with the fewest free parameters first.
 * @param codes   0 … classes − 1, every class present
 * @param only    number of the one setting wanted; default all
 * @param weights n non-negative weights, default all 1 */
export async function fitDiscriminants(
  { values, rows, cols }: Matrix,
  codes: Int32Array,
  classes: number,
  { threads, control }: Run,
  { only, weights }: { only?: number | undefined; weights?: Float64Array | undefined },
): Promise<DiscriminantModel[]> {
  const wanted = only === undefined ? settings : [settings[only]!];
  const packed = await addon().fitDiscriminant({
    values,
    rows,
    columns: cols,
    codes,
    classes,
    weights,
    own: Float64Array.from(wanted, ({ own }) => own),
    shrink: Float64Array.from(wanted, ({ shrink }) => shrink),
    threads,
    control,
  });
  const size = packed.length / wanted.length;
  return wanted.map((_, s) => ({ classes, values: packed.slice(s * size, (s + 1) * size) }));
}

/** @param columns of the design
 * @throws TabularError `fitted_context_incompatible` */
export function checkDiscriminant(saved: Saved, columns: number, classes: number): DiscriminantModel {
  if (classes < 2) saved.refuse('a model of a classification');
  saved.field('classes').oneOf([classes]);
  // Of each class: constant, spread and exponent, means, and a lower triangle.
  const values = saved.field('values').floats(classes * (3 + columns + (columns * (columns + 1)) / 2));
  return { classes, values };
}

/** n × c probabilities, each row summing to 1. */
export async function predictDiscriminant(
  { classes, values: model }: DiscriminantModel,
  { values, rows, cols }: Matrix,
  { threads, control }: Run,
): Promise<Float64Array> {
  const scores = await addon().discriminantScores({
    values,
    rows,
    columns: cols,
    model,
    classes,
    threads,
    control,
  });
  softmaxRows(scores, classes);
  return scores;
}
