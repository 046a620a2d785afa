import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  type Column,
  columnFromArray,
  decimal32,
  decimal128,
  dictionary,
  duration,
  field,
  float64,
  int32,
  int64,
  list,
  struct,
  TimeUnit,
  tableFromColumns,
  tableToIPC,
  timeMillisecond,
} from '@uwdata/flechette';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../src/tabular/domain/table-views.ts';
import { tableFromFile } from '../../../src/tabular/files/table-from-file.ts';
import { withFolder } from '../../support/cli.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/tables/${name}`, import.meta.url));

test('Parquet is read by row groups; what is no scalar is left out with a note', async () => {
  const { rows, notes, columns } = await tableFromFile(fixture('small.parquet'));
  expect(columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'size number',
    'count number',
    'kind string',
    'flag boolean',
    'when string',
  ]);
  expect(notes).toEqual(['Columns of lists, structs or bytes were left out: "list".']);
  const read = [...rowsOf({ rows, columns })];
  expect(read).toHaveLength(12);
  expect(read[7]).toEqual({ size: 7.5, count: 7, kind: 'b', flag: false, when: '2024-01-08T00:00:00.000Z' });
  expect(read[10]).toMatchObject({ size: 10.5, kind: null });
});

test('structs of Parquet are columns with dots in their names; a value of an absent struct is missing', async () => {
  const { notes, ...table } = await tableFromFile(fixture('structs.parquet'));
  const written = Array.from({ length: 40 }, (_, i) => ({
    id: i,
    's.u': i % 4 === 1 ? null : i,
    's.in.w': i % 4 === 1 ? null : i / 2,
  }));
  expect([...rowsOf(table)]).toEqual(written);
  expect(notes).toEqual([
    'Structs became columns with dots in their names: "s".',
    'Columns of lists, structs or bytes were left out: "s.l".',
  ]);
});

test('structs of Arrow are columns with dots in their names; a value of an absent struct is missing', () =>
  withFolder(async (folder) => {
    const inner = struct([field('w', float64())]);
    const type = struct([field('u', int32()), field('in', inner), field('l', list(int32()))]);
    const rows = [{ u: 1, in: { w: 0.5 }, l: [1] }, null, { u: null, in: null, l: [2, 3] }];
    const columns = { s: columnFromArray(rows, type), id: columnFromArray([1, 2, 3], int32()) };
    await writeFile(join(folder, 'a.arrow'), tableToIPC(tableFromColumns(columns), { format: 'file' })!);
    const { notes, ...table } = await tableFromFile(join(folder, 'a.arrow'));
    expect([...rowsOf(table)]).toEqual([
      { 's.u': 1, 's.in.w': 0.5, id: 1 },
      { 's.u': null, 's.in.w': null, id: 2 },
      { 's.u': null, 's.in.w': null, id: 3 },
    ]);
    expect(notes).toEqual([
      'Structs became columns with dots in their names: "s".',
      'Columns of lists, structs or bytes were left out: "s.l".',
    ]);
  }));

test('times of day of Parquet are clocks; intervals are left out', async () => {
  const { notes, ...table } = await tableFromFile(fixture('clocks.parquet'));
  expect([...rowsOf(table)].map(({ at }) => at)).toEqual(['13:45:00', '00:15:30.500000', '20:17:00', null]);
  expect(notes).toEqual(['Columns of lists, structs or bytes were left out: "took".']);
});

test('times of day and lengths of time of Arrow are clocks', () =>
  withFolder(async (folder) => {
    const columns = {
      at: columnFromArray([49_500_000, 900_500], timeMillisecond()),
      took: columnFromArray([90_000n, -5400n], duration(TimeUnit.SECOND)),
    };
    await writeFile(join(folder, 'a.arrow'), tableToIPC(tableFromColumns(columns), { format: 'file' })!);
    expect([...rowsOf(await tableFromFile(join(folder, 'a.arrow')))]).toEqual([
      { at: '13:45:00', took: '1 d 01:00:00' },
      { at: '00:15:00.500000', took: '-01:30:00' },
    ]);
  }));

test('whole numbers of Arrow that a double cannot hold are texts', () =>
  withFolder(async (folder) => {
    const columns = {
      id: columnFromArray([1n, 9007199254740993n], int64()),
      n: columnFromArray([1n, 2n], int64()),
    };
    await writeFile(join(folder, 'a.arrow'), tableToIPC(tableFromColumns(columns), { format: 'file' })!);
    expect([...rowsOf(await tableFromFile(join(folder, 'a.arrow')))]).toEqual([
      { id: '1', n: 1 },
      { id: '9007199254740993', n: 2 },
    ]);
  }));

test('decimals of Parquet are what their digits say; numbers that name things keep all of them', async () => {
  const { columns, notes } = await tableFromFile(fixture('decimals.parquet'));
  expect([...rowsOf({ rows: 4, columns })].slice(2)).toEqual([
    { narrow: 0.2, wide: 0.02, id: '12345678901234567890123', bytes: 0 },
    { narrow: 0.3, wide: 0.03, id: '12345678901234567890124', bytes: 0.1 },
  ]);
  expect(notes).toEqual(['The index that pandas wrote (__index_level_0__) was left out.']);
});

test('decimals of Arrow are what their digits say; numbers that name things keep all of them', () =>
  withFolder(async (folder) => {
    const id = 12345678901234567890123n;
    const columns = {
      narrow: columnFromArray([1, 3], decimal32(4, 1)),
      price: columnFromArray([-110n, 30n], decimal128(10, 2)),
      id: columnFromArray([id, id + 1n], decimal128(30, 0)),
      coded: columnFromArray([25n, 25n], dictionary(decimal128(10, 1))),
    };
    await writeFile(join(folder, 'a.arrow'), tableToIPC(tableFromColumns(columns), { format: 'file' })!);
    expect([...rowsOf(await tableFromFile(join(folder, 'a.arrow')))]).toEqual([
      { narrow: 0.1, price: -1.1, id: String(id), coded: 2.5 },
      { narrow: 0.3, price: 0.3, id: String(id + 1n), coded: 2.5 },
    ]);
  }));

test('two columns of one name in an Arrow file are both read, the second under another name', () =>
  withFolder(async (folder) => {
    const columns: [string, Column<number>][] = [
      ['a', columnFromArray([1, 2], int32())],
      ['a', columnFromArray([10, 20], int32())],
    ];
    await writeFile(join(folder, 'a.arrow'), tableToIPC(tableFromColumns(columns), { format: 'file' })!);
    const table = await tableFromFile(join(folder, 'a.arrow'));
    expect([...rowsOf(table)]).toEqual([
      { a: 1, a_2: 10 },
      { a: 2, a_2: 20 },
    ]);
    expect(table.notes).toEqual(['Column 2 is named "a" like one before it; it was renamed a_2.']);
  }));

test.each(['small.lz4.feather', 'small.zstd.feather', 'small.arrows'])('%s is read', async (name) => {
  const { rows, notes, columns } = await tableFromFile(fixture(name));
  expect(columns.map((column) => `${column.name} ${column.kind}`)).toEqual([
    'size number',
    'count number',
    'kind string',
    'flag boolean',
    'when string',
    'level string',
  ]);
  expect(notes).toEqual(['Columns of lists, structs or bytes were left out: "list".']);
  const read = [...rowsOf({ rows, columns })];
  expect(read).toHaveLength(200);
  expect(read[7]).toEqual({
    size: 7.5,
    count: 7,
    kind: 'b',
    flag: false,
    when: '2024-01-08T00:00:00.000Z',
    level: 'x',
  });
  expect([read[3]!.count, read[5]!.kind, read[199]!.size]).toEqual([null, null, 199.5]);
});

test('a workbook is read as the CSV that it would be saved as', async () => {
  const table = await tableFromFile(fixture('small.xlsx'));
  expect(table.notes).toEqual(['2 title lines before the header were skipped. The first is "Prices 2024".']);
  expect([...rowsOf(table)].slice(0, 2)).toEqual([
    { name: 'n0', price: 0.25, when: '2024-01-01', ok: true },
    { name: 'n1', price: 1.25, when: '2024-01-02', ok: false },
  ]);
});

test('the content tells the format, not the name', () =>
  withFolder(async (folder) => {
    const parquet = join(folder, 'data.csv');
    await copyFile(fixture('small.parquet'), parquet);
    expect((await tableFromFile(parquet)).rows).toBe(12);
    const text = join(folder, 'data.xlsx');
    await writeFile(text, gzipSync('a,b\n1,2\n'));
    expect([...rowsOf(await tableFromFile(text))]).toEqual([{ a: 1, b: 2 }]);
  }));

test.each(['small.parquet', 'small.xlsx', 'small.lz4.feather'])(
  '%s cut short anywhere is a typed error',
  (name) =>
    withFolder(async (folder) => {
      const bytes = await readFile(fixture(name));
      for (const share of [0.1, 0.4, 0.7, 0.95]) {
        const file = join(folder, `${share}`);
        await writeFile(file, bytes.subarray(0, Math.max(8, Math.floor(bytes.length * share))));
        await expect(tableFromFile(file)).rejects.toMatchObject({ code: 'malformed_csv' });
      }
    }),
);
