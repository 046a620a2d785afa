/** What a running job repeats so that its claim stands. */

import type { Clock } from '../ports.ts';

/** @param beat  called after every pause; false ends it
 * @returns      what ends it from outside */
export function startHeartbeat(clock: Clock, everyMs: number, beat: () => Promise<boolean>): () => void {
  let done = false;
  let cancel = clock.after(everyMs, again);
  async function again(): Promise<void> {
    if ((await beat()) && !done) cancel = clock.after(everyMs, again);
  }
  return () => {
    done = true;
    cancel();
  };
}
