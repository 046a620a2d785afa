import { expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { withoutLastOutliers } from '../../../src/tabular/engine/forecast/last-outliers.ts';
import { days, normal, tableOf, uniform } from './support.ts';

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
    const cleaned = withoutLastOutliers(values, [7]);
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
  expect(withoutLastOutliers(shifted, [7])).toEqual(shifted);
  let level = 0;
  const walk = Float64Array.from({ length: 200 }, (_, t) => {
    level += noise() * (t === 199 ? 30 : 1);
    return level;
  });
  expect(withoutLastOutliers(walk, [])).toEqual(walk);
  const changed = sales(140).map((value, t) => (t >= 126 ? week[6 - (t % 7)]! + 0.01 * value : value));
  expect(withoutLastOutliers(changed, [7])).toEqual(changed);
  const short = sales(30);
  short[29] = 900;
  expect(withoutLastOutliers(short, [7])).toEqual(short);
});

test('usual series and constant ones are left as they are', () => {
  const usual = sales(140);
  expect(withoutLastOutliers(usual, [7])).toEqual(usual);
  const constant = new Float64Array(60).fill(3);
  expect(withoutLastOutliers(constant, [])).toEqual(constant);
});
