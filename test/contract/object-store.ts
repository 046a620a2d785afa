/** What every ObjectStore must do, whatever it is made of. Each driver's test file calls this with a way to open one. */

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ObjectStore } from '../../src/tabular/ports.ts';

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

export function describeObjectStore(name: string, open: () => Promise<ObjectStore>): void {
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
          { numRuns: 20 },
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

    test('asks before it deletes, and no write to the key comes in between', () =>
      withStore(async (store) => {
        await store.write('staged/a/b', [Buffer.from('first')]);
        await store.delete('staged/a/b', async () => true);
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('first'));
        let second: Promise<unknown> = Promise.resolve();
        await store.delete('staged/a/b', async () => {
          second = store.write('staged/a/b', [Buffer.from('second')]);
          return false;
        });
        await second;
        expect(await read(store, 'staged/a/b')).toEqual(Buffer.from('second'));
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
        const addresses = await Promise.all([
          store.signDownload('results/x', at),
          store.signDownload('results/y', at),
          store.signDownload('results/x', at + 1000),
        ]);
        expect(new Set(addresses).size).toBe(3);
      }));
  });
}
