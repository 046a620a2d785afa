import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test.skipIf(process.platform === 'win32')(
  'a thread that the system has no means to start is worker_unavailable, to be tried again',
  { timeout: 60_000 },
  () => {
    const program = 'node scripts/run-typescript.mjs test/support/no-descriptors-child.ts';
    const { stdout } = spawnSync('sh', ['-c', `ulimit -n 200; ${program}`], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('worker_unavailable true\n');
  },
);
