/** Rows whose numbers are of another size than those of the fit: predicted, and told. */

import { expect, test } from 'vitest';
import { fit } from '../../../src/tabular/library/index.ts';

const rows = 40;
const sizes = Array.from({ length: rows }, (_, row) => 5 + ((row * 7) % 90));
const fitted = (cell: (size: number) => string | number) =>
  fit({ x: sizes.map(cell), y: sizes.map((size) => 3 * size) }, { target: 'y', effort: 'fast', seed: 1 });
const later = [12, 30, 45, 60, 81];

test.each<[string, (size: number) => string | number, readonly (string | number)[], number]>([
  ['shares for percentages', (size) => `${size}%`, later.map((size) => size / 100), 1],
  ['one share for percentages', (size) => `${size}%`, [0.45], 1],
  ['grams for kilograms', (size) => size, later.map((size) => size * 1000), 1],
  ['the same unit', (size) => size, later, 0],
  ['the same percentages without a sign', (size) => `${size}%`, later, 0],
  ['beyond what was learnt, and not far', (size) => size, later.map((size) => size + 120), 0],
  ['one number away', (size) => size, [2000], 0],
  ['one number far away, as points between thousands', (size) => size, [45_500], 1],
  ['some of another size', (size) => size, [0.12, 0.3, 45, 60, 81], 0],
])('%s', async (_, cell, x, columns) => {
  const model = await fitted(cell);
  const { otherScale } = await model.predict({ x: [...x] });
  expect(otherScale.map(({ column }) => column)).toEqual(columns === 0 ? [] : ['x']);
  for (const { rows: its, learnt } of otherScale) {
    expect(its).toEqual([Math.min(...x.map(Number)), Math.max(...x.map(Number))]);
    expect(learnt[0]).toBeGreaterThanOrEqual(5);
    expect(learnt[1]).toBeLessThanOrEqual(95);
  }
  model.close();
});

test('a number that stands for no value is told, unless the model has learnt it', async () => {
  const model = await fitted((size) => size);
  const { otherScale } = await model.predict({ x: [12, -999, 30] });
  expect(otherScale).toMatchObject([{ column: 'x', rows: [-999, -999] }]);
  expect((await model.predict({ x: [12, -2, 30] })).otherScale).toEqual([]);
  model.close();
  const knows = await fit(
    { x: sizes.map((size, row) => (row % 5 ? size : -999)), y: sizes },
    { target: 'y', effort: 'fast' },
  );
  expect((await knows.predict({ x: [12, -999, 30] })).otherScale).toEqual([]);
  knows.close();
});

test('dates of another century are told, those soon after are not', async () => {
  const born = sizes.map((size) => `${1930 + (size % 60)}-03-${10 + (size % 18)}`);
  const model = await fit({ born, y: sizes }, { target: 'y', effort: 'fast', seed: 1 });
  const far = await model.predict({ born: ['20.07.2051', '25.08.2053'] });
  expect(far.otherScale).toMatchObject([{ column: 'born', kind: 'date' }]);
  expect((await model.predict({ born: ['1990-07-20', '1995-08-25'] })).otherScale).toEqual([]);
  model.close();
});
