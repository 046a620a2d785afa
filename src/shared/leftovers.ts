/** Files of imports on their way, and those of imports that died. */

import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ignoring } from './whole-file.ts';

/** A process number says nothing about processes of another machine, or of another container, on the same folder. */
const host = hostname().replaceAll(/[^\w-]/g, '-');

/** What nobody has written to for so long is left of an import, whoever made it. */
const longestImportMs = 24 * 3_600_000;

/** Path of the store while it is made, unlike that of any other import. */
export function partOf(file: string): string {
  return `${file}.${host}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
}

/** Removes the parts of imports whose process has died. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const entry of (await readdir(folder).catch(ignoring('ENOENT'))) ?? []) {
    const match = /\.(?:osmdb|places)\.(?:([\w-]+)\.)?(\d+)\.[0-9a-f]{8}\.part/.exec(entry);
    if (match === null) continue;
    const path = join(folder, entry);
    const about = await stat(path).catch(ignoring('ENOENT'));
    if (about === undefined) continue;
    const dead = match[1] === host && !isAlive(Number(match[2]));
    if (dead || Date.now() - about.mtimeMs > longestImportMs) await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** @throws RangeError for a name that is no plain file name */
export function checkStoreName(name: string): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name))
    throw new RangeError(`name must be a plain file name, received "${name}"`);
}
