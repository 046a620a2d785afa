/** Objects as files under one folder, with signed addresses that the HTTP edge answers under `/_objects/`. */

import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore, StoredObject } from '../../ports.ts';
import { createSigner, loadSecret } from './addresses.ts';
import { createKeyLock, publish, writeTemporary } from './files.ts';
import { createLocalAddresses } from './local.ts';

export interface FsOptions {
  /** Folder of the objects, made when absent; on one file system. */
  readonly folder: string;
  /** Milliseconds since the epoch; default `Date.now`. */
  readonly now?: () => number;
}

// A key is built by our own code; the check is the last door before the file system.
const validKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*)(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

export function fs(options: FsOptions): ObjectStore {
  const { folder, now = Date.now } = options;
  const signer = createSigner(loadSecret(folder), now);
  const lock = createKeyLock();
  const objects = join(folder, 'objects');
  const temporary = join(folder, 'tmp');
  const multipart = join(folder, 'multipart');

  const pathOf = (key: string) => {
    if (!validKey.test(key)) throw new TypeError(`object key is not valid: ${JSON.stringify(key)}`);
    return join(objects, key);
  };

  async function open(key: string): Promise<StoredObject | null> {
    const path = pathOf(key);
    try {
      const { size } = await stat(path);
      return { bytes: size, path, stream: () => createReadStream(path, { highWaterMark: 1 << 18 }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    async signUpload(key, { bytes, sha256, expiresAt, partBytes }) {
      const facts = { bytes: String(bytes), sha256 };
      if (partBytes === null) {
        return { kind: 'single', url: signer.sign({ operation: 'put', key, expiresAt, parameters: facts }) };
      }
      const uploadId = `${expiresAt}-${crypto.randomUUID()}`;
      await mkdir(join(multipart, uploadId), { recursive: true });
      const parts = Math.ceil(bytes / partBytes);
      const partUrls = Array.from({ length: parts }, (_, index) => {
        const size = index + 1 < parts ? partBytes : bytes - partBytes * (parts - 1);
        const parameters = { uploadId, partNumber: String(index + 1), bytes: String(size) };
        return signer.sign({ operation: 'part', key, expiresAt, parameters });
      });
      const parameters = { ...facts, uploadId, parts: String(parts) };
      const completeUrl = signer.sign({ operation: 'complete', key, expiresAt, parameters });
      return { kind: 'multipart', uploadId, partSize: partBytes, partUrls, completeUrl };
    },
    async signDownload(key, expiresAt) {
      return signer.sign({ operation: 'get', key, expiresAt, parameters: {} });
    },
    async write(key, source) {
      const target = pathOf(key);
      const { path, sha256, bytes } = await writeTemporary(temporary, source);
      await lock(key, () => publish(path, target));
      return { sha256, bytes };
    },
    open,
    async delete(key, unless) {
      const path = pathOf(key);
      await lock(key, async () => {
        if (unless !== undefined && (await unless())) return;
        await rm(path, { force: true });
      });
    },
    async sweep(before) {
      for (const folder of [temporary, multipart]) {
        for (const name of await readdir(folder).catch(() => [])) {
          const path = join(folder, name);
          const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
          if (mtimeMs < before) await rm(path, { recursive: true, force: true });
        }
      }
    },
    local: createLocalAddresses({ signer, lock, open, pathOf, temporary, multipart }),
    async close() {},
  };
}
