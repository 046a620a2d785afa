/** Calls that wait for the commit that they share. */

import { TabularError } from '../../domain/errors.ts';
import type { SubmitRequest } from '../../ports.ts';

/** About what a waiting submit holds in memory. */
export function submitBytes({ job, idempotency }: SubmitRequest): number {
  let characters = job.targetColumn.length + (idempotency?.key.length ?? 0);
  for (const name of job.columns) characters += name.length + 8;
  return 1024 + 2 * characters;
}

export const tooManyWaiting = () =>
  new TabularError('worker_unavailable', 'Too many changes wait for the job store to take them.');
