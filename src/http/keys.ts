/** API keys: an organisation and a user each; only a salted hash is kept. One SQLite file, shared by all processes
 * of a data directory and read as requests come, so that a revocation by another process counts at once. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { BoundedCache, textBytes } from '../shared/bounded-cache.ts';
import { type Log, silentLog } from '../shared/log.ts';
import { onceATurn } from '../shared/once-a-turn.ts';
import { createCondition, type StoreHealth } from '../shared/sqlite/condition.ts';
import { openSqliteFile, type SqliteForm } from '../shared/sqlite/open-file.ts';
import type { AuthResult, KeyVerifier } from './auth.ts';

export interface ApiKey {
  readonly id: string;
  readonly org: string;
  readonly user: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** A key given by configuration instead of the store. */
export interface StaticKey {
  readonly token: string;
  readonly org: string;
  readonly user: string;
}

export interface KeyStore extends KeyVerifier {
  /** The key is shown here once and cannot be read back. */
  create(owner: { org: string; user: string; development?: boolean }): { id: string; key: string };
  list(): ApiKey[];
  /** @returns false when there is no such key; revoking twice is not an error */
  revoke(id: string): boolean;
  /** Whether anyone has configured a key: a static one or a stored one that is not a development key. */
  configured(): boolean;
  /** Whether an unrevoked development key exists. */
  hasDevelopmentKey(): boolean;
  /** Whether the file can be read and written, at once: what is wrong, since when, until it is over. */
  health(): StoreHealth;
  close(): void;
}

export interface KeyStoreOptions {
  /** Folder of `keys.sqlite`, made when absent; without it the keys live in memory. */
  readonly dataDir?: string;
  readonly staticKeys?: readonly StaticKey[];
  /** A key of this process alone, for who has started it; `configured` does not count it. */
  readonly sessionKey?: StaticKey;
  readonly now?: () => number;
  /** Told of trouble with the file, once, and of its end; default: nobody. */
  readonly log?: Log;
}

interface Row {
  id: string;
  org: string;
  user: string;
  salt: Buffer;
  hash: Buffer;
  created_at: string;
  revoked_at: string | null;
  development: number;
}

// A token is `grat_`, the 32 hex characters that find its row, and 43 base64url characters of secret (256 bits).
// The secret is uniformly random, so one SHA-256 is as hard to invert as a slow password hash would be.
const shape = /^grat_[0-9a-f]{32}[A-Za-z0-9_-]{43}$/;
const invalid: AuthResult = Object.freeze({ ok: false, failure: 'invalid' });
const revoked: AuthResult = Object.freeze({ ok: false, failure: 'revoked' });

/** Of the keys found good last: some 8,000 with names of usual length. */
export const recentKeyBytes = 4 * 2 ** 20;

const longestName = 256;

const digest = (salt: Buffer, secret: string) => createHash('sha256').update(salt).update(secret).digest();

/** No call waits for a lock that another process holds: `whenFree` of shared/sqlite/gate.ts repeats one that met it.
 * @throws StorageError naming the file and what to do, when it is damaged, not accessible, of a later version, or locked
 *         at this moment (`fault: 'busy'`); so do all methods */
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
  const byId = database.prepare<[string], Row>('SELECT * FROM api_keys WHERE id = ?');
  const insert = database.prepare(
    'INSERT INTO api_keys (id, org, user, salt, hash, created_at, development) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const all = database.prepare<[], Row>('SELECT * FROM api_keys ORDER BY created_at, id');
  const markRevoked = database.prepare(
    'UPDATE api_keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?',
  );
  const countOf = database.prepare<[number], { count: number }>(
    'SELECT count(*) AS count FROM api_keys WHERE revoked_at IS NULL AND development = ?',
  );
  // Tells of commits by other connections; `revoke` tells of its own.
  const dataVersion = database.prepare<[], number>('PRAGMA data_version').pluck();
  const decoy = { salt: randomBytes(16), hash: randomBytes(32) };
  const statics = [...staticKeys, ...(options.sessionKey ? [options.sessionKey] : [])].map(
    ({ token, org, user }, index) => {
      const salt = randomBytes(16);
      return { salt, hash: digest(salt, token), identity: { org, user, keyId: `static_${index}` } };
    },
  );

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
    if (!shape.test(token)) return invalid;
    const row = byId.get(`key_${lookup}`);
    const { salt, hash } = row ?? decoy;
    if (!timingSafeEqual(digest(salt, token.slice(37)), hash) || row === undefined) return invalid;
    if (row.revoked_at !== null) return revoked;
    const result: AuthResult = { ok: true, identity: { org: row.org, user: row.user, keyId: row.id } };
    const weight = 512 + textBytes(row.org) + textBytes(row.user);
    recent.set(lookup, { token: Buffer.from(token), result }, weight);
    return result;
  }

  /** Compares with every static key, without an early exit, so that the time says nothing about the token. */
  function verifyStatic(token: string): AuthResult {
    let found: AuthResult = invalid;
    for (const { salt, hash, identity } of statics) {
      if (timingSafeEqual(digest(salt, token), hash)) found = { ok: true, identity };
    }
    return found;
  }

  return {
    verify(token) {
      const fixed = statics.length > 0 ? verifyStatic(token) : invalid;
      if (fixed.ok) return fixed;
      return at(() => verifyStored(token));
    },
    create({ org, user, development = false }) {
      for (const [name, value] of [
        ['org', org],
        ['user', user],
      ] as const) {
        if (typeof value !== 'string' || value === '') {
          throw new TypeError(`${name} must be a non-empty string, received ${JSON.stringify(value)}`);
        }
        if (value.length > longestName) {
          throw new RangeError(
            `${name} must have at most ${longestName} characters, received ${value.length}`,
          );
        }
      }
      const lookup = randomBytes(16).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const salt = randomBytes(16);
      const id = `key_${lookup}`;
      const createdAt = new Date(now()).toISOString();
      at(() => insert.run(id, org, user, salt, digest(salt, secret), createdAt, Number(development)));
      return { id, key: `grat_${lookup}${secret}` };
    },
    list() {
      return at(() => all.all()).map(({ id, org, user, created_at: createdAt, revoked_at: revokedAt }) => ({
        id,
        org,
        user,
        createdAt,
        revokedAt,
      }));
    },
    revoke(id) {
      recent.clear();
      return at(() => markRevoked.run(new Date(now()).toISOString(), id).changes > 0);
    },
    configured() {
      return statics.length > 0 || at(() => countOf.get(0)!.count > 0);
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

/** Reads `token:org:user,token:org:user`. A token may hold any character but `:` and `,`.
 * @throws RangeError naming the entry (never its token) when it has not three parts */
export function parseStaticKeys(text: string | undefined): StaticKey[] {
  const entries = (text ?? '').split(',').filter((entry) => entry.trim() !== '');
  return entries.map((entry, index) => {
    const parts = entry.trim().split(':');
    const [token, org, user] = parts;
    if (parts.length !== 3 || !token || !org || !user) {
      throw new RangeError(
        `static key ${index + 1} must read token:org:user, received ${parts.length} part(s) or an empty one`,
      );
    }
    return { token, org, user };
  });
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
