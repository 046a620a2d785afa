/** API keys in PostgreSQL, shared by all processes of a deployment. `pg` must be installed; it is loaded at first use. */

import { timingSafeEqual } from 'node:crypto';
import { BoundedCache, textBytes } from '../shared/bounded-cache.ts';
import { openDatabase, type PostgresOptions } from '../shared/postgres/database.ts';
import type { StoreHealth } from '../shared/sqlite/condition.ts';
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

/** As `KeyStore`, over a network. Every method rejects with a `StorageError` while the database is out of reach.
 * @example
 * const { key } = await sharedKeys.create({ org: 'acme', user: 'ann' }); */
export interface SharedKeyStore extends KeyVerifier {
  /** Whose key this is, or why it is refused; found ones are known for a second. */
  verify(token: string): AuthResult | Promise<AuthResult>;
  /** The key is shown here once and cannot be read back. */
  create(owner: KeyOwner): Promise<{ id: string; key: string }>;
  /** Keys without their secrets, revoked ones included. */
  list(): Promise<ApiKey[]>;
  /** @returns false when there is no such key; revoking twice is not an error */
  revoke(id: string): Promise<boolean>;
  /** Whether anyone has configured a key that is not a development key. */
  configured(): Promise<boolean>;
  /** Whether an unrevoked development key exists. */
  hasDevelopmentKey(): Promise<boolean>;
  /** Reaches the database, and makes its tables.
   * @throws StorageError what is wrong, and the option that may be */
  check(): Promise<void>;
  /** Whether the database answers: what is wrong, since when, until it is over. */
  health(): StoreHealth;
  /** Gives up the connections; later calls fail. */
  close(): Promise<void>;
}

export interface SharedKeyStoreOptions extends PostgresOptions {
  readonly staticKeys?: readonly StaticKey[];
  /** Milliseconds since the epoch; default `Date.now`. */
  readonly now?: () => number;
}

/** Of the keys found good last: some 8,000 with names of usual length. */
const recentBytes = 4 * 2 ** 20;
/** How long a key that was found good is not looked up again: a revocation counts within it. */
const trustMs = 1000;

/** @throws TypeError for an address or schema that cannot be one
 * @example
 * const keys = createSharedKeyStore({ url: 'postgres://jobs.example/graticule' });
 * const mount = tabularHttp(tabular, { keys }); */
export function createSharedKeyStore(options: SharedKeyStoreOptions): SharedKeyStore {
  const { staticKeys = [], now = Date.now, schema: s = 'graticule' } = options;
  const database = openDatabase(options, () => ({
    component: 'keys',
    what: 'The key store',
    migrations: [
      `CREATE TABLE ${s}.api_keys (
        id text COLLATE "C" PRIMARY KEY,
        org text NOT NULL,
        "user" text NOT NULL,
        salt bytea NOT NULL,
        hash bytea NOT NULL,
        created_at text NOT NULL,
        revoked_at text,
        development boolean NOT NULL
      )`,
    ],
  }));
  const verifyStatic = staticVerifier(staticKeys);
  const recent = new BoundedCache<{ token: Buffer; result: AuthResult; at: number }>(recentBytes);

  function remembered(id: string, token: string): AuthResult | undefined {
    const known = recent.get(id);
    if (known === undefined || Math.abs(now() - known.at) >= trustMs) return undefined;
    const given = Buffer.from(token);
    return given.length === known.token.length && timingSafeEqual(given, known.token)
      ? known.result
      : undefined;
  }

  async function lookUp(id: string, token: string): Promise<AuthResult> {
    const at = now();
    const [row] = await database.query<KeyRow>(`SELECT * FROM ${s}.api_keys WHERE id = $1`, [id]);
    const result = judge(token, row);
    if (result.ok) {
      const { org, user } = result.identity;
      const weight = 512 + textBytes(org) + textBytes(user);
      recent.set(id, { token: Buffer.from(token), result, at }, weight);
    } else recent.delete(id);
    return result;
  }

  const anyKey = async (development: boolean) => {
    const rows = await database.query(
      `SELECT 1 FROM ${s}.api_keys WHERE revoked_at IS NULL AND development = $1 LIMIT 1`,
      [development],
    );
    return rows.length > 0;
  };

  return {
    verify(token) {
      const fixed = verifyStatic(token);
      const id = idOf(token);
      if (fixed.ok || id === null) return fixed;
      return remembered(id, token) ?? lookUp(id, token);
    },
    async create(owner) {
      const { id, key, salt, hash } = newKey(owner);
      const { org, user, development = false } = owner;
      await database.query(
        `INSERT INTO ${s}.api_keys (id, org, "user", salt, hash, created_at, development)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, org, user, salt, hash, new Date(now()).toISOString(), development],
      );
      return { id, key };
    },
    async list() {
      const rows = await database.query<KeyRow>(`SELECT * FROM ${s}.api_keys ORDER BY created_at, id`);
      return rows.map(toApiKey);
    },
    async revoke(id) {
      recent.clear();
      const rows = await database.query(
        `UPDATE ${s}.api_keys SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1 RETURNING id`,
        [id, new Date(now()).toISOString()],
      );
      return rows.length > 0;
    },
    configured: async () => staticKeys.length > 0 || (await anyKey(false)),
    hasDevelopmentKey: () => anyKey(true),
    check: () => database.check(),
    health: () => database.health(),
    close: () => database.close(),
  };
}
