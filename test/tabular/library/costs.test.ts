import { expect, test } from 'vitest';
import { evaluate, fit, loadModel } from '../../../src/tabular/index.ts';
import { gaussians } from '../engine/synthetic.ts';

/** One payment in six is a fraud, which `x` tells in part. */
function payments(rows: number, seed: number) {
  const normal = gaussians(seed);
  return Array.from({ length: rows }, (_, i) => {
    const fraud = i % 6 === 0;
    return { x: normal() + (fraud ? 2.2 : 0), z: normal(), kind: fraud ? 'fraud' : 'fine' };
  });
}
const options = { target: 'kind', effort: 'fast', threads: 2 } as const;
const costs = { fraud: { fine: 20 } };

test('labels are those of the least expected cost; probabilities stay as they are', async () => {
  const rows = payments(240, 3);
  const plain = await fit(rows, options);
  const priced = await fit(rows, { ...options, costs });
  const fresh = payments(60, 4);
  const [before, after] = [await plain.predict(fresh), await priced.predict(fresh)];
  expect(after.probabilities).toEqual(before.probabilities);
  const fraud = priced.classes!.indexOf('fraud');
  fresh.forEach((_, i) => {
    const p = after.probabilities![2 * i + fraud]!;
    expect(after.at(i)).toBe(20 * p > 1 - p ? 'fraud' : 'fine');
  });
  expect(fresh.filter((_, i) => after.at(i) === 'fraud').length).toBeGreaterThan(
    fresh.filter((_, i) => before.at(i) === 'fraud').length,
  );
  const again = await loadModel(await priced.serialize());
  expect((await again.predict(fresh)).values).toEqual(after.values);
});

test('evaluate tells what labels cost, beside the most probable ones and one label for all', async () => {
  const rows = payments(240, 5);
  const { costs: told, classification, classes } = await evaluate(rows, { ...options, costs });
  const [fraud, fine] = [classes!.indexOf('fraud'), classes!.indexOf('fine')];
  const { confusion } = classification!;
  // The confusion is that of the labels that are given.
  expect(told!.mean).toBeCloseTo(
    (20 * confusion[2 * fraud + fine]! + confusion[2 * fine + fraud]!) / 240,
    12,
  );
  expect(told!.baseline).toBeCloseTo(200 / 240, 12);
  expect(told!.baselineLabel).toBe('fraud');
  expect(told!.mean).toBeLessThan(told!.baseline);
  expect(told!.mean).toBeLessThan(told!.mostProbable);
  expect((await evaluate(rows, options)).costs).toBeNull();
});

test('costs of classes that are not there, of regressions, or that are no numbers are refused', async () => {
  const rows = payments(60, 6);
  await expect(fit(rows, { ...options, costs: { froud: { fine: 2 } } })).rejects.toThrow(
    'costs name "froud", which is not a class of the target; did you mean "fraud"?',
  );
  await expect(fit(rows, { ...options, costs: { fraud: { fine: Number.NaN } } })).rejects.toThrow(
    'costs must be finite numbers, received NaN',
  );
  await expect(fit(rows, { ...options, costs: { fraud: 3 } as never })).rejects.toThrow(
    'costs must be an object',
  );
  await expect(fit(rows, { ...options, target: 'x', task: 'regression', costs })).rejects.toThrow(
    'costs belong to a classification',
  );
});
