/** Planning uploads, and storing payloads that are already in this process. */

import { createHash } from 'node:crypto';
import { TabularError } from '../domain/errors.ts';
import type { TabularOptions } from '../options.ts';
import type { Clock, JobStore, ObjectStore, UploadAddress } from '../ports.ts';
import { objectKeyOf, stagedKeyOf } from './keys.ts';

interface UploadTools {
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly options: TabularOptions;
}

export interface UploadRequest {
  /** `sha256:<hex>` or bare hex, over the gzipped bytes. */
  readonly contentHash: string;
  /** Exact gzipped length. */
  readonly bytes: number;
}

export type UploadPlan = UploadAddress & {
  /** Goes into the submission as `objectKey`. */
  readonly key: string;
};

/** @throws TypeError for a malformed hash, RangeError for a length that is not positive,
 *          TabularError `payload_too_large` above the upload ceiling, before anything is signed */
export async function planUpload(
  tools: UploadTools,
  org: string,
  request: UploadRequest,
): Promise<UploadPlan> {
  const { store, objects, clock, options } = tools;
  const { bytes } = request;
  const sha256 = toHex(request.contentHash);
  if (!Number.isInteger(bytes) || bytes <= 0) {
    throw new RangeError(`bytes must be a positive integer, received ${bytes}`);
  }
  checkUploadSize(bytes, options);
  const key = objectKeyOf(sha256);
  const stagedKey = stagedKeyOf(org, key);
  const now = clock.now();
  await store.planStaged(stagedKey, now);
  const { multipartBytes, partBytes, addressMs } = options.uploads;
  const address = await objects.signUpload(stagedKey, {
    bytes,
    sha256,
    expiresAt: now + addressMs,
    partBytes: bytes > multipartBytes ? partBytes : null,
  });
  return { ...address, key };
}

/** @throws TabularError `payload_too_large` */
export async function storePayload(
  tools: UploadTools,
  org: string,
  gzipped: Uint8Array,
): Promise<{ objectKey: string; contentHash: string; bytes: number }> {
  checkUploadSize(gzipped.byteLength, tools.options);
  const sha256 = createHash('sha256').update(gzipped).digest('hex');
  const objectKey = objectKeyOf(sha256);
  const stagedKey = stagedKeyOf(org, objectKey);
  await tools.store.planStaged(stagedKey, tools.clock.now());
  await tools.objects.write(stagedKey, [gzipped]);
  return { objectKey, contentHash: `sha256:${sha256}`, bytes: gzipped.byteLength };
}

function checkUploadSize(bytes: number, options: TabularOptions): void {
  const ceiling = Math.min(options.uploads.maxBytes, options.limits.maxUploadBytes);
  if (bytes > ceiling) {
    throw new TabularError('payload_too_large', `The upload has ${bytes} bytes, the ceiling is ${ceiling}.`);
  }
}

function toHex(contentHash: string): string {
  const hex = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(contentHash)?.[1];
  if (hex === undefined) {
    throw new TypeError(
      `contentHash must be sha256:<64 hex digits>, received ${JSON.stringify(contentHash)}`,
    );
  }
  return hex.toLowerCase();
}
