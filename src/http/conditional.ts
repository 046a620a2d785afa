/** Conditional requests by entity tag (RFC 9110 sections 8.8.3 and 13.1.2). */

import { createHash } from 'node:crypto';

/** A weak tag: answers with the same tag say the same, though their time stamps or encodings may differ. */
export function entityTag(content: string | Uint8Array): string {
  return tagOf(createHash('sha256').update(content).digest());
}

/** @param hash  SHA-256 of the content */
export function tagOf(hash: Buffer): string {
  return `W/"${hash.toString('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names the tag, by weak comparison. */
export function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
