/** The one table of coded failures: it feeds the error class, the HTTP envelope, the docs anchors and the tests. */

export type ErrorCategory =
  | 'auth'
  | 'permission'
  | 'quota'
  | 'validation'
  | 'not_found'
  | 'conflict'
  | 'unavailable'
  | 'server';

export interface ErrorKind {
  readonly category: ErrorCategory;
  readonly retryable: boolean;
  /** What went wrong, the same for every instance of the code. */
  readonly problem: string;
  /** What the caller can do about it. */
  readonly fix: string;
}

const kind = (category: ErrorCategory, problem: string, fix: string, retryable = false): ErrorKind =>
  Object.freeze({ category, retryable, problem, fix });

/** Every code of a {@link TabularError} with its category and whether the same call may succeed later. */
export const errorKinds = Object.freeze({
  missing_api_key: kind(
    'auth',
    'No API key was supplied.',
    'Send the header Authorization: Bearer <API_KEY>.',
  ),
  invalid_api_key: kind('auth', 'The API key is not recognised.', 'Check the key, or create a new one.'),
  revoked_api_key: kind('auth', 'The API key has been revoked.', 'Create a new key and use it instead.'),
  unauthenticated: kind(
    'auth',
    'This surface needs an authenticated console session.',
    'Sign in and try again.',
  ),
  org_forbidden: kind(
    'permission',
    'The resource belongs to another organization.',
    'Use a key of the organization that owns the resource.',
  ),
  subscription_required: kind(
    'permission',
    'The workspace plan does not include this operation.',
    'Ask an administrator to change the workspace plan.',
  ),
  quota_exceeded: kind(
    'quota',
    'The daily allowance of input rows is used up.',
    'Wait for the reset at 00:00 UTC, or send fewer rows.',
  ),
  rate_limited: kind(
    'quota',
    'Too many requests.',
    'Wait for the time given in Retry-After, then retry.',
    true,
  ),
  dataset_too_large: kind(
    'validation',
    'The dataset is above a ceiling of rows, columns, cells or classes.',
    'Reduce the dataset to the limits published at GET /v1/model-limits.',
  ),
  payload_too_large: kind(
    'validation',
    'The upload is above the maximum upload size.',
    'Send a smaller payload; the ceiling is published at GET /v1/model-limits.',
  ),
  malformed_csv: kind('validation', 'The CSV text could not be read.', 'Correct the named row and column.'),
  schema_mismatch: kind(
    'validation',
    'The payload does not match what was declared or fitted.',
    'Make row counts, columns and values agree with the declaration and with the fit.',
  ),
  missing_target_column: kind(
    'validation',
    'The target column is absent.',
    'Name a target column that the training data contains.',
  ),
  unsupported_task: kind(
    'validation',
    'The target does not fit the task.',
    'Use classification for labels, regression for finite numbers.',
  ),
  fitted_context_incompatible: kind(
    'validation',
    'The fitted context was built by an incompatible version.',
    'Fit again.',
  ),
  job_not_found: kind(
    'not_found',
    'There is no such job, or it has not succeeded yet.',
    'Check the id; poll the job until it has succeeded.',
  ),
  training_ref_expired: kind(
    'not_found',
    'The staged input or the result has expired.',
    'Upload the data again and submit a new job.',
  ),
  fitted_context_not_found: kind(
    'not_found',
    'There is no such fitted context.',
    'Check the id, or fit again.',
  ),
  fitted_context_expired: kind('not_found', 'The fitted context has expired.', 'Fit again.'),
  idempotency_conflict: kind(
    'conflict',
    'The idempotency key was used with a different payload.',
    'Use a new key, or repeat the original request unchanged.',
  ),
  worker_warming_up: kind('unavailable', 'The worker is warming up.', 'Retry shortly.', true),
  worker_unavailable: kind('unavailable', 'No worker could accept the job.', 'Retry with back-off.', true),
  cache_unavailable: kind(
    'unavailable',
    'The context cache could not be reached.',
    'Retry; if it persists, fit again.',
    true,
  ),
  worker_oom: kind(
    'server',
    'The dataset is within the limits but beyond the memory of the worker.',
    'Reduce rows or columns, or run on a larger machine.',
  ),
  artifact_too_large: kind(
    'server',
    'The fitted artifact is too large to store.',
    'Fit again with fewer training rows.',
  ),
  internal_error: kind(
    'server',
    'An unexpected condition occurred.',
    'Quote the requestId when reporting it.',
  ),
});

/** What went wrong, for programs: a key of {@link errorKinds}. */
export type ErrorCode = keyof typeof errorKinds;

/** UTF-16 units of a detail. */
const maxDetail = 2000;

/** A failure with a stable code. Branch on `code` or `retryable`, never on the message.
 * `detail` says what happened this time: which row, column, byte or value.
 * @example
 * try {
 *   splitTarget(table, 'price', 'regression');
 * } catch (error) {
 *   if (error instanceof TabularError && error.code === 'missing_target_column') console.log(error.fix);
 * } */
export class TabularError extends Error {
  override readonly name = 'TabularError';
  readonly code: ErrorCode;
  readonly category: ErrorCategory;
  readonly retryable: boolean;
  readonly problem: string;
  readonly detail: string;
  readonly fix: string;

  /** @param options `problem`, `fix`: other than those of the code */
  constructor(code: ErrorCode, full: string, options?: { cause?: unknown; fix?: string; problem?: string }) {
    const { category, retryable, fix } = errorKinds[code];
    const problem = options?.problem ?? errorKinds[code].problem;
    // A detail quotes what it was given, which may be megabytes; the answer, the log and the job's row carry it.
    const detail = full.length > maxDetail ? `${full.slice(0, maxDetail)}…` : full;
    super(`${problem} ${detail}`, options?.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.category = category;
    this.retryable = retryable;
    this.problem = problem;
    this.detail = detail;
    this.fix = options?.fix ?? fix;
  }
}

/** Whether a text is the code of a {@link TabularError}.
 * @returns true for a key of {@link errorKinds}
 * @example
 * isErrorCode('schema_mismatch'); // → true */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorKinds, value);
}
