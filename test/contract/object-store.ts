/** What every ObjectStore must do, whatever it is made of. Each driver's test file calls this with a way to open one. */

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListedObject, ObjectStore } from '../../src/tabular/ports.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function read(store: ObjectStore, key: string): Promise<Buffer | null> {
  const object = await store.open(key);
  if (object === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of object.stream()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(object.bytes).toBe(bytes.length);
  return bytes;
}

async function listed(store: ObjectStore, prefix: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  for await (const page of store.list(prefix)) {
    expect(page.length).toBeLessThanOrEqual(1000);
    objects.push(...page);
  }
  return objects;
}

/** A store on another machine takes its time for each. */
async function sideBySide<T>(all: Iterable<T>, act: (one: T) => Promise<void>): Promise<void> {
  const rest = all[Symbol.iterator]();
  const one = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: 16 }, one));
}

/** @param size  objects in the longest list, and runs of the property; fewer for a store that takes its time */
export function describeObjectStore(
  name: string,
  open: () => Promise<ObjectStore>,
  size: { many: number; runs: number } = { many: 300, runs: 20 },
): void {
  const withStore = async (use: (store: ObjectStore) => Promise<void>) => {
    const store = await open();
    try {
      await use(store);
    } finally {
      await store.close();
    }
  };

  describe(`${name} as an object store`, () => {
    test('gives back what was written, with its hash and length, whatever the pieces', () =>
      withStore((store) =>
        fc.assert(
          fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 5000 }), { maxLength: 8 }), async (pieces) => {
            const whole = Buffer.concat(pieces);
            const written = await store.write('results/one.json', pieces);
            expect(written).toEqual({ sha256: sha256(whole), bytes: whole.length });
            expect(await read(store, 'results/one.json')).toEqual(whole);
          }),
          { numRuns: size.runs },
        ),
      ));

    test('knows nothing of a key before it is written and after it is deleted, twice', () =>
      withStore(async (store) => {
        expect(await store.open('artifacts/x')).toBe(null);
        await store.write('artifacts/x', [Buffer.from('x')]);
        await store.delete('artifacts/x');
        await store.delete('artifacts/x');
        expect(await store.open('artifacts/x')).toBe(null);
      }));

    test('keeps the old object when a new one fails on its way, and shows no half of it', () =>
      withStore(async (store) => {
        await store.write('results/kept', [Buffer.from('old')]);
        async function* failing() {
          yield Buffer.alloc(3_000_000);
          throw new Error('the source broke');
        }
        await expect(store.write('results/kept', failing())).rejects.toThrow('the source broke');
        await expect(store.write('results/new', failing())).rejects.toThrow('the source broke');
        expect(await read(store, 'results/kept')).toEqual(Buffer.from('old'));
        expect(await store.open('results/new')).toBe(null);
      }));

    test('asks before it deletes, and what is written meanwhile stays', () =>
      withStore(async (store) => {
        await store.write('staged/a/b', [Buffer.from('first')]);
        await store.delete('staged/a/b', async () => true);
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('first'));
        await store.delete('staged/a/b', async () => {
          await store.write('staged/a/b', [Buffer.from('second')]);
          return false;
        });
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('second'));
        await store.delete('staged/a/b', async () => {
          await store.write('staged/a/b', [Buffer.from('third')]);
          return true;
        });
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('third'));
        const unsure = store.delete('staged/a/b', () => Promise.reject(new Error('the rows cannot be read')));
        await expect(unsure).rejects.toThrow('the rows cannot be read');
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('third'));
        await store.delete('staged/a/b', async () => false);
        expect(await store.open('staged/a/b')).toBe(null);
      }));

    test('has an object for readers while a delete asks whether it is needed', () =>
      withStore(async (store) => {
        await store.write('staged/a/b', [Buffer.from('whole')]);
        await store.delete('staged/a/b', async () => {
          expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('whole'));
          return true;
        });
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('whole'));
      }));

    test('lists every object under a prefix once, in pages, with its length, and none that is not whole', () =>
      withStore(async (store) => {
        expect(await listed(store, 'results/')).toEqual([]);
        const keys = Array.from({ length: size.many }, (_, i) => `staged/${i % 7}/${i}`);
        await sideBySide(keys, async (key) => void (await store.write(key, [Buffer.from(key)])));
        await store.write('results/x.json', [Buffer.from('x')]);
        async function* failing() {
          yield Buffer.alloc(10);
          throw new Error('the source broke');
        }
        await store.write('staged/0/half', failing()).catch(() => {});
        const found = await listed(store, 'staged/');
        expect(found.map(({ key }) => key).sort()).toEqual([...keys].sort());
        for (const { key, bytes, writtenAt } of found) {
          expect([key, bytes, Number.isFinite(writtenAt)]).toEqual([key, key.length, true]);
        }
        const third = keys.filter((key) => key.startsWith('staged/3/'));
        expect((await listed(store, 'staged/3/')).length).toBe(third.length);
        for await (const page of store.list('staged/')) {
          await sideBySide(page, ({ key }) => store.delete(key));
        }
        expect(await listed(store, 'staged/')).toEqual([]);
        expect((await listed(store, 'results/')).map(({ key }) => key)).toEqual(['results/x.json']);
      }));

    test('of two writes at once one wins whole', () =>
      withStore(async (store) => {
        const [a, b] = [Buffer.alloc(2_000_000, 'a'), Buffer.alloc(1_000_000, 'b')];
        await Promise.all([store.write('results/x', [a]), store.write('results/x', [b])]);
        const stored = sha256((await read(store, 'results/x'))!);
        expect([sha256(a), sha256(b)]).toContain(stored);
      }));

    test('signs another address for another object, and for another time', () =>
      withStore(async (store) => {
        const at = Date.now() + 60_000;
        const hash = sha256(Buffer.from('x'));
        const addresses = await Promise.all([
          store.signDownload('results/x', at, hash),
          store.signDownload('results/y', at, hash),
          store.signDownload('results/x', at + 1000, hash),
        ]);
        expect(new Set(addresses).size).toBe(3);
      }));
  });
}
