import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecast, runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { createRunControl } from '../../../src/tabular/engine/frame.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

const quantiles = [0.1, 0.5, 0.9];
const options = { threads: 2 };

/** Monthly, growing, with a season of its own and a little noise. */
function monthly(count: number, seed: number, level = 100): number[] {
  const noise = normal(uniform(seed));
  return Array.from(
    { length: count },
    (_, t) => level * (1 + 0.01 * t) * (1 + 0.2 * Math.sin((2 * Math.PI * t) / 12)) + noise(),
  );
}

test('a seasonal, growing series goes on growing in its season', async () => {
  const answer = await runForecast(
    { context: tableOf({ timestamp: months(96), target: monthly(96, 1) }), horizon: 12, quantiles },
    options,
  );
  const truth = monthly(108, 1).slice(96);
  expect(answer.timestamps).toEqual(months(12, 96));
  expect(answer.itemIds).toEqual(Array(12).fill(null));
  for (const [j, value] of truth.entries())
    expect(Math.abs(answer.mean[j]! - value) / value).toBeLessThan(0.05);
});

test('rows may come in any order, and series are answered in order of first appearance', async () => {
  const table = {
    timestamp: [...months(48), ...months(48)],
    item_id: [...Array(48).fill('b'), ...Array(48).fill('a')],
    target: [...monthly(48, 2), ...monthly(48, 3, 1000)],
  };
  const straight = await runForecast({ context: tableOf(table), horizon: 3, quantiles }, options);
  expect(straight.itemIds).toEqual(['b', 'b', 'b', 'a', 'a', 'a']);
  const order = Array.from({ length: 96 }, (_, i) => (i * 53) % 96).sort((x, y) =>
    x === 0 ? -1 : y === 0 ? 1 : 0,
  );
  const shuffled = Object.fromEntries(
    Object.entries(table).map(([name, cells]) => [name, order.map((i) => cells[i]!)]),
  );
  const mixed = await runForecast({ context: tableOf(shuffled), horizon: 3, quantiles }, options);
  expect(mixed).toEqual(straight);
});

test('future rows are answered row by row in their own order and their own spelling', async () => {
  const context = tableOf({
    timestamp: [...days(40), ...days(40)],
    item_id: [...Array(40).fill(1), ...Array(40).fill(2)],
    target: Array.from({ length: 80 }, (_, t) => (t < 40 ? t : 500 - t)),
  });
  const ahead = days(3, 40);
  const byHorizon = await runForecast({ context, horizon: 3, quantiles }, options);
  const future = tableOf({
    timestamp: [ahead[2]!, `${ahead[0]}T00:00:00`, ahead[1]!, ahead[1]!, ahead[0]!, ahead[2]!],
    item_id: [2, 1, 2, 1, 2, 1],
  });
  const answer = await runForecast({ context, future, quantiles }, options);
  expect(answer.itemIds).toEqual([2, 1, 2, 1, 2, 1]);
  expect(answer.timestamps.slice(0, 3)).toEqual([ahead[2], `${ahead[0]}T00:00:00`, ahead[1]]);
  for (const [i, row] of [5, 0, 4, 1, 3, 2].entries()) expect(answer.mean[i]).toBe(byHorizon.mean[row]);
});

test('missing last targets are forecast through, and gaps and missing targets inside are filled', async () => {
  const target: (number | null)[] = Array.from({ length: 60 }, (_, t) => 10 + 2 * t);
  target[20] = null;
  target[58] = null;
  target[59] = null;
  const timestamp = days(60);
  const keep = (cells: readonly unknown[]) => cells.filter((_, t) => t !== 30) as never[];
  const answer = await runForecast(
    { context: tableOf({ timestamp: keep(timestamp), target: keep(target) }), horizon: 2, quantiles },
    options,
  );
  expect(answer.timestamps).toEqual(days(2, 60));
  expect(answer.mean[0]).toBeCloseTo(130, 0);
  expect(answer.mean[1]).toBeCloseTo(132, 0);
});

test('rows at one time count as their mean', async () => {
  const timestamp = days(30).flatMap((day) => [day, day]);
  const target = Array.from({ length: 60 }, (_, i) => 50 + (i % 2 === 0 ? -1 : 1));
  const answer = await runForecast(
    { context: tableOf({ timestamp, target }), horizon: 2, quantiles },
    options,
  );
  expect([...answer.mean]).toEqual([50, 50]);
});

describe('small and odd series:', () => {
  test.each<[string, (number | null)[]]>([
    ['one observation', [5]],
    ['two observations', [5, 7]],
    ['three observations', [5, 7, 6]],
    ['a constant', Array(30).fill(4)],
    ['all zeros', Array(30).fill(0)],
    ['negative values', Array.from({ length: 40 }, (_, t) => -100 + 3 * Math.sin(t) - t)],
    ['mostly zeros', Array.from({ length: 50 }, (_, t) => (t % 7 === 3 ? 4 : 0))],
    ['a spike', Array.from({ length: 30 }, (_, t) => (t === 20 ? 1e9 : 1))],
    ['tiny numbers', Array.from({ length: 30 }, (_, t) => 1e-12 * (t + 1))],
    ['huge numbers', Array.from({ length: 30 }, (_, t) => 1e200 * (t + 1))],
  ])('%s', async (_, target) => {
    const answer = await runForecast(
      { context: tableOf({ timestamp: days(target.length), target }), horizon: 14, quantiles },
      options,
    );
    expect(answer.timestamps).toEqual(days(14, target.length));
    for (let j = 0; j < 14; j++) {
      expect(Number.isFinite(answer.mean[j])).toBe(true);
      const [low, middle, high] = answer.quantiles.subarray(3 * j, 3 * j + 3);
      expect(low!).toBeLessThanOrEqual(middle!);
      expect(middle!).toBeLessThanOrEqual(high!);
      expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true);
    }
  });

  test('a constant is forecast as itself, without doubt', async () => {
    const answer = await runForecast(
      { context: tableOf({ timestamp: days(30), target: Array(30).fill(4) }), horizon: 3, quantiles },
      options,
    );
    expect([...answer.mean]).toEqual([4, 4, 4]);
    expect([...answer.quantiles]).toEqual(Array(9).fill(4));
  });

  test('one observation is not forecast without doubt', async () => {
    const answer = await runForecast(
      { context: tableOf({ timestamp: ['2024-01-31'], target: [5] }), horizon: 2, quantiles },
      options,
    );
    expect(answer.mean[0]).toBe(5);
    expect(answer.quantiles[0]).toBeLessThan(4);
    expect(answer.quantiles[2]).toBeGreaterThan(6);
  });

  test('what never was negative is not forecast to be', async () => {
    const target = Array.from({ length: 40 }, (_, t) => Math.max(0, 40 - t));
    const answer = await runForecast(
      { context: tableOf({ timestamp: days(40), target }), horizon: 20, quantiles },
      options,
    );
    expect(Math.min(...answer.quantiles, ...answer.mean)).toBeGreaterThanOrEqual(0);
  });

  test('intermittent demand is forecast at its rate', async () => {
    const random = uniform(7);
    const target = Array.from({ length: 200 }, () => (random() < 0.25 ? 8 : 0));
    const answer = await runForecast(
      { context: tableOf({ timestamp: days(200), target }), horizon: 7, quantiles },
      options,
    );
    for (const value of answer.mean) expect(Math.abs(value - 2)).toBeLessThan(1);
  });
});

describe('bad input is refused with its series and row:', () => {
  const good = { timestamp: days(10), target: Array.from({ length: 10 }, (_, t) => t) };
  const cases: [
    string,
    Record<string, (string | number | null)[]>,
    Record<string, (string | number | null)[]> | undefined,
    string,
    RegExp,
  ][] = [
    ['no timestamp column', { target: [1, 2] }, undefined, 'schema_mismatch', /no column timestamp/],
    ['no target column', { timestamp: days(2) }, undefined, 'missing_target_column', /no column target/],
    [
      'a timestamp that is none',
      { timestamp: ['2024-01-01', 'soon'], target: [1, 2], item_id: ['a', 'a'] },
      undefined,
      'schema_mismatch',
      /Row 2 .*series "a".*"soon"/,
    ],
    [
      'a missing timestamp',
      { timestamp: ['2024-01-01', null], target: [1, 2] },
      undefined,
      'schema_mismatch',
      /Row 2/,
    ],
    ['a target of text', { timestamp: days(2), target: ['1', 'up'] }, undefined, 'unsupported_task', /Row 2/],
    [
      'an infinite target',
      { timestamp: days(2), target: [1, Infinity], item_id: [7, 7] },
      undefined,
      'unsupported_task',
      /Row 2 .*series 7/,
    ],
    [
      'a series without a target',
      { timestamp: days(2), target: [1, null], item_id: ['a', 'b'] },
      undefined,
      'schema_mismatch',
      /Row 2 .*series "b"/,
    ],
    [
      'an unknown item in the future',
      { ...good, item_id: Array(10).fill('a') },
      { timestamp: days(1, 10), item_id: ['b'] },
      'schema_mismatch',
      /Row 1 of the future: series "b"/,
    ],
    [
      'a future that is past',
      { ...good },
      { timestamp: [days(1, 10)[0]!, days(1, 9)[0]!] },
      'schema_mismatch',
      /Row 2 of the future/,
    ],
    [
      'a future far away',
      { ...good },
      { timestamp: ['9024-01-01'] },
      'dataset_too_large',
      /Row 1 of the future/,
    ],
    [
      'a covariate of two kinds',
      { ...good, x: Array(10).fill(1) },
      { timestamp: days(1, 10), x: ['high'] },
      'schema_mismatch',
      /Covariate x/,
    ],
    [
      'dates and numbers mixed',
      { timestamp: ['2024-01-01', '3'], target: [1, 2] },
      undefined,
      'schema_mismatch',
      /mixed/,
    ],
    ['no rows', { timestamp: [], target: [] }, undefined, 'schema_mismatch', /no rows/],
  ];
  test.each(cases)('%s', async (_, context, future, code, detail) => {
    const request = {
      context: tableOf(context),
      quantiles,
      ...(future ? { future: tableOf(future) } : { horizon: 2 }),
    };
    await expect(runForecast(request, options)).rejects.toMatchObject({
      code,
      detail: expect.stringMatching(detail),
    });
  });

  test('options out of range are refused at once', async () => {
    const context = tableOf(good);
    await expect(runForecast({ context, quantiles }, options)).rejects.toThrow(TypeError);
    await expect(runForecast({ context, horizon: 0, quantiles }, options)).rejects.toThrow(
      /horizon must be an integer.*received 0/,
    );
    await expect(runForecast({ context, horizon: 2, quantiles: [0.5, 1] }, options)).rejects.toThrow(
      /quantiles .*received 1/,
    );
    await expect(forecast(context, { horizon: 2, item: 'shop' })).rejects.toThrow(/"shop"/);
  });
});

test('an aborted signal stops the forecast with its reason', async () => {
  const context = tableOf({ timestamp: days(10), target: Array.from({ length: 10 }, (_, t) => t) });
  await expect(
    runForecast({ context, horizon: 2, quantiles }, { signal: AbortSignal.abort(new Error('enough')) }),
  ).rejects.toThrow('enough');
  const controller = new AbortController();
  const running = runForecast({ context, horizon: 2, quantiles }, { signal: controller.signal });
  controller.abort(new Error('midway'));
  await expect(running).rejects.toThrow('midway');
});

test('a set cancel flag stops the forecast with code aborted', async () => {
  const control = createRunControl();
  control[0] = 1;
  const context = tableOf({ timestamp: days(10), target: Array.from({ length: 10 }, (_, t) => t) });
  await expect(runForecast({ context, horizon: 2, quantiles }, { control })).rejects.toMatchObject({
    code: 'aborted',
  });
});

test('progress rises to one', async () => {
  const seen: number[] = [];
  const context = tableOf({ timestamp: days(60), target: monthly(60, 5) });
  await runForecast({ context, horizon: 2, quantiles }, { onProgress: (fraction) => seen.push(fraction) });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[seen.length - 1]).toBe(1);
});

test('the same request gives the same bytes whatever the thread count', async () => {
  const target = Array.from({ length: 8 }, (_, s) => monthly(60, s, 10 * (s + 1))).flat();
  const context = tableOf({
    timestamp: Array(8).fill(months(60)).flat(),
    item_id: target.map((_, i) => Math.floor(i / 60)),
    target,
  });
  const one = await runForecast({ context, horizon: 6, quantiles }, { threads: 1, seed: 3 });
  expect(await runForecast({ context, horizon: 6, quantiles }, { threads: 4, seed: 3 })).toEqual(one);
});

test('columns may bear other names', async () => {
  const target = monthly(40, 9);
  const wire = await forecast(tableOf({ timestamp: months(40), item_id: Array(40).fill('x'), target }), {
    horizon: 2,
  });
  const own = await forecast(tableOf({ month: months(40), shop: Array(40).fill('x'), sales: target }), {
    horizon: 2,
    timestamp: 'month',
    item: 'shop',
    target: 'sales',
  });
  expect(own).toEqual(wire);
  expect(own.quantileLevels).toEqual([0.1, 0.5, 0.9]);
});

test('property: any series gives finite means and quantiles in order of their levels', async () => {
  const level = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
        { minLength: 1, maxLength: 60 },
      ),
      fc.integer({ min: 1, max: 30 }),
      fc.uniqueArray(level, { minLength: 1, maxLength: 5 }),
      async (target, horizon, levels) => {
        const answer = await runForecast(
          { context: tableOf({ timestamp: months(target.length), target }), horizon, quantiles: levels },
          options,
        );
        expect(answer.mean.every(Number.isFinite)).toBe(true);
        const order = levels.map((_, k) => k).sort((a, b) => levels[a]! - levels[b]!);
        for (let j = 0; j < horizon; j++)
          for (let k = 1; k < order.length; k++)
            expect(answer.quantiles[j * levels.length + order[k]!]!).toBeGreaterThanOrEqual(
              answer.quantiles[j * levels.length + order[k - 1]!]!,
            );
      },
    ),
    { numRuns: 60 },
  );
});

test('no future rows are answered by no forecasts', async () => {
  const context = tableOf({ timestamp: days(10), target: Array.from({ length: 10 }, (_, t) => t) });
  const answer = await runForecast({ context, future: tableOf({ timestamp: [] }), quantiles }, options);
  expect(answer.mean.length + answer.quantiles.length + answer.timestamps.length).toBe(0);
});

test('hours with a day and a week in them are forecast hour by hour', async () => {
  const hours = Array.from({ length: 24 * 7 * 6 }, (_, t) => new Date(Date.UTC(2024, 0, 1, t)).toISOString());
  const value = (t: number) =>
    50 + 10 * Math.sin((2 * Math.PI * t) / 24) - (Math.floor(t / 24) % 7 >= 5 ? 15 : 0);
  const noise = normal(uniform(12));
  const known = 24 * 7 * 5;
  const context = tableOf({
    timestamp: hours.slice(0, known),
    target: hours.slice(0, known).map((_, t) => value(t) + noise()),
  });
  const answer = await runForecast({ context, horizon: 168, quantiles }, options);
  expect(answer.timestamps).toEqual(hours.slice(known, known + 168));
  const misses = [...answer.mean].map((mean, j) => Math.abs(mean - value(known + j)));
  expect(misses.reduce((sum, miss) => sum + miss, 0) / 168).toBeLessThan(2.5);
});

test.each<[string, (month: number, year: number) => string, string[]]>([
  [
    'Jan 1 2000',
    (m, y) => `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[m]} 1 ${y}`,
    ['May 1 2004', 'Jun 1 2004'],
  ],
  ['1/1/2000', (m, y) => `${m + 1}/1/${y}`, ['5/1/2004', '6/1/2004']],
  ['01.01.2000', (m, y) => `01.${String(m + 1).padStart(2, '0')}.${y}`, ['01.05.2004', '01.06.2004']],
  ['2000/1/1', (m, y) => `${y}/${m + 1}/1`, ['2004/5/1', '2004/6/1']],
])('months written as %s are continued alike', async (_, write, expected) => {
  const timestamp = Array.from({ length: 52 }, (_, t) => write(t % 12, 2000 + Math.floor(t / 12)));
  const answer = await runForecast(
    { context: tableOf({ timestamp, target: monthly(52, 9) }), horizon: 2, quantiles },
    options,
  );
  expect(answer.timestamps).toEqual(expected);
});

test('dates that do not tell day from month are refused with the row', async () => {
  const context = tableOf({ timestamp: ['01/02/2024', '02/02/2024', '03/02/2024'], target: [1, 2, 3] });
  await expect(runForecast({ context, horizon: 1, quantiles }, options)).rejects.toMatchObject({
    code: 'schema_mismatch',
    detail: expect.stringMatching(/Row 1 .*day or the month first/),
  });
});

test('clock changes do not break hours with offsets', async () => {
  // The last Sunday of October 2023 in Paris: +02:00 becomes +01:00 at 01:00 UTC.
  const change = Date.UTC(2023, 9, 29, 1);
  const stamps = Array.from({ length: 72 }, (_, t) => {
    const instant = Date.UTC(2023, 9, 27, 12) + t * 3_600_000;
    const offset = instant < change ? 2 : 1;
    return `${new Date(instant + offset * 3_600_000).toISOString().slice(0, 19)}+0${offset}:00`;
  });
  const context = tableOf({ timestamp: stamps, target: stamps.map((_, t) => 20 + (t % 24)) });
  const answer = await runForecast({ context, horizon: 2, quantiles }, options);
  expect(answer.timestamps).toEqual(['2023-10-30T13:00:00+01:00', '2023-10-30T14:00:00+01:00']);
});
