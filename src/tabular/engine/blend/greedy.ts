/** Greedy ensemble selection with replacement (Caruana, Niculescu-Mizil, Crew & Ksikes, ICML 2004). */

/** The floor under a probability inside a log loss: keeps one wrong certainty from deciding everything. */
export const probabilityFloor = 1e-15;

/** Mean loss of a candidate blend over the scored rows. */
export type Loss = (blend: Float64Array) => number;

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
