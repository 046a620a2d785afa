/** The reader of Parquet and what it inflates with, apart so that it is fetched when it is needed. The compressors' own
 * Snappy is left out: it is WebAssembly, which the policy of the page does not run, and the reader has one in JavaScript. */

import { type Compressors, snappyUncompress } from 'hyparquet';
import { decompressBrotli, decompressGzip } from 'hyparquet-compressors';
import { decompressLz4Block, decompressLz4Hadoop } from '../../../tabular/files/lz4.ts';
import { zstdByLibrary } from '../../../tabular/files/zstd.ts';

export { isSingle, openParquet } from '../../../tabular/files/parquet-groups.ts';

export const codecs: Compressors = {
  SNAPPY: (bytes, length) => {
    const unpacked = new Uint8Array(length);
    snappyUncompress(bytes, unpacked);
    return unpacked;
  },
  GZIP: decompressGzip,
  BROTLI: decompressBrotli,
  ZSTD: zstdByLibrary,
  LZ4: decompressLz4Hadoop,
  LZ4_RAW: decompressLz4Block,
};
