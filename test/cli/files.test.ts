/** Tables as people and programs write them, through the command line. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describe as describeColumn } from '../../src/cli/io/table-report.ts';
import { tableFromJson } from '../../src/tabular/files/json-table.ts';
import { describeColumns, rowsOf, tableFromCsv } from '../../src/tabular/index.ts';
import { runCli, withFolder } from '../support/cli.ts';

const { signal } = new AbortController();

test.each<[string, unknown]>([
  [
    'row objects',
    [
      { a: 1, b: 'x' },
      { a: 2, b: null },
    ],
  ],
  [
    'rows of cells under names',
    [
      ['a', 'b'],
      [1, 'x'],
      [2, null],
    ],
  ],
  ['an object of columns', { a: [1, 2], b: ['x', null] }],
  [
    'columns and data apart',
    {
      columns: ['a', 'b'],
      index: [0, 1],
      data: [
        [1, 'x'],
        [2, null],
      ],
    },
  ],
  ['columns by row number', { a: { 0: 1, 1: 2 }, b: { 0: 'x', 1: null } }],
  [
    'the one list of an object',
    {
      status: 'ok',
      data: [
        { a: 1, b: 'x' },
        { a: 2, b: null },
      ],
    },
  ],
])('JSON of %s is a table', async (_, value) => {
  expect([...rowsOf(await tableFromJson(value, 'x.json', signal))]).toEqual([
    { a: 1, b: 'x' },
    { a: 2, b: null },
  ]);
});

test.each<[string, unknown, RegExp]>([
  ['a number', 5, /must hold a JSON array/],
  ['nested lists', { a: [[1]], b: [[2]] }, /must hold a JSON array/],
  ['two lists', { a: [{ x: 1 }], b: [{ x: 2 }] }, /must hold a JSON array/],
  ['a short row of cells', [['a', 'b'], [1]], /row 1 does not hold 2 cells/],
])('%s as JSON is refused', async (_, value, message) => {
  await expect((async () => tableFromJson(value, 'x.json', signal))()).rejects.toThrow(message);
});

test('a column is described in a line: kind, form, unit, missing', async () => {
  const table = await tableFromCsv(
    `price;when;kind;share\n${Array.from({ length: 40 }, (_, i) => `${i === 3 ? '?' : `1.${100 + i},50 €`};${1 + (i % 28)}.12.2024;${i % 3 ? 'a' : 'b'};${i}%`).join('\n')}\n`,
  );
  expect(describeColumns(table).map(describeColumn)).toEqual([
    'price: number, decimal comma, points between thousands, in €, 3 % missing',
    'when: date, day first',
    'kind: category, 2 values',
    // Whole shares show no mark; the prices beside them do.
    'share: number, decimal comma, in %',
  ]);
});

test('a file as a spreadsheet writes it is read, and every decision is told', () =>
  withFolder(async (folder) => {
    const rows = Array.from(
      { length: 40 },
      (_, i) => `${i};${i % 7 === 0 ? '?' : `${i},5`};${i === 5 ? '' : `${2 * i},25 €`}`,
    );
    const text = `Preisliste 2024\n\nnr;größe;preis\n${rows.join('\n')}\n`;
    const file = join(folder, 'preise.csv');
    await writeFile(file, Buffer.from(text.replaceAll('€', 'EUR'), 'latin1'));
    const { code, stderr, stdout } = await runCli([
      'evaluate',
      '--train',
      file,
      '--target',
      'preis',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain('40 rows, 3 columns');
    expect(stderr).toContain('note: The file is not UTF-8; it was read as Windows-1252');
    expect(stderr).toContain(
      'note: 2 title lines before the header were skipped. The first is "Preisliste 2024".',
    );
    expect(stderr).toContain('größe: number, decimal comma, 15 % missing');
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ task: 'regression', rows: 39 });
    expect(report.notes).toContain('1 of 40 rows have no target and were left out.');
    expect(report.regression.r2).toBeGreaterThan(0.9);
  }));

test.each<[string, string[], RegExp]>([
  ['a name that nearly matches', ['--target', 'Prize'], /Did you mean "price"\?/],
  ['a wrong encoding', ['--target', 'price', '--encoding', 'ebcdic'], /Allowed choices are utf-8/],
])('%s is told', async (_, flags, message) => {
  const { code, stderr } = await runCli(['evaluate', '--train', '-', ...flags], 'price,size\n1,2\n3,4\n');
  expect(code).toBeGreaterThan(1);
  expect(stderr).toMatch(message);
});

test('kinds of columns and the order of dates are taken from the command line', () =>
  withFolder(async (folder) => {
    const path = join(folder, 'data.csv');
    await writeFile(path, 'zip,day\n10115,03/04/2024\n80331,05/06/2024\n10115,07/08/2024\n');
    const kinds = async (...flags: string[]) => {
      const { stdout, code, stderr } = await runCli(['columns', path, '--json', ...flags]);
      return { code, stderr, columns: code === 0 ? JSON.parse(stdout).columns : [] };
    };
    expect((await kinds('--columns', 'zip=category', '--date-order', 'dmy')).columns).toMatchObject([
      { name: 'zip', kind: 'category' },
      { name: 'day', kind: 'date', form: 'dayFirst' },
    ]);
    const wrong = await kinds('--columns', 'zip=colour');
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/NAME=KIND.*"zip=colour"/s) });
  }));
