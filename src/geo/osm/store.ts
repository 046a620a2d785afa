/** Reads the stores of a folder: features by tag, box and name. */

import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Geometry } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { fold } from '../domain/fold.ts';
import type { Tags } from './entities.ts';
import { unpack } from './packed-geometry.ts';
import { storeVersion } from './store-writer.ts';

export interface OsmFeature {
  /** "node/123" */
  readonly id: string;
  readonly tags: Tags;
  readonly geometry: Geometry;
}

export type Box = readonly [west: number, south: number, east: number, north: number];

interface Row {
  type: string;
  ref: number;
  tags: string;
  geometry: Buffer;
}

const toFeature = (row: Row): OsmFeature => ({
  id: `${row.type}/${row.ref}`,
  tags: JSON.parse(row.tags) as Tags,
  geometry: unpack(row.geometry),
});

export class OsmStore {
  readonly name: string;
  readonly box: Box;
  private readonly db: Database;

  constructor(db: Database, file: string) {
    this.db = db;
    const meta = (key: string): unknown => {
      const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key) as
        | { value: string }
        | undefined;
      return row && JSON.parse(row.value);
    };
    if (meta('version') !== storeVersion) {
      throw new GeoError('data_corrupt', `${basename(file)} was written by another version.`, {
        fix: 'Import the extract again: graticule osm import FILE.',
      });
    }
    this.name = meta('name') as string;
    this.box = meta('bbox') as Box;
  }

  /** Features that bear all the labels ("amenity=restaurant", or "building" for any value), in a box if one is given. */
  withLabels(labels: readonly string[], box?: Box): OsmFeature[] {
    if (labels.length === 0) return [];
    const ids: number[] = [];
    for (const label of labels) {
      const row = this.db.prepare('SELECT id FROM label WHERE text = ?').get(label) as
        | { id: number }
        | undefined;
      if (!row) return [];
      ids.push(row.id);
    }
    const joins = ids.slice(1).map((_, i) => `JOIN tag t${i} ON t${i}.feature = f.id AND t${i}.label = ?`);
    const inBox = box
      ? 'JOIN box b ON b.id = f.id AND b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?'
      : '';
    const rows = this.db
      .prepare(
        `SELECT f.type, f.ref, f.tags, f.geometry FROM tag t JOIN feature f ON f.id = t.feature ${joins.join(' ')} ${inBox} WHERE t.label = ? ORDER BY f.id`,
      )
      .all(...ids.slice(1), ...(box ? [box[2], box[0], box[3], box[1]] : []), ids[0]) as Row[];
    return rows.map(toFeature);
  }

  /** Features one of whose names, or whose address, is this. */
  named(name: string): OsmFeature[] {
    const rows = this.db
      .prepare(
        'SELECT f.type, f.ref, f.tags, f.geometry FROM name n JOIN feature f ON f.id = n.feature WHERE n.folded = ? ORDER BY f.id',
      )
      .all(fold(name)) as Row[];
    return rows.map(toFeature);
  }

  knows(foldedName: string): boolean {
    return this.db.prepare('SELECT 1 FROM name WHERE folded = ? LIMIT 1').get(foldedName) !== undefined;
  }

  hasLabel(label: string): boolean {
    return this.db.prepare('SELECT 1 FROM label WHERE text = ?').get(label) !== undefined;
  }

  close(): void {
    this.db.close();
  }
}

/** All stores of some folders; a store that was replaced, added or removed is seen at the next question. */
export class OsmLibrary {
  private readonly folders: readonly string[];
  private readonly open = new Map<string, { store: OsmStore; stamp: string }>();

  constructor(folders: readonly string[]) {
    this.folders = folders;
  }

  async stores(): Promise<readonly OsmStore[]> {
    const files = new Map<string, string>();
    for (const folder of this.folders) {
      for (const file of listed(folder)) {
        const path = join(folder, file);
        const { ino, mtimeMs } = statSync(path);
        files.set(path, `${ino} ${mtimeMs}`);
      }
    }
    for (const [path, { store, stamp }] of this.open) {
      if (files.get(path) === stamp) continue;
      store.close();
      this.open.delete(path);
    }
    for (const [path, stamp] of files) {
      if (this.open.has(path)) continue;
      const { default: Database } = await import('better-sqlite3');
      // Another question may have opened it meanwhile.
      if (!this.open.has(path)) {
        this.open.set(path, { store: new OsmStore(new Database(path, { readonly: true }), path), stamp });
      }
    }
    return [...this.open.values()].map(({ store }) => store);
  }

  close(): void {
    for (const { store } of this.open.values()) store.close();
    this.open.clear();
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.osmdb'))
      .sort();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
