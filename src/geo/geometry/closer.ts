/** What lies closer to one geometry than to another. */

import type { Geometry, MultiPolygon } from 'geojson';
import { box as boxArea } from './directional.ts';
import { lonFrame } from './frame.ts';
import { areaAbove, type Box } from './level-set.ts';
import { type Area, difference, union } from './native.ts';
import { NearestIndex } from './nearest.ts';
import { sampleArea, shareOf } from './sample-area.ts';
import type { Work } from './work.ts';

/** Part of a distance by which the quick measure may be off: nearer ties are measured along the geodesic. */
const slack = 1e-3;
const globe: Box = { west: -180, south: -90, east: 180, north: 90 };

/** The ground closer to `a` than to `b` by geodesic distance on the ellipsoid: half the globe, or what of it the region
 * may hold.
 * @param region  what the answer will be cut with */
export async function closer(
  a: Geometry,
  b: Geometry,
  region: Geometry | undefined,
  work: Work,
): Promise<MultiPolygon> {
  const toA = await NearestIndex.build(a, work);
  const toB = await NearestIndex.build(b, work);
  const value = (lon: number, lat: number) => {
    const [near, far] = [toA.about(lon, lat), toB.about(lon, lat)];
    if (Math.abs(far - near) > slack * (near + far)) return far - near;
    return toB.nearest(lon, lat).metres - toA.nearest(lon, lat).metres;
  };
  if (region) return areaAbove(value, boxAround(region, 0.01), work);
  const all = await areaAbove(value, globe, work);
  // Where both are at hand the lattice of the whole globe is too coarse.
  const around = boxAround({ type: 'GeometryCollection', geometries: [a, b] }, 1);
  if (around.east - around.west > 120 || around.north - around.south > 90) return all;
  const window = boxArea(around.west, around.south, around.east, around.north);
  return union([await difference(all, window, work), await areaAbove(value, around, work)], work);
}

/** The share of an area, by area, that is nearest to a geometry. */
export async function nearestShare(
  area: Area,
  to: Geometry,
  share: number,
  work: Work,
): Promise<MultiPolygon> {
  const index = await NearestIndex.build(to, work);
  const samples = await sampleArea(area, (lon, lat) => index.about(lon, lat), work);
  const reach = shareOf(samples, share);
  return areaAbove((lon, lat) => reach - index.about(lon, lat), boxAround(area, 0.01), work);
}

/** The box of a geometry, wider by a part of its size on every side. */
export function boxAround(geometry: Geometry, margin: number): Box {
  const { west, south, east, north } = lonFrame(geometry);
  const size = Math.max(east - west, north - south, 1e-3);
  const wide = Math.min(margin * size, Math.max(0, (360 - (east - west)) / 2));
  return {
    west: west - wide,
    south: Math.max(-90, south - margin * size),
    east: east + wide,
    north: Math.min(90, north + margin * size),
  };
}
