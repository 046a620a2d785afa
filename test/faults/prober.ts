/** Asks a server for its health all the time, on a thread of its own so that nothing else delays the asking. */

import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

export interface HealthReport {
  readonly answered: number;
  /** Asked while a server listened, and not answered in two seconds. */
  readonly unanswered: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** The same of a server that does nothing, at the same time: what the machine itself adds. */
  readonly bareP50Ms: number;
  readonly bareP99Ms: number;
}

const everyMs = 10;
const patienceMs = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const bare = createServer((_request, response) => response.end('{}'));
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
let url: string | undefined;
let times: number[] = [];
let bareTimes: number[] = [];
let unanswered = 0;

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

/** @returns whether it was answered; null when the line broke, as it does when a server is killed */
function ask(origin: string): Promise<boolean | null> {
  return new Promise((resolve) => {
    const request = get(`${origin}/health`, { agent, timeout: patienceMs }, (response) => {
      response.resume();
      response.on('end', () => resolve(true));
      response.on('error', () => resolve(null));
    });
    request.on('timeout', () => {
      resolve(false);
      request.destroy();
    });
    request.on('error', () => resolve(null));
  });
}

// The address of the server, `down`, or `report`.
parentPort!.on('message', (message: string) => {
  if (message !== 'report') {
    url = message === 'down' ? undefined : message;
    return;
  }
  const sorted = times.sort((a, b) => a - b);
  const sortedBare = bareTimes.sort((a, b) => a - b);
  parentPort!.postMessage({
    answered: sorted.length,
    unanswered,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    maxMs: sorted.at(-1) ?? Number.NaN,
    bareP50Ms: quantile(sortedBare, 0.5),
    bareP99Ms: quantile(sortedBare, 0.99),
  } satisfies HealthReport);
  times = [];
  bareTimes = [];
  unanswered = 0;
});

for (;;) {
  const asked = url;
  const begin = performance.now();
  const answered = asked === undefined ? null : await ask(asked);
  if (answered === true) times.push(performance.now() - begin);
  else if (answered === false && url === asked) unanswered += 1;
  const bareBegin = performance.now();
  await ask(bareUrl);
  bareTimes.push(performance.now() - bareBegin);
  await delay(everyMs);
}
