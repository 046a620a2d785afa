import type { Geometry, LineString, Point, Polygon, Position } from 'geojson';
import { expect, test } from 'vitest';
import { AreaIndex } from '../../../src/geo/geometry/area-index.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';

const box = (w: number, s: number, e: number, n: number): Position[] => [
  [w, s],
  [e, s],
  [e, n],
  [w, n],
  [w, s],
];
const square: Polygon = { type: 'Polygon', coordinates: [box(0, 0, 10, 10), box(4, 4, 6, 6).reverse()] };
const index = new AreaIndex(square);
const line = (...coordinates: Position[]): LineString => ({ type: 'LineString', coordinates });
const area = (...ring: [number, number, number, number]): Geometry => ({
  type: 'Polygon',
  coordinates: [box(...ring)],
});

test.each<[string, Geometry, boolean]>([
  ['a point inside', { type: 'Point', coordinates: [1, 1] }, true],
  ['a point in the hole', { type: 'Point', coordinates: [5, 5] }, false],
  ['a point on the outline', { type: 'Point', coordinates: [10, 3] }, false],
  ['a line that runs through', line([-1, 2], [11, 2]), true],
  ['a line that ends inside', line([-1, 2], [1, 2]), true],
  ['a line that ends at the outline', line([-1, 2], [0, 2]), false],
  ['a line along the outline', line([-1, 0], [11, 0]), false],
  ['a line in the hole', line([4.5, 5], [5.5, 5]), false],
  ['an area inside', area(1, 1, 2, 2), true],
  ['an area that overlaps', area(9, 9, 12, 12), true],
  ['an area that crosses without a vertex inside', area(-1, 2, 11, 3), true],
  ['a neighbour that shares a side', area(10, 0, 20, 10), false],
  ['a neighbour that shares part of a side', area(10, 2, 20, 5), false],
  ['a neighbour that touches in a corner', area(10, 10, 12, 12), false],
  ['an area that fills the hole', area(4, 4, 6, 6), false],
  ['an area around all of it', area(-5, -5, 15, 15), true],
  ['an area elsewhere', area(20, 20, 30, 30), false],
])('%s: %#', (_, geometry, expected) => {
  expect(index.meets(geometry)).toBe(expected);
});

test('agrees with the plain test of every edge, for a crooked ring and many points', () => {
  const ring = Array.from({ length: 500 }, (_, i): Position => {
    const angle = (i / 500) * 2 * Math.PI;
    const radius = 3 + Math.sin(17 * angle) + 0.5 * Math.cos(41 * angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  ring.push(ring[0]!);
  const star = new AreaIndex({ type: 'Polygon', coordinates: [ring] });
  for (let i = 0; i < 2000; i++) {
    const point: Position = [((i * 37) % 1000) / 100 - 5, ((i * 101) % 1000) / 100 - 5];
    expect(star.contains(point)).toBe(inPolygon(point[0]!, point[1]!, [ring]));
  }
});

test.each<[string, Point | LineString, boolean]>([
  ['a point on the outline', { type: 'Point', coordinates: [10, 3] }, true],
  ['a point on the outline of the hole', { type: 'Point', coordinates: [4, 5] }, true],
  ['a point in the hole', { type: 'Point', coordinates: [5, 5] }, false],
  ['a point elsewhere', { type: 'Point', coordinates: [10.1, 3] }, false],
  ['a line along the outline', line([0, 2], [0, 8]), true],
  ['a line that ends at the outline', line([-1, 2], [0, 2]), false],
  ['a line from one side of the hole to the other', line([4, 5], [6, 5]), false],
  ['a line inside', line([1, 1], [2, 2]), true],
])('with its outline it holds %s: %#', (_, geometry, expected) => {
  expect(index.holds(geometry)).toBe(expected);
});
