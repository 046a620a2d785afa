/** The outermost position of a geometry on one side. Edges are straight on the map, so that it is one of the vertices. */

import type { Geometry, Position } from 'geojson';
import { inFrame, lonFrame } from './frame.ts';
import { eachPart } from './walk.ts';

/** @returns the first of several as far out; undefined for an empty geometry */
export function outermost(
  geometry: Geometry,
  direction: 'north' | 'east' | 'south' | 'west',
): Position | undefined {
  const { start } = lonFrame(geometry);
  const sign = direction === 'north' || direction === 'east' ? 1 : -1;
  const onMeridian = direction === 'north' || direction === 'south';
  let best = Number.NEGATIVE_INFINITY;
  let found: Position | undefined;
  eachPart(geometry, (part) => {
    for (const position of part) {
      const [lon, lat] = position as [number, number];
      const out = sign * (onMeridian ? lat : inFrame(lon, start));
      if (out <= best) continue;
      best = out;
      found = position;
    }
  });
  return found;
}
