import { describe, expect, test } from 'vitest';
import { runBacktest, runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { ScoreSums, seasonalScale } from '../../../src/tabular/engine/forecast/measures.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

const options = { threads: 2 };
const asked = { horizon: 3, origins: 2, stride: 3, quantiles: [0.1, 0.5, 0.9], known: [] };

function monthly(count: number, seed: number): number[] {
  const noise = normal(uniform(seed));
  return Array.from(
    { length: count },
    (_, t) => 100 + t + 20 * Math.sin((2 * Math.PI * t) / 12) + 3 * noise(),
  );
}

test('measures are those of the M competitions', () => {
  const sums = new ScoreSums([0.1, 0.9]);
  const one = {
    actual: [100, Number.NaN, 50],
    mean: [110, 0, 40],
    naive2: [120, 0, 50],
    quantiles: [90, 120, 0, 0, 55, 60],
    scale: 5,
  };
  for (const j of [0, 1, 2]) sums.add(one, j);
  const { count, mae, smape, mase, owa, wql, coverage } = sums.scores()!;
  expect([count, mae]).toEqual([2, 10]);
  expect(smape).toBeCloseTo((2000 / 210 + 2000 / 90) / 2, 10);
  expect(mase).toBe(2);
  // Naive2: sMAPE 4000 / 220 / 2, MASE 20 / 5 / 2.
  expect(owa).toBeCloseTo(0.5 * (smape / (2000 / 220) + 1), 10);
  // Losses 1 and 2 at 100; 0.9 · 5 and 0.1 · 10 at 50.
  expect(wql).toBeCloseTo((2 * (1 + 2 + 4.5 + 1)) / 2 / 150, 10);
  expect(coverage).toEqual([{ nominal: 0.8, share: 0.5 }]);
  expect(seasonalScale([1, 5, 3, Number.NaN, 9], 2)).toBe(4);
});

test('nothing is said where nothing can be: a constant past, forecasts without miss, no levels', () => {
  const sums = new ScoreSums([]);
  sums.add({ actual: [0], mean: [0], naive2: [0], quantiles: [], scale: 0 }, 0);
  expect(sums.scores()).toEqual({
    count: 1,
    mae: 0,
    smape: 0,
    mase: null,
    owa: null,
    wql: null,
    coverage: [],
  });
  expect(new ScoreSums([]).scores()).toBeUndefined();
});

test('each origin is what forecast answers there, in the writing of the table', async () => {
  const values = monthly(60, 1);
  const table = (n: number) => tableOf({ timestamp: months(n), target: values.slice(0, n) });
  const { forecasts, origins, byStep, overall } = await runBacktest(
    { ...asked, context: table(60) },
    options,
  );
  expect(origins).toBe(2);
  expect(forecasts.timestamps).toEqual(months(6, 54));
  expect(forecasts.origins).toEqual([...Array(3).fill(months(1, 53)[0]), ...Array(3).fill(months(1, 56)[0])]);
  expect([...forecasts.actual]).toEqual(values.slice(54));
  for (const [o, n] of [54, 57].entries()) {
    const answer = await runForecast({ context: table(n), horizon: 3, quantiles: asked.quantiles }, options);
    expect([...forecasts.mean.subarray(3 * o, 3 * o + 3)]).toEqual([...answer.mean]);
    expect([...forecasts.quantiles.subarray(9 * o, 9 * o + 9)]).toEqual([...answer.quantiles]);
  }
  const misses = [...forecasts.actual].map((value, i) => Math.abs(value - forecasts.mean[i]!));
  expect(overall.mae).toBeCloseTo(misses.reduce((a, b) => a + b) / 6, 10);
  expect(byStep.map(({ mae }) => mae)[1]).toBeCloseTo((misses[1]! + misses[4]!) / 2, 10);
  expect(byStep.map(({ count }) => count)).toEqual([2, 2, 2]);
  expect(overall.owa).toBeLessThan(1);
});

test('covariates known ahead are told, the others end at the origin', async () => {
  const random = uniform(3);
  const noise = normal(random);
  const promotion = Array.from({ length: 120 }, () => Number(random() < 0.3));
  const target = promotion.map((on) => 50 + 30 * on + noise());
  const context = tableOf({ timestamp: days(120), target, promotion });
  const blind = await runBacktest({ ...asked, context, horizon: 7, origins: 3, stride: 7 }, options);
  const told = await runBacktest(
    { ...asked, context, horizon: 7, origins: 3, stride: 7, known: ['promotion'] },
    options,
  );
  expect(told.overall.mae).toBeLessThan(0.4 * blind.overall.mae);
});

test('missing observations are passed over and series too short are named', async () => {
  const target: (number | null)[] = [...monthly(40, 4), ...monthly(6, 5)];
  target[38] = null;
  const context = tableOf({
    timestamp: [...months(40), ...months(6)],
    item_id: [...Array(40).fill('long'), ...Array(6).fill('short')],
    target,
  });
  const { overall, shortSeries, bySeries, forecasts } = await runBacktest({ ...asked, context }, options);
  expect(overall.count).toBe(5);
  expect(forecasts.timestamps).not.toContain(months(1, 38)[0]);
  expect(shortSeries).toEqual(['short']);
  expect(bySeries.map(({ item }) => item)).toEqual(['long']);
});

describe('refused:', () => {
  const context = tableOf({ timestamp: months(8), target: [1, 2, 3, 4, 5, 6, 7, 8] });
  test.each([
    [{ horizon: 0 }, RangeError, /horizon must be a whole number from 1/],
    [{ origins: 1.5 }, RangeError, /origins must be a whole number/],
    [{ stride: 0 }, RangeError, /stride must be a whole number/],
    [{ quantiles: [1] }, RangeError, /quantiles must lie between 0 and 1/],
    [{ known: ['price'] }, Error, /no covariate "price"/],
    [
      {},
      Error,
      /No series is long enough: 2 origins, 3 steps apart, with a horizon of 3 need 10 observations/,
    ],
  ])('%j', async (change, kind, message) => {
    const run = runBacktest({ ...asked, context, ...change });
    await expect(run).rejects.toThrow(kind);
    await expect(run).rejects.toThrow(message);
  });
});
