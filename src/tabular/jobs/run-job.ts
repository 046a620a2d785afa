/** The story of a job: fetch → verify → parse → engine → result. */

import { artifactKeyOf, type FittedContext } from '../domain/context.ts';
import { TabularError } from '../domain/errors.ts';
import type { JobRecord, StoredResult } from '../domain/job.ts';
import type {
  ContextPayload,
  DeclaredCounts,
  ForecastPayload,
  Payload,
  PayloadExpectation,
  TrainingPayload,
} from '../domain/payload.ts';
import type {
  Engine,
  FittedModel,
  LearnRunOptions,
  OnProgress,
  Prediction,
  RunOptions,
} from '../engine/engine.ts';
import type { TabularOptions } from '../options.ts';
import type { Clock, JobStore, Log, ObjectStore, StoredObject } from '../ports.ts';
import { rowNotes } from '../results/row-notes.ts';
import { serializeEvaluation, serializeForecast, serializePrediction } from '../results/serialize.ts';
import { storeResult } from '../results/spill.ts';
import type { ContextModels } from './context-models.ts';
import { evaluationKeyOf } from './keys.ts';
import { blameStore, evaluationHash } from './stored.ts';
import { usableContext } from './submit.ts';

/** Verifies, inflates and parses a staged object; declared counts that differ are `schema_mismatch`. */
export type ReadPayload = (
  object: StoredObject,
  expected: PayloadExpectation,
  declared: DeclaredCounts,
  signal: AbortSignal,
) => Promise<Payload>;

export interface RunTools {
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly engine: Engine;
  readonly models: ContextModels;
  readonly readPayload: ReadPayload;
  readonly clock: Clock;
  readonly log: Log;
  readonly options: TabularOptions;
}

export interface Outcome {
  readonly result: StoredResult | null;
  /** Of a fit. */
  readonly artifactHash: string | null;
}

/** @returns what the job leaves, already in the object store
 * @throws  TabularError, or whatever went wrong; the signal's reason when it was aborted */
export async function runJob(
  job: JobRecord,
  tools: RunTools,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Outcome> {
  onProgress(0, 'reading the payload', null);
  const context =
    job.kind === 'predict' && job.contextId !== null
      ? await usableContext(tools, job.owner.org, job.contextId)
      : null;
  const payload = await readStaged(job, context, tools, signal);
  signal.throwIfAborted();
  const run: LearnRunOptions = {
    signal,
    seed: tools.options.worker.seed,
    effort: tools.options.worker.effort,
    onProgress,
  };
  if (payload.kind === 'forecast') return runForecast(job, payload, tools, run);
  if (payload.kind === 'contextPrediction') return runContextPrediction(job, payload, context!, tools, run);
  if (job.kind === 'fit') return runFit(job, payload, tools, run);
  if (job.kind === 'evaluate') return runEvaluation(job, payload, tools, run);
  return runInlinePrediction(job, payload, tools, run);
}

/** A delete sets a payload aside and gives it its place again when it finds that a job needs it: two moves. */
const mostLooks = 4;

/** A payload that is moved between opening and reading it is looked for anew. */
async function readStaged(
  job: JobRecord,
  context: FittedContext | null,
  tools: RunTools,
  signal: AbortSignal,
): Promise<Payload> {
  for (let looks = 1; ; looks++) {
    const staged = await tools.objects.open(job.stagedKey);
    if (staged === null)
      throw new TabularError('training_ref_expired', `There is no staged object at ${job.objectKey}.`);
    try {
      return await tools.readPayload(staged, expectationOf(job, context), declaredBy(job, context), signal);
    } catch (error) {
      const moved = error instanceof TabularError && error.code === 'training_ref_expired';
      if (moved && looks < mostLooks) continue;
      // What came over a network may have been garbled on its way, or read while it was replaced: nobody is blamed for
      // bytes that were read only once.
      const read =
        error instanceof TabularError && error.category === 'validation' && staged.path === undefined;
      if (read && looks === 1) continue;
      throw await blameStore(error, tools, job, staged);
    }
  }
}

async function runFit(
  job: JobRecord,
  training: TrainingPayload,
  tools: RunTools,
  run: LearnRunOptions,
): Promise<Outcome> {
  const { objects, engine, models, options } = tools;
  const model = await engine.fit(training, { ...run, compile: options.worker.compile });
  try {
    const artifact = await model.serialize();
    if (artifact.byteLength > options.contexts.maxArtifactBytes) {
      throw new TabularError(
        'artifact_too_large',
        `The artifact has ${artifact.byteLength} bytes, the ceiling is ${options.contexts.maxArtifactBytes}.`,
      );
    }
    const { sha256 } = await objects.write(artifactKeyOf(job.contextId!), slices(artifact));
    models.keep(job.contextId!, model, artifact.byteLength);
    const notes = shortened([...(model.notes ?? []), ...columnNotesOf(model)]);
    return { result: notes.length === 0 ? null : { kind: 'fit', notes }, artifactHash: `sha256:${sha256}` };
  } catch (error) {
    model.close();
    throw error;
  }
}

/** Of the progress of a prediction that fits first. */
const shareOfFit = 0.95;

async function runInlinePrediction(
  job: JobRecord,
  training: TrainingPayload,
  tools: RunTools,
  run: LearnRunOptions,
): Promise<Outcome> {
  const onProgress: OnProgress = (fraction, stage, leftMs) =>
    run.onProgress!(shareOfFit * fraction, stage, leftMs);
  const model = await tools.engine.fit(training, { ...run, onProgress });
  try {
    run.onProgress!(shareOfFit, 'predicting', null);
    const prediction = await model.predict(training.rows, {
      signal: run.signal!,
      seed: run.seed!,
      ...asked(training.quantiles),
    });
    return store(job, serializePrediction(prediction), tools, run, notesOf(prediction, model));
  } finally {
    model.close();
  }
}

function runContextPrediction(
  job: JobRecord,
  payload: ContextPayload,
  context: FittedContext,
  tools: RunTools,
  run: RunOptions,
): Promise<Outcome> {
  return tools.models.use(context, async (model) => {
    const prediction = await model.predict(payload.rows, { ...run, ...asked(payload.quantiles) });
    return store(job, serializePrediction(prediction), tools, run, notesOf(prediction, model));
  });
}

async function runEvaluation(
  job: JobRecord,
  training: TrainingPayload,
  tools: RunTools,
  run: LearnRunOptions,
): Promise<Outcome> {
  const report = await tools.engine.evaluate(training, run);
  const { metric, value, method, folds, rows } = report;
  const evaluation = { metric, value, method, ...(method === 'kfold' ? { folds: folds! } : {}), rows };
  const contentHash = evaluationHash(evaluation);
  const objectKey = evaluationKeyOf(job.id);
  const { sha256 } = await tools.objects.write(objectKey, [Buffer.from(serializeEvaluation(report))]);
  const detail = { objectKey, detailHash: `sha256:${sha256}` };
  const notes = shortened([...(report.notes ?? []), ...(report.columnNotes ?? [])]);
  const stored = { kind: 'evaluation', value: evaluation, contentHash, ...detail } as const;
  return { result: { ...stored, ...(notes.length > 0 && { notes }) }, artifactHash: null };
}

async function runForecast(
  job: JobRecord,
  payload: ForecastPayload,
  tools: RunTools,
  run: RunOptions,
): Promise<Outcome> {
  const { context, future, predictionLength, quantiles } = payload;
  // The contract's answer has no place to tell that a value was left out: what was sent counts, unless the payload says otherwise.
  const keepUnfinished = payload.keepUnfinished ?? true;
  const { holidays } = job;
  const ahead = future === null ? { horizon: predictionLength! } : { future };
  const forecast = await tools.engine
    .forecast({ context, quantiles, keepUnfinished, ...ahead, ...(holidays && { holidays }) }, run)
    .catch((error) => {
      throw holidays ? withoutHolidays(error) : error;
    });
  if (forecast.mean.length !== job.outputRows) {
    throw new TabularError(
      'schema_mismatch',
      `outputRowCount is ${job.outputRows}, the forecast has ${forecast.mean.length} steps.`,
    );
  }
  return store(job, serializeForecast(forecast), tools, run, forecast.notes ?? []);
}

/** Holidays that are not known, and the package that knows them, are named by other errors than jobs keep. */
function withoutHolidays(error: unknown): unknown {
  const named =
    (error instanceof RangeError || error instanceof TypeError) && /^holidays /.test(error.message);
  if (!named) return error;
  return new TabularError('schema_mismatch', `${error.message}.`, {
    cause: error,
    fix: 'Name other places, leave the holidays out, or install the package date-holidays beside the service.',
  });
}

async function store(
  job: JobRecord,
  pieces: Iterable<string>,
  tools: RunTools,
  run: RunOptions,
  said: readonly string[],
): Promise<Outcome> {
  const { objects, options } = tools;
  const { inlineBytes } = options.results;
  const result = await storeResult(pieces, { jobId: job.id, objects, inlineBytes, signal: run.signal! });
  if (said.length === 0) return { result, artifactHash: null };
  return { result: { ...result, notes: shortened(said) }, artifactHash: null };
}

/** What is kept beside an answer: a header carries it. */
const mostNotes = 20;
const longestNote = 300;
const shortened = (said: readonly string[]): string[] =>
  said.slice(0, mostNotes).map((note) => note.slice(0, longestNote));

/** What the rows say that the model cannot use, and how it has read its columns where that is not plain. */
const notesOf = (prediction: Prediction, model: FittedModel): string[] => [
  ...rowNotes(prediction),
  ...columnNotesOf(model),
];

const columnNotesOf = ({ columns = [] }: FittedModel): string[] =>
  columns.flatMap(({ name, note }) => (note === undefined ? [] : [`${name}: ${note}`]));

/** Regression only: a classifier has probabilities instead. */
const asked = (quantiles: readonly number[] | null) => (quantiles === null ? {} : { quantiles });

function expectationOf(job: JobRecord, context: FittedContext | null): PayloadExpectation {
  const { contentHash } = job;
  if (context !== null) {
    return { kind: 'contextPrediction', featureColumns: context.featureColumns, contentHash };
  }
  if (job.kind === 'forecast') return { kind: 'forecast', covariateColumns: job.columns, contentHash };
  const { task, targetColumn, columns: featureColumns } = job;
  return { kind: 'training', task, targetColumn, featureColumns, contentHash };
}

function declaredBy(job: JobRecord, context: FittedContext | null): DeclaredCounts {
  if (job.kind === 'forecast') return { contextRows: job.trainRows, outputRows: job.outputRows };
  if (context !== null) return { outputRows: job.outputRows };
  if (job.kind === 'predict') return { trainRows: job.trainRows, outputRows: job.outputRows };
  return { trainRows: job.trainRows };
}

/** One write of gigabytes would hold the hash, and with it the event loop, for seconds. */
function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  const size = 1 << 18;
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}
