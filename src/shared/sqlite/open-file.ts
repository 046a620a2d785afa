/** Opens a SQLite file that this product owns: readable by its owner only, checked before it is used, never waited for. */

import {
  chmodSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StorageError, storageFaultOf, toStorageError } from '../storage-error.ts';
import { type Database, openDatabase } from './open-database.ts';

export interface SqliteForm {
  /** What the file is, for messages: "the job store". */
  readonly what: string;
  /** Tables that the newest version has. */
  readonly tables: readonly string[];
  /** SQL of each version; `user_version` says how many have run. */
  readonly migrations: readonly (string | ((database: Database) => void))[];
}

/** A larger file is not read whole before it is used: 64 MiB take some 100 ms. What is damaged in it shows later. */
const checkedBytes = 64 * 2 ** 20;

/** @param path  null keeps everything in memory
 * @param use   what is made of the database; when it throws, the database is closed
 * @throws StorageError naming the file: damaged, not ours, locked, not accessible, of a later version */
export function openSqliteFile<T>(path: string | null, form: SqliteForm, use: (database: Database) => T): T {
  if (path === null) return use(migrated(openDatabase(':memory:'), form));
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (prepareFile(path, form)) check(path, form);
    else create(path, form);
    return openForUse(path, form, use);
  } catch (error) {
    throw explained(error, path, form);
  }
}

/** SQLite gives a database's side files the mode of the database, which must therefore exist before SQLite opens it. */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

function openForUse<T>(path: string, form: SqliteForm, use: (database: Database) => T): T {
  const database = openDatabase(path, { timeout: 0, fileMustExist: true });
  try {
    if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
    return use(migrated(database, form));
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @returns whether there is a file to check
 * @throws StorageError for what cannot be a database of ours */
function prepareFile(path: string, form: SqliteForm): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  const log = `${path}-wal`;
  const logBytes = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (found?.isFile() === false) {
    throw damaged(path, `${path} is not a file, but ${form.what} belongs there.`, 'Move it away.');
  }
  if (found === undefined && logBytes > 0) {
    // SQLite would delete the log, and with it what was committed last.
    throw damaged(path, `${path} is missing, but its log ${basename(log)} is there.`, restoreBoth(path));
  }
  if (found === undefined) return false;
  // A database that is made here has its tables when it gets its name.
  if (found.size === 0) throw damaged(path, `${path} is empty: it was cut off.`, restoreBoth(path));
  for (const side of ['', '-wal', '-shm']) {
    const mode = statSync(path + side, { throwIfNoEntry: false })?.mode ?? 0o600;
    // Made by an earlier version. A file of another owner stays as that owner set it.
    if ((mode & 0o077) !== 0) ignoring('EPERM', () => chmodSync(path + side, 0o600));
  }
  if (logBytes > 0) checkLog(path, log);
  return true;
}

/** SQLite passes over a log whose header it does not know, and with it over what was committed last. */
function checkLog(path: string, log: string): void {
  const header = headOf(log, 32);
  // Written, but not yet on the disk, at a power cut.
  if (header.every((byte) => byte === 0)) return;
  const known = header.length < 32 || (header.readUInt32BE(0) & 0xfffffffe) === 0x377f0682;
  const pageBytes = headOf(path, 18).readUInt16BE(16);
  const logPageBytes = header.length < 32 ? pageBytes : header.readUInt32BE(8);
  if (!known || logPageBytes !== (pageBytes === 1 ? 65_536 : pageBytes)) {
    throw damaged(
      path,
      `${log} is not the log of ${basename(path)}.`,
      `Stop the server and restore both from a backup; or move ${basename(log)} away, which loses what was committed last.`,
    );
  }
}

function headOf(path: string, bytes: number): Buffer {
  const head = Buffer.alloc(bytes);
  const file = openSync(path, 'r');
  try {
    return head.subarray(0, readSync(file, head, 0, bytes, 0));
  } finally {
    closeSync(file);
  }
}

/** Reads without writing: SQLite would carry a log that does not belong here into the file when it closes it. */
function check(path: string, form: SqliteForm): void {
  const database = openDatabase(path, { readonly: true, timeout: 0, fileMustExist: true });
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all() as string[];
    const version = database.pragma('user_version', { simple: true }) as number;
    refuseLater(path, version, form);
    const missing = form.tables.filter((name) => !tables.includes(name));
    // Version 0 has no tables yet, or all of them where the first version did not count.
    if (missing.length > 0 && (version > 0 || tables.length > 0)) {
      throw damaged(
        path,
        `${path} is not ${form.what}: the table ${missing[0]} is missing.`,
        restoreBoth(path),
      );
    }
    if (statSync(path).size > checkedBytes) return;
    const [problem] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (problem?.quick_check !== 'ok') {
      throw damaged(path, `${path} is damaged (${problem?.quick_check}).`, restoreBoth(path));
    }
  } finally {
    database.close();
  }
}

/** Makes the file beside its place and links it there whole, so that processes that start at once never see half of it. */
function create(path: string, form: SqliteForm): void {
  removeLeftovers(path);
  const fresh = `${path}.${process.pid}.new`;
  createPrivateFile(fresh);
  try {
    openForUse(fresh, form, (database) => database.close());
    ignoring('EEXIST', () => linkSync(fresh, path));
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Of processes that were killed while they made the file. */
function removeLeftovers(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    const rest = name.startsWith(`${basename(path)}.`) ? name.slice(basename(path).length) : '';
    const pid = /^\.(\d+)\.new(?:-wal|-shm|-journal)?$/.exec(rest)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(dirname(path), name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function migrated(database: Database, form: SqliteForm): Database {
  const version = () => database.pragma('user_version', { simple: true }) as number;
  if (version() === form.migrations.length) return database;
  database
    .transaction(() => {
      const done = version();
      refuseLater(database.name, done, form);
      for (const step of form.migrations.slice(done)) {
        if (typeof step === 'string') database.exec(step);
        else step(database);
      }
      database.pragma(`user_version = ${form.migrations.length}`);
    })
    .immediate();
  return database;
}

function refuseLater(path: string, version: number, { migrations }: SqliteForm): void {
  if (version >= 0 && version <= migrations.length) return;
  throw damaged(
    path,
    `${path} has schema version ${version}, this release knows versions up to ${migrations.length}.`,
    'Use the release that wrote the file, or a later one.',
  );
}

function explained(error: unknown, path: string, form: SqliteForm): unknown {
  if (error instanceof StorageError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return damaged(
      path,
      `The folder of ${path} cannot be made: a file is in its place.`,
      'Move that file away.',
    );
  }
  if (storageFaultOf(error) === 'damaged') {
    return damaged(
      path,
      `${path} is damaged, or is not ${form.what} (${message}).`,
      restoreBoth(path),
      error,
    );
  }
  // Such as a table without a column that a statement names.
  if (code === 'SQLITE_ERROR')
    return damaged(path, `${path} is not ${form.what} (${message}).`, restoreBoth(path), error);
  return toStorageError(error, path);
}

const restoreBoth = (path: string) =>
  `Stop the server and restore ${basename(path)} and ${basename(path)}-wal from one backup, or move both away to start empty.`;

function damaged(path: string, message: string, fix: string, cause?: unknown): StorageError {
  return new StorageError('damaged', path, { message, fix, ...(cause === undefined ? {} : { cause }) });
}

function ignoring(code: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}
