import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiveForecast, shareForecast } from '../../../src/tabular/engine/runtime/share-forecast.ts';

const answer = (itemIds: (string | number | boolean | null)[], timestamps: (string | number)[]) => ({
  itemIds,
  timestamps,
  mean: Float64Array.from(itemIds, (_, i) => i),
  quantiles: new Float64Array(0),
  quantileLevels: [],
});

test('property: item ids and timestamps of any kind cross threads unchanged', async () => {
  const label = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null));
  // Minus zero is the same moment as zero, and crosses as it.
  const moment = fc.double({ noNaN: true }).map((value) => value + 0);
  const time = fc.oneof(fc.array(fc.string()), fc.array(moment));
  await fc.assert(
    fc.asyncProperty(fc.array(label), time, async (itemIds, timestamps) => {
      const given = answer(itemIds, timestamps);
      expect(await receiveForecast(await shareForecast(given))).toEqual(given);
    }),
  );
});

test('timestamps of more than one slice arrive in order, ASCII or not', async () => {
  const timestamps = Array.from({ length: 5000 }, (_, i) => `t${i}${i > 3000 ? ' º' : ''}`);
  const given = answer(
    timestamps.map((_, i) => `shop ${i % 7}`),
    timestamps,
  );
  expect(await receiveForecast(await shareForecast(given))).toEqual(given);
});
