/** Names in the bucket. Each write of a key has a name of its own under the key, so nothing is ever overwritten: a
 * delete takes the names that it has seen before it asked, and one that arrives late or twice takes nothing else. */

import { randomBytes } from 'node:crypto';
import { isKey } from '../../domain/object-key.ts';

export interface Version {
  readonly name: string;
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since the epoch of the store's clock; many stores tell whole seconds. */
  readonly writtenAt: number;
}

export interface Names {
  /** Start of every name of ours. */
  readonly prefix: string;
  /** Start of the names of one key. */
  under(key: string): string;
  /** A name for the next write of a key. Those of one process sort as they were made.
   * @param expiresAt  of an upload that a caller makes: when its addresses expire */
  next(key: string, expiresAt?: number): string;
  /** The key that a name belongs to; null for what is not ours. */
  keyOf(name: string): string | null;
}

/** @param prefix  empty, or ending at a slash */
export function createNames(prefix: string): Names {
  let last = 0;
  return {
    prefix,
    under: (key) => `${prefix}${key}/`,
    next(key, expiresAt) {
      last = Math.max(last + 1, Date.now() * 1000);
      const order = last.toString(16).padStart(14, '0');
      const until = expiresAt === undefined ? '' : `-until-${Math.ceil(expiresAt)}`;
      return `${prefix}${key}/${order}-${randomBytes(8).toString('hex')}${until}`;
    },
    keyOf(name) {
      const end = name.lastIndexOf('/');
      const key = name.slice(prefix.length, end);
      return name.startsWith(prefix) && isVersion.test(name.slice(end + 1)) && isKey(key) ? key : null;
    },
  };
}

const isVersion = /^[0-9a-f]{14}-[0-9a-f]{16}(?:-until-\d+)?$/;

/** When the addresses of a caller's upload expire; null for a write of ours. */
export function expiryOf(name: string): number | null {
  const until = /-until-(\d+)$/.exec(name)?.[1];
  return until === undefined ? null : Number(until);
}

/** Of versions of one key, the one that readers get. */
export function newestOf(versions: readonly Version[]): Version | undefined {
  return versions.reduce<Version | undefined>(
    (newest, version) => (newest === undefined || isNewer(version, newest) ? version : newest),
    undefined,
  );
}

function isNewer(a: Version, b: Version): boolean {
  return a.writtenAt === b.writtenAt ? a.name > b.name : a.writtenAt > b.writtenAt;
}
