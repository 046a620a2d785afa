/** The sweep: lets go of what has had its time, in the job store first and then in the object store, so that a crash
 * in between leaves rubbish to collect and never a row without its bytes. */

import type { TabularOptions } from '../options.ts';
import type { Clock, JobStore, Log, ObjectStore } from '../ports.ts';
import type { ContextModels } from './context-models.ts';

export interface Upkeep {
  start(): void;
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export function createUpkeep(tools: {
  store: JobStore;
  objects: ObjectStore;
  models: ContextModels;
  clock: Clock;
  options: TabularOptions;
  log: Log;
}): Upkeep {
  const { store, objects, models, clock, options, log } = tools;
  let cancel = () => {};
  let stopping = false;
  let current: Promise<void> = Promise.resolve();

  async function sweepOnce(): Promise<void> {
    const now = clock.now();
    const stagedBefore = now - options.uploads.abandonedMs;
    const swept = await store.sweep({ now, stagedBefore, historyBefore: now - options.results.historyMs });
    if (swept.purgedJobs + swept.expiredContexts > 0) log.info('swept', { ...swept });
    const garbage = await store.garbage(stagedBefore);
    for (const key of garbage.objects) {
      await objects.delete(key);
      const contextId = /^artifacts\/(.+)$/.exec(key)?.[1];
      if (contextId !== undefined) models.drop(contextId);
    }
    await store.collected(garbage.objects);
    for (const key of garbage.staged) {
      await objects.delete(key, async () => !(await store.dropAbandoned(key, stagedBefore)));
    }
    await objects.sweep(stagedBefore);
  }

  /** One at a time: a sweep asked for while one runs follows it. */
  function sweep(): Promise<void> {
    current = current.catch(() => {}).then(sweepOnce);
    return current;
  }

  function schedule(): void {
    if (stopping) return;
    cancel = clock.after(options.results.sweepMs, () => {
      sweep()
        .catch((error) => log.error('sweep_failed', { error }))
        .finally(schedule);
    });
  }

  return {
    start: schedule,
    sweep,
    async stop() {
      stopping = true;
      cancel();
      await current.catch(() => {});
    },
  };
}
