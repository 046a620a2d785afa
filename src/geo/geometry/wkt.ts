import type { Geometry, Position } from 'geojson';

/** Well-known text (OGC 06-103r4), longitude first.
 * @example
 * toWkt({ type: 'Point', coordinates: [2.35, 48.85] }); // → "POINT(2.35 48.85)" */
export function toWkt(geometry: Geometry): string {
  const point = (p: Position) => p.join(' ');
  const line = (points: Position[]) => `(${points.map(point).join(',')})`;
  const polygon = (rings: Position[][]) => `(${rings.map(line).join(',')})`;
  switch (geometry.type) {
    case 'Point':
      return `POINT(${point(geometry.coordinates)})`;
    case 'MultiPoint':
      return `MULTIPOINT(${geometry.coordinates.map((p) => `(${point(p)})`).join(',')})`;
    case 'LineString':
      return `LINESTRING${line(geometry.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING${polygon(geometry.coordinates)}`;
    case 'Polygon':
      return `POLYGON${polygon(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `MULTIPOLYGON(${geometry.coordinates.map(polygon).join(',')})`;
    case 'GeometryCollection':
      return `GEOMETRYCOLLECTION(${geometry.geometries.map(toWkt).join(',')})`;
  }
}
