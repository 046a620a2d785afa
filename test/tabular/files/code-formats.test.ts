/** Numbers of a workbook whose format shows noughts before them are codes, whatever else the sheet holds. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFormatOf, inCodeFormat } from '../../../src/tabular/files/code-formats.ts';
import { tableFromFile } from '../../../src/tabular/files/table-from-file.ts';
import { withFolder } from '../../support/cli.ts';
import { type Read, readAsPeopleMean } from './people/read.ts';
import { type SheetCell, workbook } from './people/workbook.ts';

const numbers = [1067, 99084, 4109, 20095, 1067, 68159];
const shown = numbers.map((value) => String(value).padStart(5, '0'));
const sheet = (rows: readonly (readonly SheetCell[])[], check: (read: Read) => void) =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.xlsx');
    await writeFile(path, workbook({ Sheet1: rows }));
    check(await readAsPeopleMean(path));
  });

test('a column whose numbers all have a format of noughts holds codes, and is told', () =>
  sheet(
    [['zip', 'sold'], ...numbers.map((number, row): SheetCell[] => [{ format: '00000', number }, row])],
    ({ columns, report }) => {
      expect(columns.zip).toEqual({ kind: 'category', values: shown });
      expect(columns.sold).toMatchObject({ kind: 'number', values: [0, 1, 2, 3, 4, 5] });
      expect(report).toMatch(/Kept as codes, .*: zip\./);
    },
  ));

test('codes without a nought in front are codes too, below a title and beside a gap', () =>
  sheet(
    [
      ['Customers of 2024'],
      [],
      ['zip', 'sold'],
      ...[10_115, 20_095, null, 68_159, 10_115].map((number, row): SheetCell[] => [
        number === null ? null : { format: '[$-407]00000', number },
        row,
      ]),
    ],
    ({ columns }) =>
      expect(columns.zip).toEqual({ kind: 'category', values: ['10115', '20095', null, '68159', '10115'] }),
  ));

test.each<[string, (number: number, row: number) => SheetCell]>([
  ['some cells have no such format', (number, row) => (row === 3 ? number : { format: '00000', number })],
  ['decimals follow', (number) => ({ format: '00000.00', number })],
  ['places may stay empty', (number) => ({ format: '#,##0', number })],
  ['a single nought asks for nothing', (number) => ({ format: '0', number })],
])('numbers stay numbers where %s', (_, cell) =>
  sheet([['zip', 'n'], ...numbers.map((number, row) => [cell(number, row), row])], ({ columns }) =>
    expect(columns.zip).toEqual({ kind: 'number', values: numbers }),
  ),
);

test('what the caller says of the column goes first', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.xlsx');
    const rows = numbers.map((number): SheetCell[] => [{ format: '00000', number }, 'a']);
    await writeFile(path, workbook({ Sheet1: [['zip', 'x'], ...rows] }));
    const table = await tableFromFile(path, { columns: { zip: 'number' } });
    expect(table.columns[0]).toMatchObject({ as: 'number' });
  }));

test.each([
  ['00000', '00000'],
  ['000\\-000', '000-000'],
  ['00000-0000', '00000-0000'],
  ['"K"0000', 'K0000'],
  ['[$-407]00000;@', '00000'],
  ['00', '00'],
  ['[<=99999]00000;00000-0000', '00000'],
])('%s is a format of codes', (code, format) => expect(codeFormatOf(code)).toBe(format));

test.each([
  '0',
  '0.00',
  '#,##0',
  '00.0',
  '0%',
  '00E+00',
  'yyyy\\-mm\\-dd',
  'General',
  '@',
  '00:00',
  '[h]:mm',
  '"00"0',
  '?00',
])('%s is none', (code) => expect(codeFormatOf(code)).toBeUndefined());

test.each([
  [1067, '00000', '01067'],
  [120_345, '000-000', '120-345'],
  [1_234_567, '000-000', '1234-567'],
  [7, 'K0000', 'K0007'],
])('%d in %s is %s', (value, format, text) => expect(inCodeFormat(value, format)).toBe(text));
