import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleQuantile, sortedSample } from '../../../../src/tabular/engine/blend/conformal.ts';
import { kFolds } from '../../../../src/tabular/engine/blend/folds.ts';
import { applyTemperature, fitTemperature } from '../../../../src/tabular/engine/blend/temperature.ts';
import { createRandom } from '../../../../src/tabular/engine/random.ts';

test('the temperature undoes a known sharpening of honest probabilities', () => {
  const random = createRandom(1);
  const rows = 4000;
  const sharpened = new Float64Array(2 * rows);
  const codes = new Int32Array(rows);
  for (let i = 0; i < rows; i++) {
    const score = 4 * (random.next() - 0.5);
    codes[i] = random.next() < 1 / (1 + Math.exp(-score)) ? 1 : 0;
    const sharp = 1 / (1 + Math.exp(-2.5 * score));
    sharpened[2 * i] = 1 - sharp;
    sharpened[2 * i + 1] = sharp;
  }
  const temperature = fitTemperature(sharpened, codes, 2);
  expect(temperature).toBeGreaterThan(2.2);
  expect(temperature).toBeLessThan(2.8);
});

test('a few rows barely move the temperature, contradicting ones not at all', () => {
  const probabilities = Float64Array.of(0.9, 0.1, 0.2, 0.8, 0.7, 0.3, 0.4, 0.6, 0.85, 0.15, 0.6, 0.4);
  const right = fitTemperature(probabilities, Int32Array.of(0, 1, 0, 1, 0, 0), 2);
  expect(right).toBeGreaterThan(0.85);
  expect(right).toBeLessThan(1);
  expect(fitTemperature(probabilities, Int32Array.of(0, 0, 0, 1, 0, 1), 2)).toBe(1);
});

test('rows still sum to one after any temperature, and their order of classes stays', () => {
  const row = fc.array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(row, fc.double({ min: 0.25, max: 4, noNaN: true }), (values, temperature) => {
      const sum = values.reduce((a, b) => a + b, 0);
      const before = Float64Array.from(values, (value) => value / sum);
      const after = before.slice();
      applyTemperature(after, 3, temperature);
      expect(after.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      for (let a = 0; a < 3; a++) {
        for (let b = 0; b < 3; b++)
          if (before[a]! < before[b]!) expect(after[a]).toBeLessThanOrEqual(after[b]!);
      }
    }),
  );
});

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
