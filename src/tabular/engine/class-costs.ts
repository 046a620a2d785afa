/** What it costs to take rows of one class for another, and the labels that cost least. */

import { nearest } from '../../shared/nearest.ts';
import type { Label, Target } from '../domain/table.ts';
import { argmaxRows } from './metrics/classification.ts';

/** By true class and predicted class, as text: `{ fraud: { fine: 50 }, fine: { fraud: 1 } }`. What is not named costs 1, and
 * nothing where both are the same. Below zero is a gain. */
export type ClassCosts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the labels of scored rows cost. */
export interface CostScores {
  /** Mean cost a row of the labels that the model chooses, which are those of the least expected cost. */
  readonly mean: number;
  /** Mean cost of the most probable labels instead. */
  readonly mostProbable: number;
  /** Mean cost of the one label that costs least when every row is given it. */
  readonly baseline: number;
  readonly baselineLabel: Label;
}

/** c × c row-major: rows are true classes, columns predicted ones.
 * @throws TypeError for a regression; RangeError for a class that the target lacks */
export function costMatrix(asked: ClassCosts, target: Target): Float64Array {
  if (target.kind === 'numbers')
    throw new TypeError('costs belong to a classification; this is a regression');
  const names = target.classes.map(String);
  const classes = names.length;
  const costs = Float64Array.from({ length: classes * classes }, (_, i) =>
    Math.floor(i / classes) === i % classes ? 0 : 1,
  );
  const place = (label: string) => {
    const code = names.indexOf(label);
    if (code >= 0) return code;
    const near = nearest(label, names);
    const instead = near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
    throw new RangeError(`costs name ${JSON.stringify(label)}, which is not a class of the target${instead}`);
  };
  for (const [truth, row] of Object.entries(asked)) {
    const start = place(truth) * classes;
    for (const [predicted, cost] of Object.entries(row)) costs[start + place(predicted)] = cost;
  }
  return costs;
}

/** Index of the class with the least expected cost of each row; the more probable one of those that cost the same.
 * @param probabilities n × c row-major
 * @param costs         as of {@link costMatrix}; null: the most probable classes */
export function chosenClasses(
  probabilities: Float64Array,
  classes: number,
  costs: Float64Array | null,
): Int32Array {
  if (costs === null) return argmaxRows(probabilities, classes);
  const out = new Int32Array(probabilities.length / classes);
  for (let i = 0; i < out.length; i++) {
    const row = probabilities.subarray(i * classes, (i + 1) * classes);
    let least = Number.POSITIVE_INFINITY;
    for (let predicted = 0; predicted < classes; predicted++) {
      let cost = 0;
      for (let truth = 0; truth < classes; truth++) cost += row[truth]! * costs[truth * classes + predicted]!;
      if (cost < least || (cost === least && row[predicted]! > row[out[i]!]!)) {
        least = cost;
        out[i] = predicted;
      }
    }
  }
  return out;
}

/** @param codes         n true classes, at least one
 *  @param probabilities n × c row-major */
export function scoreCosts(
  codes: Int32Array,
  probabilities: Float64Array,
  labels: readonly Label[],
  costs: Float64Array,
): CostScores {
  const classes = labels.length;
  const meanOf = (predicted: (row: number) => number) =>
    codes.reduce((sum, truth, i) => sum + costs[truth * classes + predicted(i)]!, 0) / codes.length;
  const chosen = chosenClasses(probabilities, classes, costs);
  const probable = argmaxRows(probabilities, classes);
  const constant = labels.map((_, predicted) => meanOf(() => predicted));
  const baseline = Math.min(...constant);
  return {
    mean: meanOf((i) => chosen[i]!),
    mostProbable: meanOf((i) => probable[i]!),
    baseline,
    baselineLabel: labels[constant.indexOf(baseline)]!,
  };
}
