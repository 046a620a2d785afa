/** Waiting for a lock: in order, one try for all, within bounds, and never in the call itself. */

import { expect, test } from 'vitest';
import { createGate, type GateOptions } from '../../src/shared/sqlite/gate.ts';
import { StorageError } from '../../src/shared/storage-error.ts';

const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

/** A gate whose timers the test runs, over a lock that the test opens. */
function lockedGate(options: Partial<GateOptions> = {}) {
  let time = 0;
  let timers: { at: number; task: () => void }[] = [];
  const state = { locked: true, tries: 0 };
  const gate = createGate({
    file: 'jobs.sqlite',
    now: () => time,
    after(ms, task) {
      const timer = { at: time + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    ...options,
  });
  const task =
    <T>(value: T) =>
    () => {
      state.tries += 1;
      if (state.locked) throw busy();
      return value;
    };
  const advance = (ms: number) => {
    time += ms;
    const due = timers.filter(({ at }) => at <= time);
    timers = timers.filter(({ at }) => at > time);
    for (const timer of due) timer.task();
  };
  return { gate, state, task, advance, timers: () => timers.length };
}

test('what meets no lock runs at once', async () => {
  const { gate, state, task, timers } = lockedGate();
  state.locked = false;
  const answer = gate.run(task('a'));
  expect(state.tries).toBe(1);
  expect(await answer).toBe('a');
  expect(timers()).toBe(0);
});

test('what meets a lock is run in the order in which it came when the lock is free, and then nothing is left', async () => {
  const { gate, state, task, advance, timers } = lockedGate();
  const order: string[] = [];
  const waiting = ['a', 'b', 'c'].map((name) => gate.run(task(name)).then((value) => order.push(value)));
  for (let round = 0; round < 5; round += 1) advance(100);
  state.locked = false;
  advance(100);
  for (let round = 0; round < 10 && timers() > 0; round += 1) advance(100);
  await Promise.all(waiting);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(timers()).toBe(0);
});

test('a long lock costs one try a pause, however many wait', () => {
  const { gate, state, task, advance } = lockedGate({ waitMs: 60_000 });
  for (let i = 0; i < 1000; i += 1) void gate.run(task(i)).catch(() => {});
  // The first meets the lock itself; the others join the line.
  expect(state.tries).toBe(1);
  for (let ms = 0; ms < 10_000; ms += 1) advance(1);
  // Pauses grow from 2 to 100 ms.
  expect(state.tries).toBeLessThan(130);
  expect(state.tries).toBeGreaterThan(90);
});

test('past its time it is refused as locked by another process, and later ones wait on', async () => {
  const { gate, state, task, advance } = lockedGate({ waitMs: 1000 });
  const first = gate.run(task('first')).catch((error) => error);
  for (let i = 0; i < 9; i += 1) advance(100);
  const second = gate.run(task('second'));
  advance(100);
  advance(100);
  expect(await first).toBeInstanceOf(StorageError);
  expect(await first).toMatchObject({
    fault: 'busy',
    retryable: true,
    message: expect.stringContaining('jobs.sqlite'),
  });
  state.locked = false;
  advance(100);
  expect(await second).toBe('second');
});

test('the line is bounded by number and by bytes', async () => {
  const short = lockedGate({ maxWaiting: 2 });
  for (let i = 0; i < 2; i += 1) void short.gate.run(short.task(i)).catch(() => {});
  await expect(short.gate.run(short.task(3))).rejects.toMatchObject({ fault: 'busy' });
  const light = lockedGate({ maxBytes: 100 });
  void light.gate.run(light.task(1), 60).catch(() => {});
  await expect(light.gate.run(light.task(2), 60)).rejects.toMatchObject({ fault: 'busy' });
  const fits = light.gate.run(light.task(3), 40);
  light.state.locked = false;
  light.advance(100);
  light.advance(100);
  expect(await fits).toBe(3);
});

test('another failure is the caller’s at once, and the rest of the line goes on', async () => {
  const { gate, state, task, advance } = lockedGate();
  const held = gate.run(task('held'));
  const failing = gate.run(() => {
    throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  });
  const failed = failing.catch((error) => error);
  const last = gate.run(task('last'));
  state.locked = false;
  for (let i = 0; i < 5; i += 1) advance(100);
  expect([await held, await last]).toEqual(['held', 'last']);
  expect(await failed).toMatchObject({ name: 'StorageError', fault: 'full', file: 'jobs.sqlite' });
  await expect(
    gate.run(() => {
      throw new TypeError('a mistake');
    }),
  ).rejects.toThrow(TypeError);
});

test('closing refuses what waits and what comes', async () => {
  const { gate, task, timers } = lockedGate();
  const waiting = gate.run(task(1)).catch((error) => error);
  gate.close();
  expect(await waiting).toMatchObject({ fault: 'busy' });
  await expect(gate.run(task(2))).rejects.toMatchObject({ message: expect.stringContaining('closed') });
  expect(timers()).toBe(0);
});
