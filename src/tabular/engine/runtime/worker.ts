/** The engine's thread: takes requests, holds the models, answers. Everything that computes runs here or below. */

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { TabularError } from '../../domain/errors.ts';
import type { Table } from '../../domain/table.ts';
import { dropColumns, selectColumns } from '../../domain/table-views.ts';
import { splitTarget } from '../../domain/target.ts';
import { trainingTable } from '../../domain/training-target.ts';
import { tableFromFile } from '../../files/table-from-file.ts';
import { classWeighted } from '../class-weights.ts';
import { compileModel, fitCompiled } from '../compile.ts';
import type { TrainingSet } from '../engine.ts';
import { evaluateModel } from '../evaluate.ts';
import { explainModel } from '../explain.ts';
import { nameColumns, runBacktest, runForecast } from '../forecast/index.ts';
import { fitModel, type Model, packModel, predictModel, unpackModel } from '../model.ts';
import { permutationImportance } from '../permutation-importance.ts';
import { checkGroups, groupsColumn } from '../row-groups.ts';
import { takeCodes, takeNumbers } from '../rows.ts';
import { checkAborted, type Run } from '../run.ts';
import { weightsColumn } from '../sample-weights.ts';
import { engineVersion } from '../version.ts';
import { sendError } from './errors.ts';
import type {
  ModelInfo,
  Reply,
  Request,
  SentData,
  SentRun,
  SentTraining,
  Verb,
  Verbs,
  WorkerOptions,
} from './protocol.ts';
import { receiveTable } from './share.ts';
import { shareForecast } from './share-forecast.ts';

const port = parentPort!;

/** A thread of the default priority gets some nine times the time of one at this. */
const backgroundNiceness = 10;

lowerPriority(workerData as WorkerOptions);
const models = new Map<number, Model>();
let lastModel = 0;

type Progress = (fraction: number, stage: string) => void;
type Handlers = {
  [V in Verb]: (input: Verbs[V]['in'], onProgress: Progress) => Promise<Verbs[V]['out']>;
};

const handlers: Handlers = {
  version: async () => engineVersion(),
  async fit({ training, run, compile }, onProgress) {
    const options = { budgetMs: run.budgetMs, effort: run.effort, onProgress };
    const fit = compile ? fitCompiled : fitModel;
    const model = await fit(await receiveTraining(training), toRun(run), options);
    checkAborted(run);
    return keep(model);
  },
  load: async ({ artifact }) => keep(unpackModel(artifact)),
  predict: async ({ model, features, run, quantiles }) =>
    predictModel(modelOf(model), await receiveData(features), toRun(run), quantiles),
  explain: async ({ model, features, run }) =>
    explainModel(modelOf(model), features && (await receiveData(features)), toRun(run)),
  async importance({ model, rows, targetColumn, repeats, groups, run }) {
    const held = modelOf(model);
    const { task } = held;
    const { features, target } = splitTarget(await receiveData(rows), targetColumn, task);
    return permutationImportance(held, { task, features, target }, repeats, toRun(run), groups);
  },
  async compile({ model, rows, targetColumn, run }) {
    const its = modelOf(model);
    const labelled = splitTarget(await receiveData(rows), targetColumn, its.task);
    const compiled = await compileModel(its, labelled, toRun(run));
    models.set(model, compiled.model);
    return compiled.compilation;
  },
  serialize: ({ model }) => packModel(modelOf(model)),
  async release({ model }) {
    models.delete(model);
    return null;
  },
  async evaluate({ training, detail, run }, onProgress) {
    const options = { budgetMs: run.budgetMs, effort: run.effort, onProgress, ...detail };
    return evaluateModel(await receiveTraining(training), toRun(run), options);
  },
  async forecast(
    { context, future, horizon, quantiles, holidays, explain, keepUnfinished, hierarchy, columns, run },
    onProgress,
  ) {
    const request = {
      context: await receiveData(context),
      ...(future && { future: await receiveData(future) }),
      ...(horizon !== undefined && { horizon }),
      quantiles,
      holidays,
      explain,
      keepUnfinished,
      hierarchy,
    };
    const named = columns ? nameColumns(request, columns) : request;
    return shareForecast(await runForecast(named, { ...toRun(run), onProgress }));
  },
  async backtest({ context, columns, run, ...asked }, onProgress) {
    const { horizon, quantiles, hierarchy } = asked;
    const request = { context: await receiveData(context), horizon, quantiles, hierarchy };
    const named = columns ? nameColumns(request, columns) : request;
    return runBacktest(
      { ...asked, context: named.context, hierarchy: named.hierarchy },
      { ...toRun(run), onProgress },
    );
  },
};

/** On Linux a priority is a thread's own, and the threads that it starts inherit it: whoever answers requests then gets a
 * core at once, however busy the engine is. */
function lowerPriority({ background }: WorkerOptions): void {
  if (!background || process.platform !== 'linux') return;
  try {
    setPriority(backgroundNiceness);
  } catch {
    // Refused where the process may not set priorities: the engine then shares the cores alike.
  }
}

const toRun = ({ control, threads, seed }: SentRun): Run => ({ control, threads, seed });

const receiveData = async (data: SentData): Promise<Table> =>
  'file' in data ? tableFromFile(data.file, data.declarations) : receiveTable(data);

async function receiveTraining(sent: SentTraining): Promise<TrainingSet> {
  const { monotone, costs } = sent;
  const named = {
    ...(sent.targetColumn !== undefined && { targetColumn: sent.targetColumn }),
    ...(monotone && { monotone }),
    ...(costs && { costs }),
  };
  if ('features' in sent) {
    const { task, features, target, weights, groups } = sent;
    if (groups) checkGroups(groups, features.rows);
    const table = receiveTable(features);
    return {
      task,
      features: table,
      target,
      ...named,
      ...(weights && { weights }),
      ...(groups && { groups }),
    };
  }
  const whole = await receiveData(sent.table);
  const { targetColumn, featureColumns } = sent;
  const { task, table, rows, notes: decided } = trainingTable(whole, targetColumn, sent.task);
  const notes = [...(whole.notes ?? []), ...decided];
  const { features, target } = splitTarget(table, targetColumn, task);
  // One a row of the whole table, of which rows may have been left out.
  const kept = <T extends Int32Array | Float64Array>(given: T, take: (given: T, rows: Int32Array) => T) =>
    rows !== null && given.length === whole.rows ? take(given, rows) : given;
  const ofRows =
    typeof sent.weights === 'string'
      ? weightsColumn(table, sent.weights)
      : sent.weights && kept(sent.weights, takeNumbers);
  const weights = sent.classWeights ? classWeighted(target, ofRows, sent.classWeights) : ofRows;
  const groups =
    typeof sent.groups === 'string'
      ? groupsColumn(table, sent.groups)
      : sent.groups && kept(sent.groups, takeCodes);
  if (groups) checkGroups(groups, table.rows);
  const apart = [sent.weights, sent.groups].filter((each) => typeof each === 'string');
  const rest = apart.length > 0 ? dropColumns(features, apart) : features;
  const chosen = featureColumns === undefined ? rest : selectColumns(rest, featureColumns);
  const { firstLine } = whole;
  return {
    task,
    features: chosen,
    target,
    notes,
    ...named,
    ...(weights && { weights }),
    ...(groups && { groups }),
    ...(rows && { places: rows }),
    ...(firstLine !== undefined && { firstLine }),
  };
}

function keep(model: Model): ModelInfo {
  const id = ++lastModel;
  models.set(id, model);
  const {
    task,
    targetColumn,
    trainRows,
    featureColumns,
    classes,
    columns,
    notes = [],
    blend,
    compilation = null,
  } = model;
  const { members, temperature } = blend;
  return {
    model: id,
    task,
    targetColumn,
    trainRows,
    featureColumns,
    classes,
    columns,
    notes,
    members,
    temperature,
    compilation,
  };
}

function modelOf(id: number): Model {
  const model = models.get(id);
  if (model === undefined) throw new TabularError('internal_error', 'The model has been closed.');
  return model;
}

port.on('message', async ({ id, verb, input }: Request) => {
  const run = 'run' in input ? input.run : undefined;
  const ticker = run?.wantsProgress ? follow(id, run) : undefined;
  try {
    const handler = handlers[verb] as (input: unknown, onProgress: Progress) => Promise<unknown>;
    const value = await handler(input, ticker?.onProgress ?? (() => {}));
    ticker?.stop();
    port.postMessage({ id, value } satisfies Reply, buffersOf(value));
  } catch (error) {
    ticker?.stop();
    port.postMessage({ id, error: sendError(error) } satisfies Reply);
  }
});

/** Sends each new stage at once and the fraction of a stage at most ten times a second. */
function follow(id: number, run: SentRun) {
  let fraction = 0;
  let stage = '';
  let sent = -1;
  const send = () => {
    if (fraction === sent) return;
    sent = fraction;
    port.postMessage({ id, progress: Math.min(1, fraction), stage } satisfies Reply);
  };
  const timer = setInterval(send, 100);
  timer.unref();
  return {
    onProgress(next: number, nextStage: string) {
      fraction = Math.max(fraction, next);
      if (nextStage !== stage) {
        stage = nextStage;
        send();
      }
    },
    stop() {
      clearInterval(timer);
      if (Atomics.load(run.control, 0) === 0) send();
    },
  };
}

/** The memory of an answer is handed over, not copied; an answer is never used again here. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (item: unknown, depth: number) => {
    if (ArrayBuffer.isView(item)) {
      if (item.buffer instanceof ArrayBuffer) buffers.add(item.buffer);
    } else if (typeof item === 'object' && item !== null && depth < 2) {
      for (const entry of Object.values(item)) visit(entry, depth + 1);
    }
  };
  visit(value, 0);
  return [...buffers];
}
