/** Mixed traffic over all routes of both services for a long time; says whether memory, descriptors, timers and disk
 * stay flat, and how soon /health answers: npm run soak [-- --minutes 30 --seed S]. */

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { HealthReport } from './prober.ts';
import type { Stats } from './protocol.ts';
import { bundlePrograms } from './server.ts';
import { type Sample, trendOf } from './slope.ts';
import { Stage, type StageOptions } from './stage.ts';
import { askSomething } from './traffic.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Where the samples go, as JSON; default: nowhere. */
    out: { type: 'string' },
  },
});
const totalMs = Number(values.minutes) * 60_000;
const everyMs = Math.min(5000, totalMs / 60);
const geoCallers = 3;
const pauseMs = 20;

/** What is kept for hours by default is kept for minutes: the disk then has a level to stay at. */
const brief: StageOptions['lifetimes'] = {
  results: { retentionMs: 60_000, historyMs: 120_000, sweepMs: 5000 },
  uploads: { abandonedMs: 60_000, addressMs: 60_000 },
  contexts: { fixedMs: 10 * 60_000 },
};

const programs = await bundlePrograms(`soak-${process.pid}`);
const stage = new Stage({
  programs,
  seed: Number(values.seed),
  library: undefined,
  engine: 'native',
  lifetimes: brief,
});
process.on('exit', () => programs.remove());

interface Measured extends Stats {
  readonly ms: number;
  readonly timers: number;
  readonly diskMiB: number;
}
const samples: Measured[] = [];
const failures = new Map<string, number>();
const healths: HealthReport[] = [];
let requests = 0;

const server = await stage.startSurely();
const begin = performance.now();
const since = () => performance.now() - begin;
const over = () => since() > totalMs;

async function geoCaller(): Promise<void> {
  while (!over()) {
    const failure = await askSomething(server.url!, requests++);
    if (failure !== null) {
      const kind = failure.replace(/[0-9a-f]{8,}|\d+/g, '#').slice(0, 160);
      failures.set(kind, (failures.get(kind) ?? 0) + 1);
    }
    await delay(pauseMs);
  }
}

async function measure(): Promise<void> {
  while (!over()) {
    await delay(everyMs);
    const stats = await server.stats();
    const timers = Object.entries(stats.resources).reduce(
      (sum, [kind, n]) => sum + (/Timeout|Immediate/.test(kind) ? n : 0),
      0,
    );
    samples.push({ ...stats, ms: since(), timers, diskMiB: bytesUnder(stage.dataDir) / 2 ** 20 });
    healths.push(await stage.health());
    if (samples.length % 12 === 0) console.error(describe(samples.at(-1)!, healths.at(-1)!));
  }
}

const describe = (at: Measured, health: HealthReport) =>
  `${(at.ms / 60_000).toFixed(1)} min: RSS ${at.rssMiB.toFixed(0)} MiB, heap ${at.heapMiB.toFixed(0)} MiB, ${at.descriptors} descriptors, ${at.timers} timers, disk ${at.diskMiB.toFixed(1)} MiB, ${stage.tally.finished} jobs, ${requests} requests, health p99 ${health.p99Ms.toFixed(1)} ms`;

function bytesUnder(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesUnder(path);
    // A file may go between the listing and the look at it.
    return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}

await Promise.all([stage.work(over), measure(), ...Array.from({ length: geoCallers }, geoCaller)]);

const measured = samples.filter(({ ms }) => ms > totalMs / 3);
const series: readonly (readonly [
  name: string,
  of: (sample: Measured) => number | null,
  allowed: number,
  least: number,
])[] = [
  ['RSS, MiB', ({ rssMiB }) => rssMiB, 0.05, 16],
  ['heap, MiB', ({ heapMiB }) => heapMiB, 0.05, 8],
  ['descriptors', ({ descriptors }) => descriptors, 0, 3],
  ['timers', ({ timers }) => timers, 0, 3],
];
const rows = series.map(([name, of, allowed, least]) => {
  const points = measured.flatMap((sample): Sample[] => {
    const value = of(sample);
    return value === null ? [] : [{ ms: sample.ms, value }];
  });
  const { first, median, last, growth, flat } = trendOf(points, allowed, least);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    series: name,
    first: round(first),
    median: round(median),
    last: round(last),
    growth: round(growth),
    flat,
  };
});
const { tally } = stage;
const worst = (pick: (report: HealthReport) => number) =>
  Math.max(...healths.map(pick).filter(Number.isFinite));
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
console.log(
  `${(totalMs / 60_000).toFixed(1)} minutes, ${tally.finished} jobs, ${requests} other requests; trends after the first third:`,
);
console.table(rows);
console.log(
  `/health: ${healths.reduce((sum, { answered }) => sum + answered, 0)} answers, ${healths.reduce((sum, { unanswered }) => sum + unanswered, 0)} missing; p99 of each ${everyMs / 1000} s: median ${middle(healths.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms, worst ${worst(({ p99Ms }) => p99Ms).toFixed(1)} ms; slowest ${worst(({ maxMs }) => maxMs).toFixed(1)} ms; a bare server beside it: median p99 ${middle(healths.map(({ bareP99Ms }) => bareP99Ms)).toFixed(1)} ms`,
);
console.log(
  `Event loop: median of p99 ${middle(samples.map(({ loopP99Ms }) => loopP99Ms)).toFixed(1)} ms, longest turn ${Math.max(...samples.map(({ loopMaxMs }) => loopMaxMs)).toFixed(1)} ms`,
);
for (const promise of ['lost', 'doubled', 'altered', 'dismissed'] as const) {
  console.log(`${promise}: ${tally[promise].length} ${tally[promise].slice(0, 3).join(' | ').slice(0, 500)}`);
}
for (const [failure, count] of failures) console.log(`${count} times: ${failure}`);
// How much lies there at a time follows the pace of the work; what matters is that all of it goes.
const minute = 60_000;
for (const ahead of [15, 20, 25, 30]) await server.sweep(ahead * minute);
const restMiB = bytesUnder(stage.dataDir) / 2 ** 20;
const busyMiB = samples.map(({ diskMiB }) => diskMiB);
console.log(
  `Disk: median ${middle(busyMiB).toFixed(1)} MiB, most ${Math.max(...busyMiB).toFixed(1)} MiB, ${restMiB.toFixed(1)} MiB when all has had its time`,
);
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify({ samples, healths }));
const code = await server.stop();
console.log(`stopped with ${code}`);
await stage.close();
const broken =
  tally.lost.length + tally.doubled.length + tally.altered.length + tally.dismissed.length + failures.size;
/** The databases and their logs, which keep their size. */
const mostAtRestMiB = 12;
process.exitCode =
  broken === 0 && code === 0 && restMiB < mostAtRestMiB && rows.every(({ flat }) => flat) ? 0 : 1;
