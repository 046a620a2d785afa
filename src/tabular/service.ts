/** The verbs of the tabular service, over whatever stores and engine it is given. */

import { setTimeout as delay } from 'node:timers/promises';
import { storageFaultOf } from '../shared/storage-error.ts';
import type { FittedContext } from './domain/context.ts';
import { TabularError } from './domain/errors.ts';
import type { EvaluationResult, Job, ListedJob, Owner } from './domain/job.ts';
import type { ModelLimits } from './domain/limits.ts';
import type { PredictionData, PredictionResult } from './domain/result.ts';
import type {
  EvaluationSubmission,
  FitSubmission,
  ForecastSubmission,
  PredictionSubmission,
} from './domain/submission.ts';
import type { Row } from './domain/table-from-rows.ts';
import type { Engine } from './engine/engine.ts';
import { createContextModels } from './jobs/context-models.ts';
import { describeModel, explainRows, type ModelDescription, type RowExplanations } from './jobs/inspect.ts';
import {
  listContexts,
  listJobs,
  peekJob,
  type ReadResult,
  readContext,
  readEvaluation,
  readEvaluationDetail,
  readJob,
  readListedJob,
  readResult,
} from './jobs/reads.ts';
import type { ReadPayload } from './jobs/run-job.ts';
import {
  type Accepted,
  submitContextPrediction,
  submitEvaluation,
  submitFit,
  submitForecast,
  submitPrediction,
} from './jobs/submit.ts';
import { createUpkeep } from './jobs/upkeep.ts';
import { planUpload, storePayload, type UploadPlan, type UploadRequest } from './jobs/uploads.ts';
import { createWorker } from './jobs/worker.ts';
import type { TabularOptions } from './options.ts';
import type {
  Clock,
  JobStore,
  ListRequest,
  LocalAddresses,
  Log,
  ObjectStore,
  QueueState,
  StorageFault,
} from './ports.ts';

/** On whose behalf; default: the organisation and user `local`. */
export interface VerbOptions {
  /** @defaultValue organisation and user `local` */
  readonly owner?: Owner;
}

/** Which page of a list is wanted. */
export interface PageOptions extends VerbOptions {
  /** The last entry of the page before.
   * @defaultValue the first page */
  readonly after?: { readonly createdAt: number; readonly id: string };
  /** Entries at most, 1 to 1,000. @defaultValue 50 */
  readonly limit?: number;
}

/** The job service in this process. Every method rejects with a `TabularError`. */
export interface Tabular extends AsyncDisposable {
  /** Signs an address to which the gzipped payload is PUT.
   * @throws TabularError `payload_too_large`; `rate_limited` when too many uploads are planned and not submitted */
  planUpload(request: UploadRequest, options?: VerbOptions): Promise<UploadPlan>;
  /** Stores a gzipped payload that is already in this process, without an address. */
  upload(
    gzipped: Uint8Array,
    options?: VerbOptions,
  ): Promise<{ objectKey: string; contentHash: string; bytes: number }>;
  /** Fits a context for later predictions.
   * @throws TabularError `dataset_too_large`, `schema_mismatch`, `idempotency_conflict`, `quota_exceeded`,
   *         `worker_unavailable` while closing */
  fit(
    submission: FitSubmission,
    options?: VerbOptions,
  ): Promise<{ job: Job; context: FittedContext; reused: boolean }>;
  /** Scores rows, with the training data in the same payload or with a fitted context.
   * @throws as `fit`; for a context also `fitted_context_not_found`, `_expired`, `_incompatible` */
  predict(submission: PredictionSubmission, options?: VerbOptions): Promise<Job>;
  /** Estimates accuracy: k-fold at 10,000 rows or fewer, holdout above.
   * @throws as `fit` */
  evaluate(submission: EvaluationSubmission, options?: VerbOptions): Promise<Job>;
  /** Continues time series.
   * @throws as `fit` */
  forecast(submission: ForecastSubmission, options?: VerbOptions): Promise<Job>;
  /** @throws TabularError `job_not_found`, `org_forbidden` */
  job(id: string, options?: VerbOptions): Promise<Job>;
  /** As `job`, without a promise, which halves the cost of a poll; undefined where the store cannot answer at once.
   * @throws as `job` */
  peek(id: string, options?: VerbOptions): Job | undefined;
  /** Resolves when the job is terminal.
   * @throws as `job`; the signal's reason when it is aborted */
  wait(id: string, options?: VerbOptions & { signal?: AbortSignal }): Promise<Job>;
  /** The result of a prediction or forecast.
   * @throws TabularError `job_not_found` before success, `training_ref_expired` after retention, `cache_unavailable`
   *         when its bytes are lost or altered */
  result(id: string, options?: VerbOptions): Promise<PredictionResult>;
  /** As `result`, with small data left as the JSON text it is stored as. */
  resultText(id: string, options?: VerbOptions): Promise<ReadResult>;
  /** @throws as `result` */
  evaluation(id: string, options?: VerbOptions): Promise<EvaluationResult>;
  /** @throws TabularError `fitted_context_not_found` */
  context(id: string, options?: VerbOptions): Promise<FittedContext>;
  /** A job with how far it has come.
   * @throws as `job` */
  listedJob(id: string, options?: VerbOptions): Promise<ListedJob>;
  /** The organisation's jobs, newest first. */
  jobs(page?: PageOptions): Promise<readonly ListedJob[]>;
  /** The organisation's contexts, newest first, without those deleted. */
  contexts(page?: PageOptions): Promise<readonly FittedContext[]>;
  /** Everything that the engine told of an evaluation, as JSON text: with the native engine an `EvaluationReport`. Null for
   * evaluations of earlier releases.
   * @throws as `result` */
  evaluationDetail(id: string, options?: VerbOptions): Promise<Uint8Array | null>;
  /** What a context's model learnt from and goes by.
   * @throws TabularError `fitted_context_not_found`, `fitted_context_expired`, `fitted_context_incompatible` */
  describeContext(id: string, options?: VerbOptions): Promise<ModelDescription>;
  /** Why a context's model predicts what it predicts.
   * @param rows  1 to 20 rows with the fitted columns
   * @throws      as `describeContext`; `schema_mismatch` for other rows */
  explain(id: string, rows: readonly Row[], options?: VerbOptions): Promise<RowExplanations>;
  /** Deletes a context and its artifact; later reads answer `fitted_context_not_found`.
   * @throws as `context` */
  deleteContext(id: string, options?: VerbOptions): Promise<void>;
  /** The published ceilings, by model version. */
  limits(): { defaultModelVersion: string; modelLimits: Readonly<Record<string, ModelLimits>> };
  /** Makes sure that a worker is ready. */
  warm(): Promise<{ status: 'warm' | 'warming'; engineVersion: string }>;
  /** Takes one request from the user's rate.
   * @returns 0, or the milliseconds to wait when the rate is used up; always 0 without a rate limit */
  admit(owner: Owner): Promise<number>;
  /** Whether jobs and objects can be stored, at once: what is wrong, since when, until it is over. */
  health(): TabularHealth;
  /** As `health`, when the stores themselves have been asked: they are slower, and know what no job has met yet. */
  check(): Promise<TabularHealth>;
  /** What waits and runs now, in all processes on the same store; undefined where the store cannot tell. */
  queue(): Promise<QueueState | undefined>;
  /** Sweeps retention and expiry now; it also happens on its own. */
  sweep(): Promise<void>;
  /** Resolves when no job runs and none can be claimed. */
  idle(): Promise<void>;
  /** Answers at locally signed addresses; absent where the object store has its own. */
  readonly addresses: LocalAddresses | undefined;
  readonly options: TabularOptions;
  readonly log: Log;
  /** Takes no more work, lets running jobs finish for the drain time and gives the others back; what is stored can still
   * be read. The first half of `close`, for a server whose last requests are being answered. */
  drain(): Promise<void>;
  /** Drains, then closes the stores and the engine. */
  close(): Promise<void>;
}

/** `part` is the store of jobs, that of objects, or a running job that waits for storage. Times are milliseconds since
 * the epoch. */
export interface TabularHealth {
  readonly ok: boolean;
  readonly problems: readonly {
    readonly part: 'jobs' | 'objects' | 'worker';
    readonly fault: StorageFault;
    readonly detail: string;
    readonly since: number;
  }[];
}

/** Name of the model whose limits are published. */
export const modelVersion = 'graticule-1';

export interface ServiceParts {
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly engine: Engine;
  readonly readPayload: ReadPayload;
  readonly clock: Clock;
  readonly log: Log;
  readonly options: TabularOptions;
}

const local: Owner = Object.freeze({ org: 'local', user: 'local' });

const maxPage = 1000;

/** @throws RangeError for a limit out of range */
function pageOf({ owner = local, after, limit = 50 }: PageOptions = {}): ListRequest {
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= maxPage)) {
    throw new RangeError(`limit must be a whole number from 1 to ${maxPage}, received ${limit}`);
  }
  return { org: owner.org, after: after ?? null, limit };
}

export async function createService(parts: ServiceParts): Promise<Tabular> {
  const { store, objects, engine, clock, log, options } = parts;
  const waiting = new Map<string, Set<() => void>>();
  const models = createContextModels({
    objects,
    engine,
    log,
    maxModels: options.contexts.warm,
    maxBytes: options.contexts.warmBytes,
  });
  const onEnded = (jobId: string) => {
    for (const notify of waiting.get(jobId) ?? []) notify();
  };
  const worker = createWorker({ ...parts, models, onEnded });
  const upkeep = createUpkeep({ store, objects, models, clock, options, log });
  const unsubscribe = store.onQueued?.(() => worker.wake());
  const submitTools = { store, clock, options, engineVersion: engine.version };
  let draining: Promise<void> | null = null;
  let closing: Promise<void> | null = null;

  function open(): void {
    if (draining !== null) throw new TabularError('worker_unavailable', 'The service is shutting down.');
  }

  async function accepting(submit: () => Promise<Accepted>): Promise<Accepted> {
    open();
    const accepted = await submit();
    const { job, kind } = accepted;
    log.info('job_submitted', { jobId: job.id, kind: job.kind, org: job.owner.org, outcome: kind });
    if (kind === 'created') worker.wake();
    return accepted;
  }

  /** Storage that takes or gives nothing is no fault of the request: it may come again. */
  async function withStorage<T>(use: () => Promise<T>): Promise<T> {
    try {
      return await use();
    } catch (error) {
      const fault = error instanceof TabularError ? null : storageFaultOf(error);
      if (fault === null) throw error;
      throw new TabularError(
        'cache_unavailable',
        `The server's storage does not serve at this moment: ${fault}.`,
        {
          cause: error,
          fix: 'Retry with back-off.',
        },
      );
    }
  }

  function drain(): Promise<void> {
    if (draining === null) {
      unsubscribe?.();
      draining = worker.stop();
    }
    return draining;
  }

  const storedResult = (id: string, org: string) =>
    readResult({ store, clock, objects, log }, org, id, options.results.addressMs);

  async function close(): Promise<void> {
    await drain();
    await upkeep.stop();
    models.close();
    await engine.close();
    await objects.close();
    await store.close();
  }

  async function problemOf(part: 'jobs' | 'objects', ask: () => Promise<unknown>) {
    try {
      await ask();
      return null;
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { part, fault: storageFaultOf(error) ?? ('io' as const), detail, since: clock.now() };
    }
  }

  const tabular: Tabular = {
    async planUpload(request, { owner = local } = {}) {
      open();
      return withStorage(() => planUpload({ store, objects, clock, options }, owner.org, request));
    },
    async upload(gzipped, { owner = local } = {}) {
      open();
      return withStorage(() => storePayload({ store, objects, clock, options }, owner.org, gzipped));
    },
    async fit(submission, { owner = local } = {}) {
      const { job, context, kind } = await accepting(() => submitFit(submitTools, owner, submission));
      return { job, context: context!, reused: kind !== 'created' };
    },
    async predict(submission, { owner = local } = {}) {
      const { job } = await accepting(() =>
        'fittedContextId' in submission
          ? submitContextPrediction(submitTools, owner, submission)
          : submitPrediction(submitTools, owner, submission),
      );
      return job;
    },
    async evaluate(submission, { owner = local } = {}) {
      return (await accepting(() => submitEvaluation(submitTools, owner, submission))).job;
    },
    async forecast(submission, { owner = local } = {}) {
      return (await accepting(() => submitForecast(submitTools, owner, submission))).job;
    },
    job: (id, { owner = local } = {}) => readJob({ store, clock }, owner.org, id),
    peek: (id, { owner = local } = {}) => peekJob({ store, clock }, owner.org, id),
    async wait(id, { owner = local, signal } = {}) {
      for (;;) {
        const waiter = new AbortController();
        const notify = () => waiter.abort();
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters.add(notify));
        signal?.addEventListener('abort', notify, { once: true });
        try {
          signal?.throwIfAborted();
          const job = await readJob({ store, clock }, owner.org, id);
          if (job.status !== 'queued' && job.status !== 'running') return job;
          // This process hears at once of jobs that it ends itself; others are seen at the next look.
          await delay(500, undefined, { signal: waiter.signal }).catch(() => {});
        } finally {
          signal?.removeEventListener('abort', notify);
          waiters.delete(notify);
          if (waiters.size === 0) waiting.delete(id);
        }
      }
    },
    async result(id, { owner = local } = {}) {
      const stored = await withStorage(() => storedResult(id, owner.org));
      if (stored.kind === 'spilled') {
        return {
          predictions: [],
          classes: null,
          probabilities: null,
          quantiles: null,
          quantileLevels: null,
          resultUrl: stored.url,
          resultContentHash: stored.contentHash,
        };
      }
      const data = JSON.parse(Buffer.from(stored.json).toString()) as PredictionData;
      return { ...data, resultContentHash: null };
    },
    resultText: (id, { owner = local } = {}) => withStorage(() => storedResult(id, owner.org)),
    evaluation: (id, { owner = local } = {}) => readEvaluation({ store, clock, objects, log }, owner.org, id),
    context: (id, { owner = local } = {}) => readContext({ store, clock }, owner.org, id),
    listedJob: (id, { owner = local } = {}) => readListedJob({ store, clock }, owner.org, id),
    jobs: (page) => listJobs({ store, clock }, pageOf(page)),
    contexts: (page) => listContexts({ store, clock }, pageOf(page)),
    evaluationDetail: (id, { owner = local } = {}) =>
      withStorage(() => readEvaluationDetail({ store, clock, objects, log }, owner.org, id)),
    async describeContext(id, { owner = local } = {}) {
      open();
      return describeModel({ store, clock, models }, owner.org, id);
    },
    async explain(id, rows, { owner = local } = {}) {
      open();
      return explainRows({ store, clock, models }, owner.org, id, rows);
    },
    async deleteContext(id, { owner = local } = {}) {
      if (!(await store.deleteContext(id, owner.org, clock.now()))) {
        throw new TabularError('fitted_context_not_found', `No context ${JSON.stringify(id)}.`);
      }
      models.drop(id);
      await upkeep.collect();
    },
    limits: () => ({ defaultModelVersion: modelVersion, modelLimits: { [modelVersion]: options.limits } }),
    async warm() {
      open();
      worker.wake();
      return { status: 'warm', engineVersion: engine.version };
    },
    async admit(owner) {
      const { rateLimit } = options;
      return rateLimit === null ? 0 : store.takeToken(owner, rateLimit.perMinute, clock.now());
    },
    health() {
      const parts = [
        ['jobs', store.health?.()],
        ['objects', objects.health?.()],
        ['worker', worker.health()],
      ] as const;
      const problems = parts.flatMap(([part, health]) => {
        if (health === undefined || health.ok) return [];
        const { fault, detail, since } = health;
        return [{ part, fault, detail, since }];
      });
      return { ok: problems.length === 0, problems };
    },
    async check() {
      const asked = await Promise.all([
        problemOf('jobs', () => store.check?.() ?? store.pending()),
        problemOf('objects', async () => objects.check?.()),
      ]);
      const { problems } = tabular.health();
      const found = asked.filter((problem) => problem !== null);
      const others = problems.filter(({ part }) => !found.some((problem) => problem.part === part));
      return { ok: found.length + others.length === 0, problems: [...found, ...others] };
    },
    queue: async () => store.queue?.(),
    sweep: () => upkeep.sweep(),
    idle: () => worker.idle(),
    addresses: objects.local,
    options,
    log,
    drain,
    close() {
      closing ??= close();
      return closing;
    },
    [Symbol.asyncDispose]: () => tabular.close(),
  };
  upkeep.start();
  await worker.start();
  return tabular;
}
