/** The S3 server of npm's `s3rver` on a temporary folder. It knows its one account and refuses others, and checks when
 * addresses expire; it does not compute signatures of version 4, which the tests against Swift do. */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
// @ts-expect-error it has no types
import S3rver from 's3rver';

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  close(): Promise<void>;
}

/** The keys of all objects, from the disk: the server's own listing fails where an object goes away meanwhile. */
export const s3rverKeys = ({ directory, bucket }: LocalS3): string[] =>
  readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('._S3rver_object'))
    .map((path) => path.slice(0, -'._S3rver_object'.length));

export interface LocalS3 extends S3Server {
  /** Of its files. */
  readonly directory: string;
}

export async function startS3rver(): Promise<LocalS3> {
  const directory = await mkdtemp(join(tmpdir(), 'graticule-s3rver-'));
  const bucket = 'graticule';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  takeWhole(server.store);
  const { port } = (await server.run()) as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    directory,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Of s3rver's own store: what is put, and where it lies. */
interface Put {
  readonly bucket: string;
  readonly key: string;
  readonly content: NodeJS.ReadableStream | Buffer;
  readonly metadata: Record<string, string>;
}
interface Store {
  readonly rootDirectory: string;
  getResourcePath(bucket: string, key: string | undefined, resource: string): string;
  putMetadata(bucket: string, key: string, metadata: Put['metadata'], md5: string): Promise<void>;
  putObject(object: Put): Promise<{ size: number; md5: string }>;
  putPart(
    bucket: string,
    uploadId: string,
    partNumber: number,
    content: Put['content'],
  ): Promise<{ size: number; md5: string }>;
}

/** A bucket takes an object whole or not at all, and answers when it has it. s3rver empties the file of one that is put again,
 * and answers before the last bytes are in the file. */
function takeWhole(store: Store) {
  let puts = 0;
  /** Writes beside the buckets, then moves. */
  const place = async (path: string, content: Put['content']) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const beside = join(store.rootDirectory, `.put-${puts++}`);
    await writeFile(beside, bytes);
    // Both in one turn: a deletion takes empty folders away.
    mkdirSync(dirname(path), { recursive: true });
    renameSync(beside, path);
    return { size: bytes.length, md5: createHash('md5').update(bytes).digest('hex') };
  };
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const placed = await place(store.getResourcePath(bucket, key, 'object'), content);
    await store.putMetadata(bucket, key, metadata, placed.md5);
    return placed;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const path = join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, `${partNumber}`);
    const placed = await place(path, content);
    await writeFile(`${path}.md5`, placed.md5);
    return placed;
  };
}
