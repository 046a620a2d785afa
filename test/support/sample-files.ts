/** The files that the guides and the help of the commands speak of, as `graticule samples` writes them. */

import { runCli } from './cli.ts';

/** Writes `cars.csv`, `new.csv`, `sales.csv`, `districts.geojson` and `monaco.osm.gz` into a folder. */
export async function writeSampleFiles(folder: string): Promise<void> {
  const { code, stderr } = await runCli(['samples', folder]);
  if (code !== 0) throw new Error(stderr);
}
