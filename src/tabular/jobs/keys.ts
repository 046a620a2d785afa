/** Where things lie in the object store. */

import { createHash } from 'node:crypto';
import type { NeededBy } from '../ports.ts';

const clientKey = /^staging\/([0-9a-f]{64})$/;

/** The key that a caller sees: derived from the content hash alone. */
export function objectKeyOf(sha256: string): string {
  return `staging/${sha256}`;
}

/** Where a caller's object lies: apart for each organisation, so that knowing a hash gives nobody another's data.
 * A key that no plan can have made leads to a place where nothing ever lies. */
export function stagedKeyOf(org: string, objectKey: string): string {
  const sha256 = clientKey.exec(objectKey)?.[1];
  return `${stagedPrefixOf(org)}${sha256 ?? `none-${createHash('sha256').update(objectKey).digest('hex')}`}`;
}

/** @returns the hex SHA-256 that a staged object's key names; null for a key of no plan */
export function stagedHashOf(stagedKey: string): string | null {
  return /^staged\/[0-9a-f]{32}\/([0-9a-f]{64})$/.exec(stagedKey)?.[1] ?? null;
}

/** Start of the keys of an organisation's staged objects. */
export function stagedPrefixOf(org: string): string {
  return `staged/${createHash('sha256').update(org).digest('hex').slice(0, 32)}/`;
}

/** Where the scores and curves of an evaluation lie. */
export function evaluationKeyOf(jobId: string): string {
  return `results/${jobId}.json`;
}

/** What a row would have to name to need an object.
 * @returns null for a key that is none of ours */
export function neededBy(key: string): NeededBy | null {
  if (key.startsWith('staged/')) return { key, kind: 'staged' };
  const [, kind, id] = /^(artifacts|results)\/([^/]+?)(?:\.json(?:\.gz)?)?$/.exec(key) ?? [];
  if (id === undefined) return null;
  return kind === 'artifacts' ? { key, kind: 'artifact', contextId: id } : { key, kind: 'result', jobId: id };
}
