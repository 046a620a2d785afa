import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { inFreshProcess } from '../support/fresh-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const run = promisify(execFile);

interface Door {
  /** As a user imports it. */
  readonly specifier: string;
  readonly types: string;
  readonly code: string;
}

/** What `exports` names, patterns filled in from the folders of `src`; doors whose source is not there are left out. */
const doors: Door[] = Object.entries(manifest.exports as Record<string, string | Record<string, string>>)
  .flatMap(([path, target]) => (typeof target === 'string' ? [] : [[path, target] as const]))
  .flatMap(([path, { types, default: code }]) => {
    if (!path.includes('*')) return [{ path, types: types!, code: code! }];
    const folder = join(root, dirname(code!.split('*')[0]!.replace('./dist', 'src').concat('x')));
    return readdirSync(folder).map((name) => ({
      path: path.replace('*', name),
      types: types!.replace('*', name),
      code: code!.replace('*', name),
    }));
  })
  .filter(({ code }) => existsSync(join(root, code.replace('./dist', 'src').replace(/\.js$/, '.ts'))))
  .map(({ path, ...files }) => ({ specifier: path.replace('.', 'graticule'), ...files }));

let packed: { files: { path: string }[]; size: number };

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    maxBuffer: 1e8,
  });
  [packed] = JSON.parse(stdout);
  // npm compresses all of the data to tell the size.
}, 240_000);

test('nothing is packed that no source stands behind any more', () => {
  const built = packed.files
    .map(({ path }) => path)
    .filter((path) => /^dist\/(?!screen\/).*\.js$/.test(path));
  const sources = built.map((path) => path.replace(/^dist/, 'src').replace(/\.js$/, '.ts'));
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the package holds every file that it names, and what its install script needs', () => {
  const files = new Set(packed.files.map(({ path }) => path));
  const named = [
    ...doors.flatMap(({ types, code }) => [types, code]),
    ...Object.values(manifest.bin as Record<string, string>),
    'LICENSE',
    'README.md',
    'CMakeLists.txt',
    'binding.gyp',
    'scripts/build-native.mjs',
    'bindings/addon.cc',
  ].map((path) => path.replace(/^\.\//, ''));
  expect(named.filter((path) => !files.has(path))).toEqual([]);
});

test('the package holds no sources of tests, benches or builds, and stays under 45 MB', () => {
  const stray = packed.files
    .map(({ path }) => path)
    .filter((path) => /^(src|test|bench|build|out)\//.test(path) && !path.endsWith('.md'));
  expect(stray).toEqual([]);
  expect(packed.size).toBeLessThan(45e6);
});

test('the commands of the README exist', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const scripts = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(scripts).toContain('demo');
  for (const name of scripts) expect(manifest.scripts).toHaveProperty([name]);
});

test.each(doors.map(({ specifier }) => specifier))(
  '%s can be imported by its public name',
  async (specifier) => {
    const names = await inFreshProcess(
      `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(specifier)}))))`,
    );
    expect(names).toBeInstanceOf(Array);
  },
);

test('a program that closes its models and then the engine ends well, at once', async () => {
  const rows = '[...Array(40).keys()].map((x) => ({ x, y: 2 * x }))';
  const ended = await inFreshProcess(`
    import { closeSharedEngine, fit } from 'graticule/tabular';
    for (let round = 0; round < 3; round++) {
      (await fit(${rows}, { target: 'y', budgetMs: 1 })).close();
      await closeSharedEngine();
    }
    console.log('"ended"');`);
  expect(ended).toBe('ended');
});

test('a path that is no door cannot be imported', async () => {
  const code = await inFreshProcess(
    `console.log(JSON.stringify(await import('graticule/dist/tabular/index.js').catch((error) => error.code)))`,
  );
  expect(code).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

/** Prints the native files and the CommonJS packages that an import loads. */
const loadedBy = (specifier: string) => `
  import module from 'node:module';
  const native = [];
  const open = process.dlopen;
  process.dlopen = (target, file, ...rest) => { native.push(file); return open.call(process, target, file, ...rest); };
  await import(${JSON.stringify(specifier)});
  console.log(JSON.stringify([...native, ...Object.keys(module._cache)]));`;

const sql = /better-sqlite3|[\\/]node_modules[\\/](pg|postgres|pg-boss)[\\/]/;

test('the SQLite driver does load its library, so that its absence elsewhere means something', async () => {
  const opened = loadedBy('graticule/drivers/sqlite').replace(
    /await import\((.*)\);/,
    '(await import($1)).sqlite({ dataDir: null });',
  );
  const loaded = (await inFreshProcess(opened)) as string[];
  expect(loaded.some((path) => sql.test(path))).toBe(true);
});

test.each(['graticule/geo', 'graticule/tabular', 'graticule', 'graticule/drivers/postgres'])(
  'importing %s alone loads neither the addon nor a SQL library',
  async (specifier) => {
    const loaded = (await inFreshProcess(loadedBy(specifier))) as string[];
    expect(loaded.filter((path) => path.endsWith('.node') || sql.test(path))).toEqual([]);
  },
);
