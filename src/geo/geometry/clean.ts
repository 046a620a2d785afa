/** The last step of every answer: whatever the geometry went through, it leaves as RFC 7946 asks. */

import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { cutLine, cutPolygon } from './antimeridian.ts';
import { signedArea } from './ring.ts';

/** 7 decimals of a degree: 11 mm at the equator, as RFC 7946 section 11.2 reasons about precision. */
const scale = 1e7;
const round = (degrees: number) => Math.round(degrees * scale) / scale + 0;

/** Cut at ±180°, latitudes within ±90, at most 7 decimals, rings closed and right-handed, no repeated vertices, no
 * part without extent. Polygons must not cross themselves: that is the business of what made them.
 * @returns a new geometry, of the single type when one part remains; undefined when nothing remains */
export function cleanGeometry(geometry: Geometry): Geometry | undefined {
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
      return fromLines(cleanLines([geometry.coordinates]));
    case 'MultiLineString':
      return fromLines(cleanLines(geometry.coordinates));
    case 'Polygon':
      return toArea(cleanPolygons([geometry.coordinates]));
    case 'MultiPolygon':
      return toArea(cleanPolygons(geometry.coordinates));
    case 'GeometryCollection': {
      const geometries = geometry.geometries.flatMap((member) => cleanGeometry(member) ?? []);
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

function cleanLines(lines: Position[][]): Position[][] {
  return lines
    .filter((line) => line.length > 0)
    .flatMap(cutLine)
    .map(rounded)
    .filter((line) => line.length >= 2);
}

function cleanPolygons(polygons: Position[][][]): Position[][][] {
  const result: Position[][][] = [];
  for (const polygon of polygons) {
    if (polygon.length === 0 || polygon[0]!.length < 3) continue;
    for (const piece of cutPolygon(polygon)) {
      const rings = piece.map((ring, index) => cleanRing(ring, index === 0));
      if (rings[0]) result.push(rings.filter((ring) => ring !== undefined));
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
