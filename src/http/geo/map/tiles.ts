/** Addresses of the base map's tiles, and their answers. */

import { createHash } from 'node:crypto';
import { type Geo, maxTileZoom, type TileAddress } from '../../../geo/index.ts';
import { compressed } from '../../compress.ts';
import { matches, tagOf } from '../../conditional.ts';
import type { Answer, Question } from '../question.ts';

export const tilePrefix = '/_map/tiles/';

/** @returns undefined for a path that is no tile's */
export function tileAt(path: string): TileAddress | undefined {
  const match = /^(\d)\/(\d{1,3})\/(\d{1,3})$/.exec(path.slice(tilePrefix.length));
  if (!path.startsWith(tilePrefix) || !match) return undefined;
  const [z, x, y] = match.slice(1).map(Number) as [number, number, number];
  return z <= maxTileZoom && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
}

export async function answerTile(
  geo: Geo,
  { path, ifNoneMatch, acceptEncoding }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const bytes = await geo.tile(tileAt(path)!, { signal });
  const etag = tagOf(createHash('sha256').update(bytes).digest());
  // A day: tiles change with the package alone.
  const common = { 'cache-control': 'public, max-age=86400', etag };
  if (matches(ifNoneMatch, etag))
    return { status: 304, headers: { ...common, vary: 'accept-encoding' }, body: null };
  const { body, headers } = await compressed(Buffer.from(bytes), acceptEncoding);
  const type = { 'content-type': 'application/vnd.mapbox-vector-tile' };
  return { status: 200, headers: { ...common, ...type, ...headers }, body: body as Buffer };
}
