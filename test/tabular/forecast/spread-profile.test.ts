import { expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { planWork, type Work } from '../../../src/tabular/engine/forecast/plan.ts';
import { readSeries } from '../../../src/tabular/engine/forecast/series.ts';
import { spreadProfile } from '../../../src/tabular/engine/forecast/spread-profile.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

const workOf = (timestamp: string[], target: number[], horizon: number): Work =>
  planWork(readSeries(tableOf({ timestamp, target })), horizon, undefined, [])[0]!;

/** Noise around a mean that it goes back to by a fifth each step. */
function reverting(count: number, seed: number): number[] {
  const noise = normal(uniform(seed));
  let state = 0;
  return Array.from({ length: count }, () => {
    state = 0.8 * state + noise();
    return 100 + state;
  });
}

test('spreads that are claimed as those of a walk grow less where the series turns back to its mean', () => {
  const work = workOf(days(400), reverting(400, 1), 28);
  const claimed = Float64Array.from({ length: 28 }, (_, j) => Math.sqrt(j + 1));
  const drawn = spreadProfile(work)!(claimed, new Float64Array(28).fill(100), 400);
  expect(drawn[27]! / drawn[0]!).toBeLessThan(0.75 * (claimed[27]! / claimed[0]!));
  expect(drawn[27]!).toBeGreaterThan(drawn[0]!);
});

test('steps beyond what the past can show grow as they are claimed to', () => {
  const work = workOf(days(90), reverting(90, 2), 60);
  const claimed = Float64Array.from({ length: 60 }, (_, j) => 1 + j);
  const drawn = spreadProfile({ ...work, periods: [], period: 1 })!(
    claimed,
    new Float64Array(60).fill(100),
    90,
  );
  expect(drawn[59]! / drawn[29]!).toBeCloseTo(2, 1);
});

test('months, short series and those whose season is not seen yet are claimed as the models do', () => {
  expect(spreadProfile(workOf(months(200), reverting(200, 3), 12))).toBeUndefined();
  expect(spreadProfile(workOf(days(40), reverting(40, 3), 7))).toBeUndefined();
  const weeks = Array.from({ length: 80 }, (_, t) => days(1, 7 * t)[0]!);
  expect(spreadProfile(workOf(weeks, reverting(80, 3), 13))).toBeUndefined();
  expect(spreadProfile(workOf(weeks, reverting(80, 3), 4))).toBeDefined();
});

test('a constant series has no profile', () => {
  expect(spreadProfile(workOf(days(100), Array(100).fill(7), 7))).toBeUndefined();
});

test('hours that are quiet at night have narrow intervals at night', async () => {
  const noise = normal(uniform(5));
  const loud = (t: number) => (t % 24 >= 8 && t % 24 < 20 ? 10 : 0.5);
  const target = Array.from({ length: 960 }, (_, t) => 50 + loud(t) * noise());
  const timestamp = target.map((_, t) => new Date(Date.UTC(2024, 0, 1, t)).toISOString().slice(0, 16));
  const { quantiles } = await runForecast(
    { context: tableOf({ timestamp, target }), horizon: 24, quantiles: [0.1, 0.9] },
    { threads: 1 },
  );
  const width = (hour: number) => quantiles[2 * hour + 1]! - quantiles[2 * hour]!;
  expect(width(3)).toBeLessThan(0.5 * width(12));
});
