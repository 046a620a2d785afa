/** The job store for many machines: PostgreSQL 14 or later. `pg` must be installed; it is loaded at first use. */

import { randomUUID } from 'node:crypto';
import { type Database, openDatabase, type PostgresOptions } from '../../../shared/postgres/database.ts';
import { largestClassWithin } from '../../domain/queue.ts';
import type { Claim, ClaimRequest, JobStore } from '../../ports.ts';
import { callsOf } from './call.ts';
import { prepareFinish } from './finish.ts';
import { queueState } from './queue-state.ts';
import { prepareReads } from './reads.ts';
import { claimSome, runFunctions } from './run-functions.ts';
import { sharedPlans } from './shared-plans.ts';
import { prepareStaged } from './staged.ts';
import { type JobRow, toRecord } from './stored-rows.ts';
import { prepareSubmit } from './submit.ts';
import { submitFunctions, submitOne } from './submit-functions.ts';
import { queuedChannel, tables } from './tables.ts';
import { upkeepFunctions } from './upkeep-functions.ts';

/** Options of the job store in PostgreSQL. */
export interface PostgresJobsOptions extends PostgresOptions {
  /** How often workers look for work of which no notice came: behind a pooler none does, and of a lease that lapses there
   * is none.
   * @defaultValue 2000 ms */
  readonly pollMs?: number;
  /** Whose clock leases and rate limits are counted by. `database` is the same for all machines; `caller` is for tests that
   * move time.
   * @defaultValue `database` */
  readonly clock?: 'database' | 'caller';
}

/** Jobs in PostgreSQL, for `createTabular({ jobs: postgres({ url }) })` in any number of processes. Reaches the database
 * at first use. Every method rejects with `worker_unavailable` while the database is out of reach, full or read-only,
 * and `health` says so until it is over.
 * @throws TypeError for an address or schema that cannot be one
 * @example
 * const tabular = await createTabular({ jobs: postgres({ url: 'postgres://jobs.example/graticule' }) }); */
export function postgres(options: PostgresJobsOptions): JobStore {
  const { schema: s = 'graticule', pollMs = 2000, clock = 'database', callTimeoutMs = 30_000 } = options;
  const database = openDatabase(options, () => ({
    component: 'jobs',
    what: 'The job store',
    migrations: [
      [tables, submitFunctions, runFunctions, upkeepFunctions].map((part) => part(s)).join(''),
      claimSome(s),
      submitOne(s),
      sharedPlans(s),
    ],
  }));
  const calls = callsOf(database);
  const { one } = calls;
  const clockOf = (now: number) => (clock === 'caller' ? now : null);

  async function claimAll(
    { owner, now, leaseUntil, onlyShort = false, maxBytes = null, warm = [] }: ClaimRequest,
    count: number,
  ): Promise<Claim[]> {
    const tokens = Array.from({ length: count }, () => randomUUID());
    const rows = await calls.rows<JobRow>(`SELECT * FROM ${s}.claim_some($1, $2, $3, $4, $5, $6, $7, $8)`, [
      owner,
      tokens,
      now,
      leaseUntil - now,
      clockOf(now),
      onlyShort,
      largestClassWithin(maxBytes),
      warm,
    ]);
    return rows.map((row) => ({ job: toRecord(row), token: row.lease_token! }));
  }

  return {
    submit: prepareSubmit(calls, s, callTimeoutMs),
    claim: async (request) => (await claimAll(request, 1))[0] ?? null,
    claimSome: claimAll,
    heartbeat: (id, token, { now, leaseUntil }) =>
      one(`SELECT ${s}.heartbeat($1, $2, $3, $4)`, [id, token, leaseUntil - now, clockOf(now)]),
    noteProgress: (id, token, progress) =>
      one(`SELECT ${s}.note_progress($1, $2, $3)`, [id, token, JSON.stringify(progress)]),
    release: (id, token) => one(`SELECT ${s}.release($1, $2)`, [id, token]),
    finish: prepareFinish(calls, s),
    fail: (id, token, { now, durationMs, engineVersion, error }) =>
      one(`SELECT ${s}.fail($1, $2, $3, $4, $5, $6)`, [
        id,
        token,
        now,
        durationMs,
        engineVersion,
        JSON.stringify(error),
      ]),
    // Whether a process on another machine is dead nobody knows: its leases lapse.
    recover: async () => 0,
    ...prepareReads(calls, s),
    ...prepareStaged(calls, s),
    takeUpkeep: (owner, leaseMs) => one(`SELECT ${s}.take_upkeep($1, $2, NULL)`, [owner, leaseMs]),
    async sweep({ now, historyBefore }) {
      const day = new Date(historyBefore).toISOString().slice(0, 10);
      const [swept] = await calls.rows<{ purged_jobs: number; expired_contexts: number }>(
        `SELECT * FROM ${s}.sweep($1, $2, $3)`,
        [now, historyBefore, day],
      );
      return { purgedJobs: swept!.purged_jobs, expiredContexts: swept!.expired_contexts };
    },
    deleteContext: (id, org) => one(`SELECT ${s}.delete_context($1, $2)`, [id, org]),
    takeToken: ({ org, user }, perMinute, now) =>
      one(`SELECT ${s}.take_token($1, $2, $3, $4)`, [org, user, perMinute, clockOf(now)]),
    queue: () => queueState(calls, s),
    onQueued: (listener) => hear(database, queuedChannel(s), pollMs, listener),
    health: () => database.health(),
    check: () => database.check(),
    close: () => database.close(),
  };
}

function hear(database: Database, channel: string, pollMs: number, listener: () => void): () => void {
  const stop = database.listen(channel, listener);
  const timer = setInterval(listener, pollMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop();
  };
}
