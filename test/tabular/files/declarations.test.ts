/** What the owner of a file says of its columns goes before what their cells look like. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declareColumns } from '../../../src/tabular/domain/declare-columns.ts';
import type { ColumnKind } from '../../../src/tabular/domain/table.ts';
import { tableFromRows } from '../../../src/tabular/domain/table-from-rows.ts';
import { forecast } from '../../../src/tabular/engine/forecast/index.ts';
import { type ColumnSchema, inferSchema } from '../../../src/tabular/engine/prepare/index.ts';
import { type FileOptions, tableFromFile } from '../../../src/tabular/index.ts';
import { withFolder } from '../../support/cli.ts';

const text =
  'zip,when,flag,n,word,day\n10115,1675173933,1,20240131,7,03/04/24\n80331,1675238400,0,20240201,8,05/06/24\n10115,1675240000,1,20240215,7,07/08/24\n20095,1675250000,0,20240228,9,09/10/24\n80331,1675260000,1,20240301,8,11/12/24\n';

async function read(options: FileOptions, content = text): Promise<readonly ColumnSchema[]> {
  let columns: readonly ColumnSchema[] = [];
  await withFolder(async (folder) => {
    const path = join(folder, 'data.csv');
    await writeFile(path, content);
    ({ columns } = inferSchema(await tableFromFile(path, options)));
  });
  return columns;
}
const kindOf = async (name: string, kind?: ColumnKind) =>
  (await read(kind ? { columns: { [name]: kind } } : {})).find((column) => column.name === name);

test.each<[string, string, ColumnKind]>([
  ['zip', 'number', 'category'],
  ['zip', 'number', 'text'],
  ['flag', 'number', 'boolean'],
  ['n', 'date', 'number'],
  ['when', 'date', 'number'],
  ['word', 'number', 'category'],
  ['day', 'category', 'text'],
])('%s is %s by itself and %s when that is said', async (name, alone, said) => {
  expect((await kindOf(name))?.kind).toBe(alone);
  expect((await kindOf(name, said))?.kind).toBe(said);
});

test('numbers become dates where their name does not say so', async () => {
  const content = 'x,y\n44957,1\n44958,2\n45277,3\n';
  expect((await read({}, content))[0]).toMatchObject({ kind: 'number' });
  expect((await read({ columns: { x: 'date' } }, content))[0]).toMatchObject({ kind: 'date', form: 'excel' });
});

test.each([
  ['dmy', 'dayFirst'],
  ['mdy', 'monthFirst'],
  ['ymd', 'yearFirst'],
] as const)('dates that may be read in any order are read %s when that is said', async (dateOrder, form) => {
  const day = (await read({ dateOrder })).find(({ name }) => name === 'day');
  expect(day).toMatchObject({ kind: 'date', form });
});

test('an order that the cells speak against is not taken', async () => {
  const [day] = await read({ dateOrder: 'mdy' }, 'd\n31.01.2024\n01.02.2024\n15.03.2024\n');
  expect(day).toMatchObject({ kind: 'date', form: 'dayFirst' });
});

test('a forecast of dates in any order follows what is said', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.csv');
    const rows = Array.from({ length: 9 }, (_, i) => `0${i + 1}/02/2024,${i}`);
    await writeFile(path, `timestamp,target\n${rows.join('\n')}\n`);
    const ahead = async (options: FileOptions) =>
      (await forecast(await tableFromFile(path, options), { horizon: 1 })).timestamps;
    expect(await ahead({ dateOrder: 'dmy' })).toEqual(['10/02/2024']);
    expect(await ahead({ dateOrder: 'mdy' })).toEqual(['10/02/2024']);
    await expect(ahead({})).rejects.toMatchObject({
      message: expect.stringMatching(/dateOrder, --date-order/),
    });
  }));

test.each<[FileOptions, RegExp]>([
  [{ columns: { zap: 'category' } }, /column "zap", which the table does not have.*Did you mean "zip"\?/],
  [{ columns: { day: 'boolean' } }, /"day" was declared as booleans, but cannot be read so: "03\/04\/24"/],
  [{ columns: { day: 'number' } }, /"day" was declared as numbers, but cannot be read so: "03\/04\/24"/],
  [{ columns: { day: 'date' } }, /"day" was declared as dates, but cannot be read so/],
  [{ columns: { word: 'date' } }, /"word" was declared as dates, but its numbers are not dates/],
  [{ columns: { n: 'boolean' } }, /"n" was declared as booleans, but holds 20240131/],
  [
    { columns: { n: 'colour' as 'text' } },
    /columns\["n"\] must be one of number, boolean, category, date, text/,
  ],
  [{ dateOrder: 'ydm' as 'ymd' }, /dateOrder must be dmy, mdy or ymd/],
])('%j is refused', async (options, words) => {
  await expect(read(options)).rejects.toThrow(words);
});

test('rows of a program are declared alike', async () => {
  const table = await tableFromRows([
    { a: 1, b: 'x' },
    { a: 2, b: 'y' },
    { a: 1, b: 'x' },
  ]);
  expect(inferSchema(declareColumns(table, { columns: { a: 'category' } })).columns[0]).toMatchObject({
    kind: 'category',
    categories: ['1', '2'],
  });
});
