import { expect, test } from 'vitest';
import { vouchedGrowth } from '../../../src/tabular/engine/forecast/growth.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { months, normal, tableOf, uniform } from './support.ts';

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const flat = (values: readonly number[], h: number) => new Float64Array(h).fill(values[values.length - 1]!);
const drawn = (values: readonly number[], path: Float64Array) =>
  vouchedGrowth(Float64Array.from(values), path);

/** Mean absolute error of the forecast of a monthly series, in units of that of its last value. */
async function relativeError(values: readonly number[], h: number): Promise<number> {
  const known = values.slice(0, -h);
  const context = tableOf({ timestamp: months(known.length), target: known });
  const answer = await runForecast({ context, horizon: h, quantiles: [0.5] }, { threads: 1 });
  const miss = (path: (j: number) => number) =>
    mean(values.slice(-h).map((value, j) => Math.abs(value - path(j))));
  return miss((j) => answer.mean[j]!) / miss(() => known[known.length - 1]!);
}

test('growth by shares over orders of magnitude goes on: compound interest and inflations', async () => {
  const errors: number[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const noise = normal(uniform(seed));
    let log = 0;
    const values = Array.from({ length: 72 }, () => {
      log += 0.1 + 0.02 * seed + 0.03 * noise();
      return 50 * Math.exp(log);
    });
    errors.push(await relativeError(values, 12));
  }
  // A line through the last of such a curve misses about a half of what the last value misses.
  expect(mean(errors)).toBeLessThan(0.3);
});

test('growth is carried on as far as times like now kept theirs', () => {
  const grown = (growth: (t: number) => number) => {
    let log = 0;
    return Array.from({ length: 72 }, (_, t) => {
      log += growth(t);
      return Math.exp(log);
    });
  };
  const share = (values: readonly number[]) => {
    const path = drawn(values, flat(values, 6));
    return Math.log(path[5]! / values[71]!) / Math.log(values[71]! / values[65]!);
  };
  // Ever faster: what followed such growth was always more than it.
  const faster = grown((t) => 0.03 * 1.02 ** t);
  expect(share(faster)).toBeGreaterThan(0.7);
  expect(share(faster)).toBeLessThan(1);
  // Bursts of nine steps, the last one just over: what followed was mostly next to nothing.
  const bursts = grown((t) => (t % 18 >= 9 ? 0.3 : 0.01));
  expect(share(bursts)).toBeLessThan(0.3);
});

test('what is vouched for raises a path, never lowers it, and falls with what falls', () => {
  const rising = Array.from({ length: 60 }, (_, t) => 1.2 ** t);
  const up = drawn(rising, flat(rising, 6));
  up.forEach((value, j) => {
    expect(value / (rising[59]! * 1.2 ** (j + 1))).toBeCloseTo(1, 6);
  });
  const beyond = Float64Array.from({ length: 6 }, (_, j) => rising[59]! * 2 ** (j + 1));
  expect(drawn(rising, beyond)).toEqual(beyond);
  const falling = [...rising].reverse();
  const down = drawn(falling, flat(falling, 6));
  down.forEach((value, j) => {
    expect(value / (falling[59]! / 1.2 ** (j + 1))).toBeCloseTo(1, 6);
  });
});

test('what rises from nought is looked at from there on', () => {
  const values = Array.from({ length: 50 }, (_, t) => (t < 20 ? t % 2 : Math.round(3 * 1.25 ** (t - 19))));
  drawn(values, flat(values, 7)).forEach((value, j) => {
    expect(value / (values[49]! * 1.25 ** (j + 1))).toBeCloseTo(1, 1);
  });
});

test('a curve past its bend, a growth that stopped, and a walk are left as they are', () => {
  const logistic = Array.from({ length: 60 }, (_, t) => 1000 / (1 + Math.exp(-0.3 * (t - 35))));
  const stopped = Array.from({ length: 60 }, (_, t) => 1.3 ** Math.min(t, 50) * (1 + 0.01 * Math.sin(t)));
  const noise = normal(uniform(5));
  const noisy = Array.from({ length: 60 }, () => Math.exp(2 * noise()));
  const line = Array.from({ length: 60 }, (_, t) => 1 + 3 * t);
  const zeros = Array.from({ length: 60 }, (_, t) => (t % 5 === 0 ? 0 : 1.2 ** t));
  for (const values of [logistic, stopped, noisy, line, zeros]) {
    const path = flat(values, 8);
    expect(drawn(values, path)).toEqual(path);
  }
});

test('too little past, no steps, a constant and the ends of the range are left as they are', () => {
  for (const values of [[1], [1, 100, 10_000], new Array(40).fill(3), [-1, 2, 4, 8, 16, 32]]) {
    const path = flat(values, 3);
    expect(drawn(values, path)).toEqual(path);
  }
  expect(drawn([1, 2], new Float64Array(0))).toHaveLength(0);
  const tiny = Array.from({ length: 60 }, (_, t) => 2 ** (10 * t - 595));
  expect(drawn(tiny, flat(tiny, 4)).every((value) => Number.isFinite(value))).toBe(true);
});

test('intervals of growing series widen with the path that is raised', async () => {
  const noise = normal(uniform(9));
  let log = 0;
  const values = Array.from({ length: 80 }, () => {
    log += 0.15 + 0.05 * noise();
    return Math.exp(log);
  });
  const context = tableOf({ timestamp: months(68), target: values.slice(0, 68) });
  const answer = await runForecast({ context, horizon: 12, quantiles: [0.1, 0.5, 0.9] }, { threads: 1 });
  const width = (j: number) => answer.quantiles[3 * j + 2]! - answer.quantiles[3 * j]!;
  expect(width(11)).toBeGreaterThan(3 * width(0));
  const inside = values.slice(68).filter((value, j) => value <= answer.quantiles[3 * j + 2]!);
  expect(inside.length).toBeGreaterThanOrEqual(6);
});
