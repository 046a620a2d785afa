import { expect, test } from 'vitest';
import { decompose, seasonalParts } from '../../../src/tabular/engine/forecast/decomposition.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

const options = { threads: 2 };
const quantiles = [0.1, 0.9];

test('two seasons added to a line come apart', () => {
  const day = (t: number) => 10 * Math.sin((2 * Math.PI * t) / 24);
  const week = (t: number) => (Math.floor(t / 24) % 7 >= 5 ? -5 : 2);
  const values = Float64Array.from({ length: 1008 }, (_, t) => 0.01 * t + day(t) + week(t));
  const parts = decompose(values, [24, 168]);
  expect(parts.multiplicative).toBe(false);
  for (const t of [1010, 1100, 1170]) {
    const [first, second] = seasonalParts(parts, t, 0);
    expect(Math.abs(first! - day(t))).toBeLessThan(0.5);
    expect(Math.abs(second! - week(t))).toBeLessThan(0.5);
  }
});

test('seasons that grow with their series are factors', () => {
  const values = Float64Array.from(
    { length: 96 },
    (_, t) => 100 * 1.01 ** t * (1 + 0.3 * Math.sin((2 * Math.PI * t) / 12)),
  );
  const parts = decompose(values, [12]);
  expect(parts.multiplicative).toBe(true);
  const [part] = seasonalParts(parts, 99, 130);
  // The geometric mean of the factors is 1: at its top the season makes 100 × 0.977 into 130.
  expect(Math.abs(part! - 32.3)).toBeLessThan(1);
});

test('components add up to the mean; the season and the covariate are what made the data', async () => {
  const random = uniform(8);
  const noise = normal(random);
  const price = Array.from({ length: 206 }, () => 10 + Math.round(4 * random()));
  const season = (t: number) => 15 * Math.sin((2 * Math.PI * t) / 7);
  const target = price.map((p, t) => 500 + season(t) - 8 * (p - 12) + noise());
  const context = tableOf({ timestamp: days(200), target: target.slice(0, 200), price: price.slice(0, 200) });
  const future = tableOf({ timestamp: days(6, 200), price: price.slice(200) });
  const { mean, explanation } = await runForecast({ context, future, quantiles, explain: true }, options);
  const { components, series } = explanation!;
  expect(components.map(({ name }) => name)).toEqual(['trend', 'season of 7', 'covariates']);
  const [trend, week, effect] = components.map(({ values }) => values);
  for (let j = 0; j < 6; j++) {
    expect(trend![j]! + week![j]! + effect![j]!).toBeCloseTo(mean[j]!, 9);
    expect(Math.abs(week![j]! - season(200 + j))).toBeLessThan(4);
  }
  const [low, high] = [0, 1, 2, 3, 4, 5]
    .sort((a, b) => price[200 + a]! - price[200 + b]!)
    .filter((_, i) => i % 5 === 0);
  expect(effect![low!]!).toBeGreaterThan(effect![high!]!);
  expect(series[0]!.periods).toEqual([7]);
  expect(series[0]!.models.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  expect(series[0]!.models.some(({ name }) => name.endsWith('(covariates)'))).toBe(true);
});

test('nothing is explained unasked, and a series without season has a trend alone', async () => {
  const context = tableOf({ timestamp: months(8), target: [3, 5, 4, 6, 8, 7, 9, 11] });
  const request = { context, horizon: 2, quantiles };
  expect(await runForecast(request, options)).not.toHaveProperty('explanation');
  const { mean, explanation } = await runForecast({ ...request, explain: true }, options);
  expect(explanation!.components).toEqual([{ name: 'trend', values: mean }]);
});
