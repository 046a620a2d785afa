/** The tables, as numbered migrations; `user_version` says how many have run. */

import type { SqliteForm } from '../../../shared/sqlite/open-file.ts';
import { keptKey } from '../sql/kept-key.ts';

// Row data never enters these tables: payloads, results and artifacts lie in the object store.
const migrations: SqliteForm['migrations'] = [
  `
  CREATE TABLE jobs (
    seq INTEGER PRIMARY KEY,          -- claim order
    id TEXT NOT NULL UNIQUE,
    org TEXT NOT NULL,
    user TEXT NOT NULL,
    kind TEXT NOT NULL,
    task TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'queued'
      CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'purged')),
    train_rows INTEGER NOT NULL,
    output_rows INTEGER NOT NULL,
    cols INTEGER NOT NULL,
    target_column TEXT NOT NULL,
    columns TEXT NOT NULL,
    context_id TEXT,
    object_key TEXT NOT NULL,
    staged_key TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    class_count INTEGER,
    engine_version TEXT NOT NULL DEFAULT 'eng_pending',
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    duration_ms INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    result TEXT,
    result_expires_at INTEGER,
    lease_owner TEXT,
    lease_token TEXT,
    lease_until INTEGER,
    quota_day TEXT,
    quota_rows INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX jobs_active ON jobs (seq) WHERE status IN ('queued', 'running');
  CREATE INDEX jobs_expiring ON jobs (result_expires_at) WHERE status = 'succeeded';
  CREATE INDEX jobs_ended ON jobs (finished_at) WHERE finished_at IS NOT NULL;

  CREATE TABLE contexts (
    id TEXT PRIMARY KEY,
    org TEXT NOT NULL,
    user TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'creating'
      CHECK (status IN ('creating', 'ready', 'failed', 'expired', 'deleted')),
    task TEXT NOT NULL,
    train_rows INTEGER NOT NULL,
    cols INTEGER NOT NULL,
    target_column TEXT NOT NULL,
    feature_columns TEXT NOT NULL,
    class_count INTEGER,
    engine_version TEXT NOT NULL DEFAULT 'eng_pending',
    planned_engine_version TEXT NOT NULL,
    artifact_schema_version INTEGER NOT NULL,
    train_hash TEXT NOT NULL,
    artifact_hash TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_used_at INTEGER,
    created_by_job_id TEXT NOT NULL,
    error TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX contexts_identical ON contexts (org, train_hash) WHERE status IN ('creating', 'ready');
  CREATE INDEX contexts_expiring ON contexts (expires_at) WHERE status = 'ready';

  CREATE TABLE idempotency (
    org TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    job_id TEXT NOT NULL,
    PRIMARY KEY (org, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_job ON idempotency (job_id);

  CREATE TABLE quota (
    org TEXT NOT NULL,
    day TEXT NOT NULL,
    used INTEGER NOT NULL CHECK (used >= 0),
    PRIMARY KEY (org, day)
  ) STRICT, WITHOUT ROWID;

  -- refs: queued and running jobs that need the object; plans: uploads planned and not yet submitted.
  CREATE TABLE staged (
    key TEXT PRIMARY KEY,
    refs INTEGER NOT NULL CHECK (refs >= 0),
    plans INTEGER NOT NULL CHECK (plans >= 0),
    touched_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE garbage (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  CREATE TABLE buckets (
    org TEXT NOT NULL,
    user TEXT NOT NULL,
    tokens REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (org, user)
  ) STRICT, WITHOUT ROWID;
  `,
  // Keys of any length were kept as they came.
  (database) => {
    const long = database.prepare<[], { org: string; key: string }>(
      'SELECT org, key FROM idempotency WHERE length(key) > 64',
    );
    const shorten = database.prepare('UPDATE idempotency SET key = ? WHERE org = ? AND key = ?');
    for (const { org, key } of long.all()) shorten.run(keptKey(key), org, key);
  },
  `
  ALTER TABLE staged ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;   -- as planned
  CREATE INDEX staged_planned ON staged (key, bytes) WHERE plans > 0;
  `,
  `
  ALTER TABLE jobs ADD COLUMN progress TEXT;   -- JSON, while the job is running
  CREATE INDEX jobs_listed ON jobs (org, created_at, id);
  CREATE INDEX contexts_listed ON contexts (org, created_at, id) WHERE status <> 'deleted';
  `,
  // What domain/queue.ts orders by. Jobs queued before keep their order: one turn of theirs.
  `
  ALTER TABLE jobs ADD COLUMN short INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE jobs ADD COLUMN size_class INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE jobs ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  UPDATE jobs SET short = 1 WHERE kind = 'predict' AND context_id IS NOT NULL;
  DROP INDEX jobs_active;
  CREATE INDEX jobs_queued ON jobs (short, size_class, turn, seq) WHERE status = 'queued';
  CREATE INDEX jobs_turns ON jobs (org, short, turn) WHERE status = 'queued';
  CREATE INDEX jobs_running ON jobs (lease_until) WHERE status = 'running';
  `,
  `
  ALTER TABLE jobs ADD COLUMN holidays TEXT;   -- JSON, of a forecast that feels any
  `,
  // Plans are counted and name nobody: a submit may have settled that of another caller.
  `
  ALTER TABLE staged ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;   -- whether several callers may have planned it
  `,
];

export const jobStoreForm: SqliteForm = {
  what: 'the job store',
  tables: ['jobs', 'contexts', 'idempotency', 'quota', 'staged', 'garbage', 'buckets'],
  migrations,
};
