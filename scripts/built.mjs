// Whether `dist` is what `npm run build` would make: exits 1 where it is not. `keep`, run after a build, notes what it was made of and
// what came out. `npm ci` builds, and `npm test` after it need not do so again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'build', 'built.sha256');

/** All that a build reads, the versions of the packages in `node_modules` with it, and all that it writes. */
const parts = [
  ...['src', 'python', 'scripts', 'LICENSE', 'package.json', 'package-lock.json'],
  ...['node_modules/.package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts', 'dist'],
];

/** @param {string} part @returns {string[]} paths of its files from the root, in an order that does not change */
function filesOf(part) {
  const path = join(root, part);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [part];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(part, name));
  return names.filter((name) => !name.includes('__pycache__') && statSync(join(root, name)).isFile()).sort();
}

/** By content: times of change differ between copies of one file. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}\n`);
  for (const file of parts.flatMap(filesOf)) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`${content} ${file}\n`);
  }
  return hash.digest('hex');
}

if (process.argv[2] === 'keep') {
  mkdirSync(dirname(stamp), { recursive: true });
  rmSync(stamp, { force: true });
  writeFileSync(stamp, fingerprint());
} else if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) {
  process.exitCode = 1;
}
