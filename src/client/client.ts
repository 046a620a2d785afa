/** The typed client of the tabular service: the same flow for every kind of job. */

import { aboveCeiling, GraticuleClientError } from './errors.ts';
import { type CallOptions, consoleApi, Flow } from './flow.ts';
import { columnsOf, type Label, type RowList } from './payload.ts';
import { type ClientOptions, transportOf } from './transport.ts';
import type {
  EvaluationResult,
  FittedContext,
  ForecastStep,
  Limits,
  PredictionJob,
  PredictionResult,
  Task,
} from './wire.ts';

/** Rows with their labels. */
export interface TrainingData {
  readonly task: Task;
  /** An array, or something that makes its rows as they are asked for. */
  readonly rows: RowList;
  /** Name of the column of `rows` that holds the labels, or the labels themselves, one a row. */
  readonly target: string | readonly Label[];
  /** What labels that are given apart are called. @defaultValue `target` */
  readonly targetColumn?: string;
  /** Default: every column of `rows` but the target, in order of first appearance. */
  readonly featureColumns?: readonly string[];
}

/** Series and how far to forecast them. */
export interface ForecastRequest {
  /** Rows with timestamp and target, optionally item_id and covariates. */
  readonly context: RowList;
  /** Exactly one of `future` (rows with timestamp, item_id and known covariates) and `predictionLength`. */
  readonly future?: RowList;
  readonly predictionLength?: number;
  /** Probability levels in (0, 1); default none. */
  readonly quantiles?: readonly number[];
  /** Codes of countries or their parts, such as `DE` or `DE-BY`, whose public holidays every series feels. The contract has no
   * field for them: they travel by the routes of the console, where the service has it. @defaultValue none */
  readonly holidays?: readonly string[];
  /** False: leave out the last value of a series where it looks like that of a month, week, quarter or year that is not over yet.
   * @defaultValue true */
  readonly keepUnfinished?: boolean;
}

/** A model that the service keeps. */
export interface FittedModel {
  readonly context: FittedContext;
  /** Whether an identical fit of before was reused. */
  readonly reused: boolean;
  /** Scores rows; columns are matched by name. More rows than the service takes at once become several jobs. */
  predict(
    rows: RowList,
    options?: CallOptions & { readonly quantiles?: readonly number[] },
  ): Promise<PredictionResult>;
}

/** The tabular service over HTTP. Every method rejects with a `GraticuleClientError`.
 * @example
 * const model = await client.fit({ rows: [{ x: 1 }, { x: 9 }], target: [1.5, 9.5], task: 'regression' });
 * const { predictions } = await model.predict([{ x: 5 }]); */
export interface Client {
  /** Ceilings of the service's default model; fetched at most every five minutes. */
  limits(): Promise<Limits>;
  /** Fits a model that the service keeps; an identical fit of before is reused.
   * @param options  `forceRefit`: never reuse; default false */
  fit(
    training: TrainingData,
    options?: CallOptions & { readonly forceRefit?: boolean },
  ): Promise<FittedModel>;
  /** The model of a context that is ready. */
  model(contextId: string, options?: CallOptions): Promise<FittedModel>;
  /** Fits and scores in one job, without keeping a context. */
  predict(
    training: TrainingData,
    rows: RowList,
    options?: CallOptions & { readonly quantiles?: readonly number[] },
  ): Promise<PredictionResult>;
  /** How well the target can be predicted, on rows held out. */
  evaluate(training: TrainingData, options?: CallOptions): Promise<EvaluationResult>;
  /** The steps that follow each series. */
  forecast(request: ForecastRequest, options?: CallOptions): Promise<readonly ForecastStep[]>;
  /** A job as it stands now. */
  job(id: string, options?: CallOptions): Promise<PredictionJob>;
  /** A fitted context as it stands now. */
  context(id: string, options?: CallOptions): Promise<FittedContext>;
}

const reserved = ['timestamp', 'target', 'item_id'];

/** Redirects are not followed.
 * @throws TypeError when `baseUrl` is no http(s) origin, or `apiKey` can be no header
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'key' });
 * const training = { rows: [{ x: 1 }, { x: 9 }], target: ['low', 'high'], task: 'classification' } as const;
 * const { predictions } = await client.predict(training, [{ x: 8 }]); */
export function createClient(options: ClientOptions): Client {
  const flow = new Flow(transportOf(options));

  function modelOf(context: FittedContext, reused: boolean): FittedModel {
    return {
      context,
      reused,
      async predict(rows, { quantiles, ...call } = {}) {
        const limits = await flow.limits(call.signal);
        const columns = context.featureColumns;
        const cellRows = Math.floor(limits.maxTrainCells / Math.max(1, columns.length));
        const most = Math.max(1, Math.min(limits.maxTestRows, cellRows));
        const results: PredictionResult[] = [];
        for (let start = 0; start < rows.length; start += most) {
          const part = rows.slice(start, start + most);
          const { job } = await flow.run(
            '/v1/predictions',
            [
              ['kind', 'contextPrediction'],
              ['rows', { rows: part, columns }],
              ...(quantiles === undefined ? [] : [['quantiles', quantiles] as const]),
            ],
            { fittedContextId: context.id, outputRowCount: part.length },
            limits.maxUploadBytes,
            call,
          );
          results.push(await flow.result<PredictionResult>(`/v1/predictions/${job.id}/result`, call));
        }
        return joined(results);
      },
    };
  }

  return {
    limits: () => flow.limits(),

    async fit(training, { forceRefit = false, ...call } = {}) {
      const prepared = await prepare(flow, training, call);
      const { fields, body, limits } = prepared;
      const { answer } = await flow.run<{ context: FittedContext; reused: boolean }>(
        '/v1/fits',
        [...fields, ['rows', []]],
        { ...body, trainRowCount: training.rows.length, forceRefit },
        limits.maxUploadBytes,
        call,
      );
      return modelOf(await this.context(answer.context.id, call), answer.reused);
    },

    async model(contextId, call = {}) {
      return modelOf(await this.context(contextId, call), true);
    },

    async predict(training, rows, { quantiles, ...call } = {}) {
      const { fields, body, limits } = await prepare(flow, training, call);
      within('Rows to score', rows.length, limits.maxTestRows);
      const { job } = await flow.run(
        '/v1/predictions',
        [
          ...fields,
          ['rows', { rows, columns: body.featureColumns }],
          ...(quantiles === undefined ? [] : [['quantiles', quantiles] as const]),
        ],
        { ...body, trainRowCount: training.rows.length, outputRowCount: rows.length },
        limits.maxUploadBytes,
        call,
      );
      return flow.result<PredictionResult>(`/v1/predictions/${job.id}/result`, call);
    },

    async evaluate(training, call = {}) {
      const { fields, body, limits } = await prepare(flow, training, call);
      const { job } = await flow.run(
        '/v1/evaluations',
        [...fields, ['rows', []]],
        { ...body, rowCount: training.rows.length },
        limits.maxUploadBytes,
        call,
      );
      return flow.result<EvaluationResult>(`/v1/evaluations/${job.id}/result`, call);
    },

    async forecast(request, call = {}) {
      const { context, future, predictionLength, quantiles = [], holidays = [], keepUnfinished } = request;
      if ((future === undefined) === (predictionLength === undefined)) {
        throw new TypeError('exactly one of future and predictionLength must be given');
      }
      const columns = columnsOf(context);
      const covariateColumns = columns.filter((name) => !reserved.includes(name));
      const series = new Set(context.slice(0, context.length).map(({ item_id }) => item_id ?? null)).size;
      const outputRowCount = future?.length ?? predictionLength! * series;
      const { forecast: limits } = await flow.limits(call.signal);
      within('Context rows', context.length, limits.maxContextRows);
      within('Covariate columns', covariateColumns.length, limits.maxCovariateColumns);
      within('Context cells', context.length * covariateColumns.length, limits.maxContextCells);
      within('Forecast steps', outputRowCount, limits.maxOutputRows);
      const { job } = await flow.run(
        holidays.length === 0 ? '/v1/forecasts' : `${consoleApi}/forecasts`,
        [
          ['kind', 'forecast'],
          ['context', { rows: context, columns }],
          ['future', future === undefined ? null : { rows: future, columns: columnsOf(future) }],
          ['predictionLength', predictionLength ?? null],
          ['quantiles', quantiles],
          ...(keepUnfinished === undefined ? [] : ([['keepUnfinished', keepUnfinished]] as const)),
        ],
        {
          covariateColumns,
          contextRowCount: context.length,
          outputRowCount,
          ...(holidays.length > 0 && { holidays }),
        },
        limits.maxUploadBytes,
        call,
      );
      const path = `/v1/predictions/${job.id}/result`;
      return (await flow.result<{ predictions: readonly ForecastStep[] }>(path, call)).predictions;
    },

    job: (id, { signal } = {}) =>
      flow.transport.json('GET', `/v1/predictions/${encodeURIComponent(id)}`, undefined, signal),

    context: (id, { signal } = {}) =>
      flow.transport.json('GET', `/v1/fits/${encodeURIComponent(id)}`, undefined, signal),
  };
}

/** Fields and body that fit, inline prediction and evaluation share; refuses what the service would refuse. */
async function prepare(flow: Flow, training: TrainingData, { signal }: CallOptions) {
  const { task, rows, target } = training;
  const named = typeof target === 'string';
  const all = columnsOf(rows);
  if (named && !all.includes(target)) {
    throw new GraticuleClientError(
      'missing_target_column',
      `No row has the column ${JSON.stringify(target)}.`,
    );
  }
  if (!named && target.length !== rows.length) {
    throw new RangeError(
      `target must have a label for each row: ${rows.length} rows, ${target.length} labels`,
    );
  }
  let targetColumn = named ? target : (training.targetColumn ?? 'target');
  const taken = training.featureColumns ?? all;
  while (!named && taken.includes(targetColumn)) targetColumn += '_';
  const featureColumns = training.featureColumns ?? all.filter((name) => name !== targetColumn);
  const labels = named ? rows.slice(0, rows.length).map((row) => row[target] ?? null) : target;
  if (rows.length === 0) {
    throw new GraticuleClientError(
      'schema_mismatch',
      `No row has a value of ${JSON.stringify(targetColumn)}.`,
      {
        problem: 'There are no rows to learn from.',
        fix: 'Give rows with a value of the column to predict, or choose another column.',
      },
    );
  }
  const limits = await flow.limits(signal);
  within('Training rows', rows.length, limits.maxTrainRows);
  within('Feature columns', featureColumns.length, limits.maxColumns);
  within('Training cells', rows.length * featureColumns.length, limits.maxTrainCells);
  const classCount = task === 'classification' ? new Set(labels).size : null;
  if (classCount !== null) within('Classes', classCount, limits.maxClasses);
  const fields: (readonly [string, unknown])[] = [
    ['task', task],
    ['targetColumn', targetColumn],
    ['featureColumns', featureColumns],
    ['trainingFeatures', { rows, columns: featureColumns }],
    ['trainingTarget', labels],
  ];
  return { fields, body: { task, targetColumn, featureColumns, classCount }, limits };
}

function within(what: string, value: number, ceiling: number): void {
  if (value > ceiling) {
    throw aboveCeiling('dataset_too_large', `${what}: ${value}, the ceiling is ${ceiling}.`);
  }
}

function joined(results: readonly PredictionResult[]): PredictionResult {
  if (results.length === 1) return results[0]!;
  const all = <T>(pick: (result: PredictionResult) => readonly T[] | null) =>
    results.length === 0 || pick(results[0]!) === null ? null : results.flatMap((result) => pick(result)!);
  return {
    predictions: results.flatMap(({ predictions }) => predictions),
    classes: results[0]?.classes ?? null,
    probabilities: all(({ probabilities }) => probabilities),
    quantiles: all(({ quantiles }) => quantiles),
    quantileLevels: results[0]?.quantileLevels ?? null,
  };
}
