/** What lies in the bucket beside the objects: older versions of a key, uploads in parts that nobody completes, what
 * checks of processes that died have written. */

import type { Log } from '../../../shared/log.ts';
import { createSettled } from '../../../shared/settled.ts';
import type { ObjectSweep } from '../../ports.ts';
import type { Asking } from './connection.ts';
import { deleteVersions, keysUnder } from './listing.ts';
import { expiryOf, type Names, newestOf, type Version } from './names.ts';

/** A process that writes an object in parts itself is done within this time. */
const longestWriteMs = 24 * 3_600_000;

/** Start of the keys of what checks write. */
export const checkKeys = 'check/';

/** @returns a sweep; calls must not overlap */
export function createLeftovers(ask: Asking, names: Names, log: Log): (sweep: ObjectSweep) => Promise<void> {
  const settled = createSettled();
  let listsUploads = true;

  return async ({ now, leftoverMs, planned }) => {
    const unchanged = settled.look(now, leftoverMs);
    const isDue = ({ name, writtenAt }: Version) => unchanged(name, String(writtenAt));

    for await (const page of keysUnder(ask, names, names.prefix)) {
      for (const versions of page) {
        const newest = newestOf(versions);
        const isCheck = versions[0]!.key.startsWith(checkKeys);
        await deleteVersions(
          ask,
          versions.filter((version) => (isCheck || version !== newest) && isDue(version)),
        );
      }
    }

    if (!listsUploads) return;
    for await (const { name, key, uploadId, beganAt } of uploadsIn()) {
      const expiresAt = expiryOf(name);
      const due =
        expiresAt === null
          ? Date.now() - beganAt > longestWriteMs
          : now >= expiresAt || (unchanged(`${name} ${uploadId}`, '') && !(await planned(key)));
      if (due) await abort(name, uploadId);
    }
  };

  async function* uploadsIn() {
    for (let at: { KeyMarker?: string; UploadIdMarker?: string } = {}; ; ) {
      const page = await ask('list uploads in', ({ client, commands, bucket }) =>
        client
          .send(new commands.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: names.prefix, ...at }))
          .catch((error: Error) => {
            if (error.name !== 'NotImplemented') throw error;
            return null;
          }),
      );
      if (page === null) {
        listsUploads = false;
        log.warn('uploads_not_listed', {
          detail: 'The store does not list uploads in parts: abort abandoned ones by a rule of the bucket.',
        });
        return;
      }
      for (const { Key: name = '', UploadId: uploadId, Initiated } of page.Uploads ?? []) {
        const key = names.keyOf(name);
        if (key !== null && uploadId !== undefined)
          yield { name, key, uploadId, beganAt: Initiated?.getTime() ?? 0 };
      }
      if (page.IsTruncated !== true || page.NextKeyMarker === undefined) return;
      at = {
        KeyMarker: page.NextKeyMarker,
        ...(page.NextUploadIdMarker !== undefined && { UploadIdMarker: page.NextUploadIdMarker }),
      };
    }
  }

  async function abort(name: string, uploadId: string): Promise<void> {
    await ask('abort uploads in', ({ client, commands, bucket }) =>
      client
        .send(new commands.AbortMultipartUploadCommand({ Bucket: bucket, Key: name, UploadId: uploadId }))
        // Another process has aborted it, or its caller has completed it.
        .catch((error: Error) => {
          if (error.name !== 'NoSuchUpload') throw error;
        }),
    );
  }
}
