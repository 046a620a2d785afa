/** Table rows to domain objects: SQL stores have the same columns. */

import { StorageError } from '../../../shared/storage-error.ts';
import type { FittedContext } from '../../domain/context.ts';
import type { Job, JobRecord, ListedJob } from '../../domain/job.ts';

export interface JobRow {
  seq: number;
  id: string;
  org: string;
  user: string;
  kind: Job['kind'];
  task: Job['task'];
  status: Job['status'];
  train_rows: number;
  output_rows: number;
  cols: number;
  target_column: string;
  columns: string;
  context_id: string | null;
  object_key: string;
  staged_key: string;
  content_hash: string;
  class_count: number | null;
  engine_version: string;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  duration_ms: number | null;
  attempts: number;
  error: string | null;
  result: string | null;
  result_expires_at: number | null;
  lease_owner: string | null;
  lease_token: string | null;
  lease_until: number | null;
  quota_day: string | null;
  quota_rows: number;
  progress: string | null;
  /** JSON: codes of places. */
  holidays: string | null;
}

export interface ContextRow {
  id: string;
  org: string;
  user: string;
  status: FittedContext['status'];
  task: FittedContext['task'];
  train_rows: number;
  cols: number;
  target_column: string;
  feature_columns: string;
  engine_version: string;
  artifact_schema_version: number;
  train_hash: string;
  artifact_hash: string | null;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
  created_by_job_id: string;
  error: string | null;
}

const fromJson = (text: string | null) => (text === null ? null : parsed(text));

/** Not every database keeps checksums: what a bad disk did to a value shows when it is read. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StorageError('damaged', 'the job store', { cause });
  }
}

/** The columns that `toJob` reads. Reading all of them takes four times as long. */
export const jobColumns = `id, org, "user", status, kind, task, train_rows, output_rows, cols, target_column,
  engine_version, created_at, duration_ms, content_hash, error, context_id, result_expires_at`;

export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    owner: { org: row.org, user: row.user },
    status: row.status,
    kind: row.kind,
    task: row.task,
    trainRows: row.train_rows,
    outputRows: row.output_rows,
    cols: row.cols,
    targetColumn: row.target_column,
    engineVersion: row.engine_version,
    createdAt: row.created_at,
    durationMs: row.duration_ms,
    contentHash: row.content_hash,
    error: fromJson(row.error),
    contextId: row.context_id,
    resultExpiresAt: row.result_expires_at,
  };
}

/** The columns that `toListed` reads. */
export const listedColumns = `${jobColumns}, started_at, finished_at, progress`;

export function toListed(row: JobRow): ListedJob {
  return {
    ...toJob(row),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    progress: fromJson(row.progress),
  };
}

export function toRecord(row: JobRow): JobRecord {
  return {
    ...toJob(row),
    columns: parsed(row.columns),
    objectKey: row.object_key,
    stagedKey: row.staged_key,
    classCount: row.class_count,
    ...(row.holidays !== null && { holidays: parsed(row.holidays) }),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    attempts: row.attempts,
    result: fromJson(row.result),
  };
}

export function toContext(row: ContextRow): FittedContext {
  return {
    id: row.id,
    owner: { org: row.org, user: row.user },
    status: row.status,
    task: row.task,
    trainRows: row.train_rows,
    cols: row.cols,
    targetColumn: row.target_column,
    featureColumns: parsed(row.feature_columns),
    engineVersion: row.engine_version,
    artifactSchemaVersion: row.artifact_schema_version,
    trainHash: row.train_hash,
    artifactHash: row.artifact_hash,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    createdByJobId: row.created_by_job_id,
    error: fromJson(row.error),
  };
}
