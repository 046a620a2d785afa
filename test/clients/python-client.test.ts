import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';
import { apiKey, type Served, serveCli, serveHere } from './server.ts';

const script = fileURLToPath(new URL('./check_client.py', import.meta.url));
const estimators = fileURLToPath(new URL('./check_estimators.py', import.meta.url));
const safety = fileURLToPath(new URL('./check_safety.py', import.meta.url));
const runs = (python: string, code: string) => spawnSync(python, ['-c', code]).status === 0;
const pythons = ['python3', '/usr/bin/python3'].filter((python) =>
  runs(python, 'import sys; sys.exit(sys.version_info < (3, 9))'),
);
const withPandas = pythons.find((python) => runs(python, 'import numpy, pandas'));
const withSklearn = pythons.find((python) => runs(python, 'import numpy, pandas, sklearn'));
const folder = mkdtempSync(join(tmpdir(), 'graticule-wheel-'));
let wheel: { name: string; path: string };
let server: Served;
let small: Served;
let parts: Served;

beforeAll(async () => {
  const built = await runCli(['sdk', 'build', '--out', folder]);
  const path = built.stdout.trim();
  wheel = { name: path.slice(folder.length + 1), path };
  [server, small, parts] = await Promise.all([
    serveCli(['--sdk', folder]),
    serveHere({ uploads: { maxBytes: 2000 } }),
    serveHere({ uploads: { multipartBytes: 1000, partBytes: 512 } }),
  ]);
});

afterAll(async () => {
  await Promise.all([server?.close(), small?.close(), parts?.close()]);
  rmSync(folder, { recursive: true });
});

function check(
  python: string,
  wheelPath: string,
  flags: readonly string[],
  tests: readonly string[] = [],
  file = script,
) {
  return new Promise<{ code: number; report: string }>((resolve) => {
    const env = {
      ...process.env,
      PYTHONPATH: wheelPath,
      GRATICULE_URL: server.url,
      GRATICULE_SMALL_URL: small.url,
      GRATICULE_PARTS_URL: parts.url,
      GRATICULE_API_KEY: apiKey,
    };
    execFile(python, [...flags, file, ...tests], { env }, (error, _stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, report: stderr }),
    );
  });
}

describe('the Python client', () => {
  test('comes as a wheel whose record lists every file with its hash, the same bytes each time', async () => {
    expect(wheel.name).toMatch(/^graticule-\d+\.\d+\.\d+.*-py3-none-any\.whl$/);
    const again = mkdtempSync(join(tmpdir(), 'graticule-wheel-'));
    await runCli(['sdk', 'build', '--out', again]);
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(join(again, wheel.name))).toEqual(readFileSync(wheel.path));
    rmSync(again, { recursive: true });
  });

  test.skipIf(pythons.length === 0)('has a record that Python agrees with (needs Python ≥ 3.9)', () => {
    const code = `
import base64, csv, hashlib, io, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    assert wheel.testzip() is None
    record = next(name for name in wheel.namelist() if name.endswith("RECORD"))
    rows = list(csv.reader(io.StringIO(wheel.read(record).decode())))
    assert sorted(row[0] for row in rows) == sorted(wheel.namelist())
    for name, digest, size in rows:
        if name == record: continue
        data = wheel.read(name)
        assert int(size) == len(data), name
        found = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        assert digest == "sha256=" + found, name
`;
    const run = spawnSync(pythons[0]!, ['-c', code, wheel.path], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  test.skipIf(pythons.length === 0)(
    'as fetched from the server fits, predicts, evaluates and forecasts with the standard library alone (needs Python ≥ 3.9)',
    async () => {
      const answer = await fetch(`${server.url}/sdk/${wheel.name}`);
      expect(answer.status).toBe(200);
      const fetched = join(folder, `fetched-${wheel.name}`);
      writeFileSync(fetched, Buffer.from(await answer.arrayBuffer()));
      const { code, report } = await check(pythons[0]!, fetched, ['-S']);
      expect(report).toMatch(/OK \(skipped=\d+\)/);
      expect(code).toBe(0);
    },
    120_000,
  );

  test.skipIf(pythons.length === 0)(
    'follows no redirect, opens no file, keeps its key out of pickles and reprs, and bounds what it reads (needs Python ≥ 3.9)',
    async () => {
      const { code, report } = await check(pythons[0]!, wheel.path, ['-S'], [], safety);
      expect(report).toMatch(/\nOK\n/);
      expect(code).toBe(0);
    },
    120_000,
  );

  test.skipIf(withPandas === undefined)(
    'takes and returns data frames and arrays (needs numpy and pandas)',
    async () => {
      const { code, report } = await check(withPandas!, wheel.path, [], ['-k', 'frame']);
      expect(report).toMatch(/\nOK\n/);
      expect(code).toBe(0);
    },
    120_000,
  );

  test.skipIf(withSklearn === undefined)(
    "passes scikit-learn's checks of estimators, and tells what moves a prediction (needs scikit-learn)",
    async () => {
      const { code, report } = await check(withSklearn!, wheel.path, [], [], estimators);
      expect(report).toMatch(/\nOK\n/);
      expect(code).toBe(0);
    },
    120_000,
  );

  test.skipIf(pythons.length === 0)('has the version of its wheel (needs Python ≥ 3.9)', () => {
    const run = spawnSync(pythons[0]!, ['-S', '-c', 'import graticule; print(graticule.__version__)'], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: wheel.path },
    });
    expect(wheel.name).toBe(`graticule-${run.stdout.trim()}-py3-none-any.whl`);
  });
});
