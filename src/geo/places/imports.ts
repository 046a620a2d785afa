/** What has been imported: listed and removed by name. */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStore } from '../../shared/checked-store.ts';
import { checkStoreName } from '../../shared/leftovers.ts';
import { ignoring } from '../../shared/whole-file.ts';
import type { Bbox } from '../geometry/bbox.ts';
import { ending, PlaceLibrary } from './library.ts';

/** An import of places that is there. */
export interface ImportedPlaces {
  readonly name: string;
  readonly places: number;
  readonly source: string;
  readonly licence: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  readonly bbox: Bbox;
  readonly bytes: number;
}

/** The imports of a folder, by name; none for a folder that is not there.
 * @throws GeoError `data_corrupt` naming a damaged one
 * @example
 * for (const { name, places } of await listPlaces('./data/places')) console.log(name, places); */
export async function listPlaces(placesDir: string): Promise<ImportedPlaces[]> {
  const library = new PlaceLibrary(placesDir);
  try {
    const listed: ImportedPlaces[] = [];
    for (const { name, places, source, licence, importedAt, bbox } of library.stores()) {
      const { size } = await stat(join(placesDir, `${name}${ending}`));
      listed.push({ name, places, source, licence, importedAt, bbox, bytes: size });
    }
    return listed;
  } finally {
    library.close();
  }
}

/** Remove an import; the next question no longer finds its places.
 * @throws RangeError for no such import, naming those there are
 * @example
 * await removePlaces('./data/places', 'districts'); */
export async function removePlaces(placesDir: string, name: string): Promise<void> {
  checkStoreName(name);
  const files = ((await readdir(placesDir).catch(ignoring('ENOENT'))) ?? []).filter((file) =>
    file.endsWith(ending),
  );
  if (!files.includes(`${name}${ending}`)) {
    const names = files.map((file) => file.slice(0, -ending.length)).sort();
    throw new RangeError(`no import is named "${name}"; imported: ${names.join(', ') || 'none'}`);
  }
  await removeStore(join(placesDir, `${name}${ending}`));
}
