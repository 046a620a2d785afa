import fc from 'fast-check';
import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { cutLine, cutPolygon } from '../../../src/geo/geometry/antimeridian.ts';
import { bboxOf } from '../../../src/geo/geometry/bbox.ts';
import { cleanGeometry } from '../../../src/geo/geometry/clean.ts';
import { inPolygon, signedArea } from '../../../src/geo/geometry/ring.ts';

const area = (polygons: Position[][][]) =>
  polygons.reduce((sum, polygon) => sum + polygon.reduce((inner, ring) => inner + signedArea(ring), 0), 0) /
  2;

const box = (w: number, s: number, e: number, n: number): Position[] => [
  [w, s],
  [e, s],
  [e, n],
  [w, n],
  [w, s],
];

describe('cutting polygons at ±180°', () => {
  test('a polygon that stays within ±180 comes back untouched', () => {
    const rings = [box(-10, 0, 10, 5)];
    expect(cutPolygon(rings)).toEqual([rings]);
    expect(cutPolygon(rings)[0]).toBe(rings);
  });

  test.each([
    ['a jump', box(170, -10, -170, 10)],
    ['longitudes past 180', box(170, -10, 190, 10)],
    ['longitudes before −180', box(-190, -10, -170, 10)],
    ['longitudes a whole turn away', box(530, -10, 550, 10)],
  ])('a box over the antimeridian given with %s becomes two boxes', (_, ring) => {
    const cut = cutPolygon([ring]);
    expect(cut).toHaveLength(2);
    expect(area(cut)).toBeCloseTo(400, 9);
    for (const polygon of cut)
      for (const [lon] of polygon[0]!) expect(Math.abs(lon!)).toBeLessThanOrEqual(180);
    expect(bboxOf({ type: 'MultiPolygon', coordinates: cut })).toEqual([170, -10, -170, 10]);
  });

  test('a hole across the antimeridian opens both halves, one beside it stays a hole', () => {
    const outer = box(160, -20, 200, 20);
    const across = [...box(175, -5, 185, 5)].reverse();
    const beside = [...box(-175, 10, -170, 15)].reverse();
    const cut = cutPolygon([outer, across, beside]);
    expect(cut).toHaveLength(2);
    expect(area(cut)).toBeCloseTo(1600 - 100 - 25, 9);
    expect(cut.map((polygon) => polygon.length).sort()).toEqual([1, 2]);
  });

  test('a ring round the north pole is closed over the pole', () => {
    const ring: Position[] = [];
    for (let lon = -180; lon < 180; lon += 10) ring.push([lon, 70]);
    ring.push([...ring[0]!]);
    const cut = cutPolygon([ring]);
    expect(area(cut)).toBeCloseTo(360 * 20, 6);
    expect(cut.some((polygon) => inPolygon(33, 85, polygon))).toBe(true);
    expect(cut.some((polygon) => inPolygon(33, -85, polygon))).toBe(false);
  });

  test('the same ring wound the other way means the rest of the globe, over the south pole', () => {
    const ring: Position[] = [];
    for (let lon = 175; lon >= -175; lon -= 10) ring.push([lon, -60]);
    ring.push([...ring[0]!]);
    const cut = cutPolygon([ring]);
    expect(cut.some((polygon) => inPolygon(0, -89, polygon))).toBe(true);
    expect(area(cut)).toBeCloseTo(360 * 30, 6);
  });

  test('a band round the equator keeps its two shores', () => {
    const outer: Position[] = [];
    for (let lon = -170; lon <= 190; lon += 10) outer.push([lon, -10]);
    const hole: Position[] = [];
    for (let lon = 190; lon >= -170; lon -= 10) hole.push([lon, 10]);
    const cut = cutPolygon([outer, hole]);
    expect(area(cut)).toBeCloseTo(360 * 20, 6);
  });

  test('an outline that crosses many times is cut into as many pieces', () => {
    const comb: Position[] = [[170, 0]];
    for (let i = 0; i < 5; i++) comb.push([190, i * 4], [190, i * 4 + 2], [175, i * 4 + 2], [175, i * 4 + 4]);
    comb.push([170, 20], [170, 0]);
    const cut = cutPolygon([comb]);
    expect(cut.filter((polygon) => polygon[0]!.every(([lon]) => lon! <= 0))).toHaveLength(5);
    expect(area(cut)).toBeCloseTo(Math.abs(signedArea(comb)) / 2, 9);
  });

  test('area is kept for any star-shaped polygon, wherever it lies', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 260, noNaN: true }),
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.array(fc.double({ min: 1, max: 39, noNaN: true }), { minLength: 3, maxLength: 40 }),
        (lon, lat, radii) => {
          const ring = radii.map((radius, i): Position => {
            const angle = (2 * Math.PI * i) / radii.length;
            return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
          });
          ring.push([...ring[0]!]);
          const cut = cutPolygon([ring]);
          expect(area(cut)).toBeCloseTo(Math.abs(signedArea(ring)) / 2, 6);
          for (const polygon of cut)
            for (const loop of polygon) {
              expect(loop[0]).toEqual(loop[loop.length - 1]);
              for (const [x] of loop) expect(Math.abs(x!)).toBeLessThanOrEqual(180);
            }
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe('cutting lines', () => {
  test('a line across the antimeridian becomes two lines that meet it at the same latitude', () => {
    expect(
      cutLine([
        [170, 0],
        [-170, 10],
      ]),
    ).toEqual([
      [
        [170, 0],
        [180, 5],
      ],
      [
        [-180, 5],
        [-170, 10],
      ],
    ]);
  });
});

describe('clean geometry', () => {
  test('rings are closed, right-handed, rounded to 7 decimals and free of repeats', () => {
    const clockwise: Position[] = [
      [0, 0],
      [0, 1],
      [0, 1],
      [1.123456789, 1],
      [1, 0],
    ];
    expect(cleanGeometry({ type: 'Polygon', coordinates: [clockwise] })).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1.1234568, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    });
  });

  test('what has no extent disappears', () => {
    const sliver: Position[] = [
      [0, 0],
      [1e-9, 0],
      [0, 1e-9],
      [0, 0],
    ];
    expect(cleanGeometry({ type: 'Polygon', coordinates: [sliver] })).toBeUndefined();
    expect(
      cleanGeometry({
        type: 'LineString',
        coordinates: [
          [5, 5],
          [5, 5],
        ],
      }),
    ).toBeUndefined();
  });

  test('negative zero is written as zero', () => {
    const point = cleanGeometry({ type: 'Point', coordinates: [-0.00000001, -0] });
    expect(Object.is((point as { coordinates: Position }).coordinates[0], 0)).toBe(true);
  });
});

describe('bounding boxes', () => {
  test('islands on both sides of the antimeridian get west > east', () => {
    expect(
      bboxOf({
        type: 'MultiPolygon',
        coordinates: [[box(170, -5, 175, 0)], [box(-175, -8, -170, -6)], [box(-160, -3, -150, 2)]],
      }),
    ).toEqual([170, -8, -150, 2]);
  });

  test('a cap over a pole spans all longitudes', () => {
    expect(bboxOf({ type: 'Polygon', coordinates: [box(-180, -90, 180, -60)] })).toEqual([
      -180, -90, 180, -60,
    ]);
  });
});
