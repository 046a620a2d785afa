/** Idempotency keys may have any length; what is kept of one has not. */

import { createHash } from 'node:crypto';

const longestKept = 64;
/** What the text of a database cannot hold. */
const unstorable = /[\0\p{Cs}]/u;

/** The key itself, or its hash when it is longer than 64 characters or holds what is no text. No short key reads like a hash: that has 71. */
export function keptKey(key: string): string {
  return key.length <= longestKept && !unstorable.test(key)
    ? key
    : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}
