/** SHA-256 of bytes as they go by. */

import { createHash } from 'node:crypto';

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** @returns hex SHA-256 of all bytes */
export async function hashOf(source: Chunks): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk);
  return hash.digest('hex');
}

/** Passes chunks on and holds the last one back until all of them hash as they must: bytes that differ never arrive
 * as a whole.
 * @param onAltered  makes the error that ends the stream instead */
export async function* verified(
  source: Chunks,
  sha256: string,
  onAltered: () => Error,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const chunk of source) {
    hash.update(chunk);
    if (held !== undefined) yield held;
    held = chunk;
  }
  if (hash.digest('hex') !== sha256) throw onAltered();
  if (held !== undefined) yield held;
}
