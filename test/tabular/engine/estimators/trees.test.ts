import { expect, test } from 'vitest';
import { fitBoosting, loadTreeModel } from '../../../../src/tabular/engine/estimators/trees.ts';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { mixedTable, numericFrame, rootMeanSquare } from './tree-data.ts';

test('boosting learns a smooth function of shared-memory columns far better than the mean', async () => {
  const { frame, target } = numericFrame(2000, 4, 1, (x) => Math.sin(3 * x[0]!) + x[1]! * x[2]!);
  const model = await fitBoosting(
    frame,
    { task: 'regression', values: target },
    { iterations: 150 },
    { threads: 2 },
  );
  const predicted = await model.predict(frame, { threads: 2 });
  const spread = rootMeanSquare(target, new Float64Array(target.length));
  expect(rootMeanSquare(predicted, target)).toBeLessThan(0.15 * spread);
  expect(model.importance()[3]).toBeLessThan(model.importance()[0]! / 10);
  model.close();
});

test('one thread and two give the same bytes', async () => {
  const { frame, codes } = mixedTable(5000, 2);
  const target = { task: 'classification', codes, classes: 3 } as const;
  const params = { iterations: 10, rowFraction: 0.7, columnFraction: 0.7 };
  const one = await fitBoosting(frame, target, params, { threads: 1, seed: 5 });
  const two = await fitBoosting(frame, target, params, { threads: 2, seed: 5 });
  const other = await fitBoosting(frame, target, params, { threads: 2, seed: 6 });
  expect(two.serialize()).toEqual(one.serialize());
  expect(other.serialize()).not.toEqual(one.serialize());
  expect(await two.predict(frame, { threads: 1 })).toEqual(await one.predict(frame, { threads: 2 }));
});

test('trees that see few of many columns learn, and have the same bytes for one thread and two', async () => {
  const { frame, target } = numericFrame(400, 60, 8, (x) => 3 * x[7]! + 2 * x[21]!);
  const params = { iterations: 150, learningRate: 0.2, columnFraction: 0.1, maxBins: 32 };
  const values = { task: 'regression', values: target } as const;
  const one = await fitBoosting(frame, values, params, { threads: 1, seed: 5 });
  const two = await fitBoosting(frame, values, params, { threads: 2, seed: 5 });
  expect(two.serialize()).toEqual(one.serialize());
  const gains = one.importance();
  // The order of the two columns that matter, however seldom a tree may look at them.
  const ranked = Array.from(gains.keys()).sort((a, b) => gains[b]! - gains[a]!);
  expect(ranked.slice(0, 2)).toEqual([7, 21]);
});

test('a model survives its bytes, and damaged or foreign bytes are refused with a code', async () => {
  const { frame, codes } = mixedTable(400, 3);
  const model = await fitBoosting(frame, { task: 'classification', codes, classes: 3 }, { iterations: 5 });
  const bytes = model.serialize();
  const restored = loadTreeModel(bytes);
  expect(await restored.predict(frame)).toEqual(await model.predict(frame));
  expect(restored.bestIteration).toBe(5);
  for (const at of [0, 9, 15, 25, 40, bytes.length - 1]) {
    const damaged = bytes.slice();
    damaged[at]! ^= 0x10;
    expect(() => loadTreeModel(damaged)).toThrowError(
      expect.objectContaining({ code: 'fitted_context_incompatible' }),
    );
  }
  for (const foreign of [new Uint8Array(0), bytes.subarray(0, 20), bytes.subarray(0, bytes.length - 4)])
    expect(() => loadTreeModel(foreign)).toThrowError(
      expect.objectContaining({ code: 'fitted_context_incompatible' }),
    );
});

test('a cancelled fit rejects with code aborted', async () => {
  const { frame, target } = numericFrame(20000, 10, 4, (x) => x[0]!);
  const control = createRunControl();
  const fitting = fitBoosting(
    frame,
    { task: 'regression', values: target },
    { iterations: 100000 },
    { control },
  );
  control[0] = 1;
  await expect(fitting).rejects.toMatchObject({ code: 'aborted' });
});

test('a closed model refuses to predict', async () => {
  const { frame, target } = numericFrame(50, 2, 4, (x) => x[0]!);
  const model = await fitBoosting(frame, { task: 'regression', values: target }, { iterations: 3 });
  model.close();
  await expect(model.predict(frame)).rejects.toThrow(TypeError);
});
