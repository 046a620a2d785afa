/** What the boosted model sees of a step to forecast: its horizon, what the series did before the origin, the calendar of
 * the step, covariates at the step. Everything of a series is told relative to a simple forecast of it and to the size of
 * that forecast's errors, so that series of any level share one model. */

import type { Feature } from '../frame.ts';
import { type Covariate, covariateAt, rowsAlong } from './covariates.ts';
import type { Work } from './plan.ts';
import { type CalendarPart, calendarParts, timesAlong } from './step.ts';

const recentLags = 6;

/** Simple forecasts of the value at place t from the first `origin` observations. */
type Baseline = (values: Float64Array, origin: number, t: number, period: number) => number;

const lastValue: Baseline = (values, origin) => values[origin - 1]!;

function meanOf(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let t = Math.max(0, from); t < to; t++) sum += values[t]!;
  return sum / (to - Math.max(0, from));
}

/** The latest place before the origin in the same phase as t. */
const samePhase = (origin: number, t: number, period: number) =>
  t - Math.ceil((t - origin + 1) / period) * period;

const seasonal: Baseline = (values, origin, t, period) => {
  const at = samePhase(origin, t, period);
  return at >= 0 ? values[at]! : values[origin - 1]!;
};

const baselines: readonly Baseline[] = [
  lastValue,
  seasonal,
  (values, origin) => meanOf(values, origin - 6, origin),
  (values, origin) => meanOf(values, origin - 40, origin),
  (values, origin, t, period) => {
    // Mean of the latest three values in phase.
    const at = samePhase(origin, t, period);
    let sum = 0;
    let count = 0;
    for (let k = 0; k < 3 && at - k * period >= 0; k++, count++) sum += values[at - k * period]!;
    return count > 0 ? sum / count : values[origin - 1]!;
  },
];

/** How one series is told to the model; learnt from its first `known` observations. */
export interface Telling {
  readonly baseline: Baseline;
  readonly scale: number;
  readonly period: number;
  readonly slowPeriod: number;
}

export const leastOrigin = (work: Work) => Math.min(Math.max(3, work.period + 1), 60);

export function tellingOf(work: Work, known: number): Telling {
  const period = Math.max(1, Math.round(work.periods[0] ?? 1));
  const slowPeriod = Math.max(1, Math.round(work.periods[1] ?? work.periods[0] ?? 1));
  const step = Math.max(1, Math.ceil(work.ahead / 2));
  const stride = Math.max(1, Math.floor(known / 400));
  let best: { baseline: Baseline; error: number } | undefined;
  for (const baseline of baselines) {
    let error = 0;
    let count = 0;
    for (let t = leastOrigin(work) + step - 1; t < known; t += stride, count++)
      error += Math.abs(work.values[t]! - baseline(work.values, t - step + 1, t, period));
    error = count > 0 ? error / count : 0;
    if (!best || error < best.error) best = { baseline, error };
  }
  let size = 0;
  for (let t = 0; t < known; t++) size += Math.abs(work.values[t]!) / known;
  return { baseline: best!.baseline, scale: Math.max(best!.error, 1e-6 * size, 1e-12), period, slowPeriod };
}

/** Builds rows of features, column by column. */
export class FeatureBuilder {
  readonly names: string[] = [];
  private readonly works: readonly Work[];
  private readonly calendar: readonly CalendarPart[];
  private readonly times: (Float64Array | undefined)[] = [];
  private readonly along: (Int32Array | undefined)[] = [];
  private readonly covariates: readonly Covariate[];
  private readonly categorical: { name: string; cardinality: number }[] = [];

  constructor(
    works: readonly Work[],
    covariates: readonly Covariate[],
    holidays: readonly CalendarPart[] = [],
  ) {
    this.works = works;
    this.covariates = covariates;
    this.calendar = [...calendarParts(works[0]!.series.step), ...holidays];
    this.names.push('horizon', 'phase', 'age');
    for (let lag = 0; lag < recentLags; lag++) this.names.push(`lag ${lag}`);
    this.names.push('season 1', 'season 2', 'slow season 1', 'mean', 'long mean', 'deviation', 'change');
    for (const part of this.calendar) this.names.push(part.name);
    for (const covariate of covariates)
      if (covariate.kind === 'number') {
        this.names.push(covariate.name);
        if (covariate.future) this.names.push(`${covariate.name} less its last`);
      }
    for (const covariate of covariates)
      if (covariate.kind === 'category')
        this.categorical.push({ name: covariate.name, cardinality: Math.max(1, covariate.cardinality) });
    if (works.length > 1) this.categorical.push({ name: 'item', cardinality: works.length });
  }

  get width(): number {
    return this.names.length + this.categorical.length;
  }

  /** Features of the steps `(work, origin, t)`: origin observations are known, place t is to be forecast. */
  build(
    rows: readonly { work: number; origin: number; t: number }[],
    tellings: readonly Telling[],
  ): { features: Feature[]; base: Float64Array } {
    const numeric = this.names.map(() => new Float32Array(rows.length));
    const codes = this.categorical.map(() => new Int32Array(rows.length));
    const base = new Float64Array(rows.length);
    rows.forEach((row, i) => {
      base[i] = this.fill(i, row.work, row.origin, row.t, tellings[row.work]!, numeric, codes);
    });
    const features: Feature[] = numeric.map((values, k) => ({
      kind: 'number',
      name: this.names[k]!,
      values,
    }));
    codes.forEach((own, k) => {
      features.push({ kind: 'category', codes: own, ...this.categorical[k]! });
    });
    return { features, base };
  }

  private fill(
    i: number,
    w: number,
    origin: number,
    t: number,
    telling: Telling,
    numeric: Float32Array[],
    codes: Int32Array[],
  ): number {
    const work = this.works[w]!;
    const { values } = work;
    const { period, slowPeriod, scale } = telling;
    const base = telling.baseline(values, origin, t, period);
    const told = (value: number) => (value - base) / scale;
    let k = 0;
    const put = (value: number) => {
      numeric[k++]![i] = value;
    };
    put(t - origin + 1);
    put(t % slowPeriod);
    put(origin);
    for (let lag = 0; lag < recentLags; lag++)
      put(origin - 1 - lag >= 0 ? told(values[origin - 1 - lag]!) : Number.NaN);
    const at = samePhase(origin, t, period);
    put(at >= 0 ? told(values[at]!) : Number.NaN);
    put(at - period >= 0 ? told(values[at - period]!) : Number.NaN);
    const slow = samePhase(origin, t, slowPeriod);
    put(slow >= 0 ? told(values[slow]!) : Number.NaN);
    const window = Math.max(period > 1 ? Math.min(period, 60) : 4, 2);
    const mean = meanOf(values, origin - window, origin);
    put(told(mean));
    put(told(meanOf(values, origin - 4 * window, origin)));
    let squares = 0;
    for (let u = Math.max(0, origin - window); u < origin; u++) squares += (values[u]! - mean) ** 2;
    put(Math.sqrt(squares / Math.min(window, origin)) / scale);
    put((mean - meanOf(values, origin - 2 * window, Math.max(1, origin - window))) / scale);
    const time = this.timesOf(w)[t]!;
    for (const part of this.calendar) put(part.at(time));
    const along = this.alongOf(w);
    const lastRow = along[origin - 1]!;
    const thenRow = along[at >= 0 && period > 1 ? at : origin - 1]!;
    let c = 0;
    for (const covariate of this.covariates) {
      // What is not known ahead is seen as it was at the origin.
      const value = covariateAt(covariate, covariate.future ? along[t]! : lastRow, lastRow);
      if (covariate.kind === 'category') codes[c++]![i] = Number.isNaN(value) ? -1 : value;
      else {
        put(value);
        if (covariate.future) put(value - covariateAt(covariate, thenRow, lastRow));
      }
    }
    if (c < codes.length) codes[c]![i] = w;
    return base;
  }

  private alongOf(w: number): Int32Array {
    const { series, futureRows, ahead } = this.works[w]!;
    this.along[w] ??= rowsAlong(series, futureRows, ahead);
    return this.along[w]!;
  }

  private timesOf(w: number): Float64Array {
    const work = this.works[w]!;
    if (!this.times[w]) {
      this.times[w] = timesAlong(work.series, work.values.length + work.ahead);
    }
    return this.times[w]!;
  }
}
