/** Seasons of a series as shapes over their phases, the short ones taken out before the long ones are measured (as MSTL
 * does: Bandara, Hyndman and Bergmeir 2021, with shapes that do not change). */

import { movingAverage } from './periods.ts';

export interface Decomposition {
  /** Whether shapes are logarithms of factors, rather than what is added. */
  readonly multiplicative: boolean;
  /** One for each period that the values hold twice: its value at any place, those ahead included. */
  readonly seasons: readonly { readonly period: number; readonly at: (place: number) => number }[];
}

/** @param values   without gaps
 * @param periods   in steps, ascending; may be fractional */
export function decompose(values: Float64Array, periods: readonly number[]): Decomposition {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  // Factors where a positive series swings in proportion; near zero logarithms tell more than the values do.
  const multiplicative = low > 0.02 * high && high > 1.5 * low;
  let rest = multiplicative ? values.map(Math.log) : values;
  const seasons: { period: number; at: (place: number) => number }[] = [];
  for (const period of periods) {
    const slots = Math.round(period);
    if (values.length < 2 * period || slots < 2) continue;
    const slot = (place: number) =>
      Math.min(slots - 1, Math.floor(((place % period) / period) * slots + 1e-9));
    const trend = movingAverage(rest, slots);
    const half = slots >> 1;
    const sum = new Float64Array(slots);
    const count = new Int32Array(slots);
    for (let t = half; t < rest.length - half; t++) {
      sum[slot(t)]! += rest[t]! - trend[t]!;
      count[slot(t)]!++;
    }
    const shape = sum.map((value, k) => (count[k]! > 0 ? value / count[k]! : 0));
    const mean = shape.reduce((total, value) => total + value, 0) / slots;
    const at = (place: number) => shape[slot(place)]! - mean;
    seasons.push({ period, at });
    rest = rest.map((value, t) => value - at(t));
  }
  return { multiplicative, seasons };
}

/** What each season adds to a value ahead; without it, and without those before it, the value is that much less. */
export function seasonalParts(
  { multiplicative, seasons }: Decomposition,
  place: number,
  value: number,
): number[] {
  let rest = value;
  return seasons.map(({ at }) => {
    const without = multiplicative ? rest / Math.exp(at(place)) : rest - at(place);
    const part = rest - without;
    rest = without;
    return part;
  });
}
