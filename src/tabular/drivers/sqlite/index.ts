/** The embedded job store: one SQLite file in WAL mode, for any number of processes of one machine. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { JobStore } from '../../ports.ts';
import { createLiveness } from './liveness.ts';
import { prepareTakeToken } from './rate.ts';
import { prepareJobReads } from './read-job.ts';
import { type ContextRow, type JobRow, toContext, toRecord } from './rows.ts';
import { migrate } from './schema.ts';
import { prepareSubmit } from './submit.ts';
import { prepareTransitions } from './transitions.ts';
import { prepareStaged, prepareUpkeep } from './upkeep.ts';

export interface SqliteOptions {
  /** Folder of `jobs.sqlite`, made when absent; null keeps everything in memory. */
  readonly dataDir: string | null;
  /** `full` (default) survives a power cut after each commit; `normal` survives a killed process and is faster. */
  readonly synchronous?: 'full' | 'normal';
}

/** @throws Error when the file was written by a later version, or cannot be opened */
export function sqlite(options: SqliteOptions): JobStore {
  const { dataDir, synchronous = 'full' } = options;
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new Database(dataDir === null ? ':memory:' : join(dataDir, 'jobs.sqlite'), {
    timeout: 10_000,
  });
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${synchronous}`);
  migrate(database);

  const liveness = createLiveness(dataDir === null ? null : join(dataDir, 'workers'));
  const submit = prepareSubmit(database);
  const transitions = prepareTransitions(database, liveness);
  const upkeep = prepareUpkeep(database);
  const staged = prepareStaged(database);
  const takeToken = prepareTakeToken(database);
  const reads = prepareJobReads(database);
  const recordById = database.prepare<[string], JobRow>('SELECT * FROM jobs WHERE id = ?');
  const contextById = database.prepare<[string], ContextRow>('SELECT * FROM contexts WHERE id = ?');
  const active = database.prepare<[], { any: number }>(
    "SELECT EXISTS (SELECT 1 FROM jobs WHERE status IN ('queued', 'running')) AS any",
  );

  /** Every change of a job by this process goes through here, so that reads know of it. */
  function changing<T>(write: () => T): T {
    try {
      return write();
    } finally {
      reads.changed();
    }
  }

  /** For what may be lost in a power cut without harm: the job is then claimed again, the object kept longer. The next
   * durable commit flushes it too, because the log is written in order. */
  function relaxed<T>(write: () => T): T {
    if (synchronous === 'normal') return write();
    database.pragma('synchronous = normal');
    try {
      return write();
    } finally {
      database.pragma('synchronous = full');
    }
  }

  // The methods are async so that a failing statement is a rejection, as it is with a remote database.
  return {
    submit,
    claim: async ({ owner, now, leaseUntil }) =>
      changing(() => relaxed(() => transitions.claim(owner, now, leaseUntil))),
    heartbeat: async (id, token, leaseUntil) => relaxed(() => transitions.heartbeat(id, token, leaseUntil)),
    release: async (id, token) => changing(() => relaxed(() => transitions.release(id, token))),
    finish: async (id, token, success) => changing(() => transitions.finish(id, token, success)),
    fail: async (id, token, failure) => changing(() => transitions.fail(id, token, failure)),
    recover: async (owner) => changing(() => transitions.recover(owner)),
    pending: async () => active.get()!.any === 1,
    job: async (id) => reads.job(id),
    peek: reads.peek,
    async record(id) {
      const row = recordById.get(id);
      return row === undefined ? null : toRecord(row);
    },
    async context(id) {
      const row = contextById.get(id);
      return row === undefined ? null : toContext(row);
    },
    deleteContext: async (id, org) => upkeep.deleteContext(id, org),
    planStaged: async (key, now, bounds) => relaxed(() => staged.planStaged(key, now, bounds)),
    staged: async (key) => staged.staged(key),
    unneeded: async (objects) => staged.unneeded(objects),
    plannedBefore: async (before, after) => staged.plannedBefore(before, after),
    dropStaged: async (key) => relaxed(() => staged.dropStaged(key)),
    dropAbandoned: async (key, before) => staged.dropAbandoned(key, before),
    sweep: async (request) => changing(() => upkeep.sweep(request)),
    garbage: async (before) => staged.garbage(before),
    collected: async (keys) => relaxed(() => staged.collected(keys)),
    takeToken: async (owner, perMinute, now) => relaxed(() => takeToken(owner, perMinute, now)),
    async close() {
      liveness.close();
      database.close();
    },
  };
}
