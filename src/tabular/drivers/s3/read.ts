/** Reading an object as it streams: a connection that ends early is followed by another, from where it ended. */

import { setTimeout as delay } from 'node:timers/promises';
import { StorageError, storageFaultOf } from '../../../shared/storage-error.ts';
import type { StoredObject } from '../../ports.ts';
import type { Asking, Connection } from './connection.ts';
import type { Version } from './names.ts';

/** Between two tries that brought nothing. */
const pauses = { firstMs: 50, longestMs: 5000 };

/** @param maxAttempts  connections in a row that bring no byte */
export function storedObject(ask: Asking, { name, bytes }: Version, maxAttempts: number): StoredObject {
  return { bytes, stream: () => streamOf(ask, name, bytes, maxAttempts) };
}

async function* streamOf(
  ask: Asking,
  name: string,
  bytes: number,
  maxAttempts: number,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  let etag: string | undefined;
  let failed = 0;
  while (offset < bytes) {
    let brought = false;
    try {
      const part = await ask('read', (connection) => rangeOf(connection, name, offset, etag));
      if (part === null) throw gone(name);
      etag = part.etag;
      for await (const chunk of part.body) {
        brought = true;
        const rest = bytes - offset;
        offset += chunk.byteLength;
        yield chunk.byteLength > rest ? chunk.subarray(0, rest) : chunk;
        if (offset >= bytes) return;
      }
      throw new StorageError('unreachable', name, { message: `The object ${name} ended before its end.` });
    } catch (cause) {
      const error = ask.noted('read', cause);
      failed = brought ? 0 : failed + 1;
      if (failed >= maxAttempts || storageFaultOf(error) !== 'unreachable') throw error;
    }
    await delay(Math.min(pauses.longestMs, pauses.firstMs * 2 ** failed));
  }
}

/** The bytes from `offset` on, of the very object that was read before; null when another has taken its place, or none. */
async function rangeOf(
  { client, commands, bucket }: Connection,
  name: string,
  offset: number,
  etag: string | undefined,
): Promise<{ readonly body: AsyncIterable<Uint8Array>; readonly etag: string | undefined } | null> {
  const answer = await client
    .send(
      new commands.GetObjectCommand({
        Bucket: bucket,
        Key: name,
        ...(offset > 0 && { Range: `bytes=${offset}-` }),
        ...(offset > 0 && etag !== undefined && { IfMatch: etag }),
      }),
    )
    .catch((error: Error) => {
      if (/^(NoSuchKey|NotFound|PreconditionFailed|InvalidRange|404|412|416)$/.test(error.name)) return null;
      throw error;
    });
  if (answer === null) return null;
  if (offset > 0 && answer.ContentRange === undefined) {
    throw new Error(`the object store answered a request for the bytes from ${offset} on with all of them`);
  }
  return { body: answer.Body as unknown as AsyncIterable<Uint8Array>, etag: answer.ETag };
}

/** Waiting cures it: whoever reads again finds what lies there now, or nothing. */
const gone = (name: string) =>
  new StorageError('missing', name, {
    message: `The object ${name} was removed or replaced while it was read.`,
    fix: 'Read it again.',
  });
