/** Numbers about shapes, on the WGS 84 ellipsoid. Synchronous: a country's outline takes milliseconds. */

import type { Position } from 'geojson';
import { isFlat, unrollPolygon } from '../geo/geometry/antimeridian.ts';
import { geodesicArea } from '../geo/geometry/area.ts';
import { AreaIndex } from '../geo/geometry/area-index.ts';
import { type Bbox, bboxOf } from '../geo/geometry/bbox.ts';
import { cleanGeometry } from '../geo/geometry/clean.ts';
import { toMixed } from '../geo/geometry/combine.ts';
import {
  checkNumber,
  type GeoJsonInput,
  toAreaInput,
  toGeometry,
  toPosition,
} from '../geo/geometry/input.ts';
import { geodesicDirect, geodesicInverse } from '../geo/geometry/native.ts';
import { geodesicMetres } from './geodesic.ts';

/** Area in square metres; lines and points add nothing. Edges are straight in longitude and latitude, as RFC 7946
 * says; for edges that are geodesics pass `densify(geometry)`. Parts that overlap count twice, and loops of a
 * ring that crosses itself cancel each other out: `union` them before.
 * @throws GeoError `invalid_geometry`, so do all functions here
 * @example
 * const squareKilometres = area(france) / 1e6; */
export function area(geometry: GeoJsonInput): number {
  const { areas } = toMixed(toGeometry(geometry));
  // Cutting at ±180° changes no area.
  const coordinates = areas.coordinates.flatMap((rings) =>
    rings.every(isFlat) ? [rings] : unrollPolygon(rings),
  );
  return geodesicArea({ type: 'MultiPolygon', coordinates });
}

/** Length of lines, and of the outlines of areas with their holes, in metres: the sum of the geodesics between vertices,
 * to 1e-9 of it. Edges along ±180° and the poles, where only the map ends, do not count.
 * @example
 * length({ type: 'LineString', coordinates: [[0, 0], [1, 0]] }); // → 111319.49 */
export function length(geometry: GeoJsonInput): number {
  const { areas, lines } = toMixed(toGeometry(geometry));
  let total = 0;
  const add = (line: readonly Position[], outline: boolean) => {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      if (!(outline && isSeam(a, b))) total += geodesicMetres(a, b);
    }
  };
  for (const line of lines.coordinates) add(line, false);
  for (const rings of areas.coordinates) for (const ring of rings) add(ring, true);
  return total;
}

const isSeam = (a: Position, b: Position) =>
  (Math.abs(a[0]!) === 180 && a[0] === b[0]) || (Math.abs(a[1]!) === 90 && a[1] === b[1]);

/** Metres along the geodesic between two positions; for other geometries see `nearest`.
 * @example
 * distance([13.4, 52.5], [2.35, 48.85]); // → 879035.39 */
export function distance(from: Position | GeoJsonInput, to: Position | GeoJsonInput): number {
  return geodesicInverse(toPosition(from, 'from'), toPosition(to, 'to')).distance;
}

/** The azimuth in which the geodesic from one position to another sets out, degrees clockwise from north, −180 … 180.
 * @example
 * azimuth([0, 0], [1, 0]); // → 90 */
export function azimuth(from: Position | GeoJsonInput, to: Position | GeoJsonInput): number {
  return geodesicInverse(toPosition(from, 'from'), toPosition(to, 'to')).azimuth1;
}

/** The position at a distance along a geodesic, [longitude, latitude] in degrees.
 * @param azimuth  degrees clockwise from north
 * @param metres   below 0 goes the other way
 * @example
 * const [lon, lat] = destination([0, 51.5], 90, 10_000); */
export function destination(from: Position | GeoJsonInput, azimuth: number, metres: number): Position {
  checkNumber(azimuth, 'azimuth', -3600, 3600);
  checkNumber(metres, 'metres', -1e9, 1e9);
  return geodesicDirect(toPosition(from, 'from'), azimuth, metres);
}

/** Smallest box, [west, south, east, north] in degrees; `west > east` when it crosses ±180° (RFC 7946 section 5.2).
 * @throws GeoError also for a geometry without positions
 * @example
 * bbox({ type: 'LineString', coordinates: [[170, 0], [-170, 5]] }); // → [170,0,-170,5] */
export function bbox(geometry: GeoJsonInput): Bbox {
  return bboxOf(cleanGeometry(toGeometry(geometry)) ?? { type: 'GeometryCollection', geometries: [] });
}

/** Asks whether positions lie inside an area; one on its outline (within 5 mm) does not. Takes the time of sorting the
 * outline once, then microseconds for each position.
 * @example const inFrance = contains(france); inFrance([2.35, 48.85]) */
export function contains(area: GeoJsonInput): (position: Position) => boolean {
  const clean = cleanGeometry(toAreaInput(area));
  if (!clean || (clean.type !== 'Polygon' && clean.type !== 'MultiPolygon')) return () => false;
  const index = new AreaIndex(clean);
  return (position) => {
    const [lon, lat] = toPosition(position, 'position') as [number, number];
    return index.contains([lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180, lat]);
  };
}
