import fc from 'fast-check';
import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { joinRings, type MemberWay, nestRings } from '../../../src/geo/osm/assemble.ts';

/** Nodes on a grid: number xy lies at x, y. */
const way = (...refs: number[]): MemberWay => ({
  refs,
  positions: refs.map((ref): Position => [Math.floor(ref / 10), ref % 10]),
});
/** What a generator returns. */
function drained<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
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
  const joined = drained(joinRings(ways));
  if ('openAt' in joined) throw new Error(`open at ${joined.openAt}`);
  return drained(nestRings(joined.rings));
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
  expect(drained(joinRings([way(0, 90, 99), way(99, 9)]))).toEqual({ openAt: 0 });
});

const square = (x: number, y: number, side: number): Position[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

test('rings nest as comparing all pairs says, whatever their order, direction and depth', () => {
  // Squares within squares: each takes a free cell of the one around it, so that none cross.
  const nest = fc.array(fc.tuple(fc.nat(), fc.nat(8), fc.boolean()), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(nest, fc.nat(), (steps, seed) => {
      const all: { x: number; y: number; side: number; parent: number; taken: Set<number> }[] = [];
      for (const [pick, cell] of steps) {
        const parent = all.length === 0 ? -1 : (pick % (all.length + 1)) - 1;
        const around = all[parent] ?? { x: 81 * all.length, y: 0, side: 81, taken: new Set<number>() };
        if (around.taken.has(cell) || around.side < 0.01) continue;
        around.taken.add(cell);
        const side = around.side / 3;
        all.push({
          x: around.x + (cell % 3) * side + side * 0.1,
          y: around.y + Math.floor(cell / 3) * side + side * 0.1,
          side: side * 0.8,
          parent,
          taken: new Set(),
        });
      }
      const depth = (i: number): number => (i < 0 ? -1 : 1 + depth(all[i]!.parent));
      const order = all
        .map((_, i) => i)
        .sort((i, j) => ((i * 7919 + seed) % 101) - ((j * 7919 + seed) % 101));
      const rings = order.map((i) => {
        const ring = square(all[i]!.x / 100, all[i]!.y / 100, all[i]!.side / 100);
        return steps[i]![2] ? ring.reverse() : ring;
      });
      const result = drained(nestRings(rings));
      const found = new Map(result.map(([outer, ...holes]) => [order[rings.indexOf(outer!)]!, holes]));
      for (let i = 0; i < all.length; i++) {
        if (depth(i) % 2 === 1) continue;
        const holes = all.flatMap(({ parent }, k) => (parent === i ? [k] : []));
        expect(
          found
            .get(i)!
            .map((ring) => order[rings.indexOf(ring)]!)
            .sort((a, b) => a - b),
        ).toEqual(holes);
      }
      expect(found.size).toBe(all.filter((_, i) => depth(i) % 2 === 0).length);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['side by side', (i: number) => square((i % 200) / 2, Math.floor(i / 200) / 2, 0.3)],
  ['one in the other', (i: number) => square(i / 1000, i / 1000, 80 - i / 500)],
])('twenty thousand rings %s nest in steps that grow with their number', (_, ringOf) => {
  const steps = (count: number) => {
    const work = nestRings(Array.from({ length: count }, (_, i) => ringOf(i)));
    let taken = 0;
    while (!work.next().done) taken++;
    return taken;
  };
  expect(steps(20_000)).toBeLessThan(2.5 * steps(10_000));
});
