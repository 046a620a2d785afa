/** `graticule sdk build`: the wheel of the Python client. */

import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { packageFile, packageManifest } from '../../shared/package-root.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { print, withExamples } from '../output.ts';
import { buildWheel } from '../wheel.ts';

export function register(program: Command): void {
  const sdk = program.command('sdk').description('Build client packages.');
  withExamples(sdk.command('build'), 'graticule sdk build --out ./wheels')
    .description('Build the wheel of the Python client, which the server offers at /sdk/<wheel>.whl.')
    .option('--out <folder>', 'where the wheel goes (default: where the server looks for it)')
    .action(async ({ out }: { out?: string }) =>
      print(await buildPythonClient(out ?? packageFile('dist/sdk'))),
    );
}

/** @returns the path of the wheel */
async function buildPythonClient(out: string): Promise<string> {
  const sources = packageFile('python');
  const { version, license } = packageManifest();
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
    licenseText: await readFile(packageFile('LICENSE')),
    readme: await readFile(join(sources, 'README.md'), 'utf8'),
  });
  await mkdir(out, { recursive: true });
  const path = join(out, fileName);
  await writeWhole(path, bytes);
  return path;
}
