/** What those who run the service watch: probes and metrics, on a port of their own, without keys. */

import type { Tabular } from '../../tabular/index.ts';
import { respond, respondJson } from '../respond.ts';
import type { Mount } from '../serve.ts';
import type { Metrics } from './metrics.ts';

export { createMetrics, type Metrics } from './metrics.ts';
export { observeMount, routeOf } from './observe-mount.ts';

/** A part that cannot do its work. */
interface Problem {
  readonly part: string;
  readonly fault: string;
  readonly since: number;
}

/** The stores are asked at most so often: several probes may come every few seconds. */
const askEveryMs = 5000;
/** A store that has not answered by then is not ready. */
const askMs = 4000;
/** Looks for work that may fail or be late before a worker counts as stalled. */
const polls = 3;

export interface OperationsOptions {
  readonly metrics: Metrics;
  /** What else cannot do its work; default: nothing. */
  readonly health?: () => readonly Problem[];
  /** Milliseconds since the epoch; default `Date.now`. */
  readonly now?: () => number;
}

export interface Operations {
  readonly mount: Mount;
  /** From here on `/readyz` sends callers elsewhere. */
  drain(): void;
}

/** `/livez`: the process answers. `/readyz`: database and object store have been asked and answered, and the worker looks
 * for work; else 503, with the parts that do not. `/metrics`: for Prometheus. */
export function operationsHttp(tabular: Tabular, options: OperationsOptions): Operations {
  const { metrics, health = () => [], now = Date.now } = options;
  const startedAt = now();
  let draining = false;
  let asked: { readonly at: number; readonly answer: Promise<readonly Problem[]> } | undefined;

  function stores(): Promise<readonly Problem[]> {
    if (asked === undefined || Math.abs(now() - asked.at) >= askEveryMs) {
      asked = { at: now(), answer: inTime(tabular.check().then(({ problems }) => problems)) };
    }
    return asked.answer;
  }

  function inTime(answer: Promise<readonly Problem[]>): Promise<readonly Problem[]> {
    const late = [{ part: 'stores', fault: 'unreachable', since: now() }];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, askMs, late);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  /** Null for a process that runs no jobs. */
  function workerAgeMs(): number | null {
    const { concurrency } = tabular.options.worker;
    return concurrency === 0 ? null : Math.max(0, now() - (metrics.lastWorkAt() ?? startedAt));
  }

  async function ready(): Promise<Response> {
    const found = [...(await stores()), ...health()];
    const age = workerAgeMs();
    if (age !== null && age > polls * tabular.options.worker.pollMs) {
      found.push({ part: 'worker', fault: 'stalled', since: now() - age });
    }
    const isReady = found.length === 0 && !draining;
    return respondJson(isReady ? 200 : 503, {
      status: draining ? 'draining' : isReady ? 'ready' : 'not_ready',
      workerAgeSeconds: age === null ? null : Math.round(age / 1000),
      // No details: they may name places, and this answer needs no key.
      problems: found.map(({ part, fault, since }) => ({
        part,
        fault,
        since: new Date(since).toISOString(),
      })),
    });
  }

  async function fetch(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respondJson(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' });
    }
    switch (new URL(request.url).pathname) {
      case '/livez':
        return respondJson(200, { status: 'alive' });
      case '/readyz':
        return ready();
      default:
        return respond(200, await metrics.text(() => tabular.queue()), metrics.contentType);
    }
  }

  return {
    mount: { name: 'operations', paths: ['/livez', '/readyz', '/metrics'], fetch },
    drain() {
      draining = true;
    },
  };
}
