/** The files of a build, compressed ahead (`name.br`): read whole and sent as the client wants them. */

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { compressed, preferredCoding } from './compress.ts';
import { entityTag, matches } from './conditional.ts';
import { type HeaderValues, respond } from './respond.ts';

const brotliDecompressAsync = promisify(brotliDecompress);
const suffix = '.br';

export interface ServedFiles {
  has(name: string): boolean;
  /** @param name     path below the folder, with `/`, as in `assets/map-1a2b.js`; one that there is
   * @param headers   over those of the file: `content-type` and its encoding */
  respond(request: Request, name: string, headers: HeaderValues): Promise<Response>;
}

/** The names are read once: what a request asks for is looked up among them and never becomes a path by itself.
 * @param folder  without it, or with none of such files, there are no files */
export function servedFiles(folder: string): ServedFiles {
  const names = new Set(namesIn(folder));
  return {
    has: (name) => names.has(name),
    async respond(request, name, headers) {
      const bytes = await readFile(join(folder, name + suffix));
      const common = { ...headers, etag: entityTag(bytes), vary: 'accept-encoding' };
      const type = getMimeType(name) ?? 'application/octet-stream';
      if (matches(request.headers.get('if-none-match'), common.etag)) return respond(304, null, type, common);
      const accepted = request.headers.get('accept-encoding');
      if (preferredCoding(accepted) === 'br')
        return respond(200, bytes, type, { ...common, 'content-encoding': 'br' });
      // Browsers take br from https and this machine alone; from others they ask for gzip.
      const other = await compressed(await brotliDecompressAsync(bytes), accepted);
      return respond(200, other.body, type, { ...common, ...other.headers });
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(suffix))
      .map((path) => path.slice(0, -suffix.length).replaceAll(sep, '/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
