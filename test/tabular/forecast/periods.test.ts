import { expect, test } from 'vitest';
import { addon } from '../../../src/tabular/engine/addon.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { detectPeriods, periodsOf } from '../../../src/tabular/engine/forecast/periods.ts';
import { memberCount, members, runPortfolio } from '../../../src/tabular/engine/forecast/portfolio.ts';
import type { Step } from '../../../src/tabular/engine/forecast/step.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

const hours = { unit: 'fixed', size: 3_600_000, counter: false } as const;
const counter = { unit: 'fixed', size: 1, counter: true } as const;

/** Hours of a week of work: days alike, weekends lower, weather that remembers. */
function load(length: number, seed: number, weekend = 0.3): Float64Array {
  const noise = normal(uniform(seed));
  let weather = 0;
  return Float64Array.from({ length }, (_, t) => {
    weather = 0.98 * weather + 0.2 * noise();
    const rest = Math.floor(t / 24) % 7 >= 5 ? weekend : 0;
    return 100 * (1 - rest) * (1 + 0.3 * Math.sin((2 * Math.PI * t) / 24)) + 4 * weather + noise();
  });
}

test('a day and a week are found in hours that nothing but a counter dates', () => {
  expect(detectPeriods(load(800, 1))).toEqual([24, 168]);
  expect(periodsOf(load(800, 2), counter)).toEqual([24, 168]);
  expect(detectPeriods(load(800, 3, 0))).toEqual([24]);
});

test.each([7, 12, 52])('a single period of %i is found', (period) => {
  const noise = normal(uniform(period));
  const values = Float64Array.from(
    { length: 8 * period },
    (_, t) => 50 + 0.1 * t + 10 * Math.sin((2 * Math.PI * t) / period) + 2 * noise(),
  );
  expect(detectPeriods(values)).toEqual([period]);
});

test.each([
  ['white noise', 0],
  ['noise with memory', 0.9],
  ['a random walk', 1],
])('at most one in twenty series of %s seems to have a season', (_, memory) => {
  const noise = normal(uniform(5));
  let found = 0;
  for (let k = 0; k < 100; k++) {
    let state = 0;
    const values = Float64Array.from({ length: 40 + k * 2 }, () => {
      state = memory * state + noise();
      return state;
    });
    if (detectPeriods(values).length > 0) found++;
  }
  expect(found).toBeLessThanOrEqual(5);
});

test('a year is a season of days only where two of them are alike', () => {
  const days = { unit: 'fixed', size: 86_400_000, counter: false } as const;
  const noise = normal(uniform(8));
  let [kept, walks] = [0, 0];
  for (let k = 0; k < 20; k++) {
    let level = 0;
    const year = Float64Array.from(
      { length: 800 + 10 * k },
      (_, t) => 20 * Math.cos((2 * Math.PI * (t + 20 * k)) / 365.25) + 3 * (t % 7) + 6 * noise(),
    );
    const walk = year.map(() => {
      level += noise();
      return level;
    });
    if (periodsOf(year, days).length === 2) kept++;
    if (periodsOf(walk, days).length === 2) walks++;
  }
  expect(kept).toBe(20);
  expect(walks).toBeLessThanOrEqual(3);
});

const month = { unit: 'month', size: 1 } as Step;
const quarter = { unit: 'month', size: 3 } as Step;
const day = { unit: 'fixed', size: 86_400_000, counter: false } as Step;

test.each([
  ['months', month, 12],
  ['quarters', quarter, 4],
  ['days', day, 7],
])('two whole cycles of %s that are alike are a season, two that are not are none', (_, step, period) => {
  const noise = normal(uniform(41));
  let [seen, walks] = [0, 0];
  for (let k = 0; k < 40; k++) {
    const cycle = Float64Array.from({ length: period }, () => 20 * noise());
    seen += periodsOf(
      Float64Array.from({ length: 2 * period }, (__, t) => 100 + t + cycle[t % period]! + 2 * noise()),
      step,
    ).length;
    let level = 100;
    walks += periodsOf(
      Float64Array.from({ length: 2 * period }, () => (level += noise())),
      step,
    ).length;
  }
  expect(seen).toBeGreaterThanOrEqual(36);
  expect(walks).toBeLessThanOrEqual(period > 4 ? 4 : 16);
});

test('two years of months that are alike are forecast to go on alike', async () => {
  const year = [60, 62, 75, 90, 110, 130, 150, 145, 110, 95, 80, 120];
  const table = tableOf({
    timestamp: months(24),
    target: Array.from({ length: 24 }, (_, t) => year[t % 12]!),
  });
  const { mean } = await runForecast({ context: table, horizon: 12, quantiles: [0.5] });
  mean.forEach((value, j) => {
    expect(Math.abs(value - year[j]!)).toBeLessThan(6);
  });
});

test('two weeks of days that are nearly alike leave no doubt as wide as the week', async () => {
  const noise = normal(uniform(6));
  const target = Array.from({ length: 14 }, (_, t) => [80, 82, 85, 90, 120, 180, 150][t % 7]! + 3 * noise());
  const { quantiles } = await runForecast({
    context: tableOf({ timestamp: days(14), target }),
    horizon: 7,
    quantiles: [0.1, 0.9],
  });
  for (let j = 0; j < 7; j++) expect(quantiles[2 * j + 1]! - quantiles[2 * j]!).toBeLessThan(60);
});

test('a week that hours do not show is no season of theirs', () => {
  expect(periodsOf(load(900, 4), hours)).toEqual([24, 168]);
  const noise = normal(uniform(6));
  let dropped = 0;
  for (let k = 0; k < 20; k++) {
    let weather = 0;
    const air = Float64Array.from({ length: 900 }, (_, t) => {
      weather = 0.99 * weather + 0.5 * noise();
      return 12 + 4 * Math.sin((2 * Math.PI * t) / 24) + weather + 0.3 * noise();
    });
    if (periodsOf(air, hours).length === 1) dropped++;
  }
  expect(dropped).toBeGreaterThanOrEqual(14);
});

const members3 = ['multiSeason', 'seasonalRidge', 'seasonalNaive'] as const;

test.each(members3)('%s carries a day and a week on', async (member) => {
  const values = Float64Array.from({ length: 700 }, (_, t) => {
    const rest = Math.floor(t / 24) % 7 >= 5 ? 0.4 : 0;
    return 100 * (1 - rest) * (1.5 + Math.sin((2 * Math.PI * t) / 24));
  });
  const task = { values, length: 532, horizon: 168, periods: [24, 168] };
  const out = (await runPortfolio(addon(), [task], { threads: 1, progressFrom: 0, progressTo: 1 })).mean(0);
  for (let j = 0; j < 168; j++) {
    const forecast = out[j * memberCount + members.indexOf(member)]!;
    expect(Math.abs(forecast - values[532 + j]!)).toBeLessThan(12);
  }
});

test.each([
  ['hours', true],
  ['a counter', false],
])('%s with two seasons are forecast at half of what the seasonal naive misses by', async (_, dated) => {
  let [ours, naive] = [0, 0];
  for (let seed = 10; seed < 14; seed++) {
    const all = load(840, seed);
    const timestamp = Array.from({ length: 792 }, (__, t) =>
      dated ? new Date(Date.UTC(2024, 0, 1, t)).toISOString().slice(0, 16) : t,
    );
    const target = [...all.subarray(0, 792)];
    const answer = await runForecast(
      { context: tableOf({ timestamp, target } as never), horizon: 48, quantiles: [0.5] },
      { threads: 2 },
    );
    for (let j = 0; j < 48; j++) {
      ours += Math.abs(all[792 + j]! - answer.mean[j]!);
      naive += Math.abs(all[792 + j]! - all[768 + (j % 24)]!);
    }
  }
  expect(ours).toBeLessThan(0.5 * naive);
});

test.each([
  ['shifts of five days', 5, 200, [5]],
  ['pay every second Friday', 14, 240, [14]],
  ['four weeks', 28, 300, [7, 28]],
])('%s are a season of days, though no calendar has it', (_, period, length, periods) => {
  const days = { unit: 'fixed', size: 86_400_000, counter: false } as const;
  const noise = normal(uniform(period));
  const values = Float64Array.from({ length }, (__, t) => 50 + (t % period < 2 ? 30 : 0) + 2 * noise());
  expect(periodsOf(values, days)).toEqual(periods);
});

test('noise, walks, weeks and lone spikes of days show no season but the week', () => {
  const days = { unit: 'fixed', size: 86_400_000, counter: false } as const;
  const random = uniform(31);
  const noise = normal(random);
  for (let k = 0; k < 60; k++) {
    let level = 0;
    const values = Float64Array.from({ length: 60 + 5 * k }, (_, t) => {
      level = [0, 0.9, 1][k % 3]! * level + noise();
      return level + (k % 2) * [0, 1, 4, 2, 3, 8, 9][t % 7]! + (random() < 0.02 ? 60 : 0);
    });
    expect(periodsOf(values, days)).toEqual([7]);
  }
});
