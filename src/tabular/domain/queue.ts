/** The order in which queued jobs are claimed.
 *
 * - turn: organisations take turns. A job's turn is the one after the last of its organisation's queued jobs, and never
 *   before the turn that is being claimed, so that one job of each organisation is claimed a turn.
 * - lane: short jobs (predictions with a fitted context) have turns of their own. Between the lanes, the older of the two
 *   jobs that are next goes first; workers keep a place that only short jobs take.
 * - size class: a job's declared size in powers of four, so that a worker passes over what does not fit its memory at the
 *   same cost however many such jobs wait.
 *
 * Jobs that were claimed and given back, or whose worker is gone, go before all queued ones. */

import type { NewJob } from './job.ts';

/** The largest size of class 0; each further class has four times as much, the last has no end. */
export const smallestClassBytes = 64 * 2 ** 20;
export const lastSizeClass = 6;

type Declared = Pick<NewJob, 'kind' | 'contextId' | 'trainRows' | 'outputRows' | 'cols'>;

/** Bytes of the declared rows as numbers of eight bytes, target included. */
export function declaredBytes({ trainRows, outputRows, cols }: Declared): number {
  return 8 * (trainRows + outputRows) * (cols + 1);
}

/** 0 … 6. */
export function sizeClassOf(job: Declared): number {
  return Math.min(lastSizeClass, Math.max(0, Math.ceil(powerOfFour(declaredBytes(job)))));
}

/** The largest class of which every job has at most so many bytes.
 * @param maxBytes  at least 64 MiB; null: no ceiling */
export function largestClassWithin(maxBytes: number | null): number {
  return maxBytes === null ? lastSizeClass : Math.min(lastSizeClass - 1, Math.floor(powerOfFour(maxBytes)));
}

const powerOfFour = (bytes: number) => Math.log2(bytes / smallestClassBytes) / 2;

export function isShort({ kind, contextId }: Declared): boolean {
  return kind === 'predict' && contextId !== null;
}

/** A job whose context a worker has loaded goes before others of the same turn, but no more than so many places: what is
 * next in the queue waits for a bounded number of jobs. */
export const warmPlaces = 64;

/** The first queued job of a lane and size class. */
export interface QueueHead {
  readonly short: boolean;
  readonly turn: number;
  /** Order of submission. */
  readonly seq: number;
}

/** Which of the first jobs of all lanes and size classes is next. */
export function nextOf<Head extends QueueHead>(heads: readonly Head[]): Head | undefined {
  const firstOf = (short: boolean) =>
    heads.filter((head) => head.short === short).sort((a, b) => a.turn - b.turn || a.seq - b.seq)[0];
  return [firstOf(true), firstOf(false)]
    .filter((head) => head !== undefined)
    .sort((a, b) => a.seq - b.seq)[0];
}
