import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** What gzip has packed, off the event loop. */
export const unzip = promisify(gunzip);
