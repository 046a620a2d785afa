/** Leases, heartbeats and shutdown, seen beside the store. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  createCall,
  createHarness,
  fitBody,
  type Harness,
  trainingPayload,
  upload,
} from '../../support/service.ts';

const open: Harness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness[Symbol.asyncDispose]();
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A service whose engine holds a fit until it is told to go on, or is aborted. */
async function withHeldFit(drainMs = 10_000) {
  const harness = await createHarness({ worker: { leaseMs: 30_000, drainMs } });
  open.push(harness);
  const { promise: opened, resolve: go } = withResolvers();
  const { promise: inside, resolve: arrived } = withResolvers();
  harness.engine.before = (_call, signal) => {
    arrived();
    return Promise.race([
      opened,
      new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]);
  };
  const call = createCall(harness.mount.fetch);
  const staged = await upload(call, trainingPayload(4, 0));
  const { body } = await call('POST', '/v1/fits', { body: fitBody(staged, 4) });
  await inside;
  return { ...harness, jobId: body.job.id as string, contextId: body.context.id as string, go };
}

/** Lets what a timer began come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

const owner = { owner: { org: 'acme', user: 'ann' } };

test('heartbeats keep a long job from others for as long as it runs', async () => {
  const { clock, store, tabular, jobId, go } = await withHeldFit();
  for (let minute = 0; minute < 10; minute += 1) {
    for (let beat = 0; beat < 6; beat += 1) {
      clock.advance(10_000);
      await settle();
    }
    expect(await store.claim({ owner: 'other', now: clock.now(), leaseUntil: 0 })).toBe(null);
  }
  go();
  expect(await tabular.wait(jobId, owner)).toMatchObject({ status: 'succeeded', durationMs: 600_000 });
});

test('a worker that lost its lease stops, and leaves the job to the one that has it', async () => {
  const { clock, store, tabular, jobId, logged } = await withHeldFit();
  const stolen = await store.claim({
    owner: 'other',
    now: clock.now() + 30_000,
    leaseUntil: Number.MAX_SAFE_INTEGER,
  });
  expect(stolen!.job.id).toBe(jobId);
  clock.advance(10_000);
  await settle();
  await tabular.idle();
  expect(logged).toContainEqual(expect.objectContaining({ event: 'lease_lost', jobId }));
  expect((await tabular.job(jobId, owner)).status).toBe('running');
  expect(await store.heartbeat(jobId, stolen!.token, { now: 0, leaseUntil: Number.MAX_SAFE_INTEGER })).toBe(
    true,
  );
});

test('closing gives back what does not finish within the drain time, at once and without counting the attempt', async () => {
  const { clock, store, tabular, jobId, logged } = await withHeldFit(5000);
  // What close does to the store comes last; here we still want to look into it.
  const closeStore = store.close;
  store.close = async () => {};
  const closed = tabular.close();
  await settle();
  expect(logged).not.toContainEqual(expect.objectContaining({ event: 'job_released' }));
  clock.advance(5000);
  await closed;
  expect(logged).toContainEqual(expect.objectContaining({ event: 'job_released', jobId }));
  const next = await store.claim({ owner: 'next', now: clock.now(), leaseUntil: clock.now() + 1 });
  expect(next!.job).toMatchObject({ id: jobId, attempts: 1 });
  await closeStore();
});

test('an idle worker looks for work once a minute, also for what nobody announced', async () => {
  const harness = await createHarness();
  open.push(harness);
  const job = {
    id: 'job_silent',
    owner: { org: 'acme', user: 'ann' },
    kind: 'predict',
    task: 'regression',
    trainRows: 1,
    outputRows: 1,
    cols: 1,
    targetColumn: 'y',
    columns: ['a'],
    contextId: null,
    objectKey: 'staging/x',
    stagedKey: 'staged/x/y',
    contentHash: `sha256:${'0'.repeat(64)}`,
    classCount: null,
    createdAt: harness.clock.now(),
  } as const;
  await harness.store.submit({ job, context: null, idempotency: null, reuse: false, quota: null });
  harness.clock.advance(59_999);
  await settle();
  expect((await harness.store.job('job_silent'))!.status).toBe('queued');
  harness.clock.advance(1);
  await settle();
  await harness.tabular.idle();
  expect((await harness.store.job('job_silent'))!.error!.code).toBe('training_ref_expired');
});

test('fits in every place do not keep a prediction with a fitted context waiting', async () => {
  const harness = await createHarness({ worker: { concurrency: 1 } });
  open.push(harness);
  const { engine, tabular } = harness;
  const call = createCall(harness.mount.fetch);
  const staged = await upload(call, trainingPayload(4, 0));
  const { body: first } = await call('POST', '/v1/fits', { body: fitBody(staged, 4) });
  await tabular.wait(first.job.id, owner);

  const { promise: inside, resolve: arrived } = withResolvers();
  const { promise: opened, resolve: go } = withResolvers();
  engine.before = (kind) => {
    if (kind !== 'fit') return;
    arrived();
    return opened;
  };
  const again = await upload(call, trainingPayload(5, 0));
  const { body: long } = await call('POST', '/v1/fits', { body: fitBody(again, 5) });
  await inside;
  const rows = await upload(call, { kind: 'contextPrediction', rows: [{ a: 1, b: 0 }] });
  const { body: short } = await call('POST', '/v1/predictions', {
    body: { ...rows, fittedContextId: first.context.id, outputRowCount: 1 },
  });
  expect((await tabular.wait(short.id, owner)).status).toBe('succeeded');
  expect((await tabular.job(long.job.id, owner)).status).toBe('running');
  go();
});
