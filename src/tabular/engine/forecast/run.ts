/** The forecaster: table in, paths and quantiles out. One screen of story; the parts are in the files beside it. */

import { TabularError } from '../../domain/errors.ts';
import type { Forecast, ForecastRequest } from '../engine.ts';
import { readCovariates, readFuture } from './covariates.ts';
import { forecastWorks } from './forecast-works.ts';
import { forecastHierarchy } from './hierarchy.ts';
import { loadHolidays } from './holidays.ts';
import { notesOf } from './notes.ts';
import { planWork } from './plan.ts';
import { type ForecastRunOptions, mostOutputRows, withContext } from './run-context.ts';
import { readSeries } from './series.ts';
import type { ForecastContext } from './source.ts';
import { advance } from './step.ts';
import { formatTimestamp } from './timestamps.ts';

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
  const run = (asked: ForecastRequest) => withContext(options, (context) => forecastTable(asked, context));
  return request.hierarchy === undefined ? run(request) : forecastHierarchy(request, run);
}

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
  const set = readSeries(request.context, request.keepUnfinished);
  const future = request.future && readFuture(request.future, set);
  const covariates = readCovariates(request.context, request.future);
  if (request.horizon !== undefined && request.horizon * set.series.length > mostOutputRows)
    throw new TabularError(
      'dataset_too_large',
      `${set.series.length} series times horizon ${request.horizon} is more than ${mostOutputRows} rows.`,
    );
  const holidays = request.holidays?.length ? await loadHolidays(request.holidays) : undefined;
  const all = planWork(set, request.horizon, future, covariates, holidays);
  const works = all.filter((work) => work.ahead > 0);

  const ahead = await forecastWorks(works, covariates, context, holidays);
  const levels = [...request.quantiles];
  const position = new Map(works.map((work, s) => [work.series, s]));
  const rows = future ? future.step.length : request.horizon! * works.length;
  const itemIds = new Array<Forecast['itemIds'][number]>(rows);
  const timestamps = new Array<string | number>(rows);
  const mean = new Float64Array(rows);
  const quantiles = new Float64Array(rows * levels.length);
  const components = new Map<string, Float64Array>();
  const put = (row: number, s: number, step: number) => {
    const j = works[s]!.series.trailing + step;
    mean[row] = ahead.mean(s, j);
    if (request.explain)
      for (const [name, value] of ahead.parts(s, j, mean[row]!)) {
        const component = components.get(name) ?? new Float64Array(rows);
        components.set(name, component);
        component[row] = value;
      }
    itemIds[row] = works[s]!.series.id;
    ahead.quantiles(s, j, levels, quantiles.subarray(row * levels.length, (row + 1) * levels.length));
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
  const notes = notesOf(set, all);
  return {
    ...(notes.length > 0 && { notes }),
    itemIds,
    timestamps,
    mean,
    quantiles,
    quantileLevels: levels,
    ...(request.explain && {
      explanation: {
        components: [...components].map(([name, values]) => ({ name, values })),
        series: ahead.series(),
      },
    }),
  };
}
