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

/** Computed with scikit-learn 1.2.1: accuracy_score, balanced_accuracy_score, log_loss, roc_auc_score (one against the rest, macro),
 * average_precision_score, precision_recall_fscore_support; mean_squared_error, mean_absolute_error, median_absolute_error, r2_score. */
test('scores are those of scikit-learn', () => {
  const probabilities = Float64Array.of(
    0.75,
    0.083,
    0.167,
    0.154,
    0.308,
    0.538,
    0.467,
    0.333,
    0.2,
    0.3,
    0.3,
    0.4,
    0.357,
    0.429,
    0.214,
    0.125,
    0.375,
    0.5,
    0.125,
    0.125,
    0.75,
    0.211,
    0.526,
    0.263,
  );
  const scores = scoreClassification(Int32Array.of(0, 1, 2, 0, 1, 2, 2, 1), probabilities, 3);
  expect(scores.accuracy).toBeCloseTo(0.625, 12);
  expect(scores.balancedAccuracy).toBeCloseTo(0.611111111111111, 12);
  expect(scores.logLoss).toBeCloseTo(0.8435412455663316, 12);
  expect(scores.auc).toBeCloseTo(0.7888888888888889, 12);
  const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12));
  expect(scores.perClass.map(({ averagePrecision }) => averagePrecision)).toEqual(
    close([0.75, 0.8666666666666667, 0.6984126984126985]),
  );
  expect(scores.perClass.map(({ precision }) => precision)).toEqual(close([0.5, 1.0, 0.5]));
  expect(scores.perClass.map(({ recall }) => recall)).toEqual(
    close([0.5, 0.6666666666666666, 0.6666666666666666]),
  );
  expect(scores.perClass.map(({ f1 }) => f1)).toEqual(close([0.5, 0.8, 0.5714285714285715]));
  const none = new Float64Array(5 * scoredLevels.length);
  const regression = scoreRegression(
    Float64Array.of(3.5, -1.0, 2.0, 8.0, 4.25),
    Float64Array.of(3.0, 0.5, 2.0, 6.5, 5.0),
    none,
  );
  expect(regression).toMatchObject({
    rmse: expect.closeTo(1.0307764064044151, 12),
    mae: expect.closeTo(0.85, 12),
    medianAbsoluteError: expect.closeTo(0.75, 12),
    r2: expect.closeTo(0.877025462962963, 12),
  });
});
