/** Mixed traffic over all routes of both services for a long time; says whether memory, descriptors, timers and disk
 * stay flat, and how soon /health answers: npm run soak [-- --minutes 30 --seed S --out FILE --flags=F]. */

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { record } from '../../bench/support/record.mjs';
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
    /** Flags of Node for the server, by comma: `--flags=--cpu-prof,--cpu-prof-dir=/tmp/x`. */
    flags: { type: 'string' },
  },
});
const totalMs = Number(values.minutes) * 60_000;
const everyMs = Math.min(5000, totalMs / 60);
const geoCallers = 3;
const pauseMs = 20;
/** What issue and contract ask of the server. */
const healthP99Ms = 20;

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

const server = await stage.startSurely({ nodeFlags: values.flags?.split(',') });
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
  `${(at.ms / 60_000).toFixed(1)} min: RSS ${at.rssMiB.toFixed(0)} MiB, heap ${at.heapMiB.toFixed(0)} of ${at.heapTotalMiB.toFixed(0)} MiB, buffers ${at.arrayBuffersMiB.toFixed(0)} MiB, ${at.descriptors} descriptors, ${at.timers} timers, disk ${at.diskMiB.toFixed(1)} MiB, ${stage.tally.finished} jobs, ${requests} requests, health p99 ${health.p99Ms.toFixed(1)} ms`;

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
const health = await stage.health('whole');

const round = (value: number) => Math.round(value * 10) / 10;
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

// The first half warms up: caches fill and the heap finds its size. What still rises in the second half is a leak.
const measured = samples.filter(({ ms }) => ms > totalMs / 2);
const series: readonly (readonly [
  name: string,
  of: (sample: Measured) => number | null,
  /** What must be flat: growth as a share of the median, and the least that is always allowed. */
  bounds?: readonly [allowed: number, least: number],
])[] = [
  ['RSS, MiB', ({ rssMiB }) => rssMiB, [0.05, 16]],
  ['heap in use, MiB', ({ heapMiB }) => heapMiB, [0.05, 16]],
  ['heap held, MiB', ({ heapTotalMiB }) => heapTotalMiB],
  ['array buffers, MiB', ({ arrayBuffersMiB }) => arrayBuffersMiB],
  ['other of JavaScript, MiB', ({ externalMiB }) => externalMiB],
  ['native rest, MiB', (at) => at.rssMiB - at.heapTotalMiB - at.arrayBuffersMiB - at.externalMiB],
  ['descriptors', ({ descriptors }) => descriptors, [0, 3]],
  ['timers', ({ timers }) => timers, [0, 3]],
  ['disk, MiB', ({ diskMiB }) => diskMiB],
];
const rows = series.map(([name, of, bounds]) => {
  const points = measured.flatMap((sample): Sample[] => {
    const value = of(sample);
    return value === null ? [] : [{ ms: sample.ms, value }];
  });
  const { first, median, last, growth, flat } = trendOf(points, ...(bounds ?? [0, 0]));
  return {
    series: name,
    first: round(first),
    median: round(median),
    last: round(last),
    most: round(Math.max(...points.map(({ value }) => value))),
    growth: round(growth),
    'a minute': round((growth / (totalMs / 2)) * 60_000),
    flat: bounds === undefined ? '' : flat,
  };
});
const { tally } = stage;
console.log(
  `${(totalMs / 60_000).toFixed(1)} minutes, ${tally.finished} jobs, ${requests} other requests; the second half:`,
);
console.table(rows);

const eachP99 = healths.map(({ p99Ms }) => p99Ms);
console.table([
  {
    server: 'graticule',
    answered: health.answered,
    missing: health.unanswered,
    'p50 ms': round(health.p50Ms),
    'p99 ms': round(health.p99Ms),
    'most ms': round(health.maxMs),
    [`median of each ${everyMs / 1000} s`]: round(middle(eachP99)),
  },
  {
    server: 'one that does nothing',
    'p50 ms': round(health.bareP50Ms),
    'p99 ms': round(health.bareP99Ms),
    'most ms': round(health.bareMaxMs),
    [`median of each ${everyMs / 1000} s`]: round(middle(healths.map(({ bareP99Ms }) => bareP99Ms))),
  },
]);
// The first seconds compile and read what later ones find in memory: their turns are told apart.
const [start, later] = [samples.filter(({ ms }) => ms < 20_000), samples.filter(({ ms }) => ms >= 20_000)];
for (const [label, part] of [
  ['First 20 s', start],
  ['Later', later],
] as const) {
  if (part.length === 0) continue;
  const most = (of: (sample: Measured) => number) => round(Math.max(...part.map(of)));
  console.log(
    `${label}: longest turn of the event loop ${most(({ longestTurn }) => longestTurn.cpuMs)} ms of processor, ${part.flatMap(({ longTurns }) => longTurns).length} over 8 ms; its longest delay ${most(({ loopMaxMs }) => loopMaxMs)} ms by the clock, median of p99 ${round(middle(part.map(({ loopP99Ms }) => loopP99Ms)))} ms; longest collection ${most(({ longestCollectionMs }) => longestCollectionMs)} ms`,
  );
}

// How much lies there at a time follows the pace of the work; what matters is that all of it goes.
const minute = 60_000;
for (const ahead of [15, 20, 25, 30]) await server.sweep(ahead * minute);
const restMiB = bytesUnder(stage.dataDir) / 2 ** 20;
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify({ samples, healths, health }));
record({
  healthP50Ms: round(health.p50Ms),
  healthP99Ms: round(health.p99Ms),
  bareP99Ms: round(health.bareP99Ms),
  jobs: stage.tally.finished,
});
const code = await server.stop();
const { orphans, missing, doubled } = stage.store.audit();
await stage.close();
/** The databases and their logs, which keep their size. */
const mostAtRestMiB = 12;
const promises = {
  lost: tally.lost,
  doubled: [...tally.doubled, ...doubled],
  altered: tally.altered,
  dismissed: tally.dismissed,
  orphans,
  missing,
  'failed requests': [...failures].map(([failure, count]) => `${count} times ${failure}`),
  'series that rise': rows.filter(({ flat }) => flat === false).map(({ series }) => series),
  'disk at rest': restMiB < mostAtRestMiB ? [] : [`${round(restMiB)} MiB of ${mostAtRestMiB}`],
  'late /health': health.p99Ms <= healthP99Ms ? [] : [`p99 ${round(health.p99Ms)} ms of ${healthP99Ms}`],
  'unanswered /health': health.unanswered === 0 ? [] : [String(health.unanswered)],
  'exit code': code === 0 ? [] : [String(code)],
};
console.table(
  Object.entries(promises).map(([promise, found]) => ({
    promise,
    broken: found.length,
    first: found[0]?.slice(0, 120) ?? '',
  })),
);
process.exitCode = Object.values(promises).every((found) => found.length === 0) ? 0 : 1;
