/** What every piece of engine work is given: how many threads, which seed, and how to stop. */

import type { RunControl } from './frame.ts';

export interface Run {
  readonly control: RunControl;
  readonly threads: number;
  readonly seed: number;
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
