/** What has been imported: listed and removed by name. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { GeoError } from '../domain/errors.ts';
import type { Box } from './entities.ts';
import { checkName } from './import-osm.ts';
import { storeFiles } from './library.ts';

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
 * @throws GeoError `data_corrupt` when a store is none */
export async function listExtracts(osmDir: string): Promise<OsmExtract[]> {
  const { default: Database } = await import('better-sqlite3');
  return storeFiles(osmDir).map((file) => {
    let db: InstanceType<typeof Database> | undefined;
    try {
      db = new Database(join(osmDir, file), { readonly: true });
      const rows = db.prepare('SELECT key, value FROM meta').all() as { key: string; value: string }[];
      const meta = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
      const { name, source, importedAt, features, bbox, attribution } = meta;
      return { name, source, importedAt, features, bbox, attribution };
    } catch (cause) {
      throw new GeoError('data_corrupt', `${file} is no store of an extract.`, {
        cause,
        fix: 'Import the extract again: graticule osm import FILE.',
      });
    } finally {
      db?.close();
    }
  });
}

/** Remove an extract; questions that are being answered from it end first.
 * @throws RangeError for no such extract, naming those there are */
export async function removeExtract(osmDir: string, name: string): Promise<void> {
  checkName(name);
  const files = storeFiles(osmDir);
  if (!files.includes(`${name}.osmdb`)) {
    const names = files.map((file) => file.replace(/\.osmdb$/, ''));
    throw new RangeError(`no extract is named "${name}"; imported: ${names.join(', ') || 'none'}`);
  }
  await rm(join(osmDir, `${name}.osmdb`));
}
