/** The reader of Parquet and what it inflates with, apart so that it is fetched when it is needed. The compressors' own
 * Snappy is left out: it is WebAssembly, which the policy of the page does not run, and the reader has one in JavaScript. */

import {
  decompressBrotli,
  decompressGzip,
  decompressLz4,
  decompressLz4Raw,
  decompressZstd,
} from 'hyparquet-compressors';

export { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';

export const compressors = {
  GZIP: decompressGzip,
  BROTLI: decompressBrotli,
  ZSTD: (bytes: Uint8Array) => decompressZstd(bytes),
  LZ4: decompressLz4,
  LZ4_RAW: decompressLz4Raw,
};
