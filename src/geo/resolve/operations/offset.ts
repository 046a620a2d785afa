/** What lies at about a distance from a place in a direction. */

import type { Geometry } from 'geojson';
import { directions, type Offset, toMetres } from '../../domain/query.ts';
import { areaInTurns } from '../../geometry/area.ts';
import { intersect, subtract, toMixed } from '../../geometry/combine.ts';
import { centreOf } from '../../geometry/diagonal.ts';
import { beyond } from '../../geometry/directional.ts';
import { geodesicBuffer, geodesicDirect } from '../../geometry/native.ts';
import { lengthOf } from '../../geometry/stem.ts';
import { printQuery } from '../../parse/print.ts';
import type { Evaluation } from '../evaluation.ts';

/** Half the width of what "at" a distance means, as a part of the distance. */
const about = 0.2;

/** Of a place smaller than the distance a disc around the point that far from its centre; of a larger one a belt beyond
 * its outermost point. */
export async function offset(evaluation: Evaluation, query: Offset): Promise<Geometry | undefined> {
  const { notes, work } = evaluation;
  const { direction } = query;
  const metres = toMetres(query.distance);
  const name = printQuery(query.of);
  const said = `${query.distance.value} ${query.distance.unit}`;
  const geometry = await evaluation.evaluate(query.of);
  const { areas, lines } = toMixed(geometry);
  const long = lines.coordinates.reduce((sum, line) => sum + lengthOf(line), 0);
  const radius = Math.max(Math.sqrt((await areaInTurns(areas, work)) / Math.PI), long / 2);
  if (radius <= metres) {
    const centre = geometry.type === 'Point' ? geometry.coordinates : await centreOf(geometry, work);
    const point = geodesicDirect(centre, directions.indexOf(direction) * 45, metres);
    notes.push(
      `${said} ${direction} of ${name} is read as the area within a fifth of that distance of the point there`,
    );
    return geodesicBuffer({ type: 'Point', coordinates: point }, about * metres, work);
  }
  notes.push(`${said} ${direction} of ${name} is read as the belt at about that distance from its outline`);
  const outer = await geodesicBuffer(geometry, (1 + about) * metres, work);
  const belt = await subtract(outer, await geodesicBuffer(geometry, (1 - about) * metres, work), work);
  return belt && intersect(belt, await beyond(geometry, direction, name, work), work);
}
