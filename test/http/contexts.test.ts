/** Contexts, quota, rate limit and closing, seen from outside: every check goes through the routes of the contract. */

import { describe, expect, test } from 'vitest';
import { TabularError } from '../../src/tabular/index.ts';
import { day, finished, fitContext, gate, hour, predictWith, start } from '../support/job-routes.ts';
import { type Call, fitBody, trainingPayload, upload } from '../support/service.ts';

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
