/** Staged objects: planning their uploads, storing payloads that are already in this process, letting them go. */

import { createHash } from 'node:crypto';
import { TabularError } from '../domain/errors.ts';
import type { TabularOptions } from '../options.ts';
import type { Clock, JobStore, ObjectStore, UploadAddress } from '../ports.ts';
import { objectKeyOf, stagedKeyOf, stagedPrefixOf } from './keys.ts';

/** As S3 has it. More addresses take too long to sign; the parts of a larger upload are larger. */
const maxParts = 10_000;

interface UploadTools {
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly options: TabularOptions;
}

/** The payload that is to come: its hash and length in bytes. */
export interface UploadRequest {
  /** `sha256:<hex>` or bare hex, over the gzipped bytes. */
  readonly contentHash: string;
  /** Exact gzipped length. */
  readonly bytes: number;
}

/** Where and how a payload is to be PUT, whole or in parts. */
export type UploadPlan = UploadAddress & {
  /** Goes into the submission as `objectKey`. */
  readonly key: string;
};

/** @throws TypeError for a malformed hash, RangeError for a length that is not positive,
 *          TabularError `payload_too_large` above the upload ceiling, before anything is signed, `rate_limited` when
 *          the organisation has too much planned that it has not submitted */
export async function planUpload(
  tools: UploadTools,
  org: string,
  request: UploadRequest,
): Promise<UploadPlan> {
  const { objects, clock, options } = tools;
  const { bytes } = request;
  const sha256 = toHex(request.contentHash);
  if (!Number.isInteger(bytes) || bytes <= 0) {
    throw new RangeError(`bytes must be a positive integer, received ${bytes}`);
  }
  checkUploadSize(bytes, options);
  const key = objectKeyOf(sha256);
  const stagedKey = stagedKeyOf(org, key);
  const now = clock.now();
  await plan(tools, org, stagedKey, bytes, now);
  const { multipartBytes, partBytes, addressMs } = options.uploads;
  const address = await objects.signUpload(stagedKey, {
    bytes,
    sha256,
    expiresAt: now + addressMs,
    partBytes: bytes > multipartBytes ? Math.max(partBytes, Math.ceil(bytes / maxParts)) : null,
  });
  return { ...address, key };
}

/** @throws TabularError `payload_too_large`, `rate_limited` as `planUpload` */
export async function storePayload(
  tools: UploadTools,
  org: string,
  gzipped: Uint8Array,
): Promise<{ objectKey: string; contentHash: string; bytes: number }> {
  checkUploadSize(gzipped.byteLength, tools.options);
  const sha256 = createHash('sha256').update(gzipped).digest('hex');
  const objectKey = objectKeyOf(sha256);
  const stagedKey = stagedKeyOf(org, objectKey);
  await plan(tools, org, stagedKey, gzipped.byteLength, tools.clock.now());
  await tools.objects.write(stagedKey, [gzipped]);
  return { objectKey, contentHash: `sha256:${sha256}`, bytes: gzipped.byteLength };
}

async function plan(
  { store, options }: UploadTools,
  org: string,
  stagedKey: string,
  bytes: number,
  now: number,
): Promise<void> {
  const { maxOpen, maxOpenBytes, addressMs } = options.uploads;
  const over = await store.planStaged(stagedKey, now, {
    prefix: stagedPrefixOf(org),
    maxOpen,
    maxOpenBytes,
    bytes,
  });
  if (over === null) return;
  const ceilings = `${maxOpen} uploads${maxOpenBytes === null ? '' : ` and ${maxOpenBytes} bytes`}`;
  throw new TabularError(
    'rate_limited',
    `The organization has ${over.open} uploads of ${over.bytes} bytes planned and not submitted, the ceiling is ${ceilings}.`,
    {
      fix:
        'Submit jobs for the uploads that are planned, then plan more; ' +
        `a plan to which nothing was uploaded lapses after ${Math.ceil(addressMs / 60_000)} minutes.`,
    },
  );
}

/** Lets a staged object go that no job and no plan needs any more. */
export async function letGoStaged(
  { store, objects }: Pick<UploadTools, 'store' | 'objects'>,
  key: string,
): Promise<void> {
  if (await store.dropStaged(key)) await deleteStaged({ store, objects }, key);
}

/** Deletes the bytes of a staged object whose row is gone; somebody who has noted it since then keeps it. */
export async function deleteStaged(
  { store, objects }: Pick<UploadTools, 'store' | 'objects'>,
  key: string,
): Promise<void> {
  await objects.delete(key, async () => (await store.staged(key)) !== null);
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
