/** A source read twice into a store's database, whether that lies in a file or in memory. */

import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../../shared/sqlite/open-database.ts';
import { GeoError } from '../domain/errors.ts';
import { type ImportCounts, Importer, type Pass } from './importer.ts';
import { NodeTable } from './node-table.ts';
import { OsmStore } from './store.ts';
import { StoreWriter } from './store-writer.ts';

export interface StoreMeta {
  readonly name: string;
  readonly source: string;
  readonly bytes: number;
  /** Whom to name, on what terms. */
  readonly attribution: string;
}

/** Fill an empty database.
 * @throws GeoError `empty_result` when the source holds no features */
export async function fillStore(
  db: Database,
  table: NodeTable,
  pass: Pass,
  meta: StoreMeta,
): Promise<ImportCounts & { name: string; features: number }> {
  const writer = new StoreWriter(db);
  const counts = await new Importer(db, writer, table).run(pass, () => setImmediate());
  const { features } = writer;
  if (features === 0) throw new GeoError('empty_result', `${meta.source} holds no map features.`);
  const { problems, ...counted } = counts;
  writer.finish({ ...meta, ...counted, features, importedAt: new Date().toISOString() });
  return { name: meta.name, features, problems, ...counted };
}

/** A store in memory, for sources of a few megabytes. */
export async function memoryStore(pass: Pass, meta: StoreMeta): Promise<OsmStore> {
  const db = openDatabase(':memory:');
  try {
    await fillStore(db, new NodeTable(), pass, meta);
    return new OsmStore(db, meta.name);
  } catch (error) {
    db.close();
    throw error;
  }
}
