/** Where a result goes: within the inline size as JSON, above it gzipped, in the object store either way. */

import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { StoredResult } from '../domain/job.ts';

/** What this room needs of the object store. */
interface Writer {
  write(key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<{ sha256: string }>;
}

/** @param pieces       JSON text in pieces
 * @param inlineBytes  the largest JSON, in UTF-8 bytes, that is kept inline
 * @param signal       aborting rejects with its reason and leaves no object */
export async function storeResult(
  pieces: Iterable<string>,
  options: { jobId: string; objects: Writer; inlineBytes: number; signal: AbortSignal },
): Promise<Exclude<StoredResult, { kind: 'evaluation' | 'fit' }>> {
  const { jobId, objects, inlineBytes, signal } = options;
  const encoded = encode(pieces, signal);
  const head: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await encoded.next();
    if (done) {
      const objectKey = `results/${jobId}.json`;
      const { sha256 } = await objects.write(objectKey, head);
      return { kind: 'inline', objectKey, contentHash: `sha256:${sha256}` };
    }
    head.push(value);
    bytes += value.byteLength;
    if (bytes > inlineBytes) break;
  }
  const objectKey = `results/${jobId}.json.gz`;
  // Level 1: digits compress to nearly the same size at any level, and level 6 takes three times as long.
  const gzip = createGzip({ level: 1 });
  const source = Readable.from(chained(head, encoded), { objectMode: false });
  // Whichever fails, the other is destroyed too; the error comes out of the writing.
  const { sha256 } = await objects.write(
    objectKey,
    pipeline(source, gzip, () => {}),
  );
  return { kind: 'spilled', objectKey, contentHash: `sha256:${sha256}` };
}

/** Gives the event loop a turn between pieces. */
async function* encode(pieces: Iterable<string>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let since = performance.now();
  for (const piece of pieces) {
    signal.throwIfAborted();
    yield Buffer.from(piece);
    if (performance.now() - since > 1) {
      await nextTurn();
      since = performance.now();
    }
  }
}

async function* chained(
  head: Iterable<Uint8Array>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* rest;
}
