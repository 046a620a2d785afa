/** A disk that fails at any one call, or from that call on, in the middle of every kind of write. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storageFaultOf } from '../../src/shared/storage-error.ts';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { AddressError, type ObjectStore } from '../../src/tabular/ports.ts';

/** Calls to the file system that still succeed; whether one call fails, or all from there on. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, code: 'EIO', forGood: false, failed: 0 }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const strike = (name: string) => {
    disk.left -= 1;
    if (disk.left >= 0 || (disk.left < -1 && !disk.forGood)) return;
    disk.failed += 1;
    throw Object.assign(new Error(`${disk.code}: ${name}`), { code: disk.code });
  };
  const failing =
    <Args extends unknown[], Value>(name: string, call: (...args: Args) => Promise<Value>) =>
    async (...args: Args) => {
      strike(name);
      return call(...args);
    };
  const open = async (...args: Parameters<typeof real.open>) => {
    strike('open');
    const handle = await real.open(...args);
    const write = handle.write.bind(handle) as (...args: unknown[]) => Promise<never>;
    Object.assign(handle, {
      // A full disk takes the first half.
      async write(chunk: Uint8Array, offset: number) {
        try {
          strike('write');
        } catch (error) {
          await write(chunk, offset, Math.ceil((chunk.byteLength - offset) / 2));
          throw error;
        }
        return write(chunk, offset);
      },
      // Flushing takes most of the time, and no test looks for it.
      datasync: failing('datasync', async () => {}),
      sync: failing('sync', async () => {}),
    });
    return handle;
  };
  const { rename, mkdir, link, readdir } = real;
  const calls = { rename, mkdir, link, readdir };
  // A folder is removed name by name: a disk that fails in the middle has taken the first.
  const rm: typeof real.rm = async (path, options) => {
    try {
      strike('rm');
    } catch (error) {
      const names = options?.recursive ? await real.readdir(path as string).catch(() => []) : [];
      if (names.length > 0) await real.rm(join(path as string, names.sort()[0]!), { recursive: true });
      throw error;
    }
    return real.rm(path, options);
  };
  const wrapped = Object.entries(calls).map(([name, call]) => [name, failing(name, call as never)]);
  return { ...real, open, rm, ...Object.fromEntries(wrapped) };
});

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'graticule-faults-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const bytes = Buffer.from('the bytes that are written, in two parts');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const half = 20;
const expiresAt = 1e15;
const key = `staged/${'0'.repeat(32)}/${sha256}`;

async function* body(part: Uint8Array) {
  yield part;
}

async function read(store: ObjectStore): Promise<Buffer | null> {
  const object = await store.open(key);
  if (object === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of object.stream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Work {
  /** Before the disk fails; what it returns goes on. */
  prepare(store: ObjectStore): Promise<() => Promise<unknown>>;
  /** Whether the object is there all the time, or comes with the work. */
  readonly object: 'stays' | 'comes';
  /** At a signed address. */
  readonly signed: boolean;
}

const address = (path: string) => new URL(path, 'http://x');

async function multipart(store: ObjectStore) {
  const plan = await store.signUpload(key, { bytes: bytes.length, sha256, expiresAt, partBytes: half });
  if (plan.kind !== 'multipart') throw new Error('planned as single');
  const putPart = (index: number) => {
    const part = bytes.subarray(index * half, (index + 1) * half);
    return store.local!.put(address(plan.partUrls[index]!), body(part), part.length);
  };
  const complete = (etags: readonly string[]) =>
    store.local!.complete(address(plan.completeUrl), async () =>
      etags.map((etag, i) => ({ partNumber: i + 1, etag })),
    );
  return { putPart, complete };
}

const works: Record<string, Work> = {
  'writing a result': {
    object: 'comes',
    signed: false,
    prepare: async (store) => () => store.write(key, [bytes.subarray(0, 9), bytes.subarray(9)]),
  },
  'replacing an object': {
    object: 'stays',
    signed: false,
    async prepare(store) {
      await store.write(key, [bytes]);
      return () => store.write(key, [bytes]);
    },
  },
  'an upload': {
    object: 'comes',
    signed: true,
    async prepare(store) {
      const plan = await store.signUpload(key, { bytes: bytes.length, sha256, expiresAt, partBytes: null });
      if (plan.kind !== 'single') throw new Error('planned as multipart');
      return () => store.local!.put(address(plan.url), body(bytes), bytes.length);
    },
  },
  'a part': {
    object: 'comes',
    signed: true,
    async prepare(store) {
      const { putPart, complete } = await multipart(store);
      const second = await putPart(1);
      return async () => complete([await putPart(0), second]);
    },
  },
  'putting parts together': {
    object: 'comes',
    signed: true,
    async prepare(store) {
      const { putPart, complete } = await multipart(store);
      const etags = [await putPart(0), await putPart(1)];
      return () => complete(etags);
    },
  },
  'deleting an object that turns out to be needed': {
    object: 'stays',
    signed: false,
    async prepare(store) {
      await store.write(key, [bytes]);
      return () => store.delete(key, async () => true);
    },
  },
};

describe.each(Object.entries(works))('%s', (_name, { prepare, object, signed }) => {
  test.each([
    ['ENOSPC', false],
    ['EMFILE', false],
    ['EROFS', true],
    ['EACCES', true],
    ['EIO', true],
  ] as const)(
    'leaves nothing half done when the disk gives %s (for good: %s) at any call',
    async (code, forGood) => {
      const folder = mkdtempSync(join(root, 'place-'));
      const store = fs({ folder });
      let failures = 0;
      for (let left = 0; ; left += 1) {
        const work = await prepare(store);
        Object.assign(disk, { left, code, forGood, failed: 0 });
        const error = await work().then(
          () => null,
          (reason) => reason as unknown,
        );
        const struck = disk.failed > 0;
        Object.assign(disk, { left: Number.POSITIVE_INFINITY, forGood: false });
        if (error !== null) {
          failures += 1;
          const faults = {
            ENOSPC: 'full',
            EMFILE: 'descriptors',
            EROFS: 'read_only',
            EACCES: 'forbidden',
            EIO: 'io',
          } as const;
          expect(storageFaultOf(error)).toBe(faults[code]);
          expect(error instanceof AddressError ? error.code : null).toBe(
            signed ? (code === 'EMFILE' ? 'SlowDown' : 'ServiceUnavailable') : null,
          );
        }
        const found = await read(store);
        if (object === 'stays' || error === null) expect(found).toEqual(bytes);
        else expect([null, bytes.toString()]).toContain(found === null ? null : found.toString());
        // What failed can be tried again, and then nothing is left of the first time.
        if (error !== null) await work();
        expect(await read(store)).toEqual(bytes);
        for (const now of [0, 1]) await store.sweep({ now, leftoverMs: 1, planned: async () => false });
        for (const name of ['tmp', 'aside', 'multipart']) expect(readdirSync(join(folder, name))).toEqual([]);
        rmSync(join(folder, 'objects', 'staged'), { recursive: true });
        if (!struck) break;
      }
      expect(failures).toBeGreaterThan(1);
    },
  );
});

test('a completion that could not clean up behind itself is answered the same when it is repeated', async () => {
  const store = fs({ folder: mkdtempSync(join(root, 'place-')) });
  let unclean = 0;
  for (let left = 0; ; left += 1) {
    const { putPart, complete } = await multipart(store);
    const etags = [await putPart(0), await putPart(1)];
    Object.assign(disk, { left, code: 'EIO', forGood: false, failed: 0 });
    const etag = await complete(etags).catch(() => null);
    Object.assign(disk, { left: Number.POSITIVE_INFINITY });
    const again = await complete(etags);
    if (etag !== null) expect(again).toBe(etag);
    if (etag !== null && disk.failed > 0) unclean += 1;
    if (disk.failed === 0) break;
    await store.delete(key, async () => false);
  }
  expect(unclean).toBeGreaterThan(0);
});
