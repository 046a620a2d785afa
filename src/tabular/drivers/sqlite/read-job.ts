/** Reading a job at every poll. Whoever polls asks for the same job again and again, and mostly nothing has happened:
 * then the very object of the last answer is given again, which callers may use to remember what they made of it. */

import type Database from 'better-sqlite3';
import { BoundedCache, textBytes } from '../../../shared/bounded-cache.ts';
import { onceATurn } from '../../../shared/once-a-turn.ts';
import type { Job } from '../../domain/job.ts';
import { type JobRow, jobColumns, toJob } from '../sql/rows.ts';

/** Of the jobs remembered, their names and errors counted twice: whoever polls may keep a text of the job with it. */
export const rememberedBytes = 16 * 2 ** 20;

type Changing = [
  status: Job['status'],
  engineVersion: string,
  durationMs: number | null,
  error: string | null,
  resultExpiresAt: number | null,
];

interface Remembered {
  job: Job;
  error: string | null;
  generation: number;
}

/** What a job takes with its text: 2 KiB besides what callers name. */
const weightOf = ({ job, error }: Remembered) =>
  2048 +
  2 * (textBytes(job.targetColumn) + textBytes(job.owner.org) + textBytes(job.owner.user) + textBytes(error));

export interface JobReads {
  /** The job as it is now. */
  job(id: string): Job | null;
  /** The job as it was at the first look in this turn of the event loop: many polls share that look. */
  peek(id: string): Job | null;
  /** To be called after every write by this connection: `data_version` tells only those of others. */
  changed(): void;
}

export function prepareJobReads(database: Database.Database): JobReads {
  const whole = database.prepare<[string], JobRow>(`SELECT ${jobColumns} FROM jobs WHERE id = ?`);
  // Most of a job never changes; five columns instead of seventeen halve the time.
  const changing = database
    .prepare<[string], Changing>(
      'SELECT status, engine_version, duration_ms, error, result_expires_at FROM jobs WHERE id = ?',
    )
    .raw();
  const dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
  const remembered = new BoundedCache<Remembered>(rememberedBytes);

  let generation = 0;
  let seenVersion = -1;
  /** Counts the times at which the file may have changed. */
  function look(): number {
    const version = dataVersion.get()!;
    if (version !== seenVersion) {
      seenVersion = version;
      generation += 1;
    }
    return generation;
  }
  const lookOnce = onceATurn(look);

  function first(id: string, now: number): Job | null {
    const row = whole.get(id);
    if (row === undefined) return null;
    const job = toJob(row);
    const entry = { job, error: row.error, generation: now };
    remembered.set(id, entry, weightOf(entry));
    return job;
  }

  /** @param now  looked up before the row: what changes between the two is then seen at the next poll */
  function read(id: string, now: number): Job | null {
    const known = remembered.get(id);
    if (known === undefined) return first(id, now);
    if (known.generation === now) return known.job;
    const row = changing.get(id);
    if (row === undefined) {
      remembered.delete(id);
      return null;
    }
    const [status, engineVersion, durationMs, error, resultExpiresAt] = row;
    const { job } = known;
    known.generation = now;
    const same =
      status === job.status &&
      engineVersion === job.engineVersion &&
      durationMs === job.durationMs &&
      error === known.error &&
      resultExpiresAt === job.resultExpiresAt;
    if (same) return job;
    known.error = error;
    known.job = {
      ...job,
      status,
      engineVersion,
      durationMs,
      error: error === null ? null : JSON.parse(error),
      resultExpiresAt,
    };
    remembered.set(id, known, weightOf(known));
    return known.job;
  }

  return {
    job: (id) => read(id, look()),
    peek: (id) => read(id, lookOnce()),
    changed() {
      generation += 1;
      lookOnce.forget();
    },
  };
}
