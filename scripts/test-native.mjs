// Builds the native tests with address and undefined-behaviour sanitizers and runs them.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'build', 'native-test');

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

run('cmake', [
  '-S',
  root,
  '-B',
  out,
  '-DGRATICULE_TESTS=ON',
  '-DGRATICULE_SANITIZE=ON',
  '-DCMAKE_BUILD_TYPE=Debug',
]);
run('cmake', ['--build', out, '--parallel', '2']);
run('ctest', ['--test-dir', out, '--output-on-failure', '--parallel', '2']);
