import type { Geometry, Position } from 'geojson';
import { toMixed } from './combine.ts';
import { signedArea } from './ring.ts';

/** A position in a geometry: in the largest polygon, half way up and in the middle of its widest stretch there; else the
 * middle vertex of the longest line; else the first point.
 * @returns undefined for a geometry without positions */
export function innerPoint(geometry: Geometry): Position | undefined {
  const { areas, lines, points } = toMixed(geometry);
  let largest: Position[][] | undefined;
  let most = 0;
  for (const rings of areas.coordinates) {
    const size = Math.abs(signedArea(rings[0] ?? []));
    if (size > most) [largest, most] = [rings, size];
  }
  const inside = largest && insidePolygon(largest);
  if (inside) return inside;
  const longest = lines.coordinates.reduce<Position[]>(
    (best, line) => (line.length > best.length ? line : best),
    [],
  );
  return longest[longest.length >> 1] ?? points[0];
}

function insidePolygon(rings: readonly Position[][]): Position | undefined {
  let [south, north] = [90, -90];
  for (const [, lat] of rings[0]!) [south, north] = [Math.min(south, lat!), Math.max(north, lat!)];
  const lat = (south + north) / 2;
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1]!, ring[i]!];
      if (a[1]! > lat === b[1]! > lat) continue;
      crossings.push(a[0]! + ((lat - a[1]!) / (b[1]! - a[1]!)) * (b[0]! - a[0]!));
    }
  }
  crossings.sort((a, b) => a - b);
  let widest: Position | undefined;
  let width = 0;
  for (let i = 1; i < crossings.length; i += 2) {
    const [west, east] = [crossings[i - 1]!, crossings[i]!];
    if (east - west > width) [widest, width] = [[(west + east) / 2, lat], east - west];
  }
  return widest;
}
