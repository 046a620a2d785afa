import { expect, test } from 'vitest';
import {
  fitLogisticPath,
  fitRidge,
  predictMeans,
  predictProbabilities,
} from '../../../../src/tabular/engine/estimators/linear.ts';
import { fitNeighbours, predictNeighbours } from '../../../../src/tabular/engine/estimators/neighbours.ts';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { gaussians } from '../synthetic.ts';

const run = (threads = 1) => ({ control: createRunControl(), threads, seed: 3 });

function sample(rows: number, cols: number) {
  const normal = gaussians(11);
  const values = new Float64Array(rows * cols).map(() => normal());
  return { x: { rows, cols, values }, normal };
}

test('ridge recovers the coefficients of a linear relation', async () => {
  const { x, normal } = sample(400, 3);
  const y = Float64Array.from(
    { length: 400 },
    (_, i) => 5 + 2 * x.values[3 * i]! - x.values[3 * i + 1]! + 0.1 * normal(),
  );
  const { model } = await fitRidge(x, y, run());
  [2, -1, 0, 5].forEach((truth, j) => {
    expect(model.coefficients[j]).toBeCloseTo(truth, 1);
  });
  const means = await predictMeans(model, x, run());
  const error = Math.sqrt(means.reduce((sum, mean, i) => sum + (mean - y[i]!) ** 2, 0) / 400);
  expect(error).toBeLessThan(0.12);
});

test('ridge on fewer rows than columns, all of them one of three, gives the drawn-in mean of each', async () => {
  // A table of one column of categories, seen through waves.
  const { x: kinds } = sample(3, 403);
  const [rows, cols] = [200, 403];
  const values = new Float64Array(rows * cols).map(
    (_, at) => kinds.values[(Math.floor(at / cols) % 3) * cols + (at % cols)]!,
  );
  const y = Float64Array.from({ length: rows }, (_, i) => [1, 2, 4][i % 3]! + 0.01 * (i % 7));
  const { model, leaveOneOut } = await fitRidge({ rows, cols, values }, y, run());
  const means = await predictMeans(model, { rows, cols, values }, run());
  [means, leaveOneOut].forEach((found) => {
    found.forEach((mean, i) => {
      expect(mean).toBeCloseTo([1.03, 2.03, 4.03][i % 3]!, 1);
    });
  });
});

test('logistic regression gives honest probabilities for two and for many classes', async () => {
  for (const classes of [2, 4]) {
    const { x, normal } = sample(1500, 2);
    const codes = Int32Array.from({ length: 1500 }, (_, i) => {
      const score = x.values[2 * i]! + 0.5 * normal();
      return classes === 2 ? Number(score > 0) : score < -0.8 ? 0 : score < 0 ? 1 : score < 0.8 ? 2 : 3;
    });
    const model = (await fitLogisticPath(x, codes, classes, run())).at(-1)!;
    const probabilities = await predictProbabilities(model, x, run());
    let mean = 0;
    for (let i = 0; i < 1500; i++) {
      const row = probabilities.subarray(i * classes, (i + 1) * classes);
      expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      mean += row[0]! / 1500;
    }
    // With a free intercept the mean probability of a class is its share.
    expect(mean).toBeCloseTo(codes.filter((code) => code === 0).length / 1500, 2);
  }
});

test('linear models have the same bits for any number of threads', async () => {
  const { x } = sample(3000, 30);
  const codes = Int32Array.from({ length: 3000 }, (_, i) =>
    Number(x.values[30 * i]! + x.values[30 * i + 7]! > 0.3),
  );
  const one = await fitLogisticPath(x, codes, 2, run(1));
  const four = await fitLogisticPath(x, codes, 2, run(4));
  expect(four).toEqual(one);
});

test('a design with more columns than rows gives the logistic regression that a narrow one of the same rows gives', async () => {
  const rows = 30;
  const { x } = sample(rows, 3);
  const codes = Int32Array.from({ length: rows }, (_, i) => Number(x.values[3 * i]! > 0.2));
  // Sixty columns that repeat the three: coefficients share the work, and a penalty 20 times weaker does the same.
  const values = Float64Array.from(
    { length: rows * 60 },
    (_, i) => x.values[3 * Math.floor(i / 60) + (i % 3)]!,
  );
  const narrow = await fitLogisticPath(x, codes, 2, run());
  const wide = await fitLogisticPath({ rows, cols: 60, values }, codes, 2, run(2));
  const weak = wide.find(({ penalty }) => Math.abs(penalty - 10 ** -0.5) < 1e-9);
  const summed = [0, 1, 2].map((k) =>
    weak!.coefficients.slice(0, 60).reduce((sum, value, j) => sum + (j % 3 === k ? value : 0), 0),
  );
  // The loss at the optimum of the narrow design with a twentieth of the penalty cannot be better.
  const objective = (coefficients: readonly number[], intercept: number) => {
    let loss = 0;
    for (let i = 0; i < rows; i++) {
      const score = coefficients.reduce((sum, b, j) => sum + b * x.values[3 * i + j]!, intercept);
      loss += Math.log1p(Math.exp(codes[i] === 1 ? -score : score));
    }
    return loss + (0.5 * weak!.penalty * coefficients.reduce((sum, b) => sum + b * b, 0)) / 20;
  };
  const found = objective(summed, weak!.coefficients[60]!);
  for (const other of narrow) {
    const [a, b, c, intercept] = Array.from(other.coefficients);
    expect(found).toBeLessThanOrEqual(objective([a!, b!, c!], intercept!) * (1 + 1e-4));
  }
  for (const j of [0, 1, 2, 3]) {
    const nudged = summed.map((value, k) => (k === j ? value + 0.02 : value));
    expect(found).toBeLessThan(objective(nudged, weak!.coefficients[60]! + (j === 3 ? 0.02 : 0)));
  }
});

test('leaving one out answers as a fit without that row does', async () => {
  const { x, normal } = sample(40, 3);
  const y = Float64Array.from({ length: 40 }, (_, i) => x.values[3 * i]! + 0.3 * normal());
  const whole = await fitRidge(x, y, run());
  const without = { rows: 39, cols: 3, values: x.values.slice(3) };
  const neighbours = await fitNeighbours(x, y, 0, run());
  const rest = { ...neighbours.model, points: neighbours.model.points.slice(3), target: y.slice(1) };
  const firstRow = { rows: 1, cols: 3, values: x.values.slice(0, 3) };
  expect((await predictNeighbours(rest, firstRow, run()))[0]).toBeCloseTo(neighbours.leaveOneOut[0]!, 12);
  const refit = await fitRidge(without, y.slice(1), run());
  if (refit.model.penalty === whole.model.penalty) {
    expect((await predictMeans(refit.model, firstRow, run()))[0]).toBeCloseTo(whole.leaveOneOut[0]!, 6);
  }
  expect(refit.model.penalty).toBe(whole.model.penalty);
});

test('votes count as much as their weights say', async () => {
  const { x } = sample(60, 2);
  const codes = Int32Array.from({ length: 60 }, (_, i) => i % 2);
  const weights = Float64Array.from(codes, (code) => (code === 1 ? 1.9 : 0.1));
  const { model } = await fitNeighbours(x, codes, 2, run(), weights);
  const p = await predictNeighbours({ ...model, k: 20, weighted: false }, x, run());
  const mean = p.reduce((sum, value, i) => sum + (i % 2 === 1 ? value / 60 : 0), 0);
  expect(mean).toBeGreaterThan(0.9);
});

test('nearest neighbours answer with the share of their neighbours, and choose more of them when labels are noisy', async () => {
  const { x, normal } = sample(600, 2);
  const clean = Int32Array.from({ length: 600 }, (_, i) => Number(x.values[2 * i]! > 0));
  const noisy = clean.map((code) => (normal() > 0.8 ? 1 - code : code));
  const { model: sharp } = await fitNeighbours(x, clean, 2, run());
  const { model: wide } = await fitNeighbours(x, noisy, 2, run());
  expect(wide.k).toBeGreaterThan(sharp.k);
  const probabilities = await predictNeighbours(sharp, x, run(2));
  const right = clean.filter((code, i) => probabilities[2 * i + code]! > 0.5).length;
  expect(right / 600).toBeGreaterThan(0.97);
});

test('a cancelled fit rejects with the code aborted', async () => {
  const { x } = sample(500, 20);
  const stopped = run();
  Atomics.store(stopped.control, 0, 1);
  await expect(fitRidge(x, new Float64Array(500).fill(1), stopped)).rejects.toMatchObject({
    code: 'aborted',
  });
});
