/** Reading jobs, contexts and results, in the state that the clock says, whether or not the sweep has been there. */

import type { FittedContext } from '../domain/context.ts';
import { TabularError } from '../domain/errors.ts';
import type { EvaluationResult, Job, JobKind, StoredResult } from '../domain/job.ts';
import type { Clock, JobStore } from '../ports.ts';

interface ReadTools {
  readonly store: JobStore;
  readonly clock: Clock;
}

/** @throws TabularError `job_not_found`, or `org_forbidden` for a job of another organisation */
export async function readJob({ store, clock }: ReadTools, org: string, id: string): Promise<Job> {
  return visible(clock, org, id, await store.job(id));
}

/** As `readJob`, at once; undefined where the store cannot.
 * @throws as `readJob` */
export function peekJob({ store, clock }: ReadTools, org: string, id: string): Job | undefined {
  const job = store.peek?.(id);
  return job === undefined ? undefined : visible(clock, org, id, job);
}

function visible(clock: Clock, org: string, id: string, job: Job | null): Job {
  if (job === null) throw new TabularError('job_not_found', `No job ${JSON.stringify(id)}.`);
  if (job.owner.org !== org) {
    throw new TabularError('org_forbidden', `Job ${id} belongs to another organization.`);
  }
  const { status, resultExpiresAt } = job;
  const lapsed = status === 'succeeded' && resultExpiresAt !== null && clock.now() >= resultExpiresAt;
  return lapsed ? { ...job, status: 'purged' } : job;
}

/** @throws TabularError `fitted_context_not_found` when the organisation has no such context */
export async function readContext(
  { store, clock }: ReadTools,
  org: string,
  id: string,
): Promise<FittedContext> {
  const context = await store.context(id);
  if (context === null || context.owner.org !== org || context.status === 'deleted') {
    throw new TabularError('fitted_context_not_found', `No context ${JSON.stringify(id)}.`);
  }
  const lapsed = context.status === 'ready' && clock.now() >= context.expiresAt;
  return lapsed ? { ...context, status: 'expired' } : context;
}

/** Where a prediction's or forecast's result lies.
 * @throws TabularError `job_not_found` before success, `training_ref_expired` after retention */
export async function readStoredResult(
  tools: ReadTools,
  org: string,
  id: string,
): Promise<Exclude<StoredResult, { kind: 'evaluation' }>> {
  const result = await resultOf(tools, org, id, ['predict', 'forecast']);
  if (result.kind === 'evaluation') throw new Error(`job ${id} holds a result of another kind`);
  return result;
}

/** @throws as `readStoredResult` */
export async function readEvaluation(tools: ReadTools, org: string, id: string): Promise<EvaluationResult> {
  const result = await resultOf(tools, org, id, ['evaluate']);
  if (result.kind !== 'evaluation') throw new Error(`job ${id} holds a result of another kind`);
  return result.value;
}

async function resultOf(
  tools: ReadTools,
  org: string,
  id: string,
  kinds: readonly JobKind[],
): Promise<StoredResult> {
  const job = await readJob(tools, org, id);
  if (!kinds.includes(job.kind)) {
    throw new TabularError('job_not_found', `Job ${id} is a ${job.kind}: it has no result of this kind.`);
  }
  if (job.status === 'purged') throw resultExpired(id);
  const result = job.status === 'succeeded' ? (await tools.store.record(id))?.result : null;
  if (!result) {
    throw new TabularError(
      'job_not_found',
      `Job ${id} is ${job.status}: a result exists only after success.`,
    );
  }
  return result;
}

export function resultExpired(id: string): TabularError {
  return new TabularError('training_ref_expired', `The result of job ${id} is past its retention.`);
}
