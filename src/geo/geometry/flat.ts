/** Geometry as typed arrays: how shapes are cached (16 bytes a vertex) and handed to native code. */

import type { Geometry, Position } from 'geojson';
import type { FlatGeometry } from '../domain/flat.ts';
import { weighPositions } from './weight.ts';

export type { FlatGeometry } from '../domain/flat.ts';

/** @throws RangeError for a GeometryCollection */
export function flatten(geometry: Geometry): FlatGeometry {
  const lines: Position[][] = [];
  const parts: number[] = [];
  switch (geometry.type) {
    case 'Point':
      lines.push([geometry.coordinates]);
      break;
    case 'MultiPoint':
    case 'LineString':
      lines.push(geometry.coordinates);
      break;
    case 'MultiLineString':
    case 'Polygon':
      lines.push(...geometry.coordinates);
      break;
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) {
        lines.push(...polygon);
        parts.push(lines.length);
      }
      break;
    default:
      throw new RangeError(`a ${geometry.type} cannot be flattened`);
  }
  const xy = new Float64Array(2 * lines.reduce((sum, line) => sum + line.length, 0));
  const ends = new Uint32Array(lines.length);
  let at = 0;
  lines.forEach((line, i) => {
    for (const [x, y] of line) {
      xy[at++] = x!;
      xy[at++] = y!;
    }
    ends[i] = at / 2;
  });
  return { type: geometry.type, xy, ends, parts: Uint32Array.from(parts) };
}

/** Positions in one array before it becomes a large object of V8's (from 128 KiB on), which one collection moves to the
 * old generation for good: there it would keep its 20,000 positions alive long after the answer is forgotten. */
const longestPiece = 8192;

/** Positions of some vertices, as one array. */
export function positions(xy: Float64Array, from: number, to: number): Position[] {
  const line: Position[] = new Array(to - from);
  for (let v = from, k = 0; v < to; v++, k++) line[k] = [xy[2 * v]!, xy[2 * v + 1]!];
  return line;
}

/** The large array is made last, when no collection falls between it and its positions. */
function inPieces(xy: Float64Array, from: number, to: number): Position[] {
  const pieces: Position[][] = [];
  for (let v = from; v < to; v += longestPiece) pieces.push(positions(xy, v, Math.min(to, v + longestPiece)));
  return ([] as Position[]).concat(...pieces);
}

/** Positions of some vertices, as one array of whatever length. */
const line = (xy: Float64Array, from: number, to: number): Position[] =>
  to - from <= longestPiece ? positions(xy, from, to) : inPieces(xy, from, to);

/** The polygons of an area that are wanted; only they become objects.
 * @param wanted  sees the outer ring of each: its vertices are those from `from` to before `to` */
export function somePolygons(
  { type, xy, ends, parts }: FlatGeometry,
  wanted: (xy: Float64Array, from: number, to: number) => boolean,
): Position[][][] {
  if (type !== 'Polygon' && type !== 'MultiPolygon') return [];
  const found: Position[][][] = [];
  let ring = 0;
  for (const last of type === 'Polygon' ? [ends.length] : parts) {
    const rings: Position[][] = [];
    const startOf = (r: number) => (r === 0 ? 0 : ends[r - 1]!);
    if (wanted(xy, startOf(ring), ends[ring]!))
      for (let r = ring; r < last; r++) rings.push(line(xy, startOf(r), ends[r]!));
    if (rings.length > 0) found.push(rings);
    ring = last;
  }
  return found;
}

/** A new GeoJSON geometry that the caller may change. */
export function inflate(flat: FlatGeometry): Exclude<Geometry, { type: 'GeometryCollection' }> {
  const { xy, ends, parts } = flat;
  const lines: Position[][] = new Array(ends.length);
  let at = 0;
  for (let i = 0; i < ends.length; i++) {
    lines[i] = line(xy, at, ends[i]!);
    at = ends[i]!;
  }
  weighPositions(lines[0], at);
  switch (flat.type) {
    case 'Point':
      return { type: 'Point', coordinates: lines[0]![0]! };
    case 'MultiPoint':
      return { type: 'MultiPoint', coordinates: lines[0]! };
    case 'LineString':
      return { type: 'LineString', coordinates: lines[0]! };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: lines };
    case 'Polygon':
      return { type: 'Polygon', coordinates: lines };
    case 'MultiPolygon': {
      const polygons: Position[][][] = [];
      let start = 0;
      for (const end of parts) {
        polygons.push(lines.slice(start, end));
        start = end;
      }
      return { type: 'MultiPolygon', coordinates: polygons };
    }
  }
}

/** Whether a point lies in the polygons of a flat geometry (even-odd over all rings). */
export function flatContains(flat: FlatGeometry, lon: number, lat: number): boolean {
  if (flat.type !== 'Polygon' && flat.type !== 'MultiPolygon') return false;
  const { xy, ends } = flat;
  let inside = false;
  let start = 0;
  for (let r = 0; r < ends.length; r++) {
    const end = ends[r]!;
    // Rings are closed, so each edge runs from a vertex to the next.
    for (let v = start + 1; v < end; v++) {
      const ay = xy[2 * v - 1]!;
      const by = xy[2 * v + 1]!;
      if (ay > lat === by > lat) continue;
      const ax = xy[2 * v - 2]!;
      if (lon < ((xy[2 * v]! - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
    }
    start = end;
  }
  return inside;
}
