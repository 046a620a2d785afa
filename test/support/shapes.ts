/** Shapes for geometry tests. */

import type { MultiPolygon, Polygon, Position } from 'geojson';

/** Counter-clockwise. */
export const box = (west: number, south: number, east: number, north: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** A star-shaped polygon round a point: one vertex for each radius, degrees. */
export function ringPolygon(
  lon: number,
  lat: number,
  radii: readonly number[],
  reversed: boolean,
): Position[][] {
  const ring = radii.map((radius, i): Position => {
    const angle = (2 * Math.PI * i) / radii.length;
    return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  ring.push([...ring[0]!]);
  return [reversed ? ring.reverse() : ring];
}

/** A coast with bays, a lake just inside it, and an island just outside, round 0, 0. */
export function cityShape(vertices = 360): MultiPolygon {
  const coast = Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / vertices;
    return 2 + 0.2 * Math.cos(9 * angle) + 0.03 * Math.cos(61 * angle);
  });
  const [outer] = ringPolygon(0, 0, coast, false);
  const [lake] = ringPolygon(1.87, 0.335, [0.02, 0.015, 0.02, 0.018, 0.02, 0.02], true);
  const island = ringPolygon(2.3, 0.06, [0.03, 0.02, 0.03, 0.025, 0.03], false);
  return { type: 'MultiPolygon', coordinates: [[outer!, lake!], island] };
}
