/** Checks bytes against the hash and length that were declared for them, as they stream past. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { TabularError } from '../domain/errors.ts';

export interface DeclaredUpload {
  /** `sha256:<hex>` or bare hex. */
  readonly contentHash: string;
  /** Exact length, when it is known. */
  readonly bytes?: number;
}

/** Hashed before the event loop has its turn: a fraction of a millisecond. */
const sliceBytes = 1 << 18;

/** @param source    the gzipped bytes, or the path of their file
 * @returns         the hash as `sha256:<hex>` and the length
 * @throws          TabularError `schema_mismatch` saying what differs: the length (as soon as too much has been read),
 *                  the gzip magic (from the first two bytes), or the hash, naming both
 * @example
 * const { contentHash, bytes } = await verifyUpload('payload.gz', { contentHash: `sha256:${'0'.repeat(64)}` }); */
export async function verifyUpload(
  source: string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  expected: DeclaredUpload,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ contentHash: string; bytes: number }> {
  const limit = expected.bytes ?? Number.POSITIVE_INFINITY;
  const hash = createHash('sha256');
  const magic: number[] = [];
  let bytes = 0;
  for await (const chunk of typeof source === 'string' ? createReadStream(source) : source) {
    for (let start = 0; start < chunk.byteLength; start += sliceBytes) {
      signal?.throwIfAborted();
      if (start > 0) await new Promise(setImmediate);
      hash.update(chunk.subarray(start, start + sliceBytes));
    }
    if (magic.length < 2) {
      magic.push(...chunk.subarray(0, 2 - magic.length));
      checkMagic(magic);
    }
    bytes += chunk.byteLength;
    if (bytes > limit) throw mismatch(`The upload is longer than the ${limit} bytes declared.`);
  }
  if (expected.bytes !== undefined && bytes !== expected.bytes) {
    throw mismatch(`The upload has ${bytes} bytes, ${expected.bytes} were declared.`);
  }
  if (magic.length < 2) throw mismatch(`The upload has ${bytes} bytes: too few for gzip.`);
  const contentHash = `sha256:${hash.digest('hex')}`;
  const declared = `sha256:${expected.contentHash.replace(/^sha256:/, '').toLowerCase()}`;
  if (contentHash !== declared) {
    throw mismatch(`The upload hashes to ${contentHash}, ${declared} was declared.`);
  }
  return { contentHash, bytes };
}

function checkMagic(first: readonly number[]): void {
  if (first.every((byte, i) => byte === [0x1f, 0x8b][i])) return;
  const found = first.map((byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(' ');
  throw mismatch(`The upload is not gzip: it begins with ${found}, not 0x1f 0x8b.`);
}

const mismatch = (detail: string) => new TabularError('schema_mismatch', detail);
