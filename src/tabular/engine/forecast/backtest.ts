/** How well series would have been forecast from past origins: the whole forecaster run again at each. */

import { TabularError } from '../../domain/errors.ts';
import type { Table } from '../../domain/table.ts';
import { addon } from '../addon.ts';
import { type Covariate, readCovariates } from './covariates.ts';
import { forecastWorks } from './forecast-works.ts';
import {
  brought,
  type Nodes,
  nameOf,
  type Reconciliation,
  unlikeSteps,
  withBand,
  withSums,
} from './hierarchy.ts';
import { type Holidays, loadHolidays } from './holidays.ts';
import { type ForecastScores, type Judged, ScoreSums, seasonalScale } from './measures.ts';
import { readingNotes } from './notes.ts';
import { planWork, type Work } from './plan.ts';
import { memberCount, members, runPortfolio } from './portfolio.ts';
import { type ForecastRunOptions, mostOutputRows, withContext } from './run-context.ts';
import { describeId, type ItemId, readSeries, type Series, type SeriesSet } from './series.ts';
import type { ForecastContext } from './source.ts';
import { advance } from './step.ts';
import { formatTimestamp } from './timestamps.ts';

export interface BacktestRequest {
  /** Columns timestamp and target, and optionally item_id and covariates. */
  readonly context: Table;
  /** Steps to forecast from every origin. */
  readonly horizon: number;
  /** How many origins; the last leaves `horizon` observations of each series to judge by. */
  readonly origins: number;
  /** Steps between origins. */
  readonly stride: number;
  readonly quantiles: readonly number[];
  /** Covariates that are known ahead; the others are known up to the origin. */
  readonly known: readonly string[];
  /** As of a forecast. */
  readonly holidays?: readonly string[] | undefined;
  /** As of a forecast. */
  readonly keepUnfinished?: boolean | undefined;
  /** As of a forecast: sums are judged too, and at each origin all forecasts are reconciled. */
  readonly hierarchy?: { readonly columns: readonly string[]; readonly method: Reconciliation } | undefined;
}

/** The whole, by steps ahead, by series; and every forecast beside what came. */
export interface Backtest {
  readonly overall: ForecastScores;
  /** Entry h − 1 is of the forecasts h steps ahead. */
  readonly byStep: readonly ForecastScores[];
  readonly bySeries: readonly { readonly item: ItemId; readonly scores: ForecastScores }[];
  /** Origins used, and series that were too short for the earliest. */
  readonly origins: number;
  readonly shortSeries: readonly ItemId[];
  readonly quantileLevels: readonly number[];
  /** What was decided of the values while they were read, in sentences. */
  readonly notes: readonly string[];
  /** One entry for each origin, series and step that was observed; quantiles are n × q row-major. */
  readonly forecasts: {
    readonly itemIds: readonly ItemId[];
    /** Of the last observation that the forecast knew, and of the step. */
    readonly origins: readonly (string | number)[];
    readonly timestamps: readonly (string | number)[];
    readonly actual: Float64Array;
    readonly mean: Float64Array;
    readonly quantiles: Float64Array;
  };
}

/** Fewer observations before an origin than this tell nothing that could be judged. */
const leastHistory = 4;

/** Runs the forecaster at past origins of every series: `origins` of them, `stride` steps apart, each blind to what came
 * after it in its own series. Origins are counted from the end of each series.
 * @throws RangeError for numbers out of range; TabularError as `runForecast`, and `schema_mismatch` when no series is long
 *         enough, one of a hierarchy is not, or a known covariate is absent, `dataset_too_large` beyond 200,000 forecasts */
export async function runBacktest(
  request: BacktestRequest,
  options: ForecastRunOptions = {},
): Promise<Backtest> {
  const { horizon, origins, stride, quantiles } = request;
  checkCount('horizon', horizon, 200_000);
  checkCount('origins', origins, 1000);
  checkCount('stride', stride, 200_000);
  for (const level of quantiles)
    if (!(level > 0 && level < 1))
      throw new RangeError(`quantiles must lie between 0 and 1 (exclusive), received ${level}`);
  return withContext(options, (context) => backtestTable(request, context));
}

function checkCount(name: string, value: number, most: number): void {
  if (!(Number.isInteger(value) && value >= 1 && value <= most))
    throw new RangeError(`${name} must be a whole number from 1 to ${most}, received ${value}`);
}

async function backtestTable(request: BacktestRequest, context: ForecastContext): Promise<Backtest> {
  const { horizon, origins, stride, quantiles: levels, hierarchy } = request;
  context.stage(0, 'reading series');
  if (hierarchy !== undefined && request.known.length > 0)
    throw new TypeError('covariates are not summed: give hierarchy or known, not both');
  const summed = hierarchy && withSums(request.context, hierarchy.columns);
  const table = summed?.context ?? request.context;
  const read = readSeries(table, request.keepUnfinished);
  const set = summed ? untilOneTime(read, summed.nodes) : read;
  const covariates = readCovariates(table, knownColumns(request));
  const holidays = request.holidays?.length ? await loadHolidays(request.holidays) : undefined;
  const reach = horizon + (origins - 1) * stride;
  const shortSeries = set.series.filter(({ values }) => values.length < reach + leastHistory);
  const tested: SeriesSet = {
    ...set,
    series: set.series.filter(({ values }) => values.length >= reach + leastHistory),
  };
  if (hierarchy !== undefined && shortSeries.length > 0)
    throw new TabularError(
      'schema_mismatch',
      `Every series of a hierarchy has to be long enough: ${origins} origins, ${stride} steps apart, with a horizon of ${horizon} ` +
        `need ${reach + leastHistory} observations, and ${describeId(shortSeries[0]!.id)} has ${shortSeries[0]!.values.length}. ` +
        'Leave it out, or ask for fewer origins or a shorter horizon.',
    );
  if (tested.series.length === 0)
    throw new TabularError(
      'schema_mismatch',
      `No series is long enough: ${origins} origins, ${stride} steps apart, with a horizon of ${horizon} need ` +
        `${reach + leastHistory} observations, and ${describeId(longest(set).id)} has ${longest(set).values.length}. ` +
        'Ask for fewer origins or a shorter horizon.',
    );
  if (tested.series.length * origins * horizon > mostOutputRows)
    throw new TabularError(
      'dataset_too_large',
      `${tested.series.length} series times ${origins} origins times horizon ${horizon} is more than ${mostOutputRows} forecasts.`,
    );

  const overall = new ScoreSums(levels);
  const byStep = Array.from({ length: horizon }, () => new ScoreSums(levels));
  const bySeries = tested.series.map(() => new ScoreSums(levels));
  const rows = new Rows(levels.length, set.numberTimestamps);
  for (let o = origins - 1; o >= 0; o--) {
    const left = horizon + o * stride;
    const part = (value: number) => (origins - 1 - o + value) / origins;
    const run = {
      ...context,
      stage: (fraction: number, stage: string, until = fraction) =>
        context.stage(part(fraction), stage, part(until)),
    };
    const judged = summed
      ? agreed(
          await judgeOrigin(
            tested,
            left,
            { horizon, quantiles: withBand(levels) },
            covariates,
            run,
            holidays,
          ),
          summed.nodes,
          hierarchy!.method,
          levels,
        )
      : await judgeOrigin(tested, left, request, covariates, run, holidays);
    judged.forEach((own, s) => {
      for (let j = 0; j < horizon; j++)
        for (const sums of [overall, byStep[j]!, bySeries[s]!]) sums.add(own, j);
      rows.add(tested.series[s]!, tested.series[s]!.values.length - left, own);
    });
  }
  context.stage(1, 'done');
  const whole = overall.scores();
  if (!whole)
    throw new TabularError('schema_mismatch', 'No observation follows any origin: all are missing.');
  return {
    overall: whole,
    byStep: byStep.map((sums) => sums.scores() ?? { ...nothing }),
    bySeries: tested.series.flatMap(({ id }, s) => {
      const scores = bySeries[s]!.scores();
      return scores ? [{ item: id, scores }] : [];
    }),
    origins,
    shortSeries: shortSeries.map(({ id }) => id),
    quantileLevels: [...levels],
    forecasts: rows.all(),
    notes: readingNotes(set),
  };
}

/** Series of a hierarchy under their names, all of them until the last time of any, so that an origin is one time. */
function untilOneTime(set: SeriesSet, { ids }: Nodes): SeriesSet {
  const step = JSON.stringify(set.series[0]!.step);
  const alike = set.series.every(
    (series, node) =>
      series.id === nameOf(node) &&
      JSON.stringify(series.step) === step &&
      series.lastTime === set.series[0]!.lastTime,
  );
  if (!alike) throw new TabularError('schema_mismatch', unlikeSteps);
  const series = set.series.map((one, node): Series => {
    const values = new Float64Array(one.values.length + one.trailing).fill(Number.NaN);
    values.set(one.values);
    return { ...one, id: ids[node]!, values, trailing: 0 };
  });
  return { ...set, series };
}

/** What was judged at one origin, so that items add up to their sums. */
function agreed(
  judged: readonly (Judged & { mean: Float64Array; quantiles: Float64Array })[],
  nodes: Nodes,
  method: Reconciliation,
  levels: readonly number[],
): Judged[] {
  const horizon = judged[0]!.mean.length;
  const all = (pick: (one: { mean: Float64Array; quantiles: Float64Array }) => Float64Array) =>
    Float64Array.from(judged.flatMap((one) => [...pick(one)]));
  const base = { mean: all(({ mean }) => mean), quantiles: all(({ quantiles }) => quantiles) };
  const { mean, quantiles } = brought(nodes, method, base, horizon, levels);
  const width = horizon * levels.length;
  return judged.map((one, node) => ({
    ...one,
    mean: mean.subarray(node * horizon, (node + 1) * horizon),
    quantiles: quantiles.subarray(node * width, (node + 1) * width),
  }));
}

const nothing: ForecastScores = {
  count: 0,
  mae: Number.NaN,
  smape: Number.NaN,
  mase: null,
  owa: null,
  wql: null,
  coverage: [],
};

const longest = (set: SeriesSet): Series =>
  set.series.reduce((a, b) => (b.values.length > a.values.length ? b : a));

/** The context's columns of what is known ahead: they serve as the rows of the future. */
function knownColumns({ context, known }: BacktestRequest): Table | undefined {
  for (const name of known)
    if (!context.columns.some((column) => column.name === name))
      throw new TabularError('schema_mismatch', `The table has no covariate ${JSON.stringify(name)}.`);
  if (known.length === 0) return undefined;
  return { ...context, columns: context.columns.filter(({ name }) => known.includes(name)) };
}

/** A series as it was `left` observations before its end. */
function before(series: Series, left: number): Series {
  const cut = series.values.length - left;
  let end = cut;
  while (Number.isNaN(series.values[end - 1]!)) end--;
  let time = cut - 1;
  while (Number.isNaN(series.times[time]!)) time--;
  return {
    ...series,
    values: series.values.slice(0, end),
    rows: series.rows.slice(0, cut),
    times: series.times.slice(0, cut),
    trailing: cut - end,
    lastTime: advance(series.times[time]!, cut - 1 - time, series.step),
  };
}

async function judgeOrigin(
  set: SeriesSet,
  left: number,
  { horizon, quantiles: levels }: Pick<BacktestRequest, 'horizon' | 'quantiles'>,
  covariates: readonly Covariate[],
  context: ForecastContext,
  holidays: Holidays | undefined,
): Promise<(Judged & { mean: Float64Array; quantiles: Float64Array })[]> {
  const series = set.series.map((whole) => before(whole, left));
  // Rows of the future are those of the context itself, after the origin.
  const step = set.series.flatMap(() => Array.from({ length: horizon }, (_, j) => j + 1));
  const known = covariates.some(({ future }) => future !== null);
  const future = known
    ? {
        series: Int32Array.from(step, (_, i) => Math.floor(i / horizon)),
        step: Int32Array.from(step),
        rows: Int32Array.from(step, (ahead, i) => {
          const whole = set.series[Math.floor(i / horizon)]!;
          let place = whole.values.length - left + ahead - 1;
          while (whole.rows[place]! < 0) place--;
          return whole.rows[place]!;
        }),
      }
    : undefined;
  const works = planWork({ ...set, series }, future ? undefined : horizon, future, covariates, holidays);
  const [ahead, naive2] = [
    await forecastWorks(works, covariates, context, holidays),
    await naive2Of(works, context),
  ];
  return works.map((work, s) => {
    const { values } = set.series[s]!;
    const cut = values.length - left;
    const { trailing } = work.series;
    const mean = new Float64Array(horizon);
    const quantiles = new Float64Array(horizon * levels.length);
    for (let j = 0; j < horizon; j++) {
      mean[j] = ahead.mean(s, trailing + j + 1);
      ahead.quantiles(
        s,
        trailing + j + 1,
        levels,
        quantiles.subarray(j * levels.length, (j + 1) * levels.length),
      );
    }
    return {
      actual: values.subarray(cut, cut + horizon),
      mean,
      quantiles,
      naive2: Float64Array.from(mean, (_, j) => work.scale * naive2[s]![trailing + j]!),
      scale: seasonalScale(values.subarray(0, cut), work.period),
    };
  });
}

/** The portfolio's naive member, which is Naive2 of the M competitions. */
async function naive2Of(works: readonly Work[], context: ForecastContext): Promise<Float64Array[]> {
  const tasks = works.map(({ values, ahead, periods }) => ({
    values,
    length: values.length,
    horizon: ahead,
    periods,
  }));
  const out = await runPortfolio(addon(), tasks, {
    threads: context.threads,
    control: context.control,
    progressFrom: 1,
    progressTo: 1,
  });
  const naive = members.indexOf('naive');
  return works.map((work, s) =>
    Float64Array.from({ length: work.ahead }, (_, j) => out.mean(s)[j * memberCount + naive]!),
  );
}

/** Forecasts beside what came, origin by origin. */
class Rows {
  readonly #width: number;
  readonly #numbers: boolean;
  readonly #itemIds: ItemId[] = [];
  readonly #origins: (string | number)[] = [];
  readonly #timestamps: (string | number)[] = [];
  readonly #actual: number[] = [];
  readonly #mean: number[] = [];
  readonly #quantiles: number[] = [];

  constructor(width: number, numbers: boolean) {
    this.#width = width;
    this.#numbers = numbers;
  }

  /** @param cut  observations known at the origin */
  add(series: Series, cut: number, { actual, mean, quantiles }: Judged): void {
    const { lastTime } = before(series, series.values.length - cut);
    const written = (time: number) => formatTimestamp(time, series.offset, series.format, this.#numbers);
    const origin = written(lastTime);
    for (let j = 0; j < mean.length; j++) {
      if (Number.isNaN(actual[j]!)) continue;
      this.#itemIds.push(series.id);
      this.#origins.push(origin);
      this.#timestamps.push(written(advance(lastTime, j + 1, series.step)));
      this.#actual.push(actual[j]!);
      this.#mean.push(mean[j]!);
      for (let k = 0; k < this.#width; k++) this.#quantiles.push(quantiles[j * this.#width + k]!);
    }
  }

  all(): Backtest['forecasts'] {
    return {
      itemIds: this.#itemIds,
      origins: this.#origins,
      timestamps: this.#timestamps,
      actual: Float64Array.from(this.#actual),
      mean: Float64Array.from(this.#mean),
      quantiles: Float64Array.from(this.#quantiles),
    };
  }
}
