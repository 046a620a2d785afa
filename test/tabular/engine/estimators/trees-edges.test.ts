import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import {
  fitBoosting,
  fitExtraTrees,
  type TreeTarget,
} from '../../../../src/tabular/engine/estimators/trees.ts';
import { createRunControl, type Frame } from '../../../../src/tabular/engine/frame.ts';
import { mixedTable, numericFrame, uniform } from './tree-data.ts';

const fits = {
  boosting: (frame: Frame, target: TreeTarget) => fitBoosting(frame, target, { iterations: 4, minRows: 2 }),
  'extra-trees': async (frame: Frame, target: TreeTarget) =>
    (await fitExtraTrees(frame, target, { trees: 4 })).model,
};

const column = (values: Float64Array): Frame => ({
  rows: values.length,
  features: [{ kind: 'number', name: 'x', values }],
});

for (const [name, fit] of Object.entries(fits)) {
  test(`${name} of one row predicts that row`, async () => {
    const model = await fit(column(Float64Array.of(3)), {
      task: 'regression',
      values: Float64Array.of(42),
    });
    expect([...(await model.predict(column(Float64Array.of(1, Number.NaN))))]).toEqual([42, 42]);
  });

  test(`${name} of one class is certain of it`, async () => {
    const target = { task: 'classification', codes: new Int32Array(5), classes: 1 } as const;
    const model = await fit(column(Float64Array.of(1, 2, 3, 4, 5)), target);
    expect(model.outputs).toBe(1);
    expect([...(await model.predict(column(Float64Array.of(9))))]).toEqual([1]);
  });

  test(`${name} takes constant, empty and infinite columns and a constant target`, async () => {
    const frame: Frame = {
      rows: 50,
      features: [
        { kind: 'number', name: 'constant', values: new Float64Array(50).fill(7) },
        { kind: 'number', name: 'missing', values: new Float64Array(50).fill(Number.NaN) },
        {
          kind: 'number',
          name: 'infinite',
          values: Float64Array.from({ length: 50 }, (_, i) => (i % 2 ? Infinity : -Infinity)),
        },
        { kind: 'category', name: 'none', codes: new Int32Array(50).fill(-1), cardinality: 0 },
        { kind: 'category', name: 'one', codes: new Int32Array(50), cardinality: 1 },
      ],
    };
    const same = await fit(frame, { task: 'regression', values: new Float64Array(50).fill(-2.5) });
    expect(new Set(await same.predict(frame))).toEqual(new Set([-2.5]));
    const alternating = Int32Array.from({ length: 50 }, (_, i) => i % 2);
    const told = await fit(frame, { task: 'classification', codes: alternating, classes: 2 });
    const p = await told.predict(frame);
    expect(p[0]).toBeGreaterThan(p[1]!);
    expect(p[3]).toBeGreaterThan(p[2]!);
  });

  test(`${name} tells 160 classes apart, absent ones included`, async () => {
    const rows = 3200;
    const x = Float64Array.from({ length: rows }, (_, i) => i % 160);
    const codes = Int32Array.from(x, (v) => (v === 159 ? 0 : v));
    const model = await fit(column(x), { task: 'classification', codes, classes: 160 });
    const p = await model.predict(column(x), { threads: 2 });
    let hits = 0;
    for (let i = 0; i < rows; i++) {
      const row = p.subarray(160 * i, 160 * i + 160);
      expect(Math.abs(row.reduce((a, b) => a + b) - 1)).toBeLessThan(1e-9);
      if (row.indexOf(Math.max(...row)) === codes[i]) hits++;
    }
    expect(hits / rows).toBeGreaterThan(0.9);
  });

  test(`${name} finds the one telling column of 2,000`, async () => {
    const { frame, target } = numericFrame(200, 2000, 6, (x) => (x[1234]! > 0 ? 5 : 0));
    const model = await fit(frame, { task: 'regression', values: target });
    const gains = model.importance();
    expect(gains.indexOf(Math.max(...gains))).toBe(1234);
  });

  const three = Float64Array.of(1, 2, 3);
  const good: TreeTarget = { task: 'regression', values: three };
  for (const [what, frame, target] of [
    ['no rows', column(new Float64Array(0)), { task: 'regression', values: new Float64Array(0) }],
    ['a short column', { ...column(three), rows: 4 }, good],
    ['a short target', column(three), { task: 'regression', values: Float64Array.of(1) }],
    [
      'a target that is not finite',
      column(three),
      { task: 'regression', values: Float64Array.of(1, 2, NaN) },
    ],
    [
      'a code beyond the classes',
      column(three),
      { task: 'classification', codes: Int32Array.of(0, 1, 2), classes: 2 },
    ],
    [
      'a negative code',
      column(three),
      { task: 'classification', codes: Int32Array.of(0, -1, 1), classes: 2 },
    ],
    ['a column of the wrong type', { rows: 3, features: [{ values: [1, 2, 3] }] }, good],
    ['a negative cardinality', { rows: 3, features: [{ codes: new Int32Array(3), cardinality: -1 }] }, good],
    ['a fractional row count', { ...column(three), rows: 2.5 }, good],
  ] as [string, Frame, TreeTarget][])
    test(`${name} refuses ${what}`, async () => {
      const error = await fit(frame, target).catch((reason: unknown) => reason);
      expect(error instanceof RangeError || error instanceof TypeError).toBe(true);
    });
}

test('parameters outside their range are refused by name', async () => {
  const frame = column(Float64Array.of(1, 2, 3));
  const target: TreeTarget = { task: 'regression', values: Float64Array.of(1, 2, 3) };
  for (const params of [
    { learningRate: 0 },
    { maxBins: 257 },
    { maxBins: 1 },
    { quantile: 1 },
    { rowFraction: 0 },
    { iterations: 1.5 },
    { l2: Number.NaN },
    { maxLeaves: 0 },
  ])
    await expect(fitBoosting(frame, target, params)).rejects.toThrow(Object.keys(params)[0]);
  await expect(fitBoosting(frame, target, {}, { threads: 0 })).rejects.toThrow('threads');
  for (const weights of [
    Float64Array.of(0, 0, 0),
    Float64Array.of(1, -1, 1),
    Float64Array.of(1, Infinity, 1),
  ])
    await expect(fitBoosting(frame, target, {}, { weights })).rejects.toThrow(RangeError);
});

test('a frame of other features is refused at prediction with code schema_mismatch', async () => {
  const { frame, codes } = mixedTable(200, 1);
  const model = await fitBoosting(frame, { task: 'classification', codes, classes: 3 }, { iterations: 2 });
  const fewer = { rows: 200, features: frame.features.slice(1) };
  const swapped = { rows: 200, features: [...frame.features].reverse() };
  for (const other of [fewer, swapped])
    await expect(model.predict(other)).rejects.toMatchObject({ code: 'schema_mismatch' });
});

test('progress reaches the end of the scale', async () => {
  const { frame, target } = numericFrame(300, 2, 1, (x) => x[0]!);
  const control = createRunControl();
  await fitBoosting(frame, { task: 'regression', values: target }, { iterations: 5 }, { control });
  expect(control[1]).toBe(1000);
  control[1] = 0;
  await fitExtraTrees(frame, { task: 'regression', values: target }, { trees: 5 }, { control });
  expect(control[1]).toBe(1000);
});

test('worker threads fit at the same time as each other and give the same bytes', async () => {
  const addonPath = fileURLToPath(new URL('../../../../build/Release/graticule.node', import.meta.url));
  const random = uniform(3);
  const values = new Float64Array(new SharedArrayBuffer(8 * 2000));
  for (let i = 0; i < 2000; i++) values[i] = random();
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const addon = require(workerData.addonPath);
    const frame = { rows: 2000, features: [{ values: workerData.values }] };
    addon.fitForest({ frame, target: workerData.values, classes: 0, extra: true, trees: 20, rowFraction: 1, candidates: 0, minRows: 1,
      maxDepth: 0, maxBins: 256, statisticsAbove: 16, seed: 1, threads: 2 })
      .then(({ model }) => parentPort.postMessage(addon.serializeTrees(model)));`;
  const run = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      const worker = new Worker(code, { eval: true, workerData: { addonPath, values } });
      worker.once('message', resolve).once('error', reject);
    });
  const [a, b] = await Promise.all([run(), run()]);
  expect(a!.length).toBeGreaterThan(1000);
  expect(b).toEqual(a);
});
