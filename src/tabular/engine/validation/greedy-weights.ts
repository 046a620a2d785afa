/** Greedy ensemble selection with replacement (Caruana, Niculescu-Mizil, Crew & Ksikes, ICML 2004). */

import type { Random } from '../random.ts';
import type { Loss } from './losses.ts';

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
