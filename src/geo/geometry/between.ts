/** What lies between two places: the corridor that joins them the short way round the globe, and the point halfway. */

import type { Geometry, MultiLineString, MultiPolygon, Point, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import { cutLine, cutPolygon } from './antimeridian.ts';
import { areaInTurns } from './area.ts';
import { betweenLong } from './between-lines.ts';
import { toMixed } from './combine.ts';
import { mainParts } from './main-parts.ts';
import { type Area, difference, geodesicDirect, geodesicInverse, intersection, union } from './native.ts';
import { eachPart } from './walk.ts';
import { Work } from './work.ts';

type Vector = readonly [number, number, number];

const radians = Math.PI / 180;
/** Farthest from the middle, in degrees, that a gnomonic map still shows without losing its digits. */
const reach = 85;
/** Longest piece of a geodesic drawn as a straight line in longitude and latitude: 20 m off at 60° latitude. */
const pieceMetres = 20_000;
/** Positions whose hull is taken in one go. */
const stretch = 4096;

function toVector([lon, lat]: Position): Vector {
  const c = Math.cos(lat! * radians);
  return [c * Math.cos(lon! * radians), c * Math.sin(lon! * radians), Math.sin(lat! * radians)];
}

function normalize([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function positionsOf(geometry: Geometry): Position[] {
  const positions: Position[] = [];
  eachPart(geometry, (part) => {
    for (const position of part) positions.push(position);
  });
  return positions;
}

async function centreOf(positions: readonly Position[], work: Work): Promise<Vector> {
  let [x, y, z] = [0, 0, 0];
  for (const [i, position] of positions.entries()) {
    if (i % 4096 === 0 && work.due) await work.pause();
    const v = toVector(position);
    x += v[0];
    y += v[1];
    z += v[2];
  }
  return normalize([x, y, z]);
}

function toPosition([x, y, z]: Vector): Position {
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

/** The smallest convex outline around positions, its edges geodesics.
 * On a gnomonic map great circles are straight, so the planar hull there is the hull on the globe. */
async function hull(positions: readonly Position[], centre: Vector, work: Work): Promise<MultiPolygon> {
  const [lon, lat] = toPosition(centre) as [number, number];
  const east: Vector = [-Math.sin(lon * radians), Math.cos(lon * radians), 0];
  const north: Vector = [
    -Math.sin(lat * radians) * Math.cos(lon * radians),
    -Math.sin(lat * radians) * Math.sin(lon * radians),
    Math.cos(lat * radians),
  ];
  const project = (position: Position) => {
    const v = toVector(position);
    const depth = dot(v, centre);
    return { x: dot(v, east) / depth, y: dot(v, north) / depth, position };
  };
  type Point = ReturnType<typeof project>;
  const chain = (list: readonly Point[]) => {
    const result: Point[] = [];
    for (const p of list) {
      while (result.length >= 2) {
        const [a, b] = [result[result.length - 2]!, result[result.length - 1]!];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        result.pop();
      }
      result.push(p);
    }
    return result.slice(0, -1);
  };
  const cornersOf = (points: Point[]) => {
    points.sort((a, b) => a.x - b.x || a.y - b.y);
    return [...chain(points), ...chain(points.reverse())];
  };
  // The hull of all is the hull of what is left of each stretch: short sorts, with turns between them.
  let outermost: Point[] = [];
  for (let from = 0; from < positions.length; from += stretch) {
    if (work.due) await work.pause();
    outermost = outermost.concat(cornersOf(positions.slice(from, from + stretch).map(project)));
  }
  const corners = cornersOf(outermost).map((point) => point.position);
  if (corners.length < 3) return { type: 'MultiPolygon', coordinates: [] };
  const ring: Position[] = [];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const { distance, azimuth1 } = geodesicInverse(corner, next);
    const pieces = Math.max(1, Math.ceil(distance / pieceMetres));
    ring.push(corner);
    for (let k = 1; k < pieces; k++) ring.push(geodesicDirect(corner, azimuth1, (distance * k) / pieces));
  });
  ring.push(ring[0]!);
  return { type: 'MultiPolygon', coordinates: cutPolygon([ring]) };
}

/** A place without its lands overseas: nobody thinks of them as a side of the corridor. */
async function mainGround(area: Area, work: Work): Promise<Area> {
  // Rivers and points come here too.
  if (area.type !== 'MultiPolygon' || area.coordinates.length < 2) return area;
  const { mainland, near } = await mainParts(area, work);
  return { type: 'MultiPolygon', coordinates: [...mainland.coordinates, ...near.coordinates] };
}

/** Of two hulls of which one holds so much of the other the hull of both says nothing: Corsica lies in that of Italy with its
 * islands, and between them lies what has the one on this side and the other on that. */
const heldShare = 0.9;

/** The ground between two places: their common hull without the hull of each. Lands overseas
 * are left aside: between France and Italy means between their mainlands and the islands near them.
 * @throws GeoError `empty_result` when one lies within the other, or when they are nearly opposite on the globe */
export async function corridor(
  from: Area,
  to: Area,
  names: readonly [string, string],
  work = new Work(),
): Promise<MultiPolygon> {
  const [a, b] = [await mainGround(from, work), await mainGround(to, work)];
  const [pa, pb] = [positionsOf(a), positionsOf(b)];
  const [ca, cb] = [await centreOf(pa, work), await centreOf(pb, work)];
  const centre = normalize([ca[0] + cb[0], ca[1] + cb[1], ca[2] + cb[2]]);
  const all = pa.concat(pb);
  const limit = Math.cos(reach * radians);
  if (all.some((position) => dot(toVector(position), centre) < limit)) {
    throw new GeoError(
      'empty_result',
      `${names[0]} and ${names[1]} are too far apart or too large for a corridor: together they span half the globe.`,
    );
  }
  const common = await areaInTurns(await intersection(a, b, work), work);
  if (common > 0.999 * Math.min(await areaInTurns(a, work), await areaInTurns(b, work))) {
    throw new GeoError(
      'empty_result',
      `Nothing lies between ${names[0]} and ${names[1]}: one contains the other.`,
    );
  }
  const around = await hull(all, centre, work);
  const [hullA, hullB] = [await hull(pa, ca, work), await hull(pb, cb, work)];
  const shared = await areaInTurns(await intersection(hullA, hullB, work), work);
  if (shared > heldShare * Math.min(await areaInTurns(hullA, work), await areaInTurns(hullB, work))) {
    const sides = await betweenLong(a, b, work);
    if (sides) return toMixed(sides).areas;
  }
  let rest = await difference(await difference(around, hullA, work), hullB, work);
  // Hulls that overlap swallow the corridor: then only the places themselves are taken out.
  if (rest.coordinates.length === 0) rest = await difference(await difference(around, a, work), b, work);
  if (rest.coordinates.length === 0) {
    throw new GeoError(
      'empty_result',
      `Nothing lies between ${names[0]} and ${names[1]}: they fill their common hull.`,
    );
  }
  return rest;
}

/** The ground between three or more places: their common hull without themselves, lands overseas left aside.
 * @throws GeoError `empty_result` when they span half the globe */
export async function hullBetween(
  geometries: readonly Geometry[],
  names: readonly string[],
  work = new Work(),
): Promise<Geometry> {
  const grounds: Geometry[] = [];
  for (const geometry of geometries) {
    grounds.push(geometry.type === 'MultiPolygon' ? await mainGround(geometry, work) : geometry);
  }
  const all = grounds.flatMap(positionsOf);
  const centre = await centreOf(all, work);
  const limit = Math.cos(reach * radians);
  if (all.some((position) => dot(toVector(position), centre) < limit)) {
    throw new GeoError(
      'empty_result',
      `${names.join(', ')} are too far apart for the ground between them: together they span half the globe.`,
    );
  }
  const around = await hull(all, centre, work);
  const own = grounds.filter((geometry): geometry is MultiPolygon => geometry.type === 'MultiPolygon');
  const rest = own.length === 0 ? around : await difference(around, await union(own, work), work);
  if (rest.coordinates.length === 0)
    throw new GeoError('empty_result', `Nothing lies between ${names.join(', ')}.`);
  return rest;
}

/** The geodesic between the centres of two places. */
export async function straightLine(
  a: Geometry,
  b: Geometry,
  work = new Work(),
): Promise<{ line: MultiLineString; metres: number }> {
  const from = toPosition(await centreOf(positionsOf(a), work));
  const to = toPosition(await centreOf(positionsOf(b), work));
  const { distance, azimuth1 } = geodesicInverse(from, to);
  const pieces = Math.max(1, Math.ceil(distance / pieceMetres));
  const line = [from];
  for (let k = 1; k < pieces; k++) line.push(geodesicDirect(from, azimuth1, (distance * k) / pieces));
  line.push(to);
  return { line: { type: 'MultiLineString', coordinates: cutLine(line) }, metres: distance };
}

/** The middle of the geodesic that joins the centres of two places. */
export async function halfway(a: Geometry, b: Geometry, work = new Work()): Promise<Point> {
  const from = toPosition(await centreOf(positionsOf(a), work));
  const to = toPosition(await centreOf(positionsOf(b), work));
  const { distance, azimuth1 } = geodesicInverse(from, to);
  return { type: 'Point', coordinates: geodesicDirect(from, azimuth1, distance / 2) };
}
