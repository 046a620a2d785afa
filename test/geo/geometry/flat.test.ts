import fc from 'fast-check';
import type { Geometry, MultiPolygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { flatArea, geodesicArea } from '../../../src/geo/geometry/area.ts';
import { bboxOf, bboxOfFlat } from '../../../src/geo/geometry/bbox.ts';
import { disc, haversineMetres } from '../../../src/geo/geometry/circle.ts';
import { cleanGeometry } from '../../../src/geo/geometry/clean.ts';
import { cleanFlat } from '../../../src/geo/geometry/clean-flat.ts';
import { flatContains, flatten, inflate } from '../../../src/geo/geometry/flat.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';
import { simplifyFlat } from '../../../src/geo/geometry/simplify.ts';
import { vertexCount } from '../../../src/geo/geometry/walk.ts';
import { toWkt } from '../../../src/geo/geometry/wkt.ts';
import { cityShape, ringPolygon } from '../../support/shapes.ts';

const lon = fc.double({ min: -200, max: 200, noNaN: true });
const lat = fc.double({ min: -60, max: 60, noNaN: true });
/** Star-shaped polygons of any winding, wherever they lie; some reach over ±180°. */
const polygon = fc
  .tuple(
    lon,
    lat,
    fc.array(fc.double({ min: 0.01, max: 25, noNaN: true }), { minLength: 3, maxLength: 30 }),
    fc.boolean(),
  )
  .map(([x, y, radii, reversed]) => ringPolygon(x, y, radii, reversed));
const geometry: fc.Arbitrary<Geometry> = fc.oneof(
  polygon.map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
  fc
    .array(polygon, { minLength: 1, maxLength: 4 })
    .map((coordinates) => ({ type: 'MultiPolygon' as const, coordinates })),
  fc
    .array(fc.array(fc.tuple(lon, lat) as fc.Arbitrary<Position>, { minLength: 2, maxLength: 8 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((coordinates) => ({ type: 'MultiLineString' as const, coordinates })),
);

describe('flat geometry', () => {
  test('there and back gives the same GeoJSON', () => {
    fc.assert(
      fc.property(geometry, (given) => {
        expect(inflate(flatten(given))).toEqual(given);
      }),
      { seed: 31 },
    );
  });

  test('a ring of any length keeps every position once and in order', () => {
    for (const count of [8191, 8192, 8193, 20_000]) {
      const path = Array.from({ length: count }, (_, i): Position => [i / 1000, -i / 2000]);
      const given: Geometry = { type: 'MultiLineString', coordinates: [[...path].reverse(), path] };
      expect(inflate(flatten(given))).toEqual(given);
    }
  });

  test('the area is that of the nested form', () => {
    const holed: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [4, 0],
            [4, 4],
            [0, 4],
            [0, 0],
          ],
          [
            [1, 1],
            [1, 2],
            [2, 2],
            [2, 1],
            [1, 1],
          ],
        ],
        [
          [
            [10, 50],
            [11, 50],
            [11, 51],
            [10, 50],
          ],
        ],
      ],
    };
    expect(flatArea(flatten(holed))).toBeCloseTo(geodesicArea(holed), 0);
    expect(flatArea(flatten({ type: 'Polygon', coordinates: holed.coordinates[0]! }))).toBeLessThan(
      geodesicArea({ type: 'Polygon', coordinates: [holed.coordinates[0]![0]!] }),
    );
    expect(
      flatArea(
        flatten({
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
            [0, 1],
          ],
        }),
      ),
    ).toBe(0);
  });

  test('cleaning and boxes are the same flat and nested, and cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(geometry, (given) => {
        const nested = cleanGeometry(given);
        const flat = cleanFlat(flatten(given));
        expect(flat && inflate(flat)).toEqual(nested);
        if (!nested || !flat) return;
        expect(bboxOfFlat(flat)).toEqual(bboxOf(nested));
        expect(cleanGeometry(nested)).toEqual(nested);
        const again = cleanFlat(flatten(nested));
        expect(again && inflate(again)).toEqual(nested);
      }),
      { seed: 32, numRuns: 300 },
    );
  });

  test('clean geometry keeps the rules of RFC 7946', () => {
    fc.assert(
      fc.property(geometry, (given) => {
        const clean = cleanGeometry(given);
        if (!clean) return;
        const text = JSON.stringify(clean);
        expect(text).not.toMatch(/\.\d{8,}/);
        for (const [x, y] of positions(clean)) {
          expect(Math.abs(x!)).toBeLessThanOrEqual(180);
          expect(Math.abs(y!)).toBeLessThanOrEqual(90);
        }
      }),
      { seed: 33, numRuns: 300 },
    );
  });

  test('a point is inside the flat shape when it is inside the nested one', () => {
    const shape = cityShape();
    const flat = flatten(shape);
    fc.assert(
      fc.property(
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (x, y) => {
          const nested = shape.coordinates.some((rings) => inPolygon(x, y, rings));
          expect(flatContains(flat, x, y)).toBe(nested);
        },
      ),
      { seed: 34, numRuns: 500 },
    );
  });
});

const positions = (given: Geometry): Position[] =>
  (given as { coordinates: unknown[] }).coordinates.flat(
    given.type === 'MultiPolygon' ? 2 : given.type === 'LineString' ? 0 : 1,
  ) as Position[];

describe('simplification', () => {
  /** A coast with 4,000 vertices: a circle with bays, an island hugging it, a lake near the shore. */
  const shape = cityShape(4000);

  test('stays within the tolerance, keeps holes inside and never lets outlines cross', async () => {
    for (const toleranceMetres of [10, 300, 3000, 20_000]) {
      const simple = await simplifyFlat(flatten(shape), { toleranceMetres });
      const result = inflate(simple);
      expect(crossings(result)).toBe(0);
      expect((result as typeof shape).coordinates).toHaveLength(shape.coordinates.length);
      const [mainland] = (result as typeof shape).coordinates;
      for (const hole of mainland!.slice(1))
        expect(inPolygon(hole[0]![0]!, hole[0]![1]!, [mainland![0]!])).toBe(true);
      for (const [x, y] of shape.coordinates[0]![0]!)
        expect(distanceToRing(x!, y!, mainland![0]!)).toBeLessThan(toleranceMetres * 1.01 + 1);
    }
  });

  test('islands go only when asked', async () => {
    const all = inflate(await simplifyFlat(flatten(shape), { toleranceMetres: 30_000 })) as typeof shape;
    expect(all.coordinates).toHaveLength(2);
    const none = inflate(await simplifyFlat(flatten(shape), { toleranceMetres: 30_000, keepIslands: false }));
    expect(none.type).toBe('Polygon');
  });

  test('a budget of vertices is kept', async () => {
    for (const maxVertices of [60, 200, 1000])
      expect(vertexCount(inflate(await simplifyFlat(flatten(shape), { maxVertices })))).toBeLessThanOrEqual(
        maxVertices * 1.1,
      );
  });

  test('more than there is changes nothing, and points stay', async () => {
    expect(inflate(await simplifyFlat(flatten(shape), { maxVertices: 1e6 }))).toEqual(shape);
    const point = flatten({ type: 'Point', coordinates: [1, 2] });
    expect(await simplifyFlat(point, { toleranceMetres: 1e6 })).toBe(point);
  });
});

function crossings(given: Geometry): number {
  const rings = (
    given.type === 'Polygon' ? [given.coordinates] : (given as { coordinates: Position[][][] }).coordinates
  ).flat();
  const edges = rings.flatMap((ring) => ring.slice(1).map((b, i) => [ring[i]!, b] as const));
  const side = (a: Position, b: Position, c: Position) =>
    Math.sign((b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!));
  let count = 0;
  for (let i = 0; i < edges.length; i++)
    for (let j = i + 1; j < edges.length; j++) {
      const [a, b] = edges[i]!;
      const [c, d] = edges[j]!;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) count++;
    }
  return count;
}

/** Metres, in the plane at the equator where the shape lies. */
function distanceToRing(x: number, y: number, ring: Position[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as [number, number];
    const [bx, by] = ring[i] as [number, number];
    const t = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    best = Math.min(best, Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y));
  }
  return best * 111_195;
}

describe('discs', () => {
  test.each([
    [0, 0],
    [10, 60],
    [-70, -54],
    [179.9, 70],
  ])('at %d, %d every vertex lies at the radius', (x, y) => {
    for (const [px, py] of disc(x, y, 20_000).coordinates[0]!) {
      const distance = haversineMetres(x, y, px!, py!);
      // The sphere itself is up to 0.56 % off the ellipsoid.
      expect(Math.abs(distance - 20_000)).toBeLessThan(120);
    }
  });

  test('one degree of latitude and of longitude on WGS 84', () => {
    // Length of a degree at 45° by WGS 84: 111,132 m along the meridian, 78,847 m along the parallel.
    const [north] = disc(0, 44.95, 11_113.2).coordinates[0]!;
    expect(north![1]).toBeCloseTo(45.05, 5);
    const east = disc(0, 45, 7884.7).coordinates[0]![48]!;
    expect(east[0]).toBeCloseTo(0.1, 5);
  });
});

test('well-known text', () => {
  expect(toWkt({ type: 'Point', coordinates: [2.35, 48.85] })).toBe('POINT(2.35 48.85)');
  expect(toWkt({ type: 'MultiPolygon', coordinates: [ringPolygon(0, 0, [1, 1, 1], false)] })).toMatch(
    /^MULTIPOLYGON\(\(\(1 0,.*\)\)\)$/,
  );
});
