import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCli, withFolder } from '../support/cli.ts';
import { blocks, guides, type Page, readme } from '../support/guides.ts';
import { writeSampleFiles } from '../support/sample-files.ts';

const root = new URL('../../', import.meta.url);
const main = fileURLToPath(new URL('dist/cli/main.js', root));
const run = promisify(execFile);

/** Runs a line as a shell does, with `graticule` standing for the built command line. */
const shell = (line: string, cwd: string) =>
  run('sh', ['-c', `graticule() { "${process.execPath}" "${main}" "$@"; }\n${line}`], {
    cwd,
    maxBuffer: 2 ** 26,
  });

interface Help {
  readonly name: string;
  readonly text: string;
  /** Of commands below this one. */
  readonly commands: readonly string[];
}

/** The lists of a help, by their headings. */
const listsIn = (text: string) =>
  new Map(
    [...text.matchAll(/^([A-Z].*):\n((?: {2}.*\n?)+)/gm)].map(([, heading, list]) => [heading!, list!]),
  );
const namesIn = (list: string) => [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name!);

/** The help of the program, of its commands and of theirs. */
async function allHelp(path: readonly string[] = []): Promise<Help[]> {
  const text = (await runCli([...path, '--help'])).stdout;
  const lists = [...listsIn(text)].filter(
    ([heading]) => !/^(?:Arguments|Examples)$|ptions|files$/.test(heading),
  );
  const commands =
    path.length < 2 ? lists.flatMap(([, list]) => namesIn(list)).filter((name) => name !== 'help') : [];
  const below = await Promise.all(commands.map((name) => allHelp([...path, name])));
  return [{ name: path.join(' '), text, commands }, ...below.flat()];
}
const help = await allHelp();

test('every help speaks in one voice', () => {
  expect(help.length).toBeGreaterThan(30);
  for (const { name, text, commands } of help) {
    const [, description] = /\n\n((?:.+\n)+)/.exec(text)!;
    // A command is a sentence that says what it does; what stands beside an option is none.
    expect([name, description]).toEqual([
      name,
      expect.stringMatching(name === '' ? /\.$/m : /^[A-Z][a-z]+[ ,][\s\S]*\.\n$/),
    ]);
    if (commands.length === 0) expect([name, text]).toEqual([name, expect.stringContaining('\nExamples:\n')]);
    const beside = [...listsIn(text)]
      .filter(([heading]) => heading === 'Options' || heading === 'Reading files')
      .flatMap(([, list]) => list.split(/\n(?= {2}-)/))
      .map((entry) => entry.replace(/\s+/g, ' ').trim());
    const odd = beside.filter((entry) => /[a-z]\.$|; default|default [a-z_A-Z]|\(\$/.test(entry));
    expect([name, odd]).toEqual([name, []]);
  }
});

/** Examples that need what another one makes run after it; servers, and keys that one must have, are tested apart. */
const order = (line: string) => (/ (create|import|fit) /.test(line) ? 0 : / remove /.test(line) ? 2 : 1);

/** Lines of the shell blocks of a guide that a test can run: all but installing. */
const inGuide = (page: Page) =>
  blocks(page, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('graticule '));

test(
  'every example of every --help and every command of the guides runs as it stands',
  () =>
    withFolder(async (folder) => {
      await writeSampleFiles(folder);
      const inHelp = help.flatMap(({ text }) =>
        [...text.matchAll(/^ {2}(graticule .+)$/gm)].map(([, line]) => line!),
      );
      const [helped, guided] = [inHelp, [readme, ...guides].flatMap(inGuide)].map((lines) =>
        lines.filter((line) => !/^graticule (?:serve|worker|mcp|keys revoke) /.test(line)),
      );
      expect(helped!.length).toBeGreaterThan(14);
      expect(guided!.length).toBeGreaterThan(12);
      // Many stand in both.
      const lines = [...new Set([...helped!, ...guided!])];
      for (const line of lines.sort((a, b) => order(a) - order(b))) {
        const { stdout } = await shell(line, folder);
        if (line.includes(' --json')) expect(JSON.parse(stdout), line).toBeTypeOf('object');
      }
      const predicted = await readFile(join(folder, 'predicted.csv'), 'utf8');
      expect(predicted.split('\n')[0]).toBe('prediction,quantile_0.1,quantile_0.9');
      expect(predicted.trim().split('\n')).toHaveLength(1 + 8);
    }),
  600_000,
);

test('a point may lie west and south', async () => {
  const { code, stdout, stderr } = await runCli(['reverse', '-58.4', '-34.6', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ country: { code: 'AR' }, region: { name: 'Buenos Aires' } });
});

test('a reader that has seen enough ends a command without a complaint', () =>
  withFolder(async (folder) => {
    const { stdout, stderr } = await shell('graticule border canada --geojson | head -c 20', folder);
    expect(stdout).toHaveLength(20);
    expect(stderr).toBe('');
  }));
