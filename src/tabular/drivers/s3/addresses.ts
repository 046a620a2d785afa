/** Addresses at which callers write and read the store's objects themselves. A signature covers the exact length of what
 * is uploaded; its SHA-256 is in the address, and checked where the store checks what it finds there. */

import { Pacer } from '../../../shared/run-sliced.ts';
import type { UploadAddress, UploadRequest } from '../../ports.ts';
import type { Asking, Connection } from './connection.ts';
import { versionsOf } from './listing.ts';
import { type Names, newestOf } from './names.ts';

/** Parts but the last have this many bytes at least. */
const leastPartBytes = 5 * 2 ** 20;
/** The longest that a signature of S3 holds, seconds. */
const longestSeconds = 7 * 24 * 3600;

export interface Addresses {
  signUpload(key: string, upload: UploadRequest): Promise<UploadAddress>;
  signDownload(key: string, expiresAt: number): Promise<string>;
}

/** @param now  milliseconds since the epoch, of the clock that `expiresAt` is of */
export function createAddresses(ask: Asking, names: Names, now: () => number): Addresses {
  /** Whole seconds, never past the time wanted. */
  const lifetime = (expiresAt: number) =>
    ({ expiresIn: Math.min(longestSeconds, Math.max(1, Math.floor((expiresAt - now()) / 1000))) }) as const;

  async function signSingle(
    connection: Connection,
    name: string,
    upload: UploadRequest,
  ): Promise<UploadAddress> {
    const { signing, commands, bucket, getSignedUrl } = connection;
    const command = new commands.PutObjectCommand({
      Bucket: bucket,
      Key: name,
      ContentLength: upload.bytes,
      ChecksumSHA256: Buffer.from(upload.sha256, 'hex').toString('base64'),
    });
    return { kind: 'single', url: await getSignedUrl(signing, command, lifetime(upload.expiresAt)) };
  }

  async function signParts(
    connection: Connection,
    name: string,
    { bytes, expiresAt }: UploadRequest,
    partSize: number,
  ): Promise<UploadAddress> {
    const { client, signing, commands, bucket, getSignedUrl } = connection;
    const object = { Bucket: bucket, Key: name };
    const { UploadId: uploadId } = await client.send(new commands.CreateMultipartUploadCommand(object));
    if (uploadId === undefined)
      throw new Error('the object store began an upload in parts without naming it');
    const times = lifetime(expiresAt);
    const upload = { ...object, UploadId: uploadId };
    const parts = Math.ceil(bytes / partSize);
    const partUrls: string[] = [];
    const pacer = new Pacer();
    for (let part = 1; part <= parts; part++) {
      if (pacer.due) await pacer.pause();
      const size = part < parts ? partSize : bytes - partSize * (parts - 1);
      const command = new commands.UploadPartCommand({ ...upload, PartNumber: part, ContentLength: size });
      partUrls.push(await getSignedUrl(signing, command, times));
    }
    const completion = new commands.CompleteMultipartUploadCommand(upload);
    const completeUrl = await getSignedUrl(signing, completion, times);
    return { kind: 'multipart', uploadId, partSize, partUrls, completeUrl };
  }

  return {
    signUpload(key, upload) {
      const name = names.next(key, upload.expiresAt);
      return ask('write to', (connection) =>
        upload.partBytes === null
          ? signSingle(connection, name, upload)
          : signParts(connection, name, upload, Math.max(leastPartBytes, upload.partBytes)),
      );
    },
    async signDownload(key, expiresAt) {
      // One that has gone meanwhile is answered `NoSuchKey` by the store.
      const name = newestOf(await versionsOf(ask, names, key))?.name ?? `${names.under(key)}none`;
      return ask('read', ({ signing, commands, bucket, getSignedUrl }) =>
        getSignedUrl(
          signing,
          new commands.GetObjectCommand({ Bucket: bucket, Key: name }),
          lifetime(expiresAt),
        ),
      );
    },
  };
}
