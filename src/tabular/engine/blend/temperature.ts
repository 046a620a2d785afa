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

/** The temperature with the least log loss on out-of-fold probabilities, pulled towards 1 as far as the rows leave it
 * open: by a prior log T ~ N(0, ¼²), and by shrinking the estimate of log T by 1 − s² / log² T (positive-part
 * James–Stein), s its standard error by the sandwich formula (Huber 1967). Where a few rows decide, as in tables that
 * are nearly separable, T stays at 1 or near it.
 * Golden-section search over log T in [log ¼, log 4]; the objective is unimodal in T for most data and bounded always.
 * @param weights how much each row counts; undefined: all alike */
export function fitTemperature(
  probabilities: Float64Array,
  codes: Int32Array,
  classes: number,
  weights?: Float64Array,
): number {
  const n = codes.length;
  if (n === 0 || classes < 2) return 1;
  const logs = new Float64Array(probabilities.length);
  for (let i = 0; i < logs.length; i++) logs[i] = Math.log(Math.max(probabilities[i]!, probabilityFloor));
  const rowLoss = (i: number, power: number): number => {
    const start = i * classes;
    let top = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < classes; c++) top = Math.max(top, logs[start + c]!);
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += Math.exp(power * (logs[start + c]! - top));
    return (weights?.[i] ?? 1) * (Math.log(sum) - power * (logs[start + codes[i]!]! - top));
  };
  const objective = (logTemperature: number): number => {
    const power = Math.exp(-logTemperature);
    let loss = 0.5 * priorPrecision * logTemperature ** 2;
    for (let i = 0; i < n; i++) loss += rowLoss(i, power);
    return loss;
  };
  const found = minimum(objective, Math.log(4));
  if (!(objective(found) < objective(0))) return 1;

  const step = 0.05;
  let slopes = 0;
  let curvature = priorPrecision;
  for (let i = 0; i < n; i++) {
    const below = rowLoss(i, Math.exp(step - found));
    const here = rowLoss(i, Math.exp(-found));
    const above = rowLoss(i, Math.exp(-step - found));
    slopes += ((above - below) / (2 * step)) ** 2;
    curvature += (above - 2 * here + below) / step ** 2;
  }
  if (!(curvature > 0)) return 1;
  return Math.exp(found * Math.max(0, 1 - slopes / curvature ** 2 / found ** 2));
}

const priorPrecision = 16;

/** Golden-section search in [−bound, bound]. */
function minimum(objective: (at: number) => number, bound: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = -bound;
  let high = bound;
  let inner = high - golden * (high - low);
  let outer = low + golden * (high - low);
  let innerLoss = objective(inner);
  let outerLoss = objective(outer);
  for (let step = 0; step < 25; step++) {
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
  return (low + high) / 2;
}
