/** Files on their way: written to a temporary one, flushed, and then given their name or removed. */

import { createHash, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Condition } from '../../../shared/sqlite/condition.ts';
import { ignoring, makePrivateFolder, syncFolder } from '../../../shared/whole-file.ts';

export interface Written {
  readonly sha256: string;
  readonly bytes: number;
}

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Marks what this process works on, so that sweeps, also those of other processes, leave it alone. */
export interface Busy {
  /** @returns ends the work on this path */
  begin(path: string): () => void;
  has(path: string): boolean;
}

/** Well below the shortest time after which a sweep takes unchanged files for leftovers. */
const touchMs = 20_000;

export function createBusy(): Busy {
  const paths = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  // A slow upload writes a piece every few minutes; its file must not look as if its process had died.
  const touchAll = () => {
    const now = new Date();
    for (const path of paths.keys()) utimes(path, now, now).catch(() => {});
  };
  return {
    begin(path) {
      paths.set(path, (paths.get(path) ?? 0) + 1);
      timer ??= setInterval(touchAll, touchMs).unref();
      return () => {
        const left = paths.get(path)! - 1;
        if (left > 0) paths.set(path, left);
        else paths.delete(path);
        if (paths.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    has: (path) => paths.has(path),
  };
}

/** Where files on their way lie, and what is told of them. */
export interface Temporary {
  readonly folder: string;
  readonly busy: Busy;
  readonly condition: Condition;
}

/** Whether a file can be written, as one that somebody uploads would be. */
export function probe(folder: string): void {
  const path = join(folder, randomUUID());
  try {
    writeFileSync(path, Buffer.alloc(probeBytes), { mode: 0o600, flag: 'wx' });
  } finally {
    rmSync(path, { force: true });
  }
}

/** More than a nearly full disk still takes in passing. */
const probeBytes = 1 << 16;

/** Writes `source` to a new file, flushes it, and gives it to `use`, which renames it; when anything fails, it is
 * removed.
 * @param maxBytes  reading stops above it: `bytes` then exceeds it and the file is short */
export async function withTemporary<T>(
  { folder, busy, condition }: Temporary,
  source: Source,
  maxBytes: number,
  use: (written: Written & { path: string }) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  const done = busy.begin(path);
  try {
    const written = await writeAll(await create(path), source, maxBytes);
    const value = await use({ ...written, path });
    condition.wrote();
    return value;
  } catch (error) {
    condition.noted(error);
    // What cannot be removed now is left to the sweep.
    await rm(path, { force: true }).catch(() => {});
    throw error;
  } finally {
    done();
  }
}

async function create(path: string): Promise<FileHandle> {
  const make = () => open(path, 'wx', 0o600);
  const file = await make().catch(ignoring('ENOENT'));
  if (file !== undefined) return file;
  await makePrivateFolder(dirname(path));
  return make();
}

/** Writes, flushes and closes. */
async function writeAll(file: FileHandle, source: Source, maxBytes: number): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  // Bodies arrive in pieces of some 64 KiB; each write is a trip to another thread, so several go together.
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const flush = async () => {
    await writeChunk(file, held.length === 1 ? held[0]! : Buffer.concat(held));
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
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

async function writeChunk(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < chunk.byteLength) {
    offset += (await file.write(chunk, offset)).bytesWritten;
  }
}

/** Renames over whatever is there, making the folder when it is absent, and flushes the new name. */
export async function publishIn(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await makePrivateFolder(folder);
    await rename(from, to);
  }
  await syncFolder(folder);
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
