import type { Clock } from '../../src/shared/clock.ts';

export interface FakeClock extends Clock {
  /** Moves time forward and runs the timers that fall due, in order. */
  advance(ms: number): void;
  set(now: number): void;
  timers(): number;
}

export function createFakeClock(start = Date.UTC(2026, 0, 15, 12)): FakeClock {
  let now = start;
  let timers: { at: number; task: () => void }[] = [];
  const clock: FakeClock = {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => clock.set(now + ms),
    set(target) {
      for (;;) {
        const due = timers.filter(({ at }) => at <= target).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = Math.max(now, due.at);
        due.task();
      }
      now = target;
    },
    timers: () => timers.length,
  };
  return clock;
}
