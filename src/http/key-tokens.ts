/** What a key is made of, and how one is judged, wherever its hash is kept. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
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

/** Whose key is made. */
export interface KeyOwner {
  readonly org: string;
  readonly user: string;
  /** Made by a server that has no other key, for use on its own machine. */
  readonly development?: boolean;
}

export interface KeyRow {
  id: string;
  org: string;
  user: string;
  salt: Buffer;
  hash: Buffer;
  created_at: string;
  revoked_at: string | null;
}

// A token is `grat_`, the 32 hex characters that find its row, and 43 base64url characters of secret (256 bits).
// The secret is uniformly random, so one SHA-256 is as hard to invert as a slow password hash would be.
const shape = /^grat_[0-9a-f]{32}[A-Za-z0-9_-]{43}$/;
const lookupEnd = 37;

const invalid: AuthResult = Object.freeze({ ok: false, failure: 'invalid' });
const revoked: AuthResult = Object.freeze({ ok: false, failure: 'revoked' });

const longestName = 256;

const digest = (salt: Buffer, secret: string) => createHash('sha256').update(salt).update(secret).digest();

const decoy = { salt: randomBytes(16), hash: randomBytes(32) };

/** A new key and what is kept of it.
 * @throws TypeError, RangeError for a name that is empty or has more than 256 characters */
export function newKey({ org, user }: KeyOwner) {
  checkName('org', org);
  checkName('user', user);
  const lookup = randomBytes(16).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const salt = randomBytes(16);
  return { id: `key_${lookup}`, key: `grat_${lookup}${secret}`, salt, hash: digest(salt, secret) };
}

function checkName(name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '') {
    throw new TypeError(`${name} must be a non-empty string, received ${JSON.stringify(value)}`);
  }
  if (value.length > longestName) {
    throw new RangeError(`${name} must have at most ${longestName} characters, received ${value.length}`);
  }
}

/** The id of the key that a token may be; null for what is no token. */
export function idOf(token: string): string | null {
  return shape.test(token) ? `key_${token.slice(5, lookupEnd)}` : null;
}

/** @param row  that the token's id finds; the time is the same without one */
export function judge(token: string, row: KeyRow | undefined): AuthResult {
  const { salt, hash } = row ?? decoy;
  if (!timingSafeEqual(digest(salt, token.slice(lookupEnd)), hash) || row === undefined) return invalid;
  if (row.revoked_at !== null) return revoked;
  return { ok: true, identity: { org: row.org, user: row.user, keyId: row.id } };
}

export const toApiKey = ({ id, org, user, created_at, revoked_at }: KeyRow): ApiKey => ({
  id,
  org,
  user,
  createdAt: created_at,
  revokedAt: revoked_at,
});

/** Judges static keys: each is compared, without an early exit, so that the time says nothing about the token. */
export function staticVerifier(keys: readonly StaticKey[]): (token: string) => AuthResult {
  const statics = keys.map(({ token, org, user }, index) => {
    const salt = randomBytes(16);
    return { salt, hash: digest(salt, token), identity: { org, user, keyId: `static_${index}` } };
  });
  return (token) => {
    let found: AuthResult = invalid;
    for (const { salt, hash, identity } of statics) {
      if (timingSafeEqual(digest(salt, token), hash)) found = { ok: true, identity };
    }
    return found;
  };
}

/** Reads `token:org:user,token:org:user`. A token may hold any character but `:` and `,`.
 * @throws RangeError naming the entry (never its token) when it has not three parts
 * @example
 * const keys = createKeyStore({ staticKeys: parseStaticKeys(process.env.GRATICULE_KEYS) }); */
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

/** A store that knows one key more, for as long as the process runs. */
export function withStaticKey(keys: KeyVerifier, key: StaticKey): KeyVerifier {
  const verifyStatic = staticVerifier([key]);
  return {
    verify(token) {
      const result = verifyStatic(token);
      return result.ok ? result : keys.verify(token);
    },
  };
}
