/** Builds the wheel of the Python client: a zip of fixed order, times and attributes, so that the same sources give
 * the same bytes on every machine. Formats: PyPA's binary distribution format 1.0 and core metadata 2.1; PKWARE's
 * APPNOTE for the zip, entries stored uncompressed (no compressor's version in the bytes). */

import { createHash } from 'node:crypto';

export interface WheelFile {
  /** Slash-separated, within the wheel. */
  readonly path: string;
  readonly data: Uint8Array;
}

export interface WheelOptions {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly license: string;
  /** The modules. */
  readonly files: readonly WheelFile[];
  readonly licenseText: Uint8Array;
  readonly readme: string;
}

/** @returns the file name that the format asks for, and the bytes */
export function buildWheel(options: WheelOptions): { fileName: string; bytes: Buffer } {
  const { name, version, summary, license, readme } = options;
  const stem = `${name}-${version}`;
  const info = `${stem}.dist-info`;
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    `Summary: ${summary}`,
    `License: ${license}`,
    'License-File: LICENSE',
    'Requires-Python: >=3.9',
    'Provides-Extra: pandas',
    "Requires-Dist: pandas; extra == 'pandas'",
    'Provides-Extra: numpy',
    "Requires-Dist: numpy; extra == 'numpy'",
    'Description-Content-Type: text/markdown',
    '',
    readme,
  ].join('\n');
  const tags = [
    'Wheel-Version: 1.0',
    'Generator: graticule sdk build',
    'Root-Is-Purelib: true',
    'Tag: py3-none-any',
  ];
  const files = [
    ...options.files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    { path: `${info}/LICENSE`, data: options.licenseText },
    { path: `${info}/METADATA`, data: Buffer.from(metadata) },
    { path: `${info}/WHEEL`, data: Buffer.from(`${tags.join('\n')}\n`) },
  ];
  const recordPath = `${info}/RECORD`;
  const record = files.map(({ path, data }) => `${path},sha256=${digest(data)},${data.length}`);
  record.push(`${recordPath},,`);
  files.push({ path: recordPath, data: Buffer.from(`${record.join('\n')}\n`) });
  return { fileName: `${stem}-py3-none-any.whl`, bytes: zip(files) };
}

const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('base64url');

/** The first moment that a zip can write: 1980-01-01 00:00. */
const dosDate = (1 << 5) | 1;
/** A regular file that everyone may read. */
const attributes = (0o100644 << 16) >>> 0;
const utf8Names = 1 << 11;
const madeByUnix = (3 << 8) | 20;

function zip(files: readonly WheelFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, data } of files) {
    const name = Buffer.from(path);
    // Shared by the local header and the directory: version, flags, method, time, date, checksum, sizes, name length.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(dosDate, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, Buffer.from(data));
    const entry = Buffer.alloc(46 - 6 - 26);
    entry.writeUInt32LE(attributes, 6);
    entry.writeUInt32LE(offset, 10);
    const maker = Buffer.alloc(2);
    maker.writeUInt16LE(madeByUnix, 0);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), maker, common, entry, name);
    offset += 4 + common.length + name.length + data.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listing, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

function crc32(data: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of data) remainder = (remainder >>> 8) ^ crcTable[(remainder ^ byte) & 255]!;
  return ~remainder >>> 0;
}
