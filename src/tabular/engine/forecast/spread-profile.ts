/** How errors of a long series grow with the step and change with the season, seen at every past origin of one plain forecast
 * (a smoothed level beside the seasons) rather than claimed by the models: theirs widen like those of a walk where a series
 * turns back to its mean, and alike at noon and at night. */

import { decompose } from './decomposition.ts';
import type { Work } from './plan.ts';
import { naturalPeriods } from './step.ts';

/** Spreads that were claimed, drawn to what the past of the series shows.
 * @param sigma   claimed standard deviations, by step
 * @param path    the forecast that they are about
 * @param length  observations before the first step */
export type SpreadProfile = (sigma: Float64Array, path: Float64Array, length: number) => Float64Array;

/** Shorter series show too little, and those of months, quarters and years were claimed no worse. */
const leastSeen = 60;
/** Observations that are looked at, the latest ones, and forecasts that are made of them for each smoothing. */
const mostSeen = 4000;
const mostForecasts = 30_000;
const smoothings = [0.03, 0.08, 0.2, 0.5, 1];
/** Share of what is seen beside what is claimed, in logarithms. */
const share = 0.6;
/** Observations of one place of the season at which its own size of errors and that of all places count alike. */
const placeHalf = 20;
const leastAtPlace = 0.1;

/** A season that was not seen yet moves a series within a horizon of this share of it. */
const unseenShare = 1 / 6;

/** Whether the horizon goes far into a season of the calendar that the past is too short to show. */
function goesUnseen({ series, values, ahead }: Work): boolean {
  return naturalPeriods(series.step).some(
    (period) => values.length < 2 * period && ahead > unseenShare * period,
  );
}

/** Undefined where the series is too short or of months, or where known covariates tell of what its past looks like. */
export function spreadProfile(work: Work): SpreadProfile | undefined {
  const n = work.values.length;
  const { unit } = work.series.step;
  const isLong = unit === 'month' || unit === 'monthDays';
  if (n < leastSeen || isLong || work.known.length > 0 || goesUnseen(work)) return undefined;
  const first = Math.max(0, n - mostSeen);
  const { multiplicative, seasons } = decompose(work.values, work.periods);
  const rest = Float64Array.from({ length: n - first }, (_, i) => {
    const value = work.values[first + i]!;
    return seasons.reduce(
      (left, season) => left - season.at(first + i),
      multiplicative ? Math.log(value) : value,
    );
  });
  const growth = growthOf(rest, Math.min(work.ahead, Math.floor(rest.length / 3)));
  if (!growth.every((size) => size > 0 && Number.isFinite(size))) return undefined;
  const places = work.period > 1 ? sizesByPlace(rest, first, work.period) : Float64Array.of(1);
  return (sigma, path, length) =>
    sigma.map((claimed, j) => {
      const level = multiplicative ? Math.abs(path[j]!) : 1;
      // Steps further than the past can show grow as they are claimed to.
      const furthest = Math.min(j, growth.length - 1);
      const seen = growth[furthest]! * (claimed / sigma[furthest]! || 1) ** Number(j > furthest) * level;
      const place = places[(length + j) % places.length]!;
      return claimed > 0 && seen > 0 ? claimed ** (1 - share) * seen ** share * place : claimed;
    });
}

/** Size of the errors of a smoothed level by step, at the smoothing that does best over all steps. */
function growthOf(values: Float64Array, steps: number): Float64Array {
  const n = values.length;
  const from = Math.floor(n / 10) + 20;
  const stride = Math.max(1, Math.ceil(((n - from) * steps) / mostForecasts));
  let [best, least] = [new Float64Array(0), Number.POSITIVE_INFINITY];
  for (const smoothing of smoothings) {
    const absolute = new Float64Array(steps);
    const squares = new Float64Array(steps);
    const count = new Float64Array(steps);
    const levels = smoothed(values, smoothing);
    for (let t = from; t < n; t += stride)
      for (let j = 0; j < steps && t + j < n; j++) {
        const error = Math.abs(values[t + j]! - levels[t]!);
        absolute[j]! += error;
        squares[j]! += error * error;
        count[j]!++;
      }
    const total = absolute.reduce((sum, value, j) => sum + value / count[j]!, 0);
    if (!(total < least)) continue;
    least = total;
    // Between both measures of the spread: the second alone is one outlier's.
    best = absolute.map(
      (sum, j) => 0.5 * (normalOfAbsolute * (sum / count[j]!) + Math.sqrt(squares[j]! / count[j]!)),
    );
  }
  return best;
}

/** Standard deviation of a normal variable of mean absolute value one. */
const normalOfAbsolute = Math.sqrt(Math.PI / 2);

/** Levels before each observation. */
function smoothed(values: Float64Array, smoothing: number): Float64Array {
  const head = Math.min(values.length, Math.ceil(1 / smoothing));
  let level = 0;
  for (let t = 0; t < head; t++) level += values[t]! / head;
  return values.map((value) => {
    const before = level;
    level += smoothing * (value - level);
    return before;
  });
}

/** Size of errors at each place of a season, relative to all; the last ones of the series are told by `first`. */
function sizesByPlace(values: Float64Array, first: number, period: number): Float64Array {
  const sum = new Float64Array(period);
  const count = new Float64Array(period);
  const levels = smoothed(values, 0.1);
  for (let t = 10; t < values.length; t++) {
    sum[(first + t) % period]! += Math.abs(values[t]! - levels[t]!);
    count[(first + t) % period]!++;
  }
  const total = (list: Float64Array) => list.reduce((a, b) => a + b, 0);
  const all = total(sum) / total(count);
  return sum.map((own, k) => Math.max(leastAtPlace, (own + placeHalf * all) / (count[k]! + placeHalf) / all));
}
