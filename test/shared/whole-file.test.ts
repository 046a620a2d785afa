import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushAndPublish, makePrivateFolder, writeWhole } from '../../src/shared/whole-file.ts';

/** What was done to the disk, in order; what it is to fail at. */
const disk = vi.hoisted(() => ({ done: [] as string[], failAt: '' }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const note = (what: string, path: string) => {
    const entry = `${what} ${path
      .split('/')
      .at(-1)!
      .replace(/[0-9a-f-]{36}/, '*')}`;
    disk.done.push(entry);
    if (entry === disk.failAt) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  };
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      const write = handle.writeFile.bind(handle);
      return Object.assign(handle, {
        async sync() {
          note('flush', String(args[0]));
          await sync();
        },
        async writeFile(data: string) {
          await write(data);
          note('write', String(args[0]));
        },
      });
    },
    async rename(from: string, to: string) {
      note('rename', to);
      await real.rename(from, to);
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graticule-whole-'));
  Object.assign(disk, { done: [], failAt: '' });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is flushed before it takes its name, and its name is flushed after', async () => {
  await writeWhole(join(folder, 'out.json'), 'text');
  expect(disk.done).toEqual([
    'write out.json.*.partial',
    'flush out.json.*.partial',
    'rename out.json',
    `flush ${basename(folder)}`,
  ]);
  disk.done = [];
  writeFileSync(join(folder, 'part'), 'made by others');
  await flushAndPublish(join(folder, 'part'), join(folder, 'out.json'));
  expect(disk.done).toEqual(['flush part', 'rename out.json', `flush ${basename(folder)}`]);
  expect(readFileSync(join(folder, 'out.json'), 'utf8')).toBe('made by others');
});

test('whatever fails on the way, the old file stays and nothing lies beside it', async () => {
  const path = join(folder, 'out.json');
  writeFileSync(path, 'old');
  for (const failAt of ['write out.json.*.partial', 'flush out.json.*.partial', 'rename out.json']) {
    disk.failAt = failAt;
    await expect(writeWhole(path, 'new')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(folder)).toEqual(['out.json']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  }
  disk.failAt = '';
  await writeWhole(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test.skipIf(process.platform === 'win32')('a link keeps leading to the file that is replaced', async () => {
  writeFileSync(join(folder, 'real'), 'old');
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  await writeWhole(join(folder, 'link'), 'new');
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('new');
});

test.skipIf(process.platform === 'win32')('a device or pipe is written to, never replaced', async () => {
  await writeWhole('/dev/null', 'text');
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [, read] = await Promise.all([
    writeWhole(pipe, 'through the pipe'),
    import('node:fs/promises').then(({ readFile }) => readFile(pipe, 'utf8')),
  ]);
  expect(read).toBe('through the pipe');
  expect(statSync(pipe).isFIFO()).toBe(true);
});

test('a folder that is no folder, or absent, is an error that names it', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(writeWhole(join(folder, 'absent', 'x'), '')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(writeWhole(join(folder, 'file', 'x'), '')).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test.skipIf(process.platform === 'win32')(
  'private folders are flushed up to the one that was there',
  async () => {
    await makePrivateFolder(join(folder, 'a', 'b'));
    expect(statSync(join(folder, 'a', 'b')).mode & 0o777).toBe(0o700);
    expect(disk.done).toEqual(['flush a', `flush ${basename(folder)}`]);
    disk.done = [];
    mkdirSync(join(folder, 'c'));
    await makePrivateFolder(join(folder, 'c'));
    expect(disk.done).toEqual([]);
  },
);
