/** The S3 server of npm's `s3rver` on a temporary folder. It knows its one account and refuses others, and checks when
 * addresses expire; it does not compute signatures of version 4, which the tests against Swift do. */

import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
