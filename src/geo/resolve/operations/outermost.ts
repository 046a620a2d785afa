/** "The southernmost point of Africa": where a place goes farthest, its lands overseas left out. */

import type { Geometry } from 'geojson';
import type { Outermost, SpatialQuery } from '../../domain/query.ts';
import { toMixed } from '../../geometry/combine.ts';
import { mainParts } from '../../geometry/main-parts.ts';
import { outermost } from '../../geometry/outermost.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';

export async function outermostPoint(
  evaluation: Evaluation,
  { of, direction }: Outermost,
): Promise<Geometry | undefined> {
  const place = await atHome(evaluation, await evaluation.bounded(of), of);
  const point = outermost(place, direction);
  if (!point) return undefined;
  const { areas } = toMixed(place);
  if (areas.coordinates.length > 1) {
    const { mainland } = await mainParts(areas, evaluation.work);
    const home = outermost(mainland, direction);
    // Madeira goes farther west than Cabo da Roca, and many mean the cape.
    // At ±180° a mainland is only cut.
    if (home && Math.abs(home[0]!) < 180 && (home[0] !== point[0] || home[1] !== point[1])) {
      const [lon, lat] = home.map((degrees) => Math.abs(degrees).toFixed(2)) as [string, string];
      const at = `${lat}° ${home[1]! < 0 ? 'S' : 'N'} ${lon}° ${home[0]! < 0 ? 'W' : 'E'}`;
      evaluation.notes.push(
        `the point does not lie on the mainland of ${printQuery(of)}, whose own is at ${at}`,
      );
    }
  }
  return { type: 'Point', coordinates: point };
}

/** The Prince Edward Islands, half way to the Antarctic, are no end of Africa; Oceania is islands. */
async function atHome(evaluation: Evaluation, place: Geometry, of: SpatialQuery): Promise<Geometry> {
  if (of.type !== 'NamedPlace' || evaluation.isLocal(of)) return place;
  const { id, kind, name } = (await evaluation.find(of)).place;
  if (kind !== 'continent' || id === 'continent/oceania') return place;
  const { mainland, near, overseas } = await mainParts(toMixed(place).areas, evaluation.work);
  if (overseas.coordinates.length === 0) return place;
  evaluation.notes.push(`parts of ${name} more than 1,000 km from its mainland are left out`);
  return { type: 'MultiPolygon', coordinates: [...mainland.coordinates, ...near.coordinates] };
}
