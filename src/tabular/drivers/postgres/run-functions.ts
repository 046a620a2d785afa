/** The life of an accepted job, as functions of the database: claim, heartbeat, release, finish, fail. */

import { artifactKeyOf } from '../../domain/context.ts';
import { warmPlaces } from '../../domain/queue.ts';
import { queuedChannel } from './tables.ts';

/** @param s  the schema */
export const runFunctions = (s: string) => `
  -- As domain/queue.ts says. A job that another claim holds at this moment is passed over, not waited for.
  CREATE FUNCTION ${s}.claim(worker text, token text, at bigint, lease_ms bigint, clock bigint, only_short boolean,
    max_class integer, warm text[])
  RETURNS SETOF ${s}.jobs LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  #variable_conflict use_column
  DECLARE
    moment bigint := ${s}.moment(clock);
    head record;
    taken text;
  BEGIN
    PERFORM ${s}.relax();
    SELECT id INTO taken FROM ${s}.jobs
    WHERE status = 'running' AND lease_until <= moment AND size_class <= max_class AND (short OR NOT only_short)
    ORDER BY turn, seq LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF taken IS NULL THEN
      FOR head IN
        SELECT lanes.short, classes.size_class, first.turn, first.seq
        FROM (VALUES (true), (false)) AS lanes (short)
        CROSS JOIN generate_series(0, max_class) AS classes (size_class)
        CROSS JOIN LATERAL (
          SELECT turn, seq FROM ${s}.jobs
          WHERE status = 'queued' AND short = lanes.short AND size_class = classes.size_class
          ORDER BY turn, seq LIMIT 1) AS first
        WHERE lanes.short OR NOT only_short
        ORDER BY first_value(first.seq) OVER (PARTITION BY lanes.short ORDER BY first.turn, first.seq), first.turn, first.seq
      LOOP
        IF head.short AND cardinality(warm) > 0 THEN
          SELECT id INTO taken FROM ${s}.jobs
          WHERE status = 'queued' AND short AND size_class = head.size_class AND turn = head.turn
            AND seq >= head.seq AND seq < head.seq + ${warmPlaces} AND context_id = ANY (warm)
          ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED;
          EXIT WHEN taken IS NOT NULL;
        END IF;
        SELECT id INTO taken FROM ${s}.jobs
        WHERE status = 'queued' AND short = head.short AND size_class = head.size_class
        ORDER BY turn, seq LIMIT 1 FOR UPDATE SKIP LOCKED;
        EXIT WHEN taken IS NOT NULL;
      END LOOP;
    END IF;
    IF taken IS NULL THEN
      RETURN;
    END IF;
    RETURN QUERY UPDATE ${s}.jobs SET status = 'running', attempts = attempts + 1, started_at = at,
      lease_owner = worker, lease_token = token, lease_until = moment + lease_ms, progress = NULL
    WHERE id = taken RETURNING *;
  END $$;

  CREATE FUNCTION ${s}.heartbeat(of_id text, token text, lease_ms bigint, clock bigint) RETURNS boolean
  LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ${s}.relax();
    UPDATE ${s}.jobs SET lease_until = ${s}.moment(clock) + lease_ms
    WHERE id = of_id AND lease_token = token AND status = 'running';
    RETURN FOUND;
  END $$;

  CREATE FUNCTION ${s}.note_progress(of_id text, token text, said text) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ${s}.relax();
    UPDATE ${s}.jobs SET progress = said WHERE id = of_id AND lease_token = token AND status = 'running';
    RETURN FOUND;
  END $$;

  -- The token goes, so that the worker that released can do no more to the job; a lease in the past invites a claim.
  CREATE FUNCTION ${s}.release(of_id text, token text) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ${s}.relax();
    UPDATE ${s}.jobs SET lease_owner = NULL, lease_token = NULL, lease_until = 0, attempts = attempts - 1,
      progress = NULL
    WHERE id = of_id AND lease_token = token AND status = 'running';
    IF FOUND THEN
      PERFORM pg_notify('${queuedChannel(s)}', '');
    END IF;
    RETURN FOUND;
  END $$;

  CREATE FUNCTION ${s}.finish(of_id text, token text, at bigint, took bigint, engine text, outcome text,
    outcome_expires_at bigint, artifact text, inactivity_ms bigint, max_age_ms bigint, fixed_ms bigint)
  RETURNS boolean LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    ended record;
  BEGIN
    UPDATE ${s}.jobs SET status = 'succeeded', engine_version = engine, finished_at = at, duration_ms = took,
      result = outcome, result_expires_at = outcome_expires_at,
      lease_owner = NULL, lease_token = NULL, lease_until = NULL, progress = NULL
    WHERE id = of_id AND lease_token = token AND status = 'running'
    RETURNING kind, staged_key, context_id INTO ended;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
    UPDATE ${s}.staged SET refs = refs - 1 WHERE key = ended.staged_key;
    IF ended.kind = 'fit' THEN
      UPDATE ${s}.contexts SET status = 'ready', engine_version = engine, artifact_hash = artifact
      WHERE id = ended.context_id AND status = 'creating';
      IF NOT FOUND THEN
        INSERT INTO ${s}.garbage VALUES ('${artifactKeyOf('')}' || ended.context_id) ON CONFLICT DO NOTHING;
      END IF;
    ELSIF ended.context_id IS NOT NULL THEN
      -- Two predictions may end out of order: the later use stands.
      UPDATE ${s}.contexts SET last_used_at = greatest(last_used_at, at), expires_at = greatest(expires_at,
        CASE WHEN fixed_ms IS NOT NULL THEN created_at + fixed_ms
          ELSE least(at + inactivity_ms, created_at + max_age_ms) END)
      WHERE id = ended.context_id AND status = 'ready';
    END IF;
    RETURN true;
  END $$;

  -- The outcomes of one process, in one transaction. Locks are taken in one order by all, so that no two of them wait for
  -- one another.
  CREATE FUNCTION ${s}.finish_all(outcomes jsonb) RETURNS SETOF boolean LANGUAGE plpgsql AS $$
  DECLARE
    ids text[] := ARRAY(SELECT o ->> 'id' FROM jsonb_array_elements(outcomes) AS o);
    o jsonb;
  BEGIN
    IF cardinality(ids) > 1 THEN
      PERFORM 1 FROM ${s}.jobs WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
      PERFORM 1 FROM ${s}.staged WHERE key IN (SELECT staged_key FROM ${s}.jobs WHERE id = ANY (ids))
      ORDER BY key FOR UPDATE;
      PERFORM 1 FROM ${s}.contexts WHERE id IN (SELECT context_id FROM ${s}.jobs WHERE id = ANY (ids))
      ORDER BY id FOR UPDATE;
    END IF;
    FOR o IN SELECT * FROM jsonb_array_elements(outcomes) LOOP
      RETURN NEXT ${s}.finish(o ->> 'id', o ->> 'token', (o ->> 'now')::bigint, (o ->> 'durationMs')::bigint,
        o ->> 'engineVersion', o ->> 'result', (o ->> 'resultExpiresAt')::bigint, o ->> 'artifactHash',
        (o ->> 'inactivityMs')::bigint, (o ->> 'maxAgeMs')::bigint, (o ->> 'fixedMs')::bigint);
    END LOOP;
  END $$;

  CREATE FUNCTION ${s}.fail(of_id text, token text, at bigint, took bigint, engine text, failure text)
  RETURNS boolean LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    ended record;
  BEGIN
    UPDATE ${s}.jobs SET status = 'failed', engine_version = engine, finished_at = at, duration_ms = took,
      error = failure, lease_owner = NULL, lease_token = NULL, lease_until = NULL, progress = NULL
    WHERE id = of_id AND lease_token = token AND status = 'running'
    RETURNING kind, staged_key, context_id, org, quota_day, quota_rows INTO ended;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
    UPDATE ${s}.staged SET refs = refs - 1 WHERE key = ended.staged_key;
    IF ended.quota_day IS NOT NULL THEN
      UPDATE ${s}.quota SET used = used - ended.quota_rows WHERE org = ended.org AND day = ended.quota_day;
    END IF;
    IF ended.kind = 'fit' THEN
      UPDATE ${s}.contexts SET status = 'failed', engine_version = engine, error = failure
      WHERE id = ended.context_id AND status = 'creating';
      INSERT INTO ${s}.garbage VALUES ('${artifactKeyOf('')}' || ended.context_id) ON CONFLICT DO NOTHING;
    END IF;
    RETURN true;
  END $$;
`;

/** Version 2: claims of several jobs in one call. They follow one another, so that turns are kept.
 * @param s  the schema */
export const claimSome = (s: string) => `
  CREATE FUNCTION ${s}.claim_some(worker text, tokens text[], at bigint, lease_ms bigint, clock bigint,
    only_short boolean, max_class integer, warm text[])
  RETURNS SETOF ${s}.jobs LANGUAGE plpgsql AS $$
  DECLARE
    token text;
  BEGIN
    FOREACH token IN ARRAY tokens LOOP
      RETURN QUERY SELECT * FROM ${s}.claim(worker, token, at, lease_ms, clock, only_short, max_class, warm);
      EXIT WHEN NOT FOUND;
    END LOOP;
  END $$;
`;
