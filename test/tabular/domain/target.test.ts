import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { errorKinds } from '../../../src/tabular/domain/errors.ts';
import { tableFromRows } from '../../../src/tabular/domain/table-from-rows.ts';
import { inferTask, splitTarget, targetFromColumn } from '../../../src/tabular/domain/target.ts';

const column = async (cells: unknown[]) => (await tableFromRows(cells.map((y) => ({ y })))).columns[0]!;

test.each<[string, unknown[], unknown[], number[]]>([
  ['strings', ['b', 'a', 'b'], ['b', 'a'], [0, 1, 0]],
  ['booleans', [true, false, true], [true, false], [0, 1, 0]],
  ['whole numbers', [3, 1, 3, -2], [3, 1, -2], [0, 1, 0, 2]],
  ['one class', ['x', 'x'], ['x'], [0, 0]],
])('%s keep their type as labels, classes in order of first appearance', async (_, cells, classes, codes) => {
  const expected = { kind: 'labels', classes, codes: Int32Array.from(codes) };
  expect(targetFromColumn(await column(cells), 'classification')).toEqual(expected);
});

test('regression targets are finite numbers, also written as text', async () => {
  const expected = { kind: 'numbers', values: Float64Array.of(1.5, -2) };
  expect(targetFromColumn(await column([1.5, -2]), 'regression')).toEqual(expected);
  expect(targetFromColumn(await column(['1.5', '-2']), 'regression')).toEqual(expected);
});

const labels = (count: number) => Array.from({ length: count }, (_, i) => `class ${i}`);

test('160 classes are accepted, the 161st is one too many', async () => {
  expect(targetFromColumn(await column(labels(160)), 'classification')).toMatchObject({ kind: 'labels' });
  const refused = {
    code: 'dataset_too_large',
    message: expect.stringMatching(/Row 161 .*distinct label 161/),
  };
  const stored = await column(labels(161));
  expect(() => targetFromColumn(stored, 'classification')).toThrow(expect.objectContaining(refused));
});

test.each<[string, unknown[], 'classification' | 'regression', RegExp]>([
  ['a null label', ['a', null], 'classification', /Row 2 .*is missing/],
  ['an absent label', ['a', undefined], 'classification', /Row 2 .*is missing/],
  ['a fraction as label', [1, 2.5], 'classification', /Row 2 .*is 2.5/],
  ['a null number', [1, null], 'regression', /Row 2 .*is missing/],
  ['a word', [1, 'many'], 'regression', /Row 2 .*is "many"/],
  ['a boolean', [true, false], 'regression', /Row 1 .*is true/],
])('%s is named with its row as not fitting the task', async (_, cells, task, message) => {
  const refused = { code: 'unsupported_task', message: expect.stringMatching(message) };
  const stored = await column(cells);
  expect(() => targetFromColumn(stored, task)).toThrow(expect.objectContaining(refused));
});

test('the target is split from the features, or missing with the columns listed', async () => {
  const table = await tableFromCsv('a,y,b\n1,2,3\n4,5,6\n');
  const { features, target } = splitTarget(table, 'y', 'regression');
  expect(features.columns.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(target).toEqual({ kind: 'numbers', values: Float64Array.of(2, 5) });
  expect(() => splitTarget(table, 'z', 'regression')).toThrow(
    expect.objectContaining({
      code: 'missing_target_column',
      detail: expect.stringContaining('"a", "y", "b"'),
    }),
  );
  expect(errorKinds.missing_target_column.category).toBe('validation');
});

test('the task follows from the column when nobody names it', async () => {
  expect(inferTask(await column(['a', 'b']))).toBe('classification');
  expect(inferTask(await column([true, false]))).toBe('classification');
  expect(inferTask(await column([0, 1, 1]))).toBe('classification');
  expect(inferTask(await column([0, 1, 2]))).toBe('regression');
  expect(inferTask(await column([0.5, 1]))).toBe('regression');
  expect(inferTask(await column(['1.5', '2']))).toBe('regression');
});
