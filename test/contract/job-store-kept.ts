/** What a JobStore does with contexts and bytes: it keeps them while something needs them. */

import { describe, expect, test } from 'vitest';
import type { JobStore } from '../../src/tabular/ports.ts';
import {
  created,
  day,
  error,
  failure,
  fitRequest,
  request,
  success,
  sweepAt,
  type WithStore,
} from './job-store-requests.ts';

export function describeKept(withStore: WithStore): void {
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

  test('a submit that is refused for its key takes nobody’s plan and leaves no doubt of it', () =>
    withStore(async (store) => {
      const key = 'staged/acme/same';
      const idempotency = (fingerprint: string) => ({ idempotency: { key: 'k', fingerprint } });
      await created(store, request({ createdAt: 1 }, idempotency('f')));
      await store.planStaged(key, 5);
      expect((await store.submit(request({ stagedKey: key, createdAt: 6 }, idempotency('g')))).kind).toBe(
        'conflict',
      );
      await created(store, request({ stagedKey: key, createdAt: 7 }));
      for (let i = 0; i < 2; i++) {
        const { job, token } = (await store.claim({ owner: 'w', now: 10, leaseUntil: 99 }))!;
        await store.fail(job.id, token, failure(20));
      }
      expect(await store.dropStaged(key)).toBe(true);
    }));

  describe('an upload that two callers have planned outlives the job of the one until it is abandoned', () => {
    const key = 'staged/acme/same';
    const ended = async (store: JobStore, change: Parameters<typeof request>[1] = {}) => {
      const job = await created(store, request({ stagedKey: key, createdAt: 10 }, change));
      const claim = (await store.claim({ owner: 'w', now: 10, leaseUntil: 99 }))!;
      expect(claim.job.id).toBe(job.id);
      await store.fail(job.id, claim.token, failure(20));
      return job;
    };
    const kept = async (store: JobStore) => {
      expect(await store.dropStaged(key)).toBe(false);
      expect((await store.garbage(5)).staged).toEqual([]);
      expect(await store.dropAbandoned(key, 5)).toBe(false);
      // The submit of the other caller.
      await ended(store);
      expect((await store.garbage(100)).staged).toEqual([key]);
      expect(await store.dropAbandoned(key, 100)).toBe(true);
      expect(await store.staged(key)).toBe(null);
    };

    test('where one has submitted twice', () =>
      withStore(async (store) => {
        await store.planStaged(key, 5);
        const first = await created(store, request({ stagedKey: key, createdAt: 6 }));
        await store.planStaged(key, 7);
        await created(store, request({ stagedKey: key, createdAt: 8 }));
        expect(await store.staged(key)).toEqual({ refs: 2, plans: 0 });
        for (let i = 0; i < 2; i++) {
          const { job, token } = (await store.claim({ owner: 'w', now: 10, leaseUntil: 99 }))!;
          if (i === 0) expect(job.id).toBe(first.id);
          await store.fail(job.id, token, failure(20));
        }
        await kept(store);
      }));

    test('where one repeats a submit whose answer was lost, after its job has ended', () =>
      withStore(async (store) => {
        const idempotency = { key: 'k', fingerprint: 'f' };
        await store.planStaged(key, 5);
        const job = await ended(store, { idempotency });
        expect(await store.dropStaged(key)).toBe(true);
        await store.planStaged(key, 30);
        const again = await store.submit(request({ stagedKey: key, createdAt: 31 }, { idempotency }));
        expect(again).toMatchObject({ kind: 'replayed', job: { id: job.id } });
        expect(await store.staged(key)).toEqual({ refs: 0, plans: 0 });
        await kept(store);
      }));
  });

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
}
