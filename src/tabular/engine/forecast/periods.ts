/** Which periods a series has: those of its step, kept where the data can show them, or those that its values tell. */

import { naturalPeriods, type Step } from './step.ts';

/** Observations that are searched at most, the latest ones, and the longest period that is looked for. */
const mostSearched = 1500;
const longestSought = 400;

/** Periods that people's measurements have: a tie goes to them. */
const usual = new Set([4, 7, 12, 24, 48, 52, 96, 168, 288, 336, 365]);

/** Centred moving average over one period, the ends carried on by their nearest value. */
export function movingAverage(values: Float64Array, period: number): Float64Array {
  const n = values.length;
  const half = period >> 1;
  const even = period % 2 === 0;
  const out = new Float64Array(n);
  let sum = 0;
  for (let t = 0; t < 2 * half + 1; t++) sum += values[t]!;
  for (let t = half; t + half < n; t++) {
    if (t > half) sum += values[t + half]! - values[t - half - 1]!;
    out[t] = (even ? sum - 0.5 * (values[t - half]! + values[t + half]!) : sum) / period;
  }
  out.fill(out[half]!, 0, half);
  out.fill(out[n - half - 1]!, n - half);
  return out;
}

/** A series less its moving average over `period`, without the ends where there is none. */
function withoutTrend(values: Float64Array, period: number): Float64Array {
  const trend = movingAverage(values, period);
  const half = period >> 1;
  return values.map((value, t) => value - trend[t]!).subarray(half, values.length - half);
}

function sumsByPhase(values: Float64Array, period: number): { sum: Float64Array; count: Int32Array } {
  const sum = new Float64Array(period);
  const count = new Int32Array(period);
  for (let t = 0; t < values.length; t++) {
    sum[t % period]! += values[t]!;
    count[t % period]!++;
  }
  return { sum, count };
}

/** How much of the squares of a series without trend the other cycles tell of each cycle; below zero where a period
 * explains nothing. */
function cycleGain(values: Float64Array, period: number): number {
  const { sum, count } = sumsByPhase(values, period);
  let [left, whole] = [0, 0];
  for (let t = 0; t < values.length; t++) {
    const others = count[t % period]! - 1;
    if (others < 1) continue;
    left += (values[t]! - (sum[t % period]! - values[t]!) / others) ** 2;
    whole += values[t]! ** 2;
  }
  return whole > 0 ? 1 - left / whole : 0;
}

/** What a longer period tells of a series once its trend and the shape of a shorter period are out. */
function gainBeside(values: Float64Array, shorter: number, longer: number): number {
  const rest = withoutTrend(values, longer);
  const { sum, count } = sumsByPhase(rest, shorter);
  return cycleGain(
    rest.map((value, t) => value - sum[t % shorter]! / count[t % shorter]!),
    longer,
  );
}

/** The share that a period has to tell: a wandering series seems to repeat where few cycles are seen, and among hundreds
 * of periods one does by chance. Under one noise in fifty of white noise and random walks of 50 to 800 values pass. */
const leastGain = (period: number, cycles: number) => (usual.has(period) ? 0.06 : 0.25) + 1.9 / cycles;

/** One season more than the first has to tell this share of what the first leaves. */
const leastMore = 0.1;

/** Periods of a series whose step says nothing, ascending: none, one, or a short one inside a long one (a day and a week
 * of hours). A period is kept where the mean of the other cycles foretells each cycle well. */
export function detectPeriods(values: Float64Array): number[] {
  const n = Math.min(values.length, mostSearched);
  const seen = values.subarray(values.length - n);
  const most = Math.min(longestSought, Math.floor(n / 3));
  const gains = new Float64Array(most + 2).fill(Number.NEGATIVE_INFINITY);
  for (let period = 2; period <= most; period++)
    gains[period] = cycleGain(withoutTrend(seen, period), period);
  const enough = (period: number) => gains[period]! >= leastGain(period, n / period);
  const isPeak = (period: number) =>
    enough(period) && gains[period]! > gains[period - 1]! && gains[period]! >= gains[period + 1]!;
  let best = 0;
  for (let period = 2; period <= most; period++) {
    if (!isPeak(period)) continue;
    // A multiple of the period tells about as much: it has to be better by more than chance.
    const margin = usual.has(period) ? 0.01 : 0.05;
    if (best === 0 || gains[period]! > gains[best]! + margin * (1 - gains[best]!)) best = period;
  }
  if (best === 0) return [];
  best = nearestUsual(best, (period) => gains[period]! > gains[best]! - 0.03 * (1 - gains[best]!));
  // Of the periods well inside the best one the strongest is the short season; two halves of a day are no seasons.
  const shorter = divisorsOf(best).filter((period) => best > 24 && best >= 4 * period && isPeak(period));
  const inner = shorter.sort((a, b) => gains[b]! - gains[a]! || a - b)[0];
  if (inner !== undefined) return gainBeside(seen, inner, best) >= leastMore ? [inner, best] : [inner];
  for (const longer of usual)
    if (longer >= 4 * best && longer <= most && longer % best === 0)
      if (gainBeside(seen, best, longer) >= leastGain(longer, n / longer)) return [best, longer];
  return [best];
}

/** A usual period within 3 % of one that was found, where it does about as well. */
function nearestUsual(found: number, fits: (period: number) => boolean): number {
  for (const period of usual) if (Math.abs(period - found) <= 0.03 * found && fits(period)) return period;
  return found;
}

function divisorsOf(value: number): number[] {
  const out: number[] = [];
  for (let k = 2; k <= value / 2; k++) if (value % k === 0) out.push(k);
  return out;
}

/** Two cycles of a long period that are less alike than this show no season: a walk looks like that too. */
const leastAlike = 0.6;

/** How much the last two cycles of a period are alike: the correlation of both, smoothed over a twelfth of the period, once
 * the line through them is out. */
function lastCyclesAlike(values: Float64Array, period: number): number {
  const seen = values.subarray(values.length - 2 * period);
  const middle = period - 0.5;
  let [sum, cross, square] = [0, 0, 0];
  seen.forEach((value, t) => {
    sum += value;
    cross += (t - middle) * value;
    square += (t - middle) ** 2;
  });
  const [centre, slope] = [sum / (2 * period), cross / square];
  const smooth = movingAverage(
    seen.map((value, t) => value - centre - slope * (t - middle)),
    Math.max(1, Math.round(period / 12)),
  );
  const [early, late] = [smooth.subarray(0, period), smooth.subarray(period)];
  const mean = (part: Float64Array) => part.reduce((total, value) => total + value, 0) / period;
  const [earlyMean, lateMean] = [mean(early), mean(late)];
  let [both, a, b] = [0, 0, 0];
  for (let t = 0; t < period; t++) {
    both += (early[t]! - earlyMean) * (late[t]! - lateMean);
    a += (early[t]! - earlyMean) ** 2;
    b += (late[t]! - lateMean) ** 2;
  }
  return a > 0 && b > 0 ? both / Math.sqrt(a * b) : 0;
}

/** A longer period of the step is dropped where, with three cycles or more to show it, it foretells this much worse than
 * nothing: on the air's temperature a week is nothing but noise. */
const leastOfLonger = -0.1;

/** Shorter ones (a week of hours) are kept where two of them are seen. */
const longPeriod = 200;

/** A first period of so many steps (quarters, months, days of a week) is a season from its second cycle on, where that is like the
 * first: many series of months and quarters are given without their season. Longer ones have models that doubt them. */
const longestShort = 13;

function shown(values: Float64Array, natural: readonly number[]): number[] {
  const n = Math.min(values.length, 4 * mostSearched);
  const seen = values.subarray(values.length - n);
  const kept: number[] = [];
  for (const period of natural) {
    const shorter = kept[kept.length - 1];
    if (shorter === undefined) {
      const sure = n >= 3 * period || period > longestShort;
      if (sure || lastCyclesAlike(seen, Math.round(period)) >= leastAlike) kept.push(period);
    } else if (n < 3 * period) {
      if (period < longPeriod || lastCyclesAlike(seen, Math.round(period)) >= leastAlike) kept.push(period);
    } else if (gainBeside(seen, Math.round(shorter), Math.round(period)) >= leastOfLonger) kept.push(period);
  }
  return kept;
}

/** What a period that no calendar has (shifts of five days, pay every second week) has to tell alone, and beyond the shortest that the
 * calendar has, of which it may be a multiple. */
const leastUnnamed = 0.5;
const leastLead = 0.15;
/** Cycles of it that have to be seen. */
const leastUnnamedCycles = 4;
/** A period this near to one of the calendar is that. */
const nearNamed = 0.06;
/** Steps of parts of a day have no others, and the search would take longer than it gains. */
const longestDay = 12;
/** Of the values the lowest and highest share that is drawn in: one spike in two cycles makes a period of both. */
const drawnIn = 0.03;

/** The periods of a series that shows another one than its calendar has; undefined for nearly all.
 * @param natural  those that are short enough for the values */
function unnamedPeriods(values: Float64Array, natural: readonly number[]): number[] | undefined {
  if (values.length < 2 * leastUnnamedCycles) return undefined;
  const seen = clamped(values.subarray(Math.max(0, values.length - mostSearched)), drawnIn);
  const gainOf = (period: number) => Math.max(0, cycleGain(withoutTrend(seen, period), period));
  const shortest = natural[0] === undefined ? 0 : gainOf(Math.round(natural[0]));
  if (shortest > 1 - leastLead) return undefined;
  const found = detectPeriods(seen);
  const period = found[found.length - 1];
  if (period === undefined || seen.length < leastUnnamedCycles * period) return undefined;
  const isNamed = (known: number) =>
    Math.round(known) % period === 0 || Math.abs(period / known - 1) < nearNamed;
  if (natural.some(isNamed)) return undefined;
  const gain = gainOf(period);
  return gain >= leastUnnamed && gain >= shortest + leastLead * (1 - shortest) ? found : undefined;
}

function clamped(values: Float64Array, share: number): Float64Array {
  const sorted = values.slice().sort();
  const beyond = Math.floor(share * sorted.length);
  const [low, high] = [sorted[beyond]!, sorted[sorted.length - 1 - beyond]!];
  return values.map((value) => Math.min(high, Math.max(low, value)));
}

/** Periods worth giving to the models, ascending, in steps; at least two whole ones lie in the values. */
export function periodsOf(values: Float64Array, step: Step): number[] {
  const natural = naturalPeriods(step);
  if (natural.length > 0) {
    const short = natural.filter((period) => values.length >= 2 * period);
    const isDaily = step.unit !== 'month' && (natural[0]! <= longestDay || natural[0]! > 50);
    return (isDaily ? unnamedPeriods(values, short) : undefined) ?? shown(values, short);
  }
  return step.unit === 'month' ? [] : detectPeriods(values);
}
