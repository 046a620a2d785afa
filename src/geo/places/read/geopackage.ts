/** Layers of features of a GeoPackage (OGC 12-128r18), which is an SQLite database. */

import { basename } from 'node:path';
import { MissingPackage } from '../../../shared/missing-package.ts';
import { type Database, openDatabase } from '../../../shared/sqlite/open-database.ts';
import {
  chooseLayer,
  lonLatSystems,
  type ReadOptions,
  type SourceFeature,
  toWgs84,
  UnreadableFile,
} from './layer-source.ts';
import { readWkb } from './wkb.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function* readGeoPackage(
  path: string,
  { layer, signal }: ReadOptions,
): AsyncGenerator<SourceFeature> {
  const name = basename(path);
  let db: Database;
  let table: { table_name: string; column_name: string; srs_id: number };
  try {
    db = openDatabase(path, { readonly: true, fileMustExist: true });
  } catch (cause) {
    if (cause instanceof MissingPackage) throw cause;
    throw new UnreadableFile(
      `${name} cannot be opened as a GeoPackage: ${(cause as Error).message}.`,
      undefined,
      { cause },
    );
  }
  try {
    const tables = layersOf(db, name);
    const wanted = chooseLayer(
      tables.map(({ table_name }) => table_name),
      layer,
      name,
    );
    table = tables.find(({ table_name }) => table_name === wanted)!;
    if (!lonLatSystems.includes(table.srs_id) && !isWgs84(db, table.srs_id)) {
      throw new UnreadableFile(
        `Layer ${wanted} of ${name} is in reference system ${table.srs_id}, not in longitude and latitude.`,
        toWgs84,
      );
    }
    for (const row of db.prepare(`SELECT * FROM ${quoted(wanted)}`).iterate() as Iterable<
      Record<string, unknown>
    >) {
      signal?.throwIfAborted();
      const { [table.column_name]: blob, ...attributes } = row;
      yield { geometry: blob instanceof Uint8Array ? geometryOf(blob, name) : null, attributes };
    }
  } catch (cause) {
    if ((cause as { code?: string }).code?.startsWith('SQLITE_'))
      throw new UnreadableFile(`${name} is damaged: ${(cause as Error).message}.`, undefined, { cause });
    throw cause;
  } finally {
    db.close();
  }
}

function layersOf(db: Database, name: string): { table_name: string; column_name: string; srs_id: number }[] {
  try {
    return db
      .prepare(
        `SELECT g.table_name, g.column_name, g.srs_id FROM gpkg_geometry_columns g
         JOIN gpkg_contents c ON c.table_name = g.table_name WHERE c.data_type = 'features' ORDER BY g.table_name`,
      )
      .all() as { table_name: string; column_name: string; srs_id: number }[];
  } catch (cause) {
    throw new UnreadableFile(`${name} is not a GeoPackage: ${(cause as Error).message}.`, undefined, {
      cause,
    });
  }
}

function isWgs84(db: Database, id: number): boolean {
  const found = db
    .prepare(
      'SELECT organization, organization_coordsys_id AS code FROM gpkg_spatial_ref_sys WHERE srs_id = ?',
    )
    .get(id) as { organization: string; code: number } | undefined;
  return found?.organization.toUpperCase() === 'EPSG' && lonLatSystems.includes(found.code);
}

/** Bytes of the box after the header, by its code in the flags. */
const boxBytes = [0, 32, 48, 48, 64];

function geometryOf(blob: Uint8Array, name: string): SourceFeature['geometry'] {
  const flags = blob[3] ?? 0;
  const box = boxBytes[(flags >> 1) & 7];
  if (blob[0] !== 0x47 || blob[1] !== 0x50 || box === undefined)
    throw new UnreadableFile(`${name} has a geometry that GeoPackage does not define.`);
  if ((flags & 0x10) !== 0) return null;
  try {
    return readWkb(blob, 8 + box);
  } catch (cause) {
    // One broken geometry is named and left out; the rest is read.
    return { type: `unreadable (${(cause as Error).message})` } as never;
  }
}
