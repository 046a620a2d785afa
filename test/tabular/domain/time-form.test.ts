import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { parseTime } from '../../../src/tabular/domain/time-form.ts';
import { inferSchema, toFrame } from '../../../src/tabular/engine/prepare/index.ts';

test.each<[string, number]>([
  ['13:45', 13.75],
  ['1:45 PM', 13.75],
  ['12:15 am', 0.25],
  ['01:30:00', 1.5],
  ['1:00:36', 1.01],
  ['-0:30', -0.5],
  ['2 days 03:00:00', 51],
  ['1 day, 2:30:00', 26.5],
  ['2h 30m', 2.5],
  ['2h30m', 2.5],
  ['1 hour and 15 minutes', 1.25],
  ['90 min', 1.5],
  ['36 s', 0.01],
  ['1 day 2 hours', 26],
  ['PT1H30M', 1.5],
  ['P1DT12H', 36],
  ['P2W', 336],
])('%s is %d hours', (text, hours) => {
  expect(parseTime(text)).toBeCloseTo(hours, 10);
});

test.each(['12', '1:75', '13:00 PM', 'P', 'PT', '2m 3h', '5 apples', '2024-01-01', '3 h of sun', 'a:b'])(
  '%s is no time',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

test('a column of times is learnt from as hours, at prediction too', async () => {
  const table = await tableFromColumns({ t: ['8:30', '17:45', '?', '0:15'] });
  const schema = inferSchema(table);
  expect(schema.columns[0]).toEqual({ name: 't', kind: 'number', time: true });
  const [feature] = toFrame(table, schema).features;
  expect([...(feature as { values: Float64Array }).values]).toEqual([8.5, 17.75, Number.NaN, 0.25]);
});
