/** What happens to jobs over time, seen from outside: every check goes through the routes of the contract. */

import { describe, expect, test } from 'vitest';
import { TabularError } from '../../src/tabular/index.ts';
import { day, finished, fitContext, gate, hour, minute, start } from '../support/job-routes.ts';
import { pack } from '../support/plain-payload.ts';
import { type Call, fitBody, forecastPayload, trainingPayload, upload } from '../support/service.ts';

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

  // Of a replay nobody can tell whether the plan that it settles is its own.
  test.each([
    ['reused', undefined, 0],
    ['replayed', 'k', day + minute],
  ])('uploaded for a submit that was %s are dropped by a sweep', async (_, idempotencyKey, after) => {
    const harness = await start();
    const fit = async () => {
      const staged = await upload(harness.call, trainingPayload(4, 0));
      const body = { ...fitBody(staged, 4), ...(idempotencyKey !== undefined && { idempotencyKey }) };
      return (await harness.call('POST', '/v1/fits', { body })).body;
    };
    const first = await fit();
    await finished(harness, first.job.id);
    await harness.tabular.idle();
    expect((await fit()).job.id).toBe(first.job.id);
    const key = async () => (await harness.store.record(first.job.id))!.stagedKey;
    expect(await harness.objects.open(await key())).not.toBe(null);
    if (after > 0) await harness.tabular.sweep();
    expect(await harness.objects.open(await key())).not.toBe(null);
    harness.clock.advance(after);
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
