/** README and docs: short, whole, and true, because every example runs as it stands. Their commands run in
 * `test/cli/examples.test.ts`, with those of the help: many are the same. */

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCli, startCli, untilListening, withFolder } from '../support/cli.ts';
import { blocks, guides, links, readme, root } from '../support/guides.ts';
import { writeSampleFiles } from '../support/sample-files.ts';

const run = promisify(execFile);
const main = join(root, 'dist/cli/main.js');
const pages = [readme, ...guides];

/** Runs shell lines with `graticule` standing for the built command line. */
const shell = (lines: string, cwd: string, env: Record<string, string> = {}) =>
  run('bash', ['-euo', 'pipefail', '-c', `graticule() { "${process.execPath}" "${main}" "$@"; }\n${lines}`], {
    cwd,
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...env },
  });

/** A folder with the samples where the package is installed, as a reader has it. */
const withReader = (work: (folder: string) => Promise<void>) =>
  withFolder(async (folder) => {
    await writeSampleFiles(folder);
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/graticule'));
    symlinkSync(join(root, 'node_modules/express'), join(folder, 'node_modules/express'));
    await work(folder);
  });

test('the first two code blocks set everything up: the main job, then the tests', () => {
  expect(blocks(readme, 'sh').slice(0, 2)).toEqual(['npm ci && npm run demo\n', 'npm ci && npm test\n']);
});

test('the first screen says how good it is, as the table of figures does', () => {
  const [, ratio] = /\| \*\*(0\.\d+)\*\* \(better/.exec(readme.text)!;
  const [, percent] = /(\d+) % less loss/.exec(readme.text)!;
  expect(Number(percent)).toBe(Math.round(100 * (1 - Number(ratio))));
});

test('pages are short, and name every guide', () => {
  for (const { path, text } of pages) expect(text.split('\n').length, path).toBeLessThanOrEqual(150);
  const named = new Set(links(readme));
  expect(guides.filter(({ path }) => !named.has(path)).map(({ path }) => path)).toEqual([]);
});

test('every link leads to a file, and that of a guide to one that ships, pictures and notes aside', () => {
  const figures = { path: 'bench/README.md', text: readFileSync(join(root, 'bench/README.md'), 'utf8') };
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
  const shipped = [...files, 'README.md', 'LICENSE', 'test/fixtures/screen', 'bench/notes', 'bench/results'];
  const ships = (target: string) => shipped.some((file) => `${target}/`.startsWith(`${file}/`));
  for (const page of [...pages, figures]) {
    for (const link of links(page)) {
      const target = normalize(join(dirname(page.path), link.split('#')[0]!));
      expect(existsSync(join(root, target)), `${page.path} → ${link}`).toBe(true);
      expect(ships(target), `${page.path} → ${link}`).toBe(true);
    }
  }
});

const examples = pages.flatMap((page) =>
  blocks(page, 'js').map((source, i): [string, string] => [`${page.path} ${i + 1}`, source]),
);

test.each(examples)(
  'the example %s runs as it stands',
  (_name, source) =>
    withReader(async (folder) => {
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], {
        cwd: folder,
      });
      expect(stdout).not.toMatch(/undefined|NaN/);
      expect(stdout.length).toBeGreaterThan(0);
    }),
  300_000,
);

const tools = await run('bash', ['-c', 'command -v curl jq sha256sum gzip']).then(
  () => true,
  () => false,
);

test.skipIf(!tools)('the prediction by curl runs as it stands (needs curl and jq)', () =>
  withFolder(async (folder) => {
    const [script] = blocks(guides.find(({ path }) => path === 'docs/http.md')!, 'bash');
    const owner = ['--org', 'acme', '--user', 'ann', '--data-dir', folder];
    const { key } = JSON.parse((await runCli(['keys', 'create', '--json', ...owner])).stdout);
    const { child, result } = startCli(['serve', '--port', '0', '--data-dir', folder]);
    try {
      const [address] = /127\.0\.0\.1:\d+|0\.0\.0\.0:\d+/.exec(await untilListening(child))!;
      const { stdout } = await shell(script!.replace('127.0.0.1:8080', address), folder, { KEY: key });
      expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({ predictions: ['low', 'high'] });
    } finally {
      child.kill('SIGTERM');
      await result;
    }
  }),
);

test('what CONTRIBUTING.md names is there', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const paths = [...text.matchAll(/`((?:src|test|native|bindings|data|bench)(?:\/[\w.-]+)*)`/g)].map(
    ([, path]) => path!,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !path.includes('NAME') && !existsSync(join(root, path)))).toEqual([]);
  // And every room is told of, itself or with the one around it.
  const rooms = ['tabular', 'geo'].flatMap((service) =>
    readdirSync(join(root, 'src', service), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`src/${service}/${entry.name}`] : [],
    ),
  );
  const words = new Set([...text.matchAll(/`([\w./-]+)`/g)].map(([, word]) => word!));
  expect(rooms.filter((room) => !words.has(room) && !words.has(room.split('/').at(-1)!))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
