/** The embedded job store: one SQLite file in WAL mode, for any number of processes of one machine. */

import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { silentLog } from '../../../shared/log.ts';
import { createCondition } from '../../../shared/sqlite/condition.ts';
import { createGate } from '../../../shared/sqlite/gate.ts';
import { openSqliteFile } from '../../../shared/sqlite/open-file.ts';
import { StorageError, storageFaultOf } from '../../../shared/storage-error.ts';
import { TabularError } from '../../domain/errors.ts';
import type { JobStore, Log } from '../../ports.ts';
import { type LaneRow, queueStatements, type RunningRow, toQueueState } from '../sql/queue-state.ts';
import { type ContextRow, type JobRow, toContext, toRecord } from '../sql/rows.ts';
import { prepareLists } from './lists.ts';
import { createLiveness } from './liveness.ts';
import { prepareQueue } from './queue.ts';
import { prepareTakeToken } from './rate.ts';
import { prepareJobReads } from './read-job.ts';
import { jobStoreForm } from './schema.ts';
import { prepareSubmit } from './submit.ts';
import { prepareTransitions } from './transitions.ts';
import { prepareStaged, prepareUpkeep } from './upkeep.ts';

/** Options of the job store in SQLite. */
export interface SqliteOptions {
  /** Folder of `jobs.sqlite`, made when absent; null keeps everything in memory. */
  readonly dataDir: string | null;
  /** `full` survives a power cut after each commit; `normal` survives a killed process and is faster.
   * @defaultValue `full` */
  readonly synchronous?: 'full' | 'normal';
  /** How long a call waits for a lock that another process holds, without holding up this one.
   * @defaultValue 5000 ms */
  readonly busyMs?: number;
  /** Told of trouble with the file, once, and of its end.
   * @defaultValue nobody */
  readonly log?: Log;
  /** Milliseconds since the epoch.
   * @defaultValue `Date.now` */
  readonly now?: () => number;
}

/** Every method but `peek` rejects with `worker_unavailable` when the lock does not come free in time or the disk
 * takes no writes, and with `internal_error` when the file is damaged; `health` says so until it is over.
 * @throws StorageError naming the file and what to do, when it is damaged, not ours, of a later version, not accessible
 *         or locked at the moment (`fault: 'busy'`)
 * @example
 * const tabular = await createTabular({ jobs: sqlite({ dataDir: './data', synchronous: 'normal' }) }); */
export function sqlite(options: SqliteOptions): JobStore {
  const path = options.dataDir === null ? null : join(options.dataDir, 'jobs.sqlite');
  return openSqliteFile(path, jobStoreForm, (database) => createStore(database, options));
}

function createStore(database: Database.Database, options: SqliteOptions): JobStore {
  const { dataDir, synchronous = 'full', busyMs = 5000, log = silentLog, now = Date.now } = options;
  database.pragma(`synchronous = ${synchronous}`);
  // Callers of the service read this: the path is no business of theirs.
  const file = 'jobs.sqlite';
  const version = database.pragma('user_version', { simple: true });
  const condition = createCondition({
    file,
    log,
    now,
    probe: () => database.pragma(`user_version = ${version}`),
  });
  // Writers wait for a lock that readers need not wait for.
  const writes = createGate({ file, waitMs: busyMs });
  const looks = createGate({ file, waitMs: busyMs });

  /** The error as callers of the service see it. */
  function failed(error: unknown): unknown {
    const cause = condition.noted(error);
    if (!(cause instanceof StorageError)) return cause;
    const { retryable, message, fix } = cause;
    return new TabularError(retryable ? 'worker_unavailable' : 'internal_error', message, { cause, fix });
  }

  async function write<T>(task: () => T, bytes?: number): Promise<T> {
    try {
      const value = await writes.run(task, bytes);
      condition.wrote();
      return value;
    } catch (error) {
      throw failed(error);
    }
  }

  async function look<T>(task: () => T): Promise<T> {
    try {
      return await looks.run(task);
    } catch (error) {
      throw failed(error);
    }
  }

  const liveness = createLiveness(dataDir === null ? null : join(dataDir, 'workers'));
  const queue = prepareQueue(database);
  const submit = prepareSubmit(database, queue, write);
  const transitions = prepareTransitions(database, queue, liveness);
  const upkeep = prepareUpkeep(database);
  const staged = prepareStaged(database);
  const takeToken = prepareTakeToken(database);
  const reads = prepareJobReads(database);
  const lists = prepareLists(database);
  const recordById = database.prepare<[string], JobRow>('SELECT * FROM jobs WHERE id = ?');
  const contextById = database.prepare<[string], ContextRow>('SELECT * FROM contexts WHERE id = ?');
  const queued = queueStatements('jobs');
  const lanes = database.prepare<[], LaneRow>(queued.lanes);
  const running = database.prepare<[], RunningRow>(queued.running);
  const active = database.prepare<[], { any: number }>(
    "SELECT EXISTS (SELECT 1 FROM jobs WHERE status = 'queued') OR EXISTS (SELECT 1 FROM jobs WHERE status = 'running') AS any",
  );

  /** Every change of a job by this process goes through here, so that reads know of it. */
  function changing<T>(task: () => T): T {
    try {
      return task();
    } finally {
      reads.changed();
    }
  }

  /** For what may be lost in a power cut without harm: the job is then claimed again, the object kept longer. The next
   * durable commit flushes it too, because the log is written in order. */
  function relaxed<T>(task: () => T): T {
    if (synchronous === 'normal') return task();
    database.pragma('synchronous = normal');
    try {
      return task();
    } finally {
      database.pragma('synchronous = full');
    }
  }

  return {
    submit,
    claim: (request) => write(() => changing(() => relaxed(() => transitions.claim(request)))),
    heartbeat: (id, token, { leaseUntil }) =>
      write(() => relaxed(() => transitions.heartbeat(id, token, leaseUntil))),
    noteProgress: (id, token, progress) =>
      write(() => relaxed(() => transitions.noteProgress(id, token, progress))),
    release: (id, token) => write(() => changing(() => relaxed(() => transitions.release(id, token)))),
    finish: (id, token, success) => write(() => changing(() => transitions.finish(id, token, success))),
    fail: (id, token, failure) => write(() => changing(() => transitions.fail(id, token, failure))),
    recover: (owner) => write(() => changing(() => transitions.recover(owner))),
    pending: () => look(() => active.get()!.any === 1),
    queue: () => look(() => toQueueState(lanes.all(), running.all())),
    job: (id) => look(() => reads.job(id)),
    peek(id) {
      try {
        return reads.peek(id);
      } catch (error) {
        if (storageFaultOf(error) === 'busy') return undefined;
        throw failed(error);
      }
    },
    record: (id) =>
      look(() => {
        const row = recordById.get(id);
        return row === undefined ? null : toRecord(row);
      }),
    context: (id) =>
      look(() => {
        const row = contextById.get(id);
        return row === undefined ? null : toContext(row);
      }),
    listedJob: (id) => look(() => lists.job(id)),
    listJobs: (request) => look(() => lists.jobs(request)),
    listContexts: (request) => look(() => lists.contexts(request)),
    deleteContext: (id, org) => write(() => upkeep.deleteContext(id, org)),
    planStaged: (key, now, bounds) => write(() => relaxed(() => staged.planStaged(key, now, bounds))),
    staged: (key) => look(() => staged.staged(key)),
    unneeded: (objects) => look(() => staged.unneeded(objects)),
    plannedBefore: (before, after) => look(() => staged.plannedBefore(before, after)),
    dropStaged: (key) => write(() => relaxed(() => staged.dropStaged(key))),
    dropAbandoned: (key, before) => write(() => staged.dropAbandoned(key, before)),
    async sweep(request) {
      const swept = await write(() => changing(() => upkeep.sweep(request)));
      try {
        liveness.sweep(request.now);
      } catch (error) {
        log.warn('cleanup_failed', { error });
      }
      return swept;
    },
    garbage: (before) => look(() => staged.garbage(before)),
    collected: (keys) => write(() => relaxed(() => staged.collected(keys))),
    takeToken: (owner, perMinute, now) => write(() => relaxed(() => takeToken(owner, perMinute, now))),
    health: () => condition.health(),
    async close() {
      writes.close();
      looks.close();
      liveness.close();
      database.close();
    },
  };
}
