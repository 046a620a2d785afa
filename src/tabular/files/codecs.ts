/** What the pages of Parquet files and the buffers of Arrow files are packed with. None writes more than it is told to: a few
 * bytes can stand for gigabytes. */

import zlib, { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { Compressors } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { decompressLz4Block, decompressLz4Hadoop } from './lz4.ts';
import { mostZstd, notSoLong, zstdByLibrary } from './zstd.ts';

type Unpack = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;
/** Of Node itself, from 22.15 on. */
const { zstdDecompressSync } = zlib as { zstdDecompressSync?: Unpack };

/** @param length  of what comes out, as the file says it
 * @throws Error when something else comes out */
export function decompressZstd(bytes: Uint8Array, length: number): Uint8Array {
  if (zstdDecompressSync === undefined) return zstdByLibrary(bytes, length);
  if (length === 0) return new Uint8Array(0);
  if (length > mostZstd(bytes)) throw notSoLong(length);
  const unpacked = zstdDecompressSync(bytes, { maxOutputLength: length });
  if (unpacked.length !== length) throw notSoLong(length);
  // A copy owns its memory: 64-bit numbers must be aligned.
  return Uint8Array.from(unpacked);
}

/** Name of the codec → what undoes it, given the length of what comes out. */
export const parquetCodecs: Compressors = {
  SNAPPY: compressors.SNAPPY!,
  LZ4: decompressLz4Hadoop,
  LZ4_RAW: decompressLz4Block,
  GZIP: (bytes, length) => unzipSync(bytes, { maxOutputLength: Math.max(1, length) }),
  BROTLI: (bytes, length) => brotliDecompressSync(bytes, { maxOutputLength: Math.max(1, length) }),
  ZSTD: decompressZstd,
};
