/** The metrics of one process, as Prometheus reads them. Names end in their unit; labels have few values each. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Tracing } from '../../shared/tracing.ts';
import type { Observer, QueueState } from '../../tabular/index.ts';

export interface Metrics {
  readonly observer: Observer;
  /** When a claim or a heartbeat last went well, milliseconds since the epoch; null before the first. */
  lastWorkAt(): number | null;
  /** A request was answered.
   * @param route  a pattern, never an address */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** @param queue  what waits and runs, asked now
   * @returns      the text of a scrape */
  text(queue: () => Promise<QueueState | undefined>): Promise<string>;
  readonly contentType: string;
}

const callSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const jobSeconds = [0.1, 0.5, 2, 10, 30, 60, 300, 1800, 7200];

/** @param now  milliseconds since the epoch */
export function createMetrics(tracing: Tracing | null, now: () => number = Date.now): Metrics {
  const registry = new Registry();
  // Event-loop lag, memory, processor time, collections.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  let workAt: number | null = null;

  const submits = new Counter({
    name: 'graticule_submits_total',
    help: 'Submits of jobs by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'graticule_jobs_total',
    help: 'Jobs that left this process, by kind, outcome and error code.',
    labelNames: ['kind', 'outcome', 'code'],
    registers,
  });
  const waited = new Histogram({
    name: 'graticule_claim_seconds',
    help: 'From the submit of a job to its claim.',
    labelNames: ['kind'],
    buckets: jobSeconds,
    registers,
  });
  const ran = new Histogram({
    name: 'graticule_run_seconds',
    help: 'From the claim of a job to its end in this process.',
    labelNames: ['kind', 'outcome'],
    buckets: jobSeconds,
    registers,
  });
  const held = new Gauge({
    name: 'graticule_jobs_held',
    help: 'Jobs that this process has claimed.',
    labelNames: ['kind'],
    registers,
  });
  const calls = new Histogram({
    name: 'graticule_call_seconds',
    help: 'Calls of the job store, the object store and the engine.',
    labelNames: ['part', 'operation'],
    buckets: callSeconds,
    registers,
  });
  const faults = new Counter({
    name: 'graticule_call_faults_total',
    help: 'Those of them that failed, by fault.',
    labelNames: ['part', 'operation', 'fault'],
    registers,
  });
  const uploads = new Counter({
    name: 'graticule_uploads_total',
    help: 'Uploads planned.',
    labelNames: ['form'],
    registers,
  });
  const uploadBytes = new Counter({
    name: 'graticule_upload_bytes_total',
    help: 'Bytes of the uploads planned.',
    registers,
  });
  const written = new Counter({
    name: 'graticule_object_bytes_total',
    help: 'Bytes that this process wrote to the object store: payloads, results, artifacts.',
    labelNames: ['area'],
    registers,
  });
  const models = new Gauge({
    name: 'graticule_models',
    help: 'Fitted models in memory: warm contexts and those at work.',
    registers,
  });
  const requests = new Histogram({
    name: 'graticule_http_seconds',
    help: 'From a request to the beginning of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: callSeconds,
    registers,
  });
  const queued = new Gauge({
    name: 'graticule_queue_jobs',
    help: 'Jobs that wait, in all processes, by lane.',
    labelNames: ['lane'],
    registers,
  });
  const running = new Gauge({
    name: 'graticule_running_jobs',
    help: 'Jobs that run, in all processes, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const oldest = new Gauge({
    name: 'graticule_queue_oldest_seconds',
    help: 'How long the oldest waiting job has waited; 0 when none waits, absent when the database cannot be asked.',
    labelNames: [],
    registers,
  });

  function setQueue(state: QueueState | undefined): void {
    queued.reset();
    running.reset();
    oldest.remove();
    if (state === undefined) return;
    queued.set({ lane: 'short' }, state.queued.short);
    queued.set({ lane: 'long' }, state.queued.long);
    for (const { kind, count } of state.running) running.set({ kind }, count);
    oldest.set(state.oldestQueuedAt === null ? 0 : Math.max(0, now() - state.oldestQueuedAt) / 1000);
  }

  const observer: Observer = {
    tracing,
    called(part, operation, seconds, fault) {
      calls.observe({ part, operation }, seconds);
      if (fault !== null) faults.inc({ part, operation, fault });
      else if (part === 'jobs' && (operation === 'claim' || operation === 'heartbeat')) workAt = now();
    },
    submitted: (kind, outcome) => submits.inc({ kind, outcome }),
    claimed(kind, waitedSeconds) {
      waited.observe({ kind }, waitedSeconds);
      held.inc({ kind });
    },
    ended(kind, outcome, seconds, code) {
      jobs.inc({ kind, outcome, code: code ?? '' });
      ran.observe({ kind, outcome }, seconds);
      held.dec({ kind });
    },
    uploadPlanned(form, bytes) {
      uploads.inc({ form });
      uploadBytes.inc(bytes);
    },
    objectWritten: (area, bytes) => written.inc({ area }, bytes),
    models: (change) => models.inc(change),
  };

  return {
    observer,
    lastWorkAt: () => workAt,
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    async text(queue) {
      // A database that is away must not take the other metrics with it.
      setQueue(await queue().catch(() => undefined));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
