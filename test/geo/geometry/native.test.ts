import fc from 'fast-check';
import type { Polygon, Position } from 'geojson';
import { expect, test } from 'vitest';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import {
  difference,
  geodesicBuffer,
  geodesicDirect,
  geodesicInverse,
  intersection,
  union,
} from '../../../src/geo/geometry/native.ts';

const box = (west: number, south: number, east: number, north: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

test('the area of the whole earth is that of the WGS 84 ellipsoid', () => {
  const bands = Array.from({ length: 180 }, (_, i) => geodesicArea(box(-180, i - 90, 180, i - 89)));
  const total = bands.reduce((sum, band) => sum + band, 0);
  // 510,065,621.724 km²: NIMA TR8350.2, table 3.
  expect(Math.abs(total / 510_065_621_724_000 - 1)).toBeLessThan(1e-8);
});

test('direct and inverse geodesics undo each other', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 1, max: 15_000_000, noNaN: true }),
      (lon, lat, azimuth, metres) => {
        const there = geodesicDirect([lon, lat], azimuth, metres);
        expect(geodesicInverse([lon, lat], there).distance).toBeCloseTo(metres, 2);
      },
    ),
  );
});

test('union, intersection and difference of overlapping boxes have the areas they must', async () => {
  const a = box(0, 0, 10, 10);
  const b = box(5, 5, 15, 15);
  const [both, either, only] = await Promise.all([intersection(a, b), union([a, b]), difference(a, b)]);
  expect(geodesicArea(both)).toBeCloseTo(geodesicArea(box(5, 5, 10, 10)), -3);
  expect(geodesicArea(either) / (geodesicArea(a) + geodesicArea(b) - geodesicArea(both))).toBeCloseTo(1, 9);
  expect(geodesicArea(only) / (geodesicArea(a) - geodesicArea(both))).toBeCloseTo(1, 9);
  expect((await intersection(a, box(20, 20, 30, 30))).coordinates).toEqual([]);
});

test('random areas obey inclusion and exclusion, and what is cut off is gone', async () => {
  const ring = fc
    .tuple(
      fc.double({ min: -170, max: 160, noNaN: true }),
      fc.double({ min: -75, max: 75, noNaN: true }),
      fc.array(fc.double({ min: 0.5, max: 9, noNaN: true }), { minLength: 3, maxLength: 30 }),
    )
    .map(([lon, lat, radii]): Polygon => {
      const points = radii.map((radius, i): Position => {
        const angle = (2 * Math.PI * i) / radii.length;
        return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
      });
      return { type: 'Polygon', coordinates: [[...points, points[0]!]] };
    });
  await fc.assert(
    fc.asyncProperty(ring, ring, async (a, b) => {
      const [both, either, only] = await Promise.all([intersection(a, b), union([a, b]), difference(a, b)]);
      const total = geodesicArea(a) + geodesicArea(b);
      expect(Math.abs(geodesicArea(both) + geodesicArea(either) - total) / total).toBeLessThan(1e-6);
      expect(Math.abs(geodesicArea(only) + geodesicArea(both) - geodesicArea(a)) / total).toBeLessThan(1e-6);
      expect(geodesicArea(await intersection(only, b))).toBeLessThan(total * 1e-6);
    }),
    { numRuns: 60 },
  );
});

test('a buffer across the antimeridian is cut there and is as large as one elsewhere', async () => {
  const line = (lon: number) => ({
    type: 'LineString' as const,
    coordinates: [
      [lon, 10],
      [lon + 1, 11],
    ],
  });
  const [here, across] = await Promise.all([
    geodesicBuffer(line(20), 200_000),
    geodesicBuffer(line(179), 200_000),
  ]);
  expect(here.coordinates).toHaveLength(1);
  expect(across.coordinates).toHaveLength(2);
  expect(geodesicArea(across) / geodesicArea(here)).toBeCloseTo(1, 6);
  for (const [lon] of across.coordinates.flat(2)) expect(Math.abs(lon!)).toBeLessThanOrEqual(180);
});

test('a circle around the pole has the area of a spherical cap', async () => {
  const cap = await geodesicBuffer({ type: 'Point', coordinates: [0, 90] }, 100_000, {
    circleSegments: 1024,
  });
  // The polar radius of curvature of WGS 84 is 6,399,594 m.
  const expected = 2 * Math.PI * 6_399_594 ** 2 * (1 - Math.cos(100_000 / 6_399_594));
  expect(geodesicArea(cap) / expected).toBeCloseTo(1, 4);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 25_000_000])(
  'a distance of %s m is refused',
  async (metres) => {
    await expect(geodesicBuffer({ type: 'Point', coordinates: [0, 0] }, metres)).rejects.toThrow(RangeError);
  },
);

test('a run can be stopped from outside', async () => {
  const control = new Int32Array(new SharedArrayBuffer(8));
  control[0] = 1;
  const run = geodesicBuffer(box(0, 0, 10, 10), 1000, { control });
  await expect(run).rejects.toMatchObject({ code: 'aborted' });
});
