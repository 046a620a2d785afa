/** A token bucket per user, in the store because it is shared by all processes that serve the user. */

import type Database from 'better-sqlite3';
import type { Owner } from '../../domain/job.ts';

export function prepareTakeToken(database: Database.Database) {
  const bucketOf = database.prepare<[string, string], { tokens: number; at: number }>(
    'SELECT tokens, at FROM buckets WHERE org = ? AND user = ?',
  );
  const keep = database.prepare(`
    INSERT INTO buckets (org, user, tokens, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (org, user) DO UPDATE SET tokens = excluded.tokens, at = excluded.at`);
  const take = database.transaction(({ org, user }: Owner, perMinute: number, now: number): number => {
    const perMs = perMinute / 60_000;
    const bucket = bucketOf.get(org, user) ?? { tokens: perMinute, at: now };
    const tokens = Math.min(perMinute, bucket.tokens + Math.max(0, now - bucket.at) * perMs);
    if (tokens < 1) return Math.ceil((1 - tokens) / perMs);
    keep.run(org, user, tokens - 1, now);
    return 0;
  });
  return (owner: Owner, perMinute: number, now: number) => take.immediate(owner, perMinute, now);
}
