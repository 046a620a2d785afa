/** Writes the places of one import. */

import type { Database, Statement } from 'better-sqlite3';
import type { Geometry } from 'geojson';
import { openDatabase } from '../../shared/sqlite/open-database.ts';
import { fold, toKey } from '../domain/fold.ts';
import type { PlaceKind } from '../domain/place.ts';
import { flatArea } from '../geometry/area.ts';
import { type Bbox, bboxOf } from '../geometry/bbox.ts';
import { flatten } from '../geometry/flat.ts';
import { innerPoint } from '../geometry/inner-point.ts';
import type { MappedPlace } from './mapping.ts';
import { pack } from './packed.ts';
import { applicationId, schemaSql, version } from './store.ts';

export interface NewPlace {
  readonly id: string;
  readonly mapped: MappedPlace;
  readonly kind: PlaceKind;
  /** Clean; no collection. */
  readonly geometry: Exclude<Geometry, { type: 'GeometryCollection' }>;
}

/** Places between two commits. */
const batch = 500;

export class StoreWriter {
  readonly name: string;
  places = 0;
  private names = 0;
  private readonly kinds: Partial<Record<PlaceKind, number>> = {};
  private bbox: Bbox = [180, 90, -180, -90];
  private readonly db: Database;
  private readonly insertPlace: Statement;
  private readonly insertName: Statement;
  private readonly insertBox: Statement;
  private readonly known: Statement;

  private constructor(db: Database, name: string) {
    this.db = db;
    this.name = name;
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.exec(schemaSql);
    db.pragma(`application_id = ${applicationId}`);
    db.pragma(`user_version = ${version}`);
    this.insertPlace = db.prepare(
      'INSERT INTO places VALUES (@row, @id, @kind, @name, @country, @code, @population, @lon, @lat, @area, @west, @south, @east, @north, @shape)',
    );
    this.insertName = db.prepare('INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)');
    this.insertBox = db.prepare('INSERT INTO boxes VALUES (?, ?, ?, ?, ?)');
    this.known = db.prepare('SELECT 1 FROM places WHERE id = ?');
    db.exec('BEGIN');
  }

  /** @param path  of the store while it is made */
  static async create(path: string, name: string): Promise<StoreWriter> {
    const { createPrivateFile } = await import('../../shared/sqlite/open-file.ts');
    createPrivateFile(path);
    const db = openDatabase(path);
    try {
      return new StoreWriter(db, name);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  add({ id, mapped, kind, geometry }: NewPlace): void {
    const row = ++this.places;
    const flat = flatten(geometry);
    const [west, south, east, north] = bboxOf(geometry);
    const [lon, lat] = innerPoint(geometry)! as [number, number];
    const code = /^[A-Z]{2}$/.test(mapped.country ?? '') ? mapped.country! : null;
    this.insertPlace.run({
      row,
      // Two features of one identifier, as of a country in parts: each is a place.
      id: this.known.get(id) === undefined ? id : `${id}-${row}`,
      kind,
      name: mapped.name,
      country: code === null ? (mapped.country ?? null) : (regionNames.of(code) ?? code),
      code,
      population: mapped.population ?? null,
      lon,
      lat,
      area: flatArea(flat),
      west,
      south,
      east,
      north,
      shape: pack(flat),
    });
    for (const { text, language } of mapped.names) {
      const folded = toKey(fold(text));
      if (folded === '') continue;
      this.names += this.insertName.run(
        folded,
        row,
        text,
        language ?? null,
        text === mapped.name ? 1 : 0,
      ).changes;
    }
    // Boxes that cross ±180° are two.
    if (west <= east) this.insertBox.run(row, west, east, south, north);
    else this.insertBox.run(row, -180, 180, south, north);
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    const [w, s, e, n] = this.bbox;
    this.bbox =
      west <= east
        ? [Math.min(w, west), Math.min(s, south), Math.max(e, east), Math.max(n, north)]
        : [-180, Math.min(s, south), 180, Math.max(n, north)];
    if (row % batch === 0) this.db.exec('COMMIT; BEGIN');
  }

  finish(about: { source: string; licence: string }): {
    places: number;
    names: number;
    kinds: Partial<Record<PlaceKind, number>>;
    bbox: Bbox;
  } {
    const { places, names, kinds, bbox } = this;
    const meta = this.db.prepare('INSERT INTO meta VALUES (?, ?)');
    const values = {
      ...about,
      importedAt: new Date().toISOString(),
      places: String(places),
      bbox: JSON.stringify(bbox),
      kinds: JSON.stringify(kinds),
    };
    for (const [key, value] of Object.entries(values)) meta.run(key, value);
    this.db.exec('COMMIT; ANALYZE');
    this.db.close();
    return { places, names, kinds, bbox };
  }

  close(): void {
    this.db.close();
  }
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
