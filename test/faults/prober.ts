/** Asks a server for its health all the time, on a thread of its own so that nothing else delays the asking. Requests
 * leave at fixed times, whether or not the ones before have been answered: a server that stands still for a second is
 * late for all of them, as it is for its callers. */

import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  readonly bareMaxMs: number;
}

/** What is asked: `report` tells of the time since the last report, `whole` of all time. */
export type ProberOrder =
  | { readonly order: 'serve'; readonly url: string | undefined }
  | { readonly order: 'report' }
  | { readonly order: 'whole' };

const everyMs = 20;
const patienceMs = 2000;
const agent = new Agent({ keepAlive: true });
const bare = createServer((_request, response) => response.end('{}'));
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
let url: string | undefined;

class Record {
  readonly times: number[] = [];
  readonly bareTimes: number[] = [];
  unanswered = 0;

  report(): HealthReport {
    const of = (times: readonly number[]) => {
      const sorted = [...times].sort((a, b) => a - b);
      return (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
    };
    const [server, bare] = [of(this.times), of(this.bareTimes)];
    return {
      answered: this.times.length,
      unanswered: this.unanswered,
      p50Ms: server(0.5),
      p99Ms: server(0.99),
      maxMs: server(1),
      bareP50Ms: bare(0.5),
      bareP99Ms: bare(0.99),
      bareMaxMs: bare(1),
    };
  }
}

const whole = new Record();
let recent = new Record();

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

async function time(origin: string, bare: boolean): Promise<void> {
  const begin = performance.now();
  const answered = await ask(origin);
  const took = performance.now() - begin;
  for (const record of [whole, recent]) {
    if (bare) record.bareTimes.push(took);
    else if (answered === true) record.times.push(took);
    else if (answered === false && url === origin) record.unanswered += 1;
  }
}

parentPort!.on('message', (message: ProberOrder) => {
  if (message.order === 'serve') {
    url = message.url;
    return;
  }
  parentPort!.postMessage((message.order === 'whole' ? whole : recent).report());
  if (message.order === 'report') recent = new Record();
});

let odd = false;
setInterval(() => {
  odd = !odd;
  if (odd) void time(bareUrl, true);
  else if (url !== undefined) void time(url, false);
}, everyMs / 2);
