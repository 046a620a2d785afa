/** One import: places with their names and outlines in an SQLite file that is only read. */

import type { Database, Statement } from 'better-sqlite3';
import { GeoError } from '../domain/errors.ts';
import type { FlatGeometry } from '../domain/flat.ts';
import { toKey, writtenOut } from '../domain/fold.ts';
import { type Place, type PlaceKind, placeKinds } from '../domain/place.ts';
import type { Bbox } from '../geometry/bbox.ts';
import { unpack } from './packed.ts';

/** In `PRAGMA application_id`: what tells a store from other databases. */
export const applicationId = 0x6772706c;
export const version = 2;
/** Names of version 1 have one key for each spelling of a script. */
const plainKeys = 1;

export const schemaSql = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE places (
    row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL, country TEXT, country_code TEXT,
    population INTEGER, lon REAL NOT NULL, lat REAL NOT NULL, area REAL NOT NULL,
    west REAL NOT NULL, south REAL NOT NULL, east REAL NOT NULL, north REAL NOT NULL, shape BLOB NOT NULL);
  CREATE TABLE names (folded TEXT NOT NULL, row INTEGER NOT NULL, text TEXT NOT NULL, language TEXT, proper INTEGER NOT NULL,
    PRIMARY KEY (folded, row)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE boxes USING rtree (row, west, east, south, north);`;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly country: string | null;
  readonly country_code: string | null;
  readonly population: number | null;
  readonly lon: number;
  readonly lat: number;
  readonly area: number;
}

export interface StoredName {
  readonly place: Place;
  /** Square metres; 0 for lines and points. */
  readonly area: number;
  readonly text: string;
  readonly language?: string;
  /** Whether it is the place's own name rather than another one for it. */
  readonly proper: boolean;
}

type NameRow = Row & { readonly text: string; readonly language: string | null; readonly proper: number };

const columns = 'p.id, p.kind, p.name, p.country, p.country_code, p.population, p.lon, p.lat, p.area';

export class PlaceStore {
  readonly name: string;
  /** Of the geometry: changes when the import is replaced. */
  readonly layer: string;
  readonly licence: string;
  readonly source: string;
  readonly importedAt: string;
  readonly places: number;
  readonly bbox: Bbox;
  private readonly db: Database;
  private readonly keyOf: (folded: string) => string;
  private readonly byName: Statement;
  private readonly byPrefix: Statement;
  private readonly byPoint: Statement;
  private readonly shapeOf: Statement;

  /** @throws GeoError `data_corrupt` for a database that is no store */
  constructor(db: Database, name: string, stamp: string) {
    this.db = db;
    this.name = name;
    this.layer = `own/${name}@${stamp}`;
    const written = db.pragma('user_version', { simple: true });
    if (
      db.pragma('application_id', { simple: true }) !== applicationId ||
      (written !== version && written !== plainKeys)
    )
      throw damaged(name, 'it is not a store of places of this version');
    this.keyOf = written === plainKeys ? writtenOut : toKey;
    const meta = new Map(
      (db.prepare('SELECT key, value FROM meta').all() as { key: string; value: string }[]).map(
        ({ key, value }) => [key, value],
      ),
    );
    this.licence = meta.get('licence') ?? '';
    this.source = meta.get('source') ?? '';
    this.importedAt = meta.get('importedAt') ?? '';
    this.places = Number(meta.get('places'));
    this.bbox = JSON.parse(meta.get('bbox') ?? '[0,0,0,0]') as Bbox;
    this.byName = db.prepare(
      `SELECT ${columns}, n.text, n.language, n.proper FROM names n JOIN places p USING (row) WHERE n.folded = ? ORDER BY p.area DESC LIMIT 64`,
    );
    this.byPrefix = db.prepare(
      `SELECT ${columns}, n.text, n.language, n.proper FROM names n JOIN places p USING (row)
       WHERE n.folded >= ? AND n.folded < ? ORDER BY n.proper DESC, p.population DESC, p.area DESC LIMIT ?`,
    );
    this.byPoint = db.prepare(
      `SELECT ${columns} FROM boxes b JOIN places p USING (row)
       WHERE b.west <= @lon AND b.east >= @lon AND b.south <= @lat AND b.north >= @lat AND p.area > 0 ORDER BY p.area`,
    );
    this.shapeOf = db.prepare('SELECT shape FROM places WHERE id = ?');
  }

  find(folded: string): StoredName[] {
    return (this.byName.all(this.keyOf(folded)) as NameRow[]).map((row) => this.toName(row));
  }

  knows(folded: string): boolean {
    return this.byName.get(this.keyOf(folded)) !== undefined;
  }

  startingWith(key: string, limit: number): StoredName[] {
    return (this.byPrefix.all(key, `${key}\u{10ffff}`, limit) as NameRow[]).map((row) => this.toName(row));
  }

  /** Places whose box holds a point, smallest first. */
  around(lon: number, lat: number): Place[] {
    return (this.byPoint.all({ lon, lat }) as Row[]).map((row) => this.toPlace(row));
  }

  /** @throws GeoError `data_missing`, `data_corrupt` */
  geometry(id: string): FlatGeometry {
    const row = this.shapeOf.get(id) as { shape: Buffer } | undefined;
    if (!row) throw new GeoError('data_missing', `The imported places ${this.name} have no ${id}.`);
    try {
      return unpack(row.shape);
    } catch (cause) {
      throw damaged(this.name, `the outline of ${id} cannot be read`, cause);
    }
  }

  private toName(row: NameRow): StoredName {
    return {
      place: this.toPlace(row),
      area: row.area,
      text: row.text,
      ...(row.language !== null && { language: row.language }),
      proper: row.proper === 1,
    };
  }

  private toPlace(row: Row): Place {
    const { id, name, country, country_code, population, lon, lat } = row;
    if (!(placeKinds as readonly string[]).includes(row.kind))
      throw damaged(this.name, `${id} is of no known kind`);
    return {
      id,
      kind: row.kind as PlaceKind,
      name,
      lon,
      lat,
      importance: 1,
      ...(population !== null && { population }),
      ...(country_code !== null && { countryCode: country_code }),
      ...(country !== null && { country }),
      layer: this.layer,
      source: this.source,
      licence: this.licence,
    };
  }

  close(): void {
    this.db.close();
  }
}

function damaged(name: string, what: string, cause?: unknown): GeoError {
  return new GeoError('data_corrupt', `The imported places "${name}" are damaged: ${what}.`, {
    cause,
    fix: 'Import the file again: graticule data import FILE.',
  });
}
