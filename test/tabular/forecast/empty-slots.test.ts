import { expect, test } from 'vitest';
import { withClosedSteps, withEmptySlots } from '../../../src/tabular/engine/forecast/empty-slots.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { days, months, tableOf, uniform } from './support.ts';

const ones = (count: number) => new Float64Array(count).fill(1);

test('months that never had frost are forecast to have none, winters some', async () => {
  const random = uniform(3);
  const winter = (t: number) => t % 12 < 2 || t % 12 === 11;
  const values = Array.from({ length: 240 }, (_, t) =>
    winter(t) && random() < 0.6 ? Math.ceil(20 * random()) : 0,
  );
  const context = tableOf({ timestamp: months(240), target: values });
  const answer = await runForecast({ context, horizon: 12, quantiles: [0.5] }, { threads: 1 });
  answer.mean.forEach((value, j) => {
    if (winter(j)) expect(value).toBeGreaterThan(0);
    else expect(value).toBe(0);
  });
});

test('a shop that is closed on Sundays sells nothing on them', async () => {
  const random = uniform(8);
  // 1 January 2024 was a Monday.
  const values = Array.from({ length: 84 }, (_, t) => (t % 7 === 6 ? 0 : 50 + 20 * random()));
  const context = tableOf({ timestamp: days(84), target: values });
  const answer = await runForecast({ context, horizon: 14, quantiles: [0.5] }, { threads: 1 });
  answer.mean.forEach((value, j) => {
    if (j % 7 === 6) expect(value).toBe(0);
    else expect(value).toBeGreaterThan(30);
  });
});

test('noughts by chance leave no place of the season empty', () => {
  let changed = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const random = uniform(seed);
    const values = Float64Array.from({ length: 60 }, () => (random() < 0.6 + 0.35 * (seed % 2) ? 0 : 3));
    if (withEmptySlots(values, ones(12), 12).includes(0)) changed++;
  }
  expect(changed).toBeLessThanOrEqual(4);
});

test('a place beside one that is not empty counts for nothing in long seasons', () => {
  const weeks = Float64Array.from({ length: 52 * 6 }, (_, t) => (t % 52 === 20 ? 0 : 4));
  expect(withEmptySlots(weeks, ones(52), 52.18)).toEqual(ones(52));
  const summer = Float64Array.from({ length: 52 * 6 }, (_, t) => (t % 52 >= 20 && t % 52 < 30 ? 0 : 4));
  const path = withEmptySlots(summer, ones(52), 52);
  expect([...path].filter((value) => value === 0)).toHaveLength(8);
});

test('two cycles, no noughts, nothing but noughts and no season change nothing', () => {
  const path = ones(7);
  for (const values of [[0, 1, 0, 1], new Array(70).fill(0), new Array(70).fill(2)])
    expect(withEmptySlots(Float64Array.from(values), path, values.length === 4 ? 2 : 7)).toBe(path);
  expect(withEmptySlots(Float64Array.of(0, 1, 0), path, 1)).toBe(path);
});

test('a covariate that is known ahead may open what always was closed', async () => {
  const random = uniform(4);
  // Closed on Sundays and on some other days, and open on the two Sundays ahead.
  const open = (t: number) => Number(t >= 84 || (t % 7 !== 6 && t % 11 !== 5));
  const values = Array.from({ length: 84 }, (_, t) => open(t) * (50 + 20 * random()));
  const opens = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => open(from + k));
  const answer = await runForecast(
    {
      context: tableOf({ timestamp: days(84), target: values, open: opens(0, 84) }),
      future: tableOf({ timestamp: days(14, 84), open: opens(84, 98) }),
      quantiles: [0.5],
    },
    { threads: 1 },
  );
  expect(answer.mean[6]).toBeGreaterThan(10);
});

test('a shop that was closed at two Christmases sells nothing at the third', async () => {
  const noise = uniform(4);
  const timestamp = days(1080, -730);
  const context = tableOf({
    timestamp,
    target: timestamp.map((day) => (/-12-2[56]$/.test(day) ? 0 : 100 + 5 * noise())),
  });
  const answer = await runForecast(
    { context, horizon: 15, quantiles: [0.5], holidays: ['DE'] },
    { threads: 1 },
  );
  answer.timestamps.forEach((time, j) => {
    if (/-12-2[56]$/.test(String(time))) expect(answer.mean[j]).toBe(0);
    else expect(answer.mean[j]).toBeGreaterThan(60);
  });
});

test('what closes a step does so where all else is as it was', () => {
  const sunday = Float64Array.from({ length: 49 }, (_, t) => Number(t % 7 === 6));
  const known = Float64Array.from({ length: 42 }, (_, t) => (t % 7 === 6 ? 0 : 5));
  const open = Float64Array.from({ length: 49 }, (_, t) => Number(t % 7 !== 6));
  expect(withClosedSteps(known, ones(7), [sunday, open])[6]).toBe(0);
  open[48] = 1;
  expect(withClosedSteps(known, ones(7), [sunday, open])[6]).toBe(1);
  // A price tells nothing of noughts; nor does a flag that held once, or where noughts are common.
  expect(withClosedSteps(known, ones(7), [sunday.map((value) => 2 * value)])).toEqual(ones(7));
  const once = Float64Array.from({ length: 49 }, (_, t) => Number(t === 6 || t === 45));
  expect(withClosedSteps(known, ones(7), [once])).toEqual(ones(7));
  const rare = known.map((_, t) => (t % 5 === 0 ? 5 : 0));
  const twice = Float64Array.from({ length: 49 }, (_, t) => Number(t === 6 || t === 13 || t === 45));
  expect(withClosedSteps(rare, ones(7), [twice])).toEqual(ones(7));
});
