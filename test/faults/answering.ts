/** A process under test, as it answers its harness. */

import type { Tabular } from '../../src/tabular/index.ts';
import type { Ask, Say, Stats } from './protocol.ts';

const tell = (message: Say) => process.send?.(message);

/** Time of the service, which a sweep can be asked to see as later than it is. */
export function movableClock(): { now(): number; ahead: number } {
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  return clock;
}

/** Answers what is asked over the channel, and says that the process listens. A harness that died takes it with it.
 * @param url  of its server; `none` for a worker */
export function answerHarness(
  tabular: Tabular,
  { clock, url, stats }: { clock: { ahead: number }; url: string; stats?: () => Stats },
): void {
  async function answer(ask: Ask): Promise<unknown> {
    if (ask.ask === 'stats') return stats?.() ?? null;
    if (ask.ask === 'idle') return tabular.idle();
    clock.ahead = ask.aheadMs;
    try {
      return await tabular.sweep();
    } finally {
      clock.ahead = 0;
    }
  }
  process.on('message', (ask: Ask) => {
    answer(ask).then(
      (value) => tell({ say: 'answer', id: ask.id, value: value ?? null }),
      (error: Error) => tell({ say: 'answer', id: ask.id, value: null, error: error.stack ?? error.message }),
    );
  });
  tell({ say: 'listening', url });
}
