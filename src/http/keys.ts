/** API keys: an organisation and a user each; only a salted hash is kept. One SQLite file, shared by all processes
 * of a data directory and read as requests come, so that a revocation by another process counts at once. */

import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { BoundedCache, textBytes } from '../shared/bounded-cache.ts';
import { type Log, silentLog } from '../shared/log.ts';
import { onceATurn } from '../shared/once-a-turn.ts';
import { createCondition, type StoreHealth } from '../shared/sqlite/condition.ts';
import { openSqliteFile, type SqliteForm } from '../shared/sqlite/open-file.ts';
import type { AuthResult, KeyVerifier } from './auth.ts';
import {
  type ApiKey,
  idOf,
  judge,
  type KeyOwner,
  type KeyRow,
  newKey,
  type StaticKey,
  staticVerifier,
  toApiKey,
} from './key-tokens.ts';

export { type ApiKey, parseStaticKeys, type StaticKey } from './key-tokens.ts';

/** API keys of one machine, as hashes in a SQLite file. Every method throws a `StorageError` while it cannot be read.
 * @example
 * const { id, key } = keys.create({ org: 'acme', user: 'ann' });
 * keys.revoke(id); */
export interface KeyStore extends KeyVerifier {
  /** Whose key this is, or why it is refused. */
  verify(token: string): AuthResult;
  /** The key is shown here once and cannot be read back. */
  create(owner: KeyOwner): { id: string; key: string };
  /** Keys without their secrets, revoked ones included. */
  list(): ApiKey[];
  /** @returns false when there is no such key; revoking twice is not an error */
  revoke(id: string): boolean;
  /** Whether anyone has configured a key: a static one or a stored one that is not a development key. */
  configured(): boolean;
  /** Whether an unrevoked development key exists. */
  hasDevelopmentKey(): boolean;
  /** Whether the file can be read and written, at once: what is wrong, since when, until it is over. */
  health(): StoreHealth;
  /** Gives up the file; later calls fail. */
  close(): void;
}

export interface KeyStoreOptions {
  /** Folder of `keys.sqlite`, made when absent; without it the keys live in memory. */
  readonly dataDir?: string;
  readonly staticKeys?: readonly StaticKey[];
  readonly now?: () => number;
  /** Told of trouble with the file, once, and of its end; default: nobody. */
  readonly log?: Log;
}

/** Of the keys found good last: some 8,000 with names of usual length. */
export const recentKeyBytes = 4 * 2 ** 20;

/** No call waits for a lock that another process holds: `whenFree` of shared/sqlite/gate.ts repeats one that met it.
 * @throws StorageError naming the file and what to do, when it is damaged, not accessible, of a later version, or locked
 *         at the moment (`fault: 'busy'`); so do all methods
 * @example
 * const keys = createKeyStore({ dataDir: './data' });
 * const { key } = keys.create({ org: 'acme', user: 'ann' }); */
export function createKeyStore(options: KeyStoreOptions = {}): KeyStore {
  const path = options.dataDir === undefined ? null : join(options.dataDir, 'keys.sqlite');
  return openSqliteFile(path, keyStoreForm, (database) => createStore(database, options));
}

function createStore(database: Database.Database, options: KeyStoreOptions): KeyStore {
  const { staticKeys = [], now = Date.now, log = silentLog } = options;
  database.pragma('synchronous = FULL');
  const version = database.pragma('user_version', { simple: true });
  const condition = createCondition({
    file: 'keys.sqlite',
    log,
    now,
    probe: () => database.pragma(`user_version = ${version}`),
  });
  /** Runs a statement; its faults name the file and show in `health`. */
  function at<T>(statement: () => T): T {
    try {
      return statement();
    } catch (error) {
      throw condition.noted(error);
    }
  }
  const byId = database.prepare<[string], KeyRow>('SELECT * FROM api_keys WHERE id = ?');
  const insert = database.prepare(
    'INSERT INTO api_keys (id, org, user, salt, hash, created_at, development) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const all = database.prepare<[], KeyRow>('SELECT * FROM api_keys ORDER BY created_at, id');
  const markRevoked = database.prepare(
    'UPDATE api_keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?',
  );
  const countOf = database.prepare<[number], { count: number }>(
    'SELECT count(*) AS count FROM api_keys WHERE revoked_at IS NULL AND development = ?',
  );
  // Tells of commits by other connections; `revoke` tells of its own.
  const dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
  const verifyStatic = staticVerifier(staticKeys);

  /** Reading the row and hashing cost more than the rest of a poll: a token found good is good until the file changes. */
  const recent = new BoundedCache<{ token: Buffer; result: AuthResult }>(recentKeyBytes);
  let seenVersion = -1;
  const watchFile = onceATurn(() => {
    const version = dataVersion.get()!;
    if (version !== seenVersion) recent.clear();
    seenVersion = version;
  });

  function verifyStored(token: string): AuthResult {
    watchFile();
    const lookup = token.slice(5, 37);
    const known = recent.get(lookup);
    if (known !== undefined) {
      const given = Buffer.from(token);
      if (given.length === known.token.length && timingSafeEqual(given, known.token)) return known.result;
    }
    const id = idOf(token);
    const result = judge(token, id === null ? undefined : byId.get(id));
    if (result.ok) {
      const { org, user } = result.identity;
      recent.set(lookup, { token: Buffer.from(token), result }, 512 + textBytes(org) + textBytes(user));
    }
    return result;
  }

  return {
    verify(token) {
      const fixed = verifyStatic(token);
      return fixed.ok ? fixed : at(() => verifyStored(token));
    },
    create(owner) {
      const { id, key, salt, hash } = newKey(owner);
      const createdAt = new Date(now()).toISOString();
      at(() =>
        insert.run(id, owner.org, owner.user, salt, hash, createdAt, Number(owner.development ?? false)),
      );
      return { id, key };
    },
    list: () => at(() => all.all()).map(toApiKey),
    revoke(id) {
      recent.clear();
      return at(() => markRevoked.run(new Date(now()).toISOString(), id).changes > 0);
    },
    configured() {
      return staticKeys.length > 0 || at(() => countOf.get(0)!.count > 0);
    },
    hasDevelopmentKey() {
      return at(() => countOf.get(1)!.count > 0);
    },
    health: () => condition.health(),
    close() {
      database.close();
    },
  };
}

const keyStoreForm: SqliteForm = {
  what: 'the key store',
  tables: ['api_keys'],
  migrations: [
    // The first release made the table without counting versions.
    `CREATE TABLE IF NOT EXISTS api_keys (
      id TEXT PRIMARY KEY,
      org TEXT NOT NULL,
      user TEXT NOT NULL,
      salt BLOB NOT NULL,
      hash BLOB NOT NULL,
      created_at TEXT NOT NULL,
      revoked_at TEXT,
      development INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID`,
  ],
};
