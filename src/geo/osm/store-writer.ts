/** Writes an extract's store: one SQLite file with an R*Tree of boxes and indexes of tags, names, words and addresses. */

import type { Database, Statement } from 'better-sqlite3';
import type { Geometry, Position } from 'geojson';
import { fold } from '../domain/fold.ts';
import type { Tags } from '../domain/tags.ts';
import { isLabelValue, isNameKey, isUnindexed, isWordKey } from './indexed-tags.ts';
import { pack } from './packed-geometry.ts';

/** Of the file's form; a store of another form is refused. */
export const storeVersion = 2;

const schema = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -32000;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE feature (id INTEGER PRIMARY KEY, type TEXT NOT NULL, ref INTEGER NOT NULL, tags TEXT NOT NULL, geometry BLOB NOT NULL);
  CREATE VIRTUAL TABLE box USING rtree(id, west, east, south, north);
  CREATE TABLE label (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, uses INTEGER NOT NULL);
  CREATE TABLE tag (label INTEGER NOT NULL, feature INTEGER NOT NULL, PRIMARY KEY (label, feature)) WITHOUT ROWID;
  CREATE TABLE name (folded TEXT NOT NULL, feature INTEGER NOT NULL, PRIMARY KEY (folded, feature)) WITHOUT ROWID;
  CREATE TABLE word (folded TEXT NOT NULL, feature INTEGER NOT NULL, PRIMARY KEY (folded, feature)) WITHOUT ROWID;
  CREATE TABLE address (street TEXT NOT NULL, number TEXT NOT NULL, feature INTEGER NOT NULL, PRIMARY KEY (street, number, feature)) WITHOUT ROWID;
`;

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
  private readonly insertWord: Statement;
  private readonly insertAddress: Statement;
  private readonly labels = new Map<string, { id: number; uses: number }>();
  features = 0;

  constructor(db: Database) {
    this.db = db;
    db.exec(schema);
    this.insertFeature = db.prepare('INSERT INTO feature VALUES (?, ?, ?, ?, ?)');
    this.insertBox = db.prepare('INSERT INTO box VALUES (?, ?, ?, ?, ?)');
    this.insertLabel = db.prepare('INSERT INTO label VALUES (?, ?, ?)');
    this.insertTag = db.prepare('INSERT OR IGNORE INTO tag VALUES (?, ?)');
    this.insertName = db.prepare('INSERT OR IGNORE INTO name VALUES (?, ?)');
    this.insertWord = db.prepare('INSERT OR IGNORE INTO word VALUES (?, ?)');
    this.insertAddress = db.prepare('INSERT OR IGNORE INTO address VALUES (?, ?, ?)');
    db.exec('BEGIN');
  }

  add(type: 'node' | 'way' | 'relation', ref: number, tags: Tags, geometry: Geometry): void {
    const id = ++this.features;
    this.insertFeature.run(id, type, ref, JSON.stringify(tags), pack(geometry));
    const box = extentOf(geometry);
    this.insertBox.run(id, box.west, box.east, box.south, box.north);
    for (const [key, value] of Object.entries(tags)) {
      if (isNameKey(key)) this.names(value, id);
      if (isWordKey(key)) for (const word of fold(value).split(' ')) this.word(word, id);
      // House numbers are a kind of feature; their values are not looked for.
      if (isUnindexed(key) && key !== 'addr:housenumber') continue;
      this.tag(key, id);
      if (isUnindexed(key)) continue;
      if (!isLabelValue(value)) continue;
      for (const part of value.split(';')) this.tag(`${key}=${part.trim()}`, id);
    }
    this.address(tags, id);
  }

  private names(value: string, feature: number): void {
    for (const name of value.split(';')) {
      const folded = fold(name);
      if (folded !== '') this.insertName.run(folded, feature);
    }
  }

  private word(folded: string, feature: number): void {
    if (folded.length > 1) this.insertWord.run(folded, feature);
  }

  private address(tags: Tags, feature: number): void {
    const street = fold(tags['addr:street'] ?? tags['addr:place'] ?? '');
    const numbers = tags['addr:housenumber'];
    if (street === '' || numbers === undefined) return;
    for (const number of numbers.split(/[;,]/)) this.insertAddress.run(street, fold(number), feature);
  }

  private tag(text: string, feature: number): void {
    let label = this.labels.get(text);
    if (label === undefined) {
      label = { id: this.labels.size + 1, uses: 0 };
      this.labels.set(text, label);
    }
    label.uses += this.insertTag.run(label.id, feature).changes;
  }

  finish(meta: Readonly<Record<string, unknown>>): void {
    const insert = this.db.prepare('INSERT INTO meta VALUES (?, ?)');
    for (const [key, value] of Object.entries({ version: storeVersion, ...meta })) {
      insert.run(key, JSON.stringify(value));
    }
    for (const [text, { id, uses }] of this.labels) this.insertLabel.run(id, text, uses);
    this.db.exec('COMMIT');
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
