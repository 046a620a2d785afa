import { expect, test } from 'vitest';
import { holidayParts, loadHolidays, namedHolidays } from '../../../src/tabular/engine/forecast/holidays.ts';
import { runBacktest, runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { backtest, forecast } from '../../../src/tabular/index.ts';
import { days, normal, tableOf, uniform } from './support.ts';

const day = (text: string) => Date.parse(text) / 86_400_000;
const quantiles = [0.1, 0.9];

test('holidays of a country, and of a part of it', async () => {
  const germany = await loadHolidays(['DE']);
  expect(germany(day('2024-12-25'))).toEqual(['Christmas Day']);
  expect(germany(day('2024-06-03'))).toEqual([]);
  expect(germany(day('2024-11-01'))).toEqual([]);
  const bavaria = await loadHolidays(['de-by', 'US']);
  expect(bavaria(day('2024-11-01'))).toHaveLength(1);
  expect(bavaria(day('2024-07-04'))).toHaveLength(1);
});

test.each(['XX', 'DE-XX', ''])('%j is refused as a place', async (place) => {
  await expect(loadHolidays([place])).rejects.toThrow(
    /codes of countries or their parts, such as DE or DE-BY/,
  );
});

test('days tell holidays and their neighbours, months how many days off they have', async () => {
  const germany = await loadHolidays(['DE']);
  const dayStep = { unit: 'fixed', size: 86_400_000, counter: false } as const;
  const seen = (text: string) => holidayParts(dayStep, germany).map(({ at }) => at(Date.parse(text)));
  expect(seen('2024-05-01')).toEqual([1, 0, 0]);
  expect(seen('2024-04-30T13:00Z')).toEqual([0, 1, 0]);
  expect(seen('2024-05-02')).toEqual([0, 0, 1]);
  const [month] = holidayParts({ unit: 'month', size: 1, anchor: 1 }, germany);
  // May 2024: the first, Ascension, Whit Monday; Whit Sunday is no day of work.
  expect(month!.at(Date.parse('2024-05-01'))).toBe(3);
  expect(() => holidayParts({ unit: 'fixed', size: 1, counter: true }, germany)).toThrow(/need dates/);
});

test('a holiday is told apart once it was seen twice and lies ahead', async () => {
  const germany = await loadHolidays(['DE']);
  const dayStep = { unit: 'fixed', size: 86_400_000, counter: false } as const;
  const times = Float64Array.from({ length: 740 }, (_, t) => Date.UTC(2022, 11, 20 + t));
  const named = namedHolidays(dayStep, germany, times, 735);
  expect(named.map(({ name }) => name)).toEqual(['Christmas Eve', 'Christmas Day', 'Boxing Day']);
  expect(named[0]!.values.reduce((a, b) => a + b)).toBe(3);
});

test('sales that halve on holidays are forecast to do so, in backtests too', async () => {
  const germany = await loadHolidays(['DE']);
  const noise = normal(uniform(2));
  const count = 720;
  const from = Date.UTC(2024, 0, 1) / 86_400_000;
  const target = Array.from(
    { length: count + 7 },
    (_, t) => (100 + 20 * Number(t % 7 === 4)) * (germany(from + t).length > 0 ? 0.5 : 1) + 2 * noise(),
  );
  // The last seven days run from 21 to 27 December 2025.
  const all = tableOf({ timestamp: days(count + 7), target });
  const context = tableOf({ timestamp: days(count), target: target.slice(0, count) });
  const miss = async (holidays: string[] | undefined) => {
    const { mean } = await runForecast({ context, horizon: 7, quantiles, holidays }, { threads: 2 });
    return mean.reduce((sum, value, j) => sum + Math.abs(value - target[count + j]!), 0) / 7;
  };
  expect(await miss(['DE'])).toBeLessThan(0.5 * (await miss(undefined)));
  const asked = { context: all, horizon: 7, origins: 1, stride: 7, quantiles, known: [], holidays: ['DE'] };
  const { overall } = await runBacktest(asked, { threads: 2 });
  expect(overall.mae).toBeCloseTo(await miss(['DE']), 8);
});

test('holidays are refused for counters', async () => {
  const context = tableOf({ timestamp: Array.from({ length: 30 }, (_, t) => t), target: Array(30).fill(1) });
  await expect(runForecast({ context, horizon: 2, quantiles, holidays: ['DE'] })).rejects.toThrow(
    /plain numbers/,
  );
});

test('the library passes holidays on, in forecasts and in backtests', async () => {
  const rows = Array.from({ length: 30 }, (_, t) => ({ timestamp: t, target: 1 }));
  const options = { horizon: 2, holidays: 'DE' };
  await expect(forecast(rows, options)).rejects.toThrow(/plain numbers/);
  await expect(backtest(rows, options)).rejects.toThrow(/plain numbers/);
});
