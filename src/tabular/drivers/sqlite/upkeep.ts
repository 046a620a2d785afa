/** Retention: purging results, expiring contexts, forgetting history, and what the object store may drop. */

import type Database from 'better-sqlite3';
import { artifactKeyOf } from '../../domain/context.ts';
import type { NeededBy, Sweep, Swept, UploadBounds } from '../../ports.ts';

export function prepareUpkeep(database: Database.Database) {
  const purge = database.prepare<[number], { result: string | null }>(`
    UPDATE jobs SET status = 'purged' WHERE status = 'succeeded' AND result_expires_at <= ?
    RETURNING result`);
  const dropResults = database.prepare(
    "UPDATE jobs SET result = NULL WHERE status = 'purged' AND result IS NOT NULL",
  );
  const expire = database.prepare<[number], { id: string }>(
    "UPDATE contexts SET status = 'expired' WHERE status = 'ready' AND expires_at <= ? RETURNING id",
  );
  const discard = database.prepare('INSERT OR IGNORE INTO garbage (key) VALUES (?)');
  const forgetKeys = database.prepare(`
    DELETE FROM idempotency WHERE job_id IN (
      SELECT id FROM jobs WHERE finished_at < ? AND status IN ('failed', 'purged'))`);
  const forgetJobs = database.prepare(
    "DELETE FROM jobs WHERE finished_at < ? AND status IN ('failed', 'purged')",
  );
  const forgetFits = database.prepare(`
    DELETE FROM jobs WHERE kind = 'fit' AND status = 'succeeded' AND context_id NOT IN (
      SELECT id FROM contexts)`);
  const forgetFitKeys = database.prepare('DELETE FROM idempotency WHERE job_id NOT IN (SELECT id FROM jobs)');
  const forgetContexts = database.prepare(`
    DELETE FROM contexts WHERE status IN ('expired', 'failed', 'deleted') AND max(created_at, expires_at) < ?`);
  const forgetQuota = database.prepare('DELETE FROM quota WHERE day < ?');
  const forgetBuckets = database.prepare('DELETE FROM buckets WHERE at < ?');
  const remove = database.prepare(
    "UPDATE contexts SET status = 'deleted' WHERE id = ? AND org = ? AND status <> 'deleted'",
  );

  const sweep = database.transaction(({ now, historyBefore }: Sweep): Swept => {
    const purged = purge.all(now);
    for (const { result } of purged) {
      const { objectKey } = JSON.parse(result ?? '{}') as { objectKey?: string };
      if (objectKey !== undefined) discard.run(objectKey);
    }
    if (purged.length > 0) dropResults.run();
    const expired = expire.all(now);
    for (const { id } of expired) discard.run(artifactKeyOf(id));
    forgetKeys.run(historyBefore);
    forgetJobs.run(historyBefore);
    if (forgetContexts.run(historyBefore).changes > 0 && forgetFits.run().changes > 0) forgetFitKeys.run();
    // The reservation of a job that still runs belongs to its day: keep far more days than a job can last.
    forgetQuota.run(new Date(historyBefore).toISOString().slice(0, 10));
    // A bucket is full again after a minute, as one that was never used.
    forgetBuckets.run(now - 3_600_000);
    return { purgedJobs: purged.length, expiredContexts: expired.length };
  });

  const deleteContext = database.transaction((id: string, org: string): boolean => {
    if (remove.run(id, org).changes === 0) return false;
    discard.run(artifactKeyOf(id));
    return true;
  });

  return {
    sweep: (request: Sweep) => sweep.immediate(request),
    deleteContext: (id: string, org: string) => deleteContext.immediate(id, org),
  };
}

/** Rows of a page: what a sweep asks for at once. */
const pageRows = 1000;

export function prepareStaged(database: Database.Database) {
  const note = database.prepare(`
    INSERT INTO staged (key, refs, plans, touched_at, bytes) VALUES (?, 0, 1, ?, ?)
    ON CONFLICT (key) DO UPDATE
    SET plans = plans + 1, touched_at = excluded.touched_at, bytes = max(bytes, excluded.bytes), shared = 1`);
  const isPlanned = database.prepare('SELECT 1 FROM staged WHERE key = ? AND plans > 0');
  // The character after `/` is `0`: the keys that begin with the prefix, as a range of the primary key.
  const openUnder = database.prepare<[string, string], { open: number; bytes: number }>(`
    SELECT count(*) AS open, coalesce(sum(bytes), 0) AS bytes FROM staged
    WHERE key > ? AND key < ? AND plans > 0`);
  const countsOf = database.prepare<[string], { refs: number; plans: number }>(
    'SELECT refs, plans FROM staged WHERE key = ?',
  );
  // Rows that do not match count for the page too: it must not take longer for having few that do.
  const planned = database.prepare<[string], { key: string; refs: number; touched_at: number }>(
    `SELECT key, refs, touched_at FROM staged WHERE key > ? AND plans > 0 ORDER BY key LIMIT ${pageRows}`,
  );
  const isStaged = database.prepare('SELECT 1 FROM staged WHERE key = ?');
  // The result of a running job may have been written already; that of an ended one is named in its row.
  const hasResult = database.prepare(`
    SELECT 1 FROM jobs WHERE id = ? AND (
      status IN ('queued', 'running') OR (status = 'succeeded' AND result ->> '$.objectKey' = ?))`);
  const hasContext = database.prepare(
    "SELECT 1 FROM contexts WHERE id = ? AND status IN ('creating', 'ready')",
  );

  const plan = database.transaction((key: string, now: number, bounds: UploadBounds | undefined) => {
    if (bounds !== undefined && isPlanned.get(key) === undefined) {
      const { prefix, maxOpen, maxOpenBytes, bytes } = bounds;
      const already = openUnder.get(prefix, `${prefix.slice(0, -1)}0`)!;
      const full = maxOpenBytes !== null && already.bytes + bytes > maxOpenBytes;
      if (already.open >= maxOpen || full) return already;
    }
    note.run(key, now, bounds?.bytes ?? 0);
    return null;
  });

  function isNeeded(object: NeededBy): boolean {
    if (object.kind === 'staged') return isStaged.get(object.key) !== undefined;
    if (object.kind === 'artifact') return hasContext.get(object.contextId) !== undefined;
    return hasResult.get(object.jobId, object.key) !== undefined;
  }

  const drop = database.prepare('DELETE FROM staged WHERE key = ? AND refs = 0 AND plans = 0 AND shared = 0');
  const dropOld = database.prepare(
    'DELETE FROM staged WHERE key = ? AND refs = 0 AND (plans = 0 AND shared = 0 OR touched_at < ?)',
  );
  const unneeded = database.prepare<[number], { key: string }>(
    `SELECT key FROM staged WHERE refs = 0 AND (plans = 0 AND shared = 0 OR touched_at < ?) LIMIT ${pageRows}`,
  );
  const objects = database.prepare<[], { key: string }>(`SELECT key FROM garbage LIMIT ${pageRows}`);
  const gone = database.prepare('DELETE FROM garbage WHERE key = ?');
  const collect = database.transaction((keys: readonly string[]) => {
    for (const key of keys) gone.run(key);
  });
  return {
    planStaged: (key: string, now: number, bounds?: UploadBounds) => plan.immediate(key, now, bounds),
    staged: (key: string) => countsOf.get(key) ?? null,
    unneeded: (objects: readonly NeededBy[]) =>
      objects.filter((object) => !isNeeded(object)).map(({ key }) => key),
    plannedBefore(before: number, after: string) {
      const rows = planned.all(after);
      const due = rows.filter(({ refs, touched_at }) => refs === 0 && touched_at < before);
      return { keys: due.map(({ key }) => key), next: rows.length < pageRows ? null : rows.at(-1)!.key };
    },
    dropStaged: (key: string) => drop.run(key).changes > 0,
    dropAbandoned: (key: string, before: number) => dropOld.run(key, before).changes > 0,
    garbage: (before: number) => ({
      objects: objects.all().map(({ key }) => key),
      staged: unneeded.all(before).map(({ key }) => key),
    }),
    collected: (keys: readonly string[]) => void collect.immediate(keys),
  };
}
