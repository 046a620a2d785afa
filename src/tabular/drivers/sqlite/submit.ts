/** Accepting work: idempotency, reuse, quota, references and the job itself in one transaction.
 *
 * Making a commit durable waits for the disk. Submits that arrive while the last commit waited, or in the same turn
 * of the event loop, share the next one: each is a savepoint of its own, so that one refused leaves no trace. */

import type Database from 'better-sqlite3';
import { inBatches, type Settled } from '../../../shared/batch.ts';
import { storageFaultOf } from '../../../shared/storage-error.ts';
import type { SubmitOutcome, SubmitRequest } from '../../ports.ts';
import { keptKey } from '../sql/kept-key.ts';
import { type ContextRow, type JobRow, jobColumns, toContext, toJob } from '../sql/rows.ts';
import { submitBytes, tooManyWaiting } from '../sql/waiting.ts';
import type { Queue } from './queue.ts';

/** @param write  runs a transaction, waiting for the lock where it must */
export function prepareSubmit(
  database: Database.Database,
  queue: Queue,
  write: <T>(task: () => T) => Promise<T>,
): (request: SubmitRequest) => Promise<SubmitOutcome> {
  const remembered = database.prepare<[string, string], { fingerprint: string; job_id: string }>(
    'SELECT fingerprint, job_id FROM idempotency WHERE org = ? AND key = ?',
  );
  const remember = database.prepare(
    'INSERT INTO idempotency (org, key, fingerprint, job_id) VALUES (?, ?, ?, ?)',
  );
  const jobById = database.prepare<[string], JobRow>(`SELECT ${jobColumns} FROM jobs WHERE id = ?`);
  const contextById = database.prepare<[string], ContextRow>('SELECT * FROM contexts WHERE id = ?');
  const identical = database.prepare<Record<string, unknown>, ContextRow>(`
    SELECT * FROM contexts
    WHERE org = :org AND train_hash = :contentHash AND task = :task AND target_column = :targetColumn
      AND feature_columns = :featureColumns AND train_rows = :trainRows
      AND planned_engine_version = :plannedEngineVersion AND artifact_schema_version = :artifactSchemaVersion
      AND (status = 'creating' OR (status = 'ready' AND expires_at > :createdAt))
    ORDER BY created_at DESC, id LIMIT 1`);
  const usedOn = database.prepare<[string, string], { used: number }>(
    'SELECT used FROM quota WHERE org = ? AND day = ?',
  );
  const reserve = database.prepare(`
    INSERT INTO quota (org, day, used) VALUES (?, ?, ?)
    ON CONFLICT (org, day) DO UPDATE SET used = used + excluded.used`);
  const refer = database.prepare(`
    INSERT INTO staged (key, refs, plans, touched_at) VALUES (?, 1, 0, ?)
    ON CONFLICT (key) DO UPDATE SET
      refs = refs + 1, plans = max(0, plans - 1), touched_at = excluded.touched_at`);
  // A replayed or reused submit needs nothing of what was uploaded for it. Who only repeats a submit has planned nothing
  // since: the plan may be another's.
  const settlePlan = database.prepare(
    'UPDATE staged SET plans = plans - 1, touched_at = ?, shared = max(shared, ?) WHERE key = ? AND plans > 0',
  );
  const insertContext = database.prepare(`
    INSERT INTO contexts (id, org, user, task, train_rows, cols, target_column, feature_columns, class_count,
      planned_engine_version, artifact_schema_version, train_hash, created_at, expires_at, created_by_job_id)
    VALUES (:contextId, :org, :user, :task, :trainRows, :cols, :targetColumn, :featureColumns, :classCount,
      :plannedEngineVersion, :artifactSchemaVersion, :contentHash, :createdAt, :expiresAt, :id)`);
  const insertJob = database.prepare<Record<string, unknown>, JobRow>(`
    INSERT INTO jobs (id, org, user, kind, task, train_rows, output_rows, cols, target_column, columns, context_id,
      object_key, staged_key, content_hash, class_count, created_at, quota_day, quota_rows, short, size_class, turn,
      holidays)
    VALUES (:id, :org, :user, :kind, :task, :trainRows, :outputRows, :cols, :targetColumn, :columns, :contextId,
      :objectKey, :stagedKey, :contentHash, :classCount, :createdAt, :quotaDay, :quotaRows, :short, :sizeClass, :turn,
      :holidays)
    RETURNING ${jobColumns}`);

  const existing = (kind: 'replayed' | 'reused', jobId: string): SubmitOutcome => {
    const job = toJob(jobById.get(jobId)!);
    const row = job.kind === 'fit' ? contextById.get(job.contextId!) : undefined;
    return { kind, job, context: row === undefined ? null : toContext(row) };
  };

  const submit = database.transaction((request: SubmitRequest): SubmitOutcome => {
    const { job, context, quota } = request;
    const idempotency =
      request.idempotency === null ? null : { ...request.idempotency, key: keptKey(request.idempotency.key) };
    const { org, user } = job.owner;
    if (idempotency !== null) {
      const known = remembered.get(org, idempotency.key);
      if (known !== undefined) {
        if (known.fingerprint !== idempotency.fingerprint) return { kind: 'conflict' };
        settlePlan.run(job.createdAt, 1, job.stagedKey);
        return existing('replayed', known.job_id);
      }
    }
    const fields = {
      ...job,
      org,
      user,
      columns: JSON.stringify(job.columns),
      holidays: job.holidays === undefined ? null : JSON.stringify(job.holidays),
      ...(context === null
        ? {}
        : { ...context, id: job.id, featureColumns: JSON.stringify(context.featureColumns) }),
      quotaDay: quota?.day ?? null,
      quotaRows: quota?.rows ?? 0,
    };
    if (request.reuse) {
      const active = identical.get(fields);
      if (active !== undefined) {
        if (idempotency !== null) {
          remember.run(org, idempotency.key, idempotency.fingerprint, active.created_by_job_id);
        }
        settlePlan.run(job.createdAt, 0, job.stagedKey);
        return existing('reused', active.created_by_job_id);
      }
    }
    if (quota !== null) {
      const used = usedOn.get(org, quota.day)?.used ?? 0;
      if (used + quota.rows > quota.allowance) return { kind: 'over_quota', used };
      reserve.run(org, quota.day, quota.rows);
    }
    refer.run(job.stagedKey, job.createdAt);
    if (context !== null) insertContext.run(fields);
    const row = insertJob.get({ ...fields, ...queue.placeOf(request) })!;
    if (idempotency !== null) remember.run(org, idempotency.key, idempotency.fingerprint, job.id);
    const made = context === null ? undefined : contextById.get(context.id);
    return { kind: 'created', job: toJob(row), context: made === undefined ? null : toContext(made) };
  });
  /** Inside a transaction a nested one is a savepoint. */
  const submitAll = database.transaction((requests: readonly SubmitRequest[]) =>
    requests.map((request): Settled<SubmitOutcome> => {
      try {
        return { value: submit(request) };
      } catch (error) {
        // A disk fault may have undone the whole transaction, and with it the submits before this one.
        if (storageFaultOf(error) !== null) throw error;
        return { error };
      }
    }),
  );

  // Nobody hears of an outcome before the commit stands.
  return inBatches({
    run: (requests) => write(() => submitAll.immediate(requests)),
    sizeOf: submitBytes,
    refusal: tooManyWaiting,
  });
}
