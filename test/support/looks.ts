/** Whether long work lets the event loop have its turns, on any machine. */

import { expect, vi } from 'vitest';
import { Pacer } from '../../src/shared/run-sliced.ts';

/** Of so many looks at the clock one says that it is time. */
const seldom = 20;

/** How often work asks whether it is time for a turn of the event loop: what it does between two looks is the same on every
 * machine. Told that it is, it must pause. */
export async function looksOf(work: () => Promise<unknown>): Promise<number> {
  let looks = 0;
  const due = vi.spyOn(Pacer.prototype, 'due', 'get').mockImplementation(() => ++looks % seldom === 0);
  const pause = vi.spyOn(Pacer.prototype, 'pause');
  try {
    await work();
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(looks / seldom));
    return looks;
  } finally {
    due.mockRestore();
    pause.mockRestore();
  }
}
