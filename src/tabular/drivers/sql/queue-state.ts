/** What waits and runs, for those who watch: answered from the partial indexes alone, but for the jobs that run. */

import type { QueueState } from '../../ports.ts';

/** @param jobs  the table
 * @returns     statements of these rows: `LaneRow`s, `RunningRow`s */
export const queueStatements = (jobs: string) => ({
  lanes: `
    SELECT lane AS short, jobs AS queued,
      (SELECT created_at FROM ${jobs} WHERE status = 'queued' AND short = lane AND seq = first) AS oldest
    FROM (SELECT short AS lane, count(*) AS jobs, min(seq) AS first FROM ${jobs} WHERE status = 'queued' GROUP BY short)
      AS lanes`,
  running: `SELECT kind, count(*) AS running FROM ${jobs} WHERE status = 'running' GROUP BY kind`,
});

/** Numbers may come as text. */
export interface LaneRow {
  readonly short: number | boolean;
  readonly queued: number | string;
  readonly oldest: number | string;
}

export interface RunningRow {
  readonly kind: QueueState['running'][number]['kind'];
  readonly running: number | string;
}

export function toQueueState(lanes: readonly LaneRow[], running: readonly RunningRow[]): QueueState {
  const inLane = (short: boolean) => Number(lanes.find((lane) => Boolean(lane.short) === short)?.queued ?? 0);
  return {
    queued: { short: inLane(true), long: inLane(false) },
    running: running.map(({ kind, running: count }) => ({ kind, count: Number(count) })),
    oldestQueuedAt: lanes.length === 0 ? null : Math.min(...lanes.map(({ oldest }) => Number(oldest))),
  };
}
