import { expect, test } from 'vitest';
import { demandQuantiles } from '../../../src/tabular/engine/forecast/demand.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { days, tableOf, uniform } from './support.ts';

test('quantiles of demand are values of its past, more of them nought where the rate has fallen', () => {
  const past = Float64Array.of(0, 0, 0, 4, 0, 0, 2, 0, 0, 8);
  const at = demandQuantiles(past);
  const usual = 1.4;
  expect([0.1, 0.5, 0.65, 0.75, 0.85, 0.95].map((level) => at(level, usual))).toEqual([0, 0, 0, 2, 4, 8]);
  expect(at(0.75, usual / 3)).toBe(0);
  expect(at(0.5, 2 * usual)).toBe(2);
  expect(at(0.9, 0)).toBe(0);
});

test('quantiles of demand never fall with their level and stay within the past, whatever the rate', () => {
  const random = uniform(17);
  for (let k = 0; k < 50; k++) {
    const past = Float64Array.from({ length: 30 }, () => (random() < 0.6 ? 0 : Math.ceil(9 * random())));
    past[0] = 1;
    const at = demandQuantiles(past);
    const rate = 6 * random();
    const told = [0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999].map((level) => at(level, rate));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.every((value) => past.includes(value))).toBe(true);
  }
});

test('demand on one day in four has a median of nought, and its quantiles are met as often as they say', async () => {
  const random = uniform(23);
  const next = () => (random() < 0.25 ? Math.ceil(10 * random()) : 0);
  const target = Array.from({ length: 300 }, next);
  const { quantiles } = await runForecast({
    context: tableOf({ timestamp: days(300), target }),
    horizon: 7,
    quantiles: [0.5, 0.8, 0.9],
  });
  const ahead = Array.from({ length: 4000 }, next);
  const shareUpTo = (most: number) => ahead.filter((value) => value <= most).length / ahead.length;
  for (let step = 0; step < 7; step++) {
    const [median, high, highest] = quantiles.subarray(3 * step, 3 * step + 3);
    expect(median).toBe(0);
    expect(Math.abs(shareUpTo(high!) - 0.8)).toBeLessThan(0.06);
    expect(Math.abs(shareUpTo(highest!) - 0.9)).toBeLessThan(0.06);
  }
});
