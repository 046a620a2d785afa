/** What happens to jobs over time, seen from outside: every check goes through the routes of the contract. */

import { afterEach, describe, expect, test } from 'vitest';
import { TabularError } from '../../src/tabular/index.ts';
import type { TabularOptionsInput } from '../../src/tabular/options.ts';
import { pack } from '../support/plain-payload.ts';
import {
  type Call,
  createCall,
  createHarness,
  fitBody,
  forecastPayload,
  type Harness,
  trainingPayload,
  upload,
} from '../support/service.ts';

const open: Harness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness[Symbol.asyncDispose]();
});

async function start(options: TabularOptionsInput = {}): Promise<Harness & { call: Call }> {
  const harness = await createHarness(options);
  open.push(harness);
  return { ...harness, call: createCall(harness.mount.fetch) };
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function finished({ tabular, call }: { tabular: Harness['tabular']; call: Call }, id: string) {
  await tabular.wait(id, { owner: { org: 'acme', user: 'ann' } });
  return (await call('GET', `/v1/predictions/${id}`)).body;
}

async function fitContext(harness: Harness & { call: Call }, rows = 8) {
  const staged = await upload(harness.call, trainingPayload(rows, 0));
  const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, rows) });
  await finished(harness, body.job.id);
  return body;
}

async function predictWith(
  harness: Harness & { call: Call },
  contextId: string,
  rows: unknown[] = [{ a: 1, b: 0 }],
) {
  const staged = await upload(harness.call, { kind: 'contextPrediction', rows });
  return harness.call('POST', '/v1/predictions', {
    body: { ...staged, fittedContextId: contextId, outputRowCount: rows.length },
  });
}

/** A gate that holds the engine, so that a job stays running until it is opened. */
function gate(harness: Harness) {
  let openGate = () => {};
  let arrived = () => {};
  const inside = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  harness.engine.before = () => {
    arrived();
    return opened;
  };
  return { inside, open: () => openGate() };
}

describe('a job', () => {
  test('is queued at submit, running while it runs, and has no result before it succeeded', async () => {
    const harness = await start();
    const { call } = harness;
    const held = gate(harness);
    const staged = await upload(call, trainingPayload(4, 1));
    const { body: job } = await call('POST', '/v1/predictions', {
      body: { ...fitBody(staged, 4), outputRowCount: 1 },
    });
    expect(job.status).toBe('queued');
    await held.inside;
    const running = (await call('GET', `/v1/predictions/${job.id}`)).body;
    expect(running).toEqual({ ...job, status: 'running' });
    const early = await call('GET', `/v1/predictions/${job.id}/result`);
    expect([early.status, early.body.code]).toEqual([404, 'job_not_found']);
    harness.clock.advance(1234);
    held.open();
    expect(await finished(harness, job.id)).toMatchObject({ status: 'succeeded', durationMs: 1234 });
  });

  test('whose staged object is missing fails after queueing with training_ref_expired', async () => {
    const harness = await start();
    const { contentHash, bytes } = pack(trainingPayload(4, 0));
    const plan = await harness.call('POST', '/v1/uploads', { body: { contentHash, bytes: bytes.length } });
    for (const objectKey of [plan.body.key, 'staging/unknown', '../../etc/passwd', '']) {
      const submitted = await harness.call('POST', '/v1/fits', {
        body: { ...fitBody({ objectKey, contentHash }, 4), forceRefit: true },
      });
      expect([submitted.status, submitted.body.job.status]).toEqual([200, 'queued']);
      const job = await finished(harness, submitted.body.job.id);
      expect(job).toMatchObject({ status: 'failed', engineVersion: harness.engine.version, durationMs: 0 });
      expect(job.error).toEqual({
        code: 'training_ref_expired',
        category: 'not_found',
        problem: expect.any(String),
        cause: expect.stringContaining(objectKey),
        fix: expect.any(String),
        docUrl: 'http://graticule.test/docs/errors#training_ref_expired',
        retryable: false,
        requestId: expect.stringMatching(/^req_[0-9a-f]{16}$/),
      });
      const result = await harness.call('GET', `/v1/predictions/${job.id}/result`);
      expect(result.body.code).toBe('job_not_found');
      const context = (await harness.call('GET', `/v1/fits/${submitted.body.context.id}`)).body;
      expect(context).toMatchObject({ status: 'failed', error: job.error });
      expect(harness.logged).toContainEqual(expect.objectContaining({ requestId: job.error.requestId }));
    }
  });

  test('whose counts, hash or covariates differ from the payload fails with schema_mismatch', async () => {
    const harness = await start();
    const { call } = harness;
    const send = async (path: string, payload: unknown, body: Record<string, unknown>) => {
      const staged = await upload(call, payload);
      const { body: answer } = await call('POST', path, { body: { ...staged, ...body } });
      return finished(harness, (answer.job ?? answer).id);
    };
    const { objectKey: _, contentHash: __, ...inline } = fitBody({ objectKey: '', contentHash: '' }, 4);
    const forecast = { covariateColumns: [], contextRowCount: 6, outputRowCount: 6 };
    const context = await fitContext(harness);
    const byContext = { fittedContextId: context.context.id, outputRowCount: 1 };
    const jobs = [
      await send('/v1/predictions', trainingPayload(4, 1), {
        ...inline,
        trainRowCount: 5,
        outputRowCount: 1,
      }),
      await send('/v1/predictions', trainingPayload(4, 1), { ...inline, outputRowCount: 2 }),
      await send('/v1/fits', trainingPayload(4, 0), { ...inline, trainRowCount: 3 }),
      await send('/v1/fits', trainingPayload(4, 0), { ...inline, contentHash: `sha256:${'0'.repeat(64)}` }),
      await send(
        '/v1/predictions',
        { kind: 'contextPrediction', rows: [{ a: 1, b: 1 }] },
        { ...byContext, outputRowCount: 2 },
      ),
      await send('/v1/predictions', { kind: 'contextPrediction', rows: [{ a: 1 }] }, byContext),
      await send('/v1/forecasts', forecastPayload(6), { ...forecast, contextRowCount: 5 }),
      await send('/v1/forecasts', forecastPayload(6), { ...forecast, outputRowCount: 5 }),
      await send('/v1/forecasts', forecastPayload(6), { ...forecast, covariateColumns: ['promo'] }),
    ];
    for (const job of jobs) {
      expect(job).toMatchObject({ status: 'failed', error: { code: 'schema_mismatch', retryable: false } });
    }
    expect(jobs[3].error.cause).toMatch(/sha256:[0-9a-f]{64}.*sha256:0{64}/);
  });

  test('with more than 160 labels that were not declared fails with dataset_too_large', async () => {
    const harness = await start();
    const labels = Array.from({ length: 161 }, (_, i) => `label ${i}`);
    const staged = await upload(harness.call, trainingPayload(161, 0, { trainingTarget: labels }));
    const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 161) });
    expect((await finished(harness, body.job.id)).error.code).toBe('dataset_too_large');
  });

  test('that fails in the engine keeps the code of the contract, or becomes worker_oom or internal_error', async () => {
    const harness = await start();
    for (const [thrown, code] of [
      [new TabularError('unsupported_task', 'why'), 'unsupported_task'],
      [new RangeError('Array buffer allocation failed'), 'worker_oom'],
      [Object.assign(new Error('cells'), { code: 'dataset_too_large' }), 'dataset_too_large'],
      [new Error('secret'), 'internal_error'],
    ] as const) {
      harness.engine.before = () => {
        throw thrown;
      };
      const staged = await upload(harness.call, trainingPayload(4, 0));
      const { body } = await harness.call('POST', '/v1/fits', { body: { ...fitBody(staged, 4) } });
      const { error } = await finished(harness, body.job.id);
      expect(error.code).toBe(code);
      expect(error.cause).not.toContain('secret');
    }
  });

  test('of another organisation is org_forbidden, its context is unknown', async () => {
    const harness = await start();
    const { job, context } = await fitContext(harness);
    for (const path of [
      `/v1/predictions/${job.id}`,
      `/v1/predictions/${job.id}/result`,
      `/v1/evaluations/${job.id}/result`,
    ]) {
      const answer = await harness.call('GET', path, { key: 'key-eve' });
      expect([answer.status, answer.body.code]).toEqual([403, 'org_forbidden']);
    }
    const read = await harness.call('GET', `/v1/fits/${context.id}`, { key: 'key-eve' });
    expect([read.status, read.body.code]).toEqual([404, 'fitted_context_not_found']);
    expect((await harness.call('GET', `/v1/fits/${context.id}`, { key: 'key-bob' })).status).toBe(200);
  });

  test('of another kind has no result at this route', async () => {
    const harness = await start();
    const { job } = await fitContext(harness);
    for (const path of [`/v1/predictions/${job.id}/result`, `/v1/evaluations/${job.id}/result`]) {
      expect((await harness.call('GET', path)).body.code).toBe('job_not_found');
    }
  });

  test("reads its own organisation's staged object only", async () => {
    const harness = await start();
    const staged = await upload(harness.call, trainingPayload(4, 0), 'key-eve');
    const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    expect((await finished(harness, body.job.id)).error.code).toBe('training_ref_expired');
  });
});

describe('retention', () => {
  test('purges a result one hour after completion, and the evaluation too', async () => {
    const harness = await start();
    const { call } = harness;
    const staged = await upload(call, trainingPayload(4, 1));
    const { body: job } = await call('POST', '/v1/predictions', {
      body: { ...fitBody(staged, 4), outputRowCount: 1 },
    });
    await finished(harness, job.id);
    const { trainRowCount, ...rest } = fitBody(await upload(call, trainingPayload(4, 0)), 4);
    const { body: evaluation } = await call('POST', '/v1/evaluations', {
      body: { ...rest, rowCount: trainRowCount },
    });
    await finished(harness, evaluation.id);
    const routes = [`/v1/predictions/${job.id}/result`, `/v1/evaluations/${evaluation.id}/result`];

    harness.clock.advance(hour - 1);
    for (const path of routes) expect((await call('GET', path)).status).toBe(200);
    harness.clock.advance(1);
    await harness.tabular.sweep();
    for (const path of routes) {
      const late = await call('GET', path);
      expect([late.status, late.body.code]).toEqual([404, 'training_ref_expired']);
    }
    expect((await call('GET', `/v1/predictions/${job.id}`)).body.status).toBe('purged');
    expect((await call('GET', `/v1/predictions/${evaluation.id}`)).body.status).toBe('purged');
    expect(await harness.objects.open(`results/${job.id}.json`)).toBe(null);
  });

  test('holds at the hour even before the sweep has been there', async () => {
    const harness = await start({ results: { sweepMs: 10 * hour } });
    const staged = await upload(harness.call, trainingPayload(4, 1));
    const { body: job } = await harness.call('POST', '/v1/predictions', {
      body: { ...fitBody(staged, 4), outputRowCount: 1 },
    });
    await finished(harness, job.id);
    harness.clock.advance(hour);
    expect((await harness.call('GET', `/v1/predictions/${job.id}`)).body.status).toBe('purged');
    expect((await harness.call('GET', `/v1/predictions/${job.id}/result`)).body.code).toBe(
      'training_ref_expired',
    );
  });

  test('forgets ended jobs after their history, with their idempotency keys', async () => {
    const harness = await start({ results: { historyMs: 2 * day } });
    const staged = await upload(harness.call, trainingPayload(4, 1));
    const body = { ...fitBody(staged, 4), outputRowCount: 1, idempotencyKey: 'k' };
    const { body: job } = await harness.call('POST', '/v1/predictions', { body });
    await finished(harness, job.id);
    harness.clock.advance(2 * day);
    await harness.tabular.sweep();
    expect((await harness.call('GET', `/v1/predictions/${job.id}`)).body.status).toBe('purged');
    harness.clock.advance(minute);
    await harness.tabular.sweep();
    expect((await harness.call('GET', `/v1/predictions/${job.id}`)).body.code).toBe('job_not_found');
    expect((await harness.call('POST', '/v1/predictions', { body })).body.id).not.toBe(job.id);
  });
});

describe('idempotency', () => {
  const submitInline = async (
    call: Call,
    change: Record<string, unknown> = {},
    payload = trainingPayload(4, 1),
  ) => {
    const staged = await upload(call, payload);
    return call('POST', '/v1/predictions', {
      body: { ...fitBody(staged, 4), outputRowCount: 1, idempotencyKey: 'once', ...change },
    });
  };

  test('the same key with the same payload gives the same job, also after it ended', async () => {
    const harness = await start();
    const first = await submitInline(harness.call);
    const second = await submitInline(harness.call);
    expect(second.body.id).toBe(first.body.id);
    await finished(harness, first.body.id);
    expect((await submitInline(harness.call)).body).toMatchObject({ id: first.body.id, status: 'succeeded' });
    expect(harness.engine.calls.fit).toBe(1);
  });

  test.each([
    ['payload', {}, trainingPayload(4, 1, { other: true })],
    ['row count', { trainRowCount: 5 }, undefined],
    ['output rows', { outputRowCount: 2 }, undefined],
    ['task', { task: 'regression' }, undefined],
    ['target', { targetColumn: 'z' }, undefined],
    ['columns', { featureColumns: ['a'] }, undefined],
  ] as const)('the same key with another %s is idempotency_conflict', async (_what, change, payload) => {
    const harness = await start({ worker: { concurrency: 0 } });
    await submitInline(harness.call);
    const { status, body } = await submitInline(harness.call, change, payload);
    expect([status, body.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('the same key with another kind of job conflicts, in another organisation it is another key', async () => {
    const harness = await start({ worker: { concurrency: 0 } });
    const first = await submitInline(harness.call);
    const staged = await upload(harness.call, trainingPayload(4, 1));
    const fit = await harness.call('POST', '/v1/fits', {
      body: { ...fitBody(staged, 4), idempotencyKey: 'once' },
    });
    expect(fit.status).toBe(409);
    const elsewhere = await harness.call('POST', '/v1/predictions', {
      body: { ...fitBody(staged, 4), outputRowCount: 1, idempotencyKey: 'once' },
      key: 'key-eve',
    });
    expect([elsewhere.status, elsewhere.body.id === first.body.id]).toEqual([200, false]);
  });

  test('any string is a key, and without one each submit is a job of its own', async () => {
    const harness = await start({ worker: { concurrency: 0 } });
    for (const key of ['', ' ', '☃', 'x'.repeat(10_000), '__proto__']) {
      const first = await submitInline(harness.call, { idempotencyKey: key });
      expect((await submitInline(harness.call, { idempotencyKey: key })).body.id).toBe(first.body.id);
    }
    for (const key of [null, undefined]) {
      const first = await submitInline(harness.call, { idempotencyKey: key });
      expect((await submitInline(harness.call, { idempotencyKey: key })).body.id).not.toBe(first.body.id);
    }
  });

  test('a replayed fit returns its job and context, even when a new fit was asked for', async () => {
    const harness = await start();
    const staged = await upload(harness.call, trainingPayload(4, 0));
    const body = { ...fitBody(staged, 4), idempotencyKey: 'fit', forceRefit: true };
    const first = (await harness.call('POST', '/v1/fits', { body })).body;
    const second = (await harness.call('POST', '/v1/fits', { body })).body;
    expect([second.job.id, second.context.id, second.reused]).toEqual([first.job.id, first.context.id, true]);
  });
});

describe('staged objects', () => {
  test('are shared by byte-identical payloads until no job needs them', async () => {
    const harness = await start({ worker: { concurrency: 1 } });
    const held = gate(harness);
    const staged = await upload(harness.call, trainingPayload(4, 1));
    const body = { ...fitBody(staged, 4), outputRowCount: 1 };
    const jobs = [];
    for (let i = 0; i < 3; i += 1) jobs.push((await harness.call('POST', '/v1/predictions', { body })).body);
    await held.inside;
    held.open();
    for (const { id } of jobs) expect((await finished(harness, id)).status).toBe('succeeded');
    await harness.tabular.idle();
    const late = (await harness.call('POST', '/v1/predictions', { body })).body;
    expect((await finished(harness, late.id)).error.code).toBe('training_ref_expired');
  });

  test('planned again while a job runs outlive that job', async () => {
    const harness = await start();
    const held = gate(harness);
    const first = await upload(harness.call, trainingPayload(4, 1));
    const body = { ...fitBody(first, 4), outputRowCount: 1 };
    const job = (await harness.call('POST', '/v1/predictions', { body })).body;
    await held.inside;
    await upload(harness.call, trainingPayload(4, 1));
    held.open();
    await finished(harness, job.id);
    await harness.tabular.idle();
    const second = (await harness.call('POST', '/v1/predictions', { body })).body;
    expect((await finished(harness, second.id)).status).toBe('succeeded');
  });

  test('uploaded for a submit that was reused or replayed are dropped by the next sweep', async () => {
    const harness = await start();
    const fit = async () => {
      const staged = await upload(harness.call, trainingPayload(4, 0));
      return (
        await harness.call('POST', '/v1/fits', { body: { ...fitBody(staged, 4), idempotencyKey: 'k' } })
      ).body;
    };
    const first = await fit();
    await finished(harness, first.job.id);
    await harness.tabular.idle();
    expect((await fit()).job.id).toBe(first.job.id);
    const key = async () => (await harness.store.record(first.job.id))!.stagedKey;
    expect(await harness.objects.open(await key())).not.toBe(null);
    await harness.tabular.sweep();
    expect(await harness.objects.open(await key())).toBe(null);
  });

  test('that nobody submits are dropped after a day', async () => {
    const harness = await start();
    const staged = await upload(harness.call, trainingPayload(4, 0));
    harness.clock.advance(day - minute);
    await harness.tabular.sweep();
    harness.clock.advance(2 * minute);
    await harness.tabular.sweep();
    const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    expect((await finished(harness, body.job.id)).error.code).toBe('training_ref_expired');
  });
});

describe('contexts', () => {
  test('an identical active fit is reused, unless a new one is asked for', async () => {
    const harness = await start();
    const first = await fitContext(harness);
    const again = async (change: Record<string, unknown> = {}, key?: string) => {
      const staged = await upload(harness.call, trainingPayload(8, 0), key);
      const options = key === undefined ? {} : { key };
      return (
        await harness.call('POST', '/v1/fits', { body: { ...fitBody(staged, 8), ...change }, ...options })
      ).body;
    };
    const reused = await again();
    expect([reused.reused, reused.context.id, reused.job.id]).toEqual([true, first.context.id, first.job.id]);
    expect(reused.context.status).toBe('ready');
    for (const change of [{ forceRefit: true }, { featureColumns: ['b', 'a'] }, { targetColumn: 'z' }]) {
      const other = await again(change);
      expect([other.reused, other.context.id === first.context.id]).toEqual([false, false]);
    }
    expect((await again({}, 'key-eve')).reused).toBe(false);
  });

  test('a failed or expired fit is not reused', async () => {
    const harness = await start();
    harness.engine.before = () => {
      throw new TabularError('unsupported_task', 'first');
    };
    const failed = await fitContext(harness);
    harness.engine.before = () => {};
    const fitted = await fitContext(harness);
    expect([fitted.reused, fitted.context.id === failed.context.id]).toEqual([false, false]);
    harness.clock.advance(30 * day);
    expect((await fitContext(harness)).reused).toBe(false);
  });

  test('expire after 30 days without use; successful predictions extend that, up to 90 days', async () => {
    const harness = await start();
    const { context } = await fitContext(harness);
    const created = harness.clock.now();
    const read = async () => (await harness.call('GET', `/v1/fits/${context.id}`)).body;
    for (let used = 0; used < 4; used += 1) {
      harness.clock.advance(20 * day);
      const { body: job } = await predictWith(harness, context.id);
      expect((await finished(harness, job.id)).status).toBe('succeeded');
      const expected = Math.min(harness.clock.now() + 30 * day, created + 90 * day);
      expect(await read()).toMatchObject({
        status: 'ready',
        expiresAt: new Date(expected).toISOString(),
        lastUsedAt: new Date(harness.clock.now()).toISOString(),
      });
    }
    harness.clock.set(created + 90 * day - 1);
    expect((await read()).status).toBe('ready');
    harness.clock.advance(1);
    await harness.tabular.sweep();
    expect((await read()).status).toBe('expired');
    const late = await predictWith(harness, context.id);
    expect([late.status, late.body.code]).toEqual([404, 'fitted_context_expired']);
    expect(await harness.objects.open(`artifacts/${context.id}`)).toBe(null);
  });

  test('a failed prediction does not extend the life of its context', async () => {
    const harness = await start();
    const { context } = await fitContext(harness);
    harness.clock.advance(day);
    const { body: job } = await predictWith(harness, context.id, [{ wrong: 1 }]);
    expect((await finished(harness, job.id)).status).toBe('failed');
    const after = (await harness.call('GET', `/v1/fits/${context.id}`)).body;
    expect([after.expiresAt, after.lastUsedAt]).toEqual([context.expiresAt, null]);
  });

  test('with a fixed lifetime expire at its end however they are used', async () => {
    const harness = await start({ contexts: { fixedMs: 7 * day } });
    const { context } = await fitContext(harness);
    expect(context.expiresAt).toBe(new Date(harness.clock.now() + 7 * day).toISOString());
    harness.clock.advance(6 * day);
    await finished(harness, (await predictWith(harness, context.id)).body.id);
    harness.clock.advance(day);
    expect((await harness.call('GET', `/v1/fits/${context.id}`)).body).toMatchObject({
      status: 'expired',
      expiresAt: context.expiresAt,
    });
  });

  test('that are deleted are unknown from then on, and their artifact is gone', async () => {
    const harness = await start();
    const { context } = await fitContext(harness);
    await harness.tabular.deleteContext(context.id, { owner: { org: 'acme', user: 'bob' } });
    expect((await harness.call('GET', `/v1/fits/${context.id}`)).body.code).toBe('fitted_context_not_found');
    expect((await predictWith(harness, context.id)).body.code).toBe('fitted_context_not_found');
    expect(await harness.objects.open(`artifacts/${context.id}`)).toBe(null);
    await expect(
      harness.tabular.deleteContext(context.id, { owner: { org: 'acme', user: 'bob' } }),
    ).rejects.toMatchObject({ code: 'fitted_context_not_found' });
  });

  test('that are not ready cannot be used, and the cause says so', async () => {
    const harness = await start({ worker: { concurrency: 0 } });
    const staged = await upload(harness.call, trainingPayload(4, 0));
    const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    const answer = await predictWith(harness, body.context.id);
    expect([answer.status, answer.body.code]).toEqual([404, 'fitted_context_not_found']);
    expect(answer.body.cause).toContain('still being created');
  });

  test('whose artifact was lost or altered give cache_unavailable', async () => {
    const harness = await start({ contexts: { warm: 1 } });
    const { context } = await fitContext(harness);
    await fitContext(harness, 6);
    await harness.objects.write(`artifacts/${context.id}`, [Buffer.from('altered')]);
    const { body: job } = await predictWith(harness, context.id);
    expect((await finished(harness, job.id)).error).toMatchObject({
      code: 'cache_unavailable',
      retryable: true,
    });
    await harness.objects.delete(`artifacts/${context.id}`);
    const { body: second } = await predictWith(harness, context.id);
    expect((await finished(harness, second.id)).error.code).toBe('cache_unavailable');
  });

  test('are loaded from their artifact when they are not warm', async () => {
    const harness = await start({ contexts: { warm: 1 } });
    const { context } = await fitContext(harness);
    await fitContext(harness, 6);
    const { body: job } = await predictWith(harness, context.id);
    expect((await finished(harness, job.id)).status).toBe('succeeded');
    expect(harness.engine.calls.load).toBe(1);
  });

  test('of another artifact version are fitted_context_incompatible, at submit and in the worker', async () => {
    const harness = await start({ contexts: { warm: 1 } });
    const { context } = await fitContext(harness);
    const read = harness.store.context;
    harness.store.context = async (id) => ({ ...(await read(id))!, artifactSchemaVersion: 2 });
    const answer = await predictWith(harness, context.id);
    expect([answer.status, answer.body.code]).toEqual([422, 'fitted_context_incompatible']);
    harness.store.context = read;
    await fitContext(harness, 6);
    harness.engine.before = (call) => {
      if (call === 'load') throw new TabularError('fitted_context_incompatible', 'An older model.');
    };
    const { body: job } = await predictWith(harness, context.id);
    expect((await finished(harness, job.id)).error.code).toBe('fitted_context_incompatible');
  });

  test('whose artifact is above its ceiling fail with artifact_too_large', async () => {
    const harness = await start({ contexts: { maxArtifactBytes: 10 } });
    const { job, context } = await fitContext(harness);
    expect((await finished(harness, job.id)).error.code).toBe('artifact_too_large');
    expect((await harness.call('GET', `/v1/fits/${context.id}`)).body.status).toBe('failed');
  });
});

describe('quota', () => {
  const submit = async (call: Call, rows: number, key = 'key-ann') => {
    const staged = await upload(call, trainingPayload(rows, 0), key);
    return call('POST', '/v1/fits', { body: { ...fitBody(staged, rows), forceRefit: true }, key });
  };

  test('counts input rows of an organisation and resets at 00:00 UTC', async () => {
    const harness = await start({ quota: { inputRowsPerDay: 10 } });
    const { call } = harness;
    harness.clock.set(Date.UTC(2026, 0, 15, 23, 59));
    expect((await submit(call, 6)).status).toBe(200);
    expect((await submit(call, 4, 'key-bob')).status).toBe(200);
    await harness.tabular.idle();
    const over = await submit(call, 1);
    expect([over.status, over.body.code, over.body.retryable]).toEqual([429, 'quota_exceeded', false]);
    expect((await submit(call, 10, 'key-eve')).status).toBe(200);
    harness.clock.set(Date.UTC(2026, 0, 16));
    expect((await submit(call, 10)).status).toBe(200);
  });

  test('is given back when a job fails, and kept when it succeeds', async () => {
    const harness = await start({ quota: { inputRowsPerDay: 10 } });
    harness.engine.before = () => {
      throw new TabularError('unsupported_task', 'fails');
    };
    await submit(harness.call, 10);
    await harness.tabular.idle();
    harness.engine.before = () => {};
    expect((await submit(harness.call, 10)).status).toBe(200);
    await harness.tabular.idle();
    expect((await submit(harness.call, 1)).status).toBe(429);
  });

  test('is not touched by rows to score, replays and reused fits; single allowances override', async () => {
    const harness = await start({
      quota: { inputRowsPerDay: 0, perOrganisation: { acme: 8, globex: null } },
    });
    const { context } = await fitContext(harness);
    expect(
      (
        await predictWith(harness, context.id, [
          { a: 1, b: 1 },
          { a: 2, b: 2 },
        ])
      ).status,
    ).toBe(200);
    expect((await fitContext(harness)).reused).toBe(true);
    expect((await submit(harness.call, 1)).status).toBe(429);
    expect((await submit(harness.call, 1000, 'key-eve')).status).toBe(200);
  });
});

test('a lower upload ceiling of the deployment counts, and is not published', async () => {
  const { call } = await start({ uploads: { maxBytes: 100 } });
  const plan = (bytes: number) =>
    call('POST', '/v1/uploads', { body: { contentHash: 'a'.repeat(64), bytes } });
  expect([(await plan(100)).status, (await plan(101)).status]).toEqual([200, 413]);
  const { body } = await call('GET', '/v1/model-limits', { key: null });
  expect(body.modelLimits[body.defaultModelVersion].maxUploadBytes).toBe(5_000_000_000);
});

describe('rate limit', () => {
  test('is off by default', async () => {
    const { call } = await start();
    for (let i = 0; i < 100; i += 1) expect((await call('GET', '/v1/predictions/x')).status).toBe(404);
  });

  test('admits 60 requests a minute and user, across keys, and says when to retry', async () => {
    const { call, clock } = await start({ rateLimit: {} });
    const ask = (key: string) => call('GET', '/v1/predictions/x', { key });
    for (let i = 0; i < 60; i += 1)
      expect((await ask(i % 2 === 0 ? 'key-ann' : 'key-ann-2')).status).toBe(404);
    const limited = await ask('key-ann');
    expect([limited.status, limited.body.code, limited.body.retryable]).toEqual([429, 'rate_limited', true]);
    expect(limited.headers.get('retry-after')).toBe('1');
    expect((await ask('key-ann-2')).status).toBe(429);
    expect((await ask('key-bob')).status).toBe(404);
    expect((await call('GET', '/v1/model-limits', { key: null })).status).toBe(200);
    clock.advance(1000);
    expect([(await ask('key-ann')).status, (await ask('key-ann')).status]).toEqual([404, 429]);
    clock.advance(hour);
    for (let i = 0; i < 60; i += 1) expect((await ask('key-ann')).status).toBe(404);
    expect((await ask('key-ann')).status).toBe(429);
  });

  test('is not spent by requests without a valid key', async () => {
    const { call } = await start({ rateLimit: { perMinute: 1 } });
    for (let i = 0; i < 5; i += 1) await call('GET', '/v1/predictions/x', { key: 'unknown' });
    expect((await call('GET', '/v1/predictions/x')).status).toBe(404);
  });
});

describe('closing', () => {
  test('refuses new work with worker_unavailable and lets running jobs finish', async () => {
    const harness = await start();
    const held = gate(harness);
    const staged = await upload(harness.call, trainingPayload(4, 0));
    const { body } = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    await held.inside;
    const closed = harness.tabular.close();
    const late = await harness.call('POST', '/v1/fits', { body: fitBody(staged, 4) });
    expect([late.status, late.body.code, late.body.retryable]).toEqual([503, 'worker_unavailable', true]);
    const running = await harness.call('GET', `/v1/predictions/${body.job.id}`);
    expect(running.body.status).toBe('running');
    held.open();
    await closed;
    expect(harness.logged).toContainEqual(
      expect.objectContaining({ event: 'job_succeeded', jobId: body.job.id }),
    );
  });
});
