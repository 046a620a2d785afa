// Writes the tarballs of this platform into `out`: the package itself, and the package of the native addon that it takes as an
// optional dependency. `npm run package` after `npm ci`; `-- --native` writes the addon's alone, `-- --again` builds and packs the
// package a second time and fails where a byte differs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { inlined } from './inlined.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'out');
const stage = join(out, 'stage');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Platforms that a release has an addon for: what npm compares with the machine. */
const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

/** @param {(typeof platforms)[number]} platform */
const nameOf = ({ os, cpu, libc }) =>
  ['@graticule/native', os, cpu, libc && (libc === 'glibc' ? 'gnu' : libc)].filter(Boolean).join('-');

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd = root) {
  const shell = process.platform === 'win32';
  return execFileSync(command, args, { cwd, shell, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @param {string} folder @param {object} content */
function writeManifest(folder, content) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {string} folder @returns {string} path of its tarball */
function pack(folder) {
  const [{ filename, size }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], folder),
  );
  console.log(`${join('out', filename)}  ${(size / 1e6).toFixed(1)} MB`);
  return join(out, filename);
}

function packNative() {
  const libc = process.platform === 'linux' ? (isGlibc() ? 'glibc' : 'musl') : undefined;
  const platform = platforms.find(
    (one) => one.os === process.platform && one.cpu === process.arch && one.libc === libc,
  );
  if (!platform) throw new Error(`releases have no addon for ${process.platform}-${process.arch}`);
  const addon = join(root, 'build', 'Release', 'graticule.node');
  if (!existsSync(addon)) throw new Error(`${addon} is missing: run \`npm run build:native\` first`);
  const folder = join(stage, 'native');
  mkdirSync(folder, { recursive: true });
  for (const file of [addon, join(root, 'LICENSE')]) cpSync(file, join(folder, file.split(/[\\/]/).at(-1)));
  const { version, license, engines } = manifest;
  const { os, cpu } = platform;
  writeManifest(folder, {
    name: nameOf(platform),
    version,
    description: `The native addon of graticule for ${os}-${cpu}${libc ? ` (${libc})` : ''}.`,
    license,
    main: 'graticule.node',
    os: [os],
    cpu: [cpu],
    ...(libc && { libc: [libc] }),
    engines,
  });
  writeFileSync(
    join(folder, 'README.md'),
    `The native addon of graticule, which installs it where it fits.\n`,
  );
  pack(folder);
}

/** Declarations that no public one leads to: nobody's compiler asks for them. The others need no indentation.
 * @param {string} folder of the package */
function dropUnreachedTypes(folder) {
  const dist = join(folder, 'dist');
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
  const isDoor = (/** @type {string} */ file) =>
    Object.values(manifest.exports).some(({ types = '' }) => {
      const [before, after] = join(folder, types).split('*');
      return after === undefined ? file === before : file.startsWith(before) && file.endsWith(after);
    });
  const reached = new Set(all.filter(isDoor));
  for (const file of reached)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()["']([^"']+)["']/g)) {
      if (path.startsWith('.')) reached.add(join(dirname(file), path.replace(/(?:\.d)?\.[jt]s$/, '.d.ts')));
      else if (inlined.some((name) => path === name || path.startsWith(`${name}/`)))
        throw new Error(`${file} is public and declares by ${path}, which an install does not bring`);
    }
  for (const file of all.filter((name) => name.endsWith('.d.ts')))
    if (reached.has(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(/^[ \t]+/gm, ''));
    else rmSync(file);
}

/** Data files that are read as a whole: the package has them as `NAME.br` (src/geo/atlas/dataset.ts), which an install keeps. */
const packedFiles = ['data/geo/catalogue.json', 'data/geo/names.bin', 'data/geo/names.hnsw'];

const isGlibc = () =>
  /** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime !== undefined;

function packMain() {
  run('npm', ['run', 'build']);
  const folder = join(stage, 'graticule');
  // `files` chooses among them when npm packs the folder.
  const named = manifest.files.filter((/** @type {string} */ path) => !path.startsWith('!'));
  for (const path of [...named, 'README.md', 'LICENSE'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  dropUnreachedTypes(folder);
  for (const name of packedFiles) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    rmSync(file);
  }
  const { install } = manifest.scripts;
  const prebuilt = Object.fromEntries(platforms.map((platform) => [nameOf(platform), manifest.version]));
  writeManifest(folder, {
    ...manifest,
    scripts: { install },
    optionalDependencies: prebuilt,
  });
  return pack(folder);
}

const digestOf = (/** @type {string} */ file) =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

rmSync(out, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
packNative();
if (!process.argv.includes('--native')) {
  const first = digestOf(packMain());
  if (process.argv.includes('--again')) {
    rmSync(join(stage, 'graticule'), { recursive: true });
    if (digestOf(packMain()) !== first) throw new Error('the same sources gave two different tarballs');
    console.log(`the same bytes twice: sha256 ${first}`);
  }
}
rmSync(stage, { recursive: true });
