import { expect, test } from 'vitest';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import {
  fitLogistic,
  fitRidge,
  predictMeans,
  predictProbabilities,
} from '../../../../src/tabular/engine/models/linear.ts';
import { fitNeighbours, predictNeighbours } from '../../../../src/tabular/engine/models/neighbours.ts';
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
  const model = await fitRidge(x, y, run());
  [2, -1, 0, 5].forEach((truth, j) => {
    expect(model.coefficients[j]).toBeCloseTo(truth, 1);
  });
  const means = await predictMeans(model, x, run());
  const error = Math.sqrt(means.reduce((sum, mean, i) => sum + (mean - y[i]!) ** 2, 0) / 400);
  expect(error).toBeLessThan(0.12);
});

test('logistic regression gives honest probabilities for two and for many classes', async () => {
  for (const classes of [2, 4]) {
    const { x, normal } = sample(1500, 2);
    const codes = Int32Array.from({ length: 1500 }, (_, i) => {
      const score = x.values[2 * i]! + 0.5 * normal();
      return classes === 2 ? Number(score > 0) : score < -0.8 ? 0 : score < 0 ? 1 : score < 0.8 ? 2 : 3;
    });
    const model = await fitLogistic(x, codes, classes, run());
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
  const one = await fitLogistic(x, codes, 2, run(1));
  const four = await fitLogistic(x, codes, 2, run(4));
  expect(four).toEqual(one);
});

test('nearest neighbours answer with the share of their neighbours, and choose more of them when labels are noisy', async () => {
  const { x, normal } = sample(600, 2);
  const clean = Int32Array.from({ length: 600 }, (_, i) => Number(x.values[2 * i]! > 0));
  const noisy = clean.map((code) => (normal() > 0.8 ? 1 - code : code));
  const sharp = await fitNeighbours(x, clean, 2, run());
  const wide = await fitNeighbours(x, noisy, 2, run());
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
