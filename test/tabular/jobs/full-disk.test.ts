/** The disk takes no writes, or none of a kind: what was accepted waits, what comes may come again. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlite } from '../../../src/tabular/drivers/sqlite/index.ts';
import { request } from '../../contract/job-store-requests.ts';
import { noFullDisk, withFullDisk } from '../../support/full-disk.ts';
import { trainingPayload, upload } from '../../support/service.ts';
import {
  ann,
  type StoredService,
  submission,
  turns,
  until,
  withStoredService,
} from '../../support/stored-service.ts';

const succeeded = async ({ clock, tabular }: StoredService, id: string) => {
  await until(async () => {
    clock.advance(1000);
    return (await tabular.job(id, ann)).status === 'succeeded';
  });
  await tabular.idle();
};

const codes = [
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_BUSY',
];
const fault = (code: string) => Object.assign(new Error(`${code}: not now`), { code });

test.each(codes)('a job that meets %s waits and runs again, without another attempt being counted', (code) =>
  withStoredService(async (service) => {
    const { objects, engine, store, submit, tabular, logged } = service;
    const { write } = objects;
    let failures = 3;
    objects.write = async (key, source) => {
      if (!key.startsWith('results/') || failures === 0) return write(key, source);
      failures -= 1;
      throw fault(code);
    };
    const id = await submit();
    await until(() => logged.some(({ event }) => event === 'job_waits'));
    expect(tabular.health()).toMatchObject({ ok: false, problems: [{ part: 'worker' }] });
    expect((await tabular.job(id, ann)).status).toBe('running');
    await succeeded(service, id);
    expect(engine.calls.predict).toBe(4);
    expect((await store.record(id))!.attempts).toBe(1);
    expect(tabular.health()).toEqual({ ok: true, problems: [] });
    // Told once, not at each try.
    expect(logged.filter(({ event }) => event === 'job_waits')).toHaveLength(1);
  }),
);

test('jobs that wait leave their place to others; between two tries lies a growing pause', () =>
  withStoredService(
    async ({ objects, clock, engine, submit, tabular }) => {
      const { write } = objects;
      let stuck: string | undefined;
      objects.write = async (key, source) => {
        stuck ??= key.startsWith('results/') ? key : undefined;
        if (stuck !== undefined && key === stuck) throw fault('EIO');
        return write(key, source);
      };
      const first = await submit();
      await until(() => tabular.health().ok === false);
      const second = await submit();
      await until(async () => (await tabular.job(second, ann)).status === 'succeeded');
      const before = engine.calls.fit;
      for (let seconds = 0; seconds < 3600; seconds += 1) {
        clock.advance(1000);
        await turns(2);
      }
      expect((await tabular.job(first, ann)).status).toBe('running');
      // 1, 2, 4 … 60 s: about 64 in an hour, not 3600.
      expect(engine.calls.fit - before).toBeLessThan(70);
      expect(engine.calls.fit - before).toBeGreaterThan(5);
    },
    { worker: { concurrency: 1 } },
  ));

test('a disk that does not come back in time ends the job with a retryable code', () =>
  withStoredService(
    async ({ objects, clock, submit, tabular }) => {
      const { write } = objects;
      objects.write = async (key, source) => {
        if (key.startsWith('results/')) throw fault('ENOSPC');
        return write(key, source);
      };
      const id = await submit();
      await until(async () => {
        clock.advance(1000);
        return (await tabular.job(id, ann)).status === 'failed';
      });
      expect((await tabular.job(id, ann)).error).toMatchObject({
        code: 'cache_unavailable',
        retryable: true,
      });
    },
    { worker: { diskWaitMs: 10_000 } },
  ));

test('closing gives a job back at once that waits for the disk', () =>
  withStoredService(async ({ objects, store, clock, submit, tabular, logged }) => {
    objects.write = ((write) => async (key, source) => {
      if (key.startsWith('results/')) throw fault('ENOSPC');
      return write(key, source);
    })(objects.write);
    const closeStore = store.close;
    store.close = async () => {};
    const id = await submit();
    await until(() => logged.some(({ event }) => event === 'job_waits'));
    await tabular.close();
    const next = await store.claim({ owner: 'next', now: clock.now(), leaseUntil: clock.now() + 1 });
    expect(next!.job).toMatchObject({ id, attempts: 1 });
    await closeStore();
  }));

test('an upload, a plan and a submit that the disk refuses answer 503 and a retryable code', () =>
  withStoredService(async ({ objects, store, call }) => {
    const plan = { contentHash: `sha256:${'a'.repeat(64)}`, bytes: 5 };
    const { signUpload } = objects;
    objects.signUpload = () => Promise.reject(fault('ENOSPC'));
    expect(await call('POST', '/v1/uploads', { body: plan })).toMatchObject({
      status: 503,
      body: { code: 'cache_unavailable', retryable: true },
    });
    objects.signUpload = signUpload;
    expect((await call('POST', '/v1/uploads', { body: plan })).status).toBe(200);
    expect(store.health!()).toEqual({ ok: true });
  }));

describeFullDisk();

function describeFullDisk() {
  const onDisk = noFullDisk === undefined ? test : test.skip;
  const why = noFullDisk === undefined ? '' : ` (skipped: ${noFullDisk})`;

  onDisk(
    `a claim whose commit fails is no claim: the job is not run until it can be stored${why}`,
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'graticule-full-'));
      const store = sqlite({ dataDir });
      const { job } = request();
      await store.submit(request(job));
      const claim = () => store.claim({ owner: 'w', now: 1, leaseUntil: 2 });
      // The worker's lock file is made at the first claim.
      expect((await claim())!.job.attempts).toBe(1);
      await withFullDisk(async () => {
        for (let i = 0; i < 5; i += 1) {
          await expect(store.claim({ owner: 'w', now: 3, leaseUntil: 9 })).rejects.toMatchObject({
            code: 'worker_unavailable',
          });
        }
        expect((await store.record(job.id))!.attempts).toBe(1);
      });
      expect((await store.claim({ owner: 'w', now: 3, leaseUntil: 9 }))!.job.attempts).toBe(2);
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  );

  onDisk(
    `submits are refused as worker_unavailable while the disk is full, and health says so until it is over${why}`,
    () =>
      withStoredService(async ({ call, tabular, clock, logged }) => {
        const { bytes, contentHash } = await staged(call);
        const body = { ...submission({ objectKey: bytes, contentHash }) };
        await withFullDisk(async () => {
          expect(await call('POST', '/v1/predictions', { body })).toMatchObject({
            status: 503,
            body: {
              code: 'worker_unavailable',
              retryable: true,
              cause: expect.stringMatching(/^Stored data of the service cannot be .*written: the /),
            },
          });
          expect(tabular.health()).toMatchObject({
            ok: false,
            problems: [{ part: 'jobs', since: clock.now() }],
          });
        });
        // Asking is a try by itself, though not at every question.
        await until(() => {
          clock.advance(1000);
          return tabular.health().ok;
        });
        expect((await call('POST', '/v1/predictions', { body })).status).toBe(200);
        const events = logged.map(({ event }) => event);
        expect(events.filter((event) => event === 'store_trouble')).toHaveLength(1);
        expect(events.filter((event) => event === 'store_recovered')).toHaveLength(1);
      }),
  );

  onDisk(`what was running when the disk filled up is finished when there is room again, once${why}`, () =>
    withStoredService(async (service) => {
      const { engine, submit, tabular, clock, logged, store } = service;
      let go = () => {};
      let inside = () => {};
      const arrived = new Promise<void>((resolve) => {
        inside = resolve;
      });
      engine.before = (name) =>
        name === 'fit' && engine.calls.fit === 1
          ? new Promise<void>((resolve) => {
              go = resolve;
              inside();
            })
          : undefined;
      const id = await submit();
      await arrived;
      await withFullDisk(async () => {
        go();
        await until(() => logged.some(({ event }) => event === 'job_waits'));
        for (let seconds = 0; seconds < 300; seconds += 10) {
          clock.advance(10_000);
          await turns(20);
        }
        expect((await tabular.job(id, ann)).status).toBe('running');
      });
      await succeeded(service, id);
      expect((await store.record(id))!.attempts).toBeLessThanOrEqual(2);
      expect(logged.filter(({ event }) => event === 'job_succeeded')).toHaveLength(1);
      expect(logged.filter(({ event }) => event === 'job_failed')).toEqual([]);
    }),
  );
}

async function staged(call: StoredService['call']) {
  const { objectKey, contentHash } = await upload(call, trainingPayload(4, 2));
  return { bytes: objectKey, contentHash };
}
