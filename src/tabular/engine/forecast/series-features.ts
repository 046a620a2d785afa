/** Numbers that tell what a series is like: how long, how much of a trend, how it turns, how it repeats. They say which
 * members are to be expected to do well on it (after FFORMA: Montero-Manso, Athanasopoulos, Hyndman and Talagala 2020). */

/** Observations that are looked at: the latest ones. */
const mostSeen = 1000;
const largest = 4;

export const featureNames = [
  'length',
  'trend',
  'turning',
  'memory',
  'drift',
  'bursts',
  'season',
  'last step',
  'last steps',
  'roughness',
] as const;

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanSize = (values: Float64Array) =>
  values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length;

function variance(values: Float64Array): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length;
}

const differences = (values: Float64Array) =>
  Float64Array.from({ length: Math.max(0, values.length - 1) }, (_, t) => values[t + 1]! - values[t]!);

/** Pearson's correlation of a series with itself `lag` steps before; 0 where it is too short or does not move. */
function correlation(values: Float64Array, lag: number): number {
  if (values.length <= lag + 2) return 0;
  const [late, early] = [values.subarray(lag), values.subarray(0, values.length - lag)];
  const [lateMean, earlyMean] = [mean(late), mean(early)];
  let [both, a, b] = [0, 0, 0];
  for (let t = 0; t < late.length; t++) {
    both += (late[t]! - lateMean) * (early[t]! - earlyMean);
    a += (late[t]! - lateMean) ** 2;
    b += (early[t]! - earlyMean) ** 2;
  }
  return a > 0 && b > 0 ? both / Math.sqrt(a * b) : 0;
}

/** What is left of a series without the line through it. */
function withoutLine(values: Float64Array): Float64Array {
  const n = values.length;
  const middle = (n - 1) / 2;
  const centre = mean(values);
  let [cross, square] = [0, 0];
  for (let t = 0; t < n; t++) {
    cross += (t - middle) * (values[t]! - centre);
    square += (t - middle) ** 2;
  }
  const slope = square > 0 ? cross / square : 0;
  return values.map((value, t) => value - centre - slope * (t - middle));
}

/** @param all     observations, of any scale
 * @param period  the shortest season in steps, 1 for none
 * @returns one number for each of `featureNames`, each within ±4; all of them 0 for fewer than five observations */
export function featuresOf(all: Float64Array, period: number): Float64Array {
  const values = all.subarray(Math.max(0, all.length - mostSeen));
  const n = values.length;
  const steps = differences(values);
  const size = n > 4 ? meanSize(steps) : 0;
  if (!(size > 0)) return new Float64Array(featureNames.length);
  const rest = withoutLine(values);
  const whole = variance(values);
  return Float64Array.of(
    Math.log(n) / 3 - 1.2,
    whole > 0 ? Math.max(0, 1 - variance(rest) / whole) : 0,
    correlation(steps, 1),
    correlation(rest, 1),
    Math.abs(mean(steps)) / size,
    Math.log(Math.sqrt(variance(steps)) / size + 1e-9),
    period > 1 && n > 2 * period + 2 ? correlation(steps, period) : 0,
    Math.log1p(Math.abs(steps[steps.length - 1]!) / size),
    mean(steps.subarray(-3)) / size,
    Math.log(meanSize(differences(steps)) / size + 1e-9),
  ).map((value) => (Number.isFinite(value) ? Math.min(largest, Math.max(-largest, value)) : 0));
}
