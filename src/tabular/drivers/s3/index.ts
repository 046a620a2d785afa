/** Objects in a bucket of any store that speaks S3, with addresses that lead straight to it: the bytes of uploads and
 * large results pass through no process of ours. */

import { randomUUID } from 'node:crypto';
import { silentLog } from '../../../shared/log.ts';
import { createCondition } from '../../../shared/sqlite/condition.ts';
import { StorageError } from '../../../shared/storage-error.ts';
import { checkKey } from '../../domain/object-key.ts';
import type { ObjectStore } from '../../ports.ts';
import { createAddresses } from './addresses.ts';
import { createAsking } from './connection.ts';
import { checkKeys, createLeftovers } from './leftovers.ts';
import { deleteVersions, listObjects, versionsOf } from './listing.ts';
import { createNames, newestOf } from './names.ts';
import { checkOptions, type S3Options } from './options.ts';
import { storedObject } from './read.ts';
import { writeObject } from './write.ts';

export type { S3Credentials, S3Options } from './options.ts';

/** The bucket must be there. Its store must list what has been written at once, as Amazon's, Ceph and MinIO do.
 * The login needs to list the bucket, to read, write and delete objects under the prefix, and to list and abort uploads
 * in parts.
 * @throws TypeError for a wrong option. `check` of the store, which `createTabular` calls, rejects with an Error that
 *         names the packages to install, or a StorageError: no login or a wrong one, no such bucket, no permission
 * @example
 * const tabular = await createTabular({ objects: s3({ bucket: 'my-bucket', prefix: 'graticule' }) }); */
export function s3(options: S3Options): ObjectStore {
  checkOptions(options);
  const { bucket, prefix = '', endpoint, maxAttempts = 4, now = Date.now, log = silentLog } = options;
  const names = createNames(prefix === '' ? '' : `${prefix}/`);
  const store = `The object store s3://${bucket}/${names.prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const condition = createCondition({ file: store, probe: check, log, now });
  const ask = createAsking(options, store, condition);
  const addresses = createAddresses(ask, names, now);

  async function newest(key: string) {
    return newestOf(await versionsOf(ask, names, key));
  }

  async function write(key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const written = await writeObject(ask, names.next(key), source);
    condition.wrote();
    return written;
  }

  async function remove(key: string, unless?: () => Promise<boolean>): Promise<void> {
    const versions = await versionsOf(ask, names, key);
    // What is written from here on has another name.
    if (versions.length === 0 || (await unless?.()) === true) return;
    await deleteVersions(ask, versions);
  }

  async function check(): Promise<void> {
    const key = `${checkKeys}${randomUUID()}`;
    await write(key, [Buffer.from('graticule')]);
    const written = await newest(key);
    if (written === undefined) {
      throw new StorageError('unreachable', store, {
        message: `${store} does not list what has just been written.`,
        fix: 'Use a store whose listings are up to date at once.',
      });
    }
    for await (const _ of storedObject(ask, written, maxAttempts).stream());
    await remove(key);
  }

  return {
    verifiesUploads: false,
    async signUpload(key, upload) {
      checkKey(key);
      return addresses.signUpload(key, upload);
    },
    async signDownload(key, expiresAt) {
      checkKey(key);
      return addresses.signDownload(key, expiresAt);
    },
    async write(key, source) {
      checkKey(key);
      return write(key, source);
    },
    async open(key) {
      checkKey(key);
      const version = await newest(key);
      return version === undefined ? null : storedObject(ask, version, maxAttempts);
    },
    async delete(key, unless) {
      checkKey(key);
      await remove(key, unless);
    },
    list: (start) => listObjects(ask, names, start),
    sweep: createLeftovers(ask, names, log),
    health: () => condition.health(),
    check,
    close: () => ask.close(),
  };
}
