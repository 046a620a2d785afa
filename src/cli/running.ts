/** What `serve` and `worker` have in common: how jobs are run, and how it ends. */

import type { Command } from 'commander';
import type { Log } from '../shared/log.ts';
import type { Effort } from '../tabular/domain/effort.ts';
import { smallestClassBytes } from '../tabular/domain/queue.ts';
import { effortOf, effortOption } from './io/effort-option.ts';
import { firstSignal } from './io/signal.ts';
import { wholeNumber } from './output.ts';

export interface RunningFlags {
  readonly effort?: Effort;
  readonly compile?: boolean;
  readonly concurrency?: number;
  readonly maxAttempts?: number;
  readonly maxJobBytes?: number;
  readonly shutdownTimeout: number;
}

/** @param least  of `--concurrency` */
export function withRunningOptions(command: Command, least: number): Command {
  return command
    .addOption(effortOption())
    .option(
      '--compile',
      'fitted contexts answer with a quick student where it costs at most 0.5 % of the loss',
    )
    .option(
      '--concurrency <n>',
      'jobs run at once, plus one short prediction (default: 2)',
      wholeNumber('--concurrency', least, 64),
    )
    .option(
      '--max-attempts <n>',
      'how often the process may die in a job before the job fails (default: 3)',
      wholeNumber('--max-attempts', 1, 1000),
    )
    .option(
      '--max-job-bytes <n>',
      'largest job to take, 8 bytes a declared cell; larger ones wait for another process (default: any)',
      wholeNumber('--max-job-bytes', smallestClassBytes, 1e15),
    )
    .option(
      '--shutdown-timeout <seconds>',
      'how long requests and jobs may take to end after SIGTERM, before they are cut or given back',
      wholeNumber('--shutdown-timeout', 0, 3600),
      10,
    );
}

/** The option `worker` of `createTabular`. */
export function workerOptions(flags: RunningFlags) {
  const { compile, concurrency, maxAttempts, maxJobBytes, shutdownTimeout } = flags;
  return {
    drainMs: shutdownTimeout * 1000,
    ...effortOf(flags),
    ...(compile && { compile }),
    ...(concurrency !== undefined && { concurrency }),
    ...(maxAttempts !== undefined && { maxAttempts }),
    ...(maxJobBytes !== undefined && { maxJobBytes }),
  };
}

/** Resolves when the end is asked for; what is not over by then and some is ended hard. */
export async function untilAsked(log: Log, { shutdownTimeout }: RunningFlags): Promise<void> {
  const signal = await firstSignal();
  log.info('shutting_down', { signal });
  // What is still not over then hangs; jobs and stores stand a kill at any point.
  setTimeout(
    () => {
      log.error('shutdown_forced');
      process.exit(1);
    },
    shutdownTimeout * 1000 + 2000,
  ).unref();
}

/** Requests and jobs end side by side, under one deadline; the stores must outlive both. */
export async function endTogether(
  server: { close(): Promise<void> },
  tabular: { drain(): Promise<void> },
): Promise<void> {
  await Promise.all([server.close(), tabular.drain()]);
}
