/** The options that open a port for those who run the service: probes and metrics. */

import { type Command, Option } from 'commander';
import type { Operations, OperationsOptions } from '../http/operations/index.ts';
import { type Mount, type RunningServer, serve } from '../http/serve.ts';
import type { Log } from '../shared/log.ts';
import { loadTracing } from '../shared/tracing.ts';
import type { Observer, Tabular } from '../tabular/index.ts';
import { print, wholeNumber } from './output.ts';

export interface OperationsFlags {
  readonly metricsPort?: number;
  readonly metricsHost: string;
}

export function withOperationsOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--metrics-port <n>', 'port of /livez, /readyz and /metrics, without keys (default: none)')
        .env('GRATICULE_METRICS_PORT')
        .argParser(wholeNumber('--metrics-port', 0, 65_535)),
    )
    .addOption(
      new Option('--metrics-host <address>', 'address to bind them to')
        .env('GRATICULE_METRICS_HOST')
        .default('127.0.0.1'),
    );
}

/** What watches a process; nothing at all without the option. */
export interface Watch {
  /** For `createTabular`. */
  readonly options: { readonly observer?: Observer };
  /** Times and traces the requests of a mount. */
  observed(mount: Mount): Mount;
  listen(tabular: Tabular, health?: OperationsOptions['health']): Promise<void>;
  /** Probes say from here on that callers go elsewhere. */
  drain(): void;
  close(): Promise<void>;
}

/** Answers are at hand: this port, which closes last, adds no second wait to that for requests and jobs. */
const closeTimeoutMs = 250;

const nobody: Watch = {
  options: {},
  observed: (mount) => mount,
  async listen() {},
  drain() {},
  async close() {},
};

export async function openWatch({ metricsPort, metricsHost }: OperationsFlags, log: Log): Promise<Watch> {
  if (metricsPort === undefined) return nobody;
  const { createMetrics, observeMount, operationsHttp } = await import('../http/operations/index.ts');
  const metrics = createMetrics(await loadTracing());
  let operations: Operations | undefined;
  let server: RunningServer | undefined;
  return {
    options: { observer: metrics.observer },
    observed: (mount) => observeMount(mount, metrics),
    async listen(tabular, health) {
      operations = operationsHttp(tabular, { metrics, ...(health !== undefined && { health }) });
      const mounts = [operations.mount];
      server = await serve({ mounts, port: metricsPort, hostname: metricsHost, log, closeTimeoutMs });
      print(`graticule metrics on ${server.url}/metrics`);
    },
    drain: () => operations?.drain(),
    close: async () => server?.close(),
  };
}
