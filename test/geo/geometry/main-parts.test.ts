import type { MultiPolygon, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { mainParts } from '../../../src/geo/geometry/main-parts.ts';
import { geodesicDirect } from '../../../src/geo/geometry/native.ts';
import { Work } from '../../../src/geo/geometry/work.ts';

const square = ([lon, lat]: Position, degrees: number): Position[][] => [
  [
    [lon!, lat!],
    [lon! + degrees, lat!],
    [lon! + degrees, lat! + degrees],
    [lon!, lat! + degrees],
    [lon!, lat!],
  ],
];

describe('the parts of a place', () => {
  // South-west of the mainland's corner and of its island's, so that the two corners are what is nearest.
  it.each([
    [10, 50, 5_000],
    [-70, -45, 150_000],
    [30, 70, 1_000_000],
    [100, 2, 1_000_000],
  ])('lie near up to the very distance by the geodesic: at %d, %d, %d m', async (lon, lat, metres) => {
    const corner: Position = [lon, lat];
    const side = 0.4;
    for (const [off, isNear] of [
      [-3, true],
      [3, false],
    ] as const) {
      const there = geodesicDirect(corner, -135, metres + off);
      // Its north-eastern corner.
      const island = square([there[0]! - side / 100, there[1]! - side / 100], side / 100);
      const area: MultiPolygon = {
        type: 'MultiPolygon',
        coordinates: [square(corner, side), island],
      };
      const parts = await mainParts(area, new Work(), metres);
      expect(parts.mainland.coordinates).toEqual([area.coordinates[0]]);
      expect(parts.near.coordinates.length).toBe(isNear ? 1 : 0);
      expect(parts.overseas.coordinates.length).toBe(isNear ? 0 : 1);
    }
  });
});
