/** Reading jobs, contexts and results, in the state that the clock says, whether or not the sweep has been there. */

import type { FittedContext } from '../domain/context.ts';
import { TabularError } from '../domain/errors.ts';
import type { EvaluationResult, Job, JobKind, ListedJob, StoredResult } from '../domain/job.ts';
import type { Clock, JobStore, ListRequest, Log, ObjectStore } from '../ports.ts';
import { checkEvaluation, readStored } from './stored.ts';

export interface ReadTools {
  readonly store: JobStore;
  readonly clock: Clock;
}

interface ResultTools extends ReadTools {
  readonly objects: ObjectStore;
  readonly log: Log;
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

/** As `readJob`, with how far it has come. */
export async function readListedJob(
  { store, clock }: ReadTools,
  org: string,
  id: string,
): Promise<ListedJob> {
  return visible(clock, org, id, await store.listedJob(id));
}

/** @see ListRequest */
export async function listJobs({ store, clock }: ReadTools, request: ListRequest): Promise<ListedJob[]> {
  const now = clock.now();
  return (await store.listJobs(request)).map((job) => asOf(now, job));
}

/** @see ListRequest */
export async function listContexts(
  { store, clock }: ReadTools,
  request: ListRequest,
): Promise<FittedContext[]> {
  const now = clock.now();
  return (await store.listContexts(request)).map((context) => contextAsOf(now, context));
}

function visible<T extends Job>(clock: Clock, org: string, id: string, job: T | null): T {
  if (job === null) throw new TabularError('job_not_found', `No job ${JSON.stringify(id)}.`);
  if (job.owner.org !== org) {
    throw new TabularError('org_forbidden', `Job ${id} belongs to another organization.`);
  }
  return asOf(clock.now(), job);
}

function asOf<T extends Job>(now: number, job: T): T {
  const { status, resultExpiresAt } = job;
  const lapsed = status === 'succeeded' && resultExpiresAt !== null && now >= resultExpiresAt;
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
  return contextAsOf(clock.now(), context);
}

function contextAsOf(now: number, context: FittedContext): FittedContext {
  const lapsed = context.status === 'ready' && now >= context.expiresAt;
  return lapsed ? { ...context, status: 'expired' } : context;
}

export type ReadResult = (
  | { readonly kind: 'inline'; readonly json: Uint8Array }
  | { readonly kind: 'spilled'; readonly url: string; readonly contentHash: string }
) & {
  /** What is to be said of the rows beside the answer, in sentences. */
  readonly notes: readonly string[];
};

/** A prediction's or forecast's result: its JSON text, or for a large one an address of the gzipped text.
 * @param addressMs  how long the address holds
 * @throws           TabularError `job_not_found` before success, `training_ref_expired` after retention,
 *                   `cache_unavailable` when its bytes are lost or are not those that were written */
export async function readResult(
  tools: ResultTools,
  org: string,
  id: string,
  addressMs: number,
): Promise<ReadResult> {
  const { objects, clock } = tools;
  const result = await resultOf(tools, org, id, ['predict', 'forecast']);
  if (result.kind === 'evaluation' || result.kind === 'fit')
    throw new Error(`job ${id} holds a result of another kind`);
  const { objectKey, contentHash, notes = [] } = result;
  if (result.kind === 'spilled') {
    if ((await objects.open(objectKey)) === null) throw await lost(tools, org, id);
    const sha256 = result.contentHash.replace(/^sha256:/, '');
    const url = await objects.signDownload(objectKey, clock.now() + addressMs, sha256);
    return { kind: 'spilled', url, contentHash: result.contentHash, notes };
  }
  const what = `the result of job ${id}`;
  const json = await readStored(tools, objectKey, { what, contentHash, fix: resubmit });
  if (json === null) throw await lost(tools, org, id);
  return { kind: 'inline', json, notes };
}

const resubmit = 'Submit the job again.';

/** The sweep may have passed between the look at the job and that at its result; if it has not, the bytes are lost. */
async function lost(tools: ResultTools, org: string, id: string): Promise<TabularError> {
  const { status } = await readJob(tools, org, id);
  if (status !== 'succeeded') return resultExpired(id);
  tools.log.error('stored_object_missing', { jobId: id });
  return new TabularError('cache_unavailable', `The result of job ${id} is missing from the store.`, {
    fix: resubmit,
  });
}

/** @throws as `readResult` */
export async function readEvaluation(tools: ResultTools, org: string, id: string): Promise<EvaluationResult> {
  const result = await storedEvaluation(tools, org, id);
  checkEvaluation(id, result, tools.log);
  return result.value;
}

/** What is to be said of a finished job beside its answer; nothing of one that is not finished.
 * @throws as `readJob` */
export async function readNotes(tools: ReadTools, org: string, id: string): Promise<readonly string[]> {
  const { status } = await readJob(tools, org, id);
  return status === 'succeeded' ? ((await tools.store.record(id))?.result?.notes ?? []) : [];
}

/** The JSON text of everything that the engine told of an evaluation; null for evaluations of earlier releases.
 * @throws as `readResult` */
export async function readEvaluationDetail(
  tools: ResultTools,
  org: string,
  id: string,
): Promise<Uint8Array | null> {
  const { objectKey, detailHash } = await storedEvaluation(tools, org, id);
  if (objectKey === undefined) return null;
  const what = `the scores of evaluation ${id}`;
  const json = await readStored(tools, objectKey, { what, contentHash: detailHash, fix: resubmit });
  if (json === null) throw await lost(tools, org, id);
  return json;
}

async function storedEvaluation(tools: ReadTools, org: string, id: string) {
  const result = await resultOf(tools, org, id, ['evaluate']);
  if (result.kind !== 'evaluation') throw new Error(`job ${id} holds a result of another kind`);
  return result;
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

function resultExpired(id: string): TabularError {
  return new TabularError('training_ref_expired', `The result of job ${id} is past its retention.`);
}
