import { expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { longSeasonOf } from '../../../src/tabular/engine/forecast/long-season.ts';
import { planWork } from '../../../src/tabular/engine/forecast/plan.ts';
import { readSeries } from '../../../src/tabular/engine/forecast/series.ts';
import { days, normal, tableOf, uniform } from './support.ts';

const weeks = (count: number) => Array.from({ length: count }, (_, t) => days(1, 7 * t)[0]!);
const hours = (count: number) =>
  Array.from({ length: count }, (_, t) => new Date(Date.UTC(2024, 0, 1, t)).toISOString().slice(0, 16));
const seasonOf = (timestamp: string[], target: number[], horizon: number) =>
  longSeasonOf(planWork(readSeries(tableOf({ timestamp, target })), horizon, undefined, [])[0]!);
const year = (t: number) => 30 * Math.sin((2 * Math.PI * t) / 52.18);

test('a year of weeks that is seen one and a half times is forecast and told', async () => {
  const noise = normal(uniform(1));
  const target = Array.from({ length: 78 }, (_, t) => 100 + year(t) + 3 * noise());
  const context = tableOf({ timestamp: weeks(78), target });
  const { mean, explanation } = await runForecast(
    { context, horizon: 13, quantiles: [0.5], explain: true },
    { threads: 1 },
  );
  const missed = (of: (j: number) => number) =>
    Array.from({ length: 13 }, (_, j) => Math.abs(100 + year(78 + j) - of(j))).reduce((a, b) => a + b);
  expect(missed((j) => mean[j]!)).toBeLessThan(0.3 * missed(() => target[77]!));
  const names = explanation!.components.map(({ name }) => name);
  expect(names).toEqual(['trend', 'season of 52']);
  const [trend, season] = explanation!.components.map(({ values }) => values);
  mean.forEach((value, j) => {
    expect(trend![j]! + season![j]!).toBeCloseTo(value, 9);
  });
});

test('a week of hours is, too, and series beside it that have none are not changed', async () => {
  const noise = normal(uniform(2));
  const target = Array.from(
    { length: 260 },
    (_, t) => 100 + 20 * Math.sin((2 * Math.PI * t) / 24) + (Math.floor(t / 24) % 7 >= 5 ? -40 : 0) + noise(),
  );
  expect(seasonOf(hours(260), target, 24)?.period).toBe(168);
  const other = Array.from({ length: 40 }, (_, t) => 50 + 10 * Math.sin((2 * Math.PI * t) / 24) + noise());
  const stamps = [...hours(260), ...hours(40)];
  const item = stamps.map((_, i) => (i < 260 ? 'a' : 'b'));
  const context = tableOf({ timestamp: stamps, item_id: item, target: [...target, ...other] });
  const { mean, explanation } = await runForecast(
    { context, horizon: 12, quantiles: [0.5], explain: true },
    { threads: 1 },
  );
  expect(mean.every(Number.isFinite)).toBe(true);
  const season = explanation!.components.find(({ name }) => name === 'season of 168')!.values;
  expect(season.subarray(0, 12).some((value) => Math.abs(value) > 1)).toBe(true);
  expect([...season.subarray(12)]).toEqual(Array(12).fill(0));
});

test('few walks are taken for a season', () => {
  let taken = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const noise = normal(uniform(seed));
    let level = 100;
    const target = Array.from({ length: 80 }, () => {
      level += noise();
      return level;
    });
    if (seasonOf(weeks(80), target, 13)) taken++;
  }
  expect(taken).toBeLessThanOrEqual(8);
});

test('a season that is seen twice is left to the models, one that is not seen once cannot be told', () => {
  const target = Array.from({ length: 200 }, (_, t) => 100 + year(t));
  expect(seasonOf(weeks(60), target.slice(0, 60), 13)).toBeUndefined();
  expect(seasonOf(weeks(80), target.slice(0, 80), 13)).toBeDefined();
  expect(seasonOf(weeks(120), target.slice(0, 120), 13)).toBeUndefined();
});
