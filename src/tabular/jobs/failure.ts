/** Whatever a run threw, as the failure that its job keeps. */

import { newRequestId } from '../../shared/ids.ts';
import { isErrorCode, TabularError } from '../domain/errors.ts';
import type { Failure } from '../domain/job.ts';

/** An error of the contract stays what it is; running out of memory is `worker_oom`; all else is `internal_error`,
 * whose cause says nothing of our insides: those go to the log under the same request id. */
export function toFailure(error: unknown): Failure {
  const known = asTabularError(error);
  const { code, category, problem, detail: cause, fix, retryable } = known;
  return { code, category, problem, cause, fix, retryable, requestId: newRequestId() };
}

function asTabularError(error: unknown): TabularError {
  if (error instanceof TabularError) return error;
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  // Native code sets a code and a text.
  if (isErrorCode(code)) return new TabularError(code, message, { cause: error });
  const exhausted = /bad_alloc|out of memory|array buffer allocation failed|invalid (typed )?array length/i;
  if (code === 'ENOMEM' || code === 'out_of_memory' || exhausted.test(message)) {
    return new TabularError('worker_oom', 'An allocation failed while the job ran.', { cause: error });
  }
  return new TabularError(
    'internal_error',
    'The job ended with an unexpected error; the server log has the details.',
    {
      cause: error,
    },
  );
}

/** Of a job that is not started again.
 * @param times   how often its worker died
 * @param keptMs  how long its payload is kept */
export function workerDied(times: number, keptMs: number): TabularError {
  const hours = Math.round(keptMs / 3_600_000);
  return new TabularError(
    'internal_error',
    `The worker process died ${times} times while it ran this job, so the job is not started again.`,
    {
      fix: `If the process was stopped for another reason, submit the same payload again under a new idempotency key: it is kept for ${hours} h. If it dies of this job, use fewer rows or columns or a machine with more memory. Operators set the count with worker.maxAttempts (--max-attempts).`,
    },
  );
}
