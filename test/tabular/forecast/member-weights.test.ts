import { expect, test } from 'vitest';
import { memberTable } from '../../../src/tabular/engine/forecast/member-table.ts';
import { memberWeights, relativeErrors } from '../../../src/tabular/engine/forecast/member-weights.ts';
import type { Work } from '../../../src/tabular/engine/forecast/plan.ts';
import { memberCount, members } from '../../../src/tabular/engine/forecast/portfolio.ts';
import { featureNames, featuresOf } from '../../../src/tabular/engine/forecast/series-features.ts';
import { normal, uniform } from './support.ts';

const noise = normal(uniform(3));
const walk = Float64Array.from({ length: 60 }, (_, t) => t + noise());
const work = (values: Float64Array, origins = 4): Work =>
  ({
    values,
    periods: [],
    period: 1,
    origins: { lengths: Array.from({ length: origins }, (_, i) => 54 - 2 * i), horizon: origins > 0 ? 6 : 0 },
  }) as unknown as Work;
const errors = (least: string, by: number) => Float64Array.from(members, (name) => (name === least ? 1 : by));
const speaking = (_: number, k: number) => members[k] !== 'intermittent';

test('features tell a series by its shape, whatever its scale', () => {
  const told = featuresOf(walk, 1);
  expect(told).toHaveLength(featureNames.length);
  const scaled = featuresOf(
    walk.map((value) => 1e6 * value + 1e8),
    1,
  );
  told.forEach((value, k) => {
    expect(scaled[k]).toBeCloseTo(value, 4);
  });
  const line = featuresOf(
    Float64Array.from({ length: 30 }, (_, t) => 5 + 2 * t),
    1,
  );
  expect(line[featureNames.indexOf('trend')]).toBeCloseTo(1, 9);
  const season = featuresOf(
    Float64Array.from({ length: 60 }, (_, t) => Math.sin((2 * Math.PI * t) / 12)),
    12,
  );
  expect(season[featureNames.indexOf('season')]).toBeCloseTo(1, 6);
});

test.each([
  ['too short', Float64Array.of(1, 2, 3)],
  ['flat', new Float64Array(40).fill(7)],
  ['huge', Float64Array.from({ length: 20 }, (_, t) => (t % 3) * 1e300)],
])('features of a series that is %s are finite', (_, values) => {
  for (const value of featuresOf(values, 4)) expect(Number.isFinite(value)).toBe(true);
});

test('a member that erred least on past origins weighs more than where all erred alike, a silent one nothing', () => {
  const [equal] = memberWeights([work(walk)], [errors('none', 1)], speaking);
  for (const best of ['ets', 'theta', 'naive'] as const) {
    const [weights] = memberWeights([work(walk)], [errors(best, 4)], speaking);
    expect(weights!.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(weights![members.indexOf(best)]).toBeGreaterThan(1.5 * equal![members.indexOf(best)]!);
    expect(weights![members.indexOf('intermittent')]).toBe(0);
  }
});

test('the tests of a series with a long season tell its members apart more than those of a short one do', () => {
  const long = { ...work(walk), periods: [24], period: 24 } as Work;
  const short = { ...work(walk), periods: [4], period: 4 } as Work;
  for (const best of ['ets', 'levelShape', 'seasonalNaive'] as const) {
    const shareIn = (one: Work) =>
      memberWeights([one], [errors(best, 3)], speaking)[0]![members.indexOf(best)]! /
      memberWeights([one], [errors('none', 3)], speaking)[0]![members.indexOf(best)]!;
    expect(shareIn(long)).toBeGreaterThan(1.1 * shareIn(short));
  }
});

test('series without past origins are weighed by their features alone', () => {
  const nothing = new Float64Array(memberCount).fill(Number.NaN);
  const [weights] = memberWeights([work(walk, 0)], [nothing], speaking);
  expect(weights!.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  expect(weights!.filter((weight) => weight > 0).length).toBeGreaterThan(1);
});

test('what other series show counts for one that shows little', () => {
  const many = Array.from({ length: 40 }, () => work(walk));
  const alone = memberWeights([work(walk, 1)], [errors('theta', 1)], speaking)[0]!;
  const beside = memberWeights(
    [work(walk, 1), ...many],
    [errors('theta', 1), ...many.map(() => errors('theta', 4))],
    speaking,
  )[0]!;
  const theta = members.indexOf('theta');
  expect(beside[theta]).toBeGreaterThan(alone[theta]!);
});

test('relative errors are those to the mean of the members that speak', () => {
  const told = relativeErrors(Float64Array.of(1, 3, Number.NaN));
  expect([...told]).toEqual([Math.log(0.5), Math.log(1.5), Number.NaN]);
  expect([...relativeErrors(Float64Array.of(0, 0))]).toEqual([0, 0]);
});

test('the learnt table has a row for every member of every kind, of numbers that are not wild', () => {
  for (const rows of Object.values(memberTable)) {
    expect(rows).toHaveLength(memberCount);
    for (const row of rows) {
      if (row === null) continue;
      expect([3, 3 + featureNames.length]).toContain(row.length);
      for (const value of row) expect(Math.abs(value)).toBeLessThan(5);
    }
  }
});
