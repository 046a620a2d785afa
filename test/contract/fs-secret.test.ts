/** The signing secret is on the disk before it has its name: a power cut leaves none, or a whole one. */

import type * as fileSystem from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const { calls } = vi.hoisted(() => ({ calls: [] as string[] }));
vi.mock('node:fs', async (original) => {
  const all = await original<typeof fileSystem>();
  const told = <K extends 'openSync' | 'writeSync' | 'fsyncSync' | 'linkSync'>(name: K) =>
    ((...given: unknown[]) => {
      calls.push(name);
      return (all[name] as (...given: unknown[]) => unknown)(...given);
    }) as (typeof fileSystem)[K];
  return {
    ...all,
    openSync: told('openSync'),
    writeSync: told('writeSync'),
    fsyncSync: told('fsyncSync'),
    linkSync: told('linkSync'),
  };
});

test('the secret is flushed before it is linked, and the folder after it', async () => {
  const { fs } = await import('../../src/tabular/drivers/fs/index.ts');
  const folder = await mkdtemp(join(tmpdir(), 'graticule-secret-'));
  calls.length = 0;
  await fs({ folder }).signDownload('results/x', 1, `sha256:${'0'.repeat(64)}`);
  const at = calls.indexOf('linkSync');
  expect(calls.slice(0, at).slice(-3)).toEqual(['openSync', 'writeSync', 'fsyncSync']);
  expect(calls.slice(at + 1)).toContain('fsyncSync');
  await rm(folder, { recursive: true });
});
