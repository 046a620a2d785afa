import { expect, test } from 'vitest';
import { runForecast } from '../../../src/tabular/engine/forecast/index.ts';
import { days, months, normal, tableOf, uniform } from './support.ts';

/** Series that trip forecasters: what they are, and how far beyond their range a forecast may stand, in ranges. */
const draw = (seed: number) => {
  const random = uniform(seed);
  const noise = normal(random);
  return { random, noise };
};
type Draw = ReturnType<typeof draw>;
const along = (n: number, value: (t: number) => number) => Array.from({ length: n }, (_, t) => value(t));

const kinds: Record<string, { most: number; values: (n: number, drawn: Draw) => number[] }> = {
  noise: { most: 0.6, values: (n, { noise }) => along(n, () => 100 + noise()) },
  walk: {
    most: 1.5,
    values: (n, { noise }) => {
      let level = 50;
      return along(n, () => (level += noise()));
    },
  },
  'heavy tails': { most: 0.6, values: (n, { noise }) => along(n, () => noise() / Math.abs(noise() + 0.01)) },
  'one outlier': { most: 0.6, values: (n, { noise }) => along(n, (t) => (t === n - 4 ? 1e4 : 10) + noise()) },
  'last is an outlier': {
    most: 1,
    values: (n, { noise }) => along(n, (t) => (t === n - 1 ? 1e4 : 10) + noise()),
  },
  'a break': { most: 1, values: (n, { noise }) => along(n, (t) => (t > 0.7 * n ? 1000 : 10) + noise()) },
  'a break just now': {
    most: 1.5,
    values: (n, { noise }) => along(n, (t) => (t >= n - 2 ? 1000 : 10) + noise()),
  },
  'rare sales': {
    most: 0.6,
    values: (n, { random }) => along(n, () => (random() < 0.1 ? Math.ceil(random() * 9) : 0)),
  },
  'sales that stopped': {
    most: 0.6,
    values: (n, { random }) => along(n, (t) => (t < 0.6 * n ? Math.ceil(random() * 9) : 0)),
  },
  'one sale': { most: 0.6, values: (n) => along(n, (t) => (t === n >> 1 ? 7 : 0)) },
  constant: { most: 0, values: (n) => along(n, () => 3.5) },
  'constant, then one step': { most: 0.6, values: (n) => along(n, (t) => (t === n - 1 ? 4 : 3)) },
  'two states': { most: 0.6, values: (n, { random }) => along(n, () => (random() < 0.5 ? 0 : 1)) },
  'near nought from both sides': { most: 1, values: (n, { noise }) => along(n, () => 1e-9 * noise()) },
};
const scales = [1e-200, 1e-6, 1, 1e9, 1e200];

for (const [name, { most, values }] of Object.entries(kinds))
  test(`no forecast of ${name} stands far beyond what was seen`, async () => {
    for (const [k, n] of [3, 5, 9, 16, 30, 64].entries()) {
      for (const scale of [scales[k % scales.length]!, 1]) {
        const own = values(n, draw(31 * n + name.length)).map((value) => value * scale);
        const [low, high] = [Math.min(...own), Math.max(...own)];
        const range = high - low;
        for (const timestamp of [days(n), months(n)]) {
          const context = tableOf({ timestamp, target: own });
          const ask = () => runForecast({ context, horizon: 8, quantiles: [0.1, 0.5, 0.9] }, { threads: 1 });
          const answer = await ask();
          const about = `${name}, ${n} values, scale ${scale}`;
          const slack = 1e-9 * Math.max(Math.abs(low), Math.abs(high));
          for (const value of answer.mean) {
            expect(Number.isFinite(value), about).toBe(true);
            expect(value, about).toBeGreaterThanOrEqual(low - most * range - slack);
            expect(value, about).toBeLessThanOrEqual(high + most * range + slack);
          }
          // Eight steps ahead may be far off, but not by hundreds of times what was seen.
          for (const value of answer.quantiles) {
            expect(Number.isFinite(value), about).toBe(true);
            expect(Math.abs(value), about).toBeLessThanOrEqual(
              20 * Math.max(Math.abs(low), Math.abs(high)) + slack,
            );
          }
          expect((await ask()).quantiles, about).toEqual(answer.quantiles);
        }
      }
    }
  });

test('neither does one where series of all kinds are asked for together and networks learn from them', async () => {
  const n = 48;
  const all = Object.entries(kinds).flatMap(([name, { most, values }]) =>
    [1, 2, 3].map((k) => ({ name: `${name} ${k}`, most, own: values(n, draw(97 * k)) })),
  );
  const context = tableOf({
    timestamp: all.flatMap(() => months(n)),
    item_id: all.flatMap(({ name }) => Array.from({ length: n }, () => name)),
    target: all.flatMap(({ own }) => own),
  });
  const { mean } = await runForecast({ context, horizon: 8, quantiles: [] }, { threads: 2 });
  all.forEach(({ name, most, own }, s) => {
    const [low, high] = [Math.min(...own), Math.max(...own)];
    for (const value of mean.subarray(8 * s, 8 * s + 8)) {
      expect(value, name).toBeGreaterThanOrEqual(low - most * (high - low) - 1e-9 * Math.abs(low));
      expect(value, name).toBeLessThanOrEqual(high + most * (high - low) + 1e-9 * Math.abs(high));
    }
  });
});
