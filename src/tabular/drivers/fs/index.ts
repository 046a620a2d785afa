/** Objects as files under one folder, with signed addresses that the HTTP edge answers under `/_objects/`. */

import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Log, silentLog } from '../../../shared/log.ts';
import { Pacer } from '../../../shared/run-sliced.ts';
import { createCondition } from '../../../shared/sqlite/condition.ts';
import { ignoring, makePrivateFolder } from '../../../shared/whole-file.ts';
import { checkKey, isKey } from '../../domain/object-key.ts';
import type { ListedObject, ObjectStore, StoredObject } from '../../ports.ts';
import { createSigner } from './addresses.ts';
import { createBusy, createKeyLock, probe, publishIn, withTemporary } from './files.ts';
import { createLeftovers, putBack } from './leftovers.ts';
import { createLocalAddresses } from './local.ts';
import { asidePrefix, makePlaces } from './places.ts';
import { loadSecret } from './secret.ts';

/** Options of the store in files. */
export interface FsOptions {
  /** Folder of the objects, made when absent; on one file system. Closed to other users. */
  readonly folder: string;
  /** Milliseconds since the epoch.
   * @defaultValue `Date.now` */
  readonly now?: () => number;
  /** Told of objects that were altered.
   * @defaultValue nobody */
  readonly log?: Log;
}

const pageObjects = 256;

/** @throws Error when the folder cannot be made, or its signing secret is damaged
 * @example
 * const tabular = await createTabular({ objects: fs({ folder: '/data/objects' }) }); */
export function fs(options: FsOptions): ObjectStore {
  const { folder, now = Date.now, log = silentLog } = options;
  const places = makePlaces(folder, (path, error) => log.warn('folder_open_to_others', { path, error }));
  const signer = createSigner(loadSecret(folder, places.temporary), now);
  const busy = createBusy();
  const condition = createCondition({
    file: 'the object store',
    probe: () => probe(places.temporary),
    log,
    now,
  });
  const temporary = { folder: places.temporary, busy, condition };
  const lock = createKeyLock();

  const pathOf = (key: string) => {
    checkKey(key);
    return join(places.objects, key);
  };

  async function open(key: string): Promise<StoredObject | null> {
    const path = pathOf(key);
    // Between two looks a delete may have set the object aside or given it its place again.
    for (let looks = 0; looks < 3; looks++) {
      const about = await statFile(path);
      if (about !== undefined) return objectAt(path, about);
      const aside = await findAside(key);
      if (aside !== undefined) return aside;
    }
    return null;
  }

  /** A delete that is still asking whether the object is needed has it aside. */
  async function findAside(key: string): Promise<StoredObject | undefined> {
    const prefix = asidePrefix(key);
    for (const name of (await readdir(places.aside).catch(ignoring('ENOENT'))) ?? []) {
      const aside = join(places.aside, name);
      const found = name.startsWith(prefix) ? await statFile(aside) : undefined;
      if (found !== undefined) return objectAt(aside, found);
    }
    return undefined;
  }

  async function remove(key: string, unless: () => Promise<boolean>): Promise<void> {
    const aside = join(places.aside, `${asidePrefix(key)}${randomUUID()}`);
    const path = pathOf(key);
    const move = () => rename(path, aside).then(() => true, ignoring('ENOENT'));
    if ((await move()) === undefined) {
      // The object is absent, or somebody has removed the folder.
      await makePrivateFolder(places.aside);
      if ((await move()) === undefined) return;
    }
    const needed = await unless().catch(async (error) => {
      await putBack(aside, path);
      throw error;
    });
    if (needed) await putBack(aside, path);
    else await rm(aside, { force: true });
  }

  return {
    verifiesUploads: true,
    async signUpload(key, { bytes, sha256, expiresAt, partBytes }) {
      const facts = { bytes: String(bytes), sha256 };
      if (partBytes === null) {
        return { kind: 'single', url: signer.sign({ operation: 'put', key, expiresAt, parameters: facts }) };
      }
      const uploadId = `${expiresAt}-${randomUUID()}`;
      const parts = Math.ceil(bytes / partBytes);
      const partUrls: string[] = [];
      const pacer = new Pacer();
      for (let part = 1; part <= parts; part++) {
        if (pacer.due) await pacer.pause();
        const size = part < parts ? partBytes : bytes - partBytes * (parts - 1);
        const parameters = { uploadId, partNumber: String(part), bytes: String(size) };
        partUrls.push(signer.sign({ operation: 'part', key, expiresAt, parameters }));
      }
      const parameters = { ...facts, uploadId, parts: String(parts) };
      const completeUrl = signer.sign({ operation: 'complete', key, expiresAt, parameters });
      return { kind: 'multipart', uploadId, partSize: partBytes, partUrls, completeUrl };
    },
    async signDownload(key, expiresAt, sha256) {
      return signer.sign({ operation: 'get', key, expiresAt, parameters: { sha256 } });
    },
    async write(key, source) {
      const target = pathOf(key);
      return withTemporary(temporary, source, Number.POSITIVE_INFINITY, async ({ path, sha256, bytes }) => {
        await publishIn(path, target);
        return { sha256, bytes };
      });
    },
    open,
    async delete(key, unless) {
      if (unless === undefined) await rm(pathOf(key), { force: true });
      else await remove(key, unless);
    },
    list: (prefix) => listIn(join(places.objects, prefix), prefix),
    sweep: createLeftovers({ places, busy, pathOf }),
    health: () => condition.health(),
    local: createLocalAddresses({ signer, lock, open, pathOf, temporary, busy, places, log }),
    async close() {},
  };
}

function objectAt(path: string, { size }: Stats): StoredObject {
  return { bytes: size, path, stream: () => createReadStream(path, { highWaterMark: 1 << 18 }) };
}

const statFile = (path: string) => stat(path).catch(ignoring('ENOENT'));

async function* listIn(folder: string, prefix: string): AsyncGenerator<readonly ListedObject[]> {
  let page: ListedObject[] = [];
  for await (const key of keysIn(folder, prefix)) {
    const about = await statFile(join(folder, key.slice(prefix.length)));
    if (about === undefined) continue;
    page.push({ key, bytes: about.size, writtenAt: about.mtimeMs });
    if (page.length < pageObjects) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function* keysIn(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoring('ENOENT'));
  if (entries === undefined) return;
  for await (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    // Whatever else lies there is not ours.
    if (!isKey(key)) continue;
    if (entry.isDirectory()) yield* keysIn(join(folder, entry.name), `${key}/`);
    else yield key;
  }
}
