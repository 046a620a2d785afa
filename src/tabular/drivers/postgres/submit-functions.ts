/** Accepting work and planning uploads, as functions of the database. */

import { lastSizeClass } from '../../domain/queue.ts';
import { jobColumns } from '../sql/rows.ts';
import { queuedChannel } from './tables.ts';

/** Names, with that of an organisation, the lock under which its submits and plans follow one another. */
export const organisationLock = 0x6f726700;
/** Names, with that of a key, the lock under which submits of one staged object follow one another: a row that is not there
 * yet can't be locked. */
export const stagedLock = 0x73746700;

/** @param s  the schema */
export const submitFunctions = (s: string) => `
  -- Nothing is left of a change that a power cut takes: the job is claimed again, the object kept longer.
  CREATE FUNCTION ${s}.relax() RETURNS void LANGUAGE sql
    AS $$ SELECT set_config('synchronous_commit', 'off', true) $$;

  -- A caller's time, for tests that move it, or that of this server's clock.
  CREATE FUNCTION ${s}.moment(given bigint) RETURNS bigint LANGUAGE sql
    AS $$ SELECT coalesce(given, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) $$;

  CREATE FUNCTION ${s}.next_turn(of_org text, is_short boolean) RETURNS bigint LANGUAGE plpgsql AS $$
  BEGIN
    RETURN greatest(0,
      (SELECT max(turn) + 1 FROM ${s}.jobs WHERE status = 'queued' AND org = of_org AND short = is_short),
      (SELECT min(first.turn) FROM generate_series(0, ${lastSizeClass}) AS class (size)
        CROSS JOIN LATERAL (
          SELECT turn FROM ${s}.jobs WHERE status = 'queued' AND short = is_short AND size_class = class.size
          ORDER BY turn, seq LIMIT 1) AS first));
  END $$;

  -- One after another within an organisation: each sees what those before it have taken.
  CREATE FUNCTION ${s}.submit(requests jsonb) RETURNS TABLE (kind text, used bigint, job json, context json)
  LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  DECLARE
    request jsonb;
  BEGIN
    PERFORM pg_advisory_xact_lock(${organisationLock}, locks.org)
    FROM (SELECT DISTINCT hashtext(r ->> 'org') AS org FROM jsonb_array_elements(requests) AS r ORDER BY org) AS locks;
    PERFORM pg_advisory_xact_lock(${stagedLock}, locks.key)
    FROM (SELECT DISTINCT hashtext(r ->> 'stagedKey') AS key FROM jsonb_array_elements(requests) AS r ORDER BY key) AS locks;
    -- In the order in which finish_all takes them.
    PERFORM 1 FROM ${s}.staged WHERE key IN (SELECT r ->> 'stagedKey' FROM jsonb_array_elements(requests) AS r)
    ORDER BY key FOR UPDATE;
    FOR request IN SELECT * FROM jsonb_array_elements(requests) LOOP
      RETURN QUERY SELECT * FROM ${s}.submit_one(request);
    END LOOP;
  END $$;

  -- Null when the upload is noted, else what is open already. Without a prefix there are no bounds.
  CREATE FUNCTION ${s}.plan_staged(of_key text, at bigint, prefix text, max_open bigint, max_bytes bigint, of_bytes bigint)
  RETURNS json LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    already record;
  BEGIN
    PERFORM ${s}.relax();
    IF prefix IS NOT NULL THEN
      PERFORM pg_advisory_xact_lock(${organisationLock}, hashtext(prefix));
      IF NOT EXISTS (SELECT 1 FROM ${s}.staged WHERE key = of_key AND plans > 0) THEN
        -- The character after "/" is "0": the keys that begin with the prefix, as a range of the index.
        SELECT count(*) AS open, coalesce(sum(bytes), 0)::bigint AS bytes INTO already FROM ${s}.staged
        WHERE plans > 0 AND key > prefix AND key < left(prefix, -1) || '0';
        IF already.open >= max_open OR already.bytes + of_bytes > max_bytes THEN
          RETURN row_to_json(already);
        END IF;
      END IF;
    END IF;
    INSERT INTO ${s}.staged AS o (key, refs, plans, touched_at, bytes) VALUES (of_key, 0, 1, at, of_bytes)
    ON CONFLICT (key) DO UPDATE
    SET plans = o.plans + 1, touched_at = excluded.touched_at, bytes = greatest(o.bytes, excluded.bytes);
    RETURN NULL;
  END $$;

  -- Milliseconds until a token of the bucket is there; 0 when one was taken.
  CREATE FUNCTION ${s}.take_token(of_org text, of_user text, per_minute double precision, clock bigint)
  RETURNS bigint LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    now_ms bigint := ${s}.moment(clock);
    per_ms double precision := per_minute / 60000;
    bucket ${s}.buckets;
    left_over double precision;
  BEGIN
    PERFORM ${s}.relax();
    INSERT INTO ${s}.buckets VALUES (of_org, of_user, per_minute, now_ms) ON CONFLICT DO NOTHING;
    SELECT * INTO bucket FROM ${s}.buckets WHERE org = of_org AND "user" = of_user FOR UPDATE;
    left_over := least(per_minute, bucket.tokens + greatest(0, now_ms - bucket.at) * per_ms);
    IF left_over < 1 THEN
      RETURN ceil((1 - left_over) / per_ms)::bigint;
    END IF;
    UPDATE ${s}.buckets SET tokens = left_over - 1, at = now_ms WHERE org = of_org AND "user" = of_user;
    RETURN 0;
  END $$;
`;

/** Version 3: jobs keep the holidays of a forecast (what takes one submit is the same since version 1 but for them), and
 * submits say how long they wait for the locks of others.
 * @param s  the schema */
export const submitOne = (s: string) => `
  ALTER TABLE ${s}.jobs ADD COLUMN holidays text;   -- JSON, of a forecast that feels any

  -- p is a request: what SubmitRequest has, its names as JSON texts.
  CREATE OR REPLACE FUNCTION ${s}.submit_one(p jsonb) RETURNS TABLE (kind text, used bigint, job json, context json)
  LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    of_org text := p ->> 'org';
    job_id text := p ->> 'id';
    made_at bigint := p ->> 'createdAt';
    idempotency_key text := p ->> 'idempotencyKey';
    is_short boolean := p ->> 'short';
    known ${s}.idempotency;
    outcome text;
    spent bigint;
  BEGIN
    IF idempotency_key IS NOT NULL THEN
      SELECT * INTO known FROM ${s}.idempotency WHERE org = of_org AND key = idempotency_key;
      IF FOUND THEN
        IF known.fingerprint <> p ->> 'fingerprint' THEN
          RETURN QUERY SELECT 'conflict', NULL::bigint, NULL::json, NULL::json;
          RETURN;
        END IF;
        outcome := 'replayed';
        job_id := known.job_id;
      END IF;
    END IF;
    IF outcome IS NULL AND (p ->> 'reuse')::boolean THEN
      SELECT created_by_job_id INTO known.job_id FROM ${s}.contexts
      WHERE org = of_org AND train_hash = p ->> 'contentHash' AND task = p ->> 'task'
        AND target_column = p ->> 'targetColumn' AND feature_columns = p ->> 'featureColumns'
        AND train_rows = (p ->> 'trainRows')::bigint
        AND planned_engine_version = p ->> 'plannedEngineVersion'
        AND artifact_schema_version = (p ->> 'artifactSchemaVersion')::integer
        AND status IN ('creating', 'ready') AND (status = 'creating' OR expires_at > made_at)
      ORDER BY created_at DESC, id LIMIT 1;
      IF FOUND THEN
        outcome := 'reused';
        job_id := known.job_id;
        IF idempotency_key IS NOT NULL THEN
          INSERT INTO ${s}.idempotency VALUES (of_org, idempotency_key, p ->> 'fingerprint', job_id);
        END IF;
      END IF;
    END IF;
    IF outcome IS NOT NULL THEN
      -- Such a submit needs nothing of what was uploaded for it.
      UPDATE ${s}.staged SET plans = plans - 1, touched_at = made_at
      WHERE key = p ->> 'stagedKey' AND plans > 0;
    ELSE
      IF p ->> 'quotaDay' IS NOT NULL THEN
        SELECT q.used INTO spent FROM ${s}.quota q WHERE org = of_org AND day = p ->> 'quotaDay';
        IF coalesce(spent, 0) + (p ->> 'quotaRows')::bigint > (p ->> 'allowance')::bigint THEN
          RETURN QUERY SELECT 'over_quota', coalesce(spent, 0), NULL::json, NULL::json;
          RETURN;
        END IF;
        INSERT INTO ${s}.quota AS q VALUES (of_org, p ->> 'quotaDay', (p ->> 'quotaRows')::bigint)
        ON CONFLICT (org, day) DO UPDATE SET used = q.used + excluded.used;
      END IF;
      outcome := 'created';
      INSERT INTO ${s}.staged AS o (key, refs, plans, touched_at) VALUES (p ->> 'stagedKey', 1, 0, made_at)
      ON CONFLICT (key) DO UPDATE
      SET refs = o.refs + 1, plans = greatest(0, o.plans - 1), touched_at = excluded.touched_at;
      IF p ->> 'featureColumns' IS NOT NULL THEN
        INSERT INTO ${s}.contexts (id, org, "user", task, train_rows, cols, target_column, feature_columns,
          class_count, planned_engine_version, artifact_schema_version, train_hash, created_at, expires_at,
          created_by_job_id)
        VALUES (p ->> 'contextId', of_org, p ->> 'user', p ->> 'task', (p ->> 'trainRows')::bigint,
          (p ->> 'cols')::integer, p ->> 'targetColumn', p ->> 'featureColumns', (p ->> 'classCount')::bigint,
          p ->> 'plannedEngineVersion', (p ->> 'artifactSchemaVersion')::integer, p ->> 'contentHash', made_at,
          (p ->> 'expiresAt')::bigint, job_id);
      END IF;
      INSERT INTO ${s}.jobs (id, org, "user", kind, task, short, size_class, turn, train_rows, output_rows, cols,
        target_column, columns, context_id, object_key, staged_key, content_hash, class_count, created_at,
        quota_day, quota_rows, holidays)
      VALUES (job_id, of_org, p ->> 'user', p ->> 'kind', p ->> 'task', is_short, (p ->> 'sizeClass')::smallint,
        ${s}.next_turn(of_org, is_short), (p ->> 'trainRows')::bigint, (p ->> 'outputRows')::bigint,
        (p ->> 'cols')::integer, p ->> 'targetColumn', p ->> 'columns', p ->> 'contextId', p ->> 'objectKey',
        p ->> 'stagedKey', p ->> 'contentHash', (p ->> 'classCount')::bigint, made_at,
        p ->> 'quotaDay', coalesce((p ->> 'quotaRows')::bigint, 0), p ->> 'holidays');
      IF idempotency_key IS NOT NULL THEN
        INSERT INTO ${s}.idempotency VALUES (of_org, idempotency_key, p ->> 'fingerprint', job_id);
      END IF;
      PERFORM pg_notify('${queuedChannel(s)}', '');
    END IF;
    RETURN QUERY SELECT outcome, NULL::bigint, row_to_json(j), row_to_json(c)
    FROM (SELECT ${jobColumns} FROM ${s}.jobs WHERE id = job_id) AS j
    LEFT JOIN ${s}.contexts AS c ON j.kind = 'fit' AND c.id = j.context_id;
  END $$;

  CREATE FUNCTION ${s}.submit_within(requests jsonb, lock_ms integer)
  RETURNS TABLE (kind text, used bigint, job json, context json) LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('lock_timeout', lock_ms::text, true);
    RETURN QUERY SELECT * FROM ${s}.submit(requests);
  END $$;
`;
