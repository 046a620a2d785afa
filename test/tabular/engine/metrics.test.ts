import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankAuc, scoreClassification } from '../../../src/tabular/engine/metrics/classification.ts';
import { scoredLevels, scoreRegression } from '../../../src/tabular/engine/metrics/regression.ts';

test('the AUC is the share of pairs in the right order, ties counting half', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(rows, (pairs) => {
      let won = 0;
      let count = 0;
      for (const [labelA, a] of pairs) {
        for (const [labelB, b] of pairs) {
          if (labelA !== 1 || labelB !== 0) continue;
          count++;
          won += a > b ? 1 : a === b ? 0.5 : 0;
        }
      }
      const labels = Int32Array.from(pairs, ([label]) => label);
      const auc = rankAuc(
        labels,
        Float64Array.from(pairs, ([, score]) => score),
      );
      if (count === 0) expect(auc).toBeNull();
      else expect(auc).toBeCloseTo(won / count, 10);
    }),
  );
});

test('a small confusion gives the textbook precision, recall, F1 and calibration error', () => {
  const codes = Int32Array.of(0, 0, 0, 1);
  const probabilities = Float64Array.of(0.9, 0.1, 0.8, 0.2, 0.3, 0.7, 0.4, 0.6);
  const scores = scoreClassification(codes, probabilities, 2);
  expect(scores.accuracy).toBe(0.75);
  expect(scores.balancedAccuracy).toBeCloseTo((2 / 3 + 1) / 2, 12);
  expect([...scores.confusion]).toEqual([2, 1, 0, 1]);
  expect(scores.perClass[1]).toEqual({
    support: 1,
    precision: 0.5,
    recall: 1,
    f1: 2 / 3,
    // One of the three rows of the other class has a higher probability of this one.
    auc: expect.closeTo(2 / 3, 12),
    averagePrecision: 0.5,
    logLoss: expect.closeTo(-Math.log(0.6), 12),
  });
  expect(scores.logLoss).toBeCloseTo(
    -(Math.log(0.9) + Math.log(0.8) + Math.log(0.3) + Math.log(0.6)) / 4,
    12,
  );
  expect(scores.calibrationError).toBeCloseTo((0.1 + 0.2 + 0.7 + 0.4) / 4, 12);
});

test('regression scores of a constant shift are the shift', () => {
  const target = Float64Array.of(1, 2, 3, 4);
  const width = scoredLevels.length;
  const quantiles = new Float64Array(4 * width);
  for (let i = 0; i < 4; i++) for (let q = 0; q < width; q++) quantiles[i * width + q] = target[i]! + (q - 3);
  const scores = scoreRegression(
    target,
    target.map((value) => value + 0.5),
    quantiles,
  );
  expect(scores.rmse).toBeCloseTo(0.5, 12);
  expect(scores.mae).toBeCloseTo(0.5, 12);
  expect(scores.medianAbsoluteError).toBeCloseTo(0.5, 12);
  expect(scores.r2).toBeCloseTo(1 - 0.25 / 1.25, 12);
  expect(scores.coverage80).toBe(1);
  expect(scores.quantiles.map(({ coverage }) => coverage)).toEqual([0, 0, 0, 1, 1, 1, 1]);
});
