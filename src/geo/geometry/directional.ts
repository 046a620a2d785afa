/** Beyond a place, and the halves of a place, in eight directions; the cardinal ones go by parallels and meridians. */

import type { Geometry, MultiPolygon, Position } from 'geojson';
import { GeoError } from '../domain/errors.ts';
import type { Direction } from '../domain/query.ts';
import { areaInTurns, areaUnder, polygonsOf } from './area.ts';
import { beyondDiagonal, halfDiagonal, isDiagonal } from './diagonal.ts';
import { inFrame, type LonFrame, lonFrame } from './frame.ts';
import { type Area, intersection } from './native.ts';
import { Work } from './work.ts';

type Side = 'north' | 'south' | 'east' | 'west';

/** A box in longitudes that may run past ±180, cut there. */
export function box(west: number, south: number, east: number, north: number): MultiPolygon {
  const shift = west >= 180 ? -360 : west < -180 ? 360 : 0;
  const w = west + shift;
  const e = east + shift;
  const ring: Position[][] = [
    [
      [w, south],
      [e, south],
      [e, north],
      [w, north],
      [w, south],
    ],
  ];
  if (e <= 180) return { type: 'MultiPolygon', coordinates: [ring] };
  return {
    type: 'MultiPolygon',
    coordinates: [...box(w, south, 180, north).coordinates, ...box(-180, south, e - 360, north).coordinates],
  };
}

/** Everything beyond a geometry's outermost point in a direction: to the pole northwards and southwards, half way
 * round the globe eastwards and westwards, a quarter of the globe between them.
 * @throws GeoError `empty_result` when nothing lies beyond */
export async function beyond(
  geometry: Geometry,
  direction: Direction,
  name: string,
  work = new Work(),
): Promise<MultiPolygon> {
  if (isDiagonal(direction)) return beyondDiagonal(geometry, direction, name, work);
  const frame = lonFrame(geometry);
  let [west, south, east, north] = [-180, -90, 180, 90];
  if (direction === 'north') south = frame.north;
  else if (direction === 'south') north = frame.south;
  else {
    if (frame.gap < 1)
      throw nothing(`${name} reaches all the way round the globe, so nothing lies ${direction} of it`);
    // Half of what is left of the globe: the other half lies on the other side.
    const room = Math.min(180, (360 - (frame.east - frame.west)) / 2);
    west = direction === 'east' ? frame.east : frame.west - room;
    east = west + room;
  }
  if (!(north > south)) throw nothing(`${name} reaches the pole, so nothing lies ${direction} of it`);
  return box(west, south, east, north);
}

function nothing(reason: string): GeoError {
  return new GeoError('empty_result', `The result is empty: ${reason}.`);
}

/** The half of an area on one side, or another share of it, cut along the parallel, the meridian or, diagonally, the
 * great circle that leaves as much of its geodesic area there.
 * @param share  0 to 1 */
export async function half(
  area: Area,
  direction: Direction,
  work = new Work(),
  share = 0.5,
): Promise<MultiPolygon> {
  return isDiagonal(direction)
    ? halfDiagonal(area, direction, work, share)
    : shareOnSide(area, direction, share, work);
}

async function shareOnSide(area: Area, side: Side, share: number, work: Work): Promise<MultiPolygon> {
  const frame = lonFrame(area);
  const total = await areaInTurns(area, work);
  const below = total * (side === 'north' || side === 'east' ? 1 - share : share);
  if (side === 'north' || side === 'south') {
    const lat = await bisect(
      frame.south,
      frame.north,
      async (middle) => (await areaBelow(area, middle, work)) < below,
    );
    return intersection(area, side === 'north' ? box(-180, lat, 180, 90) : box(-180, -90, 180, lat), work);
  }
  const lon = await bisect(
    frame.west,
    frame.east,
    async (middle) => (await areaWestOf(area, frame, middle, work)) < below,
  );
  return intersection(
    area,
    side === 'east' ? box(lon, -90, frame.east + 1e-6, 90) : box(frame.west - 1e-6, -90, lon, 90),
    work,
  );
}

/** Where a rising yes/no question turns: 50 halvings reach the last bits of a degree. */
async function bisect(
  low: number,
  high: number,
  isLow: (middle: number) => Promise<boolean>,
): Promise<number> {
  let a = low;
  let b = high;
  for (let i = 0; i < 50 && b - a > 1e-9; i++) {
    const middle = (a + b) / 2;
    if (await isLow(middle)) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

type EdgeArea = (lon1: number, lat1: number, lon2: number, lat2: number) => number;

async function sumOverEdges(area: Area, edgeArea: EdgeArea, work: Work): Promise<number> {
  let total = 0;
  for (const rings of polygonsOf(area)) {
    for (const [index, ring] of rings.entries()) {
      let sum = 0;
      let orientation = 0;
      for (let i = 0; i + 1 < ring.length; i++) {
        const [lon1, lat1] = ring[i] as [number, number];
        const [lon2, lat2] = ring[i + 1] as [number, number];
        sum += edgeArea(lon1, lat1, lon2, lat2);
        orientation += (lon2 - lon1) * (lat1 + lat2);
        if (i % 1024 === 0 && work.due) await work.pause();
      }
      // Positive for a clockwise ring: the sign that makes outer rings count and holes not.
      total += (index === 0 ? 1 : -1) * (orientation > 0 ? sum : -sum);
    }
  }
  return total;
}

/** Area south of a parallel: every edge clamped to it. */
function areaBelow(area: Area, lat: number, work: Work): Promise<number> {
  const edgeArea: EdgeArea = (lon1, lat1, lon2, lat2) => {
    if (lat1 <= lat && lat2 <= lat) return areaUnder(lon1, lat1, lon2, lat2);
    if (lat1 >= lat && lat2 >= lat) return areaUnder(lon1, lat, lon2, lat);
    const lon = lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1);
    return lat1 < lat
      ? areaUnder(lon1, lat1, lon, lat) + areaUnder(lon, lat, lon2, lat)
      : areaUnder(lon1, lat, lon, lat) + areaUnder(lon, lat, lon2, lat2);
  };
  return sumOverEdges(area, edgeArea, work);
}

/** Area west of a meridian of the frame: the part of every edge that lies there. */
function areaWestOf(area: Area, frame: LonFrame, meridian: number, work: Work): Promise<number> {
  const edgeArea: EdgeArea = (lon1, lat1, lon2, lat2) => {
    const x1 = inFrame(lon1, frame.start);
    let x2 = x1 + (lon2 - lon1);
    if (x2 < frame.start || x2 > frame.start + 360) x2 = inFrame(lon2, frame.start);
    if (x1 <= meridian && x2 <= meridian) return areaUnder(x1, lat1, x2, lat2);
    if (x1 >= meridian && x2 >= meridian) return 0;
    const lat = lat1 + ((meridian - x1) / (x2 - x1)) * (lat2 - lat1);
    return x1 < meridian ? areaUnder(x1, lat1, meridian, lat) : areaUnder(meridian, lat, x2, lat2);
  };
  return sumOverEdges(area, edgeArea, work);
}
