/** The last step of every answer: whatever the geometry went through, it leaves as RFC 7946 asks. */

import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { runSliced } from '../../shared/run-sliced.ts';
import { cutLine, cutPolygon } from './antimeridian.ts';
import { signedArea } from './ring.ts';

/** 7 decimals of a degree: 11 mm at the equator, as RFC 7946 section 11.2 reasons about precision. */
const scale = 1e7;
const round = (degrees: number) => Math.round(degrees * scale) / scale + 0;

/** Cut at ±180°, latitudes within ±90, at most 7 decimals, rings closed and right-handed, no repeated vertices, no
 * part without extent. Polygons must not cross themselves: that is the business of what made them.
 * @returns a new geometry, of the single type when one part remains; undefined when nothing remains */
export function cleanGeometry(geometry: Geometry): Geometry | undefined {
  const steps = cleaning(geometry);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `cleanGeometry`, with turns for the event loop between rings and lines. */
export function cleanInTurns(geometry: Geometry, signal?: AbortSignal): Promise<Geometry | undefined> {
  return runSliced(cleaning(geometry), signal);
}

/** Polygons that came out of the native engine: cut, wound and on the grid as they must be. */
const clean = new WeakSet<readonly Position[][]>();

/** Says that a polygon needs no cleaning as long as its rings are not changed. */
export function markClean(polygon: readonly Position[][]): void {
  clean.add(polygon);
}

export function isClean(polygon: readonly Position[][]): boolean {
  return clean.has(polygon);
}

function* cleaning(geometry: Geometry): Generator<void, Geometry | undefined> {
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: cleanPoint(geometry.coordinates) };
    case 'MultiPoint': {
      const points = dedupe(geometry.coordinates.map(cleanPoint));
      if (points.length === 0) return undefined;
      return points.length === 1
        ? { type: 'Point', coordinates: points[0]! }
        : { type: 'MultiPoint', coordinates: points };
    }
    case 'LineString':
      return fromLines(yield* cleanLines([geometry.coordinates]));
    case 'MultiLineString':
      return fromLines(yield* cleanLines(geometry.coordinates));
    case 'Polygon':
      return toArea(yield* cleanPolygons([geometry.coordinates]));
    case 'MultiPolygon':
      return toArea(yield* cleanPolygons(geometry.coordinates));
    case 'GeometryCollection': {
      const geometries: Geometry[] = [];
      for (const member of geometry.geometries) {
        const kept = yield* cleaning(member);
        if (kept) geometries.push(kept);
      }
      return geometries.length === 0 ? undefined : { type: 'GeometryCollection', geometries };
    }
  }
}

function fromLines(lines: Position[][]): Geometry | undefined {
  if (lines.length === 0) return undefined;
  return lines.length === 1
    ? { type: 'LineString', coordinates: lines[0]! }
    : { type: 'MultiLineString', coordinates: lines };
}

/** Polygons as the simplest area geometry; undefined when there are none. */
export function toArea(polygons: Position[][][]): Polygon | MultiPolygon | undefined {
  if (polygons.length === 0) return undefined;
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons };
}

function cleanPoint(point: Position): Position {
  let lon = point[0]!;
  if (lon > 180 || lon < -180) lon = ((((lon + 180) % 360) + 360) % 360) - 180;
  return [round(lon), clampLat(round(point[1]!))];
}

const clampLat = (lat: number) => Math.min(90, Math.max(-90, lat));

function dedupe(points: Position[]): Position[] {
  const kept: Position[] = [];
  for (const point of points) {
    const last = kept[kept.length - 1];
    if (!last || last[0] !== point[0] || last[1] !== point[1]) kept.push(point);
  }
  return kept;
}

const rounded = (points: Position[]) =>
  dedupe(points.map(([x, y]): Position => [round(x!), clampLat(round(y!))]));

function* cleanLines(lines: Position[][]): Generator<void, Position[][]> {
  const result: Position[][] = [];
  for (const line of lines) {
    if (line.length === 0) continue;
    for (const piece of cutLine(line)) {
      const points = rounded(piece);
      if (points.length >= 2) result.push(points);
      yield;
    }
  }
  return result;
}

function* cleanPolygons(polygons: Position[][][]): Generator<void, Position[][][]> {
  const result: Position[][][] = [];
  for (const polygon of polygons) {
    if (clean.has(polygon)) {
      result.push(polygon);
      continue;
    }
    if (polygon.length === 0 || polygon[0]!.length < 3) continue;
    for (const piece of cutPolygon(polygon)) {
      const rings: Position[][] = [];
      for (const [index, ring] of piece.entries()) {
        const points = cleanRing(ring, index === 0);
        yield;
        if (points) rings.push(points);
        else if (index === 0) break;
      }
      if (rings.length > 0) result.push(rings);
    }
  }
  return result;
}

function cleanRing(ring: Position[], outer: boolean): Position[] | undefined {
  const points = rounded(ring);
  const first = points[0]!;
  const last = points[points.length - 1]!;
  if (first[0] !== last[0] || first[1] !== last[1]) points.push([...first]);
  if (points.length < 4) return undefined;
  const area = signedArea(points);
  if (area === 0) return undefined;
  if (area > 0 !== outer) points.reverse();
  return points;
}
