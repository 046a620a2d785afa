/** What every piece of engine work is given: how many threads, which seed, and how to stop. */

import type { RunControl } from './frame.ts';

export interface Run {
  readonly control: RunControl;
  /** Native threads; 0: on the calling thread, which only work of microseconds may ask for. */
  readonly threads: number;
  readonly seed: number;
  /** Whether work that runs out of time should hand over what it has; else it is dropped. */
  readonly keepPartial?: boolean;
}

/** Rejection of stopped work; callers outside the engine see the reason of their own signal instead. */
export class AbortedRun extends Error {
  override readonly name = 'AbortError';
  readonly code = 'aborted';

  constructor() {
    super('The run was aborted.');
  }
}

/** @throws AbortedRun when the run's cancel word is set */
export function checkAborted(run: { readonly control: RunControl }): void {
  if (Atomics.load(run.control, 0) !== 0) throw new AbortedRun();
}

const running = 0;
const outOfTime = 2;

/** Runs work that has only so long: once the time is over, the cancel word becomes 2 and native work ends. The word is
 * cleared again by {@link takeTimeUp}, so that what comes after can run; a stop by the caller (1) always wins.
 * @param ms undefined: no limit */
export async function withinTime<T>(run: Run, ms: number | undefined, work: () => Promise<T>): Promise<T> {
  if (ms === undefined) return work();
  const end = () => Atomics.compareExchange(run.control, 0, running, outOfTime);
  const timer = setTimeout(end, Math.max(0, ms));
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    takeTimeUp(run);
  }
}

/** Whether the time was over; clears the word, so that the run can go on. */
export function takeTimeUp(run: Run): boolean {
  return Atomics.compareExchange(run.control, 0, outOfTime, running) === outOfTime;
}
