import { expect, test } from 'vitest';
import { createRandom } from '../../src/tabular/engine/random.ts';
import { trendOf } from './slope.ts';

const random = createRandom(1);
const series = (value: (i: number) => number) =>
  Array.from({ length: 100 }, (_, i) => ({ ms: i * 1000, value: value(i) }));

test('noise and single peaks are flat', () => {
  const samples = series((i) => 400 + 30 * random.next() + (i % 17 === 0 ? 500 : 0));
  expect(trendOf(samples, 0.05, 16)).toMatchObject({ flat: true });
});

test('a slow leak under the same noise is not', () => {
  const samples = series((i) => 400 + 30 * random.next() + i);
  const { flat, growth } = trendOf(samples, 0.05, 16);
  expect(flat).toBe(false);
  expect(growth).toBeGreaterThan(80);
  expect(growth).toBeLessThan(120);
});

test('what falls is flat', () => {
  expect(
    trendOf(
      series((i) => 100 - i / 2),
      0,
      0,
    ),
  ).toMatchObject({ flat: true });
});
