import type { Geometry, Position } from 'geojson';
import type { FlatGeometry } from '../domain/flat.ts';
import { eachPart } from './walk.ts';

export type Bbox = [west: number, south: number, east: number, north: number];

/** Smallest bounding box, RFC 7946 section 5: `west > east` when it crosses the antimeridian.
 * @param geometry  already cut at ±180°, so that no part jumps across it
 * @returns degrees; a part that goes all the way round gives −180..180 */
export function bboxOf(geometry: Geometry): Bbox {
  let south = 90;
  let north = -90;
  const spans: [number, number][] = [];
  eachPart(geometry, (part: Position[]) => {
    let west = 180;
    let east = -180;
    for (let i = 0; i < part.length; i++) {
      const p = part[i]!;
      const lon = p[0]!;
      const lat = p[1]!;
      if (lon < west) west = lon;
      if (lon > east) east = lon;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    }
    if (part.length > 0) spans.push([west, east]);
  });
  const [west, east] = spanOf(spans);
  return [west, south, east, north];
}

/** As `bboxOf`, for flat geometry. */
export function bboxOfFlat({ type, xy, ends, parts }: FlatGeometry): Bbox {
  let south = 90;
  let north = -90;
  const spans: [number, number][] = [];
  let start = 0;
  let part = 0;
  for (let r = 0; r < ends.length; r++) {
    const end = ends[r]!;
    const hole = (type === 'Polygon' && r > 0) || (type === 'MultiPolygon' && r > 0 && r !== parts[part]);
    if (type === 'MultiPolygon' && r === parts[part]) part++;
    let west = 180;
    let east = -180;
    for (let i = 2 * start; i < 2 * end && !hole; i += 2) {
      west = Math.min(west, xy[i]!);
      east = Math.max(east, xy[i]!);
      south = Math.min(south, xy[i + 1]!);
      north = Math.max(north, xy[i + 1]!);
    }
    if (!hole) spans.push([west, east]);
    start = end;
  }
  const [west, east] = spanOf(spans);
  return [west, south, east, north];
}

/** The shortest arc of longitudes that covers all spans: the circle less its widest gap. */
function spanOf(spans: [number, number][]): [number, number] {
  if (spans.length === 0) return [0, 0];
  spans.sort((a, b) => a[0] - b[0]);
  const first = spans[0]![0];
  let reach = spans[0]![1];
  let widest = 0;
  let west = first;
  let east = reach;
  for (const [start, end] of spans) {
    if (start - reach > widest) {
      widest = start - reach;
      west = start;
      east = reach;
    }
    if (end > reach) reach = end;
  }
  // The gap across ±180 wins a tie: a box that does not cross is the simpler answer.
  const across = first + 360 - reach;
  if (across >= widest) return [first, reach];
  return [west, east];
}
