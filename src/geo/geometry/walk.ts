import type { Geometry, Position } from 'geojson';

/** Calls `visit` with the coordinates of each point, line, and outer ring (holes lie inside them). */
export function eachPart(geometry: Geometry, visit: (part: Position[]) => void): void {
  switch (geometry.type) {
    case 'Point':
      visit([geometry.coordinates]);
      break;
    case 'MultiPoint':
      for (const point of geometry.coordinates) visit([point]);
      break;
    case 'LineString':
      visit(geometry.coordinates);
      break;
    case 'MultiLineString':
      for (const line of geometry.coordinates) visit(line);
      break;
    case 'Polygon':
      if (geometry.coordinates[0]) visit(geometry.coordinates[0]);
      break;
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) if (polygon[0]) visit(polygon[0]);
      break;
    case 'GeometryCollection':
      for (const member of geometry.geometries) eachPart(member, visit);
  }
}

/** The same parts as a list. */
export function partsOf(geometry: Geometry): Position[][] {
  const parts: Position[][] = [];
  eachPart(geometry, (part) => {
    parts.push(part);
  });
  return parts;
}

/** Number of positions in a geometry. */
export function vertexCount(geometry: Geometry): number {
  switch (geometry.type) {
    case 'Point':
      return 1;
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates.length;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.reduce((sum, ring) => sum + ring.length, 0);
    case 'MultiPolygon':
      return geometry.coordinates.reduce(
        (sum, polygon) => sum + polygon.reduce((inner, ring) => inner + ring.length, 0),
        0,
      );
    case 'GeometryCollection':
      return geometry.geometries.reduce((sum, member) => sum + vertexCount(member), 0);
  }
}
