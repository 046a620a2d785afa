import { expect, test } from 'vitest';
import { classWeighted } from '../../../src/tabular/engine/class-weights.ts';
import type { TrainingSet } from '../../../src/tabular/engine/engine.ts';
import { fitLogisticPath } from '../../../src/tabular/engine/estimators/linear.ts';
import { createRunControl } from '../../../src/tabular/engine/frame.ts';
import { constantMember } from '../../../src/tabular/engine/members/constant-member.ts';
import { fitModel, type Model, packModel, predictModel } from '../../../src/tabular/engine/model.ts';
import { applyWeights, takeTraining } from '../../../src/tabular/engine/sample-weights.ts';
import { gaussians } from './synthetic.ts';

const run = { control: createRunControl(), threads: 2, seed: 5 };

function regression(rows: number): TrainingSet & { features: { rows: number } } {
  const normal = gaussians(3);
  const x = Float64Array.from({ length: rows }, normal);
  const values = x.map((value) => 2 * value + 0.3 * normal());
  return {
    task: 'regression',
    features: { rows, columns: [{ kind: 'number', name: 'x', values: x }] },
    target: { kind: 'numbers', values },
  };
}

/** One column without a signal and two labels that contradict each other. */
function contradiction(rows: number): TrainingSet {
  return {
    task: 'classification',
    features: {
      rows,
      columns: [{ kind: 'number', name: 'x', values: Float64Array.from({ length: rows }, (_, i) => i % 7) }],
    },
    target: {
      kind: 'labels',
      codes: Int32Array.from({ length: rows }, (_, i) => i % 2),
      classes: ['a', 'b'],
    },
  };
}

/** Compared as buffers: a matcher would look at millions of bytes one by one. */
async function sameBytes(a: Model, b: Model): Promise<boolean> {
  return Buffer.from(await packModel(a)).equals(await packModel(b));
}

test('a row of weight zero is as good as absent, to the byte', async () => {
  const training = regression(60);
  const weights = Float64Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? 0 : 1 + (i % 3)));
  const kept = Int32Array.from(weights.keys()).filter((row) => weights[row]! > 0);
  const zeroed = await fitModel({ ...training, weights }, run, {});
  const absent = await fitModel(takeTraining({ ...training, weights }, kept), run, {});
  expect(await sameBytes(zeroed, absent)).toBe(true);
});

test('weights that are all alike change nothing, whatever their size', async () => {
  const training = regression(50);
  const plain = await fitModel(training, run, {});
  const weights = new Float64Array(50).fill(1e200);
  expect(await sameBytes(await fitModel({ ...training, weights }, run, {}), plain)).toBe(true);
});

test('classes are as probable as their weight, not as their number of rows', async () => {
  const training = contradiction(210);
  const weights = Float64Array.from({ length: 210 }, (_, i) => (i % 2 === 0 ? 3 : 1));
  const model = await fitModel({ ...training, weights }, run, {});
  const { probabilities } = await predictModel(model, training.features, run, null);
  const mean = probabilities!.reduce((sum, p, i) => sum + (i % 2 === 0 ? p / 210 : 0), 0);
  expect(mean).toBeGreaterThan(0.68);
  expect(mean).toBeLessThan(0.82);
});

test('means and quantiles follow the rows that count', async () => {
  const values = Float64Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? 10 : 0) + (i % 5));
  const features = contradiction(200).features;
  const weights = Float64Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? 9 : 1));
  const model = await fitModel(
    { task: 'regression', features, target: { kind: 'numbers', values }, weights },
    run,
    {},
  );
  const { values: means, quantiles } = await predictModel(model, features, run, [0.3, 0.5]);
  const mean = Array.from(means).reduce((sum, value) => sum + value / 200, 0);
  expect(mean).toBeGreaterThan(10);
  for (let i = 0; i < 200; i++) expect(quantiles![2 * i]!).toBeGreaterThan(6);
});

test('a weight of two is two rows', async () => {
  const normal = gaussians(8);
  const rows = 80;
  const values = Float64Array.from({ length: rows * 2 }, normal);
  const codes = Int32Array.from({ length: rows }, (_, i) => Number(values[2 * i]! + normal() > 0));
  const twice = Int32Array.from({ length: rows + 20 }, (_, i) => (i < rows ? i : i - rows));
  const weights = Float64Array.from({ length: rows }, (_, i) => (i < 20 ? 2 : 1));
  const repeated = {
    rows: rows + 20,
    cols: 2,
    values: Float64Array.from({ length: 2 * (rows + 20) }, (_, i) => values[2 * twice[i >> 1]! + (i & 1)]!),
  };
  const heavy = await fitLogisticPath({ rows, cols: 2, values }, codes, 2, run, { weights });
  const double = await fitLogisticPath(
    repeated,
    twice.map((row) => codes[row]!),
    2,
    run,
  );
  heavy.forEach(({ coefficients }, l) => {
    coefficients.forEach((value, j) => {
      expect(value).toBeCloseTo(double[l]!.coefficients[j]!, 2);
    });
  });
  const frame = { rows, features: [] };
  const shares = await constantMember.fit(
    frame,
    { kind: 'classes', codes, classes: 2, sampleWeights: weights },
    run,
  );
  const counted = twice.reduce((sum, row) => sum + codes[row]!, 0) / (rows + 20);
  expect((await shares.predict(frame, run))[1]).toBeCloseTo(counted, 12);
});

test.each<[string, Float64Array, RegExp]>([
  ['too few', Float64Array.of(1), /each of the 3 rows, received 1/],
  ['a negative one', Float64Array.of(1, -1, 1), /received -1 for row 2/],
  ['none at all', Float64Array.of(1, Number.NaN, 1), /received NaN for row 2/],
  ['an infinite one', Float64Array.of(1, 1, Number.POSITIVE_INFINITY), /Infinity for row 3/],
  ['nothing but zeros', new Float64Array(3), /all be zero/],
])('%s is refused', (_, weights, message) => {
  expect(() => applyWeights({ ...contradiction(3), weights })).toThrow(message);
});

test('weights of classes multiply those of rows; balanced classes count alike', () => {
  const target = { kind: 'labels', codes: Int32Array.of(0, 0, 0, 1, 2), classes: ['a', 1, true] } as const;
  expect([...classWeighted(target, undefined, { a: 2, true: 3 })]).toEqual([2, 2, 2, 1, 3]);
  const weights = Float64Array.of(1, 1, 2, 1, 4);
  expect([...classWeighted(target, weights, { 1: 5 })]).toEqual([1, 1, 2, 5, 4]);
  const balanced = classWeighted(target, weights, 'balanced');
  expect([...balanced]).toEqual([0.25, 0.25, 0.5, 1, 1]);
  expect(() => classWeighted(target, undefined, { aa: 2 })).toThrow(
    'not a class of the target; did you mean "a"?',
  );
  expect(() => classWeighted(target, undefined, { a: 0 })).toThrow('above zero, received 0 for "a"');
  const numbers = { kind: 'numbers', values: new Float64Array(2) } as const;
  expect(() => classWeighted(numbers, undefined, 'balanced')).toThrow('this is a regression');
});
