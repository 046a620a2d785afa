/** Retention, as functions of the database. */

import { artifactKeyOf } from '../../domain/context.ts';

/** @param s  the schema */
export const upkeepFunctions = (s: string) => `
  -- Whether an owner looks after the store for the next while.
  CREATE FUNCTION ${s}.take_upkeep(of_owner text, lease_ms bigint, clock bigint) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ${s}.relax();
    UPDATE ${s}.upkeep SET owner = of_owner, until = ${s}.moment(clock) + lease_ms
    WHERE owner = of_owner OR until <= ${s}.moment(clock);
    RETURN FOUND;
  END $$;

  CREATE FUNCTION ${s}.sweep(at bigint, history_before bigint, history_day text)
  RETURNS TABLE (purged_jobs bigint, expired_contexts bigint) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  BEGIN
    WITH due AS (
      SELECT id, result::json ->> 'objectKey' AS left_object FROM ${s}.jobs
      WHERE status = 'succeeded' AND result_expires_at <= at FOR UPDATE
    ), purged AS (
      UPDATE ${s}.jobs SET status = 'purged', result = NULL FROM due WHERE jobs.id = due.id RETURNING left_object
    ), noted AS (
      INSERT INTO ${s}.garbage SELECT left_object FROM purged WHERE left_object IS NOT NULL ON CONFLICT DO NOTHING
    )
    SELECT count(*) INTO purged_jobs FROM purged;
    WITH expired AS (
      UPDATE ${s}.contexts SET status = 'expired' WHERE status = 'ready' AND expires_at <= at RETURNING id
    ), noted AS (
      INSERT INTO ${s}.garbage SELECT '${artifactKeyOf('')}' || id FROM expired ON CONFLICT DO NOTHING
    )
    SELECT count(*) INTO expired_contexts FROM expired;
    WITH gone AS (
      DELETE FROM ${s}.jobs WHERE status IN ('failed', 'purged') AND finished_at < history_before RETURNING id
    )
    DELETE FROM ${s}.idempotency USING gone WHERE job_id = gone.id;
    WITH dead AS (
      DELETE FROM ${s}.contexts
      WHERE status IN ('expired', 'failed', 'deleted') AND greatest(created_at, expires_at) < history_before
      RETURNING id
    ), gone AS (
      DELETE FROM ${s}.jobs USING dead WHERE kind = 'fit' AND status = 'succeeded' AND context_id = dead.id
      RETURNING jobs.id
    )
    DELETE FROM ${s}.idempotency USING gone WHERE job_id = gone.id;
    -- The reservation of a job that still runs belongs to its day: far more days are kept than a job can last.
    DELETE FROM ${s}.quota WHERE day < history_day;
    -- A bucket is full again after a minute, as one that was never used.
    DELETE FROM ${s}.buckets WHERE buckets.at < sweep.at - 3600000;
    RETURN NEXT;
  END $$;

  CREATE FUNCTION ${s}.delete_context(of_id text, of_org text) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE ${s}.contexts SET status = 'deleted' WHERE id = of_id AND org = of_org AND status <> 'deleted';
    IF NOT FOUND THEN
      RETURN false;
    END IF;
    INSERT INTO ${s}.garbage VALUES ('${artifactKeyOf('')}' || of_id) ON CONFLICT DO NOTHING;
    RETURN true;
  END $$;

  -- Those of the keys that are forgotten. What somebody works on is passed over, for others to drop or for the sweep.
  CREATE FUNCTION ${s}.drop_staged(of_keys text[]) RETURNS SETOF text LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  BEGIN
    PERFORM ${s}.relax();
    RETURN QUERY
      WITH unused AS (
        SELECT key FROM ${s}.staged WHERE key = ANY (of_keys) AND refs = 0 AND plans = 0 ORDER BY key FOR UPDATE SKIP LOCKED
      )
      DELETE FROM ${s}.staged USING unused WHERE staged.key = unused.key RETURNING staged.key;
  END $$;

  CREATE FUNCTION ${s}.collected(of_keys text[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM ${s}.relax();
    DELETE FROM ${s}.garbage WHERE key = ANY (of_keys);
  END $$;
`;
