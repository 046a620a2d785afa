/** The engine as callers hold it: models live on a worker thread, handles to them here. */

import type { Task } from '../domain/table.ts';
import type { ClassCosts } from './class-costs.ts';
import type { ClassWeights } from './class-weights.ts';
import type {
  Engine,
  FitRunOptions,
  Forecast,
  ForecastRequest,
  RunOptions,
  Target,
  TrainingSet,
} from './engine.ts';
import type { EvaluationDetail, EvaluationReport } from './evaluate.ts';
import type { Backtest, BacktestRequest, ForecastColumns } from './forecast/index.ts';
import { pretrainedWarning } from './in-context/network-files.ts';
import type { Monotone } from './monotone.ts';
import { type NativeModel, sendData, type TableSource, WorkerModel } from './native-model.ts';
import { EngineClient } from './runtime/client.ts';
import type { ModelInfo, SentRun, SentTraining } from './runtime/protocol.ts';
import { shareNumbers, shareTable } from './runtime/share.ts';
import { receiveForecast } from './runtime/share-forecast.ts';

/** A table that still holds its target; the task is inferred from it when left out. */
export interface TableTraining {
  readonly table: TableSource;
  readonly targetColumn: string;
  readonly task?: Task | undefined;
  /** Default: every other column. */
  readonly featureColumns?: readonly string[] | undefined;
  /** As of {@link TrainingSet}, or the name of a column that holds them, which is then no feature. */
  readonly weights?: Float64Array | string | undefined;
  /** Likewise. */
  readonly groups?: Int32Array | string | undefined;
  /** How much rows of each class count, times the weights. */
  readonly classWeights?: ClassWeights | undefined;
  /** As of {@link TrainingSet}. */
  readonly monotone?: Monotone | undefined;
  /** Likewise. */
  readonly costs?: ClassCosts | undefined;
}

/** A forecast whose columns bear other names than the contract's, or that comes from CSV files. */
export interface TableForecastRequest extends Omit<ForecastRequest, 'context' | 'future'> {
  readonly context: TableSource;
  readonly future?: TableSource;
  readonly columns?: ForecastColumns;
}

/** A backtest of a table whose columns may bear other names than the contract's, or that is a file. */
export interface TableBacktestRequest extends Omit<BacktestRequest, 'context'> {
  readonly context: TableSource;
  readonly columns?: ForecastColumns;
}

export interface FitOptions extends FitRunOptions {
  /** Wall-clock milliseconds that the fit should take at most, about: members of the blend not done by then are left
   * out, boosting on a large table ends with the trees it has, and only the final models of the others come after. The
   * result then depends on the machine's speed. Default: none; the work is chosen from the table's shape. */
  readonly budgetMs?: number;
}

/** The engine on a thread of its own; every method rejects with a `TabularError` for input that it refuses.
 * @example
 * const engine: NativeEngine = await createEngine();
 * console.log(engine.version);
 * await engine.close(); */
export interface NativeEngine extends Engine {
  /** Fits a blend; the model lives on the engine's thread until it is closed. */
  fit(training: TrainingSet | TableTraining, options?: FitOptions): Promise<NativeModel>;
  /** Restores a model from its bytes.
   * @throws TabularError `fitted_context_incompatible` */
  load(artifact: Uint8Array): Promise<NativeModel>;
  /** Scores on rows held out: how good a fit of this table would be. */
  evaluate(
    training: TrainingSet | TableTraining,
    options?: FitOptions & EvaluationDetail,
  ): Promise<EvaluationReport>;
  /** Means and quantiles of the steps that follow each series. */
  forecast(request: ForecastRequest | TableForecastRequest, options?: RunOptions): Promise<Forecast>;
  /** How well `forecast` would have done from past origins. */
  backtest(request: TableBacktestRequest, options?: RunOptions): Promise<Backtest>;
}

export interface EngineOptions {
  /** Told once, at the first fit or evaluation, when these do without the pretrained model because something is missing.
   * @defaultValue a process warning with code `GRATICULE_PRETRAINED_MISSING`, once a process */
  readonly warn?: (message: string) => void;
  /** Whether the engine's threads give way to the rest of the process where both want a core (Linux only: elsewhere
   * priorities are those of processes). Results do not change. @defaultValue false; true in the job service */
  readonly background?: boolean;
}

/** Starts an engine: one worker thread that holds its models. An idle engine does not keep the process alive.
 * @example
 * const engine = await createEngine();
 * const model = await fit('cars.csv', { target: 'mpg', engine });
 * await engine.close(); */
export async function createEngine({
  warn = warnProcess,
  background = false,
}: EngineOptions = {}): Promise<NativeEngine> {
  const client = new EngineClient({ background });
  const version = await client.send('version', {});
  return new WorkerEngine(client, version, warn);
}

let warned = false;

function warnProcess(message: string): void {
  if (warned) return;
  warned = true;
  process.emitWarning(message, { code: 'GRATICULE_PRETRAINED_MISSING' });
}

class WorkerEngine implements NativeEngine {
  readonly version: string;
  readonly #client: EngineClient;
  /** Frees the models of handles that were dropped without `close`. */
  readonly #dropped: FinalizationRegistry<() => void>;
  #warn: ((message: string) => void) | undefined;

  constructor(client: EngineClient, version: string, warn: (message: string) => void) {
    this.#client = client;
    this.#warn = warn;
    this.version = version;
    this.#dropped = new FinalizationRegistry((release) => release());
  }

  async fit(training: TrainingSet | TableTraining, options: FitOptions = {}): Promise<NativeModel> {
    this.#warnOnce();
    const info = await this.#client.run(
      'fit',
      options,
      async (run) => ({
        ...(await sendTraining(training, run, options.signal)),
        compile: options.compile === true,
      }),
      (late) => this.#client.send('release', { model: late.model }).catch(() => {}),
    );
    return this.#hold(info);
  }

  async load(artifact: Uint8Array): Promise<NativeModel> {
    if (!(artifact instanceof Uint8Array)) {
      throw new TypeError(`artifact must be a Uint8Array, received ${typeof artifact}`);
    }
    return this.#hold(await this.#client.send('load', { artifact: await shareNumbers(artifact) }));
  }

  async evaluate(
    training: TrainingSet | TableTraining,
    options: FitOptions & EvaluationDetail = {},
  ): Promise<EvaluationReport> {
    const detail = checkDetail(options);
    this.#warnOnce();
    return this.#client.run('evaluate', options, async (run) => ({
      ...(await sendTraining(training, run, options.signal)),
      detail,
    }));
  }

  async forecast(
    request: ForecastRequest | TableForecastRequest,
    options: RunOptions = {},
  ): Promise<Forecast> {
    const { context, future, horizon, quantiles, holidays, explain, keepUnfinished, hierarchy } = request;
    const columns = 'columns' in request ? request.columns : undefined;
    const sent = await this.#client.run('forecast', options, async (run) => ({
      context: await sendData(context, options.signal),
      future: future && (await sendData(future, options.signal)),
      horizon,
      quantiles: [...quantiles],
      holidays: holidays && [...holidays],
      explain,
      keepUnfinished,
      hierarchy,
      columns,
      run,
    }));
    return receiveForecast(sent);
  }

  backtest(request: TableBacktestRequest, options: RunOptions = {}): Promise<Backtest> {
    const { context, columns, ...asked } = request;
    return this.#client.run('backtest', options, async (run) => ({
      ...asked,
      quantiles: [...asked.quantiles],
      known: [...asked.known],
      context: await sendData(context, options.signal),
      columns,
      run,
    }));
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  #warnOnce(): void {
    const warn = this.#warn;
    this.#warn = undefined;
    const message = warn && pretrainedWarning();
    if (message !== undefined) warn!(message);
  }

  #hold(info: ModelInfo): NativeModel {
    const client = this.#client;
    const { generation } = client;
    let open = true;
    const release = () => {
      if (!open) return;
      open = false;
      // The worker may be gone by now, and the model with it.
      if (client.generation === generation) client.send('release', { model: info.model }).catch(() => {});
    };
    const model = new WorkerModel(client, info, generation, release);
    this.#dropped.register(model, release);
    return model;
  }
}

/** @throws TypeError or RangeError naming the option */
function checkDetail({ worstRows, learningCurve }: EvaluationDetail): EvaluationDetail {
  if (worstRows !== undefined && !(Number.isSafeInteger(worstRows) && worstRows >= 0)) {
    throw new RangeError(`worstRows must be a whole number of at least 0, received ${worstRows}`);
  }
  if (learningCurve !== undefined && typeof learningCurve !== 'boolean') {
    if (!Array.isArray(learningCurve)) {
      throw new TypeError('learningCurve must be true, false or shares of the rows such as [0.25, 0.5, 1]');
    }
    const bad = learningCurve.find((share) => !(typeof share === 'number' && share > 0 && share <= 1));
    if (bad !== undefined || learningCurve.length === 0) {
      throw new RangeError(`learningCurve must hold shares above 0 and up to 1, received ${bad ?? 'none'}`);
    }
  }
  return {
    ...(worstRows !== undefined && { worstRows }),
    ...(learningCurve !== undefined && { learningCurve }),
  };
}

async function sendTraining(
  training: TrainingSet | TableTraining,
  run: SentRun,
  signal: AbortSignal | undefined,
): Promise<{ training: SentTraining; run: SentRun }> {
  const { weights: given, monotone, costs } = training;
  const weights = given instanceof Float64Array ? await shareNumbers(given) : given;
  const groups =
    training.groups instanceof Int32Array ? await shareNumbers(training.groups) : training.groups;
  if ('table' in training) {
    const { task, featureColumns, targetColumn, classWeights } = training;
    const table = await sendData(training.table, signal);
    const named = { table, targetColumn, task, featureColumns };
    return { training: { ...named, weights, groups, classWeights, monotone, costs }, run };
  }
  const { task, features, target, targetColumn } = training;
  const sent: Target =
    target.kind === 'numbers'
      ? { kind: 'numbers', values: await shareNumbers(target.values) }
      : { ...target, codes: await shareNumbers(target.codes) };
  const table = await shareTable(features, signal);
  // A training set apart has its weights and groups apart too.
  const apart = { weights: weights as Float64Array | undefined, groups: groups as Int32Array | undefined };
  return { training: { task, features: table, target: sent, targetColumn, ...apart, monotone, costs }, run };
}
