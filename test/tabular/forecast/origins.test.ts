import { expect, test } from 'vitest';
import { planOrigins } from '../../../src/tabular/engine/forecast/origins.ts';

test('long series are tested at origins a horizon apart, shorter ones closer together', () => {
  expect(planOrigins(700, 48, 24, 4)).toEqual({ lengths: [652, 604, 556, 508], horizon: 48 });
  expect(planOrigins(40, 8, 4, 4)).toEqual({ lengths: [32, 29, 26, 23], horizon: 8 });
});

test('every origin leaves observations before it, and steps behind it to be judged by', () => {
  for (const n of [5, 8, 13, 30, 100, 1000])
    for (const horizon of [1, 6, 30, 500])
      for (const period of [1, 4, 12, 24]) {
        const { lengths, horizon: tested } = planOrigins(n, horizon, period, 4);
        expect(lengths.length).toBeLessThanOrEqual(4);
        for (const length of lengths) {
          expect(length).toBeGreaterThanOrEqual(4);
          expect(length + tested).toBeLessThanOrEqual(n);
        }
      }
});
