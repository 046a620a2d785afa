import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { createKeyStore } from '../../src/http/keys.ts';
import { publishStore } from '../../src/shared/checked-store.ts';
import { runCli, withFolder } from '../support/cli.ts';

interface Finding {
  readonly name: string;
  readonly state: string;
  readonly detail: string;
  readonly fix?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

async function examined(dataDir: string) {
  const { code, stdout } = await runCli(['doctor', '--json', '--data-dir', dataDir]);
  return { code, findings: byName(stdout) };
}

const byName = (stdout: string) =>
  Object.fromEntries((JSON.parse(stdout) as Finding[]).map((finding) => [finding.name, finding]));

/** An installation of its own whose files can be taken away: the data is copied, all else linked to. */
function installIn(folder: string): string {
  const home = join(folder, 'package');
  mkdirSync(join(home, 'node_modules'), { recursive: true });
  cpSync(join(root, 'dist'), join(home, 'dist'), { recursive: true });
  cpSync(join(root, 'data/tabular'), join(home, 'data/tabular'), { recursive: true });
  cpSync(join(root, 'data/geo'), join(home, 'data/geo'), { recursive: true });
  for (const file of ['package.json', 'data/manifest.json']) cpSync(join(root, file), join(home, file));
  symlinkSync(join(root, 'build'), join(home, 'build'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
  return home;
}

async function run(home: string, args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: home });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

describe('graticule doctor', () => {
  test('finds nothing wrong with a whole installation, and makes nothing', () =>
    withFolder(async (folder) => {
      chmodSync(folder, 0o700);
      const dataDir = join(folder, 'data');
      const { code, stdout, stderr } = await runCli(['doctor', '--data-dir', dataDir]);
      expect(stderr).toBe('');
      for (const line of stdout.trim().split('\n'))
        expect(line).toMatch(/^(ok|warning) +[\w -]+(\.sqlite)?: /);
      expect(code).toBe(0);
      expect(readdirSync(folder)).toEqual([]);
    }));

  test('tells databases that are damaged, without showing a key, and leaves the files as they are', () =>
    withFolder(async (dataDir) => {
      const keys = createKeyStore({ dataDir });
      const { key } = keys.create({ org: 'acme', user: 'ann' });
      keys.close();
      const whole = await examined(dataDir);
      expect(whole.findings['keys.sqlite']).toMatchObject({ state: 'ok', detail: 'passes quick_check' });
      expect(JSON.stringify(whole.findings)).not.toContain(key);

      writeFileSync(join(dataDir, 'jobs.sqlite'), 'no database at all');
      const table = new Database(join(dataDir, 'big.osmdb'));
      table.exec(
        'CREATE TABLE t (x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO t SELECT randomblob(50) FROM n',
      );
      table.close();
      mkdirSync(join(dataDir, 'osm'));
      cpSync(join(dataDir, 'big.osmdb'), join(dataDir, 'osm/good.osmdb'));
      truncateSync(join(dataDir, 'big.osmdb'), 40_000);
      cpSync(join(dataDir, 'big.osmdb'), join(dataDir, 'osm/cut.osmdb'));
      mkdirSync(join(dataDir, 'places'));
      cpSync(join(dataDir, 'big.osmdb'), join(dataDir, 'places/cut.places'));
      const before = readFileSync(join(dataDir, 'jobs.sqlite'));
      const { code, findings } = await examined(dataDir);
      expect(code).toBe(1);
      expect(findings['jobs.sqlite']).toMatchObject({
        state: 'problem',
        fix: expect.stringMatching(/copy of before/),
      });
      expect(findings['OSM stores']).toMatchObject({
        state: 'problem',
        detail: expect.stringMatching(/^cut\.osmdb: /),
      });
      expect(findings['own places']).toMatchObject({
        state: 'problem',
        detail: expect.stringMatching(/^cut\.places: /),
        fix: expect.stringContaining('graticule data import'),
      });
      expect(readFileSync(join(dataDir, 'jobs.sqlite'))).toEqual(before);
      expect(readdirSync(dataDir).filter((name) => name.startsWith('.doctor'))).toEqual([]);
    }));

  test('tells an imported store whose bytes are others than those imported', () =>
    withFolder(async (dataDir) => {
      const part = join(dataDir, 'part');
      const made = new Database(part);
      made.exec("CREATE TABLE t (x); INSERT INTO t VALUES ('as it was imported')");
      made.close();
      const store = join(dataDir, 'osm/town.osmdb');
      mkdirSync(join(dataDir, 'osm'));
      await publishStore(part, store);
      expect((await examined(dataDir)).findings['OSM stores']).toEqual({
        name: 'OSM stores',
        state: 'ok',
        detail: '1 pass quick_check, 1 of them have their checksums',
      });
      const bytes = readFileSync(store);
      bytes.write('as it was imparted', bytes.indexOf('as it was imported'));
      writeFileSync(store, bytes);
      expect((await examined(dataDir)).findings['OSM stores']).toMatchObject({
        state: 'problem',
        detail: 'town.osmdb: its bytes are not those that were imported',
        fix: expect.stringContaining('graticule osm import'),
      });
    }));

  test('tells a data folder that others can read, and one that is none', () =>
    withFolder(async (folder) => {
      chmodSync(folder, 0o755);
      const { code, findings } = await examined(folder);
      expect(code).toBe(0);
      expect(findings['data folder']).toMatchObject({
        state: 'warning',
        fix: expect.stringMatching(/chmod/),
      });
      const file = join(folder, 'file');
      writeFileSync(file, '');
      expect((await examined(file)).findings['data folder']).toMatchObject({ state: 'problem' });
    }));

  test(
    'and serve and the first fit name what is missing or altered, and how to get it',
    () =>
      withFolder(async (folder) => {
        const home = installIn(folder);
        const doctor = async () => {
          const args = ['dist/cli/main.js', 'doctor', '--json', '--data-dir', join(folder, 'd')];
          const { code, stdout, stderr } = await run(home, args);
          expect(stderr).toBe('');
          return { code, findings: byName(stdout) };
        };
        const fit = `
        import { closeSharedEngine, fit } from './dist/tabular/index.js';
        const rows = Array.from({ length: 30 }, (_, i) => ({ a: i, y: i % 2 === 0 ? 'u' : 'v' }));
        for (let i = 0; i < 2; i++) await fit(rows, { target: 'y' });
        await closeSharedEngine();`;

        rmSync(join(home, 'node_modules/onnxruntime-node'));
        const left = await doctor();
        expect(left.code).toBe(0);
        expect(left.findings['pretrained model']).toMatchObject({
          state: 'warning',
          detail: expect.stringMatching(/onnxruntime-node is not installed/),
          fix: expect.stringMatching(/npm install onnxruntime-node/),
        });
        const fitted = await run(home, ['--input-type=module', '-e', fit]);
        expect(fitted.code).toBe(0);
        expect(fitted.stderr.match(/GRATICULE_PRETRAINED_MISSING/g)).toHaveLength(1);
        expect(fitted.stderr).toMatch(/npm install onnxruntime-node/);

        const served = spawn(
          process.execPath,
          ['dist/cli/main.js', 'serve', '--port', '0', '--data-dir', join(folder, 's')],
          { cwd: home, stdio: ['ignore', 'pipe', 'ignore'] },
        );
        let printed = '';
        for await (const chunk of served.stdout) {
          printed += String(chunk);
          if (printed.includes('listening on')) served.kill('SIGTERM');
        }
        expect(printed).toMatch(
          /^warning: Models are fitted without the pretrained model: onnxruntime-node is not/m,
        );

        symlinkSync(join(root, 'node_modules/onnxruntime-node'), join(home, 'node_modules/onnxruntime-node'));
        writeFileSync(join(home, 'data/tabular/predict.onnx'), 'altered');
        // As an install has it.
        const catalogue = join(home, 'data/geo/catalogue.json');
        writeFileSync(`${catalogue}.br`, brotliCompressSync(readFileSync(catalogue)));
        rmSync(catalogue);
        rmSync(join(home, 'data/geo/lakes.fgb'));
        writeFileSync(join(home, 'data/geo/rivers.fgb'), 'altered');
        rmSync(join(home, 'node_modules/hnswlib-node'));
        rmSync(join(home, 'node_modules/better-sqlite3'));
        rmSync(join(home, 'build'));
        const broken = await doctor();
        expect(broken.code).toBe(1);
        expect(broken.findings).toMatchObject({
          'pretrained model': { state: 'problem', detail: expect.stringMatching(/predict\.onnx/) },
          'data files': { state: 'problem', detail: 'geo/lakes.fgb is missing; geo/rivers.fgb is altered' },
          'native addon': { state: 'problem', fix: expect.stringMatching(/npm rebuild graticule/) },
          'better-sqlite3': { state: 'warning', fix: expect.stringMatching(/npm install better-sqlite3/) },
          'hnswlib-node': { state: 'ok', detail: 'not installed: names are compared one by one' },
        });
        rmSync(join(home, 'data/tabular/weights.bin'));
        expect((await doctor()).findings['pretrained model']).toMatchObject({
          state: 'warning',
          detail: expect.stringMatching(/data\/tabular\/weights\.bin is missing/),
        });
      }),
    60_000,
  );
});
