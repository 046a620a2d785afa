/** Staged objects, and which objects the object store may drop. */

import { inBatches } from '../../../shared/batch.ts';
import { textBytes } from '../../../shared/bounded-cache.ts';
import type { JobStore } from '../../ports.ts';
import { tooManyWaiting } from '../sql/waiting.ts';
import type { Calls } from './call.ts';

/** Rows of a page: what a sweep asks for at once. */
const pageRows = 1000;

type Staged = Pick<
  JobStore,
  | 'planStaged'
  | 'dropStaged'
  | 'dropAbandoned'
  | 'staged'
  | 'unneeded'
  | 'plannedBefore'
  | 'garbage'
  | 'collected'
>;

interface Key {
  readonly key: string;
}

export function prepareStaged(calls: Calls, s: string): Staged {
  const { one } = calls;
  const dropStaged = inBatches<string, boolean>({
    async run(keys) {
      const rows = await calls.rows<Key>(`SELECT key FROM ${s}.drop_staged($1) AS key`, [keys]);
      const gone = new Set(rows.map(({ key }) => key));
      // Asked for twice, it is forgotten once.
      return keys.map((key) => ({ value: gone.delete(key) }));
    },
    sizeOf: textBytes,
    refusal: tooManyWaiting,
  });
  return {
    planStaged: (key, now, bounds) =>
      one(`SELECT ${s}.plan_staged($1, $2, $3, $4, $5, $6)`, [
        key,
        now,
        bounds?.prefix ?? null,
        bounds?.maxOpen ?? null,
        bounds?.maxOpenBytes ?? null,
        bounds?.bytes ?? 0,
      ]),
    dropStaged,
    async dropAbandoned(key, stagedBefore) {
      const gone = await calls.rows(
        `DELETE FROM ${s}.staged
        WHERE key = $1 AND refs = 0 AND (plans = 0 AND NOT shared OR touched_at < $2) RETURNING key`,
        [key, stagedBefore],
      );
      return gone.length > 0;
    },
    async staged(key) {
      const [found] = await calls.rows<{ refs: number; plans: number }>(
        `SELECT refs, plans FROM ${s}.staged WHERE key = $1`,
        [key],
      );
      return found ?? null;
    },
    async unneeded(objects) {
      // The result of a running job may have been written already; that of an ended one is named in its row.
      const rows = await calls.rows<Key>(
        `SELECT o ->> 'key' AS key FROM jsonb_array_elements($1) WITH ORDINALITY AS asked (o, place)
        WHERE CASE o ->> 'kind'
          WHEN 'staged' THEN NOT EXISTS (SELECT 1 FROM ${s}.staged WHERE key = o ->> 'key')
          WHEN 'artifact' THEN NOT EXISTS (
            SELECT 1 FROM ${s}.contexts WHERE id = o ->> 'contextId' AND status IN ('creating', 'ready'))
          ELSE NOT EXISTS (
            SELECT 1 FROM ${s}.jobs WHERE id = o ->> 'jobId' AND (status IN ('queued', 'running')
              OR (status = 'succeeded' AND result::json ->> 'objectKey' = o ->> 'key')))
          END
        ORDER BY place`,
        [JSON.stringify(objects)],
      );
      return rows.map(({ key }) => key);
    },
    async plannedBefore(before, after) {
      // Rows that do not match count for the page too: it must not take longer for having few that do.
      const rows = await calls.rows<Key & { due: boolean }>(
        `SELECT key, refs = 0 AND touched_at < $1 AS due FROM ${s}.staged WHERE key > $2 AND plans > 0
        ORDER BY key LIMIT ${pageRows}`,
        [before, after],
      );
      return {
        keys: rows.filter(({ due }) => due).map(({ key }) => key),
        next: rows.length < pageRows ? null : rows.at(-1)!.key,
      };
    },
    async garbage(stagedBefore) {
      const objects = await calls.rows<Key>(`SELECT key FROM ${s}.garbage LIMIT ${pageRows}`);
      const staged = await calls.rows<Key>(
        `SELECT key FROM ${s}.staged
        WHERE refs = 0 AND (plans = 0 AND NOT shared OR touched_at < $1) LIMIT ${pageRows}`,
        [stagedBefore],
      );
      return { objects: objects.map(({ key }) => key), staged: staged.map(({ key }) => key) };
    },
    collected: (keys) => one(`SELECT ${s}.collected($1)`, [keys]),
  };
}
