/** Waits for a locked database without holding the event loop. SQLite's own waiting (`busy_timeout`) sleeps in the
 * call; here connections never wait, and what finds the file locked is tried again after a growing pause, in the
 * order in which it came. One try stands for all that wait, so that a long lock costs little. */

import { StorageError, storageFaultOf, toStorageError } from '../storage-error.ts';

const firstPauseMs = 2;
const longestPauseMs = 100;
/** How long tasks run one after another before the event loop gets a turn. */
const sliceMs = 2;

export interface GateOptions {
  /** For messages. */
  readonly file: string;
  /** How long a task waits for the lock; default 5000 ms. */
  readonly waitMs?: number;
  /** Tasks waiting at most; more are refused at once. Default 10,000. */
  readonly maxWaiting?: number;
  /** Bytes of tasks waiting at most, as their callers weigh them. Default 64 MiB. */
  readonly maxBytes?: number;
  /** Milliseconds that never go back. */
  readonly now?: () => number;
  /** Calls back once after a time; the default keeps the process alive while somebody waits. */
  readonly after?: (ms: number, task: () => void) => () => void;
}

export interface Gate {
  /** Runs `task` now, or when the lock is free. A task that meets a lock must leave nothing behind.
   * @param bytes  weight while it waits
   * @throws StorageError `busy` when the lock did not come free in time or too much waits already; other storage faults
   *         as `StorageError`; what else the task throws */
  run<T>(task: () => T, bytes?: number): Promise<T>;
  /** Refuses all that waits and all that comes. */
  close(): void;
}

interface Waiting {
  readonly task: () => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
  readonly until: number;
  readonly bytes: number;
}

export function createGate(options: GateOptions): Gate {
  const { file, waitMs = 5000, maxWaiting = 10_000, maxBytes = 64 * 2 ** 20 } = options;
  const { now = () => performance.now(), after = afterTimeout } = options;
  const line: Waiting[] = [];
  let lineBytes = 0;
  let pauseMs = firstPauseMs;
  let cancel = () => {};
  let closed = false;

  function leave(): Waiting {
    const waiting = line.shift()!;
    lineBytes -= waiting.bytes;
    return waiting;
  }

  function retryAfter(ms: number): void {
    cancel = after(ms, retry);
  }

  function retry(): void {
    const sliceEndsAt = performance.now() + sliceMs;
    while (line.length > 0) {
      const { task, resolve, reject } = line[0]!;
      try {
        const value = task();
        leave();
        pauseMs = firstPauseMs;
        resolve(value as never);
      } catch (error) {
        if (storageFaultOf(error) === 'busy') {
          while (line.length > 0 && line[0]!.until <= now()) leave().reject(toStorageError(error, file));
          pauseMs = Math.min(longestPauseMs, pauseMs * 1.5);
          if (line.length > 0) retryAfter(pauseMs);
          return;
        }
        leave();
        reject(toStorageError(error, file));
      }
      if (line.length > 0 && performance.now() >= sliceEndsAt) {
        retryAfter(0);
        return;
      }
    }
  }

  return {
    run<T>(task: () => T, bytes = 0): Promise<T> {
      if (closed) return Promise.reject(new StorageError('busy', file, { message: `${file} is closed.` }));
      if (line.length === 0) {
        try {
          return Promise.resolve(task());
        } catch (error) {
          if (storageFaultOf(error) !== 'busy') return Promise.reject(toStorageError(error, file));
        }
      }
      if (line.length >= maxWaiting || lineBytes + bytes > maxBytes) {
        const message = `${file} is locked by another process, and ${line.length} requests wait for it already.`;
        return Promise.reject(new StorageError('busy', file, { message }));
      }
      return new Promise<T>((resolve, reject) => {
        line.push({ task, resolve, reject, until: now() + waitMs, bytes });
        lineBytes += bytes;
        if (line.length > 1) return;
        pauseMs = firstPauseMs;
        retryAfter(pauseMs);
      });
    },
    close() {
      closed = true;
      cancel();
      while (line.length > 0) {
        leave().reject(
          new StorageError('busy', file, { message: `${file} was closed before the lock came free.` }),
        );
      }
    },
  };
}

/** Does one thing, waiting for the lock as a gate does.
 * @throws as `Gate.run` */
export function whenFree<T>(file: string, task: () => T, waitMs?: number): Promise<T> {
  return createGate({ file, ...(waitMs === undefined ? {} : { waitMs }) }).run(task);
}

function afterTimeout(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
