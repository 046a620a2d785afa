import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MissingPackage } from '../../src/shared/missing-package.ts';
import { packageFile, packageManifest } from '../../src/shared/package-root.ts';
import { loadLibrary } from '../../src/shared/sqlite/open-database.ts';
import { inFreshProcess } from '../support/fresh-process.ts';

const failing = (code: string, message: string) => () => {
  throw Object.assign(new Error(message), { code });
};

/** A Node without SQLite of its own. */
const none = () => undefined;

test('a package that is not installed is named with the command that installs it', () => {
  const load = () => loadLibrary(failing('MODULE_NOT_FOUND', "Cannot find module 'better-sqlite3'"), none);
  expect(load).toThrow(MissingPackage);
  expect(load).toThrow(
    expect.objectContaining({
      code: 'package_missing',
      package: 'better-sqlite3',
      message: expect.stringMatching(
        /kept in SQLite by the package better-sqlite3, which is not installed\.$/,
      ),
      fix: 'Run npm install better-sqlite3',
    }),
  );
});

test('a package that was built for another Node is named with the reason and what rebuilds it', () => {
  const old = failing('ERR_DLOPEN_FAILED', 'built for NODE_MODULE_VERSION 108\nmore');
  expect(() => loadLibrary(old, none)).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('does not load (built for NODE_MODULE_VERSION 108)'),
      fix: expect.stringContaining('npm rebuild better-sqlite3'),
    }),
  );
});

test('a library whose native part fails with the first database counts as one that does not load', () => {
  class Broken {
    constructor() {
      throw new Error('Could not locate the bindings file');
    }
  }
  expect(() => loadLibrary(() => Broken, none)).toThrow(
    /does not load \(Could not locate the bindings file\)/,
  );
});

test('the package finds itself', () => {
  expect(packageManifest().name).toBe('graticule');
  expect(packageFile('data/geo')).toMatch(/data[\\/]geo$/);
});

const asked = `import { packageFile } from '${new URL('../../dist/shared/package-root.js', import.meta.url)}';
  try { console.log(JSON.stringify(packageFile('data'))); } catch (error) { console.log(JSON.stringify(error.message)); }`;

test('GRATICULE_HOME names another folder of the package, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'graticule-home-'));
  try {
    expect(await inFreshProcess(asked, { GRATICULE_HOME: folder })).toMatch(
      /^GRATICULE_HOME is .* no package\.json of graticule: leave graticule out of the bundle/,
    );
    writeFileSync(join(folder, 'package.json'), '{"name":"graticule"}');
    expect(await inFreshProcess(asked, { GRATICULE_HOME: folder })).toBe(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
