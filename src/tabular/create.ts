/** The one place that picks defaults and joins the parts of the service together. */

import { join } from 'node:path';
import { systemClock } from '../shared/clock.ts';
import { silentLog } from '../shared/log.ts';
import { whenFree } from '../shared/sqlite/gate.ts';
import { createEngine } from './engine/create-engine.ts';
import { createReadPayload } from './jobs/read-payload.ts';
import { observed } from './observe/observed.ts';
import { resolveOptions, type TabularOptions, type TabularOptionsInput } from './options.ts';
import type { JobStore, Log, ObjectStore } from './ports.ts';
import { createService } from './service.ts';
import type { Tabular } from './verbs.ts';

/** Opens the tabular service: jobs in SQLite and objects in files under `dataDir`, unless other stores are given.
 * A worker in this process runs the jobs; jobs that an earlier process left running are taken over.
 * @throws TypeError for a wrong or unknown option, before anything is opened; StorageError naming the file and what to
 *         do, for one that is damaged, not accessible, or locked for longer than `busyMs`; or naming the option, for a
 *         database or bucket that is out of reach, missing, or refuses the login
 * @example
 * const tabular = await createTabular({ dataDir: './data' });
 * console.log(tabular.health().ok);
 * await tabular.close(); */
export async function createTabular(options?: TabularOptionsInput): Promise<Tabular> {
  const resolved = resolveOptions(options);
  const { dataDir, clock = systemClock, log = silentLog, limits } = resolved;
  const store = resolved.jobs ?? (await embeddedJobs(resolved, log, clock.now));
  const objects = resolved.objects ?? (await embeddedObjects(dataDir, clock.now, log));
  await checkStores(store, objects);
  const warn = (detail: string) => log.warn('pretrained_model_left_out', { detail });
  const engine =
    resolved.engine ?? (await createEngine({ background: true, ...(log !== silentLog && { warn }) }));
  const readPayload = createReadPayload(limits);
  const parts = observed({ store, objects, engine }, resolved.observer);
  return createService({ ...parts, readPayload, clock, log, options: resolved });
}

/** Stores that cannot do their work are closed again. */
async function checkStores(store: JobStore, objects: ObjectStore): Promise<void> {
  try {
    await store.check?.();
    await objects.check?.();
  } catch (error) {
    await objects.close();
    await store.close();
    throw error;
  }
}

// Loaded on use: whoever only fits tables in memory, or brings other stores, needs no SQL library.
async function embeddedJobs(
  { dataDir, busyMs }: TabularOptions,
  log: Log,
  now: () => number,
): Promise<JobStore> {
  const { sqlite } = await import('./drivers/sqlite/index.ts');
  return whenFree(join(dataDir, 'jobs.sqlite'), () => sqlite({ dataDir, busyMs, log, now }), busyMs);
}

async function embeddedObjects(dataDir: string, now: () => number, log: Log): Promise<ObjectStore> {
  const { fs } = await import('./drivers/fs/index.ts');
  return fs({ folder: join(dataDir, 'objects'), now, log });
}
