import { expect, test } from 'vitest';
import { fitsKept } from '../../../../src/tabular/engine/blend/effort.ts';

test('a member of much weight keeps all its fits, one of little weight a few', () => {
  expect(fitsKept(1, 8, 0.001)).toBe(8);
  expect(fitsKept(0.3, 8, 0.001)).toBe(8);
  expect(fitsKept(0.1, 8, 0.001)).toBe(5);
  expect(fitsKept(0.02, 8, 0.001)).toBe(1);
});

test.each([1, 5, 16, 32])('what is left of %i fits brings no more variance than allowed', (fits) => {
  for (const weight of [0.02, 0.05, 0.1, 0.2, 0.5, 1]) {
    const kept = fitsKept(weight, fits, 0.001);
    expect(kept).toBeGreaterThanOrEqual(1);
    expect(kept).toBeLessThanOrEqual(fits);
    expect(weight ** 2 * (1 / kept - 1 / fits)).toBeLessThanOrEqual(0.001 + 1e-9);
    expect(fitsKept(weight, fits, 0)).toBe(fits);
  }
});
