/** "Where the Main meets the Rhine", "where the Nile meets the sea". */

import type { Geometry, Position } from 'geojson';
import { maskOf, waterKinds } from '../../domain/place.ts';
import type { SpatialQuery } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import { NearestIndex } from '../../geometry/nearest.ts';
import type { Evaluation } from '../evaluation.ts';
import { riverEnd } from './river.ts';

const rivers = maskOf(['river', 'canal']);
/** So near two courses, or a mouth and a water, are drawn where they meet. */
const meetMetres = 15_000;
const mouthMetres = 80_000;

/** @returns nothing where these are no waters */
export async function watersMeet(
  evaluation: Evaluation,
  a: SpatialQuery,
  b: SpatialQuery,
): Promise<Geometry | undefined> {
  if (a.type !== 'NamedPlace' || evaluation.isLocal(a)) return undefined;
  const first = await evaluation.usualPlace(a);
  if (!first || (maskOf([first.kind]) & rivers) === 0) return undefined;
  if (b.type === 'Sea') return riverEnd(evaluation, { type: 'RiverEnd', end: 'mouth', of: a });
  if (b.type !== 'NamedPlace') return undefined;
  const second = await evaluation.usualPlace(b);
  if (!second || (maskOf([second.kind]) & waterKinds) === 0) return undefined;
  const other = await NearestIndex.build(await evaluation.evaluate(b), evaluation.work);
  if ((maskOf([second.kind]) & rivers) === 0) {
    const mouth = await riverEnd(evaluation, { type: 'RiverEnd', end: 'mouth', of: a });
    const [lon, lat] = (mouth as { coordinates: Position }).coordinates;
    return other.about(lon!, lat!) <= mouthMetres ? mouth : undefined;
  }
  let at: Position | undefined;
  let least = meetMetres;
  for (const position of toMixed(await evaluation.evaluate(a)).lines.coordinates.flat()) {
    const metres = other.about(position[0]!, position[1]!);
    if (metres < least) [at, least] = [position, metres];
  }
  return at && { type: 'Point', coordinates: other.nearest(at[0]!, at[1]!).position };
}
