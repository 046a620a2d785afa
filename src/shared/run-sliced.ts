/** Long work on the main thread, cut into slices so that timers and requests get their turn between them. */

import { setImmediate } from 'node:timers/promises';

/** A slice ends once it has taken this long. */
const sliceMs = 0.7;

/** Keeps the time since the event loop last had a turn. */
export class Pacer {
  readonly #signal: AbortSignal | undefined;
  #sliceEndsAt = performance.now() + sliceMs;

  constructor(signal?: AbortSignal) {
    signal?.throwIfAborted();
    this.#signal = signal;
  }

  /** True when it is time to let others run. */
  get due(): boolean {
    return performance.now() >= this.#sliceEndsAt;
  }

  /** Gives the event loop a turn.
   * @throws the signal's reason when it has been aborted meanwhile */
  async pause(): Promise<void> {
    await setImmediate();
    this.#signal?.throwIfAborted();
    this.#sliceEndsAt = performance.now() + sliceMs;
  }
}

/** Runs a generator that yields every fraction of a millisecond.
 * @returns what the generator returns
 * @throws  what it throws; the signal's reason when aborted */
export async function runSliced<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  const pacer = new Pacer(signal);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (pacer.due) await pacer.pause();
  }
}
