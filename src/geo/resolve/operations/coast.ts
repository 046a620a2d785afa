/** Coasts, and the sea near them. */

import type { Geometry } from 'geojson';
import { maskOf } from '../../domain/place.ts';
import { type OffTheCoastOf, type SpatialQuery, toMetres } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import { difference, geodesicBuffer } from '../../geometry/native.ts';
import { coastOf, outlineOf } from '../../geometry/outline.ts';
import { printQuery } from '../../parse/print.ts';
import { type Evaluation, nonEmpty } from '../evaluation.ts';
import { coastlineAround, landAround } from '../ground.ts';

const inlandWater = maskOf(['lake', 'reservoir', 'river', 'canal', 'lagoon']);

/** The sea coast; of inland water, its shore. */
export async function coast(evaluation: Evaluation, of: SpatialQuery): Promise<Geometry> {
  const query: SpatialQuery = { type: 'CoastOf', of };
  const { context, work } = evaluation;
  if (of.type === 'NamedPlace') {
    const { place, geometry } = await evaluation.find(of);
    if ((maskOf([place.kind]) & inlandWater) !== 0) {
      const { areas } = toMixed(geometry);
      return nonEmpty(query, outlineOf(areas), `${place.name} is drawn as a line and has no shore`);
    }
  }
  const area = await evaluation.area(of);
  const coast = await coastOf(area, await coastlineAround(context, area, work), work);
  return nonEmpty(query, coast, `${printQuery(of)} has no sea coast`);
}

export async function offTheCoast(evaluation: Evaluation, query: OffTheCoastOf): Promise<Geometry> {
  const { context, work } = evaluation;
  const { lines } = toMixed(await coast(evaluation, query.of));
  const reach = await geodesicBuffer(lines, toMetres(query.distance), work);
  // All land is taken out, not only the place's own.
  return nonEmpty(query, await difference(reach, await landAround(context, reach, work), work));
}
