import { describe, expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { normal, tableOf, uniform } from './support.ts';

/** Years that turn in fives about a level, each series from a turn of its own: too few in one series to see it. */
function turning(count: number, length: number) {
  const random = uniform(11);
  const noise = normal(random);
  const shape = [0, 6, 9, 2, -8];
  return Array.from({ length: count }, () => {
    const from = Math.floor(5 * random());
    const [level, size] = [50 + 100 * random(), 0.5 + random()];
    return Array.from({ length }, (_, t) => level + size * (shape[(from + t) % 5]! + 0.7 * noise()));
  });
}

const ahead = 4;
const known = 12;

const contextOf = (all: readonly (readonly number[])[]) =>
  tableOf({
    item_id: all.flatMap((values, s) => values.slice(0, known).map(() => `s${s}`)),
    timestamp: all.flatMap((values) => values.slice(0, known).map((_, t) => String(1990 + t))),
    target: all.flatMap((values) => values.slice(0, known)),
  });

const forecast = (all: readonly (readonly number[])[], threads = 2) =>
  runForecast(
    { context: contextOf(all), horizon: ahead, quantiles: [0.1, 0.9], explain: true },
    { threads, seed: 3 },
  );

function missed(all: readonly (readonly number[])[], mean: Float64Array, from = 0): number {
  let sum = 0;
  all.forEach((values, s) => {
    for (let j = 0; j < ahead; j++) sum += Math.abs(values[known + j]! - mean[(from + s) * ahead + j]!);
  });
  return sum;
}

describe('networks over many series', () => {
  const all = turning(60, known + ahead);

  test('what each series is too short to show is learnt from all of them', async () => {
    const together = await forecast(all);
    const few = all.slice(0, 10);
    const apart = await forecast(few);
    expect(missed(few, together.mean)).toBeLessThan(0.7 * missed(few, apart.mean));
    const names = together.explanation!.series[0]!.models.map(({ name }) => name);
    expect(names).toContain('network');
    expect(apart.explanation!.series[0]!.models.map(({ name }) => name)).not.toContain('network');
  });

  test('a few series are learnt from with more doubt than many', async () => {
    const weightOf = async (count: number) => {
      const { explanation } = await forecast(all.slice(0, count));
      return explanation!.series[0]!.models.find(({ name }) => name === 'network')?.weight ?? 0;
    };
    const [none, some, most] = [await weightOf(11), await weightOf(14), await weightOf(60)];
    expect(none).toBe(0);
    expect(some).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(some);
  });

  test('a series that its own models follow exactly is left to them', async () => {
    const line = Array.from({ length: known + ahead }, (_, t) => 100 + 3 * t);
    const context = contextOf([...all, line]);
    const { explanation } = await runForecast(
      { context, horizon: ahead, quantiles: [0.5], explain: true },
      { threads: 2 },
    );
    const weights = explanation!.series.map(
      ({ models }) => models.find(({ name }) => name === 'network')?.weight ?? 0,
    );
    const usual = weights.slice(0, -1).reduce((sum, weight) => sum + weight, 0) / all.length;
    expect(weights.at(-1)!).toBeLessThan(0.4 * usual);
  });

  test('the bits do not depend on the number of threads', async () => {
    const [one, three] = [await forecast(all, 1), await forecast(all, 3)];
    expect(three.mean).toEqual(one.mean);
    expect(three.quantiles).toEqual(one.quantiles);
  });

  test('a series that does not move is forecast without a network', async () => {
    const still = Array.from({ length: known + ahead }, () => 7);
    const context = contextOf([...all, still]);
    const { mean, explanation } = await runForecast(
      { context, horizon: ahead, quantiles: [0.5], explain: true },
      { threads: 2 },
    );
    expect([...mean.slice(-ahead)]).toEqual([7, 7, 7, 7]);
    const { models } = explanation!.series.at(-1)!;
    expect(models.map(({ name }) => name)).not.toContain('network');
    expect(models.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  });
});
