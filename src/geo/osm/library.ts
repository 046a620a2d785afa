/** The stores of a folder, opened as they are asked and closed when they are replaced. */

import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Options } from 'better-sqlite3';
import { removeLeftovers } from '../../shared/leftovers.ts';
import { openDatabase } from '../../shared/sqlite/open-database.ts';
import { storageFaultOf, toStorageError } from '../../shared/storage-error.ts';
import { GeoError } from '../domain/errors.ts';
import type { MapLibrary } from '../domain/map-store.ts';
import { damagedStore, OsmStore } from './store.ts';

interface Opened {
  readonly store: OsmStore;
  readonly stamp: string;
  users: number;
  /** Replaced or removed: to be closed by its last user. */
  stale: boolean;
}

/** How long a question waits for a store that another process has locked, and how long between two tries at most. */
const lockedMs = 5000;
const longestPauseMs = 200;

export class OsmLibrary implements MapLibrary {
  private readonly folder: string | undefined;
  private readonly sample: (() => Promise<OsmStore | undefined>) | undefined;
  private readonly open = new Map<string, Opened>();
  private sampled: Promise<OsmStore | undefined> | undefined;
  private tidied: Promise<void> | undefined;

  /** @param folder  where `importOsm` puts stores
   * @param sample  opens the store to answer from while nothing has been imported */
  constructor(folder: string | undefined, sample?: () => Promise<OsmStore | undefined>) {
    this.folder = folder;
    this.sample = sample;
  }

  /** Whether anything was imported, so that answers without it would lack something. */
  get hasExtracts(): boolean {
    return this.folder !== undefined && storeFiles(this.folder).length > 0;
  }

  /** Work with all the stores; one that was replaced, added or removed is seen at the next call, and a store in use stays
   * open until the work ends. Work that meets a locked store begins again a little later: it only reads.
   * @throws GeoError `data_corrupt` naming a damaged store; StorageError for one that stays locked or cannot be read */
  async with<T>(work: (stores: readonly OsmStore[]) => Promise<T>): Promise<T> {
    const until = performance.now() + lockedMs;
    for (let pauseMs = 5; ; pauseMs = Math.min(longestPauseMs, 2 * pauseMs)) {
      try {
        return await this.once(work);
      } catch (error) {
        if (storageFaultOf(error) !== 'busy' || performance.now() >= until) throw error;
      }
      await delay(pauseMs);
    }
  }

  private async once<T>(work: (stores: readonly OsmStore[]) => Promise<T>): Promise<T> {
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
    // A folder that cannot be written keeps nobody from reading.
    if (this.folder !== undefined) this.tidied ??= removeLeftovers(this.folder).catch(() => {});
    await this.tidied;
    const files = new Map<string, string>();
    for (const name of this.folder === undefined ? [] : storeFiles(this.folder)) {
      const path = join(this.folder!, name);
      const found = statSync(path, { throwIfNoEntry: false });
      // Removed since the folder was read.
      if (found !== undefined) files.set(path, `${found.ino} ${found.mtimeMs}`);
    }
    for (const [path, opened] of this.open) {
      if (files.get(path) === opened.stamp) continue;
      this.open.delete(path);
      if (opened.users === 0) opened.store.close();
      else opened.stale = true;
    }
    for (const [path, stamp] of files) {
      if (this.open.has(path)) continue;
      const store = openStore(path, openDatabase);
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

/** Opens a store to read, without SQLite's own waiting, which sleeps on the event loop.
 * @throws GeoError `data_corrupt` naming what is not a store; StorageError for one that cannot be read at the moment */
export function openStore(path: string, open: (path: string, options: Options) => Database): OsmStore {
  let database: Database | undefined;
  try {
    database = open(path, { readonly: true, timeout: 0 });
    return new OsmStore(database, path);
  } catch (error) {
    database?.close();
    if (error instanceof GeoError) throw error;
    const fault = storageFaultOf(error);
    // SQLite cannot open a folder, or a file without permission: CANTOPEN, which it also says for lack of descriptors.
    if (fault === 'damaged' || (fault === 'io' && !readable(path))) throw damagedStore(basename(path), error);
    throw toStorageError(error, basename(path));
  }
}

function readable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
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
