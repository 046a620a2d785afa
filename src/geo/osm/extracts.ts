/** What has been imported: listed and removed by name. */

import { join } from 'node:path';
import { removeStore } from '../../shared/checked-store.ts';
import { checkStoreName, removeLeftovers } from '../../shared/leftovers.ts';
import { openDatabase } from '../../shared/sqlite/open-database.ts';
import type { Box } from '../domain/box.ts';
import { openStore, storeFiles } from './library.ts';

/** An imported OpenStreetMap extract. */
export interface OsmExtract {
  readonly name: string;
  /** File that was imported. */
  readonly source: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  readonly features: number;
  readonly bbox: Box;
  readonly attribution: string;
}

/** The extracts of a folder, by name.
 * @throws GeoError `data_corrupt` naming what is no store; StorageError for one that is locked or cannot be read
 * @example
 * for (const { name, features } of await listExtracts('./data/osm')) console.log(name, features); */
export async function listExtracts(osmDir: string): Promise<OsmExtract[]> {
  await removeLeftovers(osmDir);
  return storeFiles(osmDir).map((file) => {
    const store = openStore(join(osmDir, file), openDatabase);
    try {
      const { name, features, box: bbox, attribution } = store;
      const [source, importedAt] = [store.meta('source') as string, store.meta('importedAt') as string];
      return { name, source, importedAt, features, bbox, attribution };
    } finally {
      store.close();
    }
  });
}

/** Remove an extract; questions that are being answered from it end first.
 * @throws RangeError for no such extract, naming those there are
 * @example
 * await removeExtract('./data/osm', 'monaco'); */
export async function removeExtract(osmDir: string, name: string): Promise<void> {
  checkStoreName(name);
  const files = storeFiles(osmDir);
  if (!files.includes(`${name}.osmdb`)) {
    const names = files.map((file) => file.replace(/\.osmdb$/, ''));
    throw new RangeError(`no extract is named "${name}"; imported: ${names.join(', ') || 'none'}`);
  }
  await removeStore(join(osmDir, `${name}.osmdb`));
}
