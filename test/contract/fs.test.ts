import { createHash, createHmac } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { describeObjectStore } from './object-store.ts';

const hash = '0'.repeat(64);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
async function* body(text: string) {
  yield Buffer.from(text);
}
let folder: string;
let opened = 0;
const fresh = () => {
  opened += 1;
  return join(folder, String(opened));
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graticule-fs-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeObjectStore('a folder of files', async () => fs({ folder: fresh() }));

describe('a folder of files', () => {
  test.each([
    '../x',
    '/etc/passwd',
    'a/../../x',
    'a//b',
    '',
    '.',
    '..',
    'a/.',
    'a\\..\\b',
    'a\0b',
    'a/b/',
    '.hidden',
  ])('refuses the key %j', async (key) => {
    const store = fs({ folder: fresh() });
    await expect(store.open(key)).rejects.toThrow(TypeError);
    await expect(store.write(key, [])).rejects.toThrow(TypeError);
    await expect(store.delete(key)).rejects.toThrow(TypeError);
  });

  test('keeps its secret from other users, and to itself across openings', async () => {
    const place = fresh();
    const first = await fs({ folder: place }).signDownload('results/x', 1, hash);
    expect(await fs({ folder: place }).signDownload('results/x', 1, hash)).toBe(first);
    expect(await fs({ folder: fresh() }).signDownload('results/x', 1, hash)).not.toBe(first);
    expect((await stat(join(place, 'secret'))).mode & 0o077).toBe(0);
  });

  const planned = async () => true;

  test('sweeps what cut uploads left behind once it has stayed as it is for a while, and nothing else', async () => {
    const place = fresh();
    const store = fs({ folder: place });
    await store.write('results/kept', [Buffer.from('kept')]);
    const names = () => readdir(join(place, 'tmp'));
    await writeFile(join(place, 'tmp', 'half'), 'half of an upload');
    await writeFile(join(place, 'secret.123.0123abcd'), 'of an earlier release');
    const sweep = (now: number) => store.sweep({ now, leftoverMs: 100, planned });
    await sweep(1000);
    await sweep(1099);
    expect(await names()).toEqual(['half']);
    // Somebody still writes to it.
    await writeFile(join(place, 'tmp', 'half'), 'more of an upload');
    await sweep(1200);
    expect(await names()).toEqual(['half']);
    // A clock set back does not keep it for ever.
    await sweep(5);
    await sweep(105);
    expect(await names()).toEqual([]);
    expect(await store.open('results/kept')).not.toBe(null);
    expect((await readdir(place)).sort()).toEqual(['aside', 'multipart', 'objects', 'secret', 'tmp']);
  });

  test('never sweeps a file that this process is writing, however slowly', async () => {
    const place = fresh();
    const store = fs({ folder: place });
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    async function* slow() {
      yield Buffer.alloc(2 << 20);
      await held;
      yield Buffer.from('end');
    }
    const written = store.write('results/slow', slow());
    for (let now = 0; now < 5; now += 1) {
      while ((await readdir(join(place, 'tmp'))).length === 0) await setImmediate();
      await store.sweep({ now, leftoverMs: 1, planned });
    }
    go();
    expect((await written).bytes).toBe((2 << 20) + 3);
    expect((await store.open('results/slow'))?.bytes).toBe((2 << 20) + 3);
  });

  test('finds an object at every moment of a delete that gives it back', async () => {
    const place = fresh();
    const store = fs({ folder: place });
    await store.write('staged/a/b', [Buffer.from('bytes')]);
    let over = false;
    const look = async () => {
      let missed = 0;
      while (!over) if ((await store.open('staged/a/b')) === null) missed++;
      return missed;
    };
    const looks = Array.from({ length: 4 }, look);
    for (let round = 0; round < 1000; round++) await store.delete('staged/a/b', async () => true);
    over = true;
    expect(await Promise.all(looks)).toEqual([0, 0, 0, 0]);
  });

  test('gives back an object that was set aside by a process that died before it knew', async () => {
    const place = fresh();
    const store = fs({ folder: place });
    await store.write('staged/a/b', [Buffer.from('bytes')]);
    await rename(join(place, 'objects/staged/a/b'), join(place, 'aside/staged~a~b~~1'));
    expect((await store.open('staged/a/b'))?.bytes).toBe(5);
    for (const now of [0, 100]) await store.sweep({ now, leftoverMs: 100, planned });
    expect(await readdir(join(place, 'aside'))).toEqual([]);
    expect(await readFile(join(place, 'objects/staged/a/b'), 'utf8')).toBe('bytes');
  });

  test('says that it cannot be written until it can', async () => {
    const place = fresh();
    let now = 1000;
    const store = fs({ folder: place, now: () => now });
    expect(store.health!()).toEqual({ ok: true });
    async function* full() {
      yield Buffer.from('x');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    await expect(store.write('results/x', full())).rejects.toMatchObject({ code: 'ENOSPC' });
    // Nothing can be made in a folder that is none, so the probe fails as well.
    await rm(join(place, 'tmp'), { recursive: true });
    await writeFile(join(place, 'tmp'), '');
    expect(store.health!()).toMatchObject({ ok: false, fault: 'full', since: 1000 });
    await rm(join(place, 'tmp'));
    await mkdir(join(place, 'tmp'));
    now += 1000;
    expect(store.health!()).toEqual({ ok: true });
    expect(await readdir(join(place, 'tmp'))).toEqual([]);
  });

  describe('as a place of its own', () => {
    const modes = (place: string) =>
      readdirSync(place, { recursive: true, withFileTypes: true })
        .map((entry) => [join(entry.parentPath, entry.name), entry.isDirectory()] as const)
        .concat([[place, true]])
        .filter(([path, isFolder]) => (statSync(path).mode & 0o777) !== (isFolder ? 0o700 : 0o600))
        .map(([path]) => path);

    const use = async (place: string) => {
      const now = Date.now();
      const store = fs({ folder: place });
      await store.write('staged/a/b', [Buffer.from('bytes')]);
      await store.write('results/x.json', [Buffer.from('bytes')]);
      const upload = { bytes: 5, sha256: sha256('whole'), expiresAt: now + 1e6, partBytes: 3 };
      const plan = await store.signUpload('staged/a/c', upload);
      if (plan.kind !== 'multipart') throw new Error('planned as single');
      await store.local!.put(new URL(plan.partUrls[0]!, 'http://x'), body('who'), 3);
    };

    test.skipIf(process.platform === 'win32')('is closed to others under every umask', async () => {
      for (const mask of [0o000, 0o022, 0o077]) {
        const before = process.umask(mask);
        const place = fresh();
        try {
          await use(place);
        } finally {
          process.umask(before);
        }
        expect(modes(place), `umask ${mask.toString(8)}`).toEqual([]);
      }
    });

    test.skipIf(process.platform === 'win32')('closes folders that were open to others', async () => {
      const place = fresh();
      await use(place);
      for (const name of ['', 'objects', 'tmp', 'multipart', 'aside']) await chmod(join(place, name), 0o755);
      await chmod(join(place, 'secret'), 0o644);
      fs({ folder: place });
      expect(modes(place)).toEqual([]);
    });
  });

  describe('its signing secret', () => {
    test.each([
      ['empty', () => Buffer.alloc(0)],
      ['cut', (whole: Buffer) => whole.subarray(0, 31)],
      ['cut behind the secret', (whole: Buffer) => whole.subarray(0, 63)],
      ['garbled', (whole: Buffer) => Buffer.from(whole.map((byte, i) => (i === 7 ? byte ^ 1 : byte)))],
      ['zeros', (whole: Buffer) => Buffer.alloc(whole.length)],
      ['32 zeros', () => Buffer.alloc(32)],
      ['longer', (whole: Buffer) => Buffer.concat([whole, Buffer.alloc(1)])],
    ])('is refused when it is %s, and the error says what to do', async (_what, damage) => {
      const place = fresh();
      fs({ folder: place });
      const path = join(place, 'secret');
      await writeFile(path, damage(await readFile(path)));
      expect(() => fs({ folder: place })).toThrow(/secret is damaged: .*backup, or delete it.*denied/);
      await rm(path);
      expect(() => fs({ folder: place })).not.toThrow();
    });

    test('of an earlier release, 32 bytes alone, is taken as it is', async () => {
      const place = fresh();
      const secret = Buffer.from('0123456789abcdef0123456789abcdef');
      await fs({ folder: place }).close();
      await writeFile(join(place, 'secret'), secret);
      const address = await fs({ folder: place }).signDownload('results/x', 1, hash);
      const [path, signature] = address.split('&signature=');
      expect(createHmac('sha256', secret).update(path!).digest('hex')).toBe(signature);
    });

    test('is never seen half made, and leaves nothing beside it', async () => {
      const place = fresh();
      const [first, second] = [fs({ folder: place }), fs({ folder: place })];
      expect(await first.signDownload('results/x', 1, hash)).toBe(
        await second.signDownload('results/x', 1, hash),
      );
      expect((await readdir(place)).sort()).toEqual(['aside', 'multipart', 'objects', 'secret', 'tmp']);
      expect(await readdir(join(place, 'tmp'))).toEqual([]);
    });
  });
});
