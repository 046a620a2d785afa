/** The geometry of one answer: how long it may take, what stops it, and turns for the event loop in between. */

import { Pacer } from '../../shared/run-sliced.ts';
import { GeoError } from '../domain/errors.ts';

export interface WorkLimits {
  /** Milliseconds of geometry, waiting for a native thread included and waiting for data excluded; default: no limit. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Native geometry at a time: files and compression share the threads with it, and each run takes up to a gigabyte. */
const mostRuns = 2;
let running = 0;
const queue: (() => void)[] = [];

/** A place among the running, to be given back with `leave`. */
async function enter(signal: AbortSignal): Promise<void> {
  if (running < mostRuns) {
    running++;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => {
      queue.splice(queue.indexOf(go), 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    queue.push(go);
  });
}

function leave(): void {
  const next = queue.shift();
  if (next) next();
  else running--;
}

export class Work {
  private readonly deadlineMs: number;
  readonly signal: AbortSignal | undefined;
  private readonly pacer = new Pacer();
  private spentMs = 0;
  private since = performance.now();

  constructor({ deadlineMs = Number.POSITIVE_INFINITY, signal }: WorkLimits = {}) {
    this.deadlineMs = deadlineMs;
    this.signal = signal;
  }

  /** Whether others should get a turn; look every few thousand vertices. */
  get due(): boolean {
    return this.pacer.due;
  }

  /** Gives the event loop a turn.
   * @throws GeoError `too_expensive`, the signal's reason */
  async pause(): Promise<void> {
    this.spend();
    this.check();
    await this.pacer.pause();
    this.check();
    this.since = performance.now();
  }

  /** Call when geometry begins after waiting for something else. */
  resume(): void {
    this.since = performance.now();
  }

  private spend(): void {
    const now = performance.now();
    this.spentMs += now - this.since;
    this.since = now;
  }

  private check(): void {
    this.signal?.throwIfAborted();
    if (this.spentMs > this.deadlineMs) throw this.late();
  }

  private late(): GeoError {
    return new GeoError('too_expensive', `The geometry of this query takes more than ${this.deadlineMs} ms.`);
  }

  /** Runs native geometry on a thread, and stops it there at the deadline and when the signal fires.
   * @param start  passes `control` on to the addon
   * @throws GeoError `too_expensive`, the signal's reason */
  async native<T>(start: (control: Int32Array) => Promise<T>): Promise<T> {
    this.check();
    this.since = performance.now();
    const control = new Int32Array(2);
    const stopper = new AbortController();
    const stop = (reason: unknown) => {
      Atomics.store(control, 0, 1);
      stopper.abort(reason);
    };
    const aborted = () => stop(this.signal!.reason);
    this.signal?.addEventListener('abort', aborted, { once: true });
    const left = this.deadlineMs - this.spentMs;
    const timer = left < 2 ** 31 ? setTimeout(() => stop(this.late()), left) : undefined;
    try {
      await enter(stopper.signal);
      try {
        return await start(control);
      } finally {
        leave();
      }
    } catch (error) {
      if (stopper.signal.aborted) throw stopper.signal.reason;
      if ((error as { code?: string }).code === 'too_expensive')
        throw new GeoError('too_expensive', (error as Error).message, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      this.signal?.removeEventListener('abort', aborted);
      this.spend();
    }
  }
}
