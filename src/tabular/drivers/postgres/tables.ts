/** The tables: those of the SQLite store, with what the queue needs. Row data never enters them. */

import { lastSizeClass } from '../../domain/queue.ts';

/** The channel on which workers hear of queued jobs.
 * @param s  the schema */
export const queuedChannel = (s: string) => `${s}_queued`;

/** @param s  the schema */
export const tables = (s: string) => `
  CREATE TABLE ${s}.jobs (
    id text COLLATE "C" PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,       -- order of submission
    org text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    task text NOT NULL,
    status text NOT NULL DEFAULT 'queued'
      CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'purged')),
    short boolean NOT NULL,                        -- the three of domain/queue.ts
    size_class smallint NOT NULL CHECK (size_class BETWEEN 0 AND ${lastSizeClass}),
    turn bigint NOT NULL,
    train_rows bigint NOT NULL,
    output_rows bigint NOT NULL,
    cols integer NOT NULL,
    target_column text NOT NULL,                   -- JSON, as all that callers name
    columns text NOT NULL,
    context_id text COLLATE "C",
    object_key text NOT NULL,
    staged_key text COLLATE "C" NOT NULL,
    content_hash text COLLATE "C" NOT NULL,
    class_count bigint,
    engine_version text NOT NULL DEFAULT 'eng_pending',
    created_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    duration_ms bigint,
    attempts integer NOT NULL DEFAULT 0,
    error text,
    result text,
    result_expires_at bigint,
    lease_owner text,
    lease_token text,
    lease_until bigint,                            -- of the database's clock
    quota_day text COLLATE "C",
    quota_rows bigint NOT NULL DEFAULT 0,
    progress text
  ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.05);
  CREATE INDEX jobs_queued ON ${s}.jobs (short, size_class, turn, seq) WHERE status = 'queued';
  CREATE INDEX jobs_turns ON ${s}.jobs (org, short, turn) WHERE status = 'queued';
  CREATE INDEX jobs_leases ON ${s}.jobs (lease_until) WHERE status = 'running';
  CREATE INDEX jobs_expiring ON ${s}.jobs (result_expires_at) WHERE status = 'succeeded';
  CREATE INDEX jobs_ended ON ${s}.jobs (finished_at) WHERE status IN ('failed', 'purged');
  CREATE INDEX jobs_fits ON ${s}.jobs (context_id) WHERE kind = 'fit' AND status = 'succeeded';
  CREATE INDEX jobs_listed ON ${s}.jobs (org, created_at, id);

  CREATE TABLE ${s}.contexts (
    id text COLLATE "C" PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    status text NOT NULL DEFAULT 'creating'
      CHECK (status IN ('creating', 'ready', 'failed', 'expired', 'deleted')),
    task text NOT NULL,
    train_rows bigint NOT NULL,
    cols integer NOT NULL,
    target_column text NOT NULL,
    feature_columns text NOT NULL,
    class_count bigint,
    engine_version text NOT NULL DEFAULT 'eng_pending',
    planned_engine_version text NOT NULL,
    artifact_schema_version integer NOT NULL,
    train_hash text COLLATE "C" NOT NULL,
    artifact_hash text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    last_used_at bigint,
    created_by_job_id text COLLATE "C" NOT NULL,
    error text
  );
  CREATE INDEX contexts_identical ON ${s}.contexts (org, train_hash) WHERE status IN ('creating', 'ready');
  CREATE INDEX contexts_expiring ON ${s}.contexts (expires_at) WHERE status = 'ready';
  CREATE INDEX contexts_dead ON ${s}.contexts (greatest(created_at, expires_at))
    WHERE status IN ('expired', 'failed', 'deleted');
  CREATE INDEX contexts_listed ON ${s}.contexts (org, created_at, id) WHERE status <> 'deleted';

  CREATE TABLE ${s}.idempotency (
    org text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    fingerprint text NOT NULL,
    job_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (org, key)
  );
  CREATE INDEX idempotency_job ON ${s}.idempotency (job_id);

  CREATE TABLE ${s}.quota (
    org text COLLATE "C" NOT NULL,
    day text COLLATE "C" NOT NULL,
    used bigint NOT NULL CHECK (used >= 0),
    PRIMARY KEY (org, day)
  );

  -- refs: queued and running jobs that need the object; plans: uploads planned and not yet submitted.
  CREATE TABLE ${s}.staged (
    key text COLLATE "C" PRIMARY KEY,
    refs integer NOT NULL CHECK (refs >= 0),
    plans integer NOT NULL CHECK (plans >= 0),
    touched_at bigint NOT NULL,
    bytes bigint NOT NULL DEFAULT 0                -- as planned
  ) WITH (fillfactor = 80);
  CREATE INDEX staged_planned ON ${s}.staged (key, bytes) WHERE plans > 0;
  CREATE INDEX staged_unused ON ${s}.staged (key) WHERE refs = 0;

  CREATE TABLE ${s}.garbage (key text COLLATE "C" PRIMARY KEY);

  CREATE TABLE ${s}.buckets (
    org text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    tokens double precision NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (org, "user")
  ) WITH (fillfactor = 50);

  -- The process that looks after the store, and until when.
  CREATE TABLE ${s}.upkeep (single boolean PRIMARY KEY DEFAULT true CHECK (single), owner text, until bigint NOT NULL);
  INSERT INTO ${s}.upkeep VALUES (true, NULL, 0);
`;
