/** Where things lie in the object store. */

import { createHash } from 'node:crypto';

const clientKey = /^staging\/([0-9a-f]{64})$/;

/** The key that a caller sees: derived from the content hash alone. */
export function objectKeyOf(sha256: string): string {
  return `staging/${sha256}`;
}

/** Where a caller's object lies: apart for each organisation, so that knowing a hash gives nobody another's data.
 * A key that no plan can have made leads to a place where nothing ever lies. */
export function stagedKeyOf(org: string, objectKey: string): string {
  const scope = createHash('sha256').update(org).digest('hex').slice(0, 32);
  const sha256 = clientKey.exec(objectKey)?.[1];
  return `staged/${scope}/${sha256 ?? `none-${createHash('sha256').update(objectKey).digest('hex')}`}`;
}

export function artifactKeyOf(contextId: string): string {
  return `artifacts/${contextId}`;
}
