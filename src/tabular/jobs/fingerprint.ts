/** What makes two submissions under one idempotency key the same. */

import { createHash } from 'node:crypto';
import type { FingerprintFacts } from '../domain/submission.ts';

/** SHA-256 over the facts that the contract lists, and over holidays, which it does not know; nothing else counts, not even the names of the features
 * (the content hash covers them) or the context. */
export function fingerprint(facts: FingerprintFacts): string {
  const { kind, task, targetColumn, contentHash, trainRows, outputRows, cols, engineVersion, holidays } =
    facts;
  const ordered = [kind, task, targetColumn, contentHash, trainRows, outputRows, cols, engineVersion];
  if (holidays !== undefined) ordered.push(holidays.join());
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
