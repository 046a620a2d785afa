/** Rows whose numbers are of another size than those that a model has learnt: shares for percentages, grams for kilograms, cents
 * for euros. They are read, and every prediction from them is wrong without a word. */

import { sentinelOf } from '../../domain/sentinels.ts';
import type { Frame } from '../frame.ts';
import { featureNames, type Schema } from './schema.ts';

/** A column of numbers or dates that lie all on one side of those learnt, and far from them; or of which one stands for no value. */
export interface OtherScale {
  readonly column: string;
  /** Dates are in days since 1970-01-01. */
  readonly kind: 'number' | 'date';
  /** The least and the most of the rows' numbers, and of a sample of those that the model has learnt. */
  readonly rows: readonly [least: number, most: number];
  readonly learnt: readonly [least: number, most: number];
}

/** Fewer numbers show no size. */
const leastLearnt = 8;
/** How many times as large the usual number of one is as that of the other: units differ by 60, 100 and 1,000. A few numbers may
 * be far away by chance. */
const factor = 20;
const fewRows = 5;
const factorOfFew = 100;
/** Days between dates and those learnt: years of two digits are a century off, and other counts of days or seconds decades. */
const daysApart = 3653;

/** @param frame  features of rows for the model
 *  @param learnt those of some rows that it was fitted on */
export function otherScales(frame: Frame, learnt: Frame, schema: Schema): OtherScale[] {
  const found: OtherScale[] = [];
  let first = 0;
  for (const its of schema.columns) {
    const place = first;
    first += featureNames(its).length;
    if (its.kind === 'date') {
      const at = place + featureNames(its).indexOf(`${its.name}.epoch`);
      const [days, known] = [frame, learnt].map((one) => spanOf(one, at));
      if (at >= place && areFarDays(days!, known!))
        found.push({ column: its.name, kind: 'date', rows: days!, learnt: known! });
    }
    if (its.kind !== 'number') continue;
    const [theirs, known] = [frame, learnt].map(({ features }) => sizesOf(features[place]));
    if (known!.length < leastLearnt || theirs!.length === 0) continue;
    const placeholder = placeholderIn(frame.features[place], learnt.features[place]);
    if (placeholder !== undefined) {
      found.push({
        column: its.name,
        kind: 'number',
        rows: [placeholder, placeholder],
        learnt: spanOf(learnt, place),
      });
      continue;
    }
    // A single share says more than a single number: 0.5 % is rare where all others are above one.
    const few = theirs!.length < fewRows && its.form?.unit !== '%';
    if (!areApart(theirs!, known!, few ? factorOfFew : factor)) continue;
    found.push({
      column: its.name,
      kind: 'number',
      rows: spanOf(frame, place),
      learnt: spanOf(learnt, place),
    });
  }
  return found;
}

/** -999 and the like among rows, where the model has learnt nothing near: it stands for no value. */
function placeholderIn(
  rows: Frame['features'][number] | undefined,
  known: Frame['features'][number] | undefined,
) {
  if (rows?.kind !== 'number' || known?.kind !== 'number') return undefined;
  const all = new Float64Array(known.values.length + rows.values.length);
  all.set(known.values);
  all.set(rows.values, known.values.length);
  const found = sentinelOf(all);
  return found?.certain && !known.values.includes(found.value) ? found.value : undefined;
}

function areApart(a: Float64Array, b: Float64Array, times: number): boolean {
  const [small, large] = middleOf(a) < middleOf(b) ? [a, b] : [b, a];
  return small.at(-1)! < large[0]! && middleOf(large) >= times * middleOf(small);
}

/** Nothing is far from no dates, whose span is endless the wrong way round. */
const areFarDays = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] <= a[1] && b[0] <= b[1] && (a[0] - b[1] > daysApart || b[0] - a[1] > daysApart);

const middleOf = (sorted: Float64Array): number => sorted[sorted.length >> 1]!;

/** How large the numbers are, whatever their sign, ascending; nought is of no size. */
function sizesOf(feature: Frame['features'][number] | undefined): Float64Array {
  if (feature?.kind !== 'number') return new Float64Array(0);
  const sizes = Float64Array.from(feature.values, Math.abs).filter((size) => size > 0);
  return sizes.sort();
}

function spanOf({ features }: Frame, place: number): [number, number] {
  const feature = features[place];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  if (feature?.kind === 'number')
    for (const value of feature.values) {
      // NaN is neither.
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return [least, most];
}
