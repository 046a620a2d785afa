/** Shapes that go by longitude and latitude: parallels, meridians, boxes, and boxes around a place. */

import type { Geometry, LineString, MultiLineString, MultiPolygon, Position } from 'geojson';
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

/** The International Date Line: it keeps both sides of Bering Strait, the Aleutians, Kiribati, Samoa and the Chathams on
 * their own days. Drawn by hand, west of ±180° and then east of it. */
const dateLineParts: readonly (readonly Position[])[] = [
  [
    [180, 90],
    [180, 75],
  ],
  [
    [-180, 75],
    [-168.98, 68],
    [-168.98, 65.6],
    [-180, 59.34],
  ],
  [
    [180, 59.34],
    [170, 53],
    [180, 48],
    [180, 3.5],
  ],
  [
    [-180, 3.5],
    [-168, 3.5],
    [-161.5, 5.3],
    [-150, 5.3],
    [-150, -12],
    [-153, -12],
    [-157, -7],
    [-170.5, -7],
    [-170.5, -10],
    [-172, -11],
    [-171.1, -14],
    [-172.5, -15.5],
    [-172.5, -45],
    [-180, -51.5],
  ],
  [
    [180, -51.5],
    [180, -90],
  ],
];

export const dateLine = (): MultiLineString => ({
  type: 'MultiLineString',
  coordinates: dateLineParts.map((part) => part.map((position) => [...position])),
});

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
