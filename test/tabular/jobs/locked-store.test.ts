/** Another process holds the lock of the job store. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeyStore } from '../../../src/http/keys.ts';
import { serve } from '../../../src/http/serve.ts';
import { tabularHttp } from '../../../src/http/tabular/index.ts';
import { whenFree } from '../../../src/shared/sqlite/gate.ts';
import { TabularError } from '../../../src/tabular/domain/errors.ts';
import { sqlite } from '../../../src/tabular/drivers/sqlite/index.ts';
import type { JobStore } from '../../../src/tabular/ports.ts';
import { failure, request } from '../../contract/job-store-requests.ts';
import { createCall } from '../../support/service.ts';
import {
  ann,
  lockWrites,
  submission,
  turns,
  until,
  withStoredService,
} from '../../support/stored-service.ts';

const success = {
  now: 1,
  durationMs: 1,
  engineVersion: 'eng_1',
  result: null,
  resultExpiresAt: null,
  artifactHash: null,
  lifetime: { inactivityMs: 1, maxAgeMs: 1, fixedMs: null },
};

/** Every method that writes. */
const writes: Record<string, (store: JobStore) => Promise<unknown>> = {
  submit: (store) => store.submit(request()),
  claim: (store) => store.claim({ owner: 'w', now: 1, leaseUntil: 2 }),
  heartbeat: (store) => store.heartbeat('job', 'token', { now: 0, leaseUntil: 1 }),
  noteProgress: (store) => store.noteProgress('job', 'token', { fraction: 0, stage: '', leftMs: null }),
  release: (store) => store.release('job', 'token'),
  finish: (store) => store.finish('job', 'token', success),
  fail: (store) => store.fail('job', 'token', failure(1)),
  deleteContext: (store) => store.deleteContext('ctx', 'acme', 1),
  planStaged: (store) => store.planStaged('staged/x', 1),
  dropStaged: (store) => store.dropStaged('staged/y'),
  dropAbandoned: (store) => store.dropAbandoned('staged/y', 1),
  sweep: (store) => store.sweep({ now: 1, stagedBefore: 0, historyBefore: 0 }),
  collected: (store) => store.collected(['x']),
  takeToken: (store) => store.takeToken({ org: 'acme', user: 'ann' }, 60, 1),
};

async function withStore(busyMs: number, use: (store: JobStore, dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'graticule-locked-'));
  const store = sqlite({ dataDir, busyMs, synchronous: 'normal' });
  try {
    await use(store, dataDir);
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true });
  }
}

test('what writes waits while the event loop turns and reads answer, and is done when the lock is free', () =>
  withStore(60_000, async (store, dataDir) => {
    const { job } = request();
    await store.submit(request(job));
    const free = lockWrites(dataDir);
    const done: string[] = [];
    const all = Object.entries(writes).map(([name, write]) => write(store).then(() => done.push(name)));
    await turns(200);
    expect(done).toEqual([]);
    expect((await store.job(job.id))!.status).toBe('queued');
    expect(store.peek!(job.id)!.id).toBe(job.id);
    expect(await store.pending()).toBe(true);
    free();
    await Promise.all(all);
    expect(done.sort()).toEqual(Object.keys(writes).sort());
  }));

test.each(Object.keys(writes))(
  '%s is refused as worker_unavailable when the lock does not come free in time',
  (name) =>
    withStore(5, async (store, dataDir) => {
      const free = lockWrites(dataDir);
      const error = await writes[name]!(store).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(TabularError);
      expect(error).toMatchObject({ code: 'worker_unavailable', retryable: true });
      const { detail } = error as TabularError;
      expect(detail).toMatch(/jobs\.sqlite is locked by another process/);
      expect(detail).not.toContain(dataDir);
      expect(store.health!()).toMatchObject({ ok: false, fault: 'busy' });
      free();
      await writes[name]!(store);
      expect(store.health!()).toEqual({ ok: true });
    }),
);

test('a refused submit is not stored later', () =>
  withStore(5, async (store, dataDir) => {
    const free = lockWrites(dataDir);
    const submits = Array.from({ length: 50 }, () => request());
    for (const outcome of await Promise.allSettled(submits.map((submit) => store.submit(submit)))) {
      expect(outcome.status).toBe('rejected');
    }
    free();
    for (const { job } of submits) expect(await store.job(job.id)).toBeNull();
    expect(await store.pending()).toBe(false);
  }));

test('submits that wait are bounded: more are refused at once', () =>
  withStore(60_000, async (store, dataDir) => {
    const free = lockWrites(dataDir);
    const columns = Array.from({ length: 1000 }, (_, i) => `${i}${'x'.repeat(10_000)}`);
    const outcomes = Array.from({ length: 6 }, () => store.submit(request({ columns })));
    // 20 MB each: the fourth is above 64 MiB.
    await expect(outcomes[3]).rejects.toMatchObject({ code: 'worker_unavailable' });
    free();
    const settled = await Promise.allSettled(outcomes);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
  }));

test('an outcome is offered until it is stored: nothing is lost and nothing runs twice', () =>
  withStoredService(async ({ dataDir, clock, engine, tabular, submit, logged, call }) => {
    let free = () => {};
    engine.before = (name) => {
      // The lock falls between the run and its outcome, and stays for longer than a lease.
      if (name === 'predict') free = lockWrites(dataDir);
    };
    const id = await submit();
    await until(() => logged.some(({ event }) => event === 'store_waits'));
    expect(tabular.health()).toMatchObject({ ok: false, problems: [{ part: 'jobs', fault: 'busy' }] });
    for (let seconds = 0; seconds < 120; seconds += 5) {
      clock.advance(5000);
      await turns(20);
    }
    expect((await tabular.job(id, ann)).status).toBe('running');
    free();
    await until(async () => {
      clock.advance(1000);
      return (await tabular.job(id, ann)).status === 'succeeded';
    });
    expect(engine.calls).toMatchObject({ fit: 1, predict: 1 });
    expect((await call('GET', `/v1/predictions/${id}/result`)).body.predictions).toEqual(['no', 'yes']);
    await tabular.idle();
    expect(logged.filter(({ event }) => event === 'job_succeeded')).toHaveLength(1);
  }));

test('an outcome under the token of before its own process claimed the job again is stored under the new one', () =>
  withStoredService(async ({ clock, engine, store, tabular, submit, logged }) => {
    const { finish } = store;
    let refused = 0;
    store.finish = async (id, token, success) => {
      if (refused === 0) {
        // The lease lapses and the job is claimed again while the outcome is on its way.
        refused += 1;
        clock.advance(30_000);
        await tabular.warm();
        await until(() => logged.some(({ event }) => event === 'lease_renewed'));
      }
      return finish(id, token, success);
    };
    const { heartbeat } = store;
    store.heartbeat = () => Promise.reject(new Error('not stored'));
    const id = await submit();
    await tabular.idle();
    store.heartbeat = heartbeat;
    expect((await tabular.job(id, ann)).status).toBe('succeeded');
    expect(engine.calls).toMatchObject({ fit: 1, predict: 1 });
    expect(logged.filter(({ event }) => event === 'lease_lost')).toEqual([]);
  }));

test('a job whose lease lapsed unrenewed is taken up by its own process without a second run', () =>
  withStoredService(async ({ clock, engine, store, tabular, submit, logged }) => {
    let go = () => {};
    let inside = () => {};
    const arrived = new Promise<void>((resolve) => {
      inside = resolve;
    });
    engine.before = (name) =>
      name === 'fit'
        ? new Promise<void>((resolve) => {
            go = resolve;
            inside();
          })
        : undefined;
    const id = await submit();
    await arrived;
    const { heartbeat } = store;
    store.heartbeat = () => Promise.reject(new Error('not stored'));
    clock.advance(30_000);
    await tabular.warm();
    await until(() => logged.some(({ event }) => event === 'lease_renewed'));
    store.heartbeat = heartbeat;
    expect((await store.record(id))!.attempts).toBe(2);
    // Its heartbeats go on under the new claim.
    for (let beat = 0; beat < 9; beat += 1) {
      clock.advance(10_000);
      await turns(5);
    }
    expect(await store.claim({ owner: 'other', now: clock.now(), leaseUntil: 0 })).toBe(null);
    go();
    await until(async () => {
      clock.advance(1000);
      return (await tabular.job(id, ann)).status === 'succeeded';
    });
    expect(engine.calls).toMatchObject({ fit: 1, predict: 1 });
  }));

/** A process that takes the lock on the word `lock` and lets it go on `free`. */
function startLocker(path: string): ChildProcess {
  const script = `
    const database = new (require('better-sqlite3'))(${JSON.stringify(path)});
    process.stdin.on('data', (text) => {
      database.exec(String(text).startsWith('lock') ? 'BEGIN EXCLUSIVE' : 'ROLLBACK');
      process.stdout.write('done');
    });`;
  return spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
}

test('over HTTP: while another process holds the file, polls and public routes answer, submits wait or answer 503', () =>
  withStoredService(
    async ({ dataDir, tabular, submit }) => {
      const id = await submit();
      await until(async () => (await tabular.job(id, ann)).status === 'succeeded');
      const keys = createKeyStore({ dataDir });
      const { key } = keys.create({ org: 'acme', user: 'ann' });
      const server = await serve({ mounts: [tabularHttp(tabular, { keys })], port: 0 });
      const call = createCall(server.url);
      const locker = startLocker(join(dataDir, 'jobs.sqlite'));
      const say = async (word: string) => {
        locker.stdin!.write(word);
        await once(locker.stdout!, 'data');
      };
      try {
        await say('lock');
        const staged = { objectKey: `staging/${'a'.repeat(64)}`, contentHash: `sha256:${'a'.repeat(64)}` };
        const post = () => call('POST', '/v1/predictions', { body: submission(staged), key });
        let answered = false;
        const first = post().finally(() => {
          answered = true;
        });
        for (let i = 0; i < 5; i += 1) {
          expect((await call('GET', `/v1/predictions/${id}`, { key })).body.status).toBe('succeeded');
          expect((await call('GET', '/v1/model-limits', { key: null })).status).toBe(200);
        }
        expect(answered).toBe(false);
        const refused = await first;
        expect(refused.status).toBe(503);
        expect(refused.body).toMatchObject({
          code: 'worker_unavailable',
          category: 'unavailable',
          retryable: true,
        });
        const second = post();
        await say('free');
        expect((await second).status).toBe(200);
      } finally {
        locker.kill();
        await server.close();
        keys.close();
      }
    },
    { busyMs: 1000 },
  ));

test('opening waits for the lock too, and the key store asks its callers to come again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'graticule-opening-'));
  const keys = createKeyStore({ dataDir });
  const { id } = keys.create({ org: 'acme', user: 'ann' });
  const free = lockWrites(dataDir, 'keys.sqlite');
  for (const act of [() => keys.create({ org: 'o', user: 'u' }), () => keys.revoke(id)]) {
    expect(act).toThrow(expect.objectContaining({ name: 'StorageError', fault: 'busy', retryable: true }));
  }
  // Reading does not need the lock.
  expect(keys.list()).toHaveLength(1);
  let revoked: boolean | undefined;
  const waiting = whenFree('keys.sqlite', () => keys.revoke(id)).then((answer) => {
    revoked = answer;
  });
  await turns(20);
  expect(revoked).toBeUndefined();
  free();
  await waiting;
  expect(revoked).toBe(true);
  keys.close();
  await rm(dataDir, { recursive: true });
});
