/** Which periods a series has: those of its step, kept where the data can show them, or the one its autocorrelation tells. */

import { naturalPeriods, type Step } from './step.ts';

/** Autocorrelation of the differenced series at lags 1 … most, by direct sums over at most 2,000 latest values. */
function differencedAutocorrelation(values: Float64Array, most: number): Float64Array {
  const from = Math.max(1, values.length - 2000);
  const n = values.length - from;
  const difference = new Float64Array(n);
  let mean = 0;
  for (let i = 0; i < n; i++) {
    difference[i] = values[from + i]! - values[from + i - 1]!;
    mean += difference[i]! / n;
  }
  let whole = 0;
  for (let i = 0; i < n; i++) whole += (difference[i]! - mean) ** 2;
  const out = new Float64Array(most + 1);
  for (let lag = 1; lag <= most && whole > 0; lag++) {
    let sum = 0;
    for (let i = lag; i < n; i++) sum += (difference[i]! - mean) * (difference[i - lag]! - mean);
    out[lag] = sum / whole;
  }
  return out;
}

/** The period of a series whose step says nothing: the lag from 3 on with the highest autocorrelation of differences,
 * when that is a peak over 0.4, four whole periods are there, and its double is a peak as well. */
export function detectPeriod(values: Float64Array): number | undefined {
  const most = Math.min(400, Math.floor(Math.min(values.length, 2000) / 4));
  if (most < 3) return undefined;
  const r = differencedAutocorrelation(values, Math.min(2 * most, values.length - 2));
  let best: number | undefined;
  for (let lag = 3; lag <= most; lag++) {
    const peak = r[lag]! > 0.4 && r[lag]! > r[lag - 1]! && r[lag]! >= (r[lag + 1] ?? -1);
    const again = Math.max(r[2 * lag - 1] ?? 0, r[2 * lag] ?? 0, r[2 * lag + 1] ?? 0);
    if (!peak || again < 0.3) continue;
    // A multiple of the period correlates about as well: a longer one has to be clearly better.
    if (best === undefined || r[lag]! > r[best]! + 0.1) best = lag;
  }
  return best;
}

/** Periods worth giving to the models, ascending, in steps; at least two whole ones lie in the values. */
export function periodsOf(values: Float64Array, step: Step): number[] {
  const natural = naturalPeriods(step);
  const fitting = natural.filter((period) => values.length >= 2 * period + 1);
  if (natural.length > 0) return fitting;
  if (step.unit === 'month') return [];
  const found = detectPeriod(values);
  return found === undefined ? [] : [found];
}
