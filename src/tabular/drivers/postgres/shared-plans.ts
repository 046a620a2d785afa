/** Version 4: what several callers may have planned is kept until it is abandoned. Plans are counted and name nobody, so
 * that a submit may have settled the plan of another caller, who is about to submit. */

import { organisationLock, stagedLock } from './submit-functions.ts';

/** @param s  the schema */
export const sharedPlans = (s: string) => `
  ALTER TABLE ${s}.staged ADD COLUMN shared boolean NOT NULL DEFAULT false;

  -- Planned while it was known already.
  CREATE FUNCTION ${s}.note_shared() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.shared := true;
    RETURN NEW;
  END $$;
  CREATE TRIGGER staged_shared BEFORE UPDATE ON ${s}.staged FOR EACH ROW
    WHEN (NEW.plans > OLD.plans) EXECUTE FUNCTION ${s}.note_shared();

  -- One after another within an organisation: each sees what those before it have taken.
  CREATE OR REPLACE FUNCTION ${s}.submit(requests jsonb)
  RETURNS TABLE (kind text, used bigint, job json, context json)
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
      -- Who only repeats a submit has planned nothing since.
      IF EXISTS (
        SELECT 1 FROM ${s}.idempotency
        WHERE org = request ->> 'org' AND key = request ->> 'idempotencyKey' AND fingerprint = request ->> 'fingerprint'
      ) THEN
        UPDATE ${s}.staged SET shared = true WHERE key = request ->> 'stagedKey' AND plans > 0;
      END IF;
      RETURN QUERY SELECT * FROM ${s}.submit_one(request);
    END LOOP;
  END $$;

  CREATE OR REPLACE FUNCTION ${s}.drop_staged(of_keys text[]) RETURNS SETOF text LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  BEGIN
    PERFORM ${s}.relax();
    RETURN QUERY
      WITH unused AS (
        SELECT key FROM ${s}.staged WHERE key = ANY (of_keys) AND refs = 0 AND plans = 0 AND NOT shared
        ORDER BY key FOR UPDATE SKIP LOCKED
      )
      DELETE FROM ${s}.staged USING unused WHERE staged.key = unused.key RETURNING staged.key;
  END $$;
`;
