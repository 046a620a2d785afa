import { expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { withoutOutliers } from '../../../src/tabular/engine/forecast/outliers.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

const noise = normal(uniform(4));
const week = [100, 104, 98, 101, 120, 60, 50];
const sales = (count: number) => Float64Array.from({ length: count }, (_, t) => week[t % 7]! + 2 * noise());

test('a spike in the last days is drawn to the level before, wherever among them it stands', () => {
  for (const [from, count] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [6, 1],
  ] as const) {
    const values = sales(140);
    const whole = values.slice();
    for (let t = 140 - from; t < 140 - from + count; t++) values[t] = values[t]! * 8;
    const cleaned = withoutOutliers(values, [7]);
    for (let t = 0; t < 140; t++) expect(Math.abs(cleaned[t]! - whole[t]!)).toBeLessThan(20);
  }
});

test('the mean of days after a spike is that of days before', async () => {
  const target = [...sales(140)];
  target[139] = 900;
  const context = tableOf({ timestamp: days(140), target });
  const { mean } = await runForecast({ context, horizon: 7, quantiles: [0.5] }, { threads: 1 });
  mean.forEach((value, j) => {
    expect(Math.abs(value - week[(140 + j) % 7]!)).toBeLessThan(10);
  });
});

test('a new level, a walk, a season that changed and a short series are left as they are', () => {
  const shifted = sales(140).map((value, t) => (t >= 130 ? value + 200 : value));
  expect(withoutOutliers(shifted, [7])).toEqual(shifted);
  let level = 0;
  const walk = Float64Array.from({ length: 200 }, (_, t) => {
    level += noise() * (t === 199 ? 30 : 1);
    return level;
  });
  expect(withoutOutliers(walk, [])).toEqual(walk);
  const changed = sales(140).map((value, t) => (t >= 126 ? week[6 - (t % 7)]! + 0.01 * value : value));
  expect(withoutOutliers(changed, [7])).toEqual(changed);
  const short = sales(30);
  short[29] = 900;
  expect(withoutOutliers(short, [7])).toEqual(short);
});

test('usual series and constant ones are left as they are', () => {
  const usual = sales(140);
  expect(withoutOutliers(usual, [7])).toEqual(usual);
  const constant = new Float64Array(60).fill(3);
  expect(withoutOutliers(constant, [])).toEqual(constant);
});

test('a value of a thousand times the others widens no interval by as much', async () => {
  const target = [...sales(140)];
  target[60] = 1e6;
  const context = tableOf({ timestamp: days(140), target });
  const { quantiles } = await runForecast({ context, horizon: 7, quantiles: [0.1, 0.9] }, { threads: 1 });
  for (let j = 0; j < 7; j++) {
    expect(quantiles[2 * j + 1]!).toBeLessThan(200);
    expect(quantiles[2 * j]!).toBeGreaterThan(0);
  }
});

test('rare sales are forecast at their rate after a quiet time too', async () => {
  const random = uniform(9);
  const target: number[] = Array.from({ length: 240 }, (_, t) => (t < 212 && random() < 0.2 ? 3 : 0));
  const rate = target.reduce((a, b) => a + b) / 240;
  for (const count of [240, 230, 220]) {
    const context = tableOf({ timestamp: days(count), target: target.slice(0, count) });
    const { mean } = await runForecast({ context, horizon: 7, quantiles: [0.5] }, { threads: 1 });
    expect(mean[0]!).toBeGreaterThan(0.1 * rate);
    expect(mean[0]!).toBeLessThan(1.5 * rate);
  }
});

test('what has ended stays at nought', async () => {
  const target = Array.from({ length: 60 }, (_, t) => Math.max(0, 100 - 4 * t));
  const context = tableOf({ timestamp: days(60), target });
  const { mean } = await runForecast({ context, horizon: 4, quantiles: [0.5] }, { threads: 1 });
  expect(Math.max(...mean)).toBeLessThan(0.1);
});

test('sales of Mondays alone are forecast on Mondays alone', async () => {
  const target = Array.from({ length: 140 }, (_, t) => (t % 7 === 0 ? Math.round(20 + noise()) : 0));
  const context = tableOf({ timestamp: days(140), target });
  const { mean } = await runForecast({ context, horizon: 7, quantiles: [0.5] }, { threads: 1 });
  expect(mean[0]!).toBeGreaterThan(15);
  expect(Math.max(...mean.subarray(1))).toBeLessThan(1);
});

test('a slip below nought among values above it is drawn in', () => {
  const values = Float64Array.from(
    { length: 140 },
    (_, t) => (100 + t) * (1 + 0.01 * (t % 7)) + 0.2 * noise(),
  );
  const whole = values.slice();
  values[120] = -50_000;
  const cleaned = withoutOutliers(values, [7]);
  cleaned.forEach((value, t) => {
    expect(Math.abs(value - whole[t]!)).toBeLessThan(100);
  });
});

test('demand on a day among many without any is no outlier', () => {
  const values = Float64Array.from({ length: 120 }, (_, t) => (t % 9 === 2 ? 1 + (t % 4) : 0));
  values[118] = 3;
  expect(withoutOutliers(values, [7])).toEqual(values);
});

test('a month written ten times too large hides no season, and the last month is taken as it is', async () => {
  const own = uniform(6);
  const shape = [10, -5, 0, 5, 15, 20, 30, 25, 5, 0, -10, -20];
  const target = Array.from({ length: 60 }, (_, t) => 100 + shape[t % 12]! + 2 * own());
  const ask = (values: number[]) =>
    runForecast(
      { context: tableOf({ timestamp: months(60), target: values }), horizon: 12, quantiles: [0.1, 0.9] },
      { threads: 1 },
    );
  const spoilt = target.map((value, t) => (t === 30 ? 10 * value : value));
  const answer = await ask(spoilt);
  answer.mean.forEach((value, j) => {
    expect(Math.abs(value - 101 - shape[j]!)).toBeLessThan(6);
    expect(answer.quantiles[2 * j + 1]! - answer.quantiles[2 * j]!).toBeLessThan(40);
  });
  expect(answer.notes?.join()).toMatch(/1 outlier was drawn in before the forecast: 2002-07-01/);
  const ended = await ask(target.map((value, t) => (t === 59 ? 10 * value : value)));
  expect(ended.notes?.join()).not.toMatch(/drawn in/);
});
