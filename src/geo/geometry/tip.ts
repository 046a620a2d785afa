/** The tip of a place on one side: a strip along its outermost point, of its mainland and what all but touches it. */

import type { MultiPolygon, Position } from 'geojson';
import type { Direction } from '../domain/query.ts';
import { areaInTurns, polygonsOf } from './area.ts';
import { isDiagonal } from './diagonal.ts';
import { box, half } from './directional.ts';
import { lonFrame } from './frame.ts';
import { mainParts } from './main-parts.ts';
import { type Area, geodesicInverse, intersection } from './native.ts';
import { NearestIndex } from './nearest.ts';
import type { Work } from './work.ts';

/** How deep a tip is: so much of the extent that way, in these bounds. */
const depthShare = 0.035;
const depthMetres = [25_000, 150_000] as const;
/** Islands that a narrow sound parts from the mainland belong to it, as Tierra del Fuego does; rocks do not. */
const soundMetres = 8000;
const leastShare = 5e-4;
const metresPerDegree = 111_200;

/** @param depth  metres; by default a small part of the extent that way
 * @returns the tip and its depth */
export async function tip(
  area: Area,
  direction: Direction,
  work: Work,
  depth?: number,
): Promise<{ area: MultiPolygon; metres: number }> {
  const main = await withNearIslands(area, work);
  const { west, south, east, north } = lonFrame(main);
  const middle = (south + north) / 2;
  const high = geodesicInverse([west, south], [west, north]).distance;
  const wide = (east - west) * metresPerDegree * Math.cos((middle * Math.PI) / 180);
  const extent = isDiagonal(direction)
    ? Math.hypot(high, wide) / 2
    : direction === 'north' || direction === 'south'
      ? high
      : wide;
  const [least, most] = depthMetres;
  // A small place has no tip of its own size.
  const metres = depth ?? Math.min(Math.max(depthShare * extent, least), most, extent / 4);
  if (isDiagonal(direction)) {
    const share = Math.min(0.25, metres ** 2 / (await areaInTurns(main, work)));
    return { area: await half(main, direction, work, share), metres };
  }
  const lat = metres / metresPerDegree;
  // A tip in the east is as deep where it lies as anywhere.
  const lon = lat / Math.max(0.05, Math.cos((middle * Math.PI) / 180));
  const strip = {
    north: box(west - 1e-6, north - lat, east + 1e-6, 90),
    south: box(west - 1e-6, -90, east + 1e-6, south + lat),
    east: box(east - lon, -90, east + 1e-6, 90),
    west: box(west - 1e-6, -90, west + lon, 90),
  }[direction as 'north' | 'south' | 'east' | 'west'];
  return { area: await intersection(main, strip, work), metres };
}

async function withNearIslands(area: Area, work: Work): Promise<MultiPolygon> {
  const { mainland, near, overseas } = await mainParts(area, work);
  const least = leastShare * (await areaInTurns(mainland, work));
  const shore = await NearestIndex.build(mainland, work);
  const isBeside = (ring: readonly Position[]) =>
    ring.some(([lon, lat]) => shore.toOutline(lon!, lat!) < soundMetres);
  const found = [...mainland.coordinates];
  for (const rings of polygonsOf({
    type: 'MultiPolygon',
    coordinates: [...near.coordinates, ...overseas.coordinates],
  })) {
    if (work.due) await work.pause();
    const size = await areaInTurns({ type: 'Polygon', coordinates: [rings[0]!] }, work);
    if (size >= least && isBeside(rings[0]!)) found.push(rings);
  }
  return { type: 'MultiPolygon', coordinates: found };
}
