/** A last step that is not over, and numbers that stand for no value: neither carries a forecast away. */
import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { runBacktest } from '../../../src/tabular/engine/forecast/backtest.ts';
import { forecast } from '../../../src/tabular/engine/forecast/index.ts';
import { runForecast } from '../../../src/tabular/engine/forecast/run.ts';
import { normal, uniform } from './support.ts';

const noise = (n: number, seed: number) => {
  const next = normal(uniform(seed));
  return Array.from({ length: n }, next);
};
const months = (n: number) =>
  Array.from({ length: n }, (_, t) => new Date(Date.UTC(2019, t, 1)).toISOString().slice(0, 7));
const steady = (n: number) =>
  noise(n, 5).map((e, t) => 1000 + 5 * t + 100 * Math.sin((2 * Math.PI * t) / 12) + 10 * e);
const ask = async (target: (number | null)[], timestamp: string[], horizon = 3) =>
  forecast(await tableFromColumns({ timestamp, target }), { horizon });

test('a month, week, quarter or year that is not over is left out and told, and the times go on behind it', async () => {
  const target = steady(60);
  const whole = await ask([...target.slice(0, 59), null], months(60));
  for (const share of [0, 0.03, 0.35, 0.5]) {
    const cut = await ask([...target.slice(0, 59), share * target[59]!], months(60));
    expect(cut.mean).toEqual(whole.mean);
    expect(cut.timestamps).toEqual(['2024-01', '2024-02', '2024-03']);
    expect(cut.notes?.join()).toMatch(/1 series ends far below .* 2023-12 \(.*\)\. That value was left out/);
    expect(cut.notes).toHaveLength(1);
  }
  const weeks = Array.from({ length: 120 }, (_, t) =>
    new Date(Date.UTC(2021, 0, 3 + 7 * t)).toISOString().slice(0, 10),
  );
  const sums = noise(120, 7).map((e, t) =>
    t === 119 ? 30 : 100 + 30 * Math.sin((2 * Math.PI * t) / 52) + 3 * e,
  );
  expect((await ask(sums, weeks)).notes?.join()).toMatch(/left out/);
  const years = Array.from({ length: 20 }, (_, t) => String(2000 + t));
  const grown = noise(20, 9).map((e, t) => (t === 19 ? 60 : 100 + 4 * t + e));
  expect((await ask(grown, years)).mean[0]).toBeGreaterThan(150);
});

test('a fall that goes on, one like those before, a last day and growth from little are believed', async () => {
  const target = steady(60);
  const fallen = await ask([...target.slice(0, 58), 400, 410], months(60));
  expect(fallen.notes?.join()).not.toMatch(/left out/);
  const rough = target.map((value, t) => (t % 13 === 7 || t === 59 ? 0.4 * value : value));
  expect((await ask(rough, months(60))).notes?.join() ?? '').not.toMatch(/left out/);
  const fading = Array.from({ length: 40 }, (_, t) => 1000 * 0.8 ** t);
  expect((await ask(fading, months(40))).notes?.join() ?? '').not.toMatch(/left out/);
  const days = Array.from({ length: 60 }, (_, t) =>
    new Date(Date.UTC(2024, 0, 1 + t)).toISOString().slice(0, 10),
  );
  const daily = target.map((value, t) => (t === 59 ? 0.3 * value : value));
  expect((await ask(daily, days)).notes?.join() ?? '').not.toMatch(/left out/);
});

test('keepUnfinished has the value count, in forecasts and in backtests, which tell of it', async () => {
  const target = steady(60).map((value, t) => (t === 59 ? 0.3 * value : value));
  const context = await tableFromColumns({ timestamp: months(60), target });
  const asked = { context, horizon: 3, quantiles: [] };
  const left = await runForecast(asked);
  const kept = await runForecast({ ...asked, keepUnfinished: true });
  expect(kept.notes?.join() ?? '').not.toMatch(/left out/);
  expect(kept.mean[0]).toBeLessThan(left.mean[0]! - 20);
  const past = { context, horizon: 2, origins: 1, stride: 2, quantiles: [], known: [] };
  const [judged, all] = await Promise.all([
    runBacktest(past),
    runBacktest({ ...past, keepUnfinished: true }),
  ]);
  expect(judged.notes.join()).toMatch(/2023-12 .* left out/);
  expect(judged.forecasts.timestamps).toEqual(['2023-10', '2023-11']);
  expect(all.notes).toEqual([]);
  expect(all.forecasts.timestamps).toEqual(['2023-11', '2023-12']);
});

test('a value behind a year without any is believed', async () => {
  const target = steady(60).map((value, t) => (t >= 40 && t < 59 ? null : value));
  expect((await ask(target, months(60))).notes?.join() ?? '').not.toMatch(/left out/);
});

test('numbers that can only stand for no value are missing ones in a series, and told', async () => {
  const target = steady(60);
  const holes = [10, 23, 40];
  const missing = await ask(
    target.map((value, t) => (holes.includes(t) ? null : value)),
    months(60),
  );
  for (const code of [-999, -9999, 1e30]) {
    const answer = await ask(
      target.map((value, t) => (holes.includes(t) ? code : value)),
      months(60),
    );
    expect(answer.mean).toEqual(missing.mean);
    expect(answer.quantiles).toEqual(missing.quantiles);
    expect(answer.notes?.join()).toMatch(
      /occurs 3 times, far (below|above) all others; it was read as a missing value/,
    );
  }
  const below = target.map((value, t) => (holes.includes(t) ? -999 : value - 1150));
  expect((await ask(below, months(60))).notes?.join() ?? '').not.toMatch(/read as a missing/);
});
