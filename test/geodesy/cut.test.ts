import fc from 'fast-check';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import {
  area,
  bbox,
  contains,
  cutAntimeridian,
  densify,
  length,
  type PoleRule,
} from '../../src/geodesy/index.ts';

const polygon = (...rings: Position[][]): Polygon => ({
  type: 'Polygon',
  coordinates: rings.map((ring) => [...ring, ring[0]!]),
});
const cutOf = async (shape: Polygon, pole?: PoleRule) =>
  (await cutAntimeridian(shape, pole ? { pole } : {})) as Polygon | MultiPolygon;
const circle = (lat: number, clockwise = false): Position[] => {
  const ring: Position[] = [];
  for (let lon = -170; lon <= 170; lon += 20) ring.push([lon, lat]);
  return clockwise ? ring.reverse() : ring;
};
const globe = 510_065_621_724_088;

describe('rings that touch ±180°', () => {
  test('a step from 180 to −180 at another latitude runs along the meridian, not round the globe', async () => {
    const cut = await cutOf(
      polygon([
        [166, 77],
        [180, 78],
        [-180, 81],
        [162, 81],
      ]),
    );
    expect(bbox(cut)).toEqual([162, 77, 180, 81]);
    const inside = contains(cut);
    expect(inside([175, 79])).toBe(true);
    expect(inside([0, -89])).toBe(false);
    expect(inside([0, 85])).toBe(false);
  });

  test('corners written for both ends of the map are one corner', async () => {
    const cut = await cutOf(
      polygon([
        [170, 10],
        [180, 10],
        [-180, 10],
        [-170, 10],
        [-170, 20],
        [-180, 20],
        [180, 20],
        [170, 20],
      ]),
    );
    expect(bbox(cut)).toEqual([170, 10, -170, 20]);
    expect(area(cut)).toBeCloseTo(
      area(
        polygon([
          [0, 10],
          [20, 10],
          [20, 20],
          [0, 20],
        ]),
      ),
      0,
    );
  });

  test.each([
    [
      'four corners',
      [
        [-180, 10],
        [180, 10],
        [180, 20],
        [-180, 20],
      ],
    ],
    [
      'a corner on the way',
      [
        [-180, 10],
        [180, 10],
        [180, 20],
        [0, 20],
        [-180, 20],
      ],
    ],
    [
      'corners all along',
      [
        [-180, 10],
        [-90, 10],
        [0, 10],
        [90, 10],
        [180, 10],
        [180, 20],
        [0, 20],
        [-180, 20],
      ],
    ],
  ])('a band right round the globe stays one: %s', async (_, ring) => {
    const cut = await cutOf(polygon(ring as Position[]));
    expect(bbox(cut)).toEqual([-180, 10, 180, 20]);
    const inside = contains(cut);
    for (const lon of [-179, -91, 1, 100, 179]) expect(inside([lon, 15])).toBe(true);
    expect(inside([0, 25])).toBe(false);
  });

  test('the same for lines: along the whole parallel, or through the meridian', async () => {
    const whole = await cutAntimeridian({
      type: 'LineString',
      coordinates: [
        [-180, 60],
        [180, 60],
      ],
    });
    expect(bbox(whole!)).toEqual([-180, 60, 180, 60]);
    const through = await cutAntimeridian({
      type: 'LineString',
      coordinates: [
        [170, 60],
        [180, 60],
        [-180, 60],
        [-170, 60],
      ],
    });
    expect(bbox(through!)).toEqual([170, 60, -170, 60]);
    expect(through!.type).toBe('MultiLineString');
  });

  test('a comb across the meridian with thousands of teeth is cut in time that grows with its teeth', async () => {
    const teeth = 20_000;
    const ring: Position[] = [[170, -80]];
    const height = 160 / teeth;
    for (let i = 0; i < teeth; i++) {
      const y = -80 + i * height;
      ring.push([190, y], [190, y + height / 2], [175, y + height / 2], [175, y + height]);
    }
    ring.push([170, 80]);
    const cut = await cutOf(polygon(ring));
    expect(cut.coordinates).toHaveLength(teeth + 1);
  });
});

describe('rings that go round the globe', () => {
  const inside = async (shape: Polygon, pole: PoleRule | undefined, lat: number) =>
    contains(await cutOf(shape, pole))([33, lat]);

  test.each([
    ['winding', circle(70), 80, -80],
    ['winding', circle(70, true), -80, 80],
    ['nearest', circle(70, true), 80, -80],
    ['nearest', circle(-70), -80, 80],
    ['north', circle(-70, true), 80, -80],
    ['north', circle(-70), 80, -80],
    ['south', circle(70), -80, 80],
  ] as const)('pole: %s', async (pole, ring, within, without) => {
    expect(await inside(polygon([...ring]), pole, within)).toBe(true);
    expect(await inside(polygon([...ring]), pole, without)).toBe(false);
  });

  test('a hole round the same pole leaves a band', async () => {
    const cut = await cutOf(polygon(circle(60), circle(70)), 'nearest');
    const holds = contains(cut);
    expect(holds([33, 65])).toBe(true);
    expect(holds([33, 75])).toBe(false);
    expect(holds([33, 55])).toBe(false);
  });

  test('both poles: what lies outside a ring that goes round neither', async () => {
    const pacific = polygon(
      [
        [150, -50],
        [-100, -50],
        [-100, 50],
        [150, 50],
      ],
      [
        [170, -5],
        [-170, -5],
        [-170, 5],
        [170, 5],
      ],
    );
    const cut = await cutOf(pacific, 'both');
    const holds = contains(cut);
    expect(holds([0, 89])).toBe(true);
    expect(holds([0, -89])).toBe(true);
    expect(holds([20, 0])).toBe(true);
    expect(holds([-140, 0])).toBe(false);
    expect(holds([180, 0]) || holds([179, 0])).toBe(true);
    expect(area(cut) + area(pacific)).toBeCloseTo(globe, -6);
  });

  test('both poles cannot lie in a ring that goes once round', async () => {
    await expect(cutOf(polygon(circle(70)), 'both')).rejects.toMatchObject({ code: 'invalid_geometry' });
    await expect(cutOf(polygon(circle(70)), 'up' as PoleRule)).rejects.toThrow(/pole must be one of winding/);
  });
});

describe('densify', () => {
  test('a geodesic over the north Pacific is cut where it meets the meridian, not where a straight line would', async () => {
    const dense = (await densify({
      type: 'LineString',
      coordinates: [
        [140, 40],
        [-130, 40],
      ],
    }))!;
    const lats = (dense as { coordinates: Position[][] }).coordinates
      .flat()
      .filter(([lon]) => Math.abs(lon!) === 180);
    expect(lats.length).toBeGreaterThanOrEqual(2);
    for (const [, lat] of lats) expect(lat).toBeGreaterThan(48);
  });

  test('keeps every vertex and the length of any line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.double({ min: -170, max: 170, noNaN: true }),
            fc.double({ min: -80, max: 80, noNaN: true }),
          ),
          {
            minLength: 2,
            maxLength: 5,
          },
        ),
        async (points) => {
          const line = { type: 'LineString' as const, coordinates: points.map(([x, y]) => [x, y]) };
          const dense = await densify(line, { maxMetres: 100_000 });
          const before = length(line);
          if (before < 1000) return;
          // Straight pieces are cut at ±180°, which lies off the geodesic by a little.
          expect(Math.abs(length(dense!) / before - 1)).toBeLessThan(1e-4);
        },
      ),
      { seed: 5, numRuns: 100 },
    );
  });
});
