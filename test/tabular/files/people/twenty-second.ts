/** A twenty-second collection: marks for "as above", two tables side by side, moments in twelve digits, quoted e-mail. */

import { body, column, head, lines, plain, read, refused, truth } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import type { TargetCase } from './target-case.ts';
import { type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';

const stamps = days.map((day, row) => `${day.replaceAll('-', '')}${String(6 + row).padStart(2, '0')}30`);
const orders = days.map((day, row) => Number(`${day.replaceAll('-', '')}00${String(10 + row)}`));

export const twentySecond: readonly Case[] = [
  column(
    'marks for "as above"',
    'town',
    cities.map((city, row) => (row % 3 === 0 ? city : '〃')),
    category(cities.map((city, row) => (row % 3 === 0 ? city : '〃'))),
    /8 cells of "town" are 〃: if it stands for the cell above it/,
  ),
  read(
    'two tables side by side',
    lines(`${head},,name,age`, ...body.map((row, i) => (i < 4 ? `${row},,P${i},${20 + i}` : `${row},,,`))),
    truth,
    /columns to the right of an empty one end in row 4 of 12/,
  ),
  read(
    'an empty column within one table',
    lines('city,price,,count', ...cities.map((city, i) => `${city},${prices[i]},,${counts[i]}`)),
    truth,
    /^(?!.*end in row)/s,
  ),
  column(
    'moments in twelve digits',
    'v',
    stamps,
    date(days.map((day, row) => `${day}T${String(6 + row).padStart(2, '0')}:30`)),
    /Read as dates with hour and minute/,
  ),
  column('days with the count of an order', 'v', orders.map(String), number(orders)),
  column(
    'powers of ten with decimal commas',
    'v',
    counts.map((count) => count.toExponential(3).replace('.', ',').toUpperCase()),
    number(counts.map((count) => Number(count.toExponential(3)))),
  ),
  refused('each line quoted, as in an e-mail', plain.replaceAll(/^(?=.)/gm, '> '), /begins with ">"/),
];

const euros = counts.map((count) => count * 137 + 234);

export const twentySecondTargets: readonly TargetCase[] = [
  {
    name: 'points between the thousands of prices',
    cells: euros.map((value) => `${value.toLocaleString('de')} €`),
    truth: euros,
  },
];

export const twentySecondSeries: readonly SeriesCase[] = [
  {
    name: 'points between the thousands of prices',
    timestamp: 'day',
    target: 'sales',
    text: csv(
      ['day', 'sales'],
      [
        counts.map((_, row) => `2024-01-${10 + row}`),
        euros.map((value) => `${value.toLocaleString('de')} €`),
      ],
      ';',
    ),
    truth: { '': euros },
  },
];
