/** The four directions between the cardinal ones, as they are seen from the middle of a place. Beyond a place: the
 * quadrant of azimuths around the direction, from the great circle that touches the place on that side to a quarter of
 * the globe away, where directions lose their meaning. Half of a place: what lies on one side of the great circle,
 * square to the direction, that halves the area. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import type { Direction } from '../domain/query.ts';
import { cutPolygon } from './antimeridian.ts';
import { areaInTurns, authalic, polygonsOf } from './area.ts';
import { lonFrame } from './frame.ts';
import { type Area, geodesicDirect, geodesicInverse, intersection } from './native.ts';
import { partsOf } from './walk.ts';
import type { Work } from './work.ts';

export type Diagonal = Extract<Direction, 'northeast' | 'southeast' | 'southwest' | 'northwest'>;

/** Degrees clockwise from north. */
const azimuths: Record<Diagonal, number> = { northeast: 45, southeast: 135, southwest: 225, northwest: 315 };

export const isDiagonal = (direction: Direction): direction is Diagonal => Object.hasOwn(azimuths, direction);

type Vector = readonly [number, number, number];

const radians = Math.PI / 180;
/** Mean radius of WGS 84 in metres, and the quarter meridian. */
const meanRadius = 6371008.8;
const quarterMetres = 10_001_965;
/** Sides of the quadrant begin this many degrees inside it: a side that ran exactly over a pole would have no longitude
 * there. */
const inset = 0.01;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const blend = (x: number, a: Vector, y: number, b: Vector): Vector => [
  x * a[0] + y * b[0],
  x * a[1] + y * b[1],
  x * a[2] + y * b[2],
];
function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

const halfArea = authalic(90);

/** On the sphere of equal area: areas there are areas on the ellipsoid.
 * @see Snyder, "Map Projections: A Working Manual" (USGS 1395), equation 3-11 */
function toAuthalic([lon, lat]: Position): Vector {
  const z = authalic(lat!) / halfArea;
  const c = Math.sqrt(Math.max(0, 1 - z * z));
  return [c * Math.cos(lon! * radians), c * Math.sin(lon! * radians), z];
}

function fromAuthalic([x, y, z]: Vector): Position {
  const wanted = Math.max(-1, Math.min(1, z)) * halfArea;
  // The authalic latitude is within 0.13° of the geodetic one: Newton's steps settle at once.
  let lat = Math.asin(wanted / halfArea) / radians;
  for (let i = 0; i < 4; i++) {
    const slope = (authalic(Math.min(90, lat + 1e-4)) - authalic(Math.max(-90, lat - 1e-4))) / 2e-4;
    if (!(slope > 0)) break;
    lat = Math.max(-90, Math.min(90, lat + (wanted - authalic(lat)) / slope));
  }
  return [Math.atan2(y, x) / radians, lat];
}

/** The centre of mass of an area, of anything else the mean of its vertices.
 * The integral of the normal over a part of the sphere is half the sum of its edges' angles along their poles. */
async function middle(geometry: Geometry, work: Work): Promise<Vector> {
  let sum: Vector = [0, 0, 0];
  const area = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  for (const part of partsOf(geometry)) {
    for (let i = 0; i < part.length; i++) {
      if (i % 1024 === 0 && work.due) await work.pause();
      const here = toAuthalic(part[i]!);
      if (!area) sum = blend(1, sum, 1, here);
      else if (i > 0) {
        const before = toAuthalic(part[i - 1]!);
        const pole = cross(before, here);
        const sine = Math.hypot(...pole);
        if (sine > 0) sum = blend(1, sum, Math.atan2(sine, dot(before, here)) / sine, pole);
      }
    }
  }
  return unit(sum);
}

/** The centre of mass of an area, of anything else the mean of its vertices, as a position. */
export async function centreOf(geometry: Geometry, work: Work): Promise<Position> {
  return fromAuthalic(await middle(geometry, work));
}

/** @throws GeoError `empty_result` when nothing lies beyond */
export async function beyondDiagonal(
  geometry: Geometry,
  direction: Diagonal,
  name: string,
  work: Work,
): Promise<MultiPolygon> {
  if (lonFrame(geometry).gap < 1)
    throw nothing(`${name} reaches all the way round the globe, so nothing lies ${direction} of it`);
  const centre = fromAuthalic(await middle(geometry, work));
  const azimuth = azimuths[direction];
  let farthest = 0;
  for (const part of partsOf(geometry)) {
    for (const [i, position] of part.entries()) {
      if (i % 256 === 0 && work.due) await work.pause();
      const { distance, azimuth1 } = geodesicInverse(centre, position);
      const s = distance / meanRadius;
      const along = Math.atan2(Math.sin(s) * Math.cos((azimuth1 - azimuth) * radians), Math.cos(s));
      if (along > farthest) farthest = along;
    }
  }
  if (farthest > 80 * radians)
    throw nothing(`${name} spans so much of the globe that nothing lies ${direction} of it`);
  const [first, last] = [azimuth - 45 + inset, azimuth + 45 - inset];
  /** Where the touching great circle is met along an azimuth. */
  const near = (at: number) =>
    meanRadius * Math.atan(Math.tan(farthest) / Math.cos((at - azimuth) * radians));
  const side = (at: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, k) =>
      geodesicDirect(centre, at, near(at) + ((quarterMetres - near(at)) * k) / steps),
    );
  const arc = (from: number, to: number, reach: (at: number) => number) =>
    Array.from({ length: 301 }, (_, k) => {
      const at = from + ((to - from) * k) / 300;
      return geodesicDirect(centre, at, reach(at));
    });
  const ring = [
    ...side(last, 300),
    ...arc(last, first, () => quarterMetres),
    ...side(first, 300).reverse(),
    ...(farthest > 0 ? arc(first, last, near) : []),
  ];
  return { type: 'MultiPolygon', coordinates: cutPolygon([[...ring, ring[0]!]]) };
}

/** The half of an area on one side, or another share of it, by geodesic area.
 * @throws GeoError `empty_result` for what spans so much of the globe that no great circle halves it */
export async function halfDiagonal(
  area: Area,
  direction: Diagonal,
  work: Work,
  part = 0.5,
): Promise<MultiPolygon> {
  const centre = await middle(area, work);
  const east = unit(cross([0, 0, 1], centre));
  const north = cross(centre, east);
  const azimuth = azimuths[direction] * radians;
  const towards = blend(Math.sin(azimuth), east, Math.cos(azimuth), north);
  const pole = cross(centre, towards);
  // With `pole` as its pole, the sphere's meridians are the great circles square to the direction.
  const edges: number[] = [];
  for (const rings of polygonsOf(area))
    for (const ring of rings) await addEdges(edges, ring, centre, towards, pole, work);
  const total = areaBeyond(edges, Number.NEGATIVE_INFINITY);
  let [low, high] = [-Math.PI, Math.PI];
  for (let i = 0; i < 50; i++) {
    if (work.due) await work.pause();
    const between = (low + high) / 2;
    if (areaBeyond(edges, between) > total * part) low = between;
    else high = between;
  }
  const cut = (low + high) / 2;
  const at = blend(Math.cos(cut), centre, Math.sin(cut), towards);
  const steps = 1800;
  const ring = Array.from({ length: steps + 1 }, (_, k) => {
    const turn = (2 * Math.PI * (k % steps)) / steps;
    return fromAuthalic(blend(Math.cos(turn), at, -Math.sin(turn), pole));
  });
  const result = await intersection(area, { type: 'MultiPolygon', coordinates: cutPolygon([ring]) }, work);
  const share = (await areaInTurns(result, work)) / (await areaInTurns(area, work));
  if (!(Math.abs(share - part) < 0.01))
    throw nothing(`the place spans so much of the globe that it has no ${direction} part`);
  return result;
}

/** Appends an edge as longitude and sine of latitude about the pole, at both ends; long edges in pieces. */
async function addEdges(
  edges: number[],
  ring: Position[],
  centre: Vector,
  towards: Vector,
  pole: Vector,
  work: Work,
): Promise<void> {
  let lon = Number.NaN;
  let height = 0;
  const step = (position: Position) => {
    const v = toAuthalic(position);
    const raw = Math.atan2(dot(v, towards), dot(v, centre));
    const next = Number.isNaN(lon) ? raw : lon + Math.atan2(Math.sin(raw - lon), Math.cos(raw - lon));
    const nextHeight = dot(v, pole);
    if (!Number.isNaN(lon)) edges.push(lon, height, next, nextHeight);
    lon = next;
    height = nextHeight;
  };
  for (const [i, position] of ring.entries()) {
    if (i % 1024 === 0 && work.due) await work.pause();
    const before = ring[i - 1];
    const pieces = before
      ? Math.ceil(Math.max(Math.abs(position[0]! - before[0]!), Math.abs(position[1]! - before[1]!)) / 0.25)
      : 1;
    for (let k = 1; before && k < pieces; k++) {
      const t = k / pieces;
      step([before[0]! + t * (position[0]! - before[0]!), before[1]! + t * (position[1]! - before[1]!)]);
    }
    step(position);
  }
}

/** Area, on the unit sphere, of what lies beyond a meridian about the pole. */
function areaBeyond(edges: readonly number[], meridian: number): number {
  let sum = 0;
  for (let i = 0; i < edges.length; i += 4) {
    const [x1, y1, x2, y2] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
    if (x1 <= meridian && x2 <= meridian) continue;
    if (x1 >= meridian && x2 >= meridian) sum += ((y1 + y2) / 2) * (x2 - x1);
    else {
      const y = y1 + ((meridian - x1) / (x2 - x1)) * (y2 - y1);
      sum += x1 < meridian ? ((y + y2) / 2) * (x2 - meridian) : ((y1 + y) / 2) * (meridian - x1);
    }
  }
  // Counter-clockwise rings run backwards along their upper side.
  return -sum;
}

function nothing(reason: string): GeoError {
  return new GeoError('empty_result', `The result is empty: ${reason}.`);
}
