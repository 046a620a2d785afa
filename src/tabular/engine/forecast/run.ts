/** The forecaster: table in, paths and quantiles out. One screen of story; the parts are in the files beside it. */

import { availableParallelism } from 'node:os';
import { TabularError } from '../../domain/errors.ts';
import { addon } from '../addon.ts';
import type { Forecast, ForecastRequest, RunOptions } from '../engine.ts';
import { createRunControl, type RunControl } from '../frame.ts';
import { blendSources } from './blend.ts';
import { readCovariates, readFuture } from './covariates.ts';
import { boostedSource } from './global-model.ts';
import { fitSpread, type TestedError } from './intervals.ts';
import { evidenceOf, planWork, type Work } from './plan.ts';
import { readSeries } from './series.ts';
import type { ForecastContext, Source } from './source.ts';
import { covariateSource, plainSource } from './sources.ts';
import { advance } from './step.ts';
import { formatTimestamp } from './timestamps.ts';

export interface ForecastRunOptions extends RunOptions {
  /** Shared cancel flag and progress, for callers in another thread; used in addition to `signal`. */
  readonly control?: RunControl;
}

/** Forecasts every series of a request.
 * @param request  see ForecastRequest; series with one observation are enough
 * @returns one entry per step, series after series, or per row of `future` in its order; quantiles non-decreasing
 * @throws RangeError for a horizon or levels out of range, TypeError when both or neither of horizon and future are set
 * @throws TabularError `schema_mismatch`, `missing_target_column`, `unsupported_task` or `dataset_too_large`, naming
 *   series and row; the signal's reason when aborted */
export async function runForecast(
  request: ForecastRequest,
  options: ForecastRunOptions = {},
): Promise<Forecast> {
  checkRequest(request);
  options.signal?.throwIfAborted();
  const control = options.control ?? createRunControl();
  const stop = () => Atomics.store(control, 0, 1);
  options.signal?.addEventListener('abort', stop, { once: true });
  const progress = { fraction: 0, stage: '', until: 0 };
  const tell = (fraction: number) => {
    progress.fraction = fraction;
    options.onProgress?.(fraction, progress.stage, null);
  };
  const relay = setInterval(() => {
    const reached = Math.min(Atomics.load(control, 1) / 1000, progress.until);
    if (reached > progress.fraction) tell(reached);
  }, relayMs).unref();
  try {
    return await forecastTable(request, {
      threads: options.threads ?? availableParallelism(),
      seed: options.seed ?? 0,
      control,
      stage(fraction, stage, until = fraction) {
        options.signal?.throwIfAborted();
        if (Atomics.load(control, 0) !== 0) throw cancelled();
        Atomics.store(control, 1, Math.round(fraction * 1000));
        progress.stage = stage;
        progress.until = until;
        tell(fraction);
      },
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error;
  } finally {
    clearInterval(relay);
    options.signal?.removeEventListener('abort', stop);
  }
}

/** How often the progress of native work is passed on. */
const relayMs = 100;

const cancelled = () => Object.assign(new Error('the forecast was cancelled'), { code: 'aborted' });

function checkRequest(request: ForecastRequest): void {
  const { horizon, future, quantiles } = request;
  if ((horizon === undefined) === (future === undefined))
    throw new TypeError(
      `forecast needs exactly one of horizon and future, received ${horizon === undefined ? 'neither' : 'both'}`,
    );
  if (horizon !== undefined && !(Number.isInteger(horizon) && horizon >= 1 && horizon <= 200_000))
    throw new RangeError(`horizon must be an integer from 1 to 200000, received ${horizon}`);
  quantiles.forEach((level) => {
    if (!(level > 0 && level < 1))
      throw new RangeError(`quantiles must lie between 0 and 1 (exclusive), received ${level}`);
  });
}

async function forecastTable(request: ForecastRequest, context: ForecastContext): Promise<Forecast> {
  context.stage(0, 'reading series');
  const set = readSeries(request.context);
  const future = request.future && readFuture(request.future, set);
  const covariates = readCovariates(request.context, request.future);
  if (request.horizon !== undefined && request.horizon * set.series.length > mostOutputRows)
    throw new TabularError(
      'dataset_too_large',
      `${set.series.length} series times horizon ${request.horizon} is more than ${mostOutputRows} rows.`,
    );
  const all = planWork(set, request.horizon, future, covariates);
  const works = all.filter((work) => work.ahead > 0);

  const sources: Source[] = [await plainSource(addon(), works, context)];
  const adjusted = await covariateSource(addon(), works, context);
  if (adjusted) sources.push(adjusted);
  const boosted = await boostedSource(works, covariates, context);
  if (boosted) sources.push(boosted);
  context.stage(0.97, 'combining');
  const blend = blendSources(works, sources);

  const tested: TestedError[] = [];
  works.forEach((work, s) => {
    work.origins.lengths.forEach((length, o) => {
      for (let j = 0; j < work.origins.horizon; j++)
        tested.push({
          series: s,
          step: j + 1,
          error: work.values[length + j]! - blend.test(s, o)[j]!,
          sigma: blend.testSigma(s, o)[j]!,
        });
    });
  });
  const spread = fitSpread(
    tested,
    Float64Array.from(works, (work) => evidenceOf(work)),
  );

  const levels = [...request.quantiles];
  const position = new Map(works.map((work, s) => [work.series, s]));
  const rows = future ? future.step.length : request.horizon! * works.length;
  const itemIds = new Array<Forecast['itemIds'][number]>(rows);
  const timestamps = new Array<string | number>(rows);
  const mean = new Float64Array(rows);
  const quantiles = new Float64Array(rows * levels.length);
  const put = (row: number, s: number, step: number) => {
    const work = works[s]!;
    const j = work.series.trailing + step - 1;
    const least = leastOf(work);
    const centre = blend.path(s)[j]!;
    mean[row] = finite(work.scale * Math.max(least, centre));
    itemIds[row] = work.series.id;
    const own = levels.map((level) =>
      finite(work.scale * Math.max(least, centre + spread.quantile(s, j + 1, blend.sigma(s)[j]!, level))),
    );
    writeMonotone(own, levels, quantiles, row * levels.length);
  };
  if (future) {
    for (let row = 0; row < rows; row++) {
      put(row, position.get(set.series[future.series[row]!]!)!, future.step[row]!);
      timestamps[row] = future.timestamps[row]!;
    }
  } else {
    works.forEach((work, s) => {
      for (let step = 1; step <= request.horizon!; step++) {
        const row = s * request.horizon! + step - 1;
        put(row, s, step);
        const { lastTime, offset, format } = work.series;
        const time = advance(lastTime, step, work.series.step);
        timestamps[row] = formatTimestamp(time, offset, format, set.numberTimestamps);
      }
    });
  }
  context.stage(1, 'done');
  return { itemIds, timestamps, mean, quantiles, quantileLevels: levels };
}

/** The output ceiling of the contract. */
const mostOutputRows = 200_000;

/** Forecasts of numbers near the end of the range stay in it. */
const finite = (value: number) => Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, value));

/** A series that never was negative is not forecast to be. */
function leastOf(work: Work): number {
  for (const value of work.values) if (value < 0) return Number.NEGATIVE_INFINITY;
  return 0;
}

/** Writes values non-decreasing in their level, whatever the order in which levels were asked for. */
function writeMonotone(values: number[], levels: readonly number[], out: Float64Array, at: number): void {
  const order = levels.map((_, k) => k).sort((a, b) => levels[a]! - levels[b]!);
  const sorted = [...values].sort((a, b) => a - b);
  order.forEach((k, rank) => {
    out[at + k] = sorted[rank]!;
  });
}
