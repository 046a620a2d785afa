/** The face of the tabular service: what each verb takes, gives and refuses. `service.ts` is what stands behind it. */

import type { FittedContext } from './domain/context.ts';
import type { EvaluationResult, Job, ListedJob, Owner } from './domain/job.ts';
import type { ModelLimits } from './domain/limits.ts';
import type { PredictionResult } from './domain/result.ts';
import type {
  EvaluationSubmission,
  FitSubmission,
  ForecastSubmission,
  PredictionSubmission,
} from './domain/submission.ts';
import type { Row } from './domain/table-from-rows.ts';
import type { ModelDescription, RowExplanations } from './jobs/inspect.ts';
import type { ReadResult } from './jobs/reads.ts';
import type { UploadPlan, UploadRequest } from './jobs/uploads.ts';
import type { TabularOptions } from './options.ts';
import type { LocalAddresses, Log, QueueState, StorageFault } from './ports.ts';

/** The organisation and user that the call acts for; default: the organisation and user `local`. */
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

/** The job service in this process. Every method rejects with a `TabularError`.
 * @example
 * const { objectKey, contentHash } = await tabular.upload(gzipped);
 * const submission = { objectKey, contentHash, task: 'regression', targetColumn: 'y', featureColumns: ['x'], trainRowCount: 100 } as const;
 * const { job, context } = await tabular.fit(submission);
 * console.log((await tabular.wait(job.id)).status, context.id); */
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
  /** What is to be said of a finished job beside its answer, in sentences: how columns were read where that is not plain.
   * @throws TabularError `job_not_found`, `org_forbidden` */
  notes(id: string, options?: VerbOptions): Promise<readonly string[]>;
  /** @throws TabularError `fitted_context_not_found` */
  context(id: string, options?: VerbOptions): Promise<FittedContext>;
  /** A job with how far it has come.
   * @throws as `job` */
  listedJob(id: string, options?: VerbOptions): Promise<ListedJob>;
  /** The organisation's jobs, newest first. */
  jobs(page?: PageOptions): Promise<readonly ListedJob[]>;
  /** The organisation's contexts, newest first, without those deleted. */
  contexts(page?: PageOptions): Promise<readonly FittedContext[]>;
  /** The engine's whole report of an evaluation, as JSON text: with the native engine an `EvaluationReport`. Null for
   * evaluations of earlier releases.
   * @throws as `result` */
  evaluationDetail(id: string, options?: VerbOptions): Promise<Uint8Array | null>;
  /** The columns, members and importances of a context's model.
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
  /** Counts one request against the user's rate limit.
   * @returns 0, or the milliseconds to wait when the rate is used up; always 0 without a rate limit */
  admit(owner: Owner): Promise<number>;
  /** Whether jobs and objects can be stored, from what earlier calls have met: which part fails, how, and since when. */
  health(): TabularHealth;
  /** As `health`, after asking the stores themselves: slower, and it finds faults that no job has met yet. */
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
