/** Some rows of a large frame are read where they stand, and count as copied ones do. */

import { expect, test } from 'vitest';
import { fitBoosting, fitExtraTrees, type TreeModel } from '../../../src/tabular/engine/estimators/trees.ts';
import type { Feature, Frame } from '../../../src/tabular/engine/frame.ts';
import { createRandom } from '../../../src/tabular/engine/random.ts';
import { takeRows } from '../../../src/tabular/engine/rows.ts';

/** Cell by cell would take seconds. */
const same = (a: Float64Array | Float32Array | Int32Array, b: typeof a) =>
  a.length === b.length &&
  Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(Buffer.from(b.buffer, b.byteOffset, b.byteLength));

const rows = 70_000;
const random = createRandom(5);
const numbers = () =>
  Float64Array.from({ length: rows }, () => (random.next() < 0.05 ? Number.NaN : random.next()));
const features: Feature[] = [
  ...Array.from({ length: 14 }, (_, j): Feature => ({ kind: 'number', name: `x${j}`, values: numbers() })),
  { kind: 'number', name: 'single', values: Float32Array.from(numbers()) },
  {
    kind: 'category',
    name: 'town',
    codes: Int32Array.from({ length: rows }, () => Math.floor(random.next() * 400) - 1),
    cardinality: 399,
  },
];
const frame: Frame = { rows, features };
const places = Int32Array.from({ length: rows }, (_, i) => i).filter((i) => i % 50 !== 7);
const taken = takeRows(frame, places);
const copied: Frame = { rows: taken.rows, features: taken.features.map((feature) => ({ ...feature })) };
const y = Float64Array.from(places, (i) => {
  const [a, b] = features as [Feature & { kind: 'number' }, Feature & { kind: 'number' }];
  return (a.values[i] || 0) + (b.values[i]! > 0.5 ? 1 : 0);
});
const target = { task: 'regression', values: y } as const;

test('Columns of taken rows hold those rows, also of rows taken twice', () => {
  const number = features[0] as Feature & { kind: 'number' };
  const category = features[15] as Feature & { kind: 'category' };
  expect(taken.base).toBe(frame);
  expect(
    same(
      (taken.features[0] as typeof number).values,
      Float64Array.from(places, (i) => number.values[i]!),
    ),
  ).toBe(true);
  expect(
    same(
      (taken.features[15] as typeof category).codes,
      places.map((i) => category.codes[i]!),
    ),
  ).toBe(true);
  const half = Int32Array.from({ length: places.length - 1 }, (_, i) => i + 1);
  const twice = takeRows(taken, half);
  expect(twice.base).toBe(frame);
  expect(same(twice.places!, places.slice(1))).toBe(true);
  // Other columns are no rows of that frame.
  expect({ ...taken, features: [] }).not.toHaveProperty('base');
});

test('Trees learn and predict from taken rows what they do from copied ones, bit for bit', async () => {
  const models = async (its: Frame): Promise<TreeModel[]> => [
    await fitBoosting(its, target, { iterations: 3 }, { seed: 1, validation: { frame: its, target } }),
    (await fitExtraTrees(its, target, { trees: 2, mode: 'forest' })).model,
  ];
  const few = Int32Array.from({ length: 9 }, (_, i) => 7000 * i);
  const [ofTaken, ofCopied] = [await models(taken), await models(copied)];
  for (const [m, model] of ofTaken.entries()) {
    expect(Buffer.from(model.serialize()).equals(Buffer.from(ofCopied[m]!.serialize()))).toBe(true);
    const answers = await model.predict(taken);
    expect(same(answers, await model.predict(copied))).toBe(true);
    expect(await model.predict(takeRows(copied, few))).toEqual(
      Float64Array.from(few, (row) => answers[row]!),
    );
  }
});
