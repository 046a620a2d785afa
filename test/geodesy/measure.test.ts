import fc from 'fast-check';
import type { Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import {
  area,
  azimuth,
  bbox,
  contains,
  cutAntimeridian,
  densify,
  destination,
  distance,
  length,
} from '../../src/geodesy/index.ts';
import { box } from '../support/shapes.ts';

const lonLat = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -89, max: 89, noNaN: true }),
);

describe('distances', () => {
  // The example in the manual of GeodSolve (GeographicLib).
  test('from John F. Kennedy to Changi as published', () => {
    const [jfk, sin]: Position[] = [
      [-(73 + 46 / 60 + 44 / 3600), 40 + 38 / 60 + 23 / 3600],
      [103 + 59 / 60 + 22 / 3600, 1 + 21 / 60 + 33 / 3600],
    ];
    expect(distance(jfk!, sin!)).toBeCloseTo(15_347_628, 0);
    expect(azimuth(jfk!, sin!)).toBeCloseTo(3 + 18 / 60 + 29.9 / 3600, 4);
  });

  test('a quarter of a meridian is 10,001,965.729 m', () => {
    expect(distance([10, 0], [10, 90])).toBeCloseTo(10_001_965.729, 2);
  });

  test('a destination is as far as it was asked to be, and back again', () => {
    fc.assert(
      fc.property(
        lonLat,
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 1, max: 5e6, noNaN: true }),
        (from, angle, metres) => {
          const to = destination(from, angle, metres);
          expect(distance(from, to)).toBeCloseTo(metres, 3);
          const back = destination(to, 180 + azimuth(to, from) - 180, metres);
          expect(distance(back, from)).toBeLessThan(0.01);
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });

  test('the length of a line is that of its geodesics, short or long, to a billionth', () => {
    fc.assert(
      fc.property(
        fc.array(lonLat, { minLength: 2, maxLength: 6 }),
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        (points, scale) => {
          const line = points.map(
            ([lon, lat]): Position => [20 + (lon / 10) * scale, 40 + (lat / 3) * scale],
          );
          const sum = line.slice(1).reduce((total, p, i) => total + distance(line[i]!, p), 0);
          // Positions are rounded to 1e-7° first: 11 mm.
          expect(Math.abs(length({ type: 'LineString', coordinates: line }) - sum)).toBeLessThan(
            1e-9 * sum + 0.05,
          );
        },
      ),
      { seed: 12, numRuns: 300 },
    );
  });
});

describe('areas', () => {
  test('the whole ellipsoid has 510,065,621.7 km²', () => {
    expect(area(box(-180, -90, 180, 90)) / 1e6).toBeCloseTo(510_065_621.7, 1);
  });

  test('a triangle of geodesics over the pole as GeographicLib has it', () => {
    // Planimeter's manual: an octant of the ellipsoid.
    const octant: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [90, 0],
          [90, 90],
          [0, 90],
          [0, 0],
        ],
      ],
    };
    expect(area(octant)).toBeCloseTo(510_065_621_724_088 / 8, -3);
  });

  test('geodesic edges bulge towards the pole: densify tells the difference', async () => {
    const wide = box(0, 0, 60, 50);
    const dense = (await densify(wide))!;
    // Between the equator and a great circle from latitude 50° to 50°, 60° apart, on the sphere of the same area.
    const excess = 2 * Math.atan(Math.tan(Math.PI / 6) * Math.sin((50 * Math.PI) / 180));
    const onSphere = (excess * 510_065_621_724_088) / (4 * Math.PI);
    expect(Math.abs(area(dense) / onSphere - 1)).toBeLessThan(0.004);
    expect(area(dense) / area(wide)).toBeGreaterThan(1.03);
    const denser = (await densify(wide, { maxMetres: 1000 }))!;
    expect(Math.abs(area(denser) / area(dense) - 1)).toBeLessThan(1e-5);
  });

  test('holes are left out, features and collections count together', () => {
    const holed: Polygon = {
      type: 'Polygon',
      coordinates: [box(0, 0, 10, 10).coordinates[0]!, box(2, 2, 4, 4).coordinates[0]!],
    };
    const apart = area(box(0, 0, 10, 10)) - area(box(2, 2, 4, 4));
    expect(area(holed)).toBeCloseTo(apart, 0);
    expect(
      area({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: {}, geometry: holed },
          { type: 'Feature', properties: {}, geometry: box(20, 0, 21, 1) },
        ],
      }),
    ).toBeCloseTo(apart + area(box(20, 0, 21, 1)), 0);
  });

  test('neither area nor outline depends on where a shape is cut', async () => {
    const across = box(170, -10, 190, 10);
    const beside = box(0, -10, 20, 10);
    expect(area(across)).toBeCloseTo(area(beside), 0);
    expect(length(across)).toBeCloseTo(length(beside), 6);
    // The cut adds a vertex to the edges along parallels, which lie nearer to them then.
    expect(length((await cutAntimeridian(across))!) / length(beside)).toBeCloseTo(1, 3);
  });
});

describe('boxes and membership', () => {
  test('a box across ±180° has its west in the east', () => {
    expect(bbox(box(170, -10, -170, 10))).toEqual([170, -10, -170, 10]);
  });

  test('contains answers as the outline says, on both sides of ±180°', () => {
    const inside = contains(box(170, -10, 190, 10));
    expect(inside([175, 0])).toBe(true);
    expect(inside([-175, 0])).toBe(true);
    expect(inside([185, 0])).toBe(true);
    expect(inside([0, 0])).toBe(false);
    expect(inside([170, 0])).toBe(false);
  });
});

describe('what is not GeoJSON is refused by its place', () => {
  const cases: [string, unknown, RegExp][] = [
    ['nothing', null, /^geometry must be GeoJSON, received null/],
    ['a string', 'POINT(1 2)', /^geometry must be GeoJSON, received string/],
    ['an unknown type', { type: 'Circle' }, /^geometry\.type must be/],
    [
      'a feature without geometry',
      { type: 'Feature', geometry: null },
      /^geometry\.geometry must be GeoJSON/,
    ],
    ['swapped axes', { type: 'Point', coordinates: [48.85, 302.35] }, /may be swapped/],
    ['no number', { type: 'Point', coordinates: [Number.NaN, 1] }, /two finite numbers/],
    [
      'an open ring',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      },
      /coordinates\[0\] must end/,
    ],
    [
      'a short ring',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [0, 0],
          ],
        ],
      },
      /at least 4 positions/,
    ],
    [
      'a bad position far inside',
      {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [0, 0],
              [1, 0],
              [1, 'x'],
              [0, 0],
            ],
          ],
        ],
      },
      /^geometry\.coordinates\[0\]\[0\]\[2\] must have two/,
    ],
  ];
  test.each(cases)('%s', (_, input, message) => {
    expect(() => area(input as Polygon)).toThrow(message);
    expect(() => area(input as Polygon)).toThrow(expect.objectContaining({ code: 'invalid_geometry' }));
  });
});
