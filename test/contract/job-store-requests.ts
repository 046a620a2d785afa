/** What the tests of job stores submit and report, and the store that they do it with. */

import type { ContextLifetime } from '../../src/tabular/domain/context.ts';
import type { Failure, Job, NewJob } from '../../src/tabular/domain/job.ts';
import type { JobStore, SubmitRequest, Success } from '../../src/tabular/ports.ts';

/** Lets a test use a store that is opened for it and closed after it. */
export type WithStore = (use: (store: JobStore) => Promise<void>) => Promise<void>;

export async function created(store: JobStore, submitted: SubmitRequest): Promise<Job> {
  const outcome = await store.submit(submitted);
  if (outcome.kind !== 'created') throw new Error(`submit was ${outcome.kind}`);
  return outcome.job;
}

export const day = 86_400_000;
export const lifetime: ContextLifetime = { inactivityMs: 30 * day, maxAgeMs: 90 * day, fixedMs: null };
export const history = 1000 * day;

let serial = 0;
export function request(change: Partial<NewJob> = {}, rest: Partial<SubmitRequest> = {}): SubmitRequest {
  serial += 1;
  const job: NewJob = {
    id: `job_${serial}`,
    owner: { org: 'acme', user: 'ann' },
    kind: 'predict',
    task: 'regression',
    trainRows: 10,
    outputRows: 2,
    cols: 2,
    targetColumn: 'y',
    columns: ['a', 'ö "quoted"'],
    contextId: null,
    objectKey: 'staging/x',
    stagedKey: 'staged/x',
    contentHash: 'sha256:00',
    classCount: null,
    createdAt: 0,
    ...change,
  };
  return { job, context: null, idempotency: null, reuse: false, quota: null, ...rest };
}

/** A prediction with a fitted context. */
export const shortRequest = (org: string, contextId = 'ctx_known') =>
  request({ owner: { org, user: 'ann' }, contextId });

export function fitRequest(change: Partial<NewJob> = {}, rest: Partial<SubmitRequest> = {}): SubmitRequest {
  const base = request({ kind: 'fit', contextId: `ctx_${serial}`, outputRows: 0, ...change }, rest);
  const context = {
    id: base.job.contextId!,
    featureColumns: base.job.columns,
    artifactSchemaVersion: 1,
    expiresAt: base.job.createdAt + 30 * day,
    plannedEngineVersion: 'eng_1',
  };
  return { ...base, context, ...rest };
}

export const success = (now: number, change: Partial<Success> = {}): Success => ({
  now,
  durationMs: 5,
  engineVersion: 'eng_1',
  result: { kind: 'inline', objectKey: 'results/x' },
  resultExpiresAt: now + 3_600_000,
  artifactHash: null,
  lifetime,
  ...change,
});

export const error: Failure = {
  code: 'schema_mismatch',
  category: 'validation',
  problem: 'p',
  cause: 'c',
  fix: 'f',
  retryable: false,
  requestId: 'req_0',
};
export const failure = (now: number) => ({ now, durationMs: 5, engineVersion: 'eng_1', error });
export const sweepAt = (now: number) => ({ now, stagedBefore: now - day, historyBefore: now - history });
