/** How a server process is doing. */

import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Stats } from './protocol.ts';

export function createProbe(): () => Stats {
  const resolutionMs = 5;
  const loop = monitorEventLoopDelay({ resolution: resolutionMs });
  loop.enable();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const resources: Record<string, number> = {};
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
    const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
    const stats = {
      rssMiB: rss / 2 ** 20,
      heapMiB: heapUsed / 2 ** 20,
      descriptors: countDescriptors(),
      resources,
      loopP99Ms: ms(loop.percentile(99)),
      loopMaxMs: ms(loop.max),
    };
    loop.reset();
    return stats;
  };
}

function countDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
}
