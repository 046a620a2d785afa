import { expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { days, normal, tableOf, uniform } from './support.ts';

const options = { threads: 2 };
const quantiles = [0.1, 0.9];

/** Root mean square error of the answer. */
function rmse(mean: Float64Array, truth: readonly number[]): number {
  return Math.sqrt(truth.reduce((sum, value, j) => sum + (value - mean[j]!) ** 2, 0) / truth.length);
}

test('a series that follows a known covariate is forecast through it', async () => {
  const random = uniform(1);
  const noise = normal(random);
  const price = Array.from({ length: 134 }, () => 10 + 5 * random());
  const sales = price.map((value) => 200 - 8 * value + noise());
  const context = tableOf({ timestamp: days(120), target: sales.slice(0, 120), price: price.slice(0, 120) });
  const future = tableOf({ timestamp: days(14, 120), price: price.slice(120) });
  const answer = await runForecast({ context, future, quantiles }, options);
  const blind = await runForecast({ context, horizon: 14, quantiles }, options);
  const truth = sales.slice(120);
  // The noise has deviation 1, the covariate moves the series by about 11.
  expect(rmse(answer.mean, truth)).toBeLessThan(2.5);
  expect(rmse(blind.mean, truth)).toBeGreaterThan(7);
  const covered = truth.filter(
    (value, j) => value >= answer.quantiles[2 * j]! && value <= answer.quantiles[2 * j + 1]!,
  );
  expect(covered.length).toBeGreaterThanOrEqual(8);
  const width = answer.quantiles[1]! - answer.quantiles[0]!;
  expect(width).toBeLessThan(0.5 * (blind.quantiles[1]! - blind.quantiles[0]!));
});

test('a promotion that was seen lifts the steps it is announced for, also as text', async () => {
  const noise = normal(uniform(2));
  const promoted = (t: number) => t % 11 === 3 || t % 17 === 5;
  const target = Array.from({ length: 200 }, (_, t) => 50 + (promoted(t) ? 40 : 0) + 2 * noise());
  const words = Array.from({ length: 221 }, (_, t) => (promoted(t) ? 'promotion' : 'none'));
  const context = tableOf({ timestamp: days(200), target, state: words.slice(0, 200) });
  const future = tableOf({ timestamp: days(21, 200), state: words.slice(200) });
  const answer = await runForecast({ context, future, quantiles }, options);
  for (const [j, word] of words.slice(200).entries())
    expect(Math.abs(answer.mean[j]! - (word === 'promotion' ? 90 : 50))).toBeLessThan(8);
});

test('an effect that is no line, shared by many short series, is learnt by the boosted model', async () => {
  const random = uniform(3);
  const shops = 30;
  const length = 60;
  const ahead = 10;
  const effect = (x: number) => (x > 0.3 && x < 0.6 ? 1 : 0);
  const columns = {
    timestamp: [] as string[],
    item_id: [] as string[],
    target: [] as number[],
    x: [] as number[],
  };
  const next = { timestamp: [] as string[], item_id: [] as string[], x: [] as number[] };
  const truth: number[] = [];
  for (let shop = 0; shop < shops; shop++) {
    const size = 100 * (1 + shop);
    for (let t = 0; t < length + ahead; t++) {
      const x = random();
      const value = size * (1 + 0.5 * effect(x) + 0.02 * (random() - 0.5));
      if (t < length) {
        columns.timestamp.push(days(1, t)[0]!);
        columns.item_id.push(`shop ${shop}`);
        columns.target.push(value);
        columns.x.push(x);
      } else {
        next.timestamp.push(days(1, t)[0]!);
        next.item_id.push(`shop ${shop}`);
        next.x.push(x);
        truth.push(value / size);
      }
    }
  }
  const answer = await runForecast({ context: tableOf(columns), future: tableOf(next), quantiles }, options);
  const told = answer.mean.map((value, row) => value / (100 * (1 + Math.floor(row / ahead))));
  // Without the covariate the best constant misses by about 0.23 of the size.
  expect(rmse(told, truth)).toBeLessThan(0.1);
});

test('covariates may be missing, constant, wide, or absent from the future', async () => {
  const random = uniform(4);
  const target = Array.from({ length: 60 }, (_, t) => 20 + Math.sin(t) + random());
  const holes = Array.from({ length: 60 }, (_, t) => (t % 3 === 0 ? null : random()));
  const wide = Object.fromEntries(
    Array.from({ length: 120 }, (_, k) => [`w${k}`, Array.from({ length: 65 }, () => random())] as const),
  );
  const cut = (from: number, to?: number) =>
    Object.fromEntries(Object.entries(wide).map(([name, cells]) => [name, cells.slice(from, to)]));
  const context = tableOf({
    timestamp: days(60),
    target,
    holes,
    one: Array(60).fill(1),
    nothing: Array(60).fill(null),
    past: target,
    ...cut(0, 60),
  });
  const future = tableOf({
    timestamp: days(5, 60),
    holes: [null, 1, null, 2, 3],
    one: Array(5).fill(1),
    nothing: Array(5).fill(null),
    ...cut(60),
  });
  const answer = await runForecast({ context, future, quantiles }, options);
  for (const value of answer.mean) expect(Math.abs(value - 20.5)).toBeLessThan(2);
});

test('weeks, whose year is no whole number of steps, can be told to the boosted model', async () => {
  const noise = normal(uniform(5));
  const weeks = Array.from({ length: 270 }, (_, t) => days(1, 7 * t)[0]!);
  const target = weeks.map((_, t) => 100 + 30 * Math.sin((2 * Math.PI * 7 * t) / 365.25) + noise());
  const cold = weeks.map((_, t) => (t % 5 === 0 ? 'yes' : 'no'));
  const answer = await runForecast(
    {
      context: tableOf({
        timestamp: weeks.slice(0, 260),
        target: target.slice(0, 260),
        cold: cold.slice(0, 260),
      }),
      future: tableOf({ timestamp: weeks.slice(260), cold: cold.slice(260) }),
      quantiles,
    },
    options,
  );
  expect(rmse(answer.mean, target.slice(260))).toBeLessThan(5);
});
