/** In which order a JobStore gives out what waits. */

import { expect, test } from 'vitest';
import { fitRequest, request, shortRequest, type WithStore } from './job-store-requests.ts';

export function describeTurns(withStore: WithStore): void {
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
}
