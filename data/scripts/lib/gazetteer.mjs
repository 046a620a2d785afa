/** Compiles the names of all places into gazetteer, name index and catalogue, with the built package's own writer. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const writer = new URL('../../../dist/geo/lookup/write-dataset.js', import.meta.url);

/** @param records places with their names, as `out/places.ndjson` holds them, one a line */
export async function writeGazetteer(records, folder) {
  if (!existsSync(fileURLToPath(writer)))
    throw new Error('run `npm run build` first: the name index is written by it');
  const { writeDataset } = await import(writer);
  console.log('names', JSON.stringify(await writeDataset(folder, records)));
}
