import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldsOf, kFolds } from '../../../../src/tabular/engine/validation/folds.ts';
import { leadingGroups } from '../../../../src/tabular/engine/validation/grouped-folds.ts';

const tables = fc
  .record({
    rows: fc.integer({ min: 4, max: 120 }),
    groups: fc.integer({ min: 2, max: 30 }),
    k: fc.integer({ min: 2, max: 10 }),
    seed: fc.nat(),
  })
  .map(({ rows, groups, k, seed }) => ({
    k,
    seed,
    // Two groups at least, of all sizes.
    groups: Int32Array.from({ length: rows }, (_, i) => (i < 2 ? i : (i * i * 7 + seed) % groups)),
    codes: Int32Array.from({ length: rows }, (_, i) => (i * 5 + seed) % 3),
  }));

test('no group is on both sides of a fold, and every row is held out once', () => {
  fc.assert(
    fc.property(tables, ({ k, seed, groups, codes }) => {
      for (const labels of [undefined, codes]) {
        const folds = kFolds(groups.length, k, seed, labels, false, groups);
        const held = folds.flatMap(({ test: rows }) => [...rows]).sort((a, b) => a - b);
        expect(held).toEqual(Array.from(groups.keys()));
        for (const { train, test: rows } of folds) {
          expect(train.length).toBeGreaterThan(0);
          const known = new Set(Array.from(train, (row) => groups[row]!));
          expect([...rows].some((row) => known.has(groups[row]!))).toBe(false);
        }
      }
    }),
  );
});

test('folds of groups are as alike in size and classes as whole groups allow', () => {
  const groups = Int32Array.from({ length: 300 }, (_, i) => Math.floor(i / 3));
  // Every fourth group is of the second class.
  const codes = groups.map((group) => (group % 4 === 0 ? 1 : 0));
  for (const { test: rows } of kFolds(300, 5, 3, codes, true, groups)) {
    expect(rows.length).toBe(60);
    expect([...rows].filter((row) => codes[row] === 1)).toHaveLength(15);
  }
});

test('a class that one group alone holds stays in every training part while others are left', () => {
  const groups = Int32Array.of(0, 0, 1, 1, 2, 2, 3, 3);
  const codes = Int32Array.of(0, 1, 0, 1, 0, 1, 2, 2);
  for (const { train } of kFolds(8, 3, 0, codes, true, groups))
    expect([...train]).toEqual(expect.arrayContaining([6, 7]));
  const apart = kFolds(4, 2, 0, Int32Array.of(0, 0, 1, 1), true, Int32Array.of(0, 0, 1, 1));
  expect(apart.map(({ test: rows }) => rows.length)).toEqual([2, 2]);
});

test('rows of one group alone are split one by one', () => {
  const goal = { kind: 'numbers', values: new Float64Array(6), groups: new Int32Array(6) } as const;
  expect(foldsOf(goal, 6, 3, 1)).toEqual(kFolds(6, 3, 1));
});

test('the leading groups are whole and leave one group at least', () => {
  const split = leadingGroups(Int32Array.of(7, 7, 1, 7, 1, 2, 2, 3), 0.6)!;
  expect([...split.train]).toEqual([0, 1, 3]);
  expect([...split.test]).toEqual([2, 4, 5, 6, 7]);
  expect(leadingGroups(new Int32Array(4), 0.8)).toBeNull();
});
