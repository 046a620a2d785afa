/** The direct path: data in, results out, no jobs and no files. */

import type { Declarations } from '../domain/declare-columns.ts';
import type { Task } from '../domain/table.ts';
import type { FitOptions as EngineFitOptions, NativeEngine } from '../engine/create-engine.ts';
import type { RunOptions } from '../engine/engine.ts';
import type { EvaluationDetail, EvaluationReport } from '../engine/evaluate.ts';
import {
  type Backtest,
  defaultQuantiles,
  type ForecastColumns,
  type Reconciliation,
  reconciliations,
} from '../engine/forecast/index.ts';
import { Forecasts } from './forecasts.ts';
import { type Data, toSource } from './input.ts';
import { TabularModel } from './model.ts';
import { modelBytes } from './model-bytes.ts';
import { type ModelOptions, toModelOptions } from './model-options.ts';
import { type RowOptions, toRowOptions } from './row-options.ts';
import { sharedEngine } from './shared-engine.ts';

interface EngineChoice {
  /** Default: one engine that all calls of the process share. */
  readonly engine?: NativeEngine;
}

/** Options of `fit`, and of what fits on the way. */
export interface LearnOptions extends EngineFitOptions, EngineChoice, Declarations, RowOptions, ModelOptions {
  /** Name of the column to predict. */
  readonly target: string;
  /** @defaultValue classification for words, booleans and at most two distinct whole numbers, else regression */
  readonly task?: Task;
  /** Columns to learn from, in this order.
   * @defaultValue all but the target */
  readonly features?: readonly string[];
}

/** Options of `evaluate`: what is learnt, and how much is told of it. */
export interface EvaluateOptions extends LearnOptions, EvaluationDetail {}

interface HierarchyOptions {
  /** Columns of groups, the widest first (`['country', 'region']`): the sum of each group and of all is forecast too, under
   * the names `total`, `country=FR`, `country=FR, region=Bretagne`, and the items of a group add up to it. Needs a
   * `horizon`; covariates are left out. Without an `item`, the last of the columns tells the series apart.
   * @defaultValue none */
  readonly hierarchy?: readonly string[];
  /** How forecasts of items and sums are reconciled: by their variances (`minTrace`), by the items alone
   * (`bottomUp`), or by the total alone (`topDown`). Quantiles move with the mean.
   * @defaultValue 'minTrace' */
  readonly reconcile?: Reconciliation;
}

/** Options of `forecast`. */
export interface ForecastOptions
  extends RunOptions,
    EngineChoice,
    ForecastColumns,
    HierarchyOptions,
    Pick<Declarations, 'dateOrder'> {
  /** Steps per series; exactly one of `horizon` and `future` is given.
   * @defaultValue none */
  readonly horizon?: number;
  /** Rows to forecast, with the covariates that are known ahead.
   * @defaultValue none */
  readonly future?: Data;
  /** Levels in (0, 1)
   * @defaultValue 0.1, 0.5 and 0.9 */
  readonly quantiles?: readonly number[];
  /** Codes of countries or their parts, such as `DE`, `DE-BY` or `['DE', 'AT']`, whose public holidays every series feels;
   * needs the package date-holidays.
   * @defaultValue none */
  readonly holidays?: string | readonly string[];
  /** Whether the last value of a series counts even where it looks like that of a month, week, quarter or year that is not over yet: far below
   * a whole cycle of steady values. Else it is left out, and `notes` says so.
   * @defaultValue false */
  readonly keepUnfinished?: boolean;
  /** Whether the answer's `explanation` tells trend, seasons, the effect of covariates and the models behind it.
   * @defaultValue false */
  readonly explain?: boolean;
}

/** Options of `backtest`. */
export interface BacktestOptions
  extends RunOptions,
    EngineChoice,
    ForecastColumns,
    HierarchyOptions,
    Pick<Declarations, 'dateOrder'> {
  /** Steps to forecast from every origin, 1 … 200,000. */
  readonly horizon: number;
  /** Origins, 1 … 1,000; the last leaves `horizon` observations of each series to judge by.
   * @defaultValue 3 */
  readonly origins?: number;
  /** Steps from one origin to the next, 1 … 200,000.
   * @defaultValue the horizon, so that no observation is judged twice */
  readonly stride?: number;
  /** Levels in (0, 1). Opposite levels, such as 0.1 and 0.9, have their coverage judged.
   * @defaultValue 0.1, 0.5 and 0.9 */
  readonly quantiles?: readonly number[];
  /** Covariates whose values are known ahead (prices, promotions, holidays)
   * @defaultValue none */
  readonly known?: readonly string[];
  /** Codes of countries or their parts, such as `DE`, `DE-BY` or `['DE', 'AT']`, whose public holidays every series feels;
   * needs the package date-holidays.
   * @defaultValue none */
  readonly holidays?: string | readonly string[];
  /** Whether the last value of a series counts even where it looks like that of a month, week, quarter or year that is not over yet: far below
   * a whole cycle of steady values. Else it is left out, and `notes` says so.
   * @defaultValue false */
  readonly keepUnfinished?: boolean;
}

/** Fits a blend of models to a table.
 *
 * The same data, seed and engine version give the same model, bit for bit, whatever the number of threads.
 * @param data n rows, at least 1; see {@link Data}
 * @returns    a model that predicts, explains and saves itself
 * @throws     TypeError or RangeError for options out of range, what is said of rows, classes and columns among them; TabularError
 *             `missing_target_column`, `unsupported_task` (a target that is missing somewhere or does not fit the task), `dataset_too_large`
 *             (more than 160 classes), `malformed_csv`, `schema_mismatch` (no rows); the signal's reason when aborted
 * @example    const model = await fit('cars.csv', { target: 'mpg' }); */
export async function fit(data: Data, options: LearnOptions): Promise<TabularModel> {
  const engine = options.engine ?? (await sharedEngine());
  return new TabularModel(await engine.fit(await toTraining(data, options), runOf(options)), engine);
}

/** Estimates how well `fit` predicts rows that it has not seen.
 *
 * Up to 10,000 rows by five-fold cross-validation (stratified by class), above by training on the first 80 percent in
 * file order and scoring the last 20; with `groups` whole groups are held out. Weights count in the fits; every row with a weight above zero is scored alike.
 * @returns accuracy or RMSE, and a full report: log loss, AUC, scores, curves and calibration of each class; R², MAE,
 *          coverage of quantiles, residuals; scores of each fold; the worst rows; weights of the models; a learning curve
 *          where it is asked for
 * @throws  as `fit`; TabularError `schema_mismatch` below two rows; RangeError for `worstRows` and `learningCurve`
 * @example const { value, perFold } = await evaluate('cars.csv', { target: 'mpg', learningCurve: true }); */
export async function evaluate(data: Data, options: EvaluateOptions): Promise<EvaluationReport> {
  const engine = options.engine ?? (await sharedEngine());
  const { worstRows, learningCurve } = options;
  return engine.evaluate(await toTraining(data, options), {
    ...runOf(options),
    ...(worstRows !== undefined && { worstRows }),
    ...(learningCurve !== undefined && { learningCurve }),
  });
}

/** Forecasts the series of a table.
 * @param data one row per series and time: a timestamp, a number, optionally the series' name; further columns are
 *             covariates
 * @returns    one step per entry, series after series in order of first appearance, or in the order of `future`
 * @throws     TypeError or RangeError for options out of range; TabularError `schema_mismatch`,
 *             `missing_target_column`, `unsupported_task`; the signal's reason when aborted
 * @example    const ahead = await forecast('sales.csv', { timestamp: 'month', target: 'units', item: 'shop', horizon: 12 }); */
export async function forecast(data: Data, options: ForecastOptions): Promise<Forecasts> {
  const engine = options.engine ?? (await sharedEngine());
  const { signal, horizon, future, quantiles = defaultQuantiles } = options;
  const request = {
    context: await toSource(data, signal, options),
    ...(future !== undefined && { future: await toSource(future, signal, options) }),
    ...(horizon !== undefined && { horizon }),
    quantiles,
    ...holidaysOf(options),
    ...(options.explain !== undefined && { explain: options.explain }),
    ...keepingOf(options),
    ...hierarchyOf(options),
    ...columnsOf(options),
  };
  return new Forecasts(await engine.forecast(request, runOf(options)));
}

/** Estimates how well `forecast` does, by forecasting from past origins of every series what is already known.
 *
 * Each origin runs the whole forecaster on the observations before it. Origins are counted from the end of each series:
 * where series end at different times, one may be forecast with what others observed later.
 * @param data as of {@link forecast}
 * @returns    sMAPE, MASE, OWA, weighted quantile loss and coverage: overall, by steps ahead, by series; and every
 *             forecast beside what came
 * @throws     TypeError or RangeError for options out of range; TabularError as `forecast`, `schema_mismatch` when no
 *             series is long enough, `dataset_too_large` beyond 200,000 forecasts; the signal's reason when aborted
 * @example    const { overall } = await backtest('sales.csv', { timestamp: 'month', target: 'units', item: 'shop', horizon: 12 }); */
export async function backtest(data: Data, options: BacktestOptions): Promise<Backtest> {
  const engine = options.engine ?? (await sharedEngine());
  const {
    signal,
    horizon,
    origins = 3,
    stride = horizon,
    quantiles = defaultQuantiles,
    known = [],
  } = options;
  return engine.backtest(
    {
      context: await toSource(data, signal, options),
      horizon,
      origins,
      stride,
      quantiles,
      known,
      ...holidaysOf(options),
      ...keepingOf(options),
      ...hierarchyOf(options),
      ...columnsOf(options),
    },
    runOf(options),
  );
}

function hierarchyOf({
  hierarchy,
  reconcile = 'minTrace',
  horizon,
}: HierarchyOptions & { horizon?: number }) {
  if (hierarchy === undefined) return {};
  if (
    !Array.isArray(hierarchy) ||
    hierarchy.length === 0 ||
    !hierarchy.every((name) => typeof name === 'string')
  )
    throw new TypeError('hierarchy must be the names of one or more columns, the widest group first');
  if (!reconciliations.includes(reconcile))
    throw new RangeError(
      `reconcile must be one of ${reconciliations.join(', ')}, received ${JSON.stringify(reconcile)}`,
    );
  if (horizon === undefined)
    throw new TypeError('hierarchy needs a horizon: rows of the future are not summed');
  return { hierarchy: { columns: [...hierarchy], method: reconcile } };
}

const holidaysOf = ({ holidays }: Pick<ForecastOptions, 'holidays'>) =>
  holidays === undefined ? {} : { holidays: typeof holidays === 'string' ? [holidays] : [...holidays] };

const keepingOf = ({ keepUnfinished }: Pick<ForecastOptions, 'keepUnfinished'>) => {
  if (keepUnfinished !== undefined && typeof keepUnfinished !== 'boolean')
    throw new TypeError(`keepUnfinished must be true or false, received ${JSON.stringify(keepUnfinished)}`);
  return keepUnfinished === undefined ? {} : { keepUnfinished };
};

const columnsOf = ({ timestamp, target, item }: ForecastColumns) => ({
  columns: {
    ...(timestamp !== undefined && { timestamp }),
    ...(target !== undefined && { target }),
    ...(item !== undefined && { item }),
  },
});

/** Restores a model from the bytes of `serialize` or from the file of `save`.
 * @throws TabularError `fitted_context_incompatible` for bytes that are foreign, damaged or of another version; the
 *         file system's error when the file cannot be read
 * @example
 * const model = await loadModel('cars.model'); */
export async function loadModel(
  source: string | URL | Uint8Array,
  options: EngineChoice = {},
): Promise<TabularModel> {
  const engine = options.engine ?? (await sharedEngine());
  return new TabularModel(await engine.load(await modelBytes(source)), engine);
}

async function toTraining(data: Data, options: LearnOptions) {
  const { target, task, features, signal } = options;
  if (typeof target !== 'string') {
    throw new TypeError(
      `target must be the name of a column, received ${target === null ? 'null' : typeof target}`,
    );
  }
  if (task !== undefined && task !== 'classification' && task !== 'regression') {
    throw new TypeError(`task must be "classification" or "regression", received ${JSON.stringify(task)}`);
  }
  if (features?.includes(target)) {
    throw new RangeError(
      `features must not contain the target, received ${JSON.stringify(target)} among them`,
    );
  }
  return {
    table: await toSource(data, signal, options),
    targetColumn: target,
    task,
    featureColumns: features,
    ...toRowOptions(options),
    ...toModelOptions(options),
  };
}

function runOf({ signal, seed, onProgress, threads, ...rest }: EngineFitOptions) {
  return {
    ...(signal !== undefined && { signal }),
    ...(seed !== undefined && { seed }),
    ...(onProgress !== undefined && { onProgress }),
    ...(threads !== undefined && { threads }),
    ...(rest.budgetMs !== undefined && { budgetMs: rest.budgetMs }),
    ...(rest.effort !== undefined && { effort: rest.effort }),
    ...(rest.compile !== undefined && { compile: rest.compile }),
  };
}
