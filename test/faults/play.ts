/** Plays a scenario and says which of the promises held. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthReport } from './prober.ts';
import type { Broken } from './protocol.ts';
import type { Scenario } from './scenarios.ts';
import type { Programs } from './server.ts';
import { type Held, Stage } from './stage.ts';

export interface PlayOptions {
  readonly programs: Programs;
  readonly library: string | undefined;
  readonly seed: number;
  /** Share of the faults of a full run. */
  readonly scale: number;
  /** How long faults are made at most; default: no limit. */
  readonly maxMs?: number | undefined;
}

export interface Played extends Broken {
  readonly scenario: string;
  readonly faults: number;
  readonly accepted: number;
  readonly finished: number;
  readonly crashes: readonly string[];
  /** Errors in the log that the scenario does not explain. */
  readonly errors: readonly string[];
  /** Files and timers that a server still holds when its work is done, beyond those of an undisturbed one. */
  readonly leaks: readonly string[];
  readonly health: HealthReport;
  readonly seconds: number;
}

/** What comes of the tasks where nothing disturbs them, by engine. */
const undisturbed = new Map<string, Promise<{ outcomes: ReadonlyMap<string, string>; held: Held }>>();

async function undisturbedRun(engine: 'plain' | 'native', options: PlayOptions) {
  const stage = new Stage({ ...options, maxMs: undefined, library: undefined, engine });
  try {
    await stage.startSurely();
    await stage.work(() => true);
    const held = await stage.held();
    await stage.stopAll();
    return { outcomes: stage.outcomes, held };
  } finally {
    await stage.close();
  }
}

export async function play(scenario: Scenario, options: PlayOptions): Promise<Played> {
  const { engine = 'plain', explained } = scenario;
  if (!undisturbed.has(engine)) undisturbed.set(engine, undisturbedRun(engine, options));
  const usual = (await undisturbed.get(engine))!;
  const begin = performance.now();
  const mounted = scenario.needs === 'mount' ? mountSmall() : undefined;
  const stage = new Stage({
    ...options,
    engine,
    expected: usual.outcomes,
    ...(mounted && { folder: mounted.folder }),
  });
  try {
    const faults = await scenario.play(stage, Math.ceil(scenario.faults * options.scale));
    const health = await stage.health();
    const held = await stage.held();
    await stage.stopAll();
    const settled = await stage.settle();
    const { tally, crashes, log } = stage;
    return {
      scenario: scenario.name,
      faults,
      accepted: tally.accepted.size,
      finished: tally.finished,
      lost: [...tally.lost, ...(settled.unfinished > 0 ? [`${settled.unfinished} jobs are unfinished`] : [])],
      doubled: [...tally.doubled, ...settled.doubled],
      altered: tally.altered,
      dismissed: tally.dismissed,
      orphans: settled.orphans,
      missing: settled.missing,
      crashes,
      errors: log
        .filter(({ level, event }) => /error|stderr/.test(level) && !explained?.test(event))
        .map((entry) => JSON.stringify(entry)),
      leaks: leaksOf(held, usual.held),
      health,
      seconds: (performance.now() - begin) / 1000,
    };
  } finally {
    await stage.close();
    mounted?.[Symbol.dispose]();
  }
}

/** A file system of a few megabytes, in memory.
 * @returns undefined where this process may not mount one */
export function mountSmall(): ({ readonly folder: string } & Disposable) | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'graticule-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  if (status === 0) {
    return {
      folder,
      [Symbol.dispose]() {
        spawnSync('umount', [folder]);
        rmSync(folder, { recursive: true });
      },
    };
  }
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Idle connections to the databases, and timers of connections that are kept alive, come and go. */
const allowance = 8;

function leaksOf(held: Held, usual: Held): string[] {
  return (['files', 'timers'] as const)
    .filter((kind) => held[kind] > usual[kind] + allowance)
    .map((kind) => `${held[kind]} ${kind} are held, ${usual[kind]} where nothing disturbs`);
}

const promises = [
  'lost',
  'doubled',
  'altered',
  'dismissed',
  'orphans',
  'missing',
  'crashes',
  'errors',
  'leaks',
] as const;

/** What did not hold, in words, the same fault once with its count. */
export function broken(played: Played): string[] {
  return promises.flatMap((promise) => {
    const kinds = new Map<string, { first: string; count: number }>();
    for (const text of played[promise]) {
      const kind = text.replace(/[0-9a-f]{6,}|[\w-]{20,}|\d+/g, '#').slice(0, 120);
      const known = kinds.get(kind);
      if (known === undefined) kinds.set(kind, { first: text, count: 1 });
      else known.count += 1;
    }
    return [...kinds.values()].map(
      ({ first, count }) => `${promise} (${count} times): ${first.slice(0, 400)}`,
    );
  });
}

export function toRow(played: Played) {
  const { scenario, faults, accepted, health, seconds } = played;
  const counts = Object.fromEntries(promises.map((promise) => [promise, played[promise].length]));
  const ms = (value: number) => Math.round(value * 10) / 10;
  return {
    scenario,
    faults,
    accepted,
    ...counts,
    '/health p50': ms(health.p50Ms),
    p99: ms(health.p99Ms),
    max: ms(health.maxMs),
    'bare p99': ms(health.bareP99Ms),
    unanswered: health.unanswered,
    s: Math.round(seconds),
  };
}
