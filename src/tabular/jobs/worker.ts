/** The claim loop: takes jobs and runs them, a few side by side.
 *
 * States of the loop:
 *
 *     idle ──wake | poll──► claiming ──job──► running (≤ concurrency) ──done──► claiming
 *                              └──nothing──► idle
 *     any ──stop──► draining ──all done | drain time over──► stopped
 *
 * A submit in this process wakes the loop at once; the store's own notification does so for other processes where
 * it has one; the poll is the fallback. While a job runs, a heartbeat renews its lease; a heartbeat that finds the
 * claim lost aborts the run, whose outcome the store would refuse anyway.
 */

import { newId } from '../../shared/ids.ts';
import { TabularError } from '../domain/errors.ts';
import type { JobRecord } from '../domain/job.ts';
import type { Claim } from '../ports.ts';
import { toFailure } from './failure.ts';
import { type Outcome, type RunTools, runJob } from './run-job.ts';
import { letGoStaged } from './uploads.ts';

export interface Worker {
  /** Takes over what dead workers left, then claims. */
  start(): Promise<void>;
  /** Work may have arrived. */
  wake(): void;
  /** Resolves when nothing runs and nothing can be claimed. */
  idle(): Promise<void>;
  /** Stops claiming, lets running jobs finish for the drain time, gives the others back. */
  stop(): Promise<void>;
}

const stopped = new DOMException('the worker is stopping', 'AbortError');
const leaseLost = new DOMException('the lease was lost', 'AbortError');

export function createWorker(tools: RunTools & { onEnded: (jobId: string) => void }): Worker {
  const { store, models, clock, options, log, engine, onEnded } = tools;
  const { concurrency, pollMs, leaseMs, maxAttempts, drainMs } = options.worker;
  const owner = newId('wrk');
  const running = new Map<Promise<void>, AbortController>();
  let claiming: Promise<void> | null = null;
  let again = false;
  let stopping = false;
  let cancelPoll = () => {};

  function wake(): void {
    if (stopping || concurrency === 0) return;
    again = true;
    claiming ??= claimAll().finally(() => {
      claiming = null;
      if (again && running.size < concurrency) wake();
    });
  }

  async function claimAll(): Promise<void> {
    try {
      while (!stopping && running.size < concurrency) {
        again = false;
        const now = clock.now();
        const claim = await store.claim({ owner, now, leaseUntil: now + leaseMs });
        if (claim === null) return;
        const abort = new AbortController();
        const run = work(claim, abort).finally(() => {
          running.delete(run);
          wake();
        });
        running.set(run, abort);
      }
    } catch (error) {
      // The store is unreachable: the poll tries again.
      again = false;
      log.error('claim_failed', { error });
    }
  }

  async function work({ job, token }: Claim, abort: AbortController): Promise<void> {
    log.info('job_claimed', { jobId: job.id, kind: job.kind, attempt: job.attempts });
    const stopHeartbeat = startHeartbeat(job.id, token, abort);
    try {
      if (job.attempts > maxAttempts) {
        const times = job.attempts - 1;
        throw new TabularError('internal_error', `The worker died ${times} times while running this job.`);
      }
      const outcome = await runJob(job, tools, abort.signal);
      if (abort.signal.reason === leaseLost) return;
      await succeed(job, token, outcome);
    } catch (error) {
      if (abort.signal.reason === leaseLost) log.warn('lease_lost', { jobId: job.id });
      else if (abort.signal.aborted) await giveBack(job, token);
      else await fail(job, token, error);
    } finally {
      stopHeartbeat();
    }
  }

  async function succeed(job: JobRecord, token: string, { result, artifactHash }: Outcome): Promise<void> {
    const now = clock.now();
    const taken = await store.finish(job.id, token, {
      now,
      durationMs: elapsed(job, now),
      engineVersion: engine.version,
      result,
      // A fit leaves a context, which has a lifetime of its own.
      resultExpiresAt: result === null ? null : now + options.results.retentionMs,
      artifactHash,
      lifetime: options.contexts,
    });
    if (!taken) return log.warn('lease_lost', { jobId: job.id });
    log.info('job_succeeded', { jobId: job.id, kind: job.kind, durationMs: elapsed(job, now) });
    await ended(job);
  }

  async function fail(job: JobRecord, token: string, error: unknown): Promise<void> {
    const failure = toFailure(error);
    const { requestId, code } = failure;
    const fields = { jobId: job.id, kind: job.kind, code, requestId, cause: failure.cause };
    if (failure.category === 'server') log.error('job_failed', { ...fields, error });
    else log.info('job_failed', fields);
    if (job.kind === 'fit') models.drop(job.contextId!);
    const now = clock.now();
    const taken = await store
      .fail(job.id, token, {
        now,
        durationMs: elapsed(job, now),
        engineVersion: engine.version,
        error: failure,
      })
      .catch((cause) => {
        // The lease lapses and another claim tries again.
        log.error('store_failed', { jobId: job.id, error: cause });
        return false;
      });
    if (taken) await ended(job);
  }

  async function giveBack(job: JobRecord, token: string): Promise<void> {
    await store.release(job.id, token).catch((error) => log.error('store_failed', { jobId: job.id, error }));
    log.info('job_released', { jobId: job.id });
  }

  /** The outcome stands; what follows may fail, and the sweep then makes up for it. */
  async function ended(job: JobRecord): Promise<void> {
    onEnded(job.id);
    try {
      await letGoStaged(tools, job.stagedKey);
    } catch (error) {
      log.warn('cleanup_failed', { jobId: job.id, error });
    }
  }

  function startHeartbeat(jobId: string, token: string, abort: AbortController): () => void {
    let cancel = () => {};
    const beat = async () => {
      const held = await store.heartbeat(jobId, token, clock.now() + leaseMs).catch(() => true);
      if (!held) abort.abort(leaseLost);
      else if (!done) cancel = clock.after(leaseMs / 3, beat);
    };
    let done = false;
    cancel = clock.after(leaseMs / 3, beat);
    return () => {
      done = true;
      cancel();
    };
  }

  async function poll(): Promise<void> {
    await recover();
    wake();
    if (!stopping) cancelPoll = clock.after(pollMs, poll);
  }

  async function recover(): Promise<void> {
    try {
      const freed = await store.recover(owner);
      if (freed > 0) log.info('jobs_taken_over', { jobs: freed });
    } catch (error) {
      log.error('recover_failed', { error });
    }
  }

  return {
    async start() {
      if (concurrency > 0) await poll();
    },
    wake,
    async idle() {
      while (claiming !== null || running.size > 0) {
        await (claiming ?? Promise.race(running.keys()));
      }
    },
    async stop() {
      stopping = true;
      cancelPoll();
      await claiming;
      const all = Promise.all(running.keys());
      const cancel = clock.after(drainMs, () => {
        for (const abort of running.values()) abort.abort(stopped);
      });
      await all;
      cancel();
    },
  };
}

function elapsed(job: JobRecord, now: number): number {
  return Math.max(0, Math.round(now - (job.startedAt ?? now)));
}
