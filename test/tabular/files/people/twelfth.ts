/** Files of a twelfth collection, written down with what they mean before any of them was read: those that were once misread. */

import { lines, read, refused } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { day, many, read as seriesRead, values, ym, yq } from './series-writing.ts';
import { type Case, type Cell, type ColumnTruth, category, csv, date, number } from './truth.ts';

/** A line each: name, header, then cells with bars between. */
const cellsOf = (kind: (values: readonly never[]) => ColumnTruth, table: readonly (readonly Cell[])[]) =>
  table.map(([name, header, cells, ...truth]): Case => {
    const texts = String(cells).split('|');
    const ids = texts.map((_, i) => `r${i % 3}`);
    const text = csv(['id', String(header)], [ids, texts], ';');
    return read(String(name), text, { [String(header)]: kind(truth as never[]) });
  });

const numbers = cellsOf(number as never, [
  ['negatives with triangles', '前年差', '▲1,234|99|▲15|800', -1234, 99, -15, 800],
  ['negatives with white triangles', '増減', '△1,234|99|△15|800', -1234, 99, -15, 800],
  ['rises and falls', 'chg', '▲ 1.2%|▼ 0.5%|▲ 3%', 1.2, -0.5, 3],
  ['standard errors', 'est', '0.52 (0.11)|0.13 (0.05)|1.25 (0.4)', 0.52, 0.13, 1.25],
  ['counts with shares', 'n (%)', '12 (5.3%)|99 (43.8%)|115 (50.9%)', 12, 99, 115],
  ['intervals behind', 'OR', '1.25 (0.80-1.90)|0.50 (0.30-0.90)|2.20 (1.10-4.40)', 1.25, 0.5, 2.2],
  ['euros in the place of the comma', 'prix', '12€50|99€00|15€25', 12.5, 99, 15.25],
  ['negatives in brackets', 'net', '[12.50]|99.00|[15.25]|7.00', -12.5, 99, -15.25, 7],
  ['about', 'age', '~25|c. 30|45|up to 50', 25, 30, 45, 50],
  ['clocks of East Asia', '时间', '上午8:30|下午1:45|上午12:00', 8.5, 13.75, 0],
  ['days and a clock', 'uptime', '3d 04:30:00|1d 00:15:00|10d 12:00:00', 76.5, 24.25, 252],
]);

const stamps = ['2024-03-05T13:45', '2023-12-24T00:15', '2024-01-31T12:00'];
const dates = cellsOf(date as never, [
  ['stamps of fourteen digits', 'stamp', '20240305134500|20231224001500|20240131120000', ...stamps],
  ['DB2', 'd', '2024-03-05-13.45.00.000000|2023-12-24-00.15.00.000000|2024-01-31-12.00.00.000000', ...stamps],
  ['EXIF', 'd', '2024:03:05 13:45:00|2023:12:24 00:15:00|2024:01:31 12:00:00', ...stamps],
  ['Croatian digits', 'd', '5.3.2024.|24.12.2023.|31.1.2024.', ...stamps.map((text) => text.slice(0, 10))],
]);

const missing =
  'N/A (not asked)|not rated|no data available|keine Messung|nicht messbar|nie mierzono|pas de données|donnée manquante|ikke målt|ei mitattu|unrated|none recorded|sensor error|-/-|~|- -|未提供|未测|-nan(ind)'
    .split('|')
    .map((word) =>
      read(`missing: ${word}`, csv(['id', 'x'], [[...'abcdef'], ['1.5', word, '2', '3', word, '4']], ';'), {
        x: number([1.5, null, 2, 3, null, 4]),
      }),
    );

const files: readonly Case[] = [
  read(
    'versions are no numbers',
    lines('id,app_version', 'a,1.9', 'b,1.10', 'c,1.11', 'd,2.0'),
    { app_version: category(['1.9', '1.10', '1.11', '2.0']) },
    /1\.10 would be 1\.1/,
  ),
  read(
    'no rain is a word that is told, not a gap',
    lines('day,rain', 'a,1.5', 'b,no rain', 'c,2.5', 'd,no rain', 'e,4'),
    { rain: category(['1.5', 'no rain', '2.5', 'no rain', '4']) },
    /"no rain" is not/,
  ),
  read(
    'the log of a web server in the form of W3C',
    lines(
      '#Version: 1.0',
      '#Fields: date time cs-method time-taken',
      '2024-03-05 13:45:10 GET 15',
      '2024-03-05 13:45:11 GET 7',
      '2024-03-05 13:45:12 POST 99',
    ),
    { 'cs-method': category(['GET', 'GET', 'POST']), 'time-taken': number([15, 7, 99]) },
  ),
  refused(
    'the log of a network, whose names and kinds stand behind words of their own, is not read without them',
    lines('#fields\tts\tproto\tbytes', '#types\ttime\tenum\tcount', '1.5\ttcp\t100', '2.5\tudp\t-'),
    /one too many/,
  ),
  read(
    'a frame as Polars prints it',
    lines(
      'shape: (3, 2)',
      '┌──────┬────────┐',
      '│ city ┆ amount │',
      '│ ---  ┆ ---    │',
      '│ str  ┆ f64    │',
      '╞══════╪════════╡',
      '│ Bonn ┆ 12.5   │',
      '│ Jena ┆ 3.2    │',
      '│ Ulm  ┆ null   │',
      '└──────┴────────┘',
    ),
    { city: category(['Bonn', 'Jena', 'Ulm']), amount: number([12.5, 3.2, null]) },
  ),
  read(
    'a line drawn above the notes',
    lines('Tag;n', '31.12.2019;12', '31.12.2020;15', '31.12.2021;18', '__________;', '© An office, 2024;'),
    { Tag: date(['2019-12-31', '2020-12-31', '2021-12-31']) },
  ),
  refused('a dump of PostgreSQL', lines('COPY public.t (a, b) FROM stdin;', '1\tx', '2\ty', '\\.'), /SQL/),
  ...(
    [
      ['rows by day', { '2024-03-05': { v: 1.5 }, '2024-03-06': { v: 1.6 } }],
      [
        'rows by day within an answer',
        { base: 'EUR', rates: { '2024-03-05': { v: 1.5 }, '2024-03-06': { v: 1.6 } } },
      ],
      [
        'columns within an answer',
        { units: { v: '°C' }, hourly: { date: ['2024-03-05', '2024-03-06'], v: [1.5, 1.6] } },
      ],
    ] as const
  ).map(([name, value]) =>
    read(
      `JSON: ${name}`,
      JSON.stringify(value),
      { date: date(['2024-03-05', '2024-03-06']), v: number([1.5, 1.6]) },
      undefined,
      'data.json',
    ),
  ),
  read(
    'JSON: pairs without names',
    JSON.stringify({
      prices: [
        [1.5, 2],
        [1.7, 3],
        [1.6, 5],
      ],
    }),
    { column_1: number([1.5, 1.7, 1.6]), column_2: number([2, 3, 5]) },
    /no names/,
    'data.json',
  ),
];

export const twelfth: readonly Case[] = [...numbers, ...dates, ...missing, ...files];

const clock = (i: number, [before, after]: readonly [string, string]) =>
  `${day(Math.floor(i / 24))} ${i % 24 < 12 ? before : after}${i % 12 || 12}:00`;
const polish = 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' ');
export const twelfthSeries: readonly SeriesCase[] = (
  [
    ['Chinese clocks', (i: number) => clock(i, ['上午', '下午'])],
    ['Korean clocks', (i: number) => clock(i, ['오전 ', '오후 '])],
    ['Polish months with a point', (i: number) => `${polish[i % 12]}.${22 + Math.floor(i / 12)}`],
    ['fiscal years over New Year', (i: number) => `FY ${2001 + i}/${String(2 + i).padStart(2, '0')}`],
    ['Chinese weeks', (i: number) => `2024年第${i + 3}周`],
    ['months with a letter', (i: number) => `${ym(i).year}M${ym(i).month}`],
    ['short quarters', (i: number) => `${['1st', '2nd', '3rd', '4th'][yq(i).quarter - 1]} Qtr ${yq(i).year}`],
  ] as const
).map(([name, at]) => seriesRead(name, many(at), { truth: { '': values } }));
