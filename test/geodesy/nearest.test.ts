import fc from 'fast-check';
import type { Geometry, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { distance, nearest } from '../../src/geodesy/index.ts';

const line = (...coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates });
const point = (...coordinates: Position): Geometry => ({ type: 'Point', coordinates });

/** Positions every `share` of each edge of a line. */
function* along(geometry: Geometry, share: number): Generator<Position> {
  if (geometry.type === 'Point') yield geometry.coordinates;
  if (geometry.type !== 'LineString') return;
  for (let i = 1; i < geometry.coordinates.length; i++) {
    const [a, b] = [geometry.coordinates[i - 1]!, geometry.coordinates[i]!];
    for (let t = 0; t <= 1; t += share) yield [a[0]! + t * (b[0]! - a[0]!), a[1]! + t * (b[1]! - a[1]!)];
  }
}

describe('nearest', () => {
  test('two points are as far apart as the geodesic', async () => {
    const found = await nearest(point(2.35, 48.85), point(13.4, 52.52));
    expect(found!.metres).toBeCloseTo(distance([2.35, 48.85], [13.4, 52.52]), 3);
  });

  test('no sampled pair of two lines is nearer, and the points found are that far apart', async () => {
    const coordinate = fc.tuple(
      fc.double({ min: -30, max: 30, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(coordinate, { minLength: 2, maxLength: 4 }),
        fc.array(coordinate, { minLength: 2, maxLength: 4 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        async (a, b, scale) => {
          const [p, q] = [
            line(...a.map(([x, y]): Position => [x * scale, y * scale])),
            line(...b.map(([x, y]): Position => [20 + x * scale, y * scale])),
          ];
          const found = await nearest(p, q);
          if (!found) return;
          let sampled = Number.POSITIVE_INFINITY;
          for (const x of along(p, 0.05))
            for (const y of along(q, 0.05)) sampled = Math.min(sampled, distance(x, y));
          expect(found.metres).toBeLessThanOrEqual(sampled + 0.05);
          expect(distance(...found.points!)).toBeCloseTo(found.metres, 2);
        },
      ),
      { seed: 3, numRuns: 60 },
    );
  });

  test('from a point to an edge along a parallel it is the foot on the parallel, not on the geodesic', async () => {
    const found = await nearest(point(5, 61), line([0, 60], [10, 60]));
    expect(found!.points![1][1]).toBeCloseTo(60, 6);
    expect(found!.metres).toBeCloseTo(distance([5, 61], [5, 60]), 2);
  });

  test('across ±180° and at the poles', async () => {
    expect((await nearest(point(179.9, 0), point(-179.9, 0)))!.metres).toBeCloseTo(
      distance([0, 0], [0.2, 0]),
      3,
    );
    const shores = await nearest(line([0, 89], [90, 89]), line([180, 89], [-90, 89]));
    expect(shores!.metres).toBeCloseTo(distance([90, 89], [180, 89]), 0);
  });

  test('areas that overlap or hold the other are 0 apart; lines that cross too', async () => {
    const square: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    };
    expect(await nearest(square, point(5, 5))).toEqual({ metres: 0 });
    expect(await nearest(line([4, 4], [5, 5]), square)).toEqual({ metres: 0 });
    expect((await nearest(line([0, 0], [1, 1]), line([0, 1], [1, 0])))!.metres).toBeLessThan(0.01);
    expect(
      (await nearest(square, {
        type: 'Polygon',
        coordinates: [
          [
            [10, 0],
            [20, 0],
            [20, 10],
            [10, 0],
          ],
        ],
      }))!.metres,
    ).toBeLessThan(0.001);
  });

  test('nothing has no distance', async () => {
    expect(await nearest({ type: 'GeometryCollection', geometries: [] }, point(1, 2))).toBeUndefined();
  });
});
