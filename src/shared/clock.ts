/** The machine's clock, in the form that services take time from.
 * @example
 * const clock: Clock = { now: Date.now, after: (ms, run) => { const timer = setTimeout(run, ms); return () => clearTimeout(timer); } }; */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `task` once after `ms`; the timer does not keep a process alive.
   * @returns a function that cancels it */
  after(ms: number, task: () => void): () => void;
}

// Node fires a longer timer at once.
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = Object.freeze({
  now: Date.now,
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, Math.min(ms, longestTimerMs)).unref();
    return () => clearTimeout(timer);
  },
});
