/** `graticule sdk build`: the wheel of the Python client. */

import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { writeWhole } from '../../shared/whole-file.ts';
import { print, withExamples } from '../output.ts';
import { buildWheel } from '../wheel.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export function register(program: Command): void {
  const sdk = withExamples(
    program.command('sdk').description('Client packages.'),
    'graticule sdk build --out ./wheels',
  );
  sdk
    .command('build')
    .description('Build the wheel of the Python client, which the server offers at /sdk/<wheel>.whl.')
    .option('--out <folder>', 'where the wheel goes', join(root, 'dist', 'sdk'))
    .action(async ({ out }: { out: string }) => print(await buildPythonClient(out)));
}

/** @returns the path of the wheel */
async function buildPythonClient(out: string): Promise<string> {
  const sources = join(root, 'bindings', 'python');
  const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const names = await readdir(join(sources, 'graticule'));
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.py') || name === 'py.typed')
      .map(async (name) => ({
        path: `graticule/${name}`,
        data: await readFile(join(sources, 'graticule', name)),
      })),
  );
  const { fileName, bytes } = buildWheel({
    name: 'graticule',
    version,
    license,
    summary: 'Client of the Graticule tabular service: classification, regression and forecasts over HTTP.',
    files,
    licenseText: await readFile(join(root, 'LICENSE')),
    readme: await readFile(join(sources, 'README.md'), 'utf8'),
  });
  await mkdir(out, { recursive: true });
  const path = join(out, fileName);
  await writeWhole(path, bytes);
  return path;
}
