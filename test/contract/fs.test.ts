import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fs } from '../../src/tabular/drivers/fs/index.ts';
import { describeObjectStore } from './object-store.ts';

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
    const first = await fs({ folder: place }).signDownload('results/x', 1);
    expect(await fs({ folder: place }).signDownload('results/x', 1)).toBe(first);
    expect(await fs({ folder: fresh() }).signDownload('results/x', 1)).not.toBe(first);
    expect((await stat(join(place, 'secret'))).mode & 0o077).toBe(0);
  });

  test('sweeps what cut uploads left behind, and nothing else', async () => {
    const place = fresh();
    const store = fs({ folder: place });
    await store.write('results/kept', [Buffer.from('kept')]);
    await writeFile(join(place, 'tmp', 'half'), 'half of an upload');
    await store.sweep(0);
    expect(await readdir(join(place, 'tmp'))).toEqual(['half']);
    await store.sweep(Date.now() + 60_000);
    expect(await readdir(join(place, 'tmp'))).toEqual([]);
    expect(await store.open('results/kept')).not.toBe(null);
  });
});
