/** graticule samples: the small files that the guides and examples use. */

import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { packageFile } from '../../shared/package-root.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { print, withExamples } from '../output.ts';

export function register(program: Command): void {
  withExamples(program.command('samples'), 'graticule samples ./samples')
    .description(
      'Write the small files that the guides use: cars.csv, new.csv, sales.csv and a few for maps.',
    )
    .argument('[folder]', 'where they go; made when absent', '.')
    .option('--force', 'replace files of the same name that hold something else')
    .action((folder: string, options: { force?: true }) => writeSamples(folder, options.force === true));
}

/** @throws TypeError naming a file that is there and holds something else, before anything is written */
async function writeSamples(folder: string, force: boolean): Promise<void> {
  const data = packageFile('data');
  const tables = (await readdir(join(data, 'samples'))).sort();
  const samples = [
    ...tables.map((name) => ({ name, from: join(data, 'samples', name) })),
    { name: 'monaco.osm.gz', from: join(data, 'geo', 'osm-sample.osm.gz') },
  ];
  const files = await Promise.all(
    samples.map(async ({ name, from }) => {
      const path = join(folder, name);
      const [bytes, there] = await Promise.all([readFile(from), readIfThere(path)]);
      return { path, bytes, there };
    }),
  );
  const other = files.find(({ bytes, there }) => there !== undefined && !there.equals(bytes));
  if (other !== undefined && !force) {
    throw new TypeError(
      `${other.path} is there and holds something else: name another folder, or give --force`,
    );
  }
  await mkdir(folder, { recursive: true });
  for (const { path, bytes } of files) {
    await writeWhole(path, bytes);
    print(path);
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
