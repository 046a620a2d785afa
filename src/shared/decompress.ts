import { promisify } from 'node:util';
import { brotliDecompress as brotli, gunzip as gzip } from 'node:zlib';

/** What gzip has packed, off the event loop. */
export const gunzip = promisify(gzip);

/** What Brotli has packed, off the event loop. */
export const brotliDecompress = promisify(brotli);
