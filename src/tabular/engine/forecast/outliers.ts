/** Outliers at the very end of a series, for the models stand on its last observations and a spike there moves every step ahead;
 * and values anywhere in it that can only be mistakes. */

import { decompose } from './decomposition.ts';

/** Shorter series show too little of what is usual. */
const leastSeen = 40;
/** How far from its end outliers are drawn in: what is older counts for little. */
const latest = 7;
/** Unless it surprises by this many usual surprises: a slip of the pen makes every interval a thousand times as wide. */
const mistake = 30;
/** Longer runs are a new level. */
const mostOutliers = 3;
/** Observations whose median is the level before and after. */
const around = 5;
/** Surprises of more usual ones than these are outliers. */
const leastSurprise = 6;
/** Where seasons explain all but this share of the spread of the values, what is left is no noise to measure by: a gap that was filled a
 * little wrongly would be far from it. */
const leastNoise = 0.001;
/** Where more than this share of surprises stays, as in walks, the last one is taken to stay too. */
const mostStaying = 0.65;

/** The values, with outliers of their end no larger than the largest usual surprise, of which the share is left that stayed in the past.
 * @param periods  seasons of the values, in steps
 * @param atEnd    false: mistakes before the end alone */
export function withoutOutliers(
  values: Float64Array,
  periods: readonly number[],
  atEnd = true,
): Float64Array {
  let cleaned = values;
  // A mistake is in the season that it is measured against until it is out of the values.
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = cleanedOnce(cleaned, periods, atEnd && pass === 0);
    if (next === cleaned) break;
    cleaned = next;
  }
  return cleaned;
}

const mostPasses = 3;

function cleanedOnce(values: Float64Array, periods: readonly number[], atEnd: boolean): Float64Array {
  const n = values.length;
  if (n < leastSeen || mostlySame(values)) return values;
  const { multiplicative, seasons } = decompose(withoutMistakes(values), periods);
  const period = seasons[0] && Math.round(seasons[0].period);
  const season = (t: number) => seasons.reduce((sum, { at }) => sum + at(t), 0);
  // A mistake may be negative in a series that is not.
  const inLogs = (value: number) => Math.log(Math.max(value, Number.MIN_VALUE));
  const rest = values.map((value, t) => (multiplicative ? inLogs(value) : value) - season(t));
  const level = (end: number) => median(rest.subarray(end - around, end));
  const surprises = Float64Array.from(
    { length: n - around - mostOutliers },
    (_, i) => rest[around + i]! - level(around + i),
  );
  const seen = median(surprises.map(Math.abs)) / 0.6745;
  if (!(seen > 0)) return values;
  const whole = multiplicative ? values.map(inLogs) : values;
  const middle = median(whole);
  const usual = Math.max(
    seen,
    (leastNoise * median(whole.map((value) => Math.abs(value - middle)))) / 0.6745,
  );
  const stays = stayingShare(surprises, rest, level);
  if (stays > mostStaying) return values;
  const cleaned = values.slice();
  let changed = false;
  for (let end = around + mostOutliers + 1; end <= (atEnd ? n : n - latest - 1); end++) {
    const most = usual * (end < n - latest ? mistake : leastSurprise);
    // The last of a run is far from the level just before it too.
    if (end < n - latest && Math.abs(surprises[end - 1 - around]!) < most / 2) continue;
    const run = outliersBefore(end, most);
    for (let t = end - run; t < end; t++) {
      const base = level(end - run);
      const off = Math.min(most, Math.max(-most, rest[t]! - base));
      const drawn = base + stays * off + season(t);
      cleaned[t] = multiplicative ? Math.exp(drawn) : drawn;
      changed = true;
    }
  }
  return changed ? cleaned : values;

  /** How many observations before `end` are outliers: up to three of one sign, with usual ones on both sides. */
  function outliersBefore(end: number, most: number): number {
    for (let count = 1; count <= mostOutliers; count++) {
      const first = end - count;
      const base = level(first);
      const sign = Math.sign(rest[first]! - base);
      const out = (off: number) => sign * off > most;
      let all = true;
      for (let t = first; t < end; t++) {
        // A season that changed of late surprises at the same places a cycle before or after.
        const beside = period === undefined ? [] : [rest[t - period] ?? base, rest[t + period] ?? base];
        all &&= [base, ...beside].every((usually) => out(rest[t]! - usually));
      }
      const alone = !out(rest[first - 1]! - base) && (end === n || !out(rest[end]! - base));
      if (all && alone) return count;
    }
    return 0;
  }
}

/** The values, those that are far off all around them drawn in: one of them would make a season of its own. */
export function withoutMistakes(values: Float64Array): Float64Array {
  const centres = values.map((_, t) => median(values.subarray(Math.max(0, t - around), t + around + 1)));
  const usual = median(values.map((value, t) => Math.abs(value - centres[t]!))) / 0.6745;
  if (!(usual > 0)) return values;
  return values.map((value, t) =>
    Math.min(centres[t]! + mistake * usual, Math.max(centres[t]! - mistake * usual, value)),
  );
}

/** Demand that is mostly nought, for one: what is not is no outlier. */
export function mostlySame(values: Float64Array): boolean {
  const usual = median(values);
  return 2 * values.filter((value) => value === usual).length > values.length;
}

/** How much of a surprise is still there in the level after it, by least squares. */
function stayingShare(surprises: Float64Array, rest: Float64Array, level: (end: number) => number): number {
  let [both, square] = [0, 0];
  surprises.forEach((surprise, i) => {
    const t = around + i;
    if (t + 1 + around > rest.length - mostOutliers) return;
    both += surprise * (level(t + 1 + around) - level(t));
    square += surprise * surprise;
  });
  return square > 0 ? Math.min(1, Math.max(0, both / square)) : 1;
}

function median(values: Float64Array): number {
  const sorted = values.slice().sort();
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
