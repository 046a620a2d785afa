/** A long season of which the past holds more than one cycle and less than two: the year in 70 weeks or 500 days, the week in ten
 * days of hours. No model has a shape of it yet; a few waves, learnt as covariates are, tell most of it. */

import { decompose } from './decomposition.ts';
import type { Work } from './plan.ts';
import { covariateEffect } from './regression.ts';
import { naturalPeriods } from './step.ts';

export interface LongSeason {
  readonly period: number;
  /** Pairs of waves over the observations and the steps ahead. */
  readonly waves: readonly Float64Array[];
}

/** Shorter seasons are seen twice soon enough. */
const leastPeriod = 25;
/** So much of a second cycle has to be there, and a few steps more. */
const leastCycles = 1.1;
const leastBeyond = 6;
const pairs = 2;
/** The gain in log-likelihood, twice, that four waves owe: a walk seems to swing with the year too. */
const leastGain = 16;

/** Undefined where no season is seen between once and twice, or where its waves tell no more than chance. */
export function longSeasonOf(work: Work): LongSeason | undefined {
  const { values, series, ahead } = work;
  const n = values.length;
  const period = naturalPeriods(series.step).find(
    (own) => own >= leastPeriod && n >= leastCycles * own + leastBeyond && n < 2 * own,
  );
  if (period === undefined || ahead === 0) return undefined;
  const waves = Array.from({ length: pairs }, (_, k) => (2 * Math.PI * (k + 1)) / period).flatMap((angle) =>
    [Math.cos, Math.sin].map((wave) => Float64Array.from({ length: n + ahead }, (_, t) => wave(angle * t))),
  );
  const effect = covariateEffect(values, n, waves, work.period);
  if (!effect) return undefined;
  const without = surprise(values, work.periods);
  const beside = surprise(
    values.map((value, t) => value - effect[t]!),
    work.periods,
  );
  return n * Math.log(without / beside) > leastGain ? { period, waves } : undefined;
}

/** Variance of what a line with first-order autoregressive errors leaves of a series without its short seasons. */
function surprise(values: Float64Array, periods: readonly number[]): number {
  const { multiplicative, seasons } = decompose(values, periods);
  const rest = values.map((value, t) =>
    seasons.reduce((left, season) => left - season.at(t), multiplicative ? Math.log(value) : value),
  );
  const n = rest.length;
  const middle = (n - 1) / 2;
  let [mean, cross, square] = [0, 0, 0];
  rest.forEach((value, t) => {
    mean += value / n;
    cross += (t - middle) * value;
    square += (t - middle) ** 2;
  });
  const off = rest.map((value, t) => value - mean - (cross / square) * (t - middle));
  let [part, whole, left] = [0, 0, 0];
  for (let t = 1; t < n; t++) {
    part += off[t]! * off[t - 1]!;
    whole += off[t - 1]! ** 2;
  }
  const memory = whole > 0 ? Math.min(0.98, Math.max(0, part / whole)) : 0;
  for (let t = 1; t < n; t++) left += (off[t]! - memory * off[t - 1]!) ** 2 / (n - 1);
  return left;
}
