/** Writes an extract's store: one SQLite file with an R*Tree of boxes, an index of tags and an index of names. */

import type { Database, Statement } from 'better-sqlite3';
import type { Geometry, Position } from 'geojson';
import { fold } from '../domain/fold.ts';
import type { Tags } from './entities.ts';
import { pack } from './packed-geometry.ts';

/** Of the file's form; a store of another form is refused. */
export const storeVersion = 1;

const schema = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -32000;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE feature (id INTEGER PRIMARY KEY, type TEXT NOT NULL, ref INTEGER NOT NULL, tags TEXT NOT NULL, geometry BLOB NOT NULL);
  CREATE VIRTUAL TABLE box USING rtree(id, west, east, south, north);
  CREATE TABLE label (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
  CREATE TABLE tag (label INTEGER NOT NULL, feature INTEGER NOT NULL, PRIMARY KEY (label, feature)) WITHOUT ROWID;
  CREATE TABLE name (folded TEXT NOT NULL, feature INTEGER NOT NULL, PRIMARY KEY (folded, feature)) WITHOUT ROWID;
`;

/** Values of these keys are looked for; of all others the tag is kept with the feature only. */
const unindexed =
  /^(?:name|alt_name|old_name|official_name|source|note|fixme|description|wikipedia|wikidata|website|phone|contact|addr|created_by|ref|image|tiger|name_1|is_in|url|email)(?::|$)/;
const nameKey = /^(?:name|alt_name|official_name|short_name|loc_name|int_name|old_name)(?::[a-z_-]+)?$/i;

export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

export class StoreWriter {
  private readonly db: Database;
  private readonly insertFeature: Statement;
  private readonly insertBox: Statement;
  private readonly insertLabel: Statement;
  private readonly insertTag: Statement;
  private readonly insertName: Statement;
  private readonly labels = new Map<string, number>();
  features = 0;

  constructor(db: Database) {
    this.db = db;
    db.exec(schema);
    this.insertFeature = db.prepare('INSERT INTO feature VALUES (?, ?, ?, ?, ?)');
    this.insertBox = db.prepare('INSERT INTO box VALUES (?, ?, ?, ?, ?)');
    this.insertLabel = db.prepare('INSERT INTO label VALUES (?, ?)');
    this.insertTag = db.prepare('INSERT OR IGNORE INTO tag VALUES (?, ?)');
    this.insertName = db.prepare('INSERT OR IGNORE INTO name VALUES (?, ?)');
    db.exec('BEGIN');
  }

  add(type: 'node' | 'way' | 'relation', ref: number, tags: Tags, geometry: Geometry): void {
    const id = ++this.features;
    this.insertFeature.run(id, type, ref, JSON.stringify(tags), pack(geometry));
    const box = extentOf(geometry);
    this.insertBox.run(id, box.west, box.east, box.south, box.north);
    for (const [key, value] of Object.entries(tags)) {
      if (nameKey.test(key)) for (const name of value.split(';')) this.name(name, id);
      if (unindexed.test(key)) continue;
      this.tag(key, id);
      for (const part of value.split(';')) this.tag(`${key}=${part.trim()}`, id);
    }
    const number = tags['addr:housenumber'];
    const street = tags['addr:street'] ?? tags['addr:place'];
    if (number !== undefined && street !== undefined) {
      this.name(`${number} ${street}`, id);
      this.name(`${street} ${number}`, id);
    }
  }

  private name(text: string, feature: number): void {
    const folded = fold(text);
    if (folded !== '') this.insertName.run(folded, feature);
  }

  private tag(text: string, feature: number): void {
    let label = this.labels.get(text);
    if (label === undefined) {
      label = this.labels.size + 1;
      this.labels.set(text, label);
      this.insertLabel.run(label, text);
    }
    this.insertTag.run(label, feature);
  }

  finish(meta: Readonly<Record<string, unknown>>): void {
    const insert = this.db.prepare('INSERT INTO meta VALUES (?, ?)');
    for (const [key, value] of Object.entries({ version: storeVersion, ...meta })) {
      insert.run(key, JSON.stringify(value));
    }
    this.db.exec('COMMIT; ANALYZE');
  }
}

export function extentOf(geometry: Geometry): Extent {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  const visit = (value: unknown): void => {
    if (typeof (value as Position)[0] === 'number') {
      const [x, y] = value as [number, number];
      box.west = Math.min(box.west, x);
      box.east = Math.max(box.east, x);
      box.south = Math.min(box.south, y);
      box.north = Math.max(box.north, y);
    } else for (const member of value as unknown[]) visit(member);
  };
  if (geometry.type !== 'GeometryCollection') visit(geometry.coordinates);
  return box;
}
