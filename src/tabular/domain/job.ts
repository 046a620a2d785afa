/** A job: one piece of work, from submit to result.
 *
 * Glossary, one word per idea:
 * - owner: the organisation and user on whose behalf a job runs
 * - submission: what the caller declares about a payload that lies in the object store
 * - staged object: an uploaded payload, addressed by its content hash, kept while a job needs it
 * - payload: the staged object once it has been read into columns
 * - claim: taking a job to run it; the claim's token proves it until its lease lapses
 * - context: a fitted model that later predictions refer to
 * - artifact: the bytes of a context's model
 * - result: what a succeeded job leaves; kept for the retention time, then purged
 *
 * States (the only transitions; each is one statement in one transaction of the JobStore):
 *
 *     submit ──► queued ──claim──► running ──finish──► succeeded ──purge──► purged
 *                                   │  ▲
 *                                   │  └─ claim again, when the lease has lapsed or its holder is known dead
 *                                   └──fail──► failed
 *
 * `finish` and `fail` need the token of the current claim, so that a job has one outcome however often it was
 * started: a worker that lost its lease finds its token replaced and drops what it made.
 */

import type { ErrorCategory, ErrorCode } from './errors.ts';
import type { Task } from './table.ts';

/** Where a job stands; `purged`: it succeeded and its result has expired. */
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'purged';
/** What a job does. */
export type JobKind = 'fit' | 'predict' | 'evaluate' | 'forecast';

/** On whose behalf something is done: organisations do not see one another. */
export interface Owner {
  readonly org: string;
  readonly user: string;
}

/** A failure as it is kept with a job or context. */
export interface Failure {
  readonly code: ErrorCode;
  readonly category: ErrorCategory;
  readonly problem: string;
  /** What happened this time. */
  readonly cause: string;
  readonly fix: string;
  readonly retryable: boolean;
  readonly requestId: string;
}

/** `value` lies in the job store, `object` in the object store. `contentHash` is `sha256:<hex>` of the stored object, of
 * the JSON of an evaluation's value; kept here, it cannot change together with the object. Earlier releases left it out
 * of small results. */
export type StoredResult =
  | ({
      readonly kind: 'evaluation';
      readonly value: EvaluationResult;
      readonly contentHash?: string;
      /** Where the scores and curves behind the value lie, where the engine gives any. */
      readonly objectKey?: string;
      /** `sha256:<hex>` of that object. */
      readonly detailHash?: string;
    } & Noted)
  | ({ readonly kind: 'fit' } & Noted)
  | ({ readonly kind: 'inline'; readonly objectKey: string; readonly contentHash?: string } & Noted)
  | ({ readonly kind: 'spilled'; readonly objectKey: string; readonly contentHash: string } & Noted);

interface Noted {
  /** What is to be said of the rows beside the answer, in sentences. A fit leaves nothing else here. */
  readonly notes?: readonly string[];
}

/** How well the target can be predicted: accuracy (0 … 1), or RMSE in the target's unit, on rows that were held out. */
export interface EvaluationResult {
  readonly metric: 'accuracy' | 'RMSE';
  readonly value: number;
  readonly method: 'holdout' | 'kfold';
  /** Absent for a holdout. */
  readonly folds?: number;
  readonly rows: number;
}

/** What a caller sees of a job. Times are milliseconds since the epoch. */
export interface Job {
  readonly id: string;
  readonly owner: Owner;
  readonly status: JobStatus;
  readonly kind: JobKind;
  readonly task: Task;
  readonly trainRows: number;
  /** 0 for fit and evaluate. */
  readonly outputRows: number;
  /** Number of feature columns, or of covariates for a forecast. */
  readonly cols: number;
  readonly targetColumn: string;
  /** `eng_pending` until the job is terminal. */
  readonly engineVersion: string;
  readonly createdAt: number;
  /** Of the run that ended the job; null until then. */
  readonly durationMs: number | null;
  /** `sha256:` and 64 hex digits. */
  readonly contentHash: string;
  readonly error: Failure | null;
  /** The context that a fit makes or a prediction uses. */
  readonly contextId: string | null;
  /** When the result is purged; null until the job has one. */
  readonly resultExpiresAt: number | null;
}

/** A job with all that running it needs and leaves. */
export interface JobRecord extends Job {
  /** Feature columns, or covariates for a forecast, in the declared order. */
  readonly columns: readonly string[];
  /** As the caller named it. */
  readonly objectKey: string;
  /** Where the payload lies in the object store, apart for each organisation. */
  readonly stagedKey: string;
  readonly classCount: number | null;
  /** Of a forecast: codes of the places whose public holidays the series feel. */
  readonly holidays?: readonly string[];
  /** When the current or last run began. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly attempts: number;
  readonly result: StoredResult | null;
}

/** How far a running job has come, as its worker last said. */
export interface JobProgress {
  /** Of the work, 0 … 1, never falling within one run. */
  readonly fraction: number;
  /** What is done now, for people. */
  readonly stage: string;
  /** About how many milliseconds are left; null as long as nothing tells. */
  readonly leftMs: number | null;
}

/** A job as a list shows it. */
export interface ListedJob extends Job {
  /** When the current or last run began. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Null unless the job is running and its worker has said something. */
  readonly progress: JobProgress | null;
}

/** A job as an unsaved draft: what submit hands to the store. */
export type NewJob = Omit<
  JobRecord,
  | 'status'
  | 'startedAt'
  | 'finishedAt'
  | 'durationMs'
  | 'attempts'
  | 'error'
  | 'result'
  | 'resultExpiresAt'
  | 'engineVersion'
>;
