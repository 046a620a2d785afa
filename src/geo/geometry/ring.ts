import type { Position } from 'geojson';

/** Twice the signed planar area in square degrees; positive when counter-clockwise. Open or closed ring. */
export function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  const n = ring.length;
  if (n === 0) return 0;
  // Relative to the first vertex, so that small rings far from the origin keep their digits.
  const [x0, y0] = ring[0] as [number, number];
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const a = ring[j]!;
    const b = ring[i]!;
    sum += (a[0]! - x0) * (b[1]! - y0) - (b[0]! - x0) * (a[1]! - y0);
  }
  return sum;
}

/** Whether a point lies inside a ring (even-odd); points exactly on the outline may fall either way. */
export function inRing(lon: number, lat: number, ring: readonly Position[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    const ay = a[1]!;
    const by = b[1]!;
    if (ay > lat !== by > lat && lon < ((b[0]! - a[0]!) * (lat - ay)) / (by - ay) + a[0]!) inside = !inside;
  }
  return inside;
}

/** Whether a point lies in a polygon: inside its outer ring and in none of its holes. */
export function inPolygon(lon: number, lat: number, rings: readonly Position[][]): boolean {
  const outer = rings[0];
  if (!outer || !inRing(lon, lat, outer)) return false;
  for (let i = 1; i < rings.length; i++) if (inRing(lon, lat, rings[i]!)) return false;
  return true;
}

/** Group rings into polygons by their winding: counter-clockwise ones are outer, clockwise ones their holes. */
export function groupRings(rings: Position[][]): Position[][][] {
  const polygons: Position[][][] = [];
  const holes: Position[][] = [];
  for (const ring of rings) {
    if (signedArea(ring) > 0) polygons.push([ring]);
    else holes.push(ring);
  }
  for (const hole of holes) {
    let best: Position[][] | undefined;
    let bestArea = Number.POSITIVE_INFINITY;
    for (const polygon of polygons) {
      const area = signedArea(polygon[0]!);
      if (area < bestArea && hole.some(([x, y]) => inRing(x!, y!, polygon[0]!))) {
        best = polygon;
        bestArea = area;
      }
    }
    best?.push(hole);
  }
  return polygons;
}
