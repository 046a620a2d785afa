import { expect, test } from 'vitest';
import { priorTable } from '../../../src/tabular/engine/prior-table.ts';

test('the same options give the same table, another seed another one', async () => {
  const options = { seed: 11, task: 'classification', rows: 96, columns: 5 } as const;
  expect(await priorTable(options)).toEqual(await priorTable(options));
  expect(await priorTable({ ...options, seed: 12 })).not.toEqual(await priorTable(options));
});

test('a classification table has coded columns and a target whose classes all occur in the training rows', async () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const { table, target, trainRows } = await priorTable({
      seed,
      task: 'classification',
      rows: 64,
      columns: 6,
    });
    expect(table.rows).toBe(64);
    expect(trainRows).toBe(48);
    expect(table.columns.map(({ name }) => name)).toEqual(['x0', 'x1', 'x2', 'x3', 'x4', 'x5']);
    for (const column of table.columns) {
      kinds.add(column.kind);
      if (column.kind !== 'string') continue;
      expect(new Set(column.dictionary).size).toBe(column.dictionary.length);
      expect(Math.max(...column.codes)).toBe(column.dictionary.length - 1);
      expect(Math.min(...column.codes)).toBeGreaterThanOrEqual(-1);
    }
    if (target.kind !== 'labels') throw new Error('expected labels');
    expect(target.classes.length).toBeGreaterThanOrEqual(2);
    expect(new Set(target.codes.slice(0, trainRows)).size).toBe(target.classes.length);
  }
  expect(kinds).toEqual(new Set(['number', 'string']));
});

test('a regression table has finite values, and no cell is missing when none was asked for', async () => {
  for (let seed = 0; seed < 8; seed++) {
    const { table, target } = await priorTable({
      seed,
      task: 'regression',
      rows: 64,
      columns: 3,
      missing: false,
    });
    if (target.kind !== 'numbers') throw new Error('expected numbers');
    expect(target.values.every(Number.isFinite)).toBe(true);
    for (const column of table.columns) {
      if (column.kind === 'number') expect(column.values.every(Number.isFinite)).toBe(true);
      if (column.kind === 'string') expect(column.codes.includes(-1)).toBe(false);
    }
  }
});

test.each([
  [{ rows: 8 }, 'rows'],
  [{ columns: 0 }, 'columns'],
  [{ rows: 64, trainRows: 64 }, 'train_rows'],
  [{ maxClasses: 1 }, 'max_classes'],
])('%o is refused', async (wrong, name) => {
  await expect(priorTable({ seed: 1, task: 'classification', ...wrong })).rejects.toThrow(
    expect.objectContaining({ name: 'RangeError', message: expect.stringContaining(name) }),
  );
});
