/** What happens at the signed addresses: uploads are verified before they become visible. */

import { createReadStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AddressError, type LocalAddresses, type StoredObject } from '../../ports.ts';
import type { Signer } from './addresses.ts';
import { publish, writeTemporary } from './files.ts';

interface Tools {
  readonly signer: Signer;
  readonly lock: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  readonly open: (key: string) => Promise<StoredObject | null>;
  readonly pathOf: (key: string) => string;
  readonly temporary: string;
  readonly multipart: string;
}

/** How far past the planned length a body is still read, to tell a wrong body from a plan that understated it. */
const graceBytes = 64 * 2 ** 20;

// An ETag is opaque to clients; ours is the start of the SHA-256 that is computed anyway.
const etagOf = (sha256: string) => `"${sha256.slice(0, 32)}"`;
const unquoted = (etag: string) => etag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');

export function createLocalAddresses(tools: Tools): LocalAddresses {
  const { signer, lock, open, pathOf, temporary, multipart } = tools;

  async function putWhole(key: string, facts: Record<string, string>, body: AsyncIterable<Uint8Array>) {
    const planned = Number(facts.bytes);
    const written = await writeTemporary(temporary, body, planned + graceBytes);
    if (written.sha256 !== facts.sha256 || written.bytes !== planned) {
      await rm(written.path, { force: true });
      if (written.bytes > planned + graceBytes || written.sha256 === facts.sha256) {
        const code = written.bytes > planned ? 'EntityTooLarge' : 'EntityTooSmall';
        throw new AddressError(code, `The plan is for ${planned} bytes, the body has ${written.bytes}.`);
      }
      throw new AddressError(
        'BadDigest',
        `The body's SHA-256 is ${written.sha256}, the plan is for ${facts.sha256}.`,
      );
    }
    await lock(key, () => publish(written.path, pathOf(key)));
    return etagOf(written.sha256);
  }

  async function putPart(facts: Record<string, string>, body: AsyncIterable<Uint8Array>) {
    const planned = Number(facts.bytes);
    const folder = join(multipart, facts.uploadId!);
    const known = await partsOf(folder);
    const written = await writeTemporary(temporary, body, planned);
    if (written.bytes !== planned) {
      await rm(written.path, { force: true });
      throw new AddressError(
        written.bytes > planned ? 'EntityTooLarge' : 'EntityTooSmall',
        `Part ${facts.partNumber} is planned with ${planned} bytes${written.bytes > planned ? ', the body has more' : `, the body has ${written.bytes}`}.`,
      );
    }
    // The name carries the ETag, so that a part and its ETag change together; a part sent again replaces the first.
    const name = `${facts.partNumber}.${written.sha256.slice(0, 32)}`;
    await rename(written.path, join(folder, name)).catch(() => noSuchUpload());
    const older = known.get(Number(facts.partNumber));
    if (older !== undefined && older !== name) await rm(join(folder, older), { force: true });
    return etagOf(written.sha256);
  }

  /** Names of the stored parts by number. */
  async function partsOf(folder: string): Promise<Map<number, string>> {
    const names = await readdir(folder).catch(() => noSuchUpload());
    return new Map(names.map((name) => [Number(name.split('.', 1)[0]), name]));
  }

  async function assemble(
    key: string,
    facts: Record<string, string>,
    manifest: readonly { partNumber: number; etag: string }[],
  ): Promise<string> {
    const folder = join(multipart, facts.uploadId!);
    const etag = `"${facts.sha256!.slice(0, 32)}-${facts.parts}"`;
    const stored = await partsOf(folder).catch(async (error) => {
      // A repeated completion finds its upload gone and its object there: the object's name vouches for its bytes.
      if ((await open(key)) !== null) return null;
      throw error;
    });
    if (stored === null) return etag;
    const files = checkManifest(manifest, stored, Number(facts.parts)).map((name) => join(folder, name));
    const written = await writeTemporary(temporary, concatenated(files));
    if (written.sha256 !== facts.sha256) {
      await rm(written.path, { force: true });
      throw new AddressError(
        'BadDigest',
        `The parts' SHA-256 is ${written.sha256}, the plan is for ${facts.sha256}.`,
      );
    }
    await lock(key, () => publish(written.path, pathOf(key)));
    await rm(folder, { recursive: true, force: true });
    return etag;
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
      return isPart ? putPart(parameters, body) : putWhole(key, parameters, body);
    },
    async complete(address, manifest) {
      const { key, parameters } = signer.verify(address, 'complete');
      const parts = await manifest(Number(parameters.parts));
      // Two completions at once must not assemble the same parts twice.
      return lock(`complete/${parameters.uploadId}`, () => assemble(key, parameters, parts));
    },
    async get(address) {
      const { key } = signer.verify(address, 'get');
      const object = await open(key);
      if (object === null) throw new AddressError('NoSuchKey', 'The specified key does not exist.');
      return { object, etag: `"${key.split('/').at(-1)!}"` };
    },
  };
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

function noSuchUpload(): never {
  throw new AddressError('NoSuchUpload', 'The upload does not exist; it has been completed or has expired.');
}
