import { expect, test } from 'vitest';
import { joinLines } from '../../../src/geo/osm/assemble.ts';
import { pack, unpack } from '../../../src/geo/osm/packed-geometry.ts';

const way = (...refs: number[]) => ({ refs, positions: refs.map((ref) => [ref, 0]) });

test('ways that follow each other are one line, whichever way they were drawn', () => {
  expect(joinLines([way(2, 1), way(2, 3), way(4, 3)])).toEqual([
    [
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
  ]);
  expect(joinLines([way(1, 2), way(5, 6)])).toHaveLength(2);
});

test('several lines are kept as they are', () => {
  const lines = {
    type: 'MultiLineString' as const,
    coordinates: [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ],
  };
  expect(unpack(pack(lines))).toEqual(lines);
});
