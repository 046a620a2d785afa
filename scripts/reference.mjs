// Writes the reference of every export as pages into docs/api (not committed): `npm run reference`. typedoc reads sources through
// TypeScript 5, which is not the compiler of this package: npm brings both for this run.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const args = ['exec', '--yes', '--package=typedoc@0.28', '--package=typescript@5.9', '--', 'typedoc'];
const { status } = spawnSync('npm', [...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
