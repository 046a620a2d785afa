/** The stores of a folder, opened as they are asked and closed when they are replaced. */

import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GeoError } from '../domain/errors.ts';
import type { Box } from './entities.ts';
import { OsmStore } from './store.ts';

interface Opened {
  readonly store: OsmStore;
  readonly stamp: string;
  users: number;
  /** Replaced or removed: to be closed by its last user. */
  stale: boolean;
}

export const overlap = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

export class OsmLibrary {
  private readonly folder: string | undefined;
  private readonly sample: (() => Promise<OsmStore | undefined>) | undefined;
  private readonly open = new Map<string, Opened>();
  private sampled: Promise<OsmStore | undefined> | undefined;

  /** @param folder  where `importOsm` puts stores
   * @param sample  opens the store to answer from while nothing has been imported */
  constructor(folder: string | undefined, sample?: () => Promise<OsmStore | undefined>) {
    this.folder = folder;
    this.sample = sample;
  }

  /** Work with all the stores; one that was replaced, added or removed is seen at the next call, and a store in use stays
   * open until the work ends. */
  async with<T>(work: (stores: readonly OsmStore[]) => Promise<T>): Promise<T> {
    const used = await this.refresh();
    for (const opened of used) opened.users++;
    try {
      const imported = used.map(({ store }) => store);
      if (imported.length > 0) return await work(imported);
      this.sampled ??= this.sample?.();
      const sample = await this.sampled;
      return await work(sample ? [sample] : []);
    } finally {
      for (const opened of used) {
        if (--opened.users === 0 && opened.stale) opened.store.close();
      }
    }
  }

  private async refresh(): Promise<Opened[]> {
    const files = new Map<string, string>();
    for (const name of this.folder === undefined ? [] : storeFiles(this.folder)) {
      const path = join(this.folder!, name);
      const { ino, mtimeMs } = statSync(path);
      files.set(path, `${ino} ${mtimeMs}`);
    }
    for (const [path, opened] of this.open) {
      if (files.get(path) === opened.stamp) continue;
      this.open.delete(path);
      if (opened.users === 0) opened.store.close();
      else opened.stale = true;
    }
    for (const [path, stamp] of files) {
      if (this.open.has(path)) continue;
      const { default: Database } = await import('better-sqlite3');
      // Another question may have opened it meanwhile.
      if (this.open.has(path)) continue;
      const store = openStore(Database, path);
      this.open.set(path, { store, stamp, users: 0, stale: false });
    }
    return [...this.open.values()];
  }

  async close(): Promise<void> {
    for (const opened of this.open.values()) {
      if (opened.users === 0) opened.store.close();
      else opened.stale = true;
    }
    this.open.clear();
    (await this.sampled?.catch(() => undefined))?.close();
    this.sampled = undefined;
  }
}

/** @throws GeoError `data_corrupt` naming the file */
function openStore(Database: typeof import('better-sqlite3'), path: string): OsmStore {
  let db: InstanceType<typeof Database> | undefined;
  try {
    db = new Database(path, { readonly: true });
    return new OsmStore(db, path);
  } catch (cause) {
    db?.close();
    if (cause instanceof GeoError) throw cause;
    throw new GeoError('data_corrupt', `The store ${basename(path)} cannot be opened.`, {
      cause,
      fix: 'Import the extract again: graticule osm import FILE.',
    });
  }
}

/** File names of the stores of a folder, sorted; none when there is no such folder. */
export function storeFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.osmdb'))
      .sort();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
