/** The folders of the store, and what their names say. */

import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Places {
  readonly root: string;
  /** The objects, each at its key. */
  readonly objects: string;
  /** Files on their way. */
  readonly temporary: string;
  /** A folder for each upload in parts of which a byte has come. */
  readonly multipart: string;
  /** Objects that are about to go, while it is asked whether anybody needs them. */
  readonly aside: string;
}

/** Makes the folders for their owner only, whatever the umask, and closes to others those that are there.
 * @param warn  called for a folder that this user may not close */
export function makePlaces(folder: string, warn: (path: string, error: unknown) => void): Places {
  const places = {
    root: folder,
    objects: join(folder, 'objects'),
    temporary: join(folder, 'tmp'),
    multipart: join(folder, 'multipart'),
    aside: join(folder, 'aside'),
  };
  for (const path of Object.values(places)) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) continue;
    try {
      chmodSync(path, 0o700);
    } catch (error) {
      warn(path, error);
    }
  }
  return places;
}

// No key holds a `~`: with it a key becomes a file name, and can be told apart from what follows or precedes it.
const flat = (key: string) => key.replaceAll('/', '~');
const unflat = (name: string) => name.replaceAll('~', '/');

/** Name of the folder of an upload in parts. */
export function uploadName(uploadId: string, key: string): string {
  return `${uploadId}~${flat(key)}`;
}

/** @returns when the upload expires, and its key; null for a name that this release does not make */
export function fromUploadName(name: string): { expiresAt: number; key: string } | null {
  const match = /^(\d+)-[0-9a-f-]+~(.+)$/.exec(name);
  return match === null ? null : { expiresAt: Number(match[1]), key: unflat(match[2]!) };
}

/** Start of the names that an object has while it is set aside. */
export function asidePrefix(key: string): string {
  return `${flat(key)}~~`;
}

export function fromAsideName(name: string): string | null {
  const end = name.lastIndexOf('~~');
  return end === -1 ? null : unflat(name.slice(0, end));
}
