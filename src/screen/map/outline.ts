/** The outline of an answer as lines, without the edges where only the map ends: along ±180° and at the poles. */

import type { Feature, FeatureCollection, Geometry, MultiLineString, Position } from 'geojson';

const isSeam = (a: Position, b: Position) =>
  (Math.abs(a[0]!) === 180 && a[0] === b[0]) || (Math.abs(a[1]!) === 90 && a[1] === b[1]);

function* linesOf(geometry: Geometry): Generator<Position[]> {
  switch (geometry.type) {
    case 'LineString':
      yield geometry.coordinates;
      break;
    case 'MultiLineString':
      yield* geometry.coordinates;
      break;
    case 'Polygon':
      for (const ring of geometry.coordinates) yield* withoutSeams(ring);
      break;
    case 'MultiPolygon':
      for (const rings of geometry.coordinates) for (const ring of rings) yield* withoutSeams(ring);
      break;
    case 'GeometryCollection':
      for (const part of geometry.geometries) yield* linesOf(part);
  }
}

function* withoutSeams(ring: readonly Position[]): Generator<Position[]> {
  let line: Position[] = [ring[0]!];
  for (let i = 1; i < ring.length; i++) {
    if (isSeam(ring[i - 1]!, ring[i]!)) {
      if (line.length > 1) yield line;
      line = [];
    }
    line.push(ring[i]!);
  }
  if (line.length > 1) yield line;
}

export const featuresOf = (result: Feature | FeatureCollection): readonly Feature[] =>
  result.type === 'Feature' ? [result] : result.features;

export function outlineOf(result: Feature | FeatureCollection): MultiLineString {
  return {
    type: 'MultiLineString',
    coordinates: featuresOf(result).flatMap(({ geometry }) => [...linesOf(geometry)]),
  };
}
