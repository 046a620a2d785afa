/** The imports of a folder. They are opened when the folder changes: an import is found by the next question. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { onceATurn } from '../../shared/once-a-turn.ts';
import { type Database, openDatabase } from '../../shared/sqlite/open-database.ts';
import { toStorageError } from '../../shared/storage-error.ts';
import { GeoError } from '../domain/errors.ts';
import type { FlatGeometry } from '../domain/flat.ts';
import { type Candidate, indexesOf, maskOf, type Place } from '../domain/place.ts';
import type { Filter, NameReading } from '../lookup/find.ts';
import { PlaceStore, type StoredName } from './store.ts';

export const ending = '.places';

/** Index of a place that is not the gazetteer's: of none there, and not one below its first either. */
const notInGazetteer = -2;
/** Own places come before all that ships. */
const ownRank = 10;

export class PlaceLibrary {
  private readonly folder: string;
  private readonly open = new Map<string, { readonly store: PlaceStore; readonly stamp: string }>();
  private seen = '';
  /** A question probes many names: the folder is looked at once for all that happens in a turn. */
  private readonly look = onceATurn(() => statSync(this.folder, { throwIfNoEntry: false }));

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @throws GeoError `data_corrupt` naming a damaged store; StorageError for one that cannot be read */
  stores(): PlaceStore[] {
    const about = this.look();
    const now = about === undefined ? '' : `${about.ino} ${about.mtimeMs}`;
    if (now !== this.seen) {
      this.refresh(
        now === ''
          ? []
          : readdirSync(this.folder)
              .filter((file) => file.endsWith(ending))
              .sort(),
      );
      this.seen = now;
    }
    return [...this.open.values()].map(({ store }) => store);
  }

  private refresh(files: readonly string[]): void {
    const stamps = new Map<string, string>();
    for (const file of files) {
      const found = statSync(join(this.folder, file), { throwIfNoEntry: false });
      if (found) stamps.set(file, `${found.ino}-${found.mtimeMs}`);
    }
    for (const [file, { store, stamp }] of this.open) {
      if (stamps.get(file) === stamp) continue;
      this.open.delete(file);
      store.close();
    }
    for (const [file, stamp] of stamps) {
      if (!this.open.has(file)) this.open.set(file, { store: this.openStore(file, stamp), stamp });
    }
  }

  private openStore(file: string, stamp: string): PlaceStore {
    let db: Database | undefined;
    const name = file.slice(0, -ending.length);
    try {
      db = openDatabase(join(this.folder, file), { readonly: true, timeout: 0 });
      return new PlaceStore(db, name, stamp);
    } catch (error) {
      db?.close();
      throw error instanceof GeoError ? error : toStorageError(error, file);
    }
  }

  /** Places one of whose names equals a reading, best first. */
  exact(readings: readonly NameReading[], filter: Filter): Candidate[] {
    const stores = this.stores();
    const found = new Map<string, Candidate>();
    for (const reading of readings) {
      if (reading.kinds !== 0 && (reading.kinds & filter.mask) === 0) continue;
      for (const store of stores) {
        for (const stored of store.find(reading.text)) {
          const { id } = stored.place;
          if (!found.has(id) && passes(stored.place, reading, filter))
            found.set(id, toCandidate(stored, reading));
        }
      }
    }
    return [...found.values()].sort((a, b) => b.rank - a.rank);
  }

  knows(folded: string): boolean {
    return this.stores().some((store) => store.knows(folded));
  }

  begins(key: string): boolean {
    return this.startingWith(key, 1).length > 0;
  }

  startingWith(key: string, limit: number): StoredName[] {
    return this.stores().flatMap((store) => store.startingWith(key, limit));
  }

  around(lon: number, lat: number): Place[] {
    return this.stores().flatMap((store) => store.around(lon, lat));
  }

  /** The outline of a place from one of the stores; undefined for another layer.
   * @throws GeoError `data_missing` when its import was removed meanwhile */
  geometry(layer: string, id: string): FlatGeometry | undefined {
    if (!layer.startsWith('own/')) return undefined;
    const store = this.stores().find((open) => open.layer === layer);
    if (!store)
      throw new GeoError('data_missing', `The import that held ${id} was removed or replaced: ask again.`);
    return store.geometry(id);
  }

  close(): void {
    for (const { store } of this.open.values()) store.close();
    this.open.clear();
    this.seen = '';
  }
}

function passes({ kind }: Place, reading: NameReading, { mask, kinds }: Filter): boolean {
  const bit = maskOf([kind]);
  if ((bit & mask) === 0 || (reading.kinds !== 0 && (bit & reading.kinds) === 0)) return false;
  return kinds === undefined || [...indexesOf([kind])].some((index) => kinds.has(index));
}

function toCandidate({ place, area, text, language, proper }: StoredName, reading: NameReading): Candidate {
  return {
    place,
    index: notInGazetteer,
    matchedName: text,
    nameType: language !== undefined ? 'translation' : proper ? 'name' : 'alias',
    ...(language !== undefined && { language }),
    method: 'exact',
    similarity: 1,
    edits: 0,
    depth: reading.depth,
    confidence: proper ? 0.99 : 0.97,
    // The larger of two namesakes, and a proper name before another.
    rank:
      ownRank + (proper ? 1 : 0) - 0.05 * reading.depth + Math.min(0.04, Math.log10(1 + area / 1e6) / 200),
    reasons: ['imported place'],
  };
}
