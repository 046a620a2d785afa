/** Bearer authentication: a header in, an identity or the kind of failure out. Each mount words its own answer. */

export interface Identity {
  readonly org: string;
  readonly user: string;
  readonly keyId: string;
}

export type AuthFailure = 'missing' | 'invalid' | 'revoked';

export type AuthResult =
  | { readonly ok: true; readonly identity: Identity }
  | { readonly ok: false; readonly failure: AuthFailure };

/** What a mount needs of a key store; `createKeyStore` and `createSharedKeyStore` make one. */
export interface KeyVerifier {
  /** A promise where the store is reached over a network. */
  verify(token: string): AuthResult | Promise<AuthResult>;
}

const missing: AuthResult = Object.freeze({ ok: false, failure: 'missing' });
const invalid: AuthResult = Object.freeze({ ok: false, failure: 'invalid' });

// RFC 9110 §11.1: the scheme is case-insensitive, one or more spaces follow it.
const bearer = /^bearer +(\S+) *$/i;

/** @param header  the value of `Authorization`; null when the request has none
 * @returns       `missing` without a header, `invalid` for another scheme or an unknown token, `revoked` for a revoked one */
export function authenticate<Keys extends KeyVerifier>(
  header: string | null | undefined,
  keys: Keys,
): AuthResult | ReturnType<Keys['verify']> {
  if (header === null || header === undefined) return missing;
  const token = bearer.exec(header)?.[1];
  return token === undefined ? invalid : (keys.verify(token) as ReturnType<Keys['verify']>);
}
