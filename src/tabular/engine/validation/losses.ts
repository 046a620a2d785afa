/** Losses by which rows that a model has not seen judge it: log loss of probabilities, squared error of means. */

import { type Goal, takeGoal } from './goal.ts';

/** The floor under a probability inside a log loss: keeps one wrong certainty from deciding everything. */
export const probabilityFloor = 1e-15;

/** Mean loss of a candidate blend over the scored rows. */
export type Loss = (blend: Float64Array) => number;

/** Weighted loss of each row, in the sense of {@link logLoss} or {@link squaredError}. */
export function rowLosses(goal: Goal, blend: Float64Array): Float64Array {
  const weight = (i: number) => goal.sampleWeights?.[i] ?? 1;
  if (goal.kind === 'numbers') return goal.values.map((value, i) => weight(i) * (blend[i]! - value) ** 2);
  return ownProbabilities(blend, goal.codes, goal.classes).map(
    (p, i) => -weight(i) * Math.log(Math.max(p, probabilityFloor)),
  );
}

/** What a row's loss depends on: of n × c probabilities only that of the row's own class. */
export function ownProbabilities(
  probabilities: Float64Array,
  codes: Int32Array,
  classes: number,
): Float64Array {
  return Float64Array.from(codes, (code, i) => probabilities[i * classes + code]!);
}

/** Mean weighted log loss of n × c probabilities. */
export function logLoss(codes: Int32Array, classes: number, weights?: Float64Array): Loss {
  return (blend) => {
    let sum = 0;
    let total = 0;
    for (let i = 0; i < codes.length; i++) {
      const weight = weights === undefined ? 1 : weights[i]!;
      sum -= weight * Math.log(Math.max(blend[i * classes + codes[i]!]!, probabilityFloor));
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  };
}

/** Mean weighted squared error of n means. */
export function squaredError(target: Float64Array, weights?: Float64Array): Loss {
  return (blend) => {
    let sum = 0;
    let total = 0;
    for (let i = 0; i < target.length; i++) {
      const weight = weights === undefined ? 1 : weights[i]!;
      sum += weight * (blend[i]! - target[i]!) ** 2;
      total += weight;
    }
    return total > 0 ? sum / total : 0;
  };
}

/** Mean loss over some rows of a goal. */
export function lossOn(goal: Goal, rows: Int32Array): Loss {
  const taken = takeGoal(goal, rows);
  return taken.kind === 'classes'
    ? logLoss(taken.codes, taken.classes, taken.sampleWeights)
    : squaredError(taken.values, taken.sampleWeights);
}
