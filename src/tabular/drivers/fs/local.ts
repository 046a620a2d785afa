/** What happens at the signed addresses: uploads are verified before they become visible, downloads while they go. */

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedCache, textBytes } from '../../../shared/bounded-cache.ts';
import { hashOf, verified } from '../../../shared/hash-stream.ts';
import type { Log } from '../../../shared/log.ts';
import { storageFaultOf } from '../../../shared/storage-error.ts';
import { ignoring, syncFolder } from '../../../shared/whole-file.ts';
import { AddressError, type LocalAddresses, type StoredObject } from '../../ports.ts';
import type { Signer } from './addresses.ts';
import { type Busy, publishIn, type Temporary, withTemporary } from './files.ts';
import { type Places, uploadName } from './places.ts';

interface Tools {
  readonly signer: Signer;
  readonly lock: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  readonly open: (key: string) => Promise<StoredObject | null>;
  readonly pathOf: (key: string) => string;
  readonly temporary: Temporary;
  readonly busy: Busy;
  readonly places: Places;
  readonly log: Log;
}

/** How far past the planned length a body is still read, to tell a wrong body from a plan that understated it. */
const graceBytes = 64 * 2 ** 20;

/** A download is hashed as it goes, and its last piece held back. One that is no larger is read for its hash before the
 * first byte goes as well, once as long as its file has not changed. Reading this much takes some 50 ms. */
const checkedFirstBytes = 32 * 2 ** 20;

/** What is remembered of files that have been read for their hash. */
const checkedBytes = 2 ** 20;

// An ETag is opaque to clients; ours is the start of the SHA-256 that is computed anyway.
const etagOf = (sha256: string) => `"${sha256.slice(0, 32)}"`;
const unquoted = (etag: string) => etag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');

export function createLocalAddresses(tools: Tools): LocalAddresses {
  const { signer, lock, open, pathOf, temporary, busy, places, log } = tools;
  /** The state of the file, and its hash, when it was last read for it. */
  const checked = new BoundedCache<string>(checkedBytes);

  async function putWhole(key: string, facts: Record<string, string>, body: AsyncIterable<Uint8Array>) {
    const planned = Number(facts.bytes);
    return withTemporary(temporary, body, planned + graceBytes, async ({ path, sha256, bytes }) => {
      if (sha256 !== facts.sha256 || bytes !== planned) {
        if (bytes > planned + graceBytes || sha256 === facts.sha256) {
          const code = bytes > planned ? 'EntityTooLarge' : 'EntityTooSmall';
          throw new AddressError(code, `The plan is for ${planned} bytes, the body has ${bytes}.`);
        }
        throw new AddressError(
          'BadDigest',
          `The body's SHA-256 is ${sha256}, the plan is for ${facts.sha256}.`,
        );
      }
      await publishIn(path, pathOf(key));
      return etagOf(sha256);
    });
  }

  const folderOf = (key: string, facts: Record<string, string>) =>
    join(places.multipart, uploadName(facts.uploadId!, key));

  async function putPart(key: string, facts: Record<string, string>, body: AsyncIterable<Uint8Array>) {
    const planned = Number(facts.bytes);
    const number = Number(facts.partNumber);
    const folder = folderOf(key, facts);
    return withTemporary(temporary, body, planned, async ({ path, sha256, bytes }) => {
      if (bytes !== planned) {
        throw new AddressError(
          bytes > planned ? 'EntityTooLarge' : 'EntityTooSmall',
          `Part ${number} is planned with ${planned} bytes${bytes > planned ? ', the body has more' : `, the body has ${bytes}`}.`,
        );
      }
      const done = busy.begin(folder);
      try {
        if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined)
          await syncFolder(places.multipart);
        const older = (await partsOf(folder))?.get(number);
        // The name carries the ETag, so that a part and its ETag change together; a part sent again replaces the first.
        const name = `${number}.${sha256.slice(0, 32)}`;
        await publishIn(path, join(folder, name));
        if (older !== undefined && older !== name) await rm(join(folder, older), { force: true });
      } finally {
        done();
      }
      return etagOf(sha256);
    });
  }

  async function assemble(
    key: string,
    facts: Record<string, string>,
    manifest: readonly { partNumber: number; etag: string }[],
  ): Promise<string> {
    const folder = folderOf(key, facts);
    const etag = `"${facts.sha256!.slice(0, 32)}-${facts.parts}"`;
    const stored = await partsOf(folder);
    if (stored === undefined) return completedBefore(key, etag);
    const files = checkManifest(manifest, stored, Number(facts.parts)).map((name) => join(folder, name));
    const done = busy.begin(folder);
    try {
      await withTemporary(temporary, concatenated(files), Number(facts.bytes), async ({ path, sha256 }) => {
        if (sha256 !== facts.sha256) {
          throw new AddressError(
            'BadDigest',
            `The parts' SHA-256 is ${sha256}, the plan is for ${facts.sha256}.`,
          );
        }
        await publishIn(path, pathOf(key));
      });
    } catch (error) {
      // Another process completed the same upload and removed its parts meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return await completedBefore(key, etag);
    } finally {
      done();
    }
    // In one step, so that a repeated completion never finds some parts gone; what cannot be removed is left to the sweep.
    const doneWith = join(temporary.folder, randomUUID());
    await rename(folder, doneWith)
      .then(() => rm(doneWith, { recursive: true, force: true }))
      .catch(() => {});
    return etag;
  }

  /** A repeated completion finds its upload gone and its object there: the object's name vouches for its bytes. */
  async function completedBefore(key: string, etag: string): Promise<string> {
    if ((await open(key)) !== null) return etag;
    throw new AddressError(
      'NoSuchUpload',
      'The upload does not exist: it has been completed, has expired, or no part of it has come.',
    );
  }

  function altered(key: string): AddressError {
    log.error('stored_object_altered', { key });
    return new AddressError(
      'ServiceUnavailable',
      'The stored object is damaged: its bytes are not those that were written. Submit the job again.',
    );
  }

  /** Has the object these bytes? Whatever is done to a file moves its time of change, which nobody can set. */
  async function isWhole(key: string, object: StoredObject, sha256: string): Promise<boolean> {
    const { ino, size, ctimeNs } = await stat(pathOf(key), { bigint: true });
    const state = `${ino} ${size} ${ctimeNs} ${sha256}`;
    if (checked.get(key) === state) return true;
    if ((await hashOf(object.stream())) !== sha256) return false;
    checked.set(key, state, textBytes(state));
    return true;
  }

  async function read(key: string, sha256: string) {
    const object = await open(key);
    if (object === null) throw new AddressError('NoSuchKey', 'The specified key does not exist.');
    if (object.bytes <= checkedFirstBytes && !(await isWhole(key, object, sha256))) throw altered(key);
    const stream = () => verified(object.stream(), sha256, () => altered(key));
    return { object: { bytes: object.bytes, stream }, etag: `"${key.split('/').at(-1)!}"` };
  }

  return {
    async put(address, body, contentLength) {
      const isPart = address.pathname.startsWith('/_objects/part/');
      const { key, parameters } = signer.verify(address, isPart ? 'part' : 'put');
      const planned = Number(parameters.bytes);
      if (contentLength !== null && contentLength > planned + (isPart ? 0 : graceBytes)) {
        throw new AddressError(
          'EntityTooLarge',
          `The plan is for ${planned} bytes, the body has ${contentLength}.`,
        );
      }
      return (isPart ? putPart(key, parameters, body) : putWhole(key, parameters, body)).catch(refuseFault);
    },
    async complete(address, manifest) {
      const { key, parameters } = signer.verify(address, 'complete');
      const parts = await manifest(Number(parameters.parts));
      // Two completions at once must not assemble the same parts twice.
      return lock(`complete/${parameters.uploadId}`, () => assemble(key, parameters, parts)).catch(
        refuseFault,
      );
    },
    async get(address) {
      const { key, parameters } = signer.verify(address, 'get');
      if (parameters.sha256 === undefined) {
        throw new AddressError(
          'AccessDenied',
          'An earlier release made this address. Request the result again.',
        );
      }
      return read(key, parameters.sha256).catch(refuseFault);
    },
  };
}

/** S3's words for a store that cannot serve for now: its clients try again.
 * @throws AddressError, or the error itself when the store is not to blame */
function refuseFault(error: unknown): never {
  const fault = storageFaultOf(error);
  if (fault === null) throw error;
  if (fault === 'descriptors') {
    throw new AddressError('SlowDown', 'Please reduce your request rate.', { cause: error });
  }
  throw new AddressError('ServiceUnavailable', 'The store cannot be used for now. Please try again.', {
    cause: error,
  });
}

/** Names of the stored parts by number; undefined when there is no such folder. */
async function partsOf(folder: string): Promise<Map<number, string> | undefined> {
  const names = await readdir(folder).catch(ignoring('ENOENT'));
  return names && new Map(names.map((name) => [Number(name.split('.', 1)[0]), name]));
}

function checkManifest(
  manifest: readonly { partNumber: number; etag: string }[],
  stored: ReadonlyMap<number, string>,
  planned: number,
): string[] {
  manifest.forEach(({ partNumber }, index) => {
    if (index > 0 && partNumber <= manifest[index - 1]!.partNumber) {
      throw new AddressError('InvalidPartOrder', 'The parts must be listed in ascending order, each once.');
    }
  });
  if (manifest.length !== planned) {
    throw new AddressError(
      'InvalidPart',
      `The upload has ${planned} parts, the manifest lists ${manifest.length}.`,
    );
  }
  return manifest.map(({ partNumber, etag }) => {
    const name = stored.get(partNumber);
    if (name === undefined) {
      throw new AddressError('InvalidPart', `Part ${partNumber} has not been uploaded.`);
    }
    if (name !== `${partNumber}.${unquoted(etag)}`) {
      throw new AddressError(
        'InvalidPart',
        `The ETag of part ${partNumber} does not match the part received.`,
      );
    }
    return name;
  });
}

async function* concatenated(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path, { highWaterMark: 1 << 20 });
}
