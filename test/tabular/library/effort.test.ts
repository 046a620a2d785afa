/** How much work a fit may take, from the library down to the engine. */

import { afterAll, describe, expect, test } from 'vitest';
import { effortSettings } from '../../../src/tabular/engine/blend/effort.ts';
import { portfolios } from '../../../src/tabular/engine/members/portfolio.ts';
import {
  closeSharedEngine,
  createTabular,
  type Effort,
  efforts,
  evaluate,
  fit,
  loadModel,
} from '../../../src/tabular/index.ts';
import { createCall, createHarness, fitBody, trainingPayload, upload } from '../../support/service.ts';

afterAll(closeSharedEngine);

const rows = Array.from({ length: 60 }, (_, i) => ({
  x: (i * 7) % 60,
  z: (i * i) % 11,
  y: 3 * ((i * 7) % 60) + ((i * i) % 11) + Math.sin(i),
}));

test('every effort fits a model that predicts, and that any process restores', async () => {
  for (const effort of efforts) {
    const model = await fit(rows, { target: 'y', effort, seed: 4 });
    const prediction = await model.predict(rows);
    const errors = rows.map(({ y }, i) => Math.abs(y - (prediction.values[i] as number)));
    expect(Math.max(...errors)).toBeLessThan(30);
    const restored = await loadModel(await model.serialize());
    expect((await restored.predict(rows)).values).toEqual(prediction.values);
    const members = new Set(portfolios[effort].map(({ name }) => name).concat('constant'));
    expect(model.members.every(({ name }) => members.has(name))).toBe(true);
    model.close();
    restored.close();
  }
});

test('no effort is the same as balanced, bit for bit', async () => {
  const [plain, balanced] = await Promise.all([
    fit(rows, { target: 'y' }),
    fit(rows, { target: 'y', effort: 'balanced' }),
  ]);
  expect(await plain.serialize()).toEqual(await balanced.serialize());
});

test('more effort never plans less: fits, members, budget', () => {
  for (const count of [3, 30, 100, 200, 900, 4000, 20_000, 90_000, 500_000]) {
    const shape = { rows: count, numbers: 8, categories: 2, designColumns: 30, classes: 3 };
    const fits = efforts.map((effort) => {
      const { folds, repeats } = effortSettings[effort].folds(shape);
      return folds * repeats;
    });
    expect(fits).toEqual(fits.toSorted((a, b) => a - b));
    const members = efforts.map(
      (effort) => portfolios[effort].filter((member) => member.accepts(shape)).length,
    );
    expect(members).toEqual(members.toSorted((a, b) => a - b));
  }
  const budgets = efforts.map((effort) => effortSettings[effort].budgetShare);
  expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
});

describe('an unknown effort is refused, naming the ones there are', () => {
  const effort = 'fastest' as Effort;
  test.each([
    ['fit', () => fit(rows, { target: 'y', effort })],
    ['evaluate', () => evaluate(rows, { target: 'y', effort })],
  ])('%s', async (_, call) => {
    await expect(call()).rejects.toThrow(/effort must be one of fast, balanced, best, received "fastest"/);
  });

  test('createTabular', async () => {
    await expect(createTabular({ worker: { effort } })).rejects.toThrow(/worker\.effort/);
  });
});

test('the job service fits with the effort that it was opened with, and compiles contexts where it is told to', async () => {
  for (const effort of [undefined, 'best'] as const) {
    const compile = effort === 'best';
    await using harness = await createHarness({ worker: { ...(effort && { effort, compile }) } });
    const begun = new Promise<void>((resolve) => {
      harness.engine.before = (name) => {
        if (name === 'fit') resolve();
      };
    });
    const call = createCall(harness.mount.fetch);
    await call('POST', '/v1/fits', { body: fitBody(await upload(call, trainingPayload(4, 0)), 4) });
    await begun;
    expect(harness.engine.efforts).toEqual([effort ?? 'balanced']);
    expect(harness.engine.compiled).toEqual([compile]);
  }
});
