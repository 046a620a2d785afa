/** A disc that holds a place. */

import type { Geometry, Position } from 'geojson';

const earthMetres = 6_371_009;
const radians = Math.PI / 180;

/** Great-circle metres, with room for what an ellipsoid differs by. */
function metresBetween([a, b]: Position, [c, d]: Position): number {
  const [dx, dy] = [Math.sin(((c! - a!) * radians) / 2), Math.sin(((d! - b!) * radians) / 2)];
  const h = dy * dy + Math.cos(b! * radians) * Math.cos(d! * radians) * dx * dx;
  return 1.01 * 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The middle of a place's box, and how far from it the farthest part of the place lies at most, in metres. */
export function discAround(geometry: Geometry): { middle: Position; radius: number } {
  let [w, s, e, n] = [180, 90, -180, -90];
  const positions = [...positionsOf(geometry)];
  for (const [x, y] of positions) {
    [w, e] = [Math.min(w, x!), Math.max(e, x!)];
    [s, n] = [Math.min(s, y!), Math.max(n, y!)];
  }
  const middle = [(w + e) / 2, (s + n) / 2];
  let radius = 0;
  for (const position of positions) radius = Math.max(radius, metresBetween(middle, position));
  return { middle, radius };
}

function* positionsOf(geometry: Geometry): Generator<Position> {
  if (geometry.type === 'GeometryCollection') {
    for (const part of geometry.geometries) yield* positionsOf(part);
  } else yield* flat(geometry.coordinates);
}

function* flat(value: Position | readonly unknown[]): Generator<Position> {
  if (typeof value[0] === 'number') yield value as Position;
  else for (const inner of value) yield* flat(inner as readonly unknown[]);
}
