/** The life of an accepted job: claim, heartbeat, release, finish, fail. Each is one transaction, and each change of
 * status is one statement that names the status it leaves. */

import { randomUUID } from 'node:crypto';
import type Database from 'better-sqlite3';
import { artifactKeyOf, expiryOf } from '../../domain/context.ts';
import type { JobProgress } from '../../domain/job.ts';
import type { Claim, ClaimRequest, JobStore, Success } from '../../ports.ts';
import { type JobRow, toRecord } from '../sql/rows.ts';
import type { Liveness } from './liveness.ts';
import type { Queue } from './queue.ts';

type Failed = Parameters<JobStore['fail']>[2];

export function prepareTransitions(database: Database.Database, queue: Queue, liveness: Liveness) {
  const claimNext = database.prepare<Record<string, unknown>, JobRow>(`
    UPDATE jobs SET status = 'running', attempts = attempts + 1, started_at = :now,
      lease_owner = :owner, lease_token = :token, lease_until = :leaseUntil, progress = NULL
    WHERE seq = :seq
    RETURNING *`);
  const extend = database.prepare(
    "UPDATE jobs SET lease_until = ? WHERE id = ? AND lease_token = ? AND status = 'running'",
  );
  const note = database.prepare(
    "UPDATE jobs SET progress = ? WHERE id = ? AND lease_token = ? AND status = 'running'",
  );
  // The token goes, so that the worker that released can do no more to the job; a lease in the past invites a claim.
  const giveBack = database.prepare(`
    UPDATE jobs SET lease_owner = NULL, lease_token = NULL, lease_until = 0, attempts = attempts - 1,
      progress = NULL
    WHERE id = ? AND lease_token = ? AND status = 'running'`);
  const succeed = database.prepare<Record<string, unknown>, JobRow>(`
    UPDATE jobs SET status = 'succeeded', engine_version = :engineVersion, finished_at = :now,
      duration_ms = :durationMs, result = :result, result_expires_at = :resultExpiresAt,
      lease_owner = NULL, lease_token = NULL, lease_until = NULL, progress = NULL
    WHERE id = :id AND lease_token = :token AND status = 'running'
    RETURNING *`);
  const failJob = database.prepare<Record<string, unknown>, JobRow>(`
    UPDATE jobs SET status = 'failed', engine_version = :engineVersion, finished_at = :now,
      duration_ms = :durationMs, error = :error,
      lease_owner = NULL, lease_token = NULL, lease_until = NULL, progress = NULL
    WHERE id = :id AND lease_token = :token AND status = 'running'
    RETURNING *`);
  const readyContext = database.prepare(`
    UPDATE contexts SET status = 'ready', engine_version = :engineVersion, artifact_hash = :artifactHash
    WHERE id = :contextId AND status = 'creating'`);
  const failContext = database.prepare(`
    UPDATE contexts SET status = 'failed', engine_version = :engineVersion, error = :error
    WHERE id = :contextId AND status = 'creating'`);
  const createdOf = database.prepare<[string], { created_at: number }>(
    "SELECT created_at FROM contexts WHERE id = ? AND status = 'ready'",
  );
  // Two predictions may end out of order: the later use stands.
  const useContext = database.prepare(`
    UPDATE contexts SET last_used_at = max(coalesce(last_used_at, 0), :now), expires_at = max(expires_at, :expiresAt)
    WHERE id = :contextId AND status = 'ready'`);
  const unrefer = database.prepare('UPDATE staged SET refs = refs - 1 WHERE key = ?');
  const refund = database.prepare('UPDATE quota SET used = used - ? WHERE org = ? AND day = ?');
  const discard = database.prepare('INSERT OR IGNORE INTO garbage (key) VALUES (?)');
  const runningOwners = database.prepare<[string], { lease_owner: string }>(
    "SELECT DISTINCT lease_owner FROM jobs WHERE status = 'running' AND lease_owner IS NOT NULL AND lease_owner <> ?",
  );
  const free = database.prepare(
    "UPDATE jobs SET lease_until = 0 WHERE status = 'running' AND lease_owner = ?",
  );

  const finish = database.transaction((id: string, token: string, success: Success): boolean => {
    const { now, durationMs, engineVersion, result, resultExpiresAt, artifactHash, lifetime } = success;
    const stored = result === null ? null : JSON.stringify(result);
    const row = succeed.get({ id, token, now, durationMs, engineVersion, result: stored, resultExpiresAt });
    if (row === undefined) return false;
    unrefer.run(row.staged_key);
    if (row.context_id === null) return true;
    if (row.kind === 'fit') {
      const made = readyContext.run({ contextId: row.context_id, engineVersion, artifactHash });
      if (made.changes === 0) discard.run(artifactKeyOf(row.context_id));
    } else {
      const context = createdOf.get(row.context_id);
      if (context !== undefined) {
        const expiresAt = expiryOf(context.created_at, now, lifetime);
        useContext.run({ contextId: row.context_id, now, expiresAt });
      }
    }
    return true;
  });

  const fail = database.transaction((id: string, token: string, failed: Failed): boolean => {
    const { now, durationMs, engineVersion } = failed;
    const error = JSON.stringify(failed.error);
    const row = failJob.get({ id, token, now, durationMs, engineVersion, error });
    if (row === undefined) return false;
    unrefer.run(row.staged_key);
    if (row.quota_day !== null) refund.run(row.quota_rows, row.org, row.quota_day);
    if (row.kind === 'fit') {
      failContext.run({ contextId: row.context_id, engineVersion, error });
      discard.run(artifactKeyOf(row.context_id!));
    }
    return true;
  });

  // A transaction of its own: alone, the statement would be committed when its row has been read, and the driver says
  // nothing of a commit that fails then.
  const claim = database.transaction((request: ClaimRequest): Claim | null => {
    const seq = queue.next(request);
    if (seq === null) return null;
    const { owner, now, leaseUntil } = request;
    const token = randomUUID();
    return { job: toRecord(claimNext.get({ seq, owner, now, leaseUntil, token })!), token };
  });

  return {
    claim(request: ClaimRequest): Claim | null {
      liveness.announce(request.owner);
      return claim.immediate(request);
    },
    heartbeat: (id: string, token: string, leaseUntil: number) =>
      extend.run(leaseUntil, id, token).changes > 0,
    noteProgress: (id: string, token: string, progress: JobProgress) =>
      note.run(JSON.stringify(progress), id, token).changes > 0,
    release: (id: string, token: string) => giveBack.run(id, token).changes > 0,
    finish: (id: string, token: string, success: Success) => finish.immediate(id, token, success),
    fail: (id: string, token: string, failed: Failed) => fail.immediate(id, token, failed),
    recover(owner: string): number {
      let freed = 0;
      for (const { lease_owner: other } of runningOwners.all(owner)) {
        if (liveness.isDead(other)) freed += free.run(other).changes;
      }
      return freed;
    },
  };
}
