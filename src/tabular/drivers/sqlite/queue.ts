/** Which job is claimed next, and the turn that a new one gets: domain/queue.ts says how. */

import type Database from 'better-sqlite3';
import {
  isShort,
  largestClassWithin,
  lastSizeClass,
  nextOf,
  sizeClassOf,
  warmPlaces,
} from '../../domain/queue.ts';
import type { ClaimRequest, SubmitRequest } from '../../ports.ts';

interface HeadRow {
  seq: number;
  short: number;
  size_class: number;
  turn: number;
}

/** The three columns that order a job. */
export interface Place {
  readonly short: number;
  readonly sizeClass: number;
  readonly turn: number;
}

const classes = Array.from({ length: lastSizeClass + 1 }, (_, size) => `(${size})`).join(', ');

export type Queue = ReturnType<typeof prepareQueue>;

export function prepareQueue(database: Database.Database) {
  // One look at the index for each lane and class, however many jobs are queued.
  const heads = database.prepare<{ onlyShort: number; maxClass: number }, HeadRow>(`
    WITH lanes (short) AS (VALUES (1), (0)), classes (size) AS (VALUES ${classes})
    SELECT jobs.seq, jobs.short, jobs.size_class, jobs.turn FROM lanes, classes
    JOIN jobs ON jobs.seq = (
      SELECT seq FROM jobs
      WHERE status = 'queued' AND short = lanes.short AND size_class = classes.size
      ORDER BY turn, seq LIMIT 1)
    WHERE lanes.short >= :onlyShort AND classes.size <= :maxClass`);
  const lapsed = database.prepare<{ now: number; onlyShort: number; maxClass: number }, { seq: number }>(`
    SELECT seq FROM jobs
    WHERE status = 'running' AND lease_until <= :now AND short >= :onlyShort AND size_class <= :maxClass
    ORDER BY turn, seq LIMIT 1`);
  const warmed = database.prepare<HeadRow & { contexts: string }, { seq: number }>(`
    SELECT seq FROM jobs
    WHERE status = 'queued' AND short = :short AND size_class = :size_class AND turn = :turn
      AND seq >= :seq AND seq < :seq + ${warmPlaces}
      AND context_id IN (SELECT value FROM json_each(:contexts))
    ORDER BY seq LIMIT 1`);
  const lastTurn = database.prepare<[string, number], { turn: number | null }>(
    "SELECT max(turn) AS turn FROM jobs WHERE status = 'queued' AND org = ? AND short = ?",
  );
  const firstTurn = database.prepare<{ short: number }, { turn: number | null }>(`
    WITH classes (size) AS (VALUES ${classes})
    SELECT min((
      SELECT turn FROM jobs WHERE status = 'queued' AND short = :short AND size_class = classes.size
      ORDER BY turn, seq LIMIT 1)) AS turn
    FROM classes`);

  return {
    placeOf({ job }: SubmitRequest): Place {
      const short = Number(isShort(job));
      const mine = lastTurn.get(job.owner.org, short)!.turn;
      // A job of its own that waits stands at the lane's first turn or after it.
      const turn = mine === null ? Math.max(0, firstTurn.get({ short })!.turn ?? 0) : mine + 1;
      return { short, sizeClass: sizeClassOf(job), turn };
    },
    /** @returns its `seq` */
    next({ now, onlyShort = false, maxBytes = null, warm = [] }: ClaimRequest): number | null {
      const wanted = { onlyShort: Number(onlyShort), maxClass: largestClassWithin(maxBytes) };
      const left = lapsed.get({ now, ...wanted });
      if (left !== undefined) return left.seq;
      const rows = heads.all(wanted).map((row) => ({ ...row, short: row.short === 1, row }));
      const head = nextOf(rows);
      if (head === undefined) return null;
      const preferred =
        head.short && warm.length > 0
          ? warmed.get({ ...head.row, contexts: JSON.stringify(warm) })
          : undefined;
      return preferred?.seq ?? head.seq;
    },
  };
}
