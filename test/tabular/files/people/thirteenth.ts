/** Files of a thirteenth collection, written down with what they mean before any of them was read: those that were once misread. */

import { column } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { many, n, pad, read as seriesRead, yq } from './series-writing.ts';
import { type Case, type Cell, category, date, number } from './truth.ts';

const dates = (name: string, header: string, cells: string, its: readonly string[]) =>
  column(name, header, cells.split('|'), date(its));
const numbers = (name: string, cells: string, its: readonly (number | null)[], notes?: RegExp) =>
  column(name, 'amount', cells.split('|'), number(its), notes);
const kept = (name: string, header: string, cells: string, notes: RegExp) =>
  column(name, header, cells.split('|'), category(cells.split('|') as Cell[]), notes);

const three = ['2024-03-05', '2023-12-24', '2024-01-31'];
const quarters = ['2023-07-01', '2023-10-01', '2024-01-01'];

export const thirteenth: readonly Case[] = [
  dates('short years of an emperor', 'when', 'R6.3.5|R5.12.24|R6.1.31', three),
  dates(
    'years of several emperors',
    'when',
    '平成31年4月30日|令和元年5月1日|昭和63年12月24日|大正15年12月24日',
    ['2019-04-30', '2019-05-01', '1988-12-24', '1926-12-24'],
  ),
  dates('years of Taiwan', 'when', '民國113年3月5日|民國112年12月24日|民國113年1月31日', three),
  kept('what may be versions or years of an era', 'r', 'R4.3.1|R4.2.2|R4.3.2', /or like versions/),
  dates('halves of short years are no clocks', 'half', '1H22|2H22|1H23|2H23', [
    '2022-01-01',
    '2022-07-01',
    '2023-01-01',
    '2023-07-01',
  ]),
  dates('quarters in words', 'period', 'Third quarter 2023|Fourth quarter 2023|First quarter 2024', quarters),
  dates(
    'quarters in German words',
    'zeit',
    'drittes Quartal 2023|viertes Quartal 2023|erstes Quartal 2024',
    quarters,
  ),
  dates('quarters in Roman figures', 'period', 'III/2023|IV/2023|I/2024', quarters),
  dates('quarters in Roman figures behind', 'period', '2023 III|2023 IV|2024 I', quarters),
  dates(
    'a place behind the clock',
    'when',
    '2024-03-05 13:45 Europe/Berlin|2024-07-07 23:59 Europe/Berlin|2024-01-31 12:00 America/New_York',
    ['2024-03-05T12:45', '2024-07-07T21:59', '2024-01-31T17:00'],
  ),
  dates('days and hours in ten digits', 'MESS_DATUM', '2024030500|2024030501|2024030523', [
    '2024-03-05',
    '2024-03-05T01:00',
    '2024-03-05T23:00',
  ]),
  dates('days, hours and minutes in twelve digits', 'time', '202403051345|202312240015|202401311200', [
    '2024-03-05T13:45',
    '2023-12-24T00:15',
    '2024-01-31T12:00',
  ]),
  numbers('myriads in parts', '2億3000万|1億|9500万|12億500万', [230e6, 1e8, 95e6, 1205e6]),
  numbers('Korean myriads in parts', '2억 3000만|1억|9500만|12억 500만', [230e6, 1e8, 95e6, 1205e6]),
  numbers('margins of error', '±1,234|±99|*****|±812', [1234, 99, null, 812], /±/),
  column(
    'stars that are drawn',
    'rating',
    '★★★☆☆|★★★★★|★☆☆☆☆|☆☆☆☆☆'.split('|'),
    number([3, 5, 1, 0]),
    /stars/,
  ),
  column('stars in emoji', 'rating', '⭐⭐⭐|⭐|⭐⭐⭐⭐½|⭐⭐'.split('|'), number([3, 1, 4.5, 2]), /stars/),
  column('stars of significance', 'sig', '*|**|***|*|ns'.split('|'), category(['*', '**', '***', '*', 'ns'])),
];

const digits = (i: number, unit: 'hour' | 'minute') => {
  const at = new Date(Date.UTC(2024, 0, 15) + i * (unit === 'hour' ? 3_600_000 : 60_000));
  return Number(
    at
      .toISOString()
      .replace(/\D/g, '')
      .slice(0, unit === 'hour' ? 10 : 12),
  );
};
const roman = ['I', 'II', 'III', 'IV'];
const words = ['First', 'Second', 'Third', 'Fourth'];

export const thirteenthSeries: readonly SeriesCase[] = [
  seriesRead(
    'days and hours in ten digits',
    many((i) => digits(i, 'hour')),
  ),
  seriesRead(
    'minutes in twelve digits',
    many((i) => digits(i, 'minute')),
  ),
  seriesRead(
    'quarters in Roman figures',
    many((i) => `${roman[yq(i).quarter - 1]}/${yq(i).year}`),
  ),
  seriesRead(
    'quarters in Roman figures behind',
    many((i) => `${yq(i).year} ${roman[yq(i).quarter - 1]}`),
  ),
  seriesRead(
    'quarters in words',
    many((i) => `${words[yq(i).quarter - 1]} quarter ${yq(i).year}`),
  ),
  seriesRead(
    'months of an emperor',
    many((i) => `令和${3 + Math.floor(i / 12)}年${(i % 12) + 1}月`),
  ),
  seriesRead(
    'days of an emperor',
    many((i) => `R6.${pad(1 + Math.floor((i + 14) / 31))}.${pad(((i + 14) % 31) + 1)}`),
  ),
  seriesRead(
    'years of several emperors',
    many((i) => (i < n - 5 ? `平成${31 - (n - 6) + i}年1月` : `令和${i - n + 7}年1月`)),
  ),
];
