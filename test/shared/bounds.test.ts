/** Caches and lists that callers fill hold no more than they may, whatever is put into them. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyStore } from '../../src/http/keys.ts';
import { BoundedCache } from '../../src/shared/bounded-cache.ts';
import { createJsonLog, silentLog } from '../../src/shared/log.ts';
import type { FittedContext } from '../../src/tabular/domain/context.ts';
import { sqlite } from '../../src/tabular/drivers/sqlite/index.ts';
import { rememberedBytes } from '../../src/tabular/drivers/sqlite/read-job.ts';
import type { Engine } from '../../src/tabular/engine/engine.ts';
import { createContextModels } from '../../src/tabular/jobs/context-models.ts';
import type { ObjectStore } from '../../src/tabular/ports.ts';
import { request } from '../contract/job-store-requests.ts';
import { turns } from '../support/stored-service.ts';

test('a bounded cache keeps what was used last, never more than its bytes and entries', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'long'.repeat(50)),
    bytes: fc.option(fc.nat({ max: 3000 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), fc.nat({ max: 4 }), (steps, maxEntries) => {
      const cache = new BoundedCache<number>(2000, maxEntries);
      const order: string[] = [];
      for (const [at, { key, bytes }] of steps.entries()) {
        if (bytes === null) cache.get(key);
        else cache.set(key, at, bytes);
        order.push(key);
        expect(cache.bytes).toBeLessThanOrEqual(2000);
        expect(cache.size).toBeLessThanOrEqual(maxEntries);
        // What has just been put is there, unless it alone is too large.
        const fits = bytes !== null && maxEntries > 0 && bytes + 2 * key.length + 128 <= 2000;
        if (bytes !== null) expect(cache.get(key)).toBe(fits ? at : undefined);
      }
      cache.clear();
      expect([cache.bytes, cache.size]).toEqual([0, 0]);
    }),
  );
  const cache = new BoundedCache<number>(10_000, 2);
  cache.set('a', 1, 10);
  cache.set('b', 2, 10);
  cache.get('a');
  cache.set('c', 3, 10);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('jobs with huge names are polled without being remembered beyond the ceiling', async () => {
  const store = sqlite({ dataDir: null });
  const characters = 2 ** 19;
  const ids: string[] = [];
  for (let i = 0; i < 40; i += 1) {
    const { job } = request({ targetColumn: `${i}`.padEnd(characters, 'x') });
    await store.submit(request(job));
    ids.push(job.id);
  }
  const polled = ids.map((id) => store.peek!(id));
  await turns(1);
  // A job that is remembered is given as the same object.
  const kept = ids.filter((id, i) => store.peek!(id) === polled[i]).length;
  expect(kept * characters * 4).toBeLessThanOrEqual(rememberedBytes);
  await store.close();
});

test('models of contexts are kept within their number and the bytes of their artifacts', async () => {
  const open = new Set<string>();
  const artifact = (id: string, bytes: number) => ({ id, bytes });
  const sizes = new Map<string, number>();
  let loads = 0;
  const objects = {
    open: async (key: string) => ({ bytes: sizes.get(key)!, stream: async function* () {} }),
  } as unknown as ObjectStore;
  const modelOf = (id: string) => {
    open.add(id);
    return { close: () => void open.delete(id) };
  };
  const engine = {
    load: async () => {
      loads += 1;
      return modelOf(`loaded ${loads}`);
    },
  } as unknown as Engine;
  const models = createContextModels({ objects, engine, log: silentLog, maxModels: 3, maxBytes: 100 });
  const keep = ({ id, bytes }: { id: string; bytes: number }) => models.keep(id, modelOf(id) as never, bytes);
  keep(artifact('a', 40));
  keep(artifact('b', 40));
  keep(artifact('c', 10));
  await turns(2);
  expect([...open]).toEqual(['a', 'b', 'c']);
  keep(artifact('d', 1));
  await turns(2);
  expect([...open]).toEqual(['b', 'c', 'd']);
  keep(artifact('e', 70));
  await turns(2);
  expect([...open]).toEqual(['c', 'd', 'e']);
  // One that is too large goes alone.
  keep(artifact('huge', 101));
  await turns(2);
  expect([...open]).toEqual(['c', 'd', 'e']);
  // Loaded: open while it is used, closed after it.
  sizes.set('artifacts/ctx', 1000);
  const empty = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const context = { id: 'ctx', artifactHash: empty } as FittedContext;
  for (let use = 1; use <= 2; use += 1) {
    await models.use(context, async () => expect(open.has(`loaded ${use}`)).toBe(true));
    await turns(2);
    expect(open.has(`loaded ${use}`)).toBe(false);
  }
  models.close();
  await turns(2);
  expect(open.size).toBe(0);
});

test('a line of the log is bounded, whatever is logged', () => {
  const lines: string[] = [];
  const log = createJsonLog((line) => lines.push(line));
  const huge = 'x'.repeat(5_000_000);
  const error = new TypeError(huge, { cause: new Error(huge) });
  log.error('failed', { error, text: huge, list: Array.from({ length: 1_000_000 }, (_, i) => i) });
  expect(lines[0]!.length).toBeLessThan(50_000);
  const { text, error: logged } = JSON.parse(lines[0]!);
  expect(text).toMatch(/^x{4096}… \(5000000 characters\)$/);
  expect(logged.name).toBe('TypeError');
});

test('a key names an organisation and a user of bounded length', () => {
  const keys = createKeyStore();
  expect(() => keys.create({ org: 'o'.repeat(257), user: 'u' })).toThrow(
    /org must have at most 256 characters/,
  );
  expect(() => keys.create({ org: 'o', user: 'u'.repeat(1000) })).toThrow(RangeError);
  keys.create({ org: 'o'.repeat(256), user: 'u' });
  keys.close();
});

test('buckets of the rate limit are forgotten when they are full again', async () => {
  const store = sqlite({ dataDir: null });
  const minute = 60_000;
  const ann = { org: 'acme', user: 'ann' };
  expect(await store.takeToken(ann, 1, 0)).toBe(0);
  expect(await store.takeToken(ann, 1, 0)).toBe(minute);
  const history = { stagedBefore: 0, historyBefore: -1e9 };
  await store.sweep({ now: 30_000, ...history });
  expect(await store.takeToken(ann, 1, 30_000)).toBe(30_000);
  await store.sweep({ now: 61 * minute, ...history });
  expect(await store.takeToken(ann, 1, 61 * minute)).toBe(0);
  await store.close();
});
