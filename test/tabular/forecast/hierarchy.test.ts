import { expect, test } from 'vitest';
import { tableFromRows } from '../../../src/tabular/domain/table-from-rows.ts';
import {
  forecast,
  nameColumns,
  runBacktest,
  runForecast,
} from '../../../src/tabular/engine/forecast/index.ts';
import { reconciled } from '../../../src/tabular/engine/forecast/reconcile.ts';
import { forecastPage, forecastSvg } from '../../../src/tabular/report/forecast.ts';

const tree = { parents: [-1, 0, 0, 1, 1, 2], children: [[1, 2], [3, 4], [5], [], [], []], positive: false };
const base = Float64Array.of(100, 55, 40, 20, 25, 50);
const variance = Float64Array.of(4, 9, 1, 2, 3, 5);

test('least squares: the sums hold, and no other sums are nearer to the forecasts', () => {
  const found = reconciled(tree, base, variance, 'minTrace');
  const cost = (items: readonly [number, number, number]) => {
    const [a, b, c] = items;
    const all = [a + b + c, a + b, c, a, b, c];
    return all.reduce((sum, value, node) => sum + (value - base[node]!) ** 2 / variance[node]!, 0);
  };
  const own = [found[3]!, found[4]!, found[5]!] as [number, number, number];
  expect(found[1]).toBeCloseTo(own[0] + own[1], 9);
  expect(found[0]).toBeCloseTo(found[1]! + found[2]!, 9);
  for (const [k, by] of [0, 1, 2].flatMap(
    (place) =>
      [
        [place, 0.01],
        [place, -0.01],
      ] as const,
  )) {
    const other = [...own] as [number, number, number];
    other[k] = other[k]! + by;
    expect(cost(other)).toBeGreaterThan(cost(own));
  }
});

test('bottom up adds the items, top down shares the total out', () => {
  expect([...reconciled(tree, base, variance, 'bottomUp')]).toEqual([95, 45, 50, 20, 25, 50]);
  const down = reconciled(tree, base, variance, 'topDown');
  expect(down[0]).toBeCloseTo(100, 9);
  expect(down[1]! / down[2]!).toBeCloseTo(55 / 40, 9);
  expect(down[3]! / down[4]!).toBeCloseTo(20 / 25, 9);
});

test('items that never were negative are not made so', () => {
  const small = { parents: [-1, 0, 0], children: [[1, 2], [], []], positive: true };
  const found = reconciled(small, Float64Array.of(1, 10, 1), Float64Array.of(0.01, 1, 30), 'minTrace');
  expect(found[2]).toBe(0);
  expect(found[0]).toBeCloseTo(found[1]! + found[2]!, 12);
});

const months = Array.from({ length: 36 }, (_, i) => new Date(Date.UTC(2021, i, 1)).toISOString().slice(0, 7));
const shops = [
  ['north', 'a', 10],
  ['north', 'b', 30],
  ['south', 'c', 50],
] as const;
const rows = shops.flatMap(([region, shop, level], s) =>
  months.map((month, i) => ({
    month,
    region,
    shop,
    price: i % 5,
    // Shop b closes half a year before the end.
    sales: s === 1 && i >= 30 ? null : level + 4 * Math.sin((i * Math.PI) / 6 + s) + ((i * 7 + s * 3) % 5),
  })),
);

test.each(['minTrace', 'bottomUp', 'topDown'] as const)(
  '%s: regions and total are forecast, and add up',
  async (method) => {
    const table = await tableFromRows(rows);
    const hierarchy = { columns: ['region', 'shop'], method };
    const asked = { context: table, horizon: 3, quantiles: [0.2, 0.8], hierarchy };
    const ahead = await runForecast(nameColumns(asked, { timestamp: 'month', target: 'sales' }));
    expect([...new Set(ahead.itemIds)]).toEqual(['total', 'region=north', 'region=south', 'a', 'b', 'c']);
    expect(ahead.timestamps.slice(0, 3)).toEqual(['2024-01', '2024-02', '2024-03']);
    const of = (id: string, step: number) => ahead.mean[ahead.itemIds.indexOf(id) + step]!;
    for (const step of [0, 1, 2]) {
      expect(of('region=north', step)).toBeCloseTo(of('a', step) + of('b', step), 9);
      expect(of('total', step)).toBeCloseTo(of('region=north', step) + of('region=south', step), 9);
      expect(of('total', step)).toBeGreaterThan(70);
      expect(of('total', step)).toBeLessThan(120);
    }
    expect(ahead.quantileLevels).toEqual([0.2, 0.8]);
    expect(ahead.quantiles).toHaveLength(36);
    expect(ahead.notes?.join(' ')).toMatch(/6 series.*price/s);
  },
);

const named = { timestamp: 'month', target: 'sales', item: 'shop' };
const within = { columns: ['region'], method: 'minTrace' as const };

test('a backtest with sums judges at each origin what would have been forecast there', async () => {
  const backtest = async (data: readonly Record<string, unknown>[], origins: number) => {
    const asked = {
      context: await tableFromRows(data as never),
      horizon: 3,
      quantiles: [0.2, 0.8],
      hierarchy: within,
    };
    const { context, hierarchy } = nameColumns(asked, named);
    return runBacktest({ ...asked, context, hierarchy, origins, stride: 3, known: [] });
  };
  // Shop b has no rows from before the first origin on: nothing of it is judged, all of the sums are.
  const open = rows.filter(({ sales }) => sales !== null);
  const { bySeries, forecasts, overall } = await backtest(open, 2);
  const counts = Object.fromEntries(bySeries.map(({ item, scores }) => [item, scores.count]));
  expect(counts).toEqual({ total: 6, 'region=north': 6, 'region=south': 6, a: 6, c: 6 });
  expect(overall.count).toBe(30);
  const known = open.filter(({ month }) => month < '2023-07');
  const then = await runForecast(
    nameColumns(
      { context: await tableFromRows(known), horizon: 3, quantiles: [0.2, 0.8], hierarchy: within },
      named,
    ),
  );
  const own = (id: string) => forecasts.itemIds.indexOf(id);
  for (const id of ['total', 'region=north', 'a', 'c'])
    for (const step of [0, 1, 2]) {
      const at = then.itemIds.indexOf(id) + step;
      expect(forecasts.timestamps[own(id) + step]).toBe(then.timestamps[at]);
      expect(forecasts.mean[own(id) + step]).toBeCloseTo(then.mean[at]!, 9);
      expect(forecasts.quantiles[2 * (own(id) + step)]).toBeCloseTo(then.quantiles[2 * at]!, 9);
    }
  const late = open.filter(({ shop, month }) => shop !== 'c' || month > '2023-05');
  await expect(backtest(late, 2)).rejects.toMatchObject({
    message: expect.stringMatching(/Every series of a hierarchy .* "region=south" has 7/),
  });
});

test('sums are drawn like items', async () => {
  const table = await tableFromRows(
    rows.map((row) => ({ ...row, sales: row.sales === null ? null : `${row.sales.toFixed(2)} t` })),
  );
  const ahead = await runForecast(
    nameColumns({ context: table, horizon: 3, quantiles: [0.1, 0.9], hierarchy: within }, named),
  );
  const columns = { ...named, hierarchy: ['region'] };
  const names = ['total', 'region=north', 'region=south', 'a', 'b', 'c'];
  expect((await forecastSvg(table, ahead, columns)).match(/<svg class="plot"/g)).toHaveLength(names.length);
  const page = await forecastPage(table, ahead, columns);
  expect(page.match(/<h2>([^<]*)/g)).toEqual(names.map((name) => `<h2>Forecast of sales · ${name}`));
});

test('an item under two groups, and a column that is not there, are refused', async () => {
  const ask = async (data: readonly Record<string, unknown>[], columns: string[]) =>
    runForecast(
      nameColumns(
        {
          context: await tableFromRows(data as never),
          horizon: 2,
          quantiles: [0.5],
          hierarchy: { columns, method: 'bottomUp' },
        },
        { timestamp: 'month', target: 'sales', item: 'shop' },
      ),
    );
  const moved = rows.map((row, i) => (i === 5 ? { ...row, region: 'south' } : row));
  await expect(ask(moved, ['region'])).rejects.toMatchObject({
    message: expect.stringMatching(/"a" stands under two groups/),
  });
  await expect(ask(rows, ['country'])).rejects.toMatchObject({ message: expect.stringMatching(/"country"/) });
  // Every item at a time of its own: sums of all at all times would take memory by the square.
  const apart = Array.from({ length: 5000 }, (_, i) => ({
    month: new Date(i * 3_600_000).toISOString(),
    sales: i,
    region: 'north',
    shop: `s${i}`,
  }));
  await expect(ask(apart, ['region'])).rejects.toMatchObject({
    code: 'dataset_too_large',
    message: expect.stringContaining('5002 series, sums included, at 5000 times'),
  });
});

test('without a hierarchy nothing is summed', async () => {
  const table = await tableFromRows(rows);
  const ahead = await forecast(table, { horizon: 1, timestamp: 'month', target: 'sales', item: 'shop' });
  expect(ahead.itemIds).toEqual(['a', 'b', 'c']);
});

test('a number that stands for no value is in no sum', async () => {
  const rows = (hole: number | null) =>
    ['a', 'b'].flatMap((item, k) =>
      Array.from({ length: 40 }, (_, t) => ({
        timestamp: new Date(Date.UTC(2024, 0, 1 + t)).toISOString().slice(0, 10),
        target: k === 0 && t === 20 ? hole : 100 + 10 * k + (t % 7),
        region: 'x',
        item_id: item,
      })),
    );
  const ask = async (hole: number | null) =>
    runForecast(
      { context: await tableFromRows(rows(hole)), horizon: 3, quantiles: [0.1, 0.9], hierarchy: within },
      { threads: 1 },
    );
  const [coded, empty] = [await ask(-999), await ask(null)];
  expect(coded.mean).toEqual(empty.mean);
  expect(coded.notes?.join()).toMatch(/-999 occurs once.* read as a missing value/);
});
