import { expect, test } from 'vitest';
import { spreadOf } from '../../../src/tabular/engine/forecast/combine.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { fitSpread, type TestedError } from '../../../src/tabular/engine/forecast/intervals.ts';
import {
  type SpreadPrior,
  seasonalityOf,
  spreadPriorOf,
} from '../../../src/tabular/engine/forecast/seasonality.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

/** Errors of `count` series at `steps` steps, `size` times what was claimed. */
function errors(count: number, steps: number, size: number, seed = 1): TestedError[] {
  const noise = normal(uniform(seed));
  return Array.from({ length: count * steps }, (_, i) => ({
    series: Math.floor(i / steps),
    step: (i % steps) + 1,
    error: size * noise(),
    sigma: 1,
  }));
}
const expected: SpreadPrior = { growth: 0, widening: 1.06, inflation: 1.05 };
const width = (tested: TestedError[], evidence: number[], step = 1, prior = expected) => {
  const spread = fitSpread(
    tested,
    Float64Array.from(evidence),
    evidence.map(() => prior),
  );
  return spread.quantile(0, step, 1, 0.9) - spread.quantile(0, step, 1, 0.1);
};

test('errors are expected to grow as those of their kind do, until tests tell otherwise', () => {
  const growing = { growth: 0.2, widening: 1, inflation: 1.05 };
  expect(width([], [0], 16, growing) / width([], [0], 1, growing)).toBeCloseTo(16 ** 0.2, 10);
  // Hundreds of series whose errors grow just as claimed.
  const count = 400;
  const flat = errors(count, 6, 1);
  const evidence = Array(count).fill(5);
  const grown = width(flat, evidence, 6, growing) / width(flat, evidence, 1, growing);
  expect(grown).toBeGreaterThan(0.9);
  expect(grown).toBeLessThan(1.15);
});

test('kinds of seasons are told by the periods', () => {
  const kindOf = (...periods: number[]) => seasonalityOf({ periods });
  expect(kindOf()).toBe('none');
  expect(kindOf(4)).toBe('short');
  expect(kindOf(12)).toBe('short');
  expect(kindOf(52.18)).toBe('weeks');
  expect(kindOf(24)).toBe('long');
  expect(kindOf(48)).toBe('long');
  expect(kindOf(7, 365.25)).toBe('shortInLong');
  expect(kindOf(24, 168)).toBe('longInLonger');
});

test('intervals widen when errors were larger than claimed, the more the more evidence there is', () => {
  const claimed = width([], [0]);
  const little = width(errors(1, 6, 4), [2]);
  const much = width(errors(1, 6, 4), [60]);
  expect(little).toBeGreaterThan(claimed);
  expect(much).toBeGreaterThan(1.5 * little);
});

test('a few lucky forecasts do not make a series sure of itself', () => {
  const lucky = width(errors(1, 6, 0.1), [3]);
  expect(lucky).toBeGreaterThan(0.6 * width([], [3]));
});

test('many series learn their scale together', () => {
  const count = 200;
  const pooled = width(errors(count, 6, 0.5), Array(count).fill(5));
  // The middle 80 % of a normal distribution are 2.56 deviations wide.
  expect(pooled / (0.5 * 2.563)).toBeGreaterThan(1);
  expect(pooled / (0.5 * 2.563)).toBeLessThan(1.25);
});

test('members that agree add nothing to the spread, those without weight neither', () => {
  expect(spreadOf(Float64Array.of(3, 3, Number.NaN), Float64Array.of(0.5, 0.5, 0))).toBe(0);
  expect(spreadOf(Float64Array.of(3, 3, 9), Float64Array.of(0.5, 0.5, 0))).toBe(0);
  expect(spreadOf(Float64Array.of(2, 4), Float64Array.of(0.5, 0.5))).toBeCloseTo(1, 12);
});

test('a series that breaks at its end gives intervals of the size of the break, around the mean', async () => {
  const values = Array.from({ length: 100 }, (_, t) => (t === 99 ? 1e9 : 10 + Math.sin(t)));
  const context = tableOf({ timestamp: days(100), target: values });
  const answer = await runForecast({ context, horizon: 7, quantiles: [0.1, 0.5, 0.9] }, { threads: 1 });
  for (let j = 0; j < 7; j++) {
    expect(answer.quantiles[3 * j + 2]!).toBeLessThan(2e11);
    if (answer.mean[j]! > 1e8) expect(answer.quantiles[3 * j + 1]!).toBeGreaterThan(0.1 * answer.mean[j]!);
  }
});

test('networks, whose tests knew less, make intervals of years and quarters narrower, and no others', () => {
  const widening = (size: number, periods: number[], pooled: boolean) => {
    const series = { step: { unit: 'month', size, anchor: 1 } };
    const values = { length: 200 };
    return spreadPriorOf({ periods, series, values } as never, false, pooled).widening;
  };
  expect(widening(12, [], true)).toBeLessThan(0.95 * widening(12, [], false));
  expect(widening(3, [4], true)).toBeLessThan(0.95 * widening(3, [4], false));
  expect(widening(1, [12], true)).toBeCloseTo(widening(1, [12], false), 2);
});

test('few months or quarters asked for alone are trusted less in what they say of their spread', () => {
  const widening = (length: number, size: number, pooled = false) => {
    const series = { step: { unit: 'month', size, anchor: 1 } };
    return spreadPriorOf({ periods: [], series, values: { length } } as never, false, pooled).widening;
  };
  expect(widening(8, 3)).toBeGreaterThan(1.2 * widening(80, 3));
  expect(widening(12, 1)).toBeGreaterThan(1.1 * widening(36, 1));
  expect(widening(12, 1, true)).toBe(widening(36, 1, true));
  expect(widening(8, 12)).toBe(widening(80, 12));
});

test('a week that smoothing has of its own is not doubted twice', async () => {
  const noise = normal(uniform(3));
  const shape = [0, 30, 10, -20, -40, 50, -30];
  const made = Array.from({ length: 40 }, () =>
    Array.from({ length: 18 }, (_, t) => 200 + shape[t % 7]! + 5 * noise()),
  );
  let wide = 0;
  for (const target of made) {
    const context = tableOf({ timestamp: days(18), target });
    const { quantiles } = await runForecast({ context, horizon: 7, quantiles: [0.1, 0.9] }, { threads: 1 });
    for (let j = 0; j < 7; j++) wide += (quantiles[2 * j + 1]! - quantiles[2 * j]!) / (7 * made.length * 5);
  }
  // The middle 80 % of the noise alone are 2.56 deviations wide; of two weeks and a half the week is known to about a half of one.
  expect(wide).toBeGreaterThan(3);
  expect(wide).toBeLessThan(4.35);
});

test('what models fit exactly has intervals that go by how little was seen, not by its season or its growth', async () => {
  const wide = async (count: number, at: (t: number) => number, timestamp = months(count)) => {
    const context = tableOf({ timestamp, target: timestamp.map((_, t) => at(t)) });
    const { quantiles } = await runForecast({ context, horizon: 4, quantiles: [0.1, 0.9] }, { threads: 1 });
    return quantiles[7]! - quantiles[6]!;
  };
  const shape = [10, -5, 0, 5, 15, 20, 30, 25, 5, 0, -10, -20];
  // Twice the mean step would be about 20 for the season, 6 for the line.
  expect(await wide(60, (t) => 100 + shape[t % 12]!)).toBeLessThan(8);
  const line = (t: number) => 100 + 3 * t;
  expect(await wide(30, line)).toBeLessThan(4);
  expect(await wide(3, line)).toBeGreaterThan(6);
});

test('one member that explodes at a step tells nothing of the spread there', () => {
  const weights = Float64Array.of(0.3, 0.3, 0.2, 0.1, 0.1);
  const calm = spreadOf(Float64Array.of(1.5, 1.51, 1.49, 1.5, 1.4), weights);
  expect(calm).toBeGreaterThan(0.02);
  expect(spreadOf(Float64Array.of(1.5, 1.51, 1.49, 1.5, 16_992_181), weights)).toBeLessThan(0.15);
  expect(spreadOf(Float64Array.of(1, 2, 3, 4, 5), weights)).toBeGreaterThan(1);
});
