/** Files of a tenth collection: written down, with what they mean, before any of them was read. */

import { body, column, head, lines, plain, read, refused, truth } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { at, day, dmy, hourMs, iso, many, n, pad, read as seriesRead, values, ym } from './series-writing.ts';
import { boolean, type Case, category, cities, counts, date, days, number, prices } from './truth.ts';

const rowsOf = cities.map((city, row) => [city, prices[row]!, counts[row]!] as const);
const four = ['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05'];
const numbers = (
  name: string,
  cells: readonly string[],
  its: readonly (number | null)[],
  notes?: RegExp,
  header = 'amount',
) => column(name, header, cells, number(its), notes);
const dates = (
  name: string,
  cells: readonly string[],
  its: readonly (string | null)[],
  notes?: RegExp,
  header = 'day',
) => column(name, header, cells, date(its), notes);
const kept = (name: string, cells: readonly string[], notes?: RegExp, header = 'code') =>
  column(name, header, cells, category(cells), notes);
const moments = ['2024-01-15T10:00', '2024-02-28T08:30', '2024-06-30T00:00', '2024-11-05T23:15'];

export const tenth: readonly Case[] = [
  dates(
    'PostgreSQL with a zone',
    ['2024-01-15 05:00:00-05', '2024-02-28 03:30:00-05', '2024-06-29 19:00:00-05', '2024-11-05 18:15:00-05'],
    moments,
  ),
  dates(
    'pandas with an offset west',
    [
      '2024-01-15 05:00:00-05:00',
      '2024-02-28 03:30:00-05:00',
      '2024-06-29 20:00:00-04:00',
      '2024-11-05 18:15:00-05:00',
    ],
    moments,
  ),
  dates(
    'pandas with an offset east and fractions',
    [
      '2024-01-15 11:00:00.000001+01:00',
      '2024-02-28 09:30:00.5+01:00',
      '2024-06-30 02:00:00+02:00',
      '2024-11-06 00:15:00+01:00',
    ],
    moments,
  ),
  dates(
    'Java in Berlin',
    [
      '2024-01-15T11:00:00+01:00[Europe/Berlin]',
      '2024-02-28T09:30:00+01:00[Europe/Berlin]',
      '2024-06-30T02:00:00+02:00[Europe/Berlin]',
      '2024-11-06T00:15:00+01:00[Europe/Berlin]',
    ],
    moments,
  ),
  dates(
    'Unix date',
    [
      'Mon Jan 15 10:00:00 UTC 2024',
      'Wed Feb 28 08:30:00 UTC 2024',
      'Sun Jun 30 00:00:00 UTC 2024',
      'Tue Nov  5 23:15:00 UTC 2024',
    ],
    moments,
  ),
  dates(
    'Outlook',
    ['Mon 1/15/2024 10:00 AM', 'Wed 2/28/2024 8:30 AM', 'Sun 6/30/2024 12:00 AM', 'Tue 11/5/2024 11:15 PM'],
    moments,
  ),
  dates('Portuguese short', ['15/jan/2024', '28/fev/2024', '30/jun/2024', '05/nov/2024'], four),
  dates(
    'Italian in full',
    ['15 gennaio 2024', '28 febbraio 2024', '30 giugno 2024', '5 novembre 2024'],
    four,
  ),
  dates('Swedish in full', ['15 januari 2024', '28 februari 2024', '30 juni 2024', '5 november 2024'], four),
  dates('Ukrainian in full', ['15 січня 2024', '28 лютого 2024', '30 червня 2024', '5 листопада 2024'], four),
  dates('Arabic digits', ['٢٠٢٤-٠١-١٥', '٢٠٢٤-٠٢-٢٨', '٢٠٢٤-٠٦-٣٠', '٢٠٢٤-١١-٠٥'], four),
  dates('day, month in letters, no marks', ['15JAN2024', '28FEB2024', '30JUN2024', '05NOV2024'], four),
  dates(
    'SAS with a clock',
    ['15JAN2024:10:00:00', '28FEB2024:08:30:00', '30JUN2024:00:00:00', '05NOV2024:23:15:00'],
    moments,
  ),
  dates(
    'year, month name, day',
    ['2024 January 15', '2024 February 28', '2024 June 30', '2024 November 5'],
    four,
  ),
  dates(
    'with a comma of Excel and seconds',
    ['15.01.2024, 10:00:00', '28.02.2024, 08:30:00', '30.06.2024, 00:00:00', '05.11.2024, 23:15:00'],
    moments,
  ),
  dates(
    'births in German',
    ['15.01.68', '03.12.99', '22.05.01', '30.06.55'],
    ['1968-01-15', '1999-12-03', '2001-05-22', '1955-06-30'],
    /1930 to 2029/,
    'Geburtsdatum',
  ),
  dates(
    'births in English',
    ['01/15/68', '12/03/99', '05/22/01', '06/30/55'],
    ['1968-01-15', '1999-12-03', '2001-05-22', '1955-06-30'],
    /1930 to 2029/,
    'date_of_birth',
  ),
  dates(
    'ends of contracts are no births',
    ['15.01.38', '03.12.29', '22.05.31', '30.06.35'],
    ['2038-01-15', '2029-12-03', '2031-05-22', '2035-06-30'],
    undefined,
    'Vertragsende',
  ),
  kept(
    'Persian years',
    ['1402/10/25', '1402/12/09', '1403/04/10', '1403/08/15', '1402/10/25'],
    undefined,
    'date',
  ),
  numbers('ratings with a star', ['4.5★', '3.9★', '4.7★', '2.8★'], [4.5, 3.9, 4.7, 2.8]),
  numbers(
    'marks of revision in brackets',
    ['1,234(r)', '980', '1,105(p)', '875'],
    [1234, 980, 1105, 875],
    /left out/,
  ),
  numbers('temperatures of two signs', ['+12.5°C', '-3.0°C', '0.0°C', '+7.25°C'], [12.5, -3, 0, 7.25]),
  numbers('hours with a letter', ['7.5h', '8h', '6.25h', '0.5h'], [7.5, 8, 6.25, 0.5]),
  numbers('prices a month', ['$1,850/mo', '$2,100/mo', '$990/mo', '$1,200/mo'], [1850, 2100, 990, 1200]),
  numbers('shares as counts of all', ['12 of 50', '7 of 50', '31 of 50', '44 of 50'], [12, 7, 31, 44]),
  numbers('percentages with < for few', ['<1%', '12%', '7%', '45%', '3%', '9%'], [1, 12, 7, 45, 3, 9], /</),
  numbers('quantities with x', ['2x', '5x', '1x', '12x'], [2, 5, 1, 12]),
  numbers(
    'exponents of ten written out',
    ['1.5×10^3', '2×10^5', '7.25×10^-2', '1×10^0'],
    [1500, 200000, 0.0725, 1],
  ),
  numbers(
    '98 and 99 of a questionnaire',
    ['1', '3', '99', '5', '2', '98', '4', '99', '3', '1', '2', '5'],
    [1, 3, 99, 5, 2, 98, 4, 99, 3, 1, 2, 5],
    /99 occurs 2 times/,
    'q3',
  ),
  numbers(
    'percents up to 99 are no codes',
    ['12', '99', '85', '60', '99', '43', '77', '91'],
    [12, 99, 85, 60, 99, 43, 77, 91],
  ),
  kept('sizes of clothes', ['S', 'M', 'L', 'XL', 'M', 'S', 'XXL'], undefined, 'size'),
  kept('shoe sizes with halves in words', ['8 wide', '9', '8.5 wide', '9', '10 narrow'], undefined, 'size'),
  kept(
    'coordinates in one cell',
    ['48.85, 2.35', '52.52, 13.40', '48.85, 2.35', '41.90, 12.49'],
    undefined,
    'location',
  ),
  numbers(
    'seats of a parliament',
    ['12/650', '7/650', '300/650', '12/650'],
    [12, 7, 300, 12],
    /650/,
    'seats',
  ),
  column(
    'yes and no in Polish',
    'flag',
    ['Tak', 'Nie', 'Tak', 'Nie', 'Tak'],
    boolean([true, false, true, false, true]),
  ),
  column(
    'yes and no in Dutch',
    'flag',
    ['Ja', 'Nee', 'Ja', 'Nee', 'Ja'],
    boolean([true, false, true, false, true]),
  ),
  column('on and off', 'flag', ['on', 'off', 'on', 'on', 'off'], boolean([true, false, true, true, false])),
  column('X or nothing', 'flag', ['x', '', 'x', '', 'x', ''], {
    kind: 'presence',
    values: ['x', null, 'x', null, 'x', null],
  }),
  read(
    'a title, an empty line, keys, an empty line, the table',
    lines(
      'Sales report',
      '',
      'Region;North',
      'Period;2024',
      '',
      'city;price;count',
      ...rowsOf.map((r) => r.join(';')),
    ),
  ),
  read(
    'two blocks and a sentence above a wide table',
    lines(
      'Export of 2024-01-15',
      '',
      'Account,123',
      'Owner,Anna',
      '',
      'All amounts in EUR.',
      '',
      'city,price,count,a,b',
      ...rowsOf.map((r, i) => `${r.join(',')},${i},${i * 2}`),
    ),
  ),
  read(
    'Oracle SQL*Plus',
    lines(
      'CITY        PRICE      COUNT',
      '------ ---------- ----------',
      ...rowsOf.map(([c, p, k]) => `${c.padEnd(6)} ${String(p).padStart(10)} ${String(k).padStart(10)}`),
      '',
      '12 rows selected.',
    ),
    { CITY: category(cities), PRICE: number(prices), COUNT: number(counts) },
  ),
  read(
    'DB2',
    lines(
      'CITY   PRICE    COUNT',
      '------ -------- -----------',
      ...rowsOf.map(([c, p, k]) => `${c.padEnd(6)} ${String(p).padStart(8)} ${String(k).padStart(11)}`),
      '',
      '  12 record(s) selected.',
    ),
    { CITY: category(cities), PRICE: number(prices), COUNT: number(counts) },
  ),
  read(
    'Hive with a title',
    lines(
      'Query results',
      '+--------+----------+-------+',
      '| city   | price    | count |',
      '+--------+----------+-------+',
      ...rowsOf.map(
        ([c, p, k]) => `| ${c.padEnd(6)} | ${String(p).padStart(8)} | ${String(k).padStart(5)} |`,
      ),
      '+--------+----------+-------+',
      '12 rows selected (0.1 seconds)',
    ),
  ),
  read(
    'Markdown below a heading',
    lines(
      '# Prices',
      '',
      'Some text.',
      '',
      '| city | price | count |',
      '|---|---|---|',
      ...rowsOf.map((r) => `| ${r.join(' | ')} |`),
    ),
  ),
  refused(
    'a print of pandas cut short, numbers alone',
    lines(
      '         a      b',
      '0     1.50   2.50',
      '1     1.75   2.25',
      '..     ...    ...',
      '98    9.50   7.50',
      '99    9.75   7.25',
      '',
      '[100 rows x 2 columns]',
    ),
    /cut short/,
  ),
  refused(
    'a print of R cut short',
    lines(
      '      city   price',
      '1   Berlin 1234.50',
      '2    Paris   99.95',
      '3     Roma    0.50',
      ' [ reached \'max\' / getOption("max.print") -- omitted 97 rows ]',
    ),
    /cut short/,
  ),
  refused(
    'svmlight with signs',
    lines('+1 1:0.5 3:1.2', '-1 2:0.7 3:0.1', '+1 1:0.9 5:2', '-1 4:1'),
    /libsvm/,
  ),
  read(
    'a second table after a gap, dates under words',
    lines(
      'city,count',
      ...rowsOf.map(([c, , k]) => `${c},${k}`),
      '',
      'day,visits',
      ...days.slice(0, 5).map((d, i) => `${d},${100 + i}`),
    ),
    { city: category(cities), count: number(counts) },
    /another table/,
  ),
  read(
    'names of words alone over a table of words',
    lines('city,rank', ...cities.map((c, i) => `${c},${['a', 'b', 'c'][i % 3]}`)),
    { city: category(cities) },
  ),
  read(
    'a row of question texts where ids are left out',
    lines(
      'id,when,q1,q2',
      ',,How old are you?,Where do you live?',
      ...cities.map((c, i) => `${i + 100},2024-01-${pad(i + 13)},${30 + i},${c}`),
    ),
    { q1: number(cities.map((_, i) => 30 + i)), q2: category(cities) },
    /left out/,
  ),
  read(
    'a first row of data with gaps is data',
    lines(
      'id,when,q1,q2',
      `,,31,Oslo`,
      ...cities.map((c, i) => `${i + 100},2024-01-${pad(i + 13)},${30 + i},${c}`),
    ),
    { q1: number([31, ...cities.map((_, i) => 30 + i)]), q2: category(['Oslo', ...cities]) },
  ),
  read(
    'SAP list with two stars',
    lines(
      'List of today',
      '',
      '-----------------',
      '|Item |   Amount|',
      '-----------------',
      ...counts.map((k) => `|A${(k % 3) + 1}   |${`${k},50`.padStart(9)}|`),
      `|**   |${`${counts.reduce((a, b) => a + b) + 6},00`.padStart(9)}|`,
      '-----------------',
    ),
    { Amount: number(counts.map((k) => k + 0.5)) },
  ),
  read(
    'German letters of an old Mac, semicolons',
    Buffer.from(
      `Stadt;Stra\xa7e;Wert\r${cities.map((_, i) => `${['M\x9fnchen', 'L\x9fbeck', 'D\x9fsseldorf'][i % 3]};Hauptstra\xa7e;${prices[i]}\r`).join('')}`,
      'latin1',
    ),
    {
      Stadt: category(cities.map((_, i) => ['München', 'Lübeck', 'Düsseldorf'][i % 3]!)),
      Wert: number(prices),
    },
    /mac/i,
  ),
  read(
    'Czech of Windows is not an old Mac',
    Buffer.from(
      `jm\xe9no;cena\n${cities.map((_, i) => `${['Ale\x9a', 'To\x9a\xed', 'Ale\x9a'][i % 3]};${prices[i]}\n`).join('')}`,
      'latin1',
    ),
    { cena: number(prices) },
  ),
  read(
    'a paragraph sign in Western text is not an old Mac',
    Buffer.from(
      `Absatz;Wert\n${cities.map((_, i) => `\xa7 ${i % 3} G\xfcltig;${prices[i]}\n`).join('')}`,
      'latin1',
    ),
    { Wert: number(prices), Absatz: category(cities.map((_, i) => `§ ${i % 3} Gültig`)) },
  ),
  read(
    'accents broken long ago',
    lines('ville,prix', ...cities.map((_, i) => `${['OrlÃ©ans', 'NÃ®mes', 'SÃ¨te'][i % 3]},${prices[i]}`)),
    { prix: number(prices) },
    /wrong encoding/,
  ),
  read(
    'accents as they should be',
    lines('ville,prix', ...cities.map((_, i) => `${['Orléans', 'Nîmes', 'Sète'][i % 3]},${prices[i]}`)),
    { prix: number(prices) },
  ),
  read('a plain table, to be sure', plain),
  read('comments of names between empty ones', lines('# made by x', '#', '# city,price,count', '#', ...body)),
  read(
    'comments that are sentences with commas, then names',
    lines('# made by x, for y, in z', '#', head, ...body),
  ),
  read(
    'Mongo numbers as longs',
    lines(
      ...rowsOf.map(([city, price, count]) =>
        JSON.stringify({
          city,
          price: { $numberDouble: String(price) },
          count: { $numberLong: String(count) },
        }),
      ),
    ),
    truth,
    undefined,
    'data.json',
  ),
];

const wall = (ms: number, offset: number) =>
  iso(ms + offset * hourMs)
    .slice(0, 19)
    .replace('T', ' ');
export const tenthSeries: readonly SeriesCase[] = [
  seriesRead(
    'hours with an offset west',
    many((i) => `${wall(at(i, hourMs).getTime(), -5)}-05:00`),
  ),
  seriesRead(
    'hours with an offset east',
    many((i) => `${wall(at(i, hourMs).getTime(), 1)}+01:00`),
  ),
  seriesRead(
    'fiscal years of two digits',
    many((i) => `FY${pad((i + 1) % 100)}`),
  ),
  seriesRead(
    'posting periods with a stroke',
    many((i) => `0${pad(ym(i).month)}/${ym(i).year}`),
  ),
  {
    name: 'months without their years',
    timestamp: 'month',
    target: 'sales',
    text: `year,month,sales\n${values.map((v, i) => `${ym(i).year},${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][i % 12]},${v}`).join('\n')}\n`,
    refusal: { code: 'schema_mismatch', words: /"year" and "month" tell the time/ },
  },
  {
    name: 'days that count on, beside a month',
    timestamp: 'day',
    target: 'sales',
    text: `day,month,sales\n${values.map((v, i) => `${i + 1},${1 + Math.floor(i / 12)},${v}`).join('\n')}\n`,
    truth: { '': values },
  },
  {
    name: 'hours of days in two columns',
    timestamp: 'day',
    target: 'sales',
    text: `day;hour;sales\n${values.map((v, i) => `${dmy(Math.floor(i / 12))};${i % 12};${v}`).join('\n')}\n`,
    refusal: { code: 'schema_mismatch', words: /"day" and "hour" tell the time/ },
  },
  {
    name: 'items as merged cells leave them',
    timestamp: 'date',
    target: 'sales',
    item: 'product',
    text: `product,date,sales\n${['A', 'B', 'C'].flatMap((p, k) => values.slice(0, 8).map((v, i) => `${i === 0 ? p : ''},${day(i)},${v + k}`)).join('\n')}\n`,
    truth: Object.fromEntries(['A', 'B', 'C'].map((p, k) => [p, values.slice(0, 8).map((v) => v + k)])),
  },
];
void n;
