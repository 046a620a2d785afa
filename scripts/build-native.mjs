// Builds the native addon through the one CMake definition; called by npm install, binding.gyp and `npm run build:native`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const addon = join(root, 'build', 'Release', 'graticule.node');

if (existsSync(addon) && !process.argv.includes('--force')) process.exit(0);

const require = createRequire(import.meta.url);
const cmakeJs = join(dirname(require.resolve('cmake-js/package.json')), 'bin', 'cmake-js');
const built = spawnSync(
  process.execPath,
  [cmakeJs, 'compile', '--CDCMAKE_BUILD_TYPE=Release', '--parallel', '2'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (built.status !== 0) {
  console.error(
    'graticule: the native addon did not build. It needs cmake >= 3.16 and a C++17 compiler on the PATH ' +
      '(Debian: apt-get install cmake g++; macOS: xcode-select --install and brew install cmake). ' +
      'Install them and run `npm rebuild graticule`.',
  );
  process.exit(built.status ?? 1);
}
