/** What is done to servers while callers work. Each ends with the fault gone. */

import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProxy } from './proxy.ts';
import { changes, type Operation } from './shim.ts';
import type { Stage } from './stage.ts';

export interface Scenario {
  readonly name: string;
  /** What the machine must have. */
  readonly needs?: 'preload' | 'mount';
  readonly engine?: 'native';
  /** How many faults a full run makes. */
  readonly faults: number;
  /** Errors that the log may tell of. */
  readonly explained?: RegExp;
  /** @returns how many faults were made */
  play(stage: Stage, faults: number): Promise<number>;
}

/** Callers at work from before the first fault until after the last. */
async function during(stage: Stage, chaos: () => Promise<unknown>): Promise<void> {
  let over = false;
  const work = stage.work(() => over);
  try {
    await chaos();
  } finally {
    over = true;
  }
  await work;
}

/** One server after another, each killed; the last one lives. */
async function lives(stage: Stage, faults: number, kill: (life: number) => Promise<void>): Promise<number> {
  let kills = 0;
  await during(stage, async () => {
    while (kills < faults && !stage.over()) {
      await kill(kills);
      kills += 1;
    }
    await stage.startSurely();
  });
  return kills;
}

/** A server that is left alone, and faults that come and go. */
async function windows(
  stage: Stage,
  faults: number,
  fault: (window: number) => Promise<void>,
): Promise<number> {
  const running = await stage.keepRunning();
  let window = 0;
  await during(stage, async () => {
    for (; window < faults && !stage.over(); window++) {
      await delay(50 + stage.random.below(150));
      await fault(window);
    }
    await running.end();
  });
  return window;
}

/** Faults that last for a while. */
const spell = (
  name: string,
  error: 'ENOSPC' | 'EROFS' | 'EACCES' | 'EMFILE' | 'EIO',
  operations: readonly Operation[],
): Scenario => ({
  name,
  needs: 'preload',
  faults: 15,
  explained: /./,
  play: (stage, faults) =>
    windows(stage, faults, async () => {
      stage.shim.set({ error, operations });
      await delay(100 + stage.random.below(500));
      stage.shim.clear();
    }),
});

/** Single operations that fail, anywhere. */
const pricks = (
  name: string,
  error: 'ENOSPC' | 'EIO' | 'EMFILE',
  operations: readonly Operation[],
): Scenario => ({
  name,
  needs: 'preload',
  faults: 100,
  explained: /./,
  play: (stage, faults) =>
    windows(stage, faults, async () => {
      const one = operations[stage.random.below(operations.length)]!;
      stage.shim.set({
        error,
        operations: [one],
        after: stage.random.below(30),
        times: 1 + stage.random.below(3),
      });
      await delay(30);
    }),
});

export const scenarios: readonly Scenario[] = [
  {
    name: 'undisturbed',
    faults: 0,
    async play(stage) {
      await stage.startSurely();
      await during(stage, () => delay(2000));
      return 0;
    },
  },
  {
    name: 'kill -9 in a file operation',
    needs: 'preload',
    faults: 300,
    play: (stage, faults) =>
      lives(stage, faults, async () => {
        // Starting takes about a hundred operations, a job about sixty.
        const after = stage.random.below(stage.random.below(4) === 0 ? 110 : 800);
        stage.shim.set({ error: 'kill', operations: changes, after });
        const server = await stage.start();
        await Promise.race([server?.exited, delay(3000)]);
        await server?.kill();
        stage.shim.clear();
      }),
  },
  {
    name: 'kill -9 at any time',
    faults: 200,
    play: (stage, faults) =>
      lives(stage, faults, async () => {
        const server = await stage.start();
        await delay(stage.random.below(stage.random.below(4) === 0 ? 1500 : 400));
        await server?.kill();
      }),
  },
  {
    name: 'kill -9, real engine',
    engine: 'native',
    faults: 20,
    play: (stage, faults) =>
      lives(stage, faults, async () => {
        const server = await stage.start();
        await delay(stage.random.below(3000));
        await server?.kill();
      }),
  },
  {
    name: 'two servers, one killed',
    faults: 40,
    async play(stage, faults) {
      await stage.startSurely();
      return lives(stage, faults, async () => {
        const server = await stage.start();
        await delay(stage.random.below(500));
        await server?.kill();
      });
    },
  },
  {
    name: 'two servers stopped in turn',
    faults: 20,
    async play(stage, faults) {
      let oldest = await stage.startSurely();
      return lives(stage, faults, async () => {
        const next = await stage.startSurely();
        await delay(stage.random.below(300));
        const code = await oldest.stop();
        if (code !== 0) stage.crashes.push(`stopped with ${code}`);
        oldest = next;
      });
    },
  },
  {
    name: 'two servers, one frozen',
    faults: 8,
    // Its leases lapse, the other server takes its jobs over, and then it goes on where it was.
    explained: /lease_lost/,
    async play(stage, faults) {
      await stage.startSurely();
      const frozen = await stage.startSurely();
      let times = 0;
      await during(stage, async () => {
        for (; times < faults && !stage.over(); times++) {
          await delay(stage.random.below(300));
          frozen.freeze();
          await delay(2500);
          frozen.thaw();
        }
      });
      return times;
    },
  },
  spell('full disk', 'ENOSPC', ['openWrite', 'write', 'makeFolder', 'resize']),
  pricks('no space in one operation', 'ENOSPC', [
    'openWrite',
    'write',
    'sync',
    'rename',
    'makeFolder',
    'resize',
  ]),
  {
    name: 'full file system',
    needs: 'mount',
    faults: 10,
    explained: /./,
    play: (stage, faults) =>
      windows(stage, faults, async () => {
        const filler = join(stage.dataDir, 'filler');
        // The last bytes too: what is left for the server is less than a page.
        for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
          try {
            for (;;) appendFileSync(filler, Buffer.alloc(bytes));
          } catch {
            // Full at this size.
          }
        }
        await delay(200 + stage.random.below(500));
        rmSync(filler);
      }),
  },
  spell('read-only disk', 'EROFS', changes),
  spell('no permission', 'EACCES', [...changes, 'openRead']),
  spell('failing disk', 'EIO', ['write', 'sync', 'openRead']),
  pricks('one operation fails', 'EIO', ['openRead', 'openWrite', 'write', 'sync', 'rename', 'remove']),
  spell('no descriptors', 'EMFILE', ['openRead', 'openWrite']),
  {
    name: '256 descriptors',
    faults: 400,
    async play(stage, faults) {
      const running = await stage.keepRunning({ limit: 'ulimit -n 256' });
      // Each begun download holds a file until the server notices that it was cut.
      const cutDownload = await stage.largeDownload();
      let made = 0;
      await during(stage, async () => {
        while (made < faults && !stage.over()) {
          const cuts = await Promise.all(Array.from({ length: 8 }, cutDownload));
          made += cuts.filter(Boolean).length;
          await delay(20);
        }
        await running.end();
      });
      return made;
    },
  },
  {
    name: 'database locked',
    faults: 6,
    explained: /./,
    play: (stage, faults) =>
      windows(stage, faults, async (window) => {
        const free = stage.store.lock();
        await delay([100, 500, 3000][window % 3]!);
        free();
      }),
  },
  {
    name: 'clock forward and back',
    needs: 'preload',
    faults: 20,
    play: (stage, faults) =>
      windows(stage, faults, async (window) => {
        const minute = 60_000;
        // Less than results are kept: one that ended a day ago by a wrong clock has rightly expired by the right one.
        stage.shim.moveClock([10 * minute, -45 * minute, 0, -10 * minute][window % 4]!);
        await delay(200);
      }),
  },
  {
    name: 'little memory',
    faults: 1,
    async play(stage) {
      const running = await stage.keepRunning({ nodeFlags: ['--max-old-space-size=48'] });
      await during(stage, async () => {
        await delay(5000);
        await running.end();
      });
      return 1;
    },
  },
  {
    name: 'cut connections',
    faults: 300,
    async play(stage, faults) {
      const server = await stage.startSurely();
      const proxy = await startProxy(() => server.url, stage.random.below(2 ** 31));
      stage.line = proxy;
      try {
        await during(stage, async () => {
          while (proxy.cuts() < faults && !stage.over()) await delay(50);
          stage.line = undefined;
        });
      } finally {
        stage.line = undefined;
        await proxy.close();
      }
      return proxy.cuts();
    },
  },
  {
    name: 'everything at once',
    needs: 'preload',
    faults: 60,
    explained: /./,
    async play(stage, faults) {
      const proxy = await startProxy(() => stage.origin(), stage.random.below(2 ** 31));
      stage.line = proxy;
      try {
        return await lives(stage, faults, async (life) => {
          const after = stage.random.below(400);
          const error = (['kill', 'ENOSPC', 'EIO'] as const)[life % 3]!;
          stage.shim.set({ error, operations: ['write', 'sync', 'rename'], after, times: 3 });
          const server = await stage.start();
          await Promise.race([server?.exited, delay(200 + stage.random.below(600))]);
          await server?.kill();
          stage.shim.clear();
        });
      } finally {
        stage.line = undefined;
        await proxy.close();
      }
    },
  },
];
