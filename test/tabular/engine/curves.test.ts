import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nestedParts } from '../../../src/tabular/engine/learning-curve.ts';
import { rankAuc } from '../../../src/tabular/engine/metrics/classification.ts';
import { averagePrecision, classCurves } from '../../../src/tabular/engine/metrics/curves.ts';
import { predictionBins, residualQuantiles } from '../../../src/tabular/engine/metrics/residuals.ts';
import { timeLeft } from '../../../src/tabular/engine/runtime/time-left.ts';

const labelled = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 20 })), {
  minLength: 2,
  maxLength: 60,
});
const split = (pairs: readonly (readonly [number, number])[]) => ({
  positive: Uint8Array.from(pairs, ([label]) => label),
  scores: Float64Array.from(pairs, ([, score]) => score / 20),
});

test('every point of the curves is what counting at its threshold gives', () => {
  fc.assert(
    fc.property(labelled, (pairs) => {
      const { positive, scores } = split(pairs);
      const curves = classCurves(positive, scores);
      const hits = positive.reduce((a, b) => a + b, 0);
      if (hits === 0 || hits === positive.length) {
        expect(curves).toBeNull();
        return;
      }
      const { roc, precisionRecall } = curves!;
      const counted = (threshold: number) => {
        const given = [...scores.keys()].filter((i) => scores[i]! >= threshold);
        return { given: given.length, right: given.filter((i) => positive[i] === 1).length };
      };
      precisionRecall.thresholds.forEach((threshold, k) => {
        const { given, right } = counted(threshold);
        expect(precisionRecall.precision[k]).toBeCloseTo(right / given, 12);
        expect(precisionRecall.recall[k]).toBeCloseTo(right / hits, 12);
      });
      roc.thresholds.forEach((threshold, k) => {
        const { given, right } = threshold === null ? { given: 0, right: 0 } : counted(threshold);
        expect(roc.truePositiveRate[k]).toBeCloseTo(right / hits, 12);
        expect(roc.falsePositiveRate[k]).toBeCloseTo((given - right) / (positive.length - hits), 12);
      });
    }),
  );
});

test('the area under the points of the ROC curve is the AUC by ranks, with thousands of levels too', () => {
  const n = 5000;
  const positive = Uint8Array.from({ length: n }, (_, i) => Number((i * 7919) % n > (i * 104_729) % n));
  const scores = Float64Array.from({ length: n }, (_, i) => ((i * 7919) % n) / n);
  const { roc, precisionRecall } = classCurves(positive, scores)!;
  expect(roc.thresholds.length).toBeLessThanOrEqual(202);
  expect(precisionRecall.thresholds.length).toBeLessThanOrEqual(201);
  let area = 0;
  for (let k = 1; k < roc.thresholds.length; k++) {
    const width = roc.falsePositiveRate[k]! - roc.falsePositiveRate[k - 1]!;
    area += (width * (roc.truePositiveRate[k]! + roc.truePositiveRate[k - 1]!)) / 2;
  }
  expect(area).toBeCloseTo(rankAuc(positive, scores)!, 3);
  expect([roc.falsePositiveRate.at(-1), roc.truePositiveRate.at(-1)]).toEqual([1, 1]);
});

test('average precision is that of the textbook', () => {
  const positive = Uint8Array.of(1, 0, 1, 0);
  // Ranked: hit, miss, hit, miss: (1 + 2/3) / 2.
  expect(averagePrecision(positive, Float64Array.of(0.9, 0.8, 0.7, 0.1))).toBeCloseTo(5 / 6, 12);
  expect(averagePrecision(Uint8Array.of(0, 0), Float64Array.of(0.5, 0.2))).toBeNull();
});

test('the lift of equal probabilities is one everywhere, and of a perfect order the most there is', () => {
  const positive = Uint8Array.from({ length: 100 }, (_, i) => Number(i < 10));
  const flat = classCurves(positive, new Float64Array(100).fill(0.3))!.lift;
  for (const lift of flat.lift) expect(lift).toBeCloseTo(1, 12);
  const perfect = classCurves(
    positive,
    Float64Array.from({ length: 100 }, (_, i) => 1 - i / 100),
  )!.lift;
  expect(perfect.share[0]).toBe(0.05);
  expect(perfect.lift[0]).toBeCloseTo(10, 12);
  expect(perfect.gain[1]).toBeCloseTo(1, 12);
  expect(perfect.gain.at(-1)).toBe(1);
});

test('calibration compares mean probability and frequency of each tenth', () => {
  const positive = Uint8Array.of(1, 0, 0, 0, 1, 1);
  const { calibration } = classCurves(positive, Float64Array.of(0.21, 0.25, 0.29, 0.22, 0.95, 1))!;
  expect(calibration).toEqual([
    { from: 0.2, to: 0.3, rows: 4, meanProbability: expect.closeTo(0.2425, 9), frequency: 0.25 },
    { from: 0.9, to: 1, rows: 2, meanProbability: 0.975, frequency: 1 },
  ]);
});

test('residual quantiles and bins of predictions hold every row once', () => {
  const target = Float64Array.from({ length: 101 }, (_, i) => i);
  const quantiles = residualQuantiles(target, new Float64Array(101).fill(50));
  expect(quantiles.find(({ level }) => level === 0.25)!.value).toBe(-25);
  expect([quantiles[0]!.value, quantiles.at(-1)!.value]).toEqual([-50, 50]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 200 }), (means) => {
      const truth = Float64Array.from(means, (mean) => mean + 2);
      const bins = predictionBins(truth, Float64Array.from(means));
      expect(bins.reduce((sum, { rows }) => sum + rows, 0)).toBe(means.length);
      for (const [k, bin] of bins.entries()) {
        expect(bin.rmse).toBeCloseTo(2, 9);
        expect(bin.meanTarget - bin.meanPrediction).toBeCloseTo(2, 9);
        if (k > 0) expect(bin.from).toBeGreaterThan(bins[k - 1]!.to);
      }
    }),
  );
});

test('parts of a learning curve are nested and keep the share of each class', () => {
  const codes = Int32Array.from({ length: 100 }, (_, i) => (i < 80 ? 0 : 1));
  const rows = Int32Array.from({ length: 100 }, (_, i) => i);
  const target = { kind: 'labels', codes, classes: ['a', 'b'] } as const;
  const parts = nestedParts(rows, target, [0.1, 0.5, 1, 0.1], 3);
  expect(parts.map(({ length }) => length)).toEqual([10, 50, 100]);
  for (const part of parts) {
    expect(part.filter((row) => codes[row] === 1).length).toBe(part.length / 5);
  }
  expect(parts[0]!.every((row) => parts[1]!.includes(row))).toBe(true);
  expect(nestedParts(rows, target, [0.1], 3)).toEqual([parts[0]]);
});

test('the time left is told once the pace is known', () => {
  expect(timeLeft(0, 10_000, 0.01)).toBeNull();
  expect(timeLeft(0, 100, 0.5)).toBeNull();
  expect(timeLeft(1000, 4000, 0.75)).toBe(1000);
  expect(timeLeft(0, 4000, 1)).toBe(0);
});
