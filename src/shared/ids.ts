/** Opaque identifiers. */

import { randomBytes } from 'node:crypto';

/** `prefix_` and 32 hex characters: 128 random bits, so an id cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}

/** `req_` and 16 hex characters: names one request in the logs; it grants nothing, so 64 bits are enough. */
export function newRequestId(): string {
  return `req_${randomBytes(8).toString('hex')}`;
}
