import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { joinRings, type MemberWay, nestRings } from '../../../src/geo/osm/assemble.ts';

/** Nodes on a grid: number xy lies at x, y. */
const way = (...refs: number[]): MemberWay => ({
  refs,
  positions: refs.map((ref): Position => [Math.floor(ref / 10), ref % 10]),
});
const areaOf = (polygons: Position[][][]) =>
  polygons
    .flat()
    .map((ring, _, all) => {
      let sum = 0;
      for (let i = 1; i < ring.length; i++) {
        sum += ring[i - 1]![0]! * ring[i]![1]! - ring[i]![0]! * ring[i - 1]![1]!;
      }
      return (all.indexOf(ring) === 0 ? 1 : -1) * Math.abs(sum / 2);
    })
    .reduce((a, b) => a + b, 0);
function polygons(...ways: MemberWay[]): Position[][][] {
  const joined = joinRings(ways);
  if ('openAt' in joined) throw new Error(`open at ${joined.openAt}`);
  return nestRings(joined.rings);
}
const outer = way(0, 90, 99, 9, 0);

test('pieces of any order and direction make one ring', () => {
  const [polygon, ...more] = polygons(way(90, 0), way(9, 99), way(90, 99), way(0, 9));
  expect(more).toEqual([]);
  expect(polygon![0]).toHaveLength(5);
});

test('holes that share an edge become one hole', () => {
  const result = polygons(outer, way(11, 31, 34, 14, 11), way(31, 51, 54, 34, 31));
  expect(result).toHaveLength(1);
  expect(result[0]).toHaveLength(2);
  expect(areaOf(result)).toBe(81 - 12);
});

test('holes that touch in a point stay two, though their pieces meet there', () => {
  const result = polygons(outer, way(11, 31, 33), way(33, 13, 11), way(33, 53, 55), way(55, 35, 33));
  expect(result).toHaveLength(1);
  expect(result[0]).toHaveLength(3);
  expect(areaOf(result)).toBe(81 - 4 - 4);
});

test('a hole that shares an edge with the outline cuts into it', () => {
  const result = polygons(way(0, 30, 60, 90, 99, 9, 0), way(30, 60, 63, 33, 30));
  expect(result).toHaveLength(1);
  expect(result[0]).toHaveLength(1);
  expect(areaOf(result)).toBe(81 - 9);
});

test('an island in a hole is a polygon of its own', () => {
  const result = polygons(outer, way(11, 81, 88, 18, 11), way(33, 63, 66, 36, 33));
  expect(result.map((rings) => rings.length).sort()).toEqual([1, 2]);
});

test('an outline with a gap names the node where it ends', () => {
  expect(joinRings([way(0, 90, 99), way(99, 9)])).toEqual({ openAt: 0 });
});
