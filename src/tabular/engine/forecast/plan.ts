/** What is asked of every series, and the tasks that answer it. */

import { type Covariate, covariateAt, rowsAlong } from './covariates.ts';
import { type Holidays, holidayParts, namedHolidays } from './holidays.ts';
import { type OriginPlan, originsFor, planOrigins } from './origins.ts';
import { withoutOutliers } from './outliers.ts';
import { periodsOf } from './periods.ts';
import { fillGaps, type Series, type SeriesSet } from './series.ts';
import { isLong, naturalPeriods, timesAlong } from './step.ts';

export interface Work {
  readonly series: Series;
  /** Observations without gaps, divided by `scale`, a power of two that brings the largest to order one. */
  readonly values: Float64Array;
  readonly scale: number;
  readonly periods: readonly number[];
  /** The shortest period that the series shows, 1 for none: what a season is to the tests of origins. */
  readonly period: number;
  /** Steps after the last observation that have to be forecast (the missing last rows included). */
  readonly ahead: number;
  readonly origins: OriginPlan;
  /** Row of the future by step after the last row of the context. */
  readonly futureRows: ReadonlyMap<number, number> | undefined;
  /** Known covariates along values and the steps ahead: numbers and one-hot categories; empty without any. */
  readonly known: readonly Float64Array[];
}

/** About how many independent forecasts the tested ones amount to: origins overlap, and the steps of a path go together. */
export function evidenceOf(work: Work, origins = work.origins.lengths.length): number {
  return origins * 0.5 * Math.sqrt(work.origins.horizon);
}

/** Steps asked for: of which series, how many after the last row of its context, told by which row of the future. */
export interface AskedSteps {
  readonly series: Int32Array;
  readonly step: Int32Array;
  /** Default: row by row. */
  readonly rows?: Int32Array;
}

export function planWork(
  set: SeriesSet,
  horizon: number | undefined,
  future: AskedSteps | undefined,
  covariates: readonly Covariate[],
  holidays?: Holidays,
): Work[] {
  const furthest = new Int32Array(set.series.length).fill(horizon ?? 0);
  const futureRows = future
    ? Array.from({ length: set.series.length }, () => new Map<number, number>())
    : undefined;
  future?.series.forEach((s, row) => {
    furthest[s] = Math.max(furthest[s]!, future.step[row]!);
    futureRows![s]!.set(future.step[row]!, future.rows?.[row] ?? row);
  });
  let observations = 0;
  for (const series of set.series) observations += series.values.length;
  const mostOrigins = originsFor(observations);
  const regress = set.series.length <= mostRegressions && observations * covariates.length <= mostKnownCells;
  const calendar = holidays && regress ? holidays : undefined;
  const works: Work[] = [];
  set.series.forEach((series, s) => {
    const ahead = furthest[s]! === 0 ? 0 : series.trailing + furthest[s]!;
    const scale = scaleOf(series.values);
    const whole = series.values.map((value) => value / scale);
    const natural = naturalPeriods(series.step)[0] ?? 1;
    fillGaps(whole, Number.isInteger(natural) ? natural : 1);
    const periods = periodsOf(whole, series.step);
    // Weeks, months and years sum up much: what surprises at their end, an outbreak for one, is news as often as not; before it, a value
    // far from all others is a mistake. Covariates may tell of what would surprise without them.
    const told = ahead === 0 || covariates.length > 0 || calendar;
    const values = told ? whole : withoutOutliers(whole, periods, !isLong(series.step));
    const period = Math.round(periods[0] ?? 1);
    const origins =
      ahead === 0 ? { lengths: [], horizon: 0 } : planOrigins(values.length, ahead, period, mostOrigins);
    const rows = futureRows?.[s];
    const along = rowsAlong(series, rows, ahead);
    const known = covariates
      .filter((covariate) => regress && covariate.future !== null)
      .flatMap((covariate) =>
        columnsOf(
          covariate,
          Float64Array.from(along, (row) => covariateAt(covariate, row, row)),
        ),
      );
    if (calendar && ahead > 0) known.push(...holidayColumns(series, values.length, ahead, calendar));
    works.push({ series, values, scale, periods, period, ahead, origins, futureRows: rows, known });
  });
  return works;
}

function holidayColumns(series: Series, known: number, ahead: number, holidays: Holidays): Float64Array[] {
  const times = timesAlong(series, known + ahead);
  return [
    ...holidayParts(series.step, holidays).map(({ at }) => times.map(at)),
    ...namedHolidays(series.step, holidays, times, known).map(({ values }) => values),
  ];
}

/** With more series or cells than this the boosted model alone carries the covariates. */
const mostRegressions = 2000;
const mostKnownCells = 20_000_000;

/** Categories beyond these are told apart by the boosted model alone. */
const mostCategories = 12;

/** A number as it is; a category as one column per frequent code. */
function columnsOf(covariate: Covariate, values: Float64Array): Float64Array[] {
  if (covariate.kind === 'number') return [values];
  const counts = new Map<number, number>();
  for (const code of values) if (!Number.isNaN(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostCategories)
    .map(([code]) => values.map((value) => (value === code ? 1 : 0)));
}

function scaleOf(values: Float64Array): number {
  let most = 0;
  for (const value of values) if (Math.abs(value) > most) most = Math.abs(value);
  return most > 0 ? 2 ** Math.floor(Math.log2(most)) : 1;
}
