/** Opens SQLite through better-sqlite3, the only file that loads it: the package is optional, because whoever fits tables or asks
 * for borders needs no SQL. */

import { createRequire } from 'node:module';
import type SqliteDatabase from 'better-sqlite3';
import { MissingPackage } from '../missing-package.ts';
import { packageFile } from '../package-root.ts';

export type Database = SqliteDatabase.Database;
type Library = typeof SqliteDatabase;

let library: Library | undefined;

/** @param path  of the file, or `:memory:`
 * @throws MissingPackage when better-sqlite3 is not installed or was built for another Node; SqliteError */
export function openDatabase(path: string, options?: SqliteDatabase.Options): Database {
  library ??= loadLibrary(createRequire(packageFile('package.json')));
  return new library(path, options);
}

/** @param require  of the package */
export function loadLibrary(require: (name: string) => unknown): Library {
  try {
    const loaded = require('better-sqlite3') as Library;
    // Its native part loads with the first database.
    new loaded(':memory:').close();
    return loaded;
  } catch (cause) {
    throw new MissingPackage('better-sqlite3', 'Jobs, keys, map extracts and own places are kept in SQLite', {
      cause,
    });
  }
}
