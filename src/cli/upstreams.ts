/** The options that name servers to ask where the data here end. */

import type { Command } from 'commander';

export interface UpstreamFlags {
  readonly overpass?: string;
  readonly nominatim?: string;
  readonly userAgent?: string;
}

export function withUpstreamOptions(command: Command): Command {
  return command
    .option('--overpass <url>', 'Overpass server to ask for map features where no extract was imported')
    .option('--nominatim <url>', 'Nominatim server to ask for places that nothing here knows')
    .option('--user-agent <text>', 'who asks these servers: the application and how to reach its owner');
}

/** @throws TypeError for a server without a user agent */
export function upstreamsFrom({ overpass, nominatim, userAgent }: UpstreamFlags) {
  if (overpass === undefined && nominatim === undefined) return {};
  if (userAgent === undefined)
    throw new TypeError(
      '--overpass and --nominatim need --user-agent: the application and how to reach its owner',
    );
  return {
    ...(overpass !== undefined && { overpass: { baseUrl: overpass, userAgent } }),
    ...(nominatim !== undefined && { nominatim: { baseUrl: nominatim, userAgent } }),
  };
}
