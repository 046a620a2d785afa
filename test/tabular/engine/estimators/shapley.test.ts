import { expect, test } from 'vitest';
import { fitBoosting, fitExtraTrees } from '../../../../src/tabular/engine/estimators/trees.ts';
import type { Frame } from '../../../../src/tabular/engine/frame.ts';
import { mixedTable, numericFrame } from './tree-data.ts';

function expectAdditive(shap: Float64Array, scores: Float64Array, rows: number, outputs: number): void {
  const width = shap.length / rows / outputs;
  for (let i = 0; i < rows * outputs; i++) {
    let sum = 0;
    for (let j = 0; j < width; j++) sum += shap[i * width + j]!;
    expect(Math.abs(sum - scores[i]!)).toBeLessThan(1e-6 * Math.max(1, Math.abs(scores[i]!)));
  }
}

test('Shapley values of a boosted classifier and the expected scores sum to the scores', async () => {
  const { frame, codes } = mixedTable(600, 3);
  const model = await fitBoosting(
    frame,
    { task: 'classification', codes, classes: 3 },
    { iterations: 20, minRows: 3 },
  );
  const shap = await model.shap(frame, { threads: 2 });
  expect(shap.length).toBe(600 * 3 * 5);
  expectAdditive(shap, await model.predict(frame, { raw: true }), 600, 3);
});

test('Shapley values of extra-trees and the expected shares sum to the shares', async () => {
  const { frame, codes } = mixedTable(300, 4);
  const { model } = await fitExtraTrees(frame, { task: 'classification', codes, classes: 3 }, { trees: 20 });
  const shap = await model.shap(frame, { threads: 2 });
  expectAdditive(shap, await model.predict(frame, { raw: true }), 300, 3);
});

test('Shapley values equal the brute-force sum over all subsets of features for one tree', async () => {
  // A full factorial design with equal counts: the path-dependent expectation of an absent feature is then the plain mean
  // over its values, which brute force can take from predictions alone.
  const levels = 4;
  const columns = 3;
  const rows = levels ** columns;
  const { frame } = numericFrame(rows, columns, 1, () => 0);
  const target = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    const x = [i % levels, Math.floor(i / levels) % levels, Math.floor(i / levels ** 2)];
    frame.features.forEach((feature, j) => {
      (feature as { values: Float64Array }).values[i] = x[j]!;
    });
    target[i] = x[0]! * x[1]! + (x[2]! > 1 ? 3 * x[0]! : x[1]!);
  }
  const model = await fitBoosting(
    frame,
    { task: 'regression', values: target },
    { iterations: 1, learningRate: 1, maxLeaves: 64, minRows: 1, l2: 0 },
  );
  const predicted = await model.predict(frame);
  const mean = (row: number, present: number): number => {
    let sum = 0;
    let count = 0;
    for (let other = 0; other < rows; other++) {
      let agrees = true;
      for (let j = 0; j < columns; j++) {
        const place = levels ** j;
        if ((present >> j) & 1)
          agrees &&= Math.floor(other / place) % levels === Math.floor(row / place) % levels;
      }
      if (agrees) {
        sum += predicted[other]!;
        count++;
      }
    }
    return sum / count;
  };
  const weight = [1 / 3, 1 / 6, 1 / 3];
  const shap = await model.shap(frame as Frame);
  for (let row = 0; row < rows; row++) {
    for (let j = 0; j < columns; j++) {
      let value = 0;
      for (let subset = 0; subset < 1 << columns; subset++) {
        if ((subset >> j) & 1) continue;
        const size = (subset & 1) + ((subset >> 1) & 1) + ((subset >> 2) & 1);
        value += weight[size]! * (mean(row, subset | (1 << j)) - mean(row, subset));
      }
      expect(shap[row * (columns + 1) + j]).toBeCloseTo(value, 4);
    }
    expect(shap[row * (columns + 1) + columns]).toBeCloseTo(mean(0, 0), 4);
  }
});
