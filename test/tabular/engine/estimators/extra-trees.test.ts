import { expect, test } from 'vitest';
import { fitExtraTrees, loadTreeModel } from '../../../../src/tabular/engine/estimators/trees.ts';
import { createRunControl } from '../../../../src/tabular/engine/frame.ts';
import { mixedTable, numericFrame, rootMeanSquare } from './tree-data.ts';

const smooth = (x: number[]) => Math.sin(3 * x[0]!) + x[1]! * x[2]!;

for (const mode of ['extra', 'forest'] as const) {
  test(`${mode} regression generalises to rows it has not seen`, async () => {
    const train = numericFrame(3000, 5, 1, smooth);
    const fresh = numericFrame(1000, 5, 2, smooth);
    const { model } = await fitExtraTrees(
      train.frame,
      { task: 'regression', values: train.target },
      { mode, trees: 60 },
      { threads: 2 },
    );
    const spread = rootMeanSquare(fresh.target, new Float64Array(1000));
    expect(rootMeanSquare(await model.predict(fresh.frame), fresh.target)).toBeLessThan(0.25 * spread);
  });

  test(`${mode} classification beats the majority with missing values and categories`, async () => {
    const train = mixedTable(3000, 1);
    const fresh = mixedTable(1000, 2);
    const target = { task: 'classification', codes: train.codes, classes: 3 } as const;
    const { model } = await fitExtraTrees(train.frame, target, { mode, trees: 60 }, { threads: 2 });
    const p = await model.predict(fresh.frame);
    let hits = 0;
    const counts = [0, 0, 0];
    for (let i = 0; i < 1000; i++) {
      const row = p.subarray(3 * i, 3 * i + 3);
      expect(row[0]! + row[1]! + row[2]!).toBeCloseTo(1, 9);
      hits += row.indexOf(Math.max(...row)) === fresh.codes[i]! ? 1 : 0;
      counts[fresh.codes[i]!]!++;
    }
    expect(hits).toBeGreaterThan(1.3 * Math.max(...counts));
  });

  test(`${mode} gives the same bytes for one thread and two, and they restore it`, async () => {
    const { frame, codes } = mixedTable(500, 3);
    const target = { task: 'classification', codes, classes: 3 } as const;
    const { model: one } = await fitExtraTrees(frame, target, { mode, trees: 12 }, { threads: 1, seed: 1 });
    const { model: two } = await fitExtraTrees(frame, target, { mode, trees: 12 }, { threads: 2, seed: 1 });
    expect(two.serialize()).toEqual(one.serialize());
    expect(await loadTreeModel(one.serialize()).predict(frame)).toEqual(await two.predict(frame));
  });
}

test('fully grown extra-trees reproduce distinct training rows exactly', async () => {
  const { frame, target } = numericFrame(200, 3, 9, smooth);
  const { model } = await fitExtraTrees(frame, { task: 'regression', values: target }, { trees: 5 });
  expect(rootMeanSquare(await model.predict(frame), target)).toBeLessThan(1e-6);
});

test('a row without weight has no influence', async () => {
  const { frame, target } = numericFrame(300, 3, 9, smooth);
  const weights = new Float64Array(300).fill(1);
  for (let i = 0; i < 300; i += 3) weights[i] = 0;
  const changed = target.map((y, i) => (i % 3 === 0 ? y + 100 : y));
  const options = { weights };
  const { model: a } = await fitExtraTrees(
    frame,
    { task: 'regression', values: target },
    { trees: 5 },
    options,
  );
  const { model: b } = await fitExtraTrees(
    frame,
    { task: 'regression', values: changed },
    { trees: 5 },
    options,
  );
  expect(rootMeanSquare(await a.predict(frame), await b.predict(frame))).toBeLessThan(1e-5);
});

test.each([
  ['extra', 0.7],
  ['forest', 1],
] as const)(
  '%s answers for its own rows from the trees that have not seen them',
  async (mode, rowFraction) => {
    const { frame, target } = numericFrame(400, 4, 9, smooth);
    const params = { mode, trees: 60, rowFraction };
    const values = target.slice();
    const first = await fitExtraTrees(frame, { task: 'regression', values }, params, { outOfBag: true });
    const spread = rootMeanSquare(target, new Float64Array(400).fill(target.reduce((a, b) => a + b) / 400));
    const fitted = rootMeanSquare(await first.model.predict(frame), target);
    const honest = rootMeanSquare(first.outOfBag!, target);
    expect(honest).toBeLessThan(0.6 * spread);
    expect(honest).toBeGreaterThan(1.3 * fitted);
    const two = await fitExtraTrees(frame, { task: 'regression', values }, params, {
      outOfBag: true,
      threads: 2,
    });
    expect(two.outOfBag).toEqual(first.outOfBag);
  },
);

test('a row that every tree has seen has no out-of-bag answer, and none are given unless asked for', async () => {
  const { frame, codes } = mixedTable(50, 3);
  const target = { task: 'classification', codes, classes: 3 } as const;
  const { outOfBag } = await fitExtraTrees(frame, target, { trees: 3 }, { outOfBag: true });
  expect(outOfBag).toHaveLength(150);
  expect(outOfBag!.every(Number.isNaN)).toBe(true);
  expect((await fitExtraTrees(frame, target, { trees: 3 })).outOfBag).toBeNull();
});

test('a cancelled forest rejects with code aborted', async () => {
  const { frame, target } = numericFrame(20000, 10, 4, smooth);
  const control = createRunControl();
  const fitting = fitExtraTrees(frame, { task: 'regression', values: target }, { trees: 5000 }, { control });
  control[0] = 1;
  await expect(fitting).rejects.toMatchObject({ code: 'aborted' });
});
