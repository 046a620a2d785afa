/** Opaque identifiers. */

import { randomFillSync } from 'node:crypto';

/** Random bytes asked of the system many at once, for the asking costs more than the bytes. Each is used once. */
const pool = Buffer.alloc(2048);
let used = pool.length;

/** `prefix_` and 32 hex characters: 48 bits of the time in milliseconds, then 80 random bits, so an id cannot be guessed.
 * Ids made one after another stand together in a database's index, as those of RFC 9562's version 7 do: a commit of
 * many writes a few of its pages instead of one for each. */
export function newId(prefix: string): string {
  return `${prefix}_${Date.now().toString(16).padStart(12, '0')}${randomHex(10)}`;
}

/** `req_` and 16 hex characters: names one request in the logs; it grants nothing, so 64 bits are enough. */
export function newRequestId(): string {
  return `req_${randomHex(8)}`;
}

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}
