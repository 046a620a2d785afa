/** Opens SQLite: through better-sqlite3 where it is installed, else through Node's own. The package is optional, because whoever
 * fits tables or asks for borders needs no SQL. The only file that loads either. */

import type SqliteDatabase from 'better-sqlite3';
import { MissingPackage } from '../missing-package.ts';
import { packageRequire } from '../package-root.ts';
import { type NodeSqlite, throughNodeSqlite } from './node-sqlite.ts';

export type Database = SqliteDatabase.Database;
type Library = typeof SqliteDatabase;

let library: Library | undefined;

/** @param path  of the file, or `:memory:`
 * @throws MissingPackage when better-sqlite3 is not installed or was built for another Node, and Node has no SQLite of its own;
 *         an error whose `code` begins with `SQLITE_` */
export function openDatabase(path: string, options?: SqliteDatabase.Options): Database {
  return new (loaded())(path, options);
}

function loaded(): Library {
  library ??= loadLibrary(packageRequire());
  return library;
}

/** @param require  of the package
 * @param builtin  gives modules of Node itself */
export function loadLibrary(require: (name: string) => unknown, builtin = builtinModule): Library {
  try {
    const found = require('better-sqlite3') as Library;
    // Its native part loads with the first database.
    new found(':memory:').close();
    return found;
  } catch (cause) {
    const own = builtin('node:sqlite') as NodeSqlite | undefined;
    if (own !== undefined) return throughNodeSqlite(own);
    throw new MissingPackage('better-sqlite3', 'Jobs, keys, map extracts and own places are kept in SQLite', {
      cause,
    });
  }
}

/** @returns undefined where Node has no such module, or only behind a flag */
function builtinModule(name: string): unknown {
  // Node 22 and 24 call the module experimental at its first use, on the standard error of whoever runs a command.
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule?.(name);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** @returns which library answers, for reports
 * @throws MissingPackage when there is none */
export function sqliteLibrary(): 'better-sqlite3' | 'node:sqlite' {
  return 'SqliteError' in loaded() ? 'better-sqlite3' : 'node:sqlite';
}
