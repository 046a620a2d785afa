/** Quantiles from the errors of past forecasts: each error over the spread that the models claimed for it, pooled over
 * series and origins, corrected for the horizon and for the series' own record (split-conformal in spirit). */

import type { SpreadPrior } from './seasonality.ts';

/** One tested forecast: which series, how many steps ahead, the error and the spread that was claimed. */
export interface TestedError {
  readonly series: number;
  readonly step: number;
  readonly error: number;
  readonly sigma: number;
}

export interface SpreadModel {
  /** The quantile of the forecast error of a series at a step, for the claimed spread; non-decreasing in `level`. */
  quantile(series: number, step: number, sigma: number, level: number): number;
}

/** Tested errors at which the pooled shape and the prior shape count alike. */
const shapeHalf = 150;
/** Independent forecasts at which a series' own scale and the pooled one count alike. */
const scaleHalf = 24;
/** The same for the pooled scale and the prior one. */
const pooledHalf = 20;
/** Tested errors at which the growth that they show and the expected one count alike. */
const slopeHalf = 200;
/** Errors beyond so many claimed spreads are drawn in: a series that breaks tells no size of errors to come. */
const furthest = 30;
/** Degrees of freedom of the prior shape: heavier tails than the normal, as forecast errors have. */
const priorFreedom = 6;

/** @param evidence  per series: about the number of independent forecasts behind its tested ones
 * @param priors    per series: what is expected of its kind */
export function fitSpread(
  tested: readonly TestedError[],
  evidence: Float64Array,
  priors: readonly SpreadPrior[],
): SpreadModel {
  const together = evidence.reduce((sum, own) => sum + own, 0);
  // A scale learnt from few forecasts is itself in doubt, as in Student's t.
  const doubt = Math.sqrt(1 + 0.5 / (together + 2));
  const usable = tested
    .filter(({ sigma, error }) => sigma > 0 && Number.isFinite(error))
    .map((one) => ({
      ...one,
      error: Math.min(furthest * one.sigma, Math.max(-furthest * one.sigma, one.error)),
    }));
  // log mean |z| against log step: how much faster (or slower) errors grow than is claimed and expected.
  const size = (z: number) => Math.log(Math.max(Math.abs(z), 1e-3));
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (const { series, error, sigma, step } of usable) {
    const x = Math.log(step);
    const y = size(error / sigma) - priors[series]!.growth * x;
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
  }
  const variance = n > 0 ? sxx - (sx * sx) / n : 0;
  const rawSlope = variance > 1e-9 ? (sxy - (sx * sy) / n) / variance : 0;
  const slope = Math.min(0.5, Math.max(-0.5, (rawSlope * n) / (n + slopeHalf)));
  const growth = (series: number, step: number) =>
    priors[series]!.inflation * step ** (priors[series]!.growth + slope);

  // Scale of all, then of each series, as root mean squares that are robust at the ends.
  const scaleOf = (list: readonly number[]) => {
    const sorted = [...list].sort((a, b) => a - b);
    const cap = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))]!;
    let sum = 0;
    for (const value of sorted) sum += Math.min(value, cap) ** 2;
    return Math.sqrt(sum / sorted.length);
  };
  const standard: number[][] = Array.from({ length: evidence.length }, () => []);
  for (const { series, error, sigma, step } of usable)
    standard[series]!.push(Math.abs(error / sigma / growth(series, step)));
  const all = standard.flat();
  // Logarithms of scales, each drawn towards the next wider one in proportion to the forecasts behind it.
  const drawn = (own: number, weight: number, half: number, towards: number) =>
    Math.exp((weight * Math.log(own) + half * Math.log(towards)) / (weight + half));
  const pooledScale = all.length > 0 ? drawn(Math.max(scaleOf(all), 0.05), together, pooledHalf, 1) : 1;
  const scale = standard.map((list, series) =>
    list.length === 0
      ? pooledScale
      : drawn(Math.max(scaleOf(list), 0.2 * pooledScale), evidence[series]!, scaleHalf, pooledScale),
  );

  const shape = usable
    .map(({ series, error, sigma, step }) => error / sigma / growth(series, step) / scale[series]!)
    .sort((a, b) => a - b);
  const share = shape.length / (shape.length + shapeHalf);
  return {
    quantile(series, step, sigma, level) {
      const prior = studentQuantile(level, priorFreedom) * Math.sqrt((priorFreedom - 2) / priorFreedom);
      const seen = shape.length > 0 ? empiricalQuantile(shape, level) : prior;
      // Beyond what the sample can tell (level under 1/n) the prior shape goes on.
      const tail = Math.min(level, 1 - level) * shape.length;
      const trust = share * Math.min(1, tail / 4);
      const size = priors[series]!.widening * doubt * sigma * growth(series, step) * scale[series]!;
      return size * (trust * seen + (1 - trust) * prior);
    },
  };
}

/** Linear between order statistics (type 7 of Hyndman and Fan 1996). */
function empiricalQuantile(sorted: readonly number[], level: number): number {
  const at = level * (sorted.length - 1);
  const low = Math.floor(at);
  const left = sorted[low]!;
  return left + ((sorted[low + 1] ?? left) - left) * (at - low);
}

/** Quantile of Student's t by Hill's expansion (1970, Algorithm 396); error under 1e-4 for four degrees and more. */
export function studentQuantile(level: number, freedom: number): number {
  if (level === 0.5) return 0;
  const tail = 2 * Math.min(level, 1 - level);
  const a = 1 / (freedom - 0.5);
  const b = 48 / (a * a);
  let c = ((20700 * a) / b - 98) * a - 16;
  c = c * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * freedom;
  let y = (d * tail) ** (2 / freedom);
  if (y > 0.05 + a) {
    const x = normalQuantile(tail / 2);
    y = x * x;
    if (freedom < 5) c += 0.3 * (freedom - 4.5) * (x + 0.6);
    c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
    y = Math.expm1(a * y * y);
  } else {
    y =
      ((1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4)) *
        y -
        1) *
        ((freedom + 1) / (freedom + 2)) +
      1 / y;
  }
  const size = Math.sqrt(freedom * y);
  return level < 0.5 ? -size : size;
}

/** Quantile of the normal distribution by Wichura's rational form in its short version (1988, PPND7): error about 1e-7. */
export function normalQuantile(level: number): number {
  const q = level - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (
      (q * (((59.10937472 * r + 159.29113202) * r + 50.434271938) * r + 3.3871327179)) /
      (((67.1875636 * r + 78.757757664) * r + 17.895169469) * r + 1)
    );
  }
  let r = Math.sqrt(-Math.log(Math.min(level, 1 - level)));
  let value: number;
  if (r <= 5) {
    r -= 1.6;
    value =
      (((0.17023821103 * r + 1.3067284816) * r + 2.75681539) * r + 1.4234372777) /
      ((0.12021132975 * r + 0.7370016425) * r + 1);
  } else {
    r -= 5;
    value =
      (((0.017337203997 * r + 0.42868294337) * r + 3.081226386) * r + 6.657905115) /
      ((0.012258202635 * r + 0.24197894225) * r + 1);
  }
  return q < 0 ? -value : value;
}
