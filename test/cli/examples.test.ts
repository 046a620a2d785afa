import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCli, withFolder } from '../support/cli.ts';
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

const nameIn = (section: string) =>
  [...section.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name!).filter((name) => name !== 'help');

/** The help of the program, of its commands and of theirs. */
async function allHelp(path: readonly string[] = []): Promise<string[]> {
  const text = (await runCli([...path, '--help'])).stdout;
  const listed = text.split('\nCommands:\n')[1]?.split('\n\n', 1)[0] ?? '';
  const texts = [text];
  if (path.length < 2) for (const name of nameIn(listed)) texts.push(...(await allHelp([...path, name])));
  return texts;
}

/** Examples that need what another one makes run after it; a server is tested apart. */
const order = (line: string) => (/ (create|import|fit) /.test(line) ? 0 : 1);

test(
  'every example of every --help runs as it stands',
  () =>
    withFolder(async (folder) => {
      await writeSampleFiles(folder);
      const texts = await allHelp();
      expect(texts.length).toBeGreaterThan(15);
      const lines = texts
        .flatMap((text) => [...text.matchAll(/^ {2}(graticule .+)$/gm)].map(([, line]) => line!))
        .filter((line) => !/^graticule (?:serve|mcp) /.test(line));
      expect(lines.length).toBeGreaterThan(14);
      for (const line of lines.sort((a, b) => order(a) - order(b))) {
        const { stdout } = await shell(line, folder);
        if (line.includes(' --json')) expect(JSON.parse(stdout), line).toBeTypeOf('object');
      }
    }),
  300_000,
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
