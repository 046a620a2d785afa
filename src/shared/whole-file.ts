/** Files that are whole or absent, also after a power cut: written beside, flushed, renamed, the folder flushed. */

import { randomUUID } from 'node:crypto';
import { mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { plainFileError } from './file-error.ts';

/** Flushes a folder, so that the names in it survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system journals names on its own.
  if (process.platform === 'win32') return;
  await flushed(folder, 'r');
}

/** Makes a folder with those above it, for its owner only, and flushes their names. One that is there stays as it is. */
export async function makePrivateFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Gives a complete file its name; whatever had the name is replaced.
 * @param from  on the same file system, its bytes flushed already */
export async function publish(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Flushes a file's bytes and gives it its name.
 * @see publish */
export async function flushAndPublish(from: string, to: string): Promise<void> {
  await flushed(from, 'r+');
  await publish(from, to);
}

/** Writes a file so that a reader, a crash or a power cut meets the old one or the new one, never half of it. What is
 * no plain file (a pipe, a device) is written to as it is; a link is followed.
 * @param mode  of a new file, less the process's umask; default 0666 */
export async function writeWhole(
  path: string,
  data: string | Uint8Array | AsyncIterable<string>,
  { mode = 0o666 }: { mode?: number } = {},
): Promise<void> {
  try {
    await writeOrReplace(path, data, mode);
  } catch (error) {
    throw plainFileError(error, path, 'write');
  }
}

async function writeOrReplace(
  path: string,
  data: string | Uint8Array | AsyncIterable<string>,
  mode: number,
): Promise<void> {
  const known = await stat(path).catch(ignoring('ENOENT'));
  if (known !== undefined && !known.isFile()) return writeFile(path, data);
  const target = known === undefined ? path : await realpath(path);
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    await writeFlushed(partial, data, mode);
    await publish(partial, target);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}

/** @returns a handler of rejections that turns one of these codes into undefined */
export function ignoring(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  };
}

async function writeFlushed(
  path: string,
  data: string | Uint8Array | AsyncIterable<string>,
  mode: number,
): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    if (typeof data === 'string' || data instanceof Uint8Array) await file.writeFile(data);
    else for await (const piece of data) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flushed(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
