/** Outlines of a scale: what a tile takes of them. */

import { describe, expect, test } from 'vitest';
import type { FlatGeometry } from '../../src/geo/domain/flat.ts';
import { Outlines } from '../../src/geo/tiles/outlines.ts';

const flat = (
  type: FlatGeometry['type'],
  polygons: readonly (readonly (readonly [number, number])[])[][],
): FlatGeometry => {
  const ends: number[] = [];
  const parts: number[] = [];
  const xy: number[] = [];
  for (const rings of polygons) {
    for (const ring of rings) {
      for (const [lon, lat] of ring) xy.push(lon, lat);
      ends.push(xy.length / 2);
    }
    parts.push(ends.length);
  }
  return {
    type,
    xy: Float64Array.from(xy),
    ends: Uint32Array.from(ends),
    parts: Uint32Array.from(type === 'MultiPolygon' ? parts : []),
  };
};
const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('areas', () => {
  const outlines = new Outlines(0.5);
  outlines.add(flat('MultiPolygon', [[square(0, 0, 10), square(2, 2, 4)], [square(20, 0, 4)]]));
  outlines.add(flat('Polygon', [[square(176, 60, 4)]]));
  outlines.add(flat('Polygon', [[square(40, 40, 0.2)]]));

  test('come with their holes, only where they meet the box', () => {
    expect(outlines.within([1, 1, 3, 3])).toEqual({
      type: 'MultiPolygon',
      coordinates: [[square(0, 0, 10), square(2, 2, 4)]],
    });
    expect(outlines.within([-5, -5, 30, 30])?.coordinates).toHaveLength(2);
    expect(outlines.within([100, 0, 110, 10])).toBeUndefined();
  });

  test('too small for the step are left out', () => {
    expect(outlines.within([39, 39, 42, 42])).toBeUndefined();
  });

  test('beyond ±180° are those of the other side', () => {
    expect(outlines.within([-185, 50, -170, 70])?.coordinates).toEqual([[square(176, 60, 4)]]);
  });
});

test('lines keep their ends and leave out what cannot be told apart', () => {
  const outlines = new Outlines(1);
  const line: [number, number][] = [
    [0, 0],
    [0.2, 0.2],
    [0.4, 0.1],
    [5, 5],
    [5.1, 5.1],
  ];
  outlines.add(flat('LineString', [[line]]));
  expect(outlines.within([0, 0, 1, 1])).toEqual({
    type: 'MultiLineString',
    coordinates: [
      [
        [0, 0],
        [5, 5],
        [expect.closeTo(5.1), expect.closeTo(5.1)],
      ],
    ],
  });
});
