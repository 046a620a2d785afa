/** Checks bytes against the hash and length that were declared for them, as they stream past. */

import { createHash } from 'node:crypto';
import { TabularError } from '../domain/errors.ts';

/** @param source    the gzipped bytes
 * @param expected  `contentHash`: `sha256:<hex>` or bare hex; `bytes`: exact length, when it is known
 * @returns         the hash as `sha256:<hex>` and the length
 * @throws          TabularError `schema_mismatch` naming both hashes or lengths, as soon as too much has been read */
export async function verifyUpload(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  expected: { readonly contentHash: string; readonly bytes?: number },
): Promise<{ contentHash: string; bytes: number }> {
  const limit = expected.bytes ?? Number.POSITIVE_INFINITY;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > limit) {
      throw new TabularError('schema_mismatch', `The upload is longer than the ${limit} bytes declared.`);
    }
    hash.update(chunk);
  }
  if (expected.bytes !== undefined && bytes !== expected.bytes) {
    throw new TabularError(
      'schema_mismatch',
      `The upload has ${bytes} bytes, ${expected.bytes} were declared.`,
    );
  }
  const contentHash = `sha256:${hash.digest('hex')}`;
  const declared = `sha256:${expected.contentHash.replace(/^sha256:/, '').toLowerCase()}`;
  if (contentHash !== declared) {
    throw new TabularError(
      'schema_mismatch',
      `The upload hashes to ${contentHash}, ${declared} was declared.`,
    );
  }
  return { contentHash, bytes };
}
