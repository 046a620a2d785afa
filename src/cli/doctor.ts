/** What `graticule doctor` looks at: each check says what it found and, where something is wrong, what to do about it. Nothing is
 * imported before it is checked, so that the doctor can speak of what is missing. */

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statfsSync } from 'node:fs';
import { access, constants, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Addon } from '../../bindings/addon.d.ts';
import { checkStore } from '../shared/checked-store.ts';
import { addonPath, loadAddon } from '../shared/load-addon.ts';
import { MissingPackage } from '../shared/missing-package.ts';
import { packageFile, packageManifest } from '../shared/package-root.ts';
import { openDatabase, sqliteLibrary } from '../shared/sqlite/open-database.ts';
import { pretrainedState } from '../tabular/engine/in-context/network-files.ts';
import { InContextModel } from '../tabular/engine/in-context/session.ts';

export interface Finding {
  readonly name: string;
  /** `warning`: it works, though not as well as it could; `problem`: something does not work. */
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
  readonly fix?: string;
}

const install = 'Install the package again: npm install graticule.';

/** @param dataDir folder of `serve`
 * @param data    folder of manifest.json and the data files; default: those of the package */
export async function examine(dataDir: string, data = packageFile('data')): Promise<Finding[]> {
  const checks: readonly [string, () => Promise<Omit<Finding, 'name'>>][] = [
    ['Node', checkNode],
    ['native addon', checkAddon],
    ['pretrained model', checkPretrained],
    ['data files', () => checkDataFiles(data)],
    ['better-sqlite3', checkSqlite],
    ['hnswlib-node', checkHnsw],
    ['data folder', () => checkFolder(dataDir)],
    ['free disk', () => checkDisk(dataDir)],
    ...['jobs.sqlite', 'keys.sqlite'].map(
      (file) =>
        [file, () => checkDatabase(join(dataDir, file))] as [string, () => Promise<Omit<Finding, 'name'>>],
    ),
    ['OSM stores', () => checkStores(join(dataDir, 'osm'), '.osmdb', 'graticule osm import')],
    ['own places', () => checkStores(join(dataDir, 'places'), '.places', 'graticule data import')],
  ];
  const findings: Finding[] = [];
  for (const [name, check] of checks) {
    try {
      findings.push({ name, ...(await check()) });
    } catch (error) {
      findings.push({ name, state: 'problem', detail: firstLine(error) });
    }
  }
  return findings;
}

const firstLine = (error: unknown) => String((error as Error).message ?? error).split('\n')[0]!;
const ok = (detail: string) => ({ state: 'ok', detail }) as const;
const warning = (detail: string, fix: string) => ({ state: 'warning', detail, fix }) as const;
const problem = (detail: string, fix: string) => ({ state: 'problem', detail, fix }) as const;

async function checkNode() {
  const { engines } = packageManifest();
  const here = `${process.version} on ${process.platform}-${process.arch}`;
  return satisfies(process.versions.node, engines.node)
    ? ok(here)
    : problem(`${here}; ${engines.node} is needed`, 'Install the newest Node with long-term support.');
}

/** Whether a version is in a range of the form `^20.19.0 || >=22.12.0`. */
function satisfies(version: string, range: string): boolean {
  const parts = (text: string) => text.split('.').map(Number) as [number, number, number];
  const [major, minor, patch] = parts(version);
  return range.split('||').some((alternative) => {
    const [, sign, from] = /^\s*(\^|>=)([\d.]+)\s*$/.exec(alternative)!;
    const [wantedMajor, wantedMinor, wantedPatch] = parts(from!);
    if (major !== wantedMajor) return sign === '>=' && major > wantedMajor;
    return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
  });
}

async function checkAddon() {
  try {
    const version = loadAddon<Addon>().engineVersion();
    return ok(`version ${version}, ${addonPath()}`);
  } catch (error) {
    return problem(
      firstLine(error),
      'Install the package again with its optional dependencies, or run npm rebuild graticule (needs cmake >= 3.16 and a C++17 compiler).',
    );
  }
}

async function checkPretrained() {
  const state = pretrainedState();
  if (state.kind === 'off') return ok('switched off by GRATICULE_PRETRAINED=off');
  if (state.kind === 'missing')
    return warning(`left out of fits: ${state.why.replace(/\.$/, '')}`, state.fix);
  try {
    // Hashes the files and loads the graphs, as the first fit does.
    await InContextModel.open();
    return ok(`loads, with onnxruntime-node ${state.version}`);
  } catch (error) {
    const { detail, fix } = error as { detail?: string; fix?: string };
    return problem(detail ?? firstLine(error), fix ?? install);
  }
}

interface Manifest {
  readonly files: Record<string, DataFile>;
}

interface DataFile {
  readonly bytes: number;
  readonly sha256: string;
  /** false: in a checkout only. */
  readonly packaged?: boolean;
}

async function checkDataFiles(folder: string) {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return problem(`${path} is missing`, install);
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const wrong: string[] = [];
  // The files of the pretrained model have a line of their own.
  const names = Object.keys(files).filter(
    (name) =>
      !name.startsWith('tabular/') && (files[name]!.packaged !== false || existsSync(join(folder, name))),
  );
  for (const name of names) {
    const file = join(folder, name);
    // An install has some of them packed (src/geo/atlas/dataset.ts).
    const hash = existsSync(file) ? hashOf(file) : existsSync(`${file}.br`) ? hashOfPacked(`${file}.br`) : '';
    if (hash === '') wrong.push(`${name} is missing`);
    else if ((await hash) !== files[name]!.sha256) wrong.push(`${name} is altered`);
  }
  return wrong.length === 0
    ? ok(`${names.length} files have their checksums`)
    : problem(wrong.join('; '), `${install} From a checkout: git lfs pull, or npm run build:data.`);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** @returns undefined for a file that cannot be unpacked */
function hashOfPacked(file: string): string | undefined {
  try {
    return createHash('sha256')
      .update(brotliDecompressSync(readFileSync(file)))
      .digest('hex');
  } catch {
    return undefined;
  }
}

async function checkSqlite() {
  try {
    const database = openDatabase(':memory:');
    const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string };
    database.close();
    return ok(`SQLite ${version} by ${sqliteLibrary()}`);
  } catch (error) {
    if (!(error instanceof MissingPackage)) throw error;
    return warning(error.message, error.fix);
  }
}

async function checkHnsw() {
  try {
    await import('hnswlib-node');
    return ok('loads');
  } catch {
    return ok('not installed: names are compared one by one');
  }
}

async function checkFolder(dataDir: string) {
  const full = resolve(dataDir);
  if (!existsSync(full)) {
    const parent = existing(full);
    try {
      await access(parent, constants.W_OK | constants.X_OK);
      return ok(`${full} does not exist yet; serve creates it`);
    } catch {
      return problem(
        `${full} cannot be made: ${parent} is not writable`,
        'Name another folder with --data-dir.',
      );
    }
  }
  if (!(await stat(full)).isDirectory())
    return problem(`${full} is not a folder`, 'Name another one with --data-dir.');
  try {
    const probe = await mkdtemp(join(full, '.doctor-'));
    try {
      const file = await open(join(probe, 'probe'), 'wx');
      await file.writeFile('x');
      await file.sync();
      await file.close();
    } finally {
      await rm(probe, { recursive: true, force: true });
    }
  } catch (error) {
    return problem(
      `${full} cannot be written: ${firstLine(error)}`,
      'Give the user of the server the right to write there.',
    );
  }
  const shown = await readableByOthers(full);
  return shown.length === 0
    ? ok(`${full} can be written, and read by its owner alone`)
    : warning(`others can read ${shown.join(', ')}`, `Run chmod -R go-rwx ${full}`);
}

/** The folder and its databases, as far as others may read them. */
async function readableByOthers(folder: string): Promise<string[]> {
  if (process.platform === 'win32') return [];
  if (((await stat(folder)).mode & 0o077) === 0) return [];
  const databases = (await readdir(folder)).filter((name) => /\.sqlite(-wal|-shm)?$/.test(name));
  const shown: string[] = [];
  for (const name of databases) if (((await stat(join(folder, name))).mode & 0o077) !== 0) shown.push(name);
  return [folder, ...shown];
}

/** The folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  const full = resolve(folder);
  return existsSync(full) || dirname(full) === full ? full : existing(dirname(full));
}

const mebibyte = 2 ** 20;

async function checkDisk(dataDir: string) {
  const { bavail, bsize } = statfsSync(existing(dataDir));
  const free = Math.floor((bavail * bsize) / mebibyte);
  const fix = 'Free some space, or move the data folder; uploads and results need room until they expire.';
  if (free < 100) return problem(`${free} MiB`, fix);
  return free < 1024 ? warning(`${free} MiB`, fix) : ok(`${free} MiB`);
}

async function checkDatabase(file: string) {
  if (!existsSync(file)) return ok('not there yet');
  const wrong = await quickCheck(file);
  return wrong === null ? ok('passes quick_check') : problem(`${file}: ${wrong}`, restore);
}

const restore = 'Stop the server, and put back a copy of before or move the file away.';

/** What SQLite finds wrong with a file, which is opened for reading only. */
async function quickCheck(file: string): Promise<string | null> {
  try {
    const database = openDatabase(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    try {
      const rows = database.pragma('quick_check(3)') as { quick_check: string }[];
      const found = rows.map(({ quick_check }) => quick_check).join('; ');
      return found === 'ok' ? null : found;
    } finally {
      database.close();
    }
  } catch (error) {
    return firstLine(error);
  }
}

async function checkStores(folder: string, ending: string, importer: string) {
  if (!existsSync(folder)) return ok('none imported');
  const files = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const wrong: string[] = [];
  let unknown = 0;
  for (const name of files) {
    const found = await quickCheck(join(folder, name));
    const bytes = await checkStore(join(folder, name));
    if (bytes === 'unknown') unknown++;
    if (found !== null) wrong.push(`${name}: ${found}`);
    else if (bytes === 'altered') wrong.push(`${name}: its bytes are not those that were imported`);
  }
  const checked = `${files.length} pass quick_check, ${files.length - unknown} of them have their checksums`;
  return wrong.length === 0
    ? ok(files.length === 0 ? 'none imported' : checked)
    : problem(wrong.join('; '), `Remove the file and import it again: ${importer}.`);
}
