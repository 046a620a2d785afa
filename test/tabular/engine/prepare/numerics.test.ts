import { expect, test } from 'vitest';
import { normalQuantile } from '../../../../src/tabular/engine/prepare/normal-quantile.ts';
import {
  principalDirections,
  type SparseRows,
} from '../../../../src/tabular/engine/prepare/principal-directions.ts';

test.each([
  // Standard tables of the normal distribution.
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.9, 1.2815515655446004],
  [0.01, -2.3263478740408408],
  [1e-4, -3.719016485455709],
  [1e-8, -5.612001244174965],
  [1 - 1e-8, 5.612001243305505],
])('the normal quantile at %d is %d', (p, z) => {
  expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(1e-8);
});

test('the normal quantile increases and is odd about one half', () => {
  let before = Number.NEGATIVE_INFINITY;
  for (let k = 1; k < 2000; k++) {
    const z = normalQuantile(k / 2000);
    expect(z).toBeGreaterThan(before);
    expect(z).toBeCloseTo(-normalQuantile(1 - k / 2000), 9);
    before = z;
  }
});

function sparse(dense: number[][]): SparseRows {
  const cols = dense[0]!.length;
  const starts = [0];
  const columns: number[] = [];
  const values: number[] = [];
  for (const row of dense) {
    row.forEach((value, j) => {
      if (value === 0) return;
      columns.push(j);
      values.push(value);
    });
    starts.push(columns.length);
  }
  return {
    rows: dense.length,
    cols,
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    values: Float64Array.from(values),
  };
}

test('the leading directions of a matrix built from known ones are found again', () => {
  // Orthonormal right vectors u, v with singular values 10 and 3, and a little of a third.
  const u = [0.5, 0.5, 0.5, 0.5];
  const v = [0.5, -0.5, 0.5, -0.5];
  const w = [0.5, 0.5, -0.5, -0.5];
  const dense = [u.map((x) => 10 * x), v.map((x) => 3 * x), w.map((x) => 0.1 * x)];
  const found = principalDirections(sparse(dense), 2);
  const column = (k: number) => [0, 1, 2, 3].map((i) => found[i * 2 + k]!);
  const dot = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  expect(Math.abs(dot(column(0), u))).toBeCloseTo(1, 6);
  expect(Math.abs(dot(column(1), v))).toBeCloseTo(1, 6);
  expect(dot(column(0), column(1))).toBeCloseTo(0, 9);
});

test('directions beyond the rank are zero, not noise', () => {
  const found = principalDirections(
    sparse([
      [1, 2, 3],
      [2, 4, 6],
    ]),
    3,
  );
  const lengths = [0, 1, 2].map((k) => Math.hypot(found[k]!, found[3 + k]!, found[6 + k]!));
  expect(lengths[0]).toBeCloseTo(1, 9);
  expect(lengths[1]).toBe(0);
  expect(lengths[2]).toBe(0);
});
