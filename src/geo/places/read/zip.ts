/** What a .zip holds: its directory is checked against the file before anything is unpacked. */

import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { UnreadableFile } from './layer-source.ts';

const inflate = promisify(inflateRaw);

/** Ceilings of one archive. */
const mostEntries = 10_000;
const mostBytes = 2 ** 30;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endBytes = 22;
/** The end may be followed by a comment of so many bytes. */
const longestComment = 65_535;

export interface ZipEntry {
  readonly name: string;
  /** @throws UnreadableFile for bytes that are not what the directory says */
  read(): Promise<Uint8Array>;
}

/** @param file  name of the archive, for errors
 * @returns the files in it, in its order, folders left out
 * @throws UnreadableFile for what is no archive, for one that is damaged or encrypted, and for more than 1 GiB unpacked */
export function readZip(bytes: Uint8Array, file: string): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = (what: string) =>
    new UnreadableFile(`${file} is not a zip archive, or it is damaged: ${what}.`);
  const end = endOf(view);
  if (end < 0) throw damaged('it has no directory');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostEntries) throw new UnreadableFile(`${file} holds more than ${mostEntries} files.`);
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) throw damaged('its directory is cut short');
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameBytes = view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameBytes)).toString('utf8');
    const start = view.getUint32(at + 42, true);
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (name.endsWith('/')) continue;
    total += size;
    if (total > mostBytes) throw new UnreadableFile(`${file} unpacks to more than 1 GiB.`);
    entries.push({
      name,
      async read() {
        if ((flags & 1) !== 0) throw new UnreadableFile(`${file} is encrypted.`, 'Unpack it first.');
        if (start + 30 > bytes.length || view.getUint32(start, true) !== fileMark)
          throw damaged(`${name} is not where its directory says`);
        const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
        if (from + packed > bytes.length) throw damaged(`${name} is cut short`);
        const content = bytes.subarray(from, from + packed);
        if (method !== 0 && method !== 8)
          throw new UnreadableFile(
            `${file} packs ${name} in a way that is not read (${method}).`,
            'Unpack it first.',
          );
        const whole =
          method === 0
            ? content
            : await inflate(content, { maxOutputLength: Math.max(1, size) }).catch((cause) => {
                throw damaged(`${name}: ${(cause as Error).message}`);
              });
        if (whole.length !== size) throw damaged(`${name} differs in length from what its directory says`);
        return whole;
      },
    });
  }
  return entries;
}

/** Where the end of the directory begins; -1 where there is none. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return -1;
}
