/** Files of an eighth collection: written down, with what they mean, before any of them was read. */

import { gzipSync } from 'node:zlib';
import { zip } from './layouts.ts';
import { body, column, head, lines, plain, read, refused, truth } from './plain-file.ts';
import { boolean, type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';
import { workbook } from './workbook.ts';

const numbers = (
  name: string,
  cells: readonly string[],
  values: readonly (number | null)[],
  notes?: RegExp,
) => column(name, 'amount', cells, number(values), notes);
const dates = (name: string, cells: readonly string[], values: readonly (string | null)[], notes?: RegExp) =>
  column(name, 'day', cells, date(values), notes);
const kept = (name: string, cells: readonly string[], notes?: RegExp) =>
  column(name, 'code', cells, category(cells), notes);
const four = ['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05'];
const objects = cities.map((city, row) => ({ city, price: prices[row]!, count: counts[row]! }));
const rowsOf = objects.map(({ city, price, count }) => [city, price, count] as const);
export const eighth: readonly Case[] = [
  numbers(
    'views of a video site',
    ['1.2M views', '350K views', '12K views', '987 views'],
    [1.2e6, 350e3, 12e3, 987],
  ),
  numbers('subscribers', ['1,2 Mio.', '350 Tsd.', '12 Tsd.', '987'], [1.2e6, 350e3, 12e3, 987]),
  numbers('likes', ['1.2k', '987', '12', '3.4k', '0'], [1200, 987, 12, 3400, 0]),
  numbers('change in basis points', ['+25 bps', '-10 bps', '0 bps', '+5 bps'], [25, -10, 0, 5]),
  kept('odds', ['5/1', '7/2', '10/11', '2/1']),
  numbers('cents as German writes them', ['0,99€', '1,49€', '12,-€', '3,-€'], [0.99, 1.49, 12, 3]),
  numbers('temperatures with a minus of typographers', ['−3 °C', '5 °C', '−12 °C', '0 °C'], [-3, 5, -12, 0]),
  numbers('litres', ['1,5l', '0,75l', '2l', '10l'], [1.5, 0.75, 2, 10]),
  numbers('volts', ['3.3V', '5V', '12V', '1.8V'], [3.3, 5, 12, 1.8]),
  numbers('resolution in dpi', ['300dpi', '600dpi', '72dpi', '1200dpi'], [300, 600, 72, 1200]),
  numbers('distances mixed', ['1.5 km', '800 m', '2 km', '350 m'], [1500, 800, 2000, 350], /in metres/),
  numbers('durations mixed', ['90 min', '2 h', '1 h 30 min', '45 min'], [1.5, 2, 1.5, 0.75], /hours/),
  numbers(
    'durations of a phone',
    ['1:02:03', '0:45:10', '12:00', '3:30'],
    [1 + 2 / 60 + 3 / 3600, 45 / 60 + 10 / 3600, 12, 3.5],
  ),
  numbers(
    'ages in months and years',
    ['2 years', '6 months', '1 year 3 months', '3 years'],
    [2, 0.5, 1.25, 3].map((v) => v * 8766),
  ),
  kept('versions with a v', ['v1.2', 'v1.10', 'v2.0', 'v1.2', 'v2.0']),
  kept('licence plates', ['B-AB 123', 'M-XY 9', 'B-AB 123', 'HH-Z 77', 'M-XY 9']),
  kept('house numbers', ['12', '12a', '14', '12b', '14', '7']),
  kept('ISBN', [
    '978-3-16-148410-0',
    '978-0-306-40615-7',
    '978-3-16-148410-0',
    '978-0-306-40615-7',
    '0-306-40615-2',
  ]),
  kept('gene names that look like months', ['SEPT2', 'MARCH1', 'SEPT2', 'DEC1', 'MARCH1']),
  kept('times of the day in words', ['morning', 'noon', 'evening', 'noon', 'morning']),
  kept('ages in bands', ['0-17', '18-29', '30-44', '45+', '18-29']),
  dates('Google Sheets', ['Jan 15, 2024', 'Feb 28, 2024', 'Jun 30, 2024', 'Nov 5, 2024'], four),
  dates('US with weekday', ['Mon, 01/15/24', 'Wed, 02/28/24', 'Sun, 06/30/24', 'Tue, 11/05/24'], four),
  dates('Dutch names', ['15 januari 2024', '28 februari 2024', '30 juni 2024', '5 november 2024'], four),
  dates(
    'month, day without a comma and an ordinal',
    ['January 15th 2024', 'February 28th 2024', 'June 30th 2024', 'November 5th 2024'],
    four,
  ),
  dates(
    'Chinese with spaces',
    ['2024 年 1 月 15 日', '2024 年 2 月 28 日', '2024 年 6 月 30 日', '2024 年 11 月 5 日'],
    four,
  ),
  dates(
    'Persian-looking ISO in fullwidth digits',
    ['２０２４-０１-１５', '２０２４-０２-２８', '２０２４-０６-３０', '２０２４-１１-０５'],
    four,
  ),
  dates(
    'seconds in the clock, AM and PM',
    ['01/15/2024 10:00:00 AM', '02/28/2024 01:30:00 PM', '06/30/2024 12:00:00 PM', '11/05/2024 12:00:00 AM'],
    ['2024-01-15T10:00', '2024-02-28T13:30', '2024-06-30T12:00', '2024-11-05'],
  ),
  dates(
    'microseconds and offset',
    [
      '2024-01-15T10:00:00.123456+00:00',
      '2024-02-28T13:30:00.5+00:00',
      '2024-06-30T12:00:00+00:00',
      '2024-11-05T00:00:00.000001+00:00',
    ],
    ['2024-01-15T10:00', '2024-02-28T13:30', '2024-06-30T12:00', '2024-11-05'],
  ),
  read(
    'column of years and a total column',
    csv(['year', 'a'], [[2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2017, 2016, 2015, 2014], prices]),
    { a: number(prices) },
  ),
  read(
    'tab-separated with empty last columns',
    lines('city\tprice\tcount\tnote', ...rowsOf.map((r) => `${r.join('\t')}\t`)),
    truth,
  ),
  read(
    'semicolon in quotes with decimal commas in quotes',
    lines('"city";"price"', ...rowsOf.map(([c, p]) => `"${c}";"${String(p).replace('.', ',')}"`)),
    { city: category(cities), price: number(prices) },
  ),
  read('pipes and spaces around', lines('city | price | count', ...rowsOf.map((r) => r.join(' | '))), truth),
  read(
    'title with a semicolon file',
    lines('Umsatz 2024;;', 'city;price;count', ...rowsOf.map((r) => r.join(';'))),
    truth,
  ),
  read('footer with a date', lines(head, ...body, '', 'Exported on 2024-01-15 by Anna'), truth),
  read('footnote lines with stars', lines(head, ...body, '* provisional', '** estimated'), truth),
  read(
    'mean row labelled in German',
    lines(
      head,
      ...body,
      `Mittelwert,${prices.reduce((a, b) => a + b) / 12},${counts.reduce((a, b) => a + b) / 12}`,
    ),
    truth,
  ),
  read(
    'JSON with BOM and CRLF',
    `\ufeff${JSON.stringify(objects, null, 1).replaceAll('\n', '\r\n')}`,
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON lines named .txt',
    lines(...objects.map((o) => JSON.stringify(o))),
    truth,
    undefined,
    'data.txt',
  ),
  read(
    'JSON with null and missing keys',
    JSON.stringify(objects.map((o, i) => (i % 3 ? o : { ...o, price: null }))),
    { ...truth, price: number(prices.map((p, i) => (i % 3 ? p : null))) },
    undefined,
    'data.json',
  ),
  read(
    'JSON whose dates are epochs',
    JSON.stringify(objects.map((o, i) => ({ city: o.city, date: Date.parse(days[i]!), price: o.price }))),
    { date: date(days), price: number(prices) },
    undefined,
    'data.json',
  ),
  read(
    'JSON whose booleans are texts',
    JSON.stringify(objects.map((o, i) => ({ city: o.city, ok: i % 2 ? 'true' : 'false' }))),
    { ok: boolean(cities.map((_, i) => i % 2 === 1)) },
    undefined,
    'data.json',
  ),
  refused('JSON of one number', '42', /line|JSON|table|row/i, 'data.json', 'schema_mismatch'),
  read('JSON empty list', '[]', {}, undefined, 'data.json'),
  read(
    'zip with a folder and __MACOSX',
    zip({ 'export/data.csv': plain, '__MACOSX/export/._data.csv': 'x' }),
    truth,
    undefined,
    'data.zip',
  ),
  read('gz of UTF-16', gzipSync(Buffer.from(`\ufeff${plain}`, 'utf16le')), truth, undefined, 'data.csv.gz'),
  read(
    'workbook: header not in the first row, notes at the right',
    workbook({ S: [['Report', null, null, null, 'Note: draft'], [], ['city', 'price', 'count'], ...rowsOf] }),
    truth,
    undefined,
    'data.xlsx',
  ),
  read(
    'workbook: numbers as text with green triangles',
    workbook({
      S: [['city', 'price', 'count'], ...rowsOf.map(([c, p, n]) => [c, String(p), String(n)] as const)],
    }),
    truth,
    undefined,
    'data.xlsx',
  ),
  read(
    'workbook: total with a formula',
    workbook({
      S: [
        ['city', 'price', 'count'],
        ...rowsOf,
        [
          'Total',
          { formula: 'SUM(B2:B13)', value: prices.reduce((a, b) => a + b) },
          { formula: 'SUM(C2:C13)', value: counts.reduce((a, b) => a + b) },
        ],
      ],
    }),
    truth,
    /total/,
    'data.xlsx',
  ),
  read(
    'workbook: booleans as formulas and blanks as empty texts',
    workbook({
      S: [['city', 'price', 'count'], ...rowsOf.map(([c, p, n], i) => [c, i % 5 === 2 ? '' : p, n] as const)],
    }),
    { ...truth, price: number(prices.map((p, i) => (i % 5 === 2 ? null : p))) },
    undefined,
    'data.xlsx',
  ),
];
