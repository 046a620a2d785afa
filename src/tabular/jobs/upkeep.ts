/** The sweep: lets go of what has had its time, in the job store first and then in the object store, so that a crash
 * in between leaves rubbish to collect and never a row without its bytes. What crashes leave is found by comparing the
 * objects that are there with what the rows need. Any number of processes may sweep the same stores. */

import { newId } from '../../shared/ids.ts';
import { createSettled } from '../../shared/settled.ts';
import type { TabularOptions } from '../options.ts';
import type { Clock, JobStore, Log, ObjectStore } from '../ports.ts';
import type { ContextModels } from './context-models.ts';
import { neededBy } from './keys.ts';
import { deleteStaged } from './uploads.ts';

export interface Upkeep {
  start(): void;
  /** Expires what is due and collects its bytes. */
  collect(): Promise<void>;
  /** Collects, and looks for what crashes have left. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** Of the time, one part in so many goes into looks at all objects: 20,000 take about a second of one core. */
const lookShare = 50;

/** The sweep ends early when the service closes. */
class Stopped extends Error {}

export function createUpkeep(tools: {
  store: JobStore;
  objects: ObjectStore;
  models: ContextModels;
  clock: Clock;
  options: TabularOptions;
  log: Log;
}): Upkeep {
  const { store, objects, models, clock, options, log } = tools;
  const owner = newId('upk');
  const settled = createSettled();
  let cancel = () => {};
  let stopping = false;
  let lookedAt = 0;
  let lookAgainAt = 0;
  let current: Promise<void> = Promise.resolve();

  /** What one key does must not keep the sweep from the others. */
  async function each(keys: readonly string[], act: (key: string) => Promise<void>): Promise<string[]> {
    const done: string[] = [];
    let failed = 0;
    for (const key of keys) {
      if (stopping) throw new Stopped();
      try {
        await act(key);
        done.push(key);
      } catch (error) {
        if (failed === 0) log.warn('cleanup_failed', { key, error });
        failed += 1;
      }
    }
    if (failed > 1) log.warn('cleanup_failed', { keys: failed });
    return done;
  }

  async function collect(): Promise<void> {
    const now = clock.now();
    const stagedBefore = now - options.uploads.abandonedMs;
    const swept = await store.sweep({ now, stagedBefore, historyBefore: now - options.results.historyMs });
    if (swept.purgedJobs + swept.expiredContexts > 0) log.info('swept', { ...swept });
    for (;;) {
      const garbage = await store.garbage(stagedBefore);
      const gone = await each(garbage.objects, async (key) => {
        await objects.delete(key);
        const contextId = /^artifacts\/(.+)$/.exec(key)?.[1];
        if (contextId !== undefined) models.drop(contextId);
      });
      await store.collected(gone);
      const dropped = await each(garbage.staged, async (key) => {
        if (await store.dropAbandoned(key, stagedBefore)) await deleteStaged({ store, objects }, key);
      });
      // The store gives a page at a time; one that cannot be collected is left to the next sweep.
      if (gone.length + dropped.length === 0 || garbage.objects.length + garbage.staged.length < 1000) return;
    }
  }

  /** Plans whose addresses have expired and to which nothing was uploaded are of no use to anybody. */
  async function lapsePlans(): Promise<void> {
    const { addressMs } = options.uploads;
    const before = clock.now() - addressMs - options.results.leftoverMs;
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<JobStore['plannedBefore']>> = await store.plannedBefore(before, after);
      await each(page.keys, async (key) => {
        if ((await objects.open(key)) === null) await store.dropAbandoned(key, before);
      });
      after = page.next;
    }
  }

  async function collectOrphans(): Promise<void> {
    const unchanged = settled.look(clock.now(), options.results.leftoverMs);
    let orphans = 0;
    for (const prefix of ['staged/', 'results/', 'artifacts/']) {
      for await (const page of objects.list(prefix)) {
        const stamps = new Map(page.map(({ key, bytes, writtenAt }) => [key, `${bytes} ${writtenAt}`]));
        const known = page.map(({ key }) => neededBy(key)).filter((need) => need !== null);
        const unneeded = await store.unneeded(known);
        const due = unneeded.filter((key) => unchanged(key, stamps.get(key)!));
        const gone = await each(due, (key) =>
          key.startsWith('staged/') ? deleteStaged({ store, objects }, key) : objects.delete(key),
        );
        orphans += gone.length;
        if (stopping) throw new Stopped();
      }
    }
    if (orphans > 0) log.info('orphans_collected', { orphans });
  }

  async function sweepOnce(): Promise<void> {
    const started = performance.now();
    await collect();
    await lapsePlans();
    await collectOrphans();
    await objects.sweep({
      now: clock.now(),
      leftoverMs: options.results.leftoverMs,
      planned: async (key) => ((await store.staged(key))?.plans ?? 0) > 0,
    });
    const pauseMs = Math.max(options.results.leftoverMs, lookShare * (performance.now() - started));
    lookedAt = clock.now();
    lookAgainAt = lookedAt + pauseMs;
  }

  /** Looks at all objects from time to time only: that is the long part. A clock set back does not put it off. */
  async function sweepAsDue(): Promise<void> {
    // Two sweeps long: while one process lives it keeps the part, and another has it soon after its end.
    const mine = await store.takeUpkeep?.(owner, 2 * options.results.sweepMs);
    if (mine === false) return;
    const now = clock.now();
    return now >= lookAgainAt || now < lookedAt ? sweepOnce() : collect();
  }

  /** One at a time: a sweep asked for while one runs follows it. */
  function queued(task: () => Promise<void>): Promise<void> {
    current = current
      .catch(() => {})
      .then(task)
      .catch((error) => {
        if (!(error instanceof Stopped)) throw error;
      });
    return current;
  }

  function schedule(): void {
    if (stopping) return;
    cancel = clock.after(options.results.sweepMs, () => {
      queued(sweepAsDue)
        .catch((error) => log.error('sweep_failed', { error }))
        .finally(schedule);
    });
  }

  return {
    start: schedule,
    collect: () => queued(collect),
    sweep: () => queued(sweepOnce),
    async stop() {
      stopping = true;
      cancel();
      await current.catch(() => {});
    },
  };
}
