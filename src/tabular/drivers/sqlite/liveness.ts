/** Tells a dead worker from a slow one on the same machine: each worker holds an exclusive lock on a file of its own,
 * which the operating system frees when the process dies, however it dies. */

import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSettled } from '../../../shared/settled.ts';
import { type Database, openDatabase } from '../../../shared/sqlite/open-database.ts';
import { createPrivateFile } from '../../../shared/sqlite/open-file.ts';
import { storageFaultOf } from '../../../shared/storage-error.ts';

export interface Liveness {
  /** Holds `owner`'s lock until `close`. */
  announce(owner: string): void;
  isDead(owner: string): boolean;
  /** Removes the files of dead owners. To be called again and again: a file that is new may not be locked yet.
   * @param now  milliseconds */
  sweep(now: number): void;
  close(): void;
}

const fileName = /^[\w-]+$/;

/** A file takes far less from being made to being locked. */
const newMs = 30_000;

/** @param folder  where the lock files lie; null: nothing is known about others, so nobody is ever found dead */
export function createLiveness(folder: string | null): Liveness {
  const held = new Map<string, Database>();
  const settled = createSettled();
  const pathOf = (owner: string) => join(folder!, `${owner}.lock`);

  /** @returns the locked file, or null when another process holds it */
  function lock(path: string): Database | null {
    const database = openDatabase(path, { timeout: 0 });
    try {
      // In exclusive locking mode SQLite keeps the file lock of a write transaction after its commit.
      database.pragma('locking_mode = EXCLUSIVE');
      database.exec('BEGIN EXCLUSIVE; COMMIT');
      return database;
    } catch (error) {
      database.close();
      if (storageFaultOf(error) === 'busy') return null;
      throw error;
    }
  }

  function discard(path: string, database: Database): void {
    database.close();
    for (const suffix of ['', '-journal']) rmSync(`${path}${suffix}`, { force: true });
  }

  function isDead(owner: string): boolean {
    if (folder === null || held.has(owner) || !fileName.test(owner)) return false;
    const path = pathOf(owner);
    if (!existsSync(path)) return true;
    try {
      const database = lock(path);
      if (database === null) return false;
      discard(path, database);
    } catch (error) {
      // Read in spite of a live holder's lock it cannot have been: somebody wrote into a dead worker's file.
      if (storageFaultOf(error) !== 'damaged') throw error;
      rmSync(path, { force: true });
    }
    return true;
  }

  return {
    announce(owner) {
      if (folder === null || held.has(owner)) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      createPrivateFile(pathOf(owner));
      const database = lock(pathOf(owner));
      if (database === null) throw new Error(`two workers are called ${owner}`);
      held.set(owner, database);
    },
    isDead,
    sweep(now) {
      if (folder === null || !existsSync(folder)) return;
      const unchanged = settled.look(now, newMs);
      for (const name of readdirSync(folder)) {
        const owner = /^([\w-]+)\.lock(?:-journal)?$/.exec(name)?.[1];
        const about = statSync(join(folder, name), { throwIfNoEntry: false });
        if (owner === undefined || about === undefined) continue;
        if (!unchanged(name, `${about.ino} ${about.birthtimeMs}`) || !isDead(owner)) continue;
        // What is left when its process died while it discarded the file.
        rmSync(`${pathOf(owner)}-journal`, { force: true });
      }
    },
    close() {
      for (const [owner, database] of held) discard(pathOf(owner), database);
      held.clear();
    },
  };
}
