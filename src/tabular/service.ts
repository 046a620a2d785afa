/** The verbs of the tabular service, over whatever stores and engine it is given. */

import { setTimeout as delay } from 'node:timers/promises';
import { storageFaultOf } from '../shared/storage-error.ts';
import { TabularError } from './domain/errors.ts';
import type { Owner } from './domain/job.ts';
import type { PredictionData } from './domain/result.ts';
import type { Engine } from './engine/engine.ts';
import { createContextModels } from './jobs/context-models.ts';
import { describeModel, explainRows } from './jobs/inspect.ts';
import {
  listContexts,
  listJobs,
  peekJob,
  readContext,
  readEvaluation,
  readEvaluationDetail,
  readJob,
  readListedJob,
  readNotes,
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
import { planUpload, storePayload } from './jobs/uploads.ts';
import { createWorker } from './jobs/worker.ts';
import type { TabularOptions } from './options.ts';
import type { Clock, JobStore, ListRequest, Log, ObjectStore } from './ports.ts';
import type { PageOptions, Tabular } from './verbs.ts';

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
        `The server's storage is unavailable at the moment: ${fault}.`,
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
    notes: (id, { owner = local } = {}) => readNotes({ store, clock }, owner.org, id),
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
