/** Large tables are read and written in turns, so that a server answers others meanwhile. */

import { describe, expect, test } from 'vitest';
import { fit, tableFromColumns, tableFromCsv, tableFromRows, tableToCsv } from '../../src/tabular/index.ts';
import { looksOf } from '../support/looks.ts';

const count = 20_000;
const rows = Array.from({ length: count }, (_, i) => ({
  a: i,
  b: i % 7,
  c: `word ${i % 50}`,
  d: i % 2 === 0,
}));
const columns = Object.fromEntries(
  (['a', 'b', 'c', 'd'] as const).map((name) => [name, rows.map((row) => row[name])]),
);

describe('the event loop gets its turns while a large table is', () => {
  // What is done between two looks at the clock takes some tenths of a millisecond.
  test('made of rows', async () => {
    expect(await looksOf(() => tableFromRows(rows))).toBeGreaterThanOrEqual((4 * count) / 1024);
  });

  test('made of columns', async () => {
    expect(await looksOf(() => tableFromColumns(columns))).toBeGreaterThanOrEqual((4 * count) / 8192);
  });

  test('written as CSV and read again', async () => {
    const table = await tableFromRows(rows);
    let text = '';
    expect(await looksOf(async () => (text = await tableToCsv(table)))).toBeGreaterThanOrEqual(count / 64);
    expect(await looksOf(() => tableFromCsv(text))).toBeGreaterThanOrEqual(text.length / 65_536);
  });

  test('predicted', async () => {
    const model = await fit(rows.slice(0, 60), { target: 'd', effort: 'fast' });
    const asked = rows.map(({ a, b, c }) => ({ a, b, c }));
    expect(await looksOf(() => model.predict(asked))).toBeGreaterThanOrEqual((3 * count) / 1024);
    model.close();
  });
});
