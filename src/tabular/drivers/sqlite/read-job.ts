/** Reading a job at every poll. Whoever polls asks for the same job again and again, and most of a job never changes:
 * that part is remembered, and only the rest is read (five columns instead of seventeen halve the time). */

import type Database from 'better-sqlite3';
import type { Job } from '../../domain/job.ts';
import { type JobRow, jobColumns, toJob } from './rows.ts';

const maxRemembered = 1000;

type Changing = [
  status: Job['status'],
  engineVersion: string,
  durationMs: number | null,
  error: string | null,
  resultExpiresAt: number | null,
];

export function prepareReadJob(database: Database.Database): (id: string) => Job | null {
  const whole = database.prepare<[string], JobRow>(`SELECT ${jobColumns} FROM jobs WHERE id = ?`);
  const changing = database
    .prepare<[string], Changing>(
      'SELECT status, engine_version, duration_ms, error, result_expires_at FROM jobs WHERE id = ?',
    )
    .raw();
  const remembered = new Map<string, Job>();

  return (id) => {
    const known = remembered.get(id);
    if (known === undefined) {
      const row = whole.get(id);
      if (row === undefined) return null;
      const job = toJob(row);
      if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value!);
      remembered.set(id, job);
      return job;
    }
    const now = changing.get(id);
    if (now === undefined) {
      remembered.delete(id);
      return null;
    }
    const [status, engineVersion, durationMs, error, resultExpiresAt] = now;
    return {
      ...known,
      status,
      engineVersion,
      durationMs,
      error: error === null ? null : JSON.parse(error),
      resultExpiresAt,
    };
  };
}
