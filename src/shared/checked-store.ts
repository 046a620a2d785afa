/** Files that are imported once and read for years: the checksum of each lies beside it, in the form of sha256sum. */

import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { hashOf } from './hash-stream.ts';
import { flushAndPublish, ignoring, writeWhole } from './whole-file.ts';

const sumsOf = (file: string) => `${file}.sha256`;

/** The checksums that a file may have: two for the moment in which it is replaced; undefined for a file of an earlier version. */
async function readSums(file: string): Promise<string[] | undefined> {
  const text = await readFile(sumsOf(file), 'latin1').catch(ignoring('ENOENT'));
  return text?.match(/^[0-9a-f]{64}/gm) ?? undefined;
}

/** Gives a complete store its name and writes its checksum down; what had the name is replaced.
 * @param from  on the same file system */
export async function publishStore(from: string, to: string): Promise<void> {
  const sum = await hashOf(createReadStream(from));
  const line = (hash: string) => `${hash}  ${basename(to)}\n`;
  const write = (sums: readonly string[]) => writeWhole(sumsOf(to), sums.map(line).join(''), { mode: 0o600 });
  // A crash between these steps leaves a store that has one of the two.
  await write([...((await readSums(to)) ?? []).slice(-1), sum]);
  await flushAndPublish(from, to);
  await write([sum]);
}

/** Removes a store and its checksum. */
export async function removeStore(file: string): Promise<void> {
  await rm(file);
  await rm(sumsOf(file), { force: true });
}

/** Whether a store has the bytes that were published; `unknown` without a checksum. Reads the whole file. */
export async function checkStore(file: string): Promise<'intact' | 'altered' | 'unknown'> {
  const sums = await readSums(file);
  if (sums === undefined) return 'unknown';
  return sums.includes(await hashOf(createReadStream(file))) ? 'intact' : 'altered';
}
