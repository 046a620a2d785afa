/** The files that the guides and the help of the commands speak of, as `graticule samples` writes them. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCli } from './cli.ts';

let written: ReadonlyMap<string, Buffer> | undefined;

/** Writes `cars.csv`, `new.csv`, `sales.csv`, `districts.geojson` and `monaco.osm.gz` into a folder. The command runs once for a
 * test file; other folders get what it wrote. */
export async function writeSampleFiles(folder: string): Promise<void> {
  if (written) {
    for (const [name, bytes] of written) await writeFile(join(folder, name), bytes);
    return;
  }
  const before = new Set(await readdir(folder));
  const { code, stderr } = await runCli(['samples', folder]);
  if (code !== 0) throw new Error(stderr);
  const names = (await readdir(folder)).filter((name) => !before.has(name));
  written = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
