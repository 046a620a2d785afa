/** Tables of ids that are held as arrays of numbers say what the lists they are made of said. */

import { expect, test } from 'vitest';
import { FeatureRanges } from '../../../src/geo/atlas/feature-ranges.ts';
import { NumberRows } from '../../../src/geo/resolve/sets/number-rows.ts';

test('ranges of features are found by id and by their first byte, in whatever order they were written', () => {
  const ranges = new FeatureRanges({ c: [900, 10], a: [100, 300], b: [400, 500], big: [2 ** 33, 2 ** 32] });
  expect([...ranges.ids()]).toEqual(['c', 'a', 'b', 'big']);
  expect(ranges.get('a')).toEqual([100, 300]);
  expect(ranges.get('big')).toEqual([2 ** 33, 2 ** 32]);
  expect([100, 400, 900, 2 ** 33].map((at) => ranges.idAt(at))).toEqual(['a', 'b', 'c', 'big']);
  for (const between of [0, 99, 101, 899, 2 ** 34]) expect(ranges.idAt(between)).toBeUndefined();
});

test('ids that name what every object has are ids like others', () => {
  const ranges = new FeatureRanges({ a: [1, 2] });
  expect(ranges.has('constructor')).toBe(false);
  expect(ranges.get('__proto__')).toBeUndefined();
  expect(new FeatureRanges({}).idAt(0)).toBeUndefined();
});

test('rows of numbers keep their order, their fractions and what has none', () => {
  const rows = new NumberRows([
    ['a', [3, 0.811]],
    ['none', []],
    ['b', [7]],
  ]);
  expect(rows.row('a')).toEqual([3, 0.811]);
  expect(rows.row('none')).toEqual([]);
  expect(rows.row('b')).toEqual([7]);
  expect(rows.row('c')).toBeUndefined();
});
