/** Several members' probabilities pooled into one: the logarithmic opinion pool (Genest & Zidek, Statistical Science
 * 1986), p ∝ exp(Σ wₘ log pₘ) with w ≥ 0 of any total.
 *
 * A weighted mean of probabilities can be no surer than its members: a forest that says 0.98 of everything costs a blend
 * 0.02 a row wherever the classes are nearly separable, and weights that were to avoid that hang on the few rows that a
 * surer member gets wrong. A pool of logarithms leaves the surer member its say, and the total of its weights is an
 * inverse temperature, learnt along with them. On 39 tuning sets of 80 to 1,349 rows the log loss was 0.97 × that of the
 * greedily weighted mean (geometric mean, less on 29 of them), and 0.94 × by the sum over the 23 that are nearly separable. */

import { createRandom, deriveSeed, shuffle } from '../random.ts';
import { checkAborted, type Run } from '../run.ts';

export interface LogPool {
  /** One a member: non-negative, sum 1. */
  readonly weights: Float64Array;
  /** Of the pool: 1 ÷ the total of the weights as they were learnt. */
  readonly temperature: number;
}

/** Votes of a forest or of neighbours may be none, whose logarithm would silence everybody else: each member's
 * probabilities are mixed with so much of equal ones, a fifth of what a row is worth. On 28 sets half a row's worth loses 1.001 × as
 * much by the sum over the nearly separable ones, and nothing anywhere else. */
export const poolFloor = (rows: number) => 0.2 / rows;

/** Adds weight × log((1 − floor) p + floor ÷ c) to `out`. */
export function addLogs(
  out: Float64Array,
  probabilities: Float64Array,
  classes: number,
  weight: number,
  floor: number,
): void {
  const kept = 1 - floor;
  const added = floor / classes;
  for (let i = 0; i < out.length; i++) {
    out[i]! += weight * Math.log(Math.max(kept * probabilities[i]! + added, smallest));
  }
}

const smallest = 1e-15;

/** What is known of the rows that the members are validated on. */
export interface PoolRows {
  /** Class of each row. */
  readonly codes: Int32Array;
  readonly classes: number;
  /** How much each row counts; undefined: all alike. */
  readonly sampleWeights?: Float64Array | undefined;
  readonly floor: number;
  /** Of each member: how many times the weight of others with the same loss it is expected to have; default 1 for all. */
  readonly priorWeights?: readonly number[] | undefined;
}

/** More cells than this tell nothing more of a dozen weights: a sample of the rows does. */
const maxCells = 200_000;
/** How strongly the shares are held to where the members' losses alone would put them, and the total to 1: precisions
 * of normal distributions. The shares' was chosen on the tuning sets, where 10 to 160 did about as well. The total's was fitted
 * across synthetic tables whose loss 2,000 fresh rows tell: where classes are nearly separable, none to three of the held-out
 * rows decide the total, and what they leave open is cheap to sharpen on them and dear on fresh ones. With 4 instead of 1 the sum of
 * losses is 0.974 × on 45 such tables, 0.999 × on 38 others; 10 gives 0.963 and 0.998, but costs real tables more. */
const sharePrecision = 20;
const totalPrecision = 4;
/** A member with less than this share is not worth its running. */
const leastShare = 0.02;

/** Learns the weights of a pool from what each member says of rows that it has not seen: the minimum of the log loss and
 * of a prior. The prior expects a total of 1 and shares ∝ prior weight × exp(−√n × mean loss): between equal shares, which few
 * rows cannot improve on, and all for the best, which is what many rows come to (exponential weights; Dalalyan &
 * Tsybakov, Machine Learning 2008, with a temperature of √n).
 * @param answers n × c probabilities a member; at least one member
 * @throws AbortedRun */
export function fitLogPool(answers: readonly Float64Array[], rows: PoolRows, run: Run): LogPool {
  const members = answers.length;
  if (members === 0) throw new RangeError('fitLogPool: expected at least one member, got none');
  const sample = sampled(answers, rows, run);
  const { logs, codes, classes, counts } = sample;
  const n = codes.length;
  const { priorWeights } = rows;
  if (n === 0 || classes < 2) {
    return { weights: expectedShares(new Float64Array(members), priorWeights), temperature: 1 };
  }

  const losses = new Float64Array(members);
  logs.forEach((each, m) => {
    for (let i = 0; i < n; i++) losses[m]! -= counts[i]! * each[i * classes + codes[i]!]!;
  });
  const expected = expectedShares(
    losses.map((loss) => loss / Math.sqrt(n)),
    priorWeights,
  );
  let at = expected.slice();
  let here = poolLoss(sample, at, expected);
  for (let iteration = 0; iteration < 50; iteration++) {
    checkAborted(run);
    const { gradient, curvature } = poolSlopes(sample, at, expected);
    const step = boundedStep(gradient, curvature, at);
    const slope = step.reduce((sum, s, m) => sum + s * gradient[m]!, 0);
    // Convex: what is left to gain is about half of this.
    if (slope > -1e-7 * n) break;
    let length = 1;
    let next = at;
    let there = Number.POSITIVE_INFINITY;
    for (; length > 1e-4; length /= 2) {
      next = at.map((value, m) => Math.max(0, value + length * step[m]!));
      there = poolLoss(sample, next, expected);
      if (there <= here + 1e-4 * length * slope) break;
    }
    if (!(there < here)) break;
    at = next;
    here = there;
  }

  const total = at.reduce((a, b) => a + b, 0);
  if (!(total > 0)) return { weights: expected, temperature: maxTemperature };
  const kept = at.map((weight) => (weight < leastShare * total ? 0 : weight));
  const left = kept.reduce((a, b) => a + b, 0);
  return {
    weights: kept.map((weight) => weight / left),
    temperature: Math.min(maxTemperature, 1 / total),
  };
}

/** All members worse than knowing nothing: the pool says next to nothing. */
const maxTemperature = 100;

/** The rows that the weights are learnt from. */
interface Sample {
  /** Of each member: n × c logarithms of its probabilities. */
  readonly logs: readonly Float64Array[];
  readonly codes: Int32Array;
  readonly classes: number;
  readonly counts: Float64Array;
}

function sampled(answers: readonly Float64Array[], rows: PoolRows, run: Run): Sample {
  const { codes, classes, sampleWeights, floor } = rows;
  const all = Int32Array.from(codes.keys());
  const most = Math.max(1, Math.floor(maxCells / classes));
  const taken =
    all.length <= most
      ? all
      : shuffle(all, createRandom(deriveSeed(run.seed, 31)))
          .slice(0, most)
          .sort();
  const logs = answers.map((each) => {
    const some = new Float64Array(taken.length * classes);
    taken.forEach((row, i) => {
      some.set(each.subarray(row * classes, (row + 1) * classes), i * classes);
    });
    const out = new Float64Array(some.length);
    addLogs(out, some, classes, 1, floor);
    return out;
  });
  const counts = Float64Array.from(taken, (row) => sampleWeights?.[row] ?? 1);
  return { logs, codes: taken.map((row) => codes[row]!), classes, counts };
}

/** Prior weight × exp(−loss), normalised. */
function expectedShares(losses: Float64Array, priorWeights: readonly number[] | undefined): Float64Array {
  const least = Math.min(...losses);
  const shares = losses.map((loss, m) => (priorWeights?.[m] ?? 1) * Math.exp(least - loss));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / total);
}

/** Probabilities of one row under the pool into `p`; the logarithm of their sum before they are normalised. */
function pooledRow(
  logs: readonly Float64Array[],
  at: Float64Array,
  start: number,
  classes: number,
  p: Float64Array,
): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < classes; c++) {
    let sum = 0;
    for (let m = 0; m < at.length; m++) sum += at[m]! * logs[m]![start + c]!;
    p[c] = sum;
    top = Math.max(top, sum);
  }
  let total = 0;
  for (let c = 0; c < classes; c++) {
    p[c] = Math.exp(p[c]! - top);
    total += p[c]!;
  }
  for (let c = 0; c < classes; c++) p[c]! /= total;
  return top + Math.log(total);
}

/** Minus the logarithm of the posterior density, but for a constant. */
function poolLoss(
  { logs, codes, classes, counts }: Sample,
  at: Float64Array,
  expected: Float64Array,
): number {
  const p = new Float64Array(classes);
  let loss = 0;
  for (let i = 0; i < codes.length; i++) {
    const start = i * classes;
    let own = 0;
    for (let m = 0; m < at.length; m++) own += at[m]! * logs[m]![start + codes[i]!]!;
    loss += counts[i]! * (pooledRow(logs, at, start, classes, p) - own);
  }
  const total = at.reduce((a, b) => a + b, 0);
  const away = at.reduce((sum, weight, m) => sum + (weight - total * expected[m]!) ** 2, 0);
  return loss + 0.5 * sharePrecision * away + 0.5 * totalPrecision * (total - 1) ** 2;
}

/** First and second derivatives of {@link poolLoss}. */
function poolSlopes({ logs, codes, classes, counts }: Sample, at: Float64Array, expected: Float64Array) {
  const members = at.length;
  const gradient = new Float64Array(members);
  const curvature = new Float64Array(members * members);
  const p = new Float64Array(classes);
  const means = new Float64Array(members);
  for (let i = 0; i < codes.length; i++) {
    const start = i * classes;
    const count = counts[i]!;
    pooledRow(logs, at, start, classes, p);
    for (let m = 0; m < members; m++) {
      let mean = 0;
      for (let c = 0; c < classes; c++) mean += p[c]! * logs[m]![start + c]!;
      means[m] = mean;
      gradient[m]! += count * (mean - logs[m]![start + codes[i]!]!);
    }
    // Covariances of the members' logarithms under the pool, about their means.
    for (let c = 0; c < classes; c++) {
      const weight = count * p[c]!;
      if (weight < 1e-12) continue;
      for (let m = 0; m < members; m++) {
        const own = weight * (logs[m]![start + c]! - means[m]!);
        for (let k = 0; k <= m; k++) curvature[m * members + k]! += own * (logs[k]![start + c]! - means[k]!);
      }
    }
  }
  // The prior's gradient is A w − b with A = s (I − e 1ᵀ)ᵀ (I − e 1ᵀ) + t 1 1ᵀ and b = t 1, e the shares expected.
  const squares = expected.reduce((sum, share) => sum + share * share, 0);
  for (let m = 0; m < members; m++) {
    for (let k = 0; k <= m; k++) {
      const same = m === k ? 1 : 0;
      const prior = sharePrecision * (same - expected[m]! - expected[k]! + squares) + totalPrecision;
      curvature[m * members + k]! += prior;
      curvature[k * members + m] = curvature[m * members + k]!;
      gradient[m]! += prior * at[k]!;
      if (k < m) gradient[k]! += prior * at[m]!;
    }
    gradient[m]! -= totalPrecision;
  }
  return { gradient, curvature };
}

/** The step that minimises the quadratic model and keeps at + step non-negative, by cyclic coordinate descent. */
function boundedStep(gradient: Float64Array, curvature: Float64Array, at: Float64Array): Float64Array {
  const members = at.length;
  const step = new Float64Array(members);
  for (let sweep = 0; sweep < 500; sweep++) {
    let moved = 0;
    for (let m = 0; m < members; m++) {
      let slope = gradient[m]!;
      for (let k = 0; k < members; k++) slope += curvature[m * members + k]! * step[k]!;
      const value = Math.max(-at[m]!, step[m]! - slope / curvature[m * members + m]!);
      moved = Math.max(moved, Math.abs(value - step[m]!));
      step[m] = value;
    }
    if (moved < 1e-10) break;
  }
  return step;
}
