/** How the console reads cells, beside how the service does. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../src/screen/console/table/names.ts';
import { PackedTexts } from '../../src/screen/console/table/packed-texts.ts';
import { readJson } from '../../src/screen/console/table/read-json.ts';
import {
  type Choice,
  cellOf,
  guess,
  type Reading,
  readingOf,
} from '../../src/screen/console/table/reading.ts';
import { cellText, type SourceColumn, TableBuilder } from '../../src/screen/console/table/source.ts';
import { summarize } from '../../src/screen/console/table/summary.ts';
import { numberFormOf, parseInForm } from '../../src/tabular/domain/number-form.ts';

function columnOf(...texts: string[]): SourceColumn {
  const cells = new PackedTexts();
  for (const text of texts) cells.push(text);
  return { name: 'c', cells };
}

const read = (...texts: string[]) => {
  const reading = guess(columnOf(...texts));
  return [reading.kind, ...texts.map((text) => cellOf(text, reading))];
};

test('texts come back as they went in, however many and whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme-composite', maxLength: 40 }), { maxLength: 3000 }),
      (texts) => {
        const packed = new PackedTexts();
        for (const text of texts) packed.push(text);
        expect(texts.map((_, i) => packed.at(i))).toEqual(texts);
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  [
    ['1', '-2.5', '', 'n/a'],
    ['number', 1, -2.5, null, null],
  ],
  [
    ['1.234,50 €', '7,25 €'],
    ['number', 1234.5, 7.25],
  ],
  [
    ['007', '012'],
    ['words', '007', '012'],
  ],
  [
    ['red', 'blue', 'NA'],
    ['words', 'red', 'blue', null],
  ],
  [
    ['yes', 'no', 'unknown'],
    ['boolean', 'yes', 'no', null],
  ],
  [
    ['Yes', 'no', 'y', 'N'],
    ['boolean', true, false, true, false],
  ],
  [
    ['2024-01-31', '2024-02-29'],
    ['date', '2024-01-31', '2024-02-29'],
  ],
  [
    ['31.12.2024', '01.02.2024'],
    ['date', '2024-12-31', '2024-02-01'],
  ],
  [
    ['12/31/2024', '01/02/2024'],
    ['date', '2024-12-31', '2024-01-02'],
  ],
  [
    ['31.12.2024 08:30', '01.02.2024 00:00'],
    ['date', '2024-12-31T08:30:00', '2024-02-01'],
  ],
  [
    ['2024Q1', '2024Q2'],
    ['date', '2024Q1', '2024Q2'],
  ],
  [
    ['', 'NA', '?'],
    ['empty', null, null, null],
  ],
])('%j is read as %j', (texts, expected) => {
  expect(read(...texts)).toEqual(expected);
});

test('asks where no value tells whether the day or the month comes first, and takes the word of the reader', () => {
  const column = columnOf('03/04/2024', '05/06/2024');
  expect(guess(column)).toEqual({ kind: 'date', form: 'dayFirst', unsure: true });
  const as = (choice: Choice) => cellOf('03/04/2024', readingOf(column, choice));
  expect([as('dayFirst'), as('monthFirst'), as('words')]).toEqual(['2024-04-03', '2024-03-04', '03/04/2024']);
  const days = columnOf('45292', '45293');
  expect(cellOf('45292', guess(days))).toBe(45292);
  expect(cellOf('45292', readingOf(days, 'excel'))).toBe('2024-01-01');
  expect(cellOf('1704067200', readingOf(columnOf('1704067200'), 'epochSeconds'))).toBe('2024-01-01');
});

test('numbers are those that the service reads', () => {
  const number = fc
    .double({ min: -1e9, max: 1e9, noNaN: true })
    .map((value) => value.toFixed(2))
    .map((text) => (text === '-0.00' ? '0.00' : text));
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 20 }), (texts) => {
      const reading = guess(columnOf(...texts)) as Reading & { kind: 'number' };
      expect(reading.kind).toBe('number');
      const form = numberFormOf([...new Set(texts)])!.form;
      for (const text of texts) expect(cellOf(text, reading)).toBe(parseInForm(text, form));
    }),
  );
});

test('sums a column up: missing, unread, distinct, bars', () => {
  const column = columnOf('1', '2', '2', 'many', '', '10');
  const summary = summarize(column, readingOf(column, 'number'));
  expect(summary).toMatchObject({ missing: 1 / 6, unread: 1, firstUnread: 'many', distinct: 3 });
  expect(summary.bars.reduce((sum, { rows }) => sum + rows, 0)).toBe(4);
  expect([summary.bars[0]!.from, summary.bars.at(-1)!.to]).toEqual(['1', '10']);
  const words = columnOf('b', 'a', 'b');
  expect(summarize(words, { kind: 'words' }).bars).toEqual([
    { from: 'b', rows: 2 },
    { from: 'a', rows: 1 },
  ]);
});

test('names are made different, and given where there are none', () => {
  expect(namesOf(['a', 'a', '', ' a ', 'a_2'])).toEqual(['a', 'a_2', 'column_3', 'a_3', 'a_2_2']);
  expect(() => namesOf(['', ' '])).toThrow(/noHeader/);
});

describe('JSON', () => {
  const json = (text: string) => readJson(new File([text], 'x.json'), () => {});
  const cellsOf = async (text: string) => {
    const { rows, columns } = await json(text);
    return columns.map(({ name, cells }) => [name, ...Array.from({ length: rows }, (_, i) => cells.at(i))]);
  };

  test('lines and arrays give the same table; keys may come late or be absent', async () => {
    const rows = [{ a: 1, b: 'x' }, { b: true, c: { d: [1] } }, { a: null }];
    const expected = [
      ['a', '1', '', ''],
      ['b', 'x', 'true', ''],
      ['c', '', '{"d":[1]}', ''],
    ];
    expect(await cellsOf(JSON.stringify(rows))).toEqual(expected);
    expect(await cellsOf(`${rows.map((row) => JSON.stringify(row)).join('\r\n')}\n\n`)).toEqual(expected);
  });

  test('what is broken is named by its line', async () => {
    await expect(json('{"a":1}\n{"a":')).rejects.toMatchObject({
      kind: 'json',
      detail: expect.stringMatching(/^2: /),
    });
    await expect(json('{"a":1}\n[2]')).rejects.toMatchObject({ detail: '2: [2]' });
    await expect(json('\n')).rejects.toMatchObject({ kind: 'empty' });
  });
});

test('values of other formats become texts', () => {
  expect(
    [null, Number.NaN, 3n, new Date('2024-01-02'), new Date('2024-01-02T03:04:05Z')].map(cellText),
  ).toEqual(['', '', '3', '2024-01-02', '2024-01-02T03:04:05Z']);
  expect(() => new TableBuilder().finish()).toThrow(/empty/);
});
