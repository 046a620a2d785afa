/** Features and places as areas to search and as points inside them. */

import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { polygonsOf } from '../../geometry/area.ts';
import { toMixed } from '../../geometry/combine.ts';
import { geodesicBuffer, union } from '../../geometry/native.ts';

/** How far from a street or a door "on" and "at" reach. */
const streetMetres = 40;
const doorMetres = 100;

export const isArea = (geometry: Geometry): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** An area to search in: lines and points are widened to what lies at them. */
export async function toArea(geometry: Geometry): Promise<{ area: Polygon | MultiPolygon; note?: string }> {
  const { areas, lines, points } = toMixed(geometry);
  // The bus station and the square it lies on are one area, of which nothing is left out.
  if (areas.coordinates.length > 1)
    return { area: await union(areas.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))) };
  if (areas.coordinates.length > 0) return { area: areas };
  if (lines.coordinates.length > 0) {
    return {
      area: await geodesicBuffer(lines, streetMetres),
      note: `a line is searched within ${streetMetres} m on either side`,
    };
  }
  return {
    area: await geodesicBuffer({ type: 'MultiPoint', coordinates: [...points] }, doorMetres),
    note: `a point is searched within ${doorMetres} m around it`,
  };
}

/** A position on a line or inside an area: the middle of the widest stretch at mid-height. */
export function insideOf(geometry: Geometry): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'LineString')
    return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)]!;
  if (geometry.type === 'MultiLineString') {
    const longest = geometry.coordinates.reduce((a, b) => (b.length > a.length ? b : a));
    return longest[Math.floor(longest.length / 2)]!;
  }
  if (!isArea(geometry)) throw new TypeError(`no feature has a ${geometry.type}`);
  let best: { width: number; at: Position } | undefined;
  for (const rings of polygonsOf(geometry)) {
    let low = 90;
    let high = -90;
    for (const [, lat] of rings[0]!) {
      low = Math.min(low, lat!);
      high = Math.max(high, lat!);
    }
    const lat = low + (high - low) * 0.5000001;
    const cuts: number[] = [];
    for (const ring of rings) {
      for (let i = 0; i + 1 < ring.length; i++) {
        const [[ax, ay], [bx, by]] = [ring[i] as [number, number], ring[i + 1] as [number, number]];
        if (ay > lat !== by > lat) cuts.push(ax + ((lat - ay) / (by - ay)) * (bx - ax));
      }
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const width = cuts[i + 1]! - cuts[i]!;
      if (!best || width > best.width) best = { width, at: [(cuts[i]! + cuts[i + 1]!) / 2, lat] };
    }
  }
  return best?.at ?? polygonsOf(geometry)[0]![0]![0]!;
}
