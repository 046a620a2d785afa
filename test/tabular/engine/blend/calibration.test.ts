import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleQuantile, sortedSample } from '../../../../src/tabular/engine/blend/conformal.ts';
import { kFolds } from '../../../../src/tabular/engine/validation/folds.ts';

test('a quantile of n values leaves the share p of new ones below it, within the sample, and never falls', () => {
  const sorted = Float64Array.from({ length: 9 }, (_, i) => i + 1);
  expect(sampleQuantile(sorted, 0.5)).toBe(5);
  expect(sampleQuantile(sorted, 0.1)).toBe(1);
  expect(sampleQuantile(sorted, 0.95)).toBe(9);
  expect(sampleQuantile(sorted, 0.25)).toBe(2.5);
  expect(sampleQuantile(new Float64Array(0), 0.5)).toBe(0);
});

test('a sample weighted 2, 0 and 1 has the quantiles of its values twice, never and once', () => {
  const values = Float64Array.of(3, 1, 2, 5, 4, 6);
  const weights = Float64Array.of(2, 2, 2, 0, 0, 0);
  expect([...sortedSample(values, weights)]).toEqual([1, 1, 2, 2, 3, 3]);
  expect([...sortedSample(values, undefined)]).toEqual([1, 2, 3, 4, 5, 6]);
});

test('folds are a partition with nearly equal shares of every class', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 80 }),
      fc.integer({ min: 2, max: 6 }),
      fc.nat(1000),
      (labels, k, seed) => {
        const codes = Int32Array.from(labels);
        const folds = kFolds(codes.length, k, seed, codes);
        const seen = folds.flatMap(({ test: held }) => [...held]).sort((a, b) => a - b);
        expect(seen).toEqual(labels.map((_, row) => row));
        for (const { train, test: held } of folds) expect(train.length + held.length).toBe(codes.length);
        for (const label of new Set(labels)) {
          const counts = folds.map(({ test: held }) => held.filter((row) => codes[row] === label).length);
          const share = labels.filter((value) => value === label).length / Math.min(k, labels.length);
          for (const count of counts) expect(Math.abs(count - share)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

test('a class with a single row can be kept out of all held-out parts', () => {
  const codes = Int32Array.of(0, 0, 0, 1, 1, 1, 2);
  const held = kFolds(7, 3, 0, codes, true).flatMap(({ test: rows }) => [...rows]);
  expect(held).not.toContain(6);
  expect(held).toHaveLength(6);
});
