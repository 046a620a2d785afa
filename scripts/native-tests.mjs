// Builds the native tests with address and undefined-behaviour sanitizers.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} command @param {string[]} args */
export function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 'inherit'] });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** @param {string[]} targets programs by name; default: all
 * @returns {string} the folder they lie in */
export function buildNativeTests(targets = []) {
  const out = join(root, 'build', 'native-test');
  run('cmake', [
    '-S',
    root,
    '-B',
    out,
    '-DGRATICULE_TESTS=ON',
    '-DGRATICULE_SANITIZE=ON',
    '-DCMAKE_BUILD_TYPE=Debug',
  ]);
  const only = targets.length === 0 ? [] : ['--target', ...targets];
  run('cmake', ['--build', out, '--parallel', '2', ...only]);
  return out;
}
