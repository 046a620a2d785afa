/** The claim loop: takes jobs and runs them, a few side by side.
 *
 * States of the loop:
 *
 *     idle ──wake | poll──► claiming ──job──► running (≤ concurrency, and one short job) ──done──► claiming
 *                              └──nothing──► idle
 *     any ──stop──► draining ──all done | drain time over──► stopped
 *
 * A submit in this process wakes the loop at once; the store's own notification does so for other processes where
 * it has one; the poll is the fallback. While a job runs, a heartbeat renews its lease; a heartbeat that finds the
 * claim lost aborts the run, whose outcome the store would refuse anyway.
 *
 * A fault of the storage is no fault of the job: the job waits, claimed, and runs again after a growing pause, without
 * another attempt being counted. It takes no place among the running meanwhile. An outcome that cannot be stored is
 * offered again until it is, or until the claim is lost.
 */

import { newId } from '../../shared/ids.ts';
import { type StorageFault, storageFaultOf } from '../../shared/storage-error.ts';
import { TabularError } from '../domain/errors.ts';
import type { JobRecord } from '../domain/job.ts';
import { isShort } from '../domain/queue.ts';
import type { OnProgress } from '../engine/engine.ts';
import type { Claim, ClaimRequest, StoreHealth } from '../ports.ts';
import { toFailure, workerDied } from './failure.ts';
import { startHeartbeat } from './heartbeat.ts';
import { pause } from './pause.ts';
import { reportProgress } from './report-progress.ts';
import { type Outcome, type RunTools, runJob } from './run-job.ts';
import { letGoStaged } from './uploads.ts';

export interface Worker {
  /** Takes over what dead workers left, then claims. */
  start(): Promise<void>;
  /** Work may have arrived. */
  wake(): void;
  /** Resolves when nothing runs and nothing can be claimed. */
  idle(): Promise<void>;
  /** Not ok while a job waits for storage. */
  health(): StoreHealth;
  /** Stops claiming, lets running jobs finish for the drain time, gives the others back. */
  stop(): Promise<void>;
}

/** A job that this process has claimed. */
interface Held {
  readonly job: JobRecord;
  readonly abort: AbortController;
  /** Of the newest claim: this process may claim a job again that it holds, when no heartbeat could be stored. */
  token: string;
  /** Set while the job waits for storage. */
  trouble: { fault: StorageFault; detail: string; since: number; waiting: boolean } | null;
}

const stopped = new DOMException('the worker is stopping', 'AbortError');
const leaseLost = new DOMException('the lease was lost', 'AbortError');

/** Between two runs of a job that met a fault of the storage. */
const runPauses = { firstMs: 1000, longestMs: 60_000 };
/** Between two offers of an outcome, and between two claims, that could not be stored. */
const storePauses = { firstMs: 100, longestMs: 5000 };
/** Jobs that wait for storage at most; more are left in the queue. */
const maxWaiting = 16;

export function createWorker(tools: RunTools & { onEnded: (jobId: string) => void }): Worker {
  const { store, models, clock, options, log, engine, onEnded } = tools;
  const { concurrency, pollMs, leaseMs, maxAttempts, maxJobBytes, drainMs, diskWaitMs } = options.worker;
  const owner = newId('wrk');
  const held = new Map<string, Held>();
  const running = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let again = false;
  let stopping = false;
  let drained = false;
  let cancelPoll = () => {};
  let cancelRetry = () => {};
  let claimPauseMs = storePauses.firstMs;
  // The last failure of each, so that one that goes on is told once.
  let claimProblem: string | null = null;
  let recoverProblem: string | null = null;

  const waitingCount = () => [...held.values()].filter(({ trouble }) => trouble?.waiting).length;
  /** What may be claimed now. Beyond `concurrency` there is one place for a short job, which long ones cannot fill. */
  function room(): 'any' | 'short' | null {
    if (waitingCount() >= maxWaiting) return null;
    if (places() > 0) return 'any';
    const isFull = places() === 0 && ![...active()].some(({ job }) => isShort(job));
    return isFull ? 'short' : null;
  }
  const active = () => [...held.values()].filter(({ trouble }) => !trouble?.waiting);
  /** Places that are free; below zero where jobs came back from waiting. */
  const places = () => concurrency - active().length;

  function wake(): void {
    if (stopping || concurrency === 0) return;
    again = true;
    claiming ??= claimAll().finally(() => {
      claiming = null;
      if (again && room() !== null) wake();
    });
  }

  async function claimAll(): Promise<void> {
    try {
      for (let open = room(); !stopping && open !== null; open = room()) {
        again = false;
        const now = clock.now();
        const request: ClaimRequest = {
          owner,
          now,
          leaseUntil: now + leaseMs,
          onlyShort: open === 'short',
          maxBytes: maxJobBytes,
          warm: models.loaded(),
        };
        const count = open === 'short' ? 1 : places();
        const claims = store.claimSome
          ? await store.claimSome(request, count)
          : [await store.claim(request)].filter((claim) => claim !== null);
        claimPauseMs = storePauses.firstMs;
        claimProblem = null;
        for (const claim of claims) take(claim);
        if (claims.length < (store.claimSome ? count : 1)) return;
      }
    } catch (error) {
      again = false;
      claimFailed(error);
    }
  }

  function take({ job, token }: Claim): void {
    const known = held.get(job.id);
    if (known !== undefined) {
      // Its lease had lapsed, because no heartbeat could be stored. It runs on under the new claim, once.
      known.token = token;
      log.info('lease_renewed', { jobId: job.id });
      return;
    }
    const abort = new AbortController();
    if (drained) abort.abort(stopped);
    const mine: Held = { job, token, abort, trouble: null };
    held.set(job.id, mine);
    const run = work(mine).finally(() => {
      held.delete(job.id);
      running.delete(run);
      wake();
    });
    running.add(run);
  }

  /** Told once for each kind of problem; tried again after a growing pause, at the latest at the next poll. */
  function claimFailed(error: unknown): void {
    const problem = storageFaultOf(error) ?? String(error);
    if (problem !== claimProblem) log.error('claim_failed', { error });
    claimProblem = problem;
    if (stopping || problem === 'damaged') return;
    cancelRetry();
    cancelRetry = clock.after(Math.min(claimPauseMs, pollMs), wake);
    claimPauseMs *= 2;
  }

  async function work(mine: Held): Promise<void> {
    const { job, abort } = mine;
    log.info('job_claimed', { jobId: job.id, kind: job.kind, attempt: job.attempts });
    const stopHeartbeat = beating(mine);
    // What cannot be noted is not missed: the next note tells more.
    const progress = reportProgress(clock, (told) =>
      store.noteProgress(job.id, mine.token, told).catch(() => false),
    );
    try {
      if (job.attempts > maxAttempts) throw await deathsOf(mine);
      const outcome = await runPatiently(mine, progress.onProgress);
      progress.stop();
      if (abort.signal.reason === leaseLost) return;
      await succeed(mine, outcome);
    } catch (error) {
      if (abort.signal.reason === leaseLost) log.warn('lease_lost', { jobId: job.id });
      else if (abort.signal.aborted) await giveBack(mine);
      else await fail(mine, error);
    } finally {
      progress.stop();
      stopHeartbeat();
    }
  }

  async function deathsOf(mine: Held): Promise<TabularError> {
    const { job } = mine;
    const times = job.attempts - 1;
    // As for an upload that has been planned: the bytes stay for the next submit.
    await stored(mine, () => store.planStaged(job.stagedKey, clock.now()));
    return workerDied(times, options.uploads.abandonedMs);
  }

  async function runPatiently(mine: Held, onProgress: OnProgress): Promise<Outcome> {
    const { job, abort } = mine;
    for (let pauseMs = runPauses.firstMs; ; pauseMs = Math.min(runPauses.longestMs, 2 * pauseMs)) {
      try {
        const outcome = await runJob(job, tools, abort.signal, onProgress);
        mine.trouble = null;
        return outcome;
      } catch (error) {
        const fault = passingFaultOf(error);
        if (fault !== null && stopping) abort.abort(stopped);
        if (fault === null || abort.signal.aborted) throw error;
        const now = clock.now();
        const since = mine.trouble?.since ?? now;
        if (now - since >= diskWaitMs) {
          throw new TabularError(
            'cache_unavailable',
            `The storage did not accept what the job wrote: ${fault}.`,
            {
              cause: error,
              fix: 'Submit again when the storage of the server can be read and written.',
            },
          );
        }
        const detail = `A job waits for storage: ${fault}.`;
        if (mine.trouble?.fault !== fault) log.warn('job_waits', { jobId: job.id, fault, error });
        mine.trouble = { fault, detail, since, waiting: true };
      }
      wake();
      do await pause(clock, pauseMs, abort.signal);
      while (held.size - waitingCount() >= concurrency);
      mine.trouble.waiting = false;
    }
  }

  /** Repeats a write until the store takes it or the claim is lost. */
  async function stored<T>({ job, abort }: Held, write: () => Promise<T>): Promise<T> {
    for (let pauseMs = storePauses.firstMs; ; pauseMs = Math.min(storePauses.longestMs, 2 * pauseMs)) {
      try {
        return await write();
      } catch (error) {
        if (passingFaultOf(error) === null || abort.signal.aborted) throw error;
        if (pauseMs === storePauses.firstMs) log.warn('store_waits', { jobId: job.id, error });
      }
      await pause(clock, pauseMs, abort.signal);
    }
  }

  /** Stores an outcome. A claim of this process may have replaced the token on the way there: then under the new one.
   * @returns false when the claim is lost */
  async function settled(mine: Held, write: (token: string) => Promise<boolean>): Promise<boolean> {
    for (;;) {
      let token = '';
      const taken = await stored(mine, () => {
        token = mine.token;
        return write(token);
      });
      if (taken || (await isNewest(mine, token))) return taken;
    }
  }

  /** A claim that has been stored tells of its token a little later. */
  async function isNewest(mine: Held, token: string): Promise<boolean> {
    await claiming;
    return token === mine.token;
  }

  async function succeed(mine: Held, { result, artifactHash }: Outcome): Promise<void> {
    const { job } = mine;
    let durationMs = 0;
    const taken = await settled(mine, (token) => {
      // Of this try: the result is kept for its whole time from when it can be read.
      const now = clock.now();
      durationMs = elapsed(job, now);
      return store.finish(job.id, token, {
        now,
        durationMs,
        engineVersion: engine.version,
        result,
        // A fit leaves a context, which has a lifetime of its own.
        // The notes of a fit are kept as long as its job.
        resultExpiresAt: result === null || result.kind === 'fit' ? null : now + options.results.retentionMs,
        artifactHash,
        lifetime: options.contexts,
      });
    });
    if (!taken) return log.warn('lease_lost', { jobId: job.id });
    log.info('job_succeeded', { jobId: job.id, kind: job.kind, durationMs });
    await ended(job);
  }

  async function fail(mine: Held, error: unknown): Promise<void> {
    const { job } = mine;
    const failure = toFailure(error);
    const { requestId, code } = failure;
    const fields = { jobId: job.id, kind: job.kind, code, requestId, cause: failure.cause };
    if (failure.category === 'server') log.error('job_failed', { ...fields, error });
    else log.info('job_failed', fields);
    if (job.kind === 'fit') models.drop(job.contextId!);
    const taken = await settled(mine, (token) => {
      const now = clock.now();
      const durationMs = elapsed(job, now);
      return store.fail(job.id, token, {
        now,
        durationMs,
        engineVersion: engine.version,
        error: failure,
      });
    }).catch((cause) => {
      // The lease lapses and another claim tries again.
      log.error('store_failed', { jobId: job.id, error: cause });
      return false;
    });
    if (taken) await ended(job);
  }

  async function giveBack({ job, token }: Held): Promise<void> {
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

  /** Renews the lease; ends where the claim is lost. */
  const beating = (mine: Held) =>
    startHeartbeat(clock, leaseMs / 3, async () => {
      const { token, job, abort } = mine;
      const now = clock.now();
      const lease = { now, leaseUntil: now + leaseMs };
      const alive = await store.heartbeat(job.id, token, lease).catch(() => true);
      if (alive || !(await isNewest(mine, token))) return true;
      abort.abort(leaseLost);
      return false;
    });

  async function poll(): Promise<void> {
    await recover();
    wake();
    if (!stopping) cancelPoll = clock.after(pollMs, poll);
  }

  async function recover(): Promise<void> {
    try {
      const freed = await store.recover(owner);
      recoverProblem = null;
      if (freed > 0) log.info('jobs_taken_over', { jobs: freed });
    } catch (error) {
      const problem = storageFaultOf(error) ?? String(error);
      if (problem !== recoverProblem) log.error('recover_failed', { error });
      recoverProblem = problem;
    }
  }

  return {
    async start() {
      if (concurrency > 0) await poll();
    },
    wake,
    async idle() {
      while (claiming !== null || running.size > 0) {
        await (claiming ?? Promise.race(running));
      }
    },
    health() {
      for (const { trouble } of held.values()) {
        if (trouble?.waiting)
          return { ok: false, fault: trouble.fault, detail: trouble.detail, since: trouble.since };
      }
      return { ok: true };
    },
    async stop() {
      stopping = true;
      cancelPoll();
      cancelRetry();
      // What waits for storage does not run: draining would be waiting for nothing.
      for (const { abort, trouble } of held.values()) if (trouble?.waiting) abort.abort(stopped);
      const cancel = clock.after(drainMs, () => {
        drained = true;
        for (const { abort } of held.values()) abort.abort(stopped);
      });
      await claiming;
      await Promise.all(running);
      cancel();
    },
  };
}

/** Null for a fault that waiting does not cure. */
function passingFaultOf(error: unknown): StorageFault | null {
  const fault = storageFaultOf(error);
  return fault === 'damaged' ? null : fault;
}

function elapsed(job: JobRecord, now: number): number {
  return Math.max(0, Math.round(now - (job.startedAt ?? now)));
}
