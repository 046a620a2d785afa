import fc from 'fast-check';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { directions } from '../../../src/geo/domain/query.ts';
import { geodesicArea } from '../../../src/geo/geometry/area.ts';
import { corridor, halfway } from '../../../src/geo/geometry/between.ts';
import { intersect, subtract, unite } from '../../../src/geo/geometry/combine.ts';
import { beyond, half } from '../../../src/geo/geometry/directional.ts';
import { lonFrame } from '../../../src/geo/geometry/frame.ts';
import { geodesicInverse } from '../../../src/geo/geometry/native.ts';
import { coastOf, outlineOf } from '../../../src/geo/geometry/outline.ts';
import { inPolygon } from '../../../src/geo/geometry/ring.ts';

const ringOf = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const box = (west: number, south: number, east: number, north: number): Polygon => ({
  type: 'Polygon',
  coordinates: [ringOf(west, south, east, north)],
});
/** An island group on both sides of the antimeridian, cut there. */
const fiji: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [[ringOf(177, -19, 180, -16)], [ringOf(-180, -18, -178, -15)]],
};
const lengthOf = (lines: MultiLineString) =>
  lines.coordinates.reduce(
    (sum, line) =>
      sum + line.slice(1).reduce((part, p, i) => part + geodesicInverse(line[i]!, p).distance, 0),
    0,
  );

describe('beyond', () => {
  test('a direction begins at the outermost point', async () => {
    expect((await beyond(box(5, 40, 10, 50), 'north', 'X')).coordinates).toEqual([
      [ringOf(-180, 50, 180, 90)],
    ]);
  });

  test('between the cardinal directions it is the quadrant seen from the middle, beyond where the place ends', async () => {
    const germany = box(6, 47, 15, 55);
    const northeast = (await beyond(germany, 'northeast', 'X')).coordinates;
    const has = (lon: number, lat: number) => northeast.some((rings) => inPolygon(lon, lat, rings));
    // Helsinki, Warsaw; London, Rome, Reykjavik, and the place itself.
    expect([has(24.9, 60.2), has(21, 53)]).toEqual([true, true]);
    expect([has(-0.1, 51.5), has(12.5, 41.9), has(-21.9, 64.1), has(14.9, 54.9), has(10, 50)]).toEqual(
      Array(5).fill(false),
    );
  });

  test('a quadrant reaches over the antimeridian and over the pole', async () => {
    for (const direction of ['northeast', 'southeast', 'southwest', 'northwest'] as const) {
      // A quarter of a hemisphere, whatever lies in it.
      for (const position of [
        [178, -17],
        [10, 85],
        [-60, -89],
      ]) {
        const area = geodesicArea(await beyond({ type: 'Point', coordinates: position }, direction, 'X'));
        expect(area / 510_065_621_724_000, `${direction} ${position}`).toBeCloseTo(1 / 8, 3);
      }
    }
    await expect(beyond(box(-180, -90, 180, -70), 'northeast', 'X')).rejects.toThrow(/round the globe/);
  });

  test('east of a place that straddles the antimeridian begins at its true eastern end', async () => {
    expect(lonFrame(fiji)).toMatchObject({ west: 177, east: 182 });
    const east = await beyond(fiji, 'east', 'Fiji');
    expect(east.coordinates).toHaveLength(1);
    expect(east.coordinates[0]![0]!.map(([lon]) => lon)).toEqual(expect.arrayContaining([-178]));
    const west = await beyond(fiji, 'west', 'Fiji');
    expect(Math.max(...west.coordinates.flat(2).map(([lon]) => lon!))).toBe(177);
  });

  test('nothing lies east of what goes round the globe, nor beyond a pole', async () => {
    await expect(beyond(box(-180, -90, 180, -70), 'east', 'X')).rejects.toThrow(/round the globe/);
    await expect(beyond(box(0, 60, 10, 90), 'north', 'X')).rejects.toThrow(/pole/);
  });
});

describe('halves', () => {
  const rugged = fc
    .tuple(
      fc.double({ min: -179, max: 150, noNaN: true }),
      fc.double({ min: -70, max: 60, noNaN: true }),
      fc.array(fc.double({ min: 0.3, max: 9, noNaN: true }), { minLength: 3, maxLength: 25 }),
    )
    .map(([lon, lat, radii]): Polygon => {
      const ring = radii.map((radius, i): Position => {
        const angle = (2 * Math.PI * i) / radii.length;
        return [lon + 10 + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
      });
      return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
    });

  test('north and south, east and west, each have half of the area', async () => {
    await fc.assert(
      fc.asyncProperty(rugged, async (area) => {
        const total = geodesicArea(area);
        for (const direction of ['north', 'south', 'east', 'west'] as const) {
          expect(geodesicArea(await half(area, direction)) / total).toBeCloseTo(0.5, 4);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('diagonal halves are halves too, and lie on their side', async () => {
    const arctic: Polygon = box(-30, 80, 100, 89);
    for (const area of [box(0, 30, 20, 60), fiji, arctic, box(-30, -89, 100, -70)]) {
      for (const direction of directions.filter((d) => d.length > 5)) {
        const share = geodesicArea(await half(area, direction)) / geodesicArea(area);
        expect(share, direction).toBeCloseTo(0.5, 3);
      }
      const [ne, sw] = [await half(area, 'northeast'), await half(area, 'southwest')];
      expect((await intersect(ne, sw)) ?? { type: 'none' }).not.toMatchObject({ type: 'MultiPolygon' });
    }
    const northeast = await half(box(0, 30, 20, 60), 'northeast');
    const has = (lon: number, lat: number) =>
      northeast.coordinates.some((rings) => inPolygon(lon, lat, rings));
    expect([has(19, 59), has(1, 31), has(19, 50), has(1, 40)]).toEqual([true, false, true, false]);
  });

  test('a place across the antimeridian is halved as one', async () => {
    const [east, west] = await Promise.all([half(fiji, 'east'), half(fiji, 'west')]);
    expect(geodesicArea(east) / geodesicArea(fiji)).toBeCloseTo(0.5, 4);
    expect(geodesicArea(west) / geodesicArea(fiji)).toBeCloseTo(0.5, 4);
    expect(lonFrame(west).west).toBe(177);
    expect(lonFrame(east).east).toBe(182);
  });
});

describe('between', () => {
  test('the corridor takes the short way across the antimeridian', async () => {
    const strip = await corridor(box(170, 10, 172, 12), box(-172, 10, -170, 12), ['A', 'B']);
    expect(geodesicArea(strip) / geodesicArea(box(0, 10, 16, 12))).toBeCloseTo(1, 1);
    for (const [lon] of strip.coordinates.flat(2)) expect(Math.abs(lon!)).toBeGreaterThan(169.9);
  });

  test('places one inside the other have nothing between them', async () => {
    await expect(corridor(box(0, 0, 10, 10), box(2, 2, 3, 3), ['A', 'B'])).rejects.toMatchObject({
      code: 'empty_result',
    });
  });

  test('halfway is equally far from both', async () => {
    const a = { type: 'Point' as const, coordinates: [2.35, 48.85] };
    const b = { type: 'Point' as const, coordinates: [139.7, 35.7] };
    const { coordinates } = await halfway(a, b);
    expect(geodesicInverse(a.coordinates, coordinates).distance).toBeCloseTo(
      geodesicInverse(b.coordinates, coordinates).distance,
      1,
    );
  });
});

describe('outlines', () => {
  test('the seam at the antimeridian and the pole is no border', async () => {
    const lines = outlineOf(box(-180, -90, 180, -70));
    expect(lines.coordinates).toHaveLength(1);
    expect(lines.coordinates[0]!.every(([, lat]) => lat === -70)).toBe(true);
    expect(outlineOf(box(0, 0, 10, 10)).coordinates).toEqual([ringOf(0, 0, 10, 10)]);
  });

  test('a coast is the part of the coastline on the outline of the place', async () => {
    const coastline: MultiLineString = {
      type: 'MultiLineString',
      coordinates: [
        [
          [0, 0],
          [0, 10],
          [0, 20],
        ],
      ],
    };
    const coast = await coastOf(box(0, 0, 10, 10), coastline);
    expect(coast.coordinates).toHaveLength(1);
    expect(lengthOf(coast)).toBeCloseTo(geodesicInverse([0, 0], [0, 10]).distance, 0);
  });
});

describe('mixed geometry', () => {
  const line: MultiLineString = {
    type: 'MultiLineString',
    coordinates: [
      [
        [-5, 5],
        [15, 5],
      ],
    ],
  };
  const point = { type: 'Point' as const, coordinates: [20, 20] };

  test('a line cut with an area stays a line', async () => {
    const inside = (await intersect(line, box(0, 0, 10, 10))) as MultiLineString;
    const outside = (await subtract(line, box(0, 0, 10, 10))) as MultiLineString;
    expect(lengthOf(inside) / lengthOf(line)).toBeCloseTo(0.5, 2);
    expect(lengthOf(outside) / lengthOf(line)).toBeCloseTo(0.5, 2);
    expect(outside.coordinates).toHaveLength(2);
  });

  test('a union of different kinds keeps each', async () => {
    const all = await unite([line, box(0, 0, 10, 10), point]);
    expect(all).toMatchObject({ type: 'GeometryCollection' });
    expect(await unite([box(0, 0, 10, 10), { type: 'Point', coordinates: [5, 5] }])).toMatchObject({
      type: 'MultiPolygon',
    });
  });

  test('nothing in common is undefined', async () => {
    expect(await intersect(point, box(0, 0, 10, 10))).toBeUndefined();
    expect(await intersect(box(0, 0, 1, 1), box(2, 2, 3, 3))).toBeUndefined();
    expect(await subtract(box(0, 0, 1, 1), box(-1, -1, 2, 2))).toBeUndefined();
  });
});
