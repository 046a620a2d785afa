import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCli, withFolder } from '../support/cli.ts';
import { writeSampleFiles } from '../support/sample-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const run = promisify(execFile);

/** The code blocks of a language, in order. */
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text!);

test('the first two code blocks set everything up: the main job, then the tests', () => {
  expect(blocks('sh').slice(0, 2)).toEqual(['npm ci && npm run demo\n', 'npm ci && npm test\n']);
});

test('the tabular example runs as it stands', () =>
  withFolder(async (folder) => {
    await writeSampleFiles(folder);
    const example = blocks('js').find((text) => text.includes("from 'graticule/tabular'"));
    expect(example).toBeDefined();
    // Run in the package's folder, where its own name resolves; the files lie elsewhere.
    const source = example!.replace(/'((?:cars|sales)\.(?:csv|model))'/g, (_, name) =>
      JSON.stringify(join(folder, name)),
    );
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(1 + 2 * 12);
    expect(lines[0]!.split(' ').map(Number).every(Number.isFinite)).toBe(true);
    expect(lines[1]).toMatch(/^north 2023-07 [\d.]+ [\d.]+$/);
    expect((await readFile(join(folder, 'cars.model'))).length).toBeGreaterThan(100);
  }));

test('the example of map features runs as it stands', () =>
  withFolder(async (folder) => {
    const example = blocks('js').find((text) => text.includes('mapFeatures('));
    const source = example!.replace("'./osm'", JSON.stringify(join(folder, 'osm')));
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
    expect(stdout).toContain('Cipriani italian');
    expect(stdout).toContain('[ 7.4265, 43.7386 ]');
  }));

test('the example of geodesy runs as it stands', async () => {
  const example = blocks('js').find((text) => text.includes("from 'graticule/geodesy'"));
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', example!], { cwd: root });
  const [size, metres] = stdout.split(/\s/).map(Number);
  expect(size! / (Math.PI * 22_224 ** 2)).toBeCloseTo(1, 2);
  expect(metres).toBeGreaterThan(21_000);
  expect(stdout).toContain("type: 'MultiPolygon'");
});

test('the tabular commands run as they stand', () =>
  withFolder(async (folder) => {
    await writeSampleFiles(folder);
    const commands = blocks('sh')
      .flatMap((text) => text.split('\n'))
      .filter((line) => /^graticule (evaluate|predict|fit|explain|columns|forecast) /.test(line));
    expect(commands).toHaveLength(7);
    for (const command of commands) {
      const { code, stdout, stderr } = await runCli(command.split(' ').slice(1), '', folder);
      expect(code).toBe(0);
      // What `columns` tells is its answer; the others tell it beside theirs.
      if (command.startsWith('graticule columns ')) expect(stdout).toMatch(/^\d+ rows, \d columns\n/);
      else expect(stderr).toMatch(/^(?:cars|new|sales)\.csv: \d+ rows, \d columns\n/);
    }
    expect((await readFile(join(folder, 'predicted.csv'), 'utf8')).split('\n')[0]).toBe(
      'prediction,quantile_0.1,quantile_0.9',
    );
  }));
