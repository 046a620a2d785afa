import type { Geometry, Polygon } from 'geojson';
import { describe, expect, test } from 'vitest';
import {
  area,
  bbox,
  beyond,
  border,
  buffer,
  coast,
  contains,
  corridor,
  difference,
  distance,
  half,
  halfway,
  intersection,
  length,
  nearest,
  sharedBorder,
  simplify,
  union,
} from '../../src/geodesy/index.ts';
import { box } from '../support/shapes.ts';

describe('buffer', () => {
  test('around a point is a circle on the ellipsoid', async () => {
    const disc = await buffer({ type: 'Point', coordinates: [25, 70] }, 100_000);
    // The circumference of a geodesic circle: a little less than that of the plane.
    expect(area(disc!) / (Math.PI * 1e10)).toBeCloseTo(1, 2);
    for (const position of (disc as Polygon).coordinates[0]!) {
      expect(Math.abs(distance([25, 70], position) - 100_000)).toBeLessThan(100);
    }
  });

  test('inwards leaves what lies farther from the outline, or nothing', async () => {
    const square = box(0, 0, 2, 2);
    const inner = await buffer(square, -50_000);
    const apart = await nearest((await border(inner!))!, (await border(square))!);
    expect(apart!.metres).toBeGreaterThan(49_900);
    expect(apart!.metres).toBeLessThan(50_100);
    expect(await buffer(square, -150_000)).toBeUndefined();
  });

  test.each([
    [0, RangeError],
    [Number.NaN, RangeError],
    ['5', TypeError],
    [3e7, RangeError],
  ])('refuses a distance of %s', async (metres, kind) => {
    await expect(buffer(box(0, 0, 1, 1), metres as number)).rejects.toThrow(kind);
  });

  test('stops when asked to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(buffer(box(0, 0, 1, 1), 1000, { signal: stop.signal })).rejects.toThrow('enough');
  });
});

describe('set operations', () => {
  const [a, b] = [box(0, 0, 10, 10), box(5, 5, 15, 15)];
  test('areas add up', async () => {
    const [both, either, only] = [await intersection(a, b), await union([a, b]), await difference(a, b)];
    expect(area(either!)).toBeCloseTo(area(a) + area(b) - area(both!), 0);
    expect(area(only!)).toBeCloseTo(area(a) - area(both!), 0);
  });

  test('mixed dimensions, features and shapes across ±180°', async () => {
    const feature = { type: 'Feature' as const, properties: {}, geometry: box(170, 0, 190, 10) };
    const inside = await intersection(feature, {
      type: 'LineString',
      coordinates: [
        [160, 5],
        [200, 5],
      ],
    });
    expect(bbox(inside!)).toEqual([170, 5, -170, 5]);
    expect(await intersection(feature, { type: 'Point', coordinates: [0, 5] })).toBeUndefined();
    expect(await difference(a, box(-1, -1, 11, 11))).toBeUndefined();
  });

  test('a ring that crosses itself counts with both of its loops', async () => {
    const bow: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
          [0, 0],
        ],
      ],
    };
    const whole = await union([bow]);
    expect(area(whole!) / area(box(0, 0, 10, 10))).toBeCloseTo(0.5, 2);
    expect(contains(whole!)([1, 5])).toBe(true);
    expect(contains(whole!)([9, 5])).toBe(true);
    expect(contains(whole!)([5, 1])).toBe(false);
    // The larger loop does not swallow the smaller, and ±180° changes nothing.
    const shifted: Polygon = {
      type: 'Polygon',
      coordinates: [bow.coordinates[0]!.map(([lon, lat]) => [lon! + 178 + (lon! > 5 ? 5 : 0), lat!])],
    };
    const across = await union([shifted]);
    const far = contains(across!);
    expect(far([179, 5])).toBe(true);
    expect(far([-168, 5])).toBe(true);
    expect(far([-175, 0.5])).toBe(false);
  });
});

describe('lines and sides', () => {
  test('borders leave out where only the map ends', async () => {
    const across = box(170, 0, 190, 10);
    expect(length((await border(across))!) / length((await border(box(0, 0, 20, 10)))!)).toBeCloseTo(1, 3);
    const shared = await sharedBorder(box(0, 0, 10, 10), box(10, 0, 20, 10));
    expect(shared).toEqual({
      type: 'LineString',
      coordinates: expect.arrayContaining([
        [10, 0],
        [10, 10],
      ]),
    });
    expect(await sharedBorder(box(0, 0, 10, 10), box(11, 0, 20, 10))).toBeUndefined();
  });

  test.each(['north', 'southwest', 'east'] as const)(
    'the %s half has half of the area',
    async (direction) => {
      const whole = box(5, 40, 25, 60);
      expect(area((await half(whole, direction))!) / area(whole)).toBeCloseTo(0.5, 5);
    },
  );

  test('beyond, between and the middle', async () => {
    expect(bbox((await beyond(box(5, 40, 25, 60), 'north'))!)).toEqual([-180, 60, 180, 90]);
    const between = await corridor(box(0, 0, 5, 5), box(20, 0, 25, 5));
    expect(contains(between!)([12, 2])).toBe(true);
    const middle = await halfway(
      { type: 'Point', coordinates: [170, 0] },
      { type: 'Point', coordinates: [-170, 0] },
    );
    expect(Math.abs(middle[0]!)).toBeCloseTo(180, 6);
    await expect(half(box(0, 0, 1, 1), 'up' as 'north')).rejects.toThrow(/direction must be one of north/);
  });

  test('the coast of an island is its shore, of a lake-side land there is none, of given land its outline', async () => {
    const tasmania = await coast(box(144, -44.5, 149, -40));
    expect(length(tasmania!)).toBeGreaterThan(1_000_000);
    expect(await coast(box(8, 49, 10, 50))).toBeUndefined();
    const given = await coast(box(0, 0, 10, 10), { coastline: box(2, 2, 3, 3) });
    expect(length(given!)).toBeCloseTo(length(box(2, 2, 3, 3)), 0);
  });
});

describe('simplify', () => {
  test('stays within the tolerance and keeps each dimension', async () => {
    const disc = (await buffer({ type: 'Point', coordinates: [10, 50] }, 10_000))! as Polygon;
    const simple = (await simplify(disc, { toleranceMetres: 500 })) as Polygon;
    expect(simple.coordinates[0]!.length).toBeLessThan(disc.coordinates[0]!.length / 3);
    for (const position of disc.coordinates[0]!) {
      const apart = await nearest({ type: 'Point', coordinates: position }, (await border(simple))!);
      expect(apart!.metres).toBeLessThan(510);
    }
    const mixed: Geometry = {
      type: 'GeometryCollection',
      geometries: [disc, { type: 'Point', coordinates: [0, 0] }],
    };
    const kept = await simplify(mixed, { maxVertices: 12 });
    expect(kept).toMatchObject({
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon' }, { type: 'Point' }],
    });
    await expect(simplify(disc, {})).rejects.toThrow(/toleranceMetres or maxVertices/);
  });
});
