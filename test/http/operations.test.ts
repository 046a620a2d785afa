import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, context, propagation, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api';
import { afterEach, expect, test } from 'vitest';
import { createMetrics, observeMount, operationsHttp, routeOf } from '../../src/http/operations/index.ts';
import { compose } from '../../src/http/serve.ts';
import { StorageError } from '../../src/shared/storage-error.ts';
import { loadTracing, type Tracing } from '../../src/shared/tracing.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import type { ObjectStore } from '../../src/tabular/ports.ts';
import {
  createCall,
  createHarness,
  fitBody,
  type HarnessParts,
  trainingPayload,
  upload,
} from '../support/service.ts';

const ann = { owner: { org: 'acme', user: 'ann' } };

async function watched(parts: HarnessParts = {}, tracing: Tracing | null = null) {
  let now = () => Date.UTC(2026, 0, 15, 12);
  const metrics = createMetrics(tracing, () => now());
  const harness = await createHarness({ observer: metrics.observer, worker: { concurrency: 1 } }, {}, parts);
  now = harness.clock.now;
  const operations = operationsHttp(harness.tabular, { metrics, now: harness.clock.now });
  const call = createCall(compose([observeMount(harness.mount, metrics)]));
  const ask = createCall(compose([operations.mount]));
  const probe = async (path: string) => {
    const { status, body } = await ask('GET', path, { key: null });
    return { status, body };
  };
  /** The value of a series, by its name and labels as Prometheus writes them; undefined when there is none. */
  const series = async (name: string) => {
    const { body } = await probe('/metrics');
    const line = (body as string).split('\n').find((text) => text.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  return { harness, metrics, operations, call, probe, series };
}

const submit = async ({ call }: Pick<Awaited<ReturnType<typeof watched>>, 'call'>, rows = 2) => {
  const staged = await upload(call, trainingPayload(4, rows));
  const body = { ...fitBody(staged, 4), outputRowCount: rows };
  return (await call('POST', '/v1/predictions', { body })).body.id as string;
};

test('metrics tell of submits, claims, runs, uploads, results, requests, models and the process', async () => {
  const service = await watched();
  await using harness = service.harness;
  const id = await submit(service);
  await harness.tabular.wait(id, ann);
  await service.call('GET', `/v1/predictions/${id}`);
  await service.call('GET', '/v1/predictions/nobody/result');
  const failing = await upload(service.call, trainingPayload(4, 0));
  const { body: fit } = await service.call('POST', '/v1/fits', { body: fitBody(failing, 5) });
  await harness.tabular.wait(fit.job.id, ann);
  const { series } = service;
  expect(await series('graticule_submits_total{kind="predict",outcome="created"}')).toBe(1);
  expect(await series('graticule_jobs_total{kind="predict",outcome="succeeded",code=""}')).toBe(1);
  expect(await series('graticule_jobs_total{kind="fit",outcome="failed",code="schema_mismatch"}')).toBe(1);
  expect(await series('graticule_claim_seconds_count{kind="predict"}')).toBe(1);
  expect(await series('graticule_run_seconds_count{kind="predict",outcome="succeeded"}')).toBe(1);
  expect(await series('graticule_jobs_held{kind="predict"}')).toBe(0);
  expect(await series('graticule_uploads_total{form="single"}')).toBe(2);
  expect(await series('graticule_upload_bytes_total')).toBeGreaterThan(100);
  expect(await series('graticule_object_bytes_total{area="results"}')).toBeGreaterThan(10);
  expect(await series('graticule_call_seconds_count{part="engine",operation="fit"}')).toBe(1);
  expect(await series('graticule_models')).toBe(0);
  const requests = 'graticule_http_seconds_count{method="GET",route="/v1/predictions/:id';
  expect(await series(`${requests}",status="200"}`)).toBe(1);
  expect(await series(`${requests}/result",status="404"}`)).toBe(1);
  expect(await series('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await series('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(JSON.stringify((await service.probe('/metrics')).body)).not.toContain(id);
});

test('the queue tells its depth, what runs, and how long the oldest has waited', async () => {
  const service = await watched();
  await using harness = service.harness;
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  harness.engine.before = () => held;
  const first = await submit(service, 1);
  const second = await submit(service, 2);
  harness.clock.advance(30_000);
  const { series } = service;
  const waiting = async () =>
    (await series('graticule_queue_jobs{lane="short"}'))! +
    (await series('graticule_queue_jobs{lane="long"}'))!;
  expect([await waiting(), await series('graticule_running_jobs{kind="predict"}')]).toEqual([1, 1]);
  expect(await series('graticule_queue_oldest_seconds')).toBe(30);
  go();
  for (const id of [first, second]) await harness.tabular.wait(id, ann);
  expect([await waiting(), await series('graticule_running_jobs{kind="predict"}')]).toEqual([0, undefined]);
  expect(await series('graticule_queue_oldest_seconds')).toBe(0);
});

/** Files, until the test takes them away. */
function fragile(): { openObjects: NonNullable<HarnessParts['openObjects']>; broken: boolean } {
  const state = {
    broken: false,
    openObjects(tools: Parameters<typeof fs>[0]): ObjectStore {
      return {
        ...fs(tools),
        async check() {
          if (state.broken) throw new StorageError('unreachable', 's3://secret-bucket');
        },
      };
    },
  };
  return state;
}

test('a process is ready while its stores answer, and says which one does not', async () => {
  const objects = fragile();
  const { harness, probe, operations } = await watched(objects);
  await using _ = harness;
  expect(await probe('/livez')).toEqual({ status: 200, body: { status: 'alive' } });
  expect(await probe('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', workerAgeSeconds: 0, problems: [] },
  });
  objects.broken = true;
  harness.clock.advance(4000);
  expect((await probe('/readyz')).status).toBe(200);
  harness.clock.advance(1000);
  const { status, body } = await probe('/readyz');
  expect([status, body.status, body.problems]).toEqual([
    503,
    'not_ready',
    [{ part: 'objects', fault: 'unreachable', since: new Date(harness.clock.now()).toISOString() }],
  ]);
  expect(JSON.stringify(body)).not.toContain('secret-bucket');
  expect((await probe('/livez')).status).toBe(200);
  objects.broken = false;
  harness.clock.advance(5000);
  expect((await probe('/readyz')).status).toBe(200);
  operations.drain();
  expect(await probe('/readyz')).toMatchObject({ status: 503, body: { status: 'draining' } });
});

test('a worker that has not looked for work for three polls is stalled', async () => {
  const { harness, metrics } = await watched();
  await using _ = harness;
  const at = harness.clock.now();
  const { mount } = operationsHttp(harness.tabular, {
    metrics: { ...metrics, lastWorkAt: () => at },
    now: harness.clock.now,
  });
  const ready = () => mount.fetch(new Request('http://x/readyz'));
  harness.clock.advance(180_000);
  expect((await ready()).status).toBe(200);
  harness.clock.advance(1000);
  const answer = await ready();
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { workerAgeSeconds: 181, problems: [{ part: 'worker', fault: 'stalled' }] },
  ]);
});

test.each([
  ['/v1/predictions/job_123', '/v1/predictions/:id'],
  ['/v1/evaluations/x/result', '/v1/evaluations/:id/result'],
  ['/v1/uploads', '/v1/uploads'],
  ['/_objects/put/staged/a/b', '/_objects/put'],
  ['/sdk/graticule-1.whl', '/sdk/:wheel'],
  ['/api/geocode', '/api/geocode'],
  ['/api/what/ever', 'other'],
  ['/v1/predictions/x/y/z', 'other'],
  ['/', '/'],
  ['/health', '/health'],
])('%s is counted as %s', (path, route) => expect(routeOf(path)).toBe(route));

interface Recorded {
  readonly name: string;
  readonly attributes: object;
  readonly parent: string | undefined;
  failed: boolean;
  ended: boolean;
}

/** The least that stands for a host with OpenTelemetry. */
function recordSpans(): Recorded[] {
  const spans: Recorded[] = [];
  const running = new AsyncLocalStorage<Context>();
  const idOf = (number: number) => number.toString(16).padStart(16, '0');
  context.setGlobalContextManager({
    active: () => running.getStore() ?? ROOT_CONTEXT,
    with: (active, run, self, ...given) => running.run(active, () => run.apply(self as never, given)),
    bind: (_active, target) => target,
    enable: () => context as never,
    disable: () => context as never,
  });
  propagation.setGlobalPropagator({
    inject() {},
    fields: () => ['traceparent'],
    extract: (active, carrier, { get }) => {
      const header = String(get(carrier, 'traceparent') ?? '');
      const [, traceId, spanId] = header.split('-');
      return traceId === undefined || spanId === undefined
        ? active
        : trace.setSpanContext(active, { traceId, spanId, traceFlags: 1 });
    },
  });
  const startSpan = (name: string, options: { attributes?: object } = {}, parent = context.active()) => {
    const parentId = trace.getSpanContext(parent)?.spanId;
    const before = spans.findIndex((_, at) => idOf(at + 1) === parentId);
    const recorded: Recorded = {
      name,
      attributes: options.attributes ?? {},
      parent: spans[before]?.name ?? parentId,
      failed: false,
      ended: false,
    };
    const spanId = idOf(spans.push(recorded));
    return {
      spanContext: () => ({ traceId: '1'.repeat(32), spanId, traceFlags: 1 }),
      setStatus: () => {
        recorded.failed = true;
      },
      end: () => {
        recorded.ended = true;
      },
    } as unknown as Span;
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan, startActiveSpan: () => {} }) as never });
  return spans;
}

afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

test('a request is a span below that of its caller, and what it asks of the stores lies below it', async () => {
  const spans = recordSpans();
  const service = await watched({}, await loadTracing());
  await using harness = service.harness;
  const caller = '00-11111111111111111111111111111111-00000000000000ff-01';
  const body = { contentHash: '0'.repeat(64), bytes: 10 };
  await service.call('POST', '/v1/uploads', { body, headers: { traceparent: caller } });
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = 'POST /v1/uploads';
  expect(named(request)).toEqual({
    name: request,
    attributes: { 'http.request.method': 'POST', 'http.route': '/v1/uploads' },
    parent: '00000000000000ff',
    failed: false,
    ended: true,
  });
  expect(named('graticule jobs planStaged')).toMatchObject({ parent: request, ended: true, failed: false });
  expect(named('graticule objects signUpload')).toMatchObject({ parent: request, ended: true });
  harness.engine.before = () => {
    throw new Error('the engine broke');
  };
  await harness.tabular.wait(await submit(service), ann);
  expect(named('graticule engine fit')).toMatchObject({ ended: true, failed: true });
});
