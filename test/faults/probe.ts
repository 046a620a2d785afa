/** How a server process is doing. */

import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import type { Stats, Turn } from './protocol.ts';

/** Of the delay of the event loop. */
const resolutionMs = 5;
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
 * there are. */
function watchTurns() {
  let longest: Turn = { atMs: 0, cpuMs: 0 };
  let long: Turn[] = [];
  const now = () => Number(process.hrtime.bigint()) / 1e6;
  let last = now();
  let lastCpu = threadMs();
  const look = () => {
    const cpu = threadMs();
    const turn = { atMs: last, cpuMs: cpu - lastCpu };
    if (turn.cpuMs > longest.cpuMs) longest = turn;
    if (turn.cpuMs > longTurnMs && long.length < mostLongTurns) long.push(turn);
    [last, lastCpu] = [now(), threadMs()];
    setImmediate(look).unref();
  };
  setImmediate(look).unref();
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
  return () => {
    const told = {
      loopP99Ms: ms(delay.percentile(99)),
      loopMaxMs: ms(delay.max),
      longestTurn: longest,
      longTurns: long,
    };
    delay.reset();
    [long, longest] = [[], { atMs: 0, cpuMs: 0 }];
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
