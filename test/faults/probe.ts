/** How a server process is doing. */

import { readdirSync, readFileSync } from 'node:fs';
import { PerformanceObserver, performance } from 'node:perf_hooks';
import type { Stats, Turn } from './protocol.ts';

/** Turns of the event loop that are told one by one. */
const longTurnMs = 8;
const mostLongTurns = 200;

export function createProbe(): () => Stats {
  const turns = watchTurns();
  const pauses = watchCollections();
  return () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
    const resources: Record<string, number> = {};
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
    const miB = (bytes: number) => bytes / 2 ** 20;
    return {
      rssMiB: miB(rss),
      heapMiB: miB(heapUsed),
      heapTotalMiB: miB(heapTotal),
      externalMiB: miB(external - arrayBuffers),
      arrayBuffersMiB: miB(arrayBuffers),
      descriptors: countDescriptors(),
      resources,
      ...turns(),
      ...pauses(),
    };
  };
}

/** Looks at every turn of the event loop without making any: an immediate that is not waited for runs in the turns that
 * there are. A turn is what lies between two of them, waiting for events aside. */
function watchTurns() {
  let turns: number[] = [];
  let long: Turn[] = [];
  let worst: Turn = { atMs: 0, ms: 0, cpuMs: 0 };
  // The clock of `process.hrtime`, which CPU profiles use too.
  const originMs = Number(process.hrtime.bigint()) / 1e6 - performance.now();
  let last = performance.now();
  let lastIdle = performance.nodeTiming.idleTime;
  let lastCpu = threadMs();
  const look = () => {
    const now = performance.now();
    const idle = performance.nodeTiming.idleTime;
    const cpu = threadMs();
    const turn = {
      atMs: originMs + last + idle - lastIdle,
      ms: now - last - (idle - lastIdle),
      cpuMs: cpu - lastCpu,
    };
    turns.push(turn.ms);
    if (turn.ms > worst.ms) worst = turn;
    if (turn.ms > longTurnMs && long.length < mostLongTurns) long.push(turn);
    [last, lastIdle, lastCpu] = [performance.now(), idle, cpu];
    setImmediate(look).unref();
  };
  setImmediate(look).unref();
  return () => {
    const sorted = turns.sort((a, b) => a - b);
    const told = {
      loopP99Ms: sorted[Math.min(sorted.length - 1, Math.floor(0.99 * sorted.length))] ?? 0,
      longestTurn: worst,
      longTurns: long,
    };
    [turns, long, worst] = [[], [], { atMs: 0, ms: 0, cpuMs: 0 }];
    return told;
  };
}

/** Pauses of the garbage collection. */
function watchCollections() {
  let total = 0;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      total += duration;
      longest = Math.max(longest, duration);
    }
  }).observe({ entryTypes: ['gc'] });
  return () => {
    const told = { collectionMs: total, longestCollectionMs: longest };
    [total, longest] = [0, 0];
    return told;
  };
}

/** Milliseconds that the thread of the event loop has run on a processor; 0 where the system does not tell. */
function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return 0;
  }
}

function countDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
}
