/** Files of a seventeenth collection: reports in pages, archives of agencies, sentences that commas cut below a table. */

import { zip } from './layouts.ts';
import { type Case, category, cities, counts, csv, date, days, file, number, prices } from './truth.ts';
import { workbook } from './workbook.ts';

const plain = csv(['city', 'price'], [cities, prices]);
const meant = { city: category(cities), price: number(prices) };
const line = (city: string, day: string, price: string) =>
  `${city.padEnd(9)} ${day.padEnd(11)} ${price.padStart(9)}`;
const page = (from: number, to: number) => [
  `ACME Ltd        Stock list        Page ${from / 4 + 1}`,
  '',
  line('City', 'Date', 'Price'),
  `${'-'.repeat(9)} ${'-'.repeat(11)} ${'-'.repeat(9)}`,
  ...cities.slice(from, to).map((city, i) => line(city, days[from + i]!, String(prices[from + i]))),
  '',
];
const report = { City: category(cities), Date: date(days), Price: number(prices) };

export const seventeenth: readonly Case[] = [
  file(
    'a report in pages, each below a title',
    [0, 4, 8].flatMap((from) => page(from, from + 4)).join('\n'),
    {
      truth: report,
    },
  ),
  file(
    'a report in pages without rules',
    [0, 4, 8].flatMap((from) => page(from, from + 4).filter((text) => !text.startsWith('--'))).join('\n'),
    { truth: report, notes: /Titles above them were left out/ },
  ),
  file(
    'a report between rules below two titles',
    [
      'ACME Ltd   Works 1000',
      'Date: 2024-01-10        Page: 1',
      '-'.repeat(31),
      ...page(0, 12).slice(2, 3),
      '-'.repeat(31),
      ...page(0, 12).slice(4, 16),
      '-'.repeat(31),
    ].join('\n'),
    { truth: report },
  ),
  file(
    'a table of fixed width below a title of two words',
    ['Stock list             2024-01-10', '', ...page(0, 12).slice(2, 3), ...page(0, 12).slice(4)].join('\n'),
    {
      truth: report,
    },
  ),
  file(
    'cells in single quotes',
    `'id','city','price'\n${cities.map((city, i) => `'o''${i}','${city}, IT','${prices[i]}'`).join('\n')}\n`,
    {
      truth: { city: category(cities.map((city) => `${city}, IT`)), price: number(prices) },
      notes: /Single quotes/,
    },
  ),
  file(
    'fixed width beside decimal commas',
    `${'City'.padEnd(10)}${'Price'.padStart(12)}\n${cities.map((city, i) => `${city.padEnd(10)}${prices[i]!.toFixed(2).replace('.', ',').padStart(12)}`).join('\n')}\n`,
    { truth: { City: category(cities), Price: number(prices) } },
  ),
  file(
    'days of a year under a name that tells nothing are told',
    csv(['d', 'sold'], [counts.map((_, i) => `2023-${String(1 + i * 30).padStart(3, '0')}`), counts]),
    { truth: { sold: number(counts) }, notes: /^d: .*days of a year/m },
  ),
  file(
    'a workbook whose first sheet is hidden',
    workbook(
      {
        lookup: [
          ['k', 'v'],
          ['a', 1],
          ['b', 2],
        ],
        Data: [['city', 'price'], ...cities.map((city, i) => [city, prices[i]!])],
      },
      [],
      ['lookup'],
    ),
    { truth: meant },
    'data.xlsx',
  ),
  file(
    'numbers longer than the rule above them',
    `${['City', 'Price'].map((name) => name.padEnd(10)).join('')}\n========= =====\n${cities.map((city, i) => `${city.padEnd(10)}${prices[i]!.toFixed(2).padStart(8)}`.replace(/ {2}(?=\S+$)/, ' ')).join('\n')}\n`,
    { truth: { City: category(cities), Price: number(prices) } },
  ),
  file(
    'an archive with a text about its table',
    zip({ 'readme.txt': 'Prices of 2024, in euros.', 'prices.csv': plain }),
    { truth: meant, notes: /"prices\.csv"/ },
    'prices.zip',
  ),
  file(
    'an archive of a weather service',
    zip({ 'Metadaten_Stationen.txt': 'id;name\n1;x\n', 'produkt_tag_2024.txt': plain }),
    { truth: meant },
    'tage.zip',
  ),
  file(
    'sentences below that commas cut',
    `${csv(['city', 'sold'], [cities, counts])}\n* provisional\nSource: Office for Statistics, 2024\n`,
    { truth: { city: category(cities), sold: number(counts) }, notes: /lines below the table left out/ },
  ),
];
