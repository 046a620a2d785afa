import { expect, test } from 'vitest';
import { fitBoosting } from '../../../../src/tabular/engine/estimators/trees.ts';
import type { Frame } from '../../../../src/tabular/engine/frame.ts';
import { mixedTable, numericFrame, rootMeanSquare, uniform } from './tree-data.ts';

const numbers = (...columns: Float64Array[]): Frame => ({
  rows: columns[0]!.length,
  features: columns.map((values, j) => ({ kind: 'number', name: `x${j}`, values })),
});

function logLoss(probabilities: Float64Array, codes: Int32Array, classes: number): number {
  let sum = 0;
  codes.forEach((code, i) => {
    sum -= Math.log(probabilities[i * classes + code]!);
  });
  return sum / codes.length;
}

test('the side for missing values is learnt from the target', async () => {
  const random = uniform(1);
  for (const [missingMean, agrees] of [
    [0, 'low'],
    [10, 'high'],
  ] as const) {
    const x = Float64Array.from({ length: 400 }, () => (random() < 0.3 ? Number.NaN : random()));
    const values = x.map((v) => (Number.isNaN(v) ? missingMean : v > 0.5 ? 10 : 0));
    const model = await fitBoosting(
      numbers(x),
      { task: 'regression', values },
      { iterations: 1, maxLeaves: 2, learningRate: 1, l2: 0 },
    );
    const [low, high, missing] = await model.predict(numbers(Float64Array.of(0.1, 0.9, Number.NaN)));
    expect(missing).toBe(agrees === 'low' ? low : high);
    expect(high! - low!).toBeGreaterThan(9);
  }
});

test('a category unseen at the fit is treated as a missing one', async () => {
  const { frame, codes } = mixedTable(1000, 7);
  const model = await fitBoosting(
    frame,
    { task: 'classification', codes, classes: 3 },
    { iterations: 10, rowFraction: 0.9 },
  );
  const withLarge = (code: number): Frame => ({
    rows: 1,
    features: [
      { kind: 'number', name: 'a', values: Float64Array.of(0.5) },
      { kind: 'number', name: 'b', values: Float32Array.of(0.5) },
      { kind: 'category', name: 'small', codes: Int32Array.of(1), cardinality: 5 },
      { kind: 'category', name: 'large', codes: Int32Array.of(code), cardinality: 100_000 },
    ],
  });
  expect(await model.predict(withLarge(99_999))).toEqual(await model.predict(withLarge(-1)));
});

test('a category of thousands of values carries its signal to fresh rows', async () => {
  const random = uniform(5);
  const cardinality = 2000;
  const effect = Float64Array.from({ length: cardinality }, () => random());
  const draw = (rows: number) => {
    const codes = Int32Array.from({ length: rows }, () => Math.floor(random() * cardinality));
    const values = Float64Array.from(codes, (code) => effect[code]! + 0.1 * random());
    return {
      frame: { rows, features: [{ kind: 'category', name: 'c', codes, cardinality }] } satisfies Frame,
      values,
    };
  };
  const train = draw(20_000);
  const fresh = draw(2000);
  const model = await fitBoosting(
    train.frame,
    { task: 'regression', values: train.values },
    { iterations: 100, learningRate: 0.1 },
    { threads: 2 },
  );
  expect(rootMeanSquare(await model.predict(fresh.frame), fresh.values)).toBeLessThan(0.12);
});

test('rows of weight two count as two rows', async () => {
  const { frame, target } = numericFrame(400, 2, 3, (x) => x[0]! * x[1]! + (x[0]! > 0 ? 1 : 0));
  const twice = (values: Float64Array) => Float64Array.from([...values, ...values.subarray(0, 100)]);
  const columns = frame.features.map((feature) => (feature as { values: Float64Array }).values);
  const weights = new Float64Array(400).fill(1).fill(2, 0, 100);
  const params = { iterations: 20, minRows: 0, minChildWeight: 1, l2: 0 };
  const weighted = await fitBoosting(frame, { task: 'regression', values: target }, params, { weights });
  const repeated = await fitBoosting(
    numbers(...columns.map(twice)),
    { task: 'regression', values: twice(target) },
    params,
  );
  expect(rootMeanSquare(await weighted.predict(frame), await repeated.predict(frame))).toBeLessThan(0.03);
});

test('early stopping keeps the iterations up to the best validation loss', async () => {
  const train = mixedTable(400, 1);
  const held = mixedTable(400, 2);
  const fit = (iterations: number, patience: number, withValidation: boolean) =>
    fitBoosting(
      train.frame,
      { task: 'classification', codes: train.codes, classes: 3 },
      { iterations, patience, learningRate: 0.3, minRows: 2 },
      withValidation
        ? {
            validation: {
              frame: held.frame,
              target: { task: 'classification', codes: held.codes, classes: 3 },
            },
          }
        : {},
    );
  const stopped = await fit(500, 10, true);
  const best = stopped.bestIteration;
  expect(best).toBeGreaterThan(0);
  expect(best).toBeLessThan(200);
  expect(stopped.trees).toBe(3 * best);
  const loss = async (model: typeof stopped) => logLoss(await model.predict(held.frame), held.codes, 3);
  const found = await loss(stopped);
  // Fits without validation of nearby lengths are no better, and the one of the same length is the same model.
  expect((await fit(best, 0, false)).serialize()).toEqual(stopped.serialize());
  for (const iterations of [best - 1, best + 1, best + 10])
    expect(await loss(await fit(iterations, 0, false))).toBeGreaterThanOrEqual(found - 1e-6);
});

test('quantile loss covers its share of fresh rows', async () => {
  const random = uniform(11);
  const draw = (rows: number) => {
    const x = Float64Array.from({ length: rows }, () => random());
    return { x, values: x.map((v) => v + (0.2 + v) * Math.log(1 / (1 - random()))) };
  };
  const train = draw(4000);
  const fresh = draw(4000);
  for (const level of [0.1, 0.5, 0.9]) {
    const model = await fitBoosting(
      numbers(train.x),
      { task: 'regression', values: train.values },
      { quantile: level, iterations: 100, learningRate: 0.1, maxLeaves: 8, minRows: 50 },
      { threads: 2 },
    );
    const predicted = await model.predict(numbers(fresh.x));
    const covered = fresh.values.filter((y, i) => y <= predicted[i]!).length / 4000;
    expect(Math.abs(covered - level)).toBeLessThan(0.035);
    // The true quantile grows with x: the fit must follow it and not only the whole.
    const [low, high] = await model.predict(numbers(Float64Array.of(0.1, 0.9)));
    const truth = (x: number) => x + (0.2 + x) * Math.log(1 / (1 - level));
    expect(Math.abs(high! - low! - (truth(0.9) - truth(0.1)))).toBeLessThan(0.45);
  }
});

test('a change of unit or of origin changes the predictions likewise', async () => {
  const { frame, target } = numericFrame(500, 3, 8, (x) => x[0]! + x[1]! ** 2);
  const fit = async (values: Float64Array) =>
    (await fitBoosting(frame, { task: 'regression', values }, { iterations: 30 })).predict(frame);
  const plain = await fit(target);
  // Powers of two, so that nothing is rounded on the way.
  const moved = await fit(target.map((y) => 2 ** 20 + 2 ** -10 * y));
  const huge = await fit(target.map((y) => 1e300 * y));
  plain.forEach((y, i) => {
    expect(Math.abs((moved[i]! - 2 ** 20) * 2 ** 10 - y)).toBeLessThan(2e-2);
    expect(Math.abs(huge[i]! / 1e300 - y)).toBeLessThan(2e-2);
  });
});
