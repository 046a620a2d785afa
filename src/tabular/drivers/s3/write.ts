/** Writing an object as its bytes come: at once when they are few, in parts else. */

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Asking } from './connection.ts';

/** Held in memory for each write: three parts. */
const partBytes = 8 * 2 ** 20;
const partsAtOnce = 3;

/** Appears whole or not at all.
 * @returns hex SHA-256 and length of what was written
 * @throws  what the source threw, or a StorageError */
export async function writeObject(
  ask: Asking,
  name: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  let broken: { readonly error: unknown } | undefined;
  async function* counted() {
    try {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        if (chunk.byteLength > 0) yield chunk;
      }
    } catch (error) {
      broken = { error };
      throw error;
    }
  }
  const body = Readable.from(counted(), { objectMode: false });
  // The upload reads it; without a listener an error that it hears of later would end the process.
  body.on('error', () => {});
  try {
    await ask('write to', ({ client, Upload, bucket }) =>
      new Upload({
        client,
        params: { Bucket: bucket, Key: name, Body: body, ContentType: typeOf(name) },
        partSize: partBytes,
        queueSize: partsAtOnce,
      })
        .done()
        .catch((error: unknown) => {
          if (broken === undefined) throw error;
        }),
    );
  } finally {
    body.destroy();
  }
  if (broken !== undefined) throw broken.error;
  return { sha256: hash.digest('hex'), bytes };
}

const typeOf = (name: string) => (/\.gz\//.test(name) ? 'application/gzip' : 'application/octet-stream');
