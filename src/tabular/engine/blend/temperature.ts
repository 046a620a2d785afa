/** Temperature scaling of probabilities (Guo, Pleiss, Sun & Weinberger, ICML 2017): p ← p^(1/T), renormalised. */

import { probabilityFloor } from './greedy.ts';

/** Raises every entry to 1/T and renormalises the rows, in place. */
export function applyTemperature(probabilities: Float64Array, classes: number, temperature: number): void {
  const power = 1 / temperature;
  for (let start = 0; start < probabilities.length; start += classes) {
    let sum = 0;
    for (let c = start; c < start + classes; c++) {
      const value = Math.max(probabilities[c]!, probabilityFloor);
      const raised = power === 1 ? value : value ** power;
      probabilities[c] = raised;
      sum += raised;
    }
    for (let c = start; c < start + classes; c++) probabilities[c] = probabilities[c]! / sum;
  }
}

/** The temperature with the least log loss on out-of-fold probabilities, pulled towards 1 by a weak prior:
 * log T ~ N(0, 0.5²) counts like one row's evidence against the n rows, which only matters when n is small.
 * Golden-section search over log T in [log ¼, log 4]; the objective is unimodal in T for most data and bounded always. */
export function fitTemperature(probabilities: Float64Array, codes: Int32Array, classes: number): number {
  const n = codes.length;
  if (n === 0 || classes < 2) return 1;
  const logs = new Float64Array(probabilities.length);
  for (let i = 0; i < logs.length; i++) logs[i] = Math.log(Math.max(probabilities[i]!, probabilityFloor));
  const objective = (logTemperature: number): number => {
    const power = Math.exp(-logTemperature);
    let loss = 0;
    for (let i = 0; i < n; i++) {
      const start = i * classes;
      let top = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < classes; c++) top = Math.max(top, logs[start + c]!);
      let sum = 0;
      for (let c = 0; c < classes; c++) sum += Math.exp(power * (logs[start + c]! - top));
      loss += Math.log(sum) - power * (logs[start + codes[i]!]! - top);
    }
    return loss + 2 * logTemperature ** 2;
  };
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = -Math.log(4);
  let high = Math.log(4);
  let inner = high - golden * (high - low);
  let outer = low + golden * (high - low);
  let innerLoss = objective(inner);
  let outerLoss = objective(outer);
  for (let step = 0; step < 40; step++) {
    if (innerLoss <= outerLoss) {
      high = outer;
      outer = inner;
      outerLoss = innerLoss;
      inner = high - golden * (high - low);
      innerLoss = objective(inner);
    } else {
      low = inner;
      inner = outer;
      innerLoss = outerLoss;
      outer = low + golden * (high - low);
      outerLoss = objective(outer);
    }
  }
  const found = (low + high) / 2;
  return objective(found) < objective(0) ? Math.exp(found) : 1;
}
