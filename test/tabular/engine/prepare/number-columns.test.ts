/** Columns of texts that are numbers, as files of people have them. */

import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../../src/tabular/domain/table-from-columns.ts';
import { inferTask, rowsWithTarget, targetFromColumn } from '../../../../src/tabular/domain/target.ts';
import { inferSchema, readColumns, toFrame } from '../../../../src/tabular/engine/prepare/index.ts';

async function learn(columns: Record<string, unknown[]>) {
  const table = await tableFromColumns(columns as never);
  const schema = inferSchema(table);
  return {
    table,
    schema,
    frame: toFrame(table, schema),
    columns: readColumns(table, schema, toFrame(table, schema)),
  };
}

const numbers = (frame: { features: readonly { kind: string }[] }, j = 0) => {
  const feature = frame.features[j] as unknown as { kind: 'number'; values: Float64Array };
  expect(feature.kind).toBe('number');
  return [...feature.values];
};

test.each<[string, string[], number[]]>([
  ['decimal commas', ['3,5', '4,25', '5,5'], [3.5, 4.25, 5.5]],
  ['thousands and a currency', ['$1,200', '$950', '$12,000'], [1200, 950, 12000]],
  ['words for missing at any share', ['1', '?', 'n/a', '4', 'unknown', '-'], [1, NaN, NaN, 4, NaN, NaN]],
  ['units, and words for missing', ['70 kg', 'unknown', '81 kg'], [70, NaN, 81]],
])('%s are numbers', async (_, texts, values) => {
  const { frame } = await learn({ x: texts });
  expect(numbers(frame)).toEqual(values);
});

test('the form is learnt at fit and applied at prediction, to texts and numbers alike', async () => {
  const { schema } = await learn({ price: ['1.234,50 €', '12,00 €', '7,25 €'] });
  const later = await tableFromColumns({ price: ['2.000', '3,5 €', 'none'] });
  expect(numbers(toFrame(later, schema))).toEqual([2000, 3.5, NaN]);
  expect(numbers(toFrame(await tableFromColumns({ price: [1.5, 2000] }), schema))).toEqual([1.5, 2000]);
});

test('a clear column tells the mark of one that may be either, and a note says what was assumed', async () => {
  const alone = await learn({ x: ['1,234', '5,678'] });
  expect(numbers(alone.frame)).toEqual([1234, 5678]);
  expect(alone.columns[0]!.note).toMatch(/read as thousands separators/);
  const beside = await learn({ x: ['1,234', '5,678'], y: ['3,5', '12,75'] });
  expect(numbers(beside.frame)).toEqual([1.234, 5.678]);
  expect(beside.columns[0]!.note).toMatch(/decimal commas, as in other columns/);
  expect(beside.columns[1]).toMatchObject({ kind: 'number', numberForm: { decimal: ',' } });
});

test('a column of points beside decimal commas says how it was read', async () => {
  const beside = await learn({ x: [1.234, 5.678], y: ['3,5', '12,75'] });
  expect(beside.columns[0]!.note).toMatch(/read as decimal points, though other columns have decimal commas/);
  const alone = await learn({ x: [1.234, 5.678], y: ['a', 'b'] });
  expect(alone.columns[0]!.note).toBeUndefined();
  const finer = await learn({ x: [0.5, 5.678], y: ['3,5', '12,75'] });
  expect(finer.columns[0]!.note).toBeUndefined();
});

test('codes with zeros in front, units that differ and words stay categories', async () => {
  const n = 6;
  const { columns } = await learn({
    zip: Array.from({ length: n }, (_, i) => `0${i % 3}123`),
    mixed: Array.from({ length: n }, (_, i) => (i % 2 ? '5 kg' : '300 lbs')),
    word: Array.from({ length: n }, (_, i) => (i % 2 ? 'unknown' : 'red')),
  });
  expect(columns.map(({ kind }) => kind)).toEqual(['category', 'category', 'category']);
});

test('texts that are no numbers in a column of numbers are named', async () => {
  const { columns } = await learn({ x: [...Array.from({ length: 40 }, (_, i) => String(i)), 'abc'] });
  expect(columns[0]).toMatchObject({ kind: 'number', note: 'Not numbers, and treated as missing: "abc".' });
});

test('a target is read the same way, and rows without one can be told', async () => {
  const table = await tableFromColumns({
    price: ['1.234,50', '?', '12,25', null, '8,5'],
    kind: ['a', '?', 'unknown', 'b', 'a'],
    flag: ['0', '1', 'NA', '1', '0'],
  });
  const [price, kind, flag] = table.columns;
  expect(inferTask(price!)).toBe('regression');
  expect([...rowsWithTarget(price!, 'regression')!]).toEqual([0, 2, 4]);
  expect(inferTask(kind!)).toBe('classification');
  expect([...rowsWithTarget(kind!, 'classification')!]).toEqual([0, 2, 3, 4]);
  expect(inferTask(flag!)).toBe('classification');
  const clean = await tableFromColumns({ price: ['1.234,50', '12,25', '8,5'] });
  expect(targetFromColumn(clean.columns[0]!, 'regression')).toEqual({
    kind: 'numbers',
    values: Float64Array.of(1234.5, 12.25, 8.5),
  });
  expect(rowsWithTarget(clean.columns[0]!, 'regression')).toBeNull();
});
