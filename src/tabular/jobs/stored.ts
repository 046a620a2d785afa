/** Reading what jobs have stored: nothing is taken for what was written unless its hash says so. */

import { createHash } from 'node:crypto';
import { hashOf } from '../../shared/hash-stream.ts';
import { TabularError } from '../domain/errors.ts';
import type { EvaluationResult, JobRecord, StoredResult } from '../domain/job.ts';
import type { Log, ObjectStore, StoredObject } from '../ports.ts';
import { stagedHashOf } from './keys.ts';

interface StoreTools {
  readonly objects: ObjectStore;
  readonly log: Log;
}

/** @param what         for people: `the result of job x`
 * @param contentHash  `sha256:<hex>` of what was written
 * @param fix          what the caller can do when it is damaged
 * @param onBytes      told the length before it is read
 * @returns            the whole object, null when there is none
 * @throws             TabularError `cache_unavailable` when its bytes are others */
export async function readStored(
  { objects, log }: StoreTools,
  key: string,
  about: {
    what: string;
    contentHash: string | null | undefined;
    fix: string;
    onBytes?: (bytes: number) => void;
  },
): Promise<Buffer | null> {
  const { what, contentHash, fix, onBytes } = about;
  const object = await objects.open(key);
  if (object === null) return null;
  onBytes?.(object.bytes);
  const chunks: Uint8Array[] = [];
  const hash = createHash('sha256');
  for await (const chunk of object.stream()) {
    hash.update(chunk);
    chunks.push(chunk);
  }
  const found = `sha256:${hash.digest('hex')}`;
  if (contentHash !== undefined && found !== contentHash) {
    log.error('stored_object_altered', { key, found, written: contentHash });
    throw new TabularError(
      'cache_unavailable',
      `The stored bytes of ${what} hash to ${found}; when they were written they hashed to ${contentHash}.`,
      { fix },
    );
  }
  return Buffer.concat(chunks);
}

/** Hash of an evaluation's value, for `StoredResult`. */
export function evaluationHash(value: EvaluationResult): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}

/** @throws TabularError `cache_unavailable` when the value is not the one that was stored */
export function checkEvaluation(
  jobId: string,
  { value, contentHash }: Extract<StoredResult, { kind: 'evaluation' }>,
  log: Log,
): void {
  if (contentHash === undefined || evaluationHash(value) === contentHash) return;
  log.error('stored_value_altered', { jobId });
  throw new TabularError('cache_unavailable', `The stored value of evaluation ${jobId} is damaged.`, {
    fix: 'Submit the evaluation again.',
  });
}

/** A payload that cannot be read may not be the caller's fault: when its bytes are no longer those that the store
 * accepted, the store is to blame.
 * @returns the error to give instead, or the same one */
export async function blameStore(
  error: unknown,
  { objects, log }: StoreTools,
  job: JobRecord,
  staged: StoredObject,
): Promise<unknown> {
  const validation = error instanceof TabularError && error.category === 'validation';
  const sha256 = stagedHashOf(job.stagedKey);
  if (!validation || !objects.verifiesUploads || sha256 === null) return error;
  const found = await hashOf(staged.stream()).catch(() => null);
  if (found === null || found === sha256) return error;
  log.error('stored_object_altered', { key: job.stagedKey, found: `sha256:${found}`, jobId: job.id });
  return new TabularError(
    'cache_unavailable',
    `The payload hashed to sha256:${sha256} when it was uploaded; what is stored hashes to sha256:${found}.`,
    { fix: 'Upload the payload again and submit a new job.', cause: error },
  );
}
