/** What a caller declares when work is submitted: the payload's address and hash, its columns and its counts. */

import type { JobKind } from './job.ts';
import type { Task } from './table.ts';

interface Staged {
  /** `key` of the upload plan. */
  readonly objectKey: string;
  /** `sha256:` and 64 lower-case hex digits over the gzipped bytes. */
  readonly contentHash: string;
  /** Replaying a key with the same submission returns the same job. */
  readonly idempotencyKey?: string | null | undefined;
}

interface Labelled extends Staged {
  readonly task: Task;
  readonly targetColumn: string;
  /** Order is significant. */
  readonly featureColumns: readonly string[];
  /** Number of distinct labels, checked against the ceiling at once; classification only. */
  readonly classCount?: number | null | undefined;
}

/** A fit whose context is kept. */
export interface FitSubmission extends Labelled {
  readonly trainRowCount: number;
  /** Skips the reuse of an identical active fit. */
  readonly forceRefit?: boolean | undefined;
}

/** A prediction that brings its own training rows. */
export interface InlinePredictionSubmission extends Labelled {
  readonly trainRowCount: number;
  readonly outputRowCount: number;
}

/** A prediction by a context that was fitted before. */
export interface ContextPredictionSubmission extends Staged {
  readonly fittedContextId: string;
  readonly outputRowCount: number;
}

/** A prediction, by a context or with training rows of its own. */
export type PredictionSubmission = InlinePredictionSubmission | ContextPredictionSubmission;

/** An evaluation of the rows of a payload. */
export interface EvaluationSubmission extends Labelled {
  readonly rowCount: number;
}

/** A forecast of the series of a payload. */
export interface ForecastSubmission extends Staged {
  /** Every payload column except timestamp, target and item_id; an empty list skips the comparison. */
  readonly covariateColumns: readonly string[];
  readonly contextRowCount: number;
  readonly outputRowCount: number;
  /** Codes of countries or their parts, such as `DE` or `DE-BY`, whose public holidays every series feels; needs the package
   * date-holidays where the job runs. @defaultValue none */
  readonly holidays?: readonly string[] | undefined;
}

/** The facts that make two submissions the same work: the contract's list, in its order. */
export interface FingerprintFacts {
  readonly kind: JobKind;
  readonly task: Task;
  readonly targetColumn: string;
  readonly contentHash: string;
  readonly trainRows: number;
  readonly outputRows: number;
  readonly cols: number;
  readonly engineVersion: string;
  /** Beside the contract's list; left out without any. */
  readonly holidays?: readonly string[];
}
