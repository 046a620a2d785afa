/** A box around a geometry: what lies outside it is farther than a distance from all of the geometry. */

import type { Geometry, Polygon } from 'geojson';
import { bboxOf } from './bbox.ts';

/** A little less than a degree of latitude anywhere. */
const metresPerDegree = 110_500;

/** @returns undefined where no plain box does it: near a pole, across ±180°, or wider than half the globe */
export function windowAround(geometry: Geometry, metres: number): Polygon | undefined {
  const [west, south, east, north] = bboxOf(geometry);
  const up = metres / metresPerDegree;
  const top = Math.max(Math.abs(south), Math.abs(north)) + up;
  if (top > 85) return undefined;
  // A circle of that radius reaches farther along the parallel than its radius alone: a tenth covers it below 85°.
  const aside = (1.1 * up) / Math.cos((top * Math.PI) / 180);
  const [w, s, e, n] = [west - aside, south - up, east + aside, north + up];
  if (west > east || w < -180 || e > 180 || e - w > 180) return undefined;
  return rectangle([w, s, e, n]);
}

/** [west, south, east, north] as a polygon; one that does not cross ±180°. */
export function rectangle([w, s, e, n]: readonly [number, number, number, number]): Polygon {
  return {
    type: 'Polygon',
    coordinates: [
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
        [w, s],
      ],
    ],
  };
}
