/** A third collection, smaller: what the second one had not thought of. */

import { body, column, head, lines, plain, read, refused, truth } from './plain-file.ts';
import { type Case, category, cities, counts, date, number, prices } from './truth.ts';
import { workbook } from './workbook.ts';

const numbers = (
  name: string,
  cells: readonly string[],
  values: readonly (number | null)[],
  notes?: RegExp,
) => column(name, 'amount', cells, number(values), notes);
const dates = (name: string, cells: readonly string[], values: readonly (string | null)[], header = 'day') =>
  column(name, header, cells, date(values));
const words = (name: string, cells: readonly string[], header = 'code') =>
  column(name, header, cells, category(cells));
const four = ['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05'] as const;
const at = (clock: string) => four.map((day) => `${day}T${clock}`);

export const third: readonly Case[] = [
  // numbers
  numbers(
    'spaces between thousands and a point',
    ['1 234.5', '12 000', '999.75', '1 000 000'],
    [1234.5, 12000, 999.75, 1e6],
  ),
  numbers(
    'currency codes before',
    ['EUR 1.234,50', 'EUR 12,00', 'EUR 0,90', 'EUR 150,25'],
    [1234.5, 12, 0.9, 150.25],
  ),
  numbers('percent with a sign in front', ['+1.5%', '-2.5%', '+0.3%', '-12.0%'], [1.5, -2.5, 0.3, -12]),
  numbers(
    'units with slashes and powers',
    ['12.5 µg/m³', '3 µg/m³', '0.5 µg/m³', '100 µg/m³'],
    [12.5, 3, 0.5, 100],
  ),
  numbers('a minus of another width', ['–5.5', '12', '–0.25', '7'], [-5.5, 12, -0.25, 7]),
  numbers('times as large', ['1.5x', '2x', '0.75x', '10x'], [1.5, 2, 0.75, 10]),
  numbers(
    'dollars and cents in letters',
    ['USD1,234.50', 'USD12.00', 'USD0.90', 'USD150.25'],
    [1234.5, 12, 0.9, 150.25],
  ),
  numbers('salaries in thousands', ['$137K', '$75K', '$102K', '$91K'], [137e3, 75e3, 102e3, 91e3]),
  numbers('Indian crores', ['₹1.5 Cr', '₹25 Lakh', '₹3 Cr', '₹80 Lakh'], [1.5e7, 25e5, 3e7, 80e5]),
  words('salaries from to', ['$137K-$171K', '$75K-$131K', '$137K-$171K', '$60K-$80K']),
  words('sizes of clothes', ['42/32', '36/30', '42/32', '38/34']),
  words('times zones', ['+01:00', '-05:00', '+01:00', '+09:30']),
  words('chapters', ['1.1.1', '1.2', '1.1.1', '2.10.3']),
  words('codes of plants', ['0012', '0107', '0012', '1200']),
  words('mobile numbers with spaces', ['0171 2345678', '0160 9876543', '0171 2345678', '0152 1112223']),
  // dates
  dates(
    'German words with a weekday and a clock',
    [
      'Montag, 15. Januar 2024 10:30',
      'Mittwoch, 28. Februar 2024 10:30',
      'Sonntag, 30. Juni 2024 10:30',
      'Dienstag, 5. November 2024 10:30',
    ],
    at('10:30'),
  ),
  dates(
    'Excel in the United States',
    ['1/15/2024 10:30', '2/28/2024 10:30', '6/30/2024 10:30', '11/5/2024 10:30'],
    at('10:30'),
  ),
  dates(
    'ISO with a comma in seconds (Python logging)',
    four.map((day) => `${day} 10:30:00,123`),
    at('10:30'),
  ),
  dates(
    'ISO with hours alone',
    four.map((day) => `${day}T10`),
    at('10:00'),
  ),
  dates(
    'compact with a hyphen',
    four.map((day) => `${day.replaceAll('-', '')}-103000`),
    at('10:30'),
  ),
  dates(
    'underscores',
    four.map((day) => day.replaceAll('-', '_')),
    four,
  ),
  dates(
    'a day and a part of it',
    four.map((day) => `${day} 10:30:00.000000000`),
    at('10:30'),
  ),
  dates('names in capitals', ['15-JAN-24', '28-FEB-24', '30-JUN-24', '05-NOV-24'], four),
  dates(
    'full words of Polish and Czech years',
    ['15 stycznia 2024 r.', '28 lutego 2024 r.', '30 czerwca 2024 r.', '5 listopada 2024 r.'],
    four,
  ),
  dates(
    'Bulgarian and Russian marks behind',
    ['15.01.2024 г.', '28.02.2024 г.', '30.06.2024 г.', '05.11.2024 г.'],
    four,
  ),
  dates(
    'quarters with years behind a hyphen',
    ['Q1-2024', 'Q2-2024', 'Q3-2024', 'Q4-2023'],
    ['2024-01-01', '2024-04-01', '2024-07-01', '2023-10-01'],
  ),
  dates(
    'months in numbers behind years',
    ['2024/1', '2024/2', '2024/10', '2023/12'],
    ['2024-01-01', '2024-02-01', '2024-10-01', '2023-12-01'],
    'month',
  ),
  words('days of the week', ['Mon', 'Tue', 'Mon', 'Sun'], 'weekday'),
  words('months alone', ['January', 'March', 'January', 'May'], 'month'),
  // containers and layouts
  read(
    'an old Excel page saved as text with tabs, quotes around commas',
    lines(
      head.replaceAll(',', '\t'),
      ...body.map((line) =>
        line
          .replace(',', '\t')
          .replace(',', '\t')
          .replace(/\t(\d)/, '\t"$1')
          .replace(/(\d)\t(\d+)$/, '$1"\t$2'),
      ),
    ),
  ),
  read(
    'a workbook with notes under the table',
    workbook({
      Data: [
        ['city', 'price', 'count'],
        ...cities.map((city, row) => [city, prices[row]!, counts[row]!]),
        [],
        ['Source: own'],
      ],
    }),
    truth,
    /below the table/,
    'data.xlsx',
  ),
  read(
    'a workbook with two rows of headings',
    workbook({
      Data: [
        ['city', '2023', null],
        [null, 'price', 'count'],
        ...cities.map((city, row) => [city, prices[row]!, counts[row]!]),
      ],
    }),
    { '2023 price': number(prices), '2023 count': number(counts) },
    /two rows/,
    'data.xlsx',
  ),
  read('blank lines before everything', `\n\n\n${plain}`),
  read(
    'spaces behind each comma, quotes after them',
    lines(
      ...[head, ...body].map((line) =>
        line
          .split(',')
          .map((cell) => `"${cell}"`)
          .join(', '),
      ),
    ),
  ),
  read('a header with spaces and a mark of order', `\ufeff"city" ,"price" ,"count" \n${lines(...body)}`),
  read(
    'a column of nothing but dashes',
    lines('city,price,extra', ...body.map((line) => `${line.split(',').slice(0, 2).join(',')},-`)),
    { city: category(cities), price: number(prices) },
  ),
  read(
    'sums in a column named total stay',
    lines('city,price,total', ...cities.map((city, row) => `${city},${prices[row]},${prices[row]! * 2}`)),
    { city: category(cities), total: number(prices.map((price) => price * 2)) },
  ),
  read('a city called Total', lines('city,price', 'Total,5', 'Paris,7', 'Roma,9', 'Total,3', 'Paris,1'), {
    city: category(['Total', 'Paris', 'Roma', 'Total', 'Paris']),
    price: number([5, 7, 9, 3, 1]),
  }),
  refused('an answer of a server', '<!DOCTYPE html>\n<html><head><title>404</title></head></html>', /HTML/),
  refused(
    'a script',
    lines('#!/usr/bin/env python3', 'import pandas as pd', 'print(pd.read_csv("x.csv"))'),
    /script|one column|header|program/i,
  ),
  refused(
    'an image',
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(600, 3)]),
    /picture/,
    'data.png',
  ),
  refused(
    'zstd',
    Buffer.concat([Buffer.from('28b52ffd', 'hex'), Buffer.alloc(300, 9)]),
    /Zstandard/,
    'data.csv.zst',
  ),
];
