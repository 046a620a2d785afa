/** Failures as the service reports them, and as the client foresees them. */

/** The codes of the service. */
export type ClientErrorCode =
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'revoked_api_key'
  | 'unauthenticated'
  | 'org_forbidden'
  | 'subscription_required'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'dataset_too_large'
  | 'payload_too_large'
  | 'malformed_csv'
  | 'schema_mismatch'
  | 'missing_target_column'
  | 'unsupported_task'
  | 'fitted_context_incompatible'
  | 'job_not_found'
  | 'training_ref_expired'
  | 'fitted_context_not_found'
  | 'fitted_context_expired'
  | 'idempotency_conflict'
  | 'worker_warming_up'
  | 'worker_unavailable'
  | 'cache_unavailable'
  | 'worker_oom'
  | 'artifact_too_large'
  | 'internal_error'
  /** Bare refusals of a request that the service could not read. */
  | 'invalid_json'
  | 'invalid_request'
  /** The object store refused an upload or a download, or a result arrived damaged. */
  | 'storage_error'
  /** The service or the object store sent the request elsewhere; the key belongs to one origin. */
  | 'redirect_refused';

/** The error envelope of the wire. */
export interface ErrorEnvelope {
  readonly code: ClientErrorCode;
  readonly category: string;
  readonly problem: string;
  readonly cause: string;
  readonly fix: string;
  readonly docUrl: string;
  readonly retryable: boolean;
  readonly requestId: string;
}

/** Branch on `code` or `retryable`. `status` and `requestId` are null for what the client refused by itself.
 * @example
 * try {
 *   await client.job('none');
 * } catch (error) {
 *   if (error instanceof GraticuleClientError && error.retryable) console.log(error.fix);
 * } */
export class GraticuleClientError extends Error {
  override readonly name = 'GraticuleClientError';
  readonly code: ClientErrorCode;
  readonly category: string;
  readonly retryable: boolean;
  readonly problem: string;
  readonly detail: string;
  readonly fix: string;
  readonly docUrl: string;
  readonly requestId: string | null;
  readonly status: number | null;

  constructor(code: ClientErrorCode, detail: string, envelope: Partial<ErrorEnvelope> = {}, status?: number) {
    const { category = 'client', problem = '', fix = '', docUrl = '', retryable = false } = envelope;
    super([problem, detail, fix].filter(Boolean).join(' '));
    this.code = code;
    this.category = category;
    this.retryable = retryable;
    this.problem = problem;
    this.detail = detail;
    this.fix = fix;
    this.docUrl = docUrl;
    this.requestId = envelope.requestId ?? null;
    this.status = status ?? null;
  }
}

export function fromEnvelope(envelope: ErrorEnvelope, status?: number): GraticuleClientError {
  return new GraticuleClientError(envelope.code, envelope.cause, envelope, status);
}

const ceilings = {
  dataset_too_large: {
    problem: 'The dataset is above a ceiling of rows, columns, cells or classes.',
    fix: 'Reduce the dataset to the limits published at GET /v1/model-limits.',
  },
  payload_too_large: {
    problem: 'The upload is above the maximum upload size.',
    fix: 'Send a smaller payload; the ceiling is published at GET /v1/model-limits.',
  },
} as const;

/** What is above a ceiling of the service, refused in the service's words before anything is sent. */
export const aboveCeiling = (code: keyof typeof ceilings, detail: string): GraticuleClientError =>
  new GraticuleClientError(code, detail, ceilings[code]);
