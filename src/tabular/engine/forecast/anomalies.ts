/** Values that stand alone, and steps to another level that stay, in a series less its seasons. */

import { type Decomposition, decompose } from './decomposition.ts';
import { mostlySame, withoutMistakes } from './outliers.ts';

export interface Shift {
  /** The first place of the new level. */
  readonly place: number;
  readonly before: number;
  readonly after: number;
}

export interface Anomalies {
  /** Places of single values far from those around them. */
  readonly outliers: readonly number[];
  readonly shifts: readonly Shift[];
  /** Whether the last value is far from what came before it: what follows cannot tell yet whether it is an outlier or a new level. */
  readonly endsApart: boolean;
}

/** Fewer values show neither. */
const leastValues = 16;
/** Neighbours on each side that a value is compared with. */
const reach = 3;
/** The last value is far where it surprises by so many usual surprises, and by this share of the level: next to values that are all
 * but alike the least change surprises. */
const farEnd = 8;
const leastShareAtEnd = 0.25;
/** A level has to last so many steps. */
const lasting = 6;
/** In robust standard deviations: a normal series of a thousand values shows none. */
const farOutlier = 7;
const farShift = 7;
/** An outlier lies outside of its neighbours by so many: a steep curve and a turn do not. */
const farOutside = 3.5;
/** Where seasons explain all but this share of the spread of the values, what is left is no noise to measure by. */
const leastNoise = 0.001;
/** A season that fewer cycles show is fitted to each value that it is taken from. */
const leastCycles = 3.5;
/** Longer series are looked at in their last part. */
const mostValues = 20_000;

/** @param observed with NaN where nothing was measured
 * @param seasons   in steps */
export function anomaliesOf(observed: Float64Array, seasons: readonly number[]): Anomalies {
  const periods = seasons.filter((period) => observed.length >= leastCycles * period);
  const from = Math.max(0, observed.length - mostValues);
  const known = observed.subarray(from);
  const measured = known.filter((value) => !Number.isNaN(value));
  if (measured.length < leastValues || mostlySame(measured))
    return { outliers: [], shifts: [], endsApart: false };
  const filled = Float64Array.from(known);
  for (let t = 0; t < filled.length; t++)
    if (Number.isNaN(filled[t]!))
      filled[t] = t > 0 ? filled[t - 1]! : known.find((value) => !Number.isNaN(value))!;
  const first = decompose(withoutMistakes(filled), periods);
  const least = leastNoise * spreadOf(first.multiplicative ? filled.map(logOf) : filled);
  // What stands alone is left out of the seasons before it is looked at again: it made its place of theirs seem unlike the others.
  const alone = outliersOf(restOf(filled, first), least);
  const calm = filled.slice();
  for (const t of alone) calm[t] = medianOf(around(filled, t));
  const parts = alone.length > 0 ? decompose(calm, periods) : first;
  const { multiplicative } = parts;
  const rest = restOf(filled, parts);
  const level = (value: number) => (multiplicative ? Math.exp(value) : value);
  const shifts = shiftsOf(rest).map(({ place, before, after }) => ({
    place: place + from,
    before: level(before),
    after: level(after),
  }));
  const outliers = outliersOf(rest, least)
    .filter((t) => !Number.isNaN(known[t]!))
    .map((t) => t + from);
  const endsApart =
    !Number.isNaN(observed[observed.length - 1]!) &&
    isFarAtEnd(rest, multiplicative) &&
    (multiplicative || !isGrowthAtEnd(filled));
  return { outliers, shifts, endsApart };
}

/** How much each value differs from the middle of those just before it. */
const surprisesOf = (rest: Float64Array): Float64Array =>
  rest.slice(reach).map((value, i) => value - medianOf(rest.subarray(i, i + reach)));

function isFarAtEnd(rest: Float64Array, multiplicative: boolean): boolean {
  const surprises = surprisesOf(rest);
  const last = surprises[surprises.length - 1]!;
  const level = multiplicative
    ? 1
    : Math.abs(medianOf(rest.subarray(rest.length - 1 - reach, rest.length - 1)));
  const spread = spreadOf(surprises);
  return spread > 0 && Math.abs(last) > farEnd * spread && Math.abs(last) > leastShareAtEnd * level;
}

/** What grows a thousandfold by the same share at each step always ends far from what came before; as a share the last step is usual. */
function isGrowthAtEnd(values: Float64Array): boolean {
  if (values.some((value) => !(value > 0))) return false;
  const surprises = surprisesOf(values.map(Math.log));
  const beyond = Math.abs(surprises[surprises.length - 1]! - medianOf(surprises));
  return beyond <= Math.max(farEnd * spreadOf(surprises), leastShareAtEnd);
}

/** Values less their seasons, in logarithms where those are shares; a mistake may be negative in a series that is not. */
function restOf(values: Float64Array, { multiplicative, seasons }: Decomposition): Float64Array {
  return values.map(
    (value, t) => (multiplicative ? logOf(value) : value) - seasons.reduce((sum, { at }) => sum + at(t), 0),
  );
}

const logOf = (value: number) => Math.log(Math.max(value, Number.MIN_VALUE));

function around(values: Float64Array, t: number): number[] {
  const out: number[] = [];
  for (let k = Math.max(0, t - reach); k <= Math.min(values.length - 1, t + reach); k++)
    if (k !== t) out.push(values[k]!);
  return out;
}

const medianOf = (values: readonly number[] | Float64Array): number => {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};
/** Standard deviation as the middle half of the values tells it; 0 where most are the same. */
function spreadOf(values: Float64Array): number {
  const centre = medianOf(values);
  return 1.4826 * medianOf(values.map((value) => Math.abs(value - centre)));
}

/** @param least  the least that counts as the usual distance of a value from those around it */
function outliersOf(rest: Float64Array, least: number): number[] {
  const apart = rest.map((value, t) => value - medianOf(around(rest, t)));
  const usual = spreadOf(apart);
  if (!(usual > 0)) return [];
  const spread = Math.max(usual, least);
  const far = (t: number) => Math.abs(apart[t] ?? 0) > farOutlier * spread;
  const outside = (t: number) => {
    const near = around(rest, t);
    return Math.max(rest[t]! - Math.max(...near), Math.min(...near) - rest[t]!) > farOutside * spread;
  };
  // At a step to another level both sides stand apart from a middle of them: the ends, and neighbours, are left.
  return Array.from(rest.keys()).filter(
    (t) => t >= reach && t < rest.length - reach && far(t) && outside(t) && !far(t - 1) && !far(t + 1),
  );
}

function shiftsOf(rest: Float64Array): Shift[] {
  const steps = Float64Array.from({ length: rest.length - 1 }, (_, t) => rest[t + 1]! - rest[t]!);
  const spread = spreadOf(steps);
  if (!(spread > 0)) return [];
  const usual = medianOf(steps);
  const found: Shift[] = [];
  for (let place = lasting; place <= rest.length - lasting; place++) {
    const step = steps[place - 1]! - usual;
    if (Math.abs(step) <= farShift * spread) continue;
    const before = medianOf(rest.slice(place - lasting, place));
    const after = medianOf(rest.slice(place, place + lasting));
    const stays = (after - before) / step;
    if (stays < 0.7 || stays > 1.5) continue;
    found.push({ place, before, after });
    place += lasting - 1;
  }
  return found;
}
