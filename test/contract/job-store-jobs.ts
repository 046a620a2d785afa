/** What a JobStore does with jobs: it keeps, gives out, ends and lists them. */

import { expect, test } from 'vitest';
import type { Job } from '../../src/tabular/domain/job.ts';
import { created, day, error, failure, request, success, type WithStore } from './job-store-requests.ts';

export function describeJobs(withStore: WithStore): void {
  test('tells what waits and runs, and since when the oldest waits', () =>
    withStore(async (store) => {
      expect(await store.queue!()).toEqual({
        queued: { short: 0, long: 0 },
        running: [],
        oldestQueuedAt: null,
      });
      const [first, second, third] = [request(), request(), request()];
      for (const one of [first, second, third]) await created(store, one);
      const waiting = ({ queued }: { queued: { short: number; long: number } }) => queued.short + queued.long;
      const before = (await store.queue!())!;
      expect([waiting(before), before.oldestQueuedAt]).toEqual([3, first.job.createdAt]);
      const claim = (await store.claim({ owner: 'w', now: 7, leaseUntil: 100 }))!;
      const after = (await store.queue!())!;
      expect([waiting(after), after.running]).toEqual([2, [{ kind: claim.job.kind, count: 1 }]]);
    }));

  test('keeps the holidays of a forecast, and tells them to who runs it', () =>
    withStore(async (store) => {
      const asked = request({ kind: 'forecast', holidays: ['DE-BY', 'AT'] });
      const { id } = await created(store, asked);
      expect(await store.record(id)).toMatchObject({ holidays: ['DE-BY', 'AT'] });
      const claim = (await store.claim({ owner: 'w', now: 7, leaseUntil: 100 }))!;
      expect(claim.job.holidays).toEqual(['DE-BY', 'AT']);
      const without = await created(store, request({ kind: 'forecast' }));
      expect(await store.record(without.id)).not.toHaveProperty('holidays');
    }));

  test('keeps what was submitted and claims in order of submission', () =>
    withStore(async (store) => {
      const first = request();
      const second = request();
      const job = await created(store, first);
      expect(await store.job(job.id)).toEqual(job);
      const queued = { status: 'queued', engineVersion: 'eng_pending', attempts: 0, startedAt: null };
      expect(await store.record(job.id)).toMatchObject({ ...job, ...first.job, ...queued });
      await created(store, second);
      const claim = () => store.claim({ owner: 'w', now: 7, leaseUntil: 100 });
      const [a, b] = [await claim(), await claim()];
      expect([a!.job.id, b!.job.id, await claim()]).toEqual([first.job.id, second.job.id, null]);
      expect(a!.job).toMatchObject({ status: 'running', startedAt: 7, attempts: 1 });
      expect(await store.job('nothing')).toBe(null);
    }));

  test('gives each of many jobs to one of many claims at once', () =>
    withStore(async (store) => {
      const wanted = Array.from({ length: 20 }, () => request());
      const outcomes = await Promise.all(wanted.map((submitted) => store.submit(submitted)));
      expect(outcomes.map(({ kind }) => kind)).toEqual(wanted.map(() => 'created'));
      const claims = await Promise.all(
        Array.from({ length: 25 }, (_, i) => store.claim({ owner: `w${i}`, now: 7, leaseUntil: 100 })),
      );
      const taken = claims.filter((claim) => claim !== null).map(({ job }) => job.id);
      expect(taken.sort()).toEqual(wanted.map(({ job }) => job.id).sort());
    }));

  test('has a job end once: a lapsed lease goes to the next claim, and the first holder is refused', () =>
    withStore(async (store) => {
      const job = await created(store, request());
      const first = (await store.claim({ owner: 'a', now: 0, leaseUntil: 100 }))!;
      expect(await store.claim({ owner: 'b', now: 99, leaseUntil: 200 })).toBe(null);
      const second = (await store.claim({ owner: 'b', now: 100, leaseUntil: 200 }))!;
      expect(second.job).toMatchObject({ id: job.id, status: 'running', attempts: 2 });
      expect(await store.heartbeat(job.id, first.token, { now: 140, leaseUntil: 900 })).toBe(false);
      expect(await store.finish(job.id, first.token, success(150))).toBe(false);
      expect(await store.fail(job.id, first.token, failure(150))).toBe(false);
      expect(await store.release(job.id, first.token)).toBe(false);
      expect(await store.heartbeat(job.id, second.token, { now: 150, leaseUntil: 300 })).toBe(true);
      expect(await store.claim({ owner: 'c', now: 250, leaseUntil: 400 })).toBe(null);
      expect(await store.finish(job.id, second.token, success(260))).toBe(true);
      expect(await store.finish(job.id, second.token, success(270))).toBe(false);
      expect(await store.fail(job.id, second.token, failure(270))).toBe(false);
      expect(await store.record(job.id)).toMatchObject({
        status: 'succeeded',
        finishedAt: 260,
        durationMs: 5,
        engineVersion: 'eng_1',
        result: { kind: 'inline', objectKey: 'results/x' },
      });
    }));

  test('gives a released job to the next claim without counting the attempt', () =>
    withStore(async (store) => {
      const job = await created(store, request());
      const claim = (await store.claim({ owner: 'a', now: 0, leaseUntil: 100 }))!;
      expect(await store.release(job.id, claim.token)).toBe(true);
      expect(await store.finish(job.id, claim.token, success(1))).toBe(false);
      expect((await store.claim({ owner: 'b', now: 1, leaseUntil: 100 }))!.job.attempts).toBe(1);
    }));

  test('remembers idempotency keys by organisation and compares fingerprints', () =>
    withStore(async (store) => {
      const key = (fingerprint: string) => ({ idempotency: { key: 'k', fingerprint } });
      const job = await created(store, request({}, key('f')));
      expect(await store.submit(request({}, key('f')))).toMatchObject({
        kind: 'replayed',
        job: { id: job.id },
      });
      expect(await store.submit(request({}, key('g')))).toEqual({ kind: 'conflict' });
      const elsewhere = request({ owner: { org: 'globex', user: 'eve' } }, key('g'));
      expect((await store.submit(elsewhere)).kind).toBe('created');
    }));

  test('a refused submit leaves nothing: no job, no reservation, no reference', () =>
    withStore(async (store) => {
      const quota = { day: '2026-01-01', rows: 6, allowance: 10 };
      await created(store, request({}, { quota }));
      const refused = request(
        { stagedKey: 'staged/y' },
        { quota, idempotency: { key: 'k', fingerprint: 'f' } },
      );
      expect(await store.submit(refused)).toEqual({ kind: 'over_quota', used: 6 });
      expect(await store.job(refused.job.id)).toBe(null);
      expect((await store.garbage(0)).staged).toEqual([]);
      expect((await store.submit(request({}, { quota: { ...quota, rows: 4 } }))).kind).toBe('created');
      expect((await store.submit(request({}, { quota: { ...quota, day: '2026-01-02' } }))).kind).toBe(
        'created',
      );
    }));

  test('gives the quota back to the day it came from when a job fails', () =>
    withStore(async (store) => {
      const quota = { day: '2026-01-01', rows: 10, allowance: 10 };
      const job = await created(store, request({}, { quota }));
      const claim = (await store.claim({ owner: 'a', now: 0, leaseUntil: 9 }))!;
      await store.fail(job.id, claim.token, failure(day));
      expect((await store.submit(request({}, { quota }))).kind).toBe('created');
      expect((await store.submit(request({}, { quota }))).kind).toBe('over_quota');
    }));

  test('keeps the progress of a running job for its claim alone', () =>
    withStore(async (store) => {
      const job = await created(store, request());
      const progress = async () => (await store.listedJob(job.id))!.progress;
      const first = (await store.claim({ owner: 'a', now: 5, leaseUntil: 100 }))!;
      expect(await store.listedJob(job.id)).toEqual({
        ...(await store.job(job.id)),
        startedAt: 5,
        finishedAt: null,
        progress: null,
      });
      const half = { fraction: 0.5, stage: 'fold 3: “boosting”', leftMs: 1200 };
      expect(await store.noteProgress(job.id, first.token, half)).toBe(true);
      expect(await progress()).toEqual(half);
      const later = { fraction: 0.75, stage: 'linear', leftMs: null };
      expect(await store.noteProgress(job.id, first.token, later)).toBe(true);
      expect(await progress()).toEqual(later);

      const second = (await store.claim({ owner: 'b', now: 100, leaseUntil: 200 }))!;
      expect(await progress()).toBe(null);
      expect(await store.noteProgress(job.id, first.token, half)).toBe(false);
      await store.noteProgress(job.id, second.token, half);
      await store.release(job.id, second.token);
      expect(await progress()).toBe(null);

      const third = (await store.claim({ owner: 'c', now: 300, leaseUntil: 400 }))!;
      await store.noteProgress(job.id, third.token, half);
      await store.finish(job.id, third.token, success(350));
      expect(await store.noteProgress(job.id, third.token, later)).toBe(false);
      expect(await store.listedJob(job.id)).toMatchObject({
        status: 'succeeded',
        startedAt: 300,
        finishedAt: 350,
        progress: null,
      });
      const failing = await created(store, request());
      const claim = (await store.claim({ owner: 'a', now: 400, leaseUntil: 900 }))!;
      await store.noteProgress(failing.id, claim.token, half);
      await store.fail(failing.id, claim.token, failure(410));
      expect(await store.listedJob(failing.id)).toMatchObject({ status: 'failed', error, progress: null });
      expect(await store.listedJob('nothing')).toBe(null);
    }));

  test('lists the jobs of one organisation, newest first, whatever the size of the pages', () =>
    withStore(async (store) => {
      const times = [3, 1, 2, 2, 2, 9, 1];
      const jobs: Job[] = [];
      for (const createdAt of times) jobs.push(await created(store, request({ createdAt })));
      const other = { org: 'globex', user: 'ann' };
      const foreign = await created(store, request({ owner: other, createdAt: 4 }));
      const wanted = jobs
        .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id);
      for (const limit of [1, 2, 3, 7, 50]) {
        const found: string[] = [];
        for (let after: { createdAt: number; id: string } | null = null; ; ) {
          const page = await store.listJobs({ org: 'acme', after, limit });
          expect(page.length).toBeLessThanOrEqual(limit);
          if (page.length === 0) break;
          found.push(...page.map(({ id }) => id));
          after = page.at(-1)!;
        }
        expect(found).toEqual(wanted);
      }
      const [only] = await store.listJobs({ org: 'globex', after: null, limit: 10 });
      expect(only).toEqual(await store.listedJob(foreign.id));
      expect(await store.listJobs({ org: 'nobody', after: null, limit: 10 })).toEqual([]);
    }));

  test('refills a token bucket evenly and keeps users apart', () =>
    withStore(async (store) => {
      const ann = { org: 'acme', user: 'ann' };
      const take = (now: number, owner = ann) => store.takeToken(owner, 2, now);
      expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 30_000]);
      expect(await take(20_000)).toBe(10_000);
      expect(await take(0, { org: 'acme', user: 'bob' })).toBe(0);
      expect(await take(0, { org: 'globex', user: 'ann' })).toBe(0);
      expect([await take(30_000), await take(30_001)]).toEqual([0, 29_999]);
      expect(await take(10)).toBeGreaterThan(0);
    }));
}
