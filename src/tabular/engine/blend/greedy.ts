/** Greedy ensemble selection with replacement (Caruana, Niculescu-Mizil, Crew & Ksikes, ICML 2004). */

import type { Goal } from '../members/member.ts';
import type { Random } from '../random.ts';

/** The floor under a probability inside a log loss: keeps one wrong certainty from deciding everything. */
export const probabilityFloor = 1e-15;

/** Mean loss of a candidate blend over the scored rows. */
export type Loss = (blend: Float64Array) => number;

/** Weighted loss of each row, in the sense of {@link logLoss} or {@link squaredError}. */
export function rowLosses(goal: Goal, blend: Float64Array): Float64Array {
  const weight = (i: number) => goal.weights?.[i] ?? 1;
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

/** The mean of {@link greedyWeights} over draws that weight the rows at random (the Bayesian bootstrap: Rubin, Annals
 * of Statistics 1981). Members that differ by less than the rows can tell share the weight; on many rows all draws
 * agree. A share below 2 % is not worth a member's running and goes to the others.
 * @param lossOf mean loss when row i counts draw[i] times
 * @param draws  at least 1; with a single one every row counts once */
export function steadyWeights(
  predictions: readonly Float64Array[],
  lossOf: (draw: Float64Array | undefined) => Loss,
  rows: number,
  steps: number,
  draws: number,
  random: Random,
): Float64Array {
  if (draws === 1) return greedyWeights(predictions, lossOf(undefined), steps);
  const mean = new Float64Array(predictions.length);
  for (let d = 0; d < draws; d++) {
    const draw = Float64Array.from({ length: rows }, () => -Math.log(1 - random.next()));
    const weights = greedyWeights(predictions, lossOf(draw), steps);
    for (let m = 0; m < mean.length; m++) mean[m]! += weights[m]! / draws;
  }
  const kept = mean.map((weight) => (weight < 0.02 ? 0 : weight));
  const total = kept.reduce((a, b) => a + b, 0);
  return kept.map((weight) => weight / total);
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

/** Weights (non-negative, sum 1) of the members' out-of-fold predictions.
 *
 * Each step adds the member that lowers the loss of the running mean most; ties go to the earlier member. The result
 * is the running mean at its best step.
 * @param predictions one array per member, all of one length
 * @param loss        to be minimised
 * @param steps       at most this many additions */
export function greedyWeights(predictions: readonly Float64Array[], loss: Loss, steps: number): Float64Array {
  const members = predictions.length;
  if (members === 0) throw new RangeError('greedyWeights: expected at least one member, got none');
  const length = predictions[0]!.length;
  const sum = new Float64Array(length);
  const trial = new Float64Array(length);
  const counts = new Float64Array(members);
  let best = Number.POSITIVE_INFINITY;
  let bestCounts = counts.slice();
  let stale = 0;
  for (let step = 1; step <= steps && stale < 5; step++) {
    let chosen = 0;
    let chosenLoss = Number.POSITIVE_INFINITY;
    for (let m = 0; m < members; m++) {
      const prediction = predictions[m]!;
      for (let i = 0; i < length; i++) trial[i] = (sum[i]! + prediction[i]!) / step;
      const value = loss(trial);
      if (value < chosenLoss) {
        chosenLoss = value;
        chosen = m;
      }
    }
    const prediction = predictions[chosen]!;
    for (let i = 0; i < length; i++) sum[i] = sum[i]! + prediction[i]!;
    counts[chosen] = counts[chosen]! + 1;
    // A gain below a millionth is noise that only buys more members to run.
    if (chosenLoss < best * (1 - 1e-6) || step === 1) {
      best = chosenLoss;
      bestCounts = counts.slice();
      stale = 0;
    } else {
      stale++;
    }
  }
  const total = bestCounts.reduce((a, b) => a + b, 0);
  return bestCounts.map((count) => count / total);
}

/** The first setting whose loss exceeds the least by no more than ¾ of the difference's own standard error: the rule of
 * one standard error (Breiman, Friedman, Olshen & Stone 1984, §3.4.3) on paired rows. With few errors to go by, as in
 * tables that are nearly separable, the least loss alone would settle for almost no penalty. On nine tables of
 * tuning, ¾ gave less loss (geometric mean) than 0, ¼, ½ and 1.
 * @param losses of each row, one array a setting, the most cautious setting first */
export function cautiousSetting(losses: readonly Float64Array[]): number {
  const totals = losses.map((each) => each.reduce((a, b) => a + b, 0));
  const best = totals.indexOf(Math.min(...totals));
  for (let setting = 0; setting < best; setting++) {
    const excess = totals[setting]! - totals[best]!;
    const mean = excess / losses[best]!.length;
    let squares = 0;
    losses[setting]!.forEach((loss, i) => {
      squares += (loss - losses[best]![i]! - mean) ** 2;
    });
    if (excess <= 0.75 * Math.sqrt(squares)) return setting;
  }
  return Math.max(0, best);
}
