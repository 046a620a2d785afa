/** Shapes that go by longitude and latitude: parallels, meridians, boxes, and boxes around a place. */

import type { Geometry, LineString, MultiPolygon, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { box } from './directional.ts';
import { lonFrame } from './frame.ts';
import { geodesicDirect, geodesicInverse } from './native.ts';

/** Degrees between the vertices of a line, so that maps in other projections bend it. */
const step = 1;

export function parallelLine(lat: number): LineString {
  const coordinates: Position[] = [];
  for (let lon = -180; lon <= 180; lon += step) coordinates.push([lon, lat]);
  return { type: 'LineString', coordinates };
}

/** From pole to pole. */
export function meridianLine(lon: number): LineString {
  const coordinates: Position[] = [];
  for (let lat = -90; lat <= 90; lat += step) coordinates.push([lon, lat]);
  return { type: 'LineString', coordinates };
}

interface Sides {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** @param sides  west > east across ±180° */
export function gridBox({ west, south, east, north }: Sides): MultiPolygon {
  return box(west, south, east < west ? east + 360 : east, north);
}

/** Latitude that lies some metres along a meridian from another; the pole where that is nearer. */
function along(lat: number, metres: number, way: 1 | -1): number {
  const pole = 90 * way;
  if (geodesicInverse([0, lat], [0, pole]).distance <= metres) return pole;
  return geodesicDirect([0, lat], way > 0 ? 0 : 180, metres)[1]!;
}

/** Everything within a distance of a parallel: the shortest way to it runs along the meridian. */
export function bandAround(lat: number, metres: number): MultiPolygon {
  return box(-180, along(lat, metres, -1), 180, along(lat, metres, 1));
}

/** A box of a width and a height around the middle of a geometry: its sides run along parallels and meridians, and its
 * width is that along the parallel of the middle.
 * @throws GeoError `empty_result` where it would reach over a pole or round the globe */
export function rectangleAround(
  geometry: Geometry,
  widthMetres: number,
  heightMetres: number,
  name: string,
): MultiPolygon {
  const frame = lonFrame(geometry);
  const lon = (frame.west + frame.east) / 2;
  const lat = (frame.south + frame.north) / 2;
  const [south, north] = [along(lat, heightMetres / 2, -1), along(lat, heightMetres / 2, 1)];
  const aside = (((geodesicDirect([0, lat], 90, widthMetres / 2)[0]! % 360) + 360) % 360) as number;
  if (south <= -90 || north >= 90 || !(aside > 0 && aside < 90)) {
    throw new GeoError('empty_result', `A box of that size around ${name} would reach over a pole.`);
  }
  return box(lon - aside, south, lon + aside, north);
}
