/** The secret that signs addresses: made at first use, the same one ever after. */

import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const secretBytes = 32;
const digestOf = (secret: Buffer) => createHash('sha256').update(secret).digest();

/** Safe when several processes start at once, and after a power cut.
 * @param folder     where `secret` lies: 32 random bytes and their SHA-256
 * @param temporary  a folder on the same file system
 * @throws           Error when the file is not whole */
export function loadSecret(folder: string, temporary: string): Buffer {
  const path = join(folder, 'secret');
  const stored = read(path) ?? create(path, folder, temporary);
  const secret = stored.subarray(0, secretBytes);
  if (!isWhole(stored, secret)) {
    throw new Error(
      `${path} is damaged: it has ${stored.length} bytes that are not a signing secret. Restore it from a backup, or delete it ` +
        'and start again: a new secret is made, and upload and result addresses given out before are then denied ' +
        '(callers plan the upload or ask for the result again).',
    );
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return secret;
}

function isWhole(stored: Buffer, secret: Buffer): boolean {
  // Earlier releases wrote the secret alone. A file system that lost its bytes leaves zeros.
  if (stored.length === secretBytes) return secret.some((byte) => byte !== secret[0]);
  return stored.length === 2 * secretBytes && stored.subarray(secretBytes).equals(digestOf(secret));
}

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** @returns what the file then holds: another process may have been first */
function create(path: string, folder: string, temporary: string): Buffer {
  const secret = randomBytes(secretBytes);
  const fresh = join(temporary, `secret-${randomBytes(8).toString('hex')}`);
  try {
    writeFlushed(fresh, Buffer.concat([secret, digestOf(secret)]));
    linkSync(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  if (process.platform !== 'win32') flushFolder(folder);
  return readFileSync(path);
}

function writeFlushed(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    let offset = 0;
    while (offset < bytes.length) offset += writeSync(file, bytes, offset);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
