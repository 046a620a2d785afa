/** What a ZIP archive holds (PKWARE APPNOTE 6.3.10), and the one table in it. */

import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { through } from '../../shared/through.ts';
import { TabularError } from '../domain/errors.ts';

export interface ZipEntry {
  readonly name: string;
  /** Bytes as they are packed. */
  readonly size: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Of the entry's own header in the file. */
  readonly offset: number;
}

/** The end of the directory has 22 bytes and a comment of at most 65,535. */
const endBytes = 22 + 65_535;
const mostEntries = 65_535;

/** @throws TabularError `malformed_csv` when there is no directory, or one that points outside of the file */
export async function zipEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = await bytesAt(file, Math.max(0, size - endBytes), Math.min(size, endBytes));
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0 || end + 22 > tail.length) throw damaged(path);
    const count = tail.readUInt16LE(end + 10);
    const directoryBytes = tail.readUInt32LE(end + 12);
    const directoryAt = tail.readUInt32LE(end + 16);
    if (count > mostEntries || directoryAt + directoryBytes > size) throw damaged(path);
    const directory = await bytesAt(file, directoryAt, directoryBytes);
    const entries: ZipEntry[] = [];
    for (let at = 0; entries.length < count; ) {
      if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw damaged(path);
      const nameBytes = directory.readUInt16LE(at + 28);
      const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
      entries.push({
        name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
        size: directory.readUInt32LE(at + 20),
        method: directory.readUInt16LE(at + 10),
        offset: directory.readUInt32LE(at + 42),
      });
      at += 46 + nameBytes + rest;
    }
    return entries;
  } finally {
    await file.close();
  }
}

/** The bytes of an entry, inflated as they are read.
 * @throws TabularError `malformed_csv` when it is packed or encrypted in a way that is not read */
export async function zipEntryStream(path: string, entry: ZipEntry): Promise<Readable> {
  const file = await open(path, 'r');
  let start: number;
  try {
    const header = await bytesAt(file, entry.offset, 30);
    if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw damaged(path);
    if ((header.readUInt16LE(6) & 1) === 1 || (entry.method !== 0 && entry.method !== 8)) {
      throw new TabularError(
        'malformed_csv',
        `${entry.name} in ${path} is encrypted or packed in a rare way.`,
        {
          fix: 'Unpack the archive and give the file itself.',
        },
      );
    }
    start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  const packed = createReadStream(path, { start, end: start + Math.max(0, entry.size - 1) });
  if (entry.method === 0) return packed;
  return through(packed, createInflateRaw());
}

/** What an archive is that people know by another name.
 * @returns undefined for a plain archive */
export function zipKind(entries: readonly ZipEntry[]): string | undefined {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^xl\/workbook\.(?:xml|bin)$/))
    return has(/\.bin$/) && !has(/workbook\.xml$/) ? 'a binary Excel workbook (.xlsb)' : 'Excel';
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'an OpenDocument file (.ods, .odt)';
  if (has(/^word\//)) return 'a Word document';
  if (has(/^ppt\//)) return 'a PowerPoint file';
  if (has(/\.iwa$/)) return 'a file of Apple Numbers or Pages';
  return undefined;
}

/** The one table of a plain archive.
 * @throws TabularError `malformed_csv` naming the files when there is none, or more than one */
export function zippedTable(path: string, entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  const tables = files.filter(({ name }) => /\.(?:csv|tsv|tab|txt|dat|psv|json|jsonl|ndjson)$/i.test(name));
  // Beside a table stand texts about it, as agencies pack them.
  const data = tables.filter(({ name }) => !aboutData.test(name.slice(name.lastIndexOf('/') + 1)));
  const marked = data.filter(({ name }) => !/\.txt$/i.test(name));
  const only = [tables, data, marked].find((some) => some.length === 1);
  if (only !== undefined) return only[0]!;
  const names = files.slice(0, 5).map(({ name }) => JSON.stringify(name));
  const more = files.length > names.length ? ', …' : '';
  throw new TabularError(
    'malformed_csv',
    `${path} is a ZIP archive of ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${tables.length} of them tables: ${names.join(', ') || 'none'}${more}.`,
    { fix: 'Unpack the archive and give the file with the table.' },
  );
}

/** Names of files that describe data, in the languages of those who publish them. */
const aboutData =
  /^(?:read[ _.-]?me|liesmich|lisez|leeme|leia|leggimi|licen[cs]|lizenz|copying|change[ _-]?log|meta[ _-]?da|beschreibung|description|disclaimer|terms|about|code[ _-]?book|data[ _-]?dictionary|datasatzbeschreibung|datensatzbeschreibung|notes?\b|hinweis)/i;

const damaged = (path: string) =>
  new TabularError(
    'malformed_csv',
    `${path} looks like a ZIP archive or a workbook but cannot be read: it is cut short or damaged.`,
    {
      fix: 'Save the table as CSV and give that file.',
    },
  );

async function bytesAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  return buffer.subarray(0, bytesRead);
}
