/** Files that appear whole or not at all: written beside, flushed, renamed. */

import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Written {
  readonly sha256: string;
  readonly bytes: number;
}

/** Writes `source` to a new file in `folder` and flushes it.
 * @param maxBytes  reading stops above it: `bytes` then exceeds it and the file is short
 * @returns         the file's path, and what was read; whoever calls renames or removes the file */
export async function writeTemporary(
  folder: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Written & { path: string }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  // Bodies arrive in pieces of some 64 KiB; each write is a trip to another thread, so several go together.
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const flush = async () => {
    await writeAll(file, held.length === 1 ? held[0]! : Buffer.concat(held));
    held = [];
    heldBytes = 0;
  };
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) break;
      hash.update(chunk);
      held.push(chunk);
      heldBytes += chunk.byteLength;
      if (heldBytes >= 1 << 20) await flush();
    }
    if (heldBytes > 0) await flush();
    await file.datasync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  return { path, sha256: hash.digest('hex'), bytes };
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < chunk.byteLength) {
    offset += (await file.write(chunk, offset)).bytesWritten;
  }
}

/** Renames over whatever is there, and flushes the folder so that the new name survives a power cut. */
export async function publish(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(from, to);
  }
  // Windows cannot open a folder; its file system journals names on its own.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs tasks of one key one after another, those of different keys side by side. */
export function createKeyLock(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(task, task);
    const tail = run
      .catch(() => {})
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return run;
  };
}
