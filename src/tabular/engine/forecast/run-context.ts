/** What a run of the forecaster is given: threads, a cancel flag, and a way to tell how far it is. */

import { availableParallelism } from 'node:os';
import type { RunOptions } from '../engine.ts';
import { createRunControl, type RunControl } from '../frame.ts';
import type { ForecastContext } from './source.ts';

export interface ForecastRunOptions extends RunOptions {
  /** Shared cancel flag and progress, for callers in another thread; used in addition to `signal`. */
  readonly control?: RunControl;
}

/** Runs work with the options of a caller: its signal stops native work too, and progress is passed on as that goes. */
export async function withContext<T>(
  options: ForecastRunOptions,
  work: (context: ForecastContext) => Promise<T>,
): Promise<T> {
  options.signal?.throwIfAborted();
  const control = options.control ?? createRunControl();
  const stop = () => Atomics.store(control, 0, 1);
  options.signal?.addEventListener('abort', stop, { once: true });
  const progress = { fraction: 0, stage: '', until: 0 };
  const tell = (fraction: number) => {
    progress.fraction = fraction;
    options.onProgress?.(fraction, progress.stage, null);
  };
  const relay = setInterval(() => {
    const reached = Math.min(Atomics.load(control, 1) / 1000, progress.until);
    if (reached > progress.fraction) tell(reached);
  }, relayMs).unref();
  try {
    return await work({
      threads: options.threads ?? availableParallelism(),
      seed: options.seed ?? 0,
      control,
      stage(fraction, stage, until = fraction) {
        options.signal?.throwIfAborted();
        if (Atomics.load(control, 0) !== 0) throw cancelled();
        Atomics.store(control, 1, Math.round(fraction * 1000));
        progress.stage = stage;
        progress.until = until;
        tell(fraction);
      },
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error;
  } finally {
    clearInterval(relay);
    options.signal?.removeEventListener('abort', stop);
  }
}

/** How often the progress of native work is passed on. */
const relayMs = 100;

const cancelled = () => Object.assign(new Error('the forecast was cancelled'), { code: 'aborted' });

/** The output ceiling of the contract. */
export const mostOutputRows = 200_000;
