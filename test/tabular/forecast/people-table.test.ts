import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { nameColumns } from '../../../src/tabular/engine/forecast/index.ts';
import { readMoments } from '../../../src/tabular/engine/forecast/read-moments.ts';

const months = ['2024-01', '2024-02', '2024-03'];
const asked = async (columns: Record<string, unknown[]>, item?: string) =>
  nameColumns({ context: await tableFromColumns(columns as never), quantiles: [0.5] }, item ? { item } : {});

test('a target is read as people write numbers', async () => {
  const { context } = await asked({ timestamp: months, target: ['1.200,50 €', '?', '900,00 €'] });
  expect(context.columns[1]).toEqual({
    kind: 'number',
    name: 'target',
    values: Float64Array.of(1200.5, Number.NaN, 900),
  });
});

test('several items in one series are refused, and the column that tells them apart is named', async () => {
  const timestamp = [...months, ...months];
  const target = [1, 2, 3, 4, 5, 6];
  const shop = ['a', 'a', 'a', 'b', 'b', 'b'];
  const noise = [0.5, 0.1, 0.7, 0.2, 0.9, 0.3];
  await expect(asked({ timestamp, target, shop, noise })).rejects.toMatchObject({
    code: 'schema_mismatch',
    message: expect.stringMatching(
      /Row 4 has the timestamp .* Column "shop" tells them apart: name it as the item/,
    ),
  });
  await expect(asked({ timestamp, target, shop, noise }, 'shop')).resolves.toBeDefined();
});

test('two columns that tell rows apart only together are named', async () => {
  const timestamp = Array.from({ length: 8 }, (_, i) => (i % 2 ? '2024-02' : '2024-01'));
  const shop = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'];
  const size = ['s', 's', 'l', 'l', 's', 's', 'l', 'l'];
  await expect(asked({ timestamp, target: timestamp.map((_, i) => i), shop, size })).rejects.toMatchObject({
    message: expect.stringMatching(/Columns "shop" and "size" together/),
  });
});

test('measurements of one thing at one time stay one series', async () => {
  await expect(asked({ timestamp: ['2024-01', '2024-01'], target: [1, 2] })).resolves.toBeDefined();
});

test('names of products for timestamps in a table of a column a month are refused as a wide table', async () => {
  const wide = { timestamp: ['Chair', 'Table', 'Lamp'], 'Jan 2023': [1, 2, 3], 'Feb 2023': [2, 3, 4] };
  await expect(asked({ ...wide, 'Mar 2023': [3, 4, 5], target: [6, 9, 12] })).rejects.toMatchObject({
    code: 'schema_mismatch',
    message: expect.stringMatching(/"timestamp" holds no dates or times\. The table is wide: .*"Jan 2023"/),
  });
});

test('a day and a month that may be a year and a month are refused as such', async () => {
  const column = await tableFromColumns({ at: ['21-Jan', '21-Feb', '21-Mar'] });
  expect(() => readMoments(column.columns[0]!, 'the table', (row) => `Row ${row + 1}`)).toThrow(
    /"21-Jan" may be a day and a month or a year and a month/,
  );
});
