/** What every JobStore must do, whatever it is made of. Each driver's test file calls this with a way to open one. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Job } from '../../src/tabular/domain/job.ts';
import type { JobStore, SubmitRequest } from '../../src/tabular/ports.ts';
import { interleave, operation } from './job-store-interleavings.ts';
import {
  day,
  error,
  failure,
  fitRequest,
  request,
  shortRequest,
  success,
  sweepAt,
} from './job-store-requests.ts';

/** @param runs  random interleavings to try; fewer where opening a store is slow */
export function describeJobStore(name: string, open: () => Promise<JobStore>, runs = 150): void {
  const withStore = async (use: (store: JobStore) => Promise<void>) => {
    const store = await open();
    try {
      await use(store);
    } finally {
      await store.close();
    }
  };
  const created = async (store: JobStore, submitted: SubmitRequest): Promise<Job> => {
    const outcome = await store.submit(submitted);
    if (outcome.kind !== 'created') throw new Error(`submit was ${outcome.kind}`);
    return outcome.job;
  };

  describe(`${name} as a job store`, () => {
    test('tells what waits and runs, and since when the oldest waits', () =>
      withStore(async (store) => {
        expect(await store.queue!()).toEqual({
          queued: { short: 0, long: 0 },
          running: [],
          oldestQueuedAt: null,
        });
        const [first, second, third] = [request(), request(), request()];
        for (const one of [first, second, third]) await created(store, one);
        const waiting = ({ queued }: { queued: { short: number; long: number } }) =>
          queued.short + queued.long;
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

    test('makes a context ready or failed with its fit, and reuses only an identical active one', () =>
      withStore(async (store) => {
        const fit = fitRequest({ contentHash: 'sha256:aa' }, { reuse: true });
        const outcome = await store.submit(fit);
        expect(outcome).toMatchObject({
          kind: 'created',
          context: { status: 'creating', artifactHash: null },
        });
        const again = fitRequest({ contentHash: 'sha256:aa' }, { reuse: true });
        expect(await store.submit(again)).toMatchObject({ kind: 'reused', job: { id: fit.job.id } });
        expect(await store.context(again.job.contextId!)).toBe(null);
        const claim = (await store.claim({ owner: 'a', now: 3, leaseUntil: 9 }))!;
        await store.finish(fit.job.id, claim.token, success(4, { result: null, artifactHash: 'sha256:bb' }));
        expect(await store.context(fit.job.contextId!)).toMatchObject({
          status: 'ready',
          engineVersion: 'eng_1',
          artifactHash: 'sha256:bb',
          createdByJobId: fit.job.id,
          featureColumns: ['a', 'ö "quoted"'],
          lastUsedAt: null,
        });
        expect((await store.submit(again)).kind).toBe('reused');
        const forced = fitRequest({ contentHash: 'sha256:aa' }, { reuse: false });
        expect((await store.submit(forced)).kind).toBe('created');
        const second = (await store.claim({ owner: 'a', now: 5, leaseUntil: 9 }))!;
        await store.fail(forced.job.id, second.token, failure(6));
        expect(await store.context(forced.job.contextId!)).toMatchObject({ status: 'failed', error });
      }));

    test('extends a context by its use, never beyond its age nor backwards', () =>
      withStore(async (store) => {
        const fit = fitRequest();
        await store.submit(fit);
        const id = fit.job.contextId!;
        const claim = (await store.claim({ owner: 'a', now: 0, leaseUntil: 9 }))!;
        await store.finish(fit.job.id, claim.token, success(0, { result: null, artifactHash: 'sha256:bb' }));
        const use = async (now: number) => {
          const job = await created(store, request({ contextId: id }));
          const held = (await store.claim({ owner: 'a', now, leaseUntil: now + 9 }))!;
          await store.finish(job.id, held.token, success(now));
          return (await store.context(id))!;
        };
        expect(await use(10 * day)).toMatchObject({ lastUsedAt: 10 * day, expiresAt: 40 * day });
        expect(await use(5 * day)).toMatchObject({ lastUsedAt: 10 * day, expiresAt: 40 * day });
        expect(await use(80 * day)).toMatchObject({ lastUsedAt: 80 * day, expiresAt: 90 * day });
      }));

    test('sweeps results and contexts at their time and names their bytes as garbage until they are collected', () =>
      withStore(async (store) => {
        const job = await created(store, request());
        const claim = (await store.claim({ owner: 'a', now: 0, leaseUntil: 9 }))!;
        await store.finish(job.id, claim.token, success(0, { resultExpiresAt: 100 }));
        expect(await store.sweep(sweepAt(99))).toEqual({ purgedJobs: 0, expiredContexts: 0 });
        expect(await store.sweep(sweepAt(100))).toEqual({ purgedJobs: 1, expiredContexts: 0 });
        expect(await store.record(job.id)).toMatchObject({ status: 'purged', result: null });
        expect((await store.garbage(0)).objects).toEqual(['results/x']);
        await store.collected(['results/x']);
        expect((await store.garbage(0)).objects).toEqual([]);
      }));

    test('deletes a context for its organisation only, once', () =>
      withStore(async (store) => {
        const fit = fitRequest();
        await store.submit(fit);
        const id = fit.job.contextId!;
        expect(await store.deleteContext(id, 'globex', 1)).toBe(false);
        expect(await store.deleteContext(id, 'acme', 1)).toBe(true);
        expect(await store.deleteContext(id, 'acme', 1)).toBe(false);
        // The fit that is still to run must not bring it back, and its artifact is garbage.
        const claim = (await store.claim({ owner: 'a', now: 1, leaseUntil: 9 }))!;
        await store.finish(fit.job.id, claim.token, success(2, { result: null, artifactHash: 'sha256:bb' }));
        expect((await store.context(id))!.status).toBe('deleted');
        expect((await store.garbage(0)).objects).toEqual([`artifacts/${id}`]);
      }));

    test('bounds what an organisation has planned and not submitted, by number and by bytes', () =>
      withStore(async (store) => {
        const plan = (
          name: string,
          bytes: number,
          bounds: { maxOpen?: number; maxOpenBytes?: number } = {},
        ) => {
          const { maxOpen = 3, maxOpenBytes = null } = bounds;
          return store.planStaged(`staged/${name}`, 0, {
            prefix: 'staged/acme/',
            maxOpen,
            maxOpenBytes,
            bytes,
          });
        };
        // Not counted: other organisations, of which one begins with the same letters.
        await store.planStaged('staged/acm/x', 0);
        await store.planStaged('staged/acme2/x', 0);
        for (const name of ['acme/a', 'acme/b', 'acme/c']) expect(await plan(name, 10)).toBe(null);
        expect(await plan('acme/d', 10)).toEqual({ open: 3, bytes: 30 });
        expect(await store.staged('staged/acme/d')).toBe(null);
        // Planned again it is the same upload.
        expect(await plan('acme/a', 10)).toBe(null);
        expect(await store.staged('staged/acme/a')).toEqual({ refs: 0, plans: 2 });
        expect(await plan('acme/d', 11, { maxOpen: 9, maxOpenBytes: 40 })).toEqual({ open: 3, bytes: 30 });
        expect(await plan('acme/d', 10, { maxOpen: 9, maxOpenBytes: 40 })).toBe(null);
        await created(store, request({ stagedKey: 'staged/acme/b' }));
        await created(store, request({ stagedKey: 'staged/acme/c' }));
        expect(await store.staged('staged/acme/b')).toEqual({ refs: 1, plans: 0 });
        expect(await plan('acme/e', 10)).toBe(null);
      }));

    test('tells which objects no row needs: never one of a job, context or plan that is alive', () =>
      withStore(async (store) => {
        const fit = fitRequest();
        await store.submit(fit);
        const job = await created(store, request({ stagedKey: 'staged/used' }));
        await store.planStaged('staged/planned', 0);
        const contextId = fit.job.contextId!;
        const [result, artifact] = [`results/${job.id}.json`, `artifacts/${contextId}`];
        const objects = [
          { kind: 'staged', key: 'staged/used' },
          { kind: 'staged', key: 'staged/planned' },
          { kind: 'staged', key: 'staged/unknown' },
          { kind: 'result', key: result, jobId: job.id },
          { kind: 'result', key: `${result}.gz`, jobId: job.id },
          { kind: 'result', key: 'results/gone.json', jobId: 'gone' },
          { kind: 'artifact', key: artifact, contextId },
          { kind: 'artifact', key: 'artifacts/gone', contextId: 'gone' },
        ] as const;
        const gone = ['staged/unknown', 'results/gone.json', 'artifacts/gone'];
        // Before the claim, while they run, and when they have succeeded.
        expect(await store.unneeded(objects)).toEqual(gone);
        const claims = [await store.claim({ owner: 'a', now: 1, leaseUntil: 9 })];
        claims.push(await store.claim({ owner: 'a', now: 1, leaseUntil: 9 }));
        expect(await store.unneeded(objects)).toEqual(gone);
        const done = { result: { kind: 'inline', objectKey: result } as const, resultExpiresAt: 100 };
        await store.finish(fit.job.id, claims[0]!.token, success(2, { result: null, artifactHash: 'x' }));
        await store.finish(job.id, claims[1]!.token, success(2, done));
        await store.dropStaged('staged/used');
        expect(await store.unneeded(objects)).toEqual([
          'staged/used',
          'staged/unknown',
          `${result}.gz`,
          'results/gone.json',
          'artifacts/gone',
        ]);
        await store.sweep(sweepAt(100));
        await store.deleteContext(contextId, 'acme', 100);
        const dead = [objects[3], objects[4], objects[6]];
        expect(await store.unneeded(dead)).toEqual([result, `${result}.gz`, artifact]);
        const failing = await created(store, request());
        const claim = (await store.claim({ owner: 'a', now: 101, leaseUntil: 900 }))!;
        await store.fail(failing.id, claim.token, failure(102));
        const left = { kind: 'result', key: `results/${failing.id}.json`, jobId: failing.id } as const;
        expect(await store.unneeded([left])).toEqual([left.key]);
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

    test('lists the contexts of one organisation without those deleted', () =>
      withStore(async (store) => {
        const ids: string[] = [];
        for (const createdAt of [1, 5, 3]) {
          const fit = fitRequest({ createdAt });
          await created(store, fit);
          ids.push(fit.job.contextId!);
        }
        await created(store, fitRequest({ owner: { org: 'globex', user: 'eve' }, createdAt: 2 }));
        const [low, high, middle] = ids as [string, string, string];
        const first = await store.listContexts({ org: 'acme', after: null, limit: 2 });
        expect(first).toEqual([await store.context(high), await store.context(middle)]);
        const rest = await store.listContexts({ org: 'acme', after: first.at(-1)!, limit: 2 });
        expect(rest.map(({ id }) => id)).toEqual([low]);
        await store.deleteContext(high, 'acme', 9);
        const left = await store.listContexts({ org: 'acme', after: null, limit: 9 });
        expect(left.map(({ id }) => id)).toEqual([middle, low]);
      }));

    test('gives the uploads planned before a time that no job uses, page by page', () =>
      withStore(async (store) => {
        const keys = Array.from({ length: 2100 }, (_, i) => `staged/${i}`);
        await Promise.all(keys.map((key, i) => store.planStaged(key, i)));
        // A job uses one of two uploads of the same bytes.
        await store.planStaged(keys[0]!, 0);
        await created(store, request({ stagedKey: keys[0]!, createdAt: 0 }));
        const found: string[] = [];
        let pages = 0;
        for (let after: string | null = ''; after !== null; pages += 1) {
          const page: Awaited<ReturnType<JobStore['plannedBefore']>> = await store.plannedBefore(2000, after);
          found.push(...page.keys);
          after = page.next;
        }
        expect(found.sort()).toEqual(keys.slice(1, 2000).sort());
        expect(pages).toBeGreaterThan(1);
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

    test('lets organisations take turns, however many jobs one of them has queued', () =>
      withStore(async (store) => {
        const order: string[] = [];
        const claim = async () => {
          const { job } = (await store.claim({ owner: 'w', now: 1, leaseUntil: 1000 }))!;
          order.push(job.owner.org);
        };
        const submit = (org: string) => store.submit(request({ owner: { org, user: 'ann' } }));
        for (let i = 0; i < 30; i += 1) await submit('acme');
        for (let i = 0; i < 10; i += 1) await claim();
        await submit('globex');
        await submit('initech');
        await submit('globex');
        for (let i = 0; i < 6; i += 1) await claim();
        expect(order.slice(10).join(' ')).toBe('acme globex initech acme globex acme');
        // One that submits again as soon as it is served does not keep the others waiting.
        order.length = 0;
        for (let i = 0; i < 6; i += 1) {
          await submit('globex');
          await claim();
        }
        expect(order.filter((org) => org === 'acme').length).toBeGreaterThanOrEqual(2);
        expect(order.filter((org) => org === 'globex').length).toBeGreaterThanOrEqual(2);
      }));

    test('keeps a lane for short jobs, and between the lanes the older job goes first', () =>
      withStore(async (store) => {
        const fits = [fitRequest(), fitRequest()];
        for (const fit of fits) await store.submit(fit);
        const short = shortRequest('acme');
        await store.submit(short);
        const last = request();
        await store.submit(last);
        const claim = async (onlyShort: boolean) =>
          (await store.claim({ owner: 'w', now: 1, leaseUntil: 5, onlyShort }))?.job.id;
        expect(await claim(false)).toBe(fits[0]!.job.id);
        expect(await claim(true)).toBe(short.job.id);
        expect(await claim(true)).toBe(undefined);
        expect([await claim(false), await claim(false)]).toEqual([fits[1]!.job.id, last.job.id]);
        // What was started before goes first, in the lane that is asked for.
        const [lapsed] = [await store.claim({ owner: 'w', now: 9, leaseUntil: 20, onlyShort: true })];
        expect(lapsed!.job).toMatchObject({ id: short.job.id, attempts: 2 });
      }));

    test('leaves jobs that are declared larger than a worker takes to others', () =>
      withStore(async (store) => {
        const GiB = 2 ** 30;
        const large = request({ trainRows: 1_000_000, cols: 300 });
        const small = request({ trainRows: 1000, cols: 300 });
        await store.submit(large);
        await store.submit(small);
        const claim = async (maxBytes: number | null) =>
          (await store.claim({ owner: 'w', now: 1, leaseUntil: 5, maxBytes }))?.job.id;
        expect(await claim(GiB)).toBe(small.job.id);
        expect(await claim(GiB)).toBe(undefined);
        expect(await claim(4 * GiB)).toBe(large.job.id);
        // Nor does it take one over from a worker that is gone.
        expect((await store.claim({ owner: 'w', now: 9, leaseUntil: 20, maxBytes: GiB }))!.job.id).toBe(
          small.job.id,
        );
        expect(await store.claim({ owner: 'w', now: 9, leaseUntil: 20, maxBytes: GiB })).toBe(null);
        expect((await store.claim({ owner: 'w', now: 9, leaseUntil: 20 }))!.job.id).toBe(large.job.id);
      }));

    test('prefers jobs whose context a worker has loaded, without starving the others', () =>
      withStore(async (store) => {
        const cold = shortRequest('acme', 'ctx_cold');
        await store.submit(cold);
        await store.submit(shortRequest('globex', 'ctx_other'));
        await store.submit(shortRequest('initech', 'ctx_warm'));
        const claim = async () =>
          (await store.claim({ owner: 'w', now: 1, leaseUntil: 5, warm: ['ctx_warm', 'ctx_x'] }))!.job;
        expect((await claim()).contextId).toBe('ctx_warm');
        let passed = 0;
        for (; passed < 200; passed += 1) {
          await store.submit(shortRequest('initech', 'ctx_warm'));
          if ((await claim()).id === cold.job.id) break;
        }
        expect(passed).toBeGreaterThan(1);
        expect(passed).toBeLessThan(70);
      }));

    test(
      'whatever the order of submits, claims, crashes, lapses and sweeps: no job is lost, none ends twice',
      () =>
        fc.assert(
          fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 60 }), (operations) =>
            withStore((store) => interleave(store, operations)),
          ),
          { numRuns: runs },
        ),
      60_000,
    );
  });
}
