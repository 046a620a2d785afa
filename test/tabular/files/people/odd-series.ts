/** Time series of a second collection: written down before any of them was read. */

import type { SeriesCase } from './series.ts';
import { csv } from './truth.ts';

const n = 24;
const values = Array.from({ length: n }, (_, i) => Math.round(80 + 15 * Math.sin(i / 2) + 2 * i));
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const day = (from: number, i: number, step = 1) => iso(from + i * step * dayMs).slice(0, 10);
const stamps = (at: (i: number) => string | number, count = n + 2) =>
  Array.from({ length: count }, (_, i) => at(i));
const jan15 = Date.UTC(2024, 0, 15);
const read = (
  name: string,
  times: readonly (string | number)[],
  rest: Partial<SeriesCase> & { ahead?: false } = {},
): SeriesCase => {
  const { ahead, ...others } = rest;
  return {
    name,
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'sales'], [times.slice(0, n), values], ';'),
    truth: { '': values },
    ...(ahead !== false && times.length > n && { next: [times[n]!, times[n + 1]!] as const }),
    ...others,
  };
};
const refused = (name: string, text: string, words: RegExp, rest: Partial<SeriesCase> = {}): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text,
  refusal: { code: 'schema_mismatch', words },
  ...rest,
});
const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
const week = (i: number) => ({ year: 2023 + Math.floor((i + 39) / 52), week: ((i + 39) % 52) + 1 });
const pad = (value: number) => String(value).padStart(2, '0');

export const oddSeries: readonly SeriesCase[] = [
  read(
    'weeks without a W (202340 … 202411)',
    stamps((i) => week(i).year * 100 + week(i).week),
  ),
  read(
    'fiscal years that look like months',
    stamps((i) => `${1995 + i}-${pad((1996 + i) % 100)}`),
  ),
  read(
    'fiscal years, each of which could be a month',
    stamps((i) => `${2001 + i}-${pad((2002 + i) % 100)}`).slice(0, 11),
    {
      text: csv(
        ['date', 'sales'],
        [stamps((i) => `${2001 + i}-${pad((2002 + i) % 100)}`).slice(0, 11), values.slice(0, 11)],
      ),
      truth: { '': values.slice(0, 11) },
      next: ['2012-13', '2013-14'],
    },
  ),
  read(
    'seasons with a slash',
    stamps((i) => `${1995 + i}/${pad((1996 + i) % 100)}`),
  ),
  read(
    'days of the year',
    stamps((i) => `2024-${String(i + 15).padStart(3, '0')}`),
    { ahead: false },
  ),
  read(
    'two hours',
    stamps((i) => iso(jan15 + i * 2 * hourMs).slice(0, 16)),
  ),
  read(
    'every fourteen days',
    stamps((i) => day(jan15, i, 14)),
  ),
  read(
    'decades',
    stamps((i) => 1700 + 10 * i),
  ),
  read(
    'short quarters',
    stamps((i) => `${pad(18 + Math.floor(i / 4))}Q${(i % 4) + 1}`),
  ),
  read(
    'quarters of fiscal years',
    stamps((i) => `FY${pad(18 + Math.floor(i / 4))} Q${(i % 4) + 1}`),
  ),
  read(
    'fiscal years',
    stamps((i) => `FY${1995 + i}`),
  ),
  read(
    'months of SAP',
    stamps((i) => `${pad((i % 12) + 1)}/${2021 + Math.floor(i / 12)}`),
  ),
  read(
    'clock before the day',
    stamps((i) => `${pad(i % 24)}:00 ${15 + Math.floor(i / 24)}/01/2024`),
    { ahead: false },
  ),
  read(
    'weeks ending',
    stamps(
      (i) =>
        `W/E ${day(Date.UTC(2024, 0, 14), i, 7)
          .split('-')
          .reverse()
          .join('/')}`,
    ),
    { ahead: false },
  ),
  read(
    'names of Italian months',
    stamps(
      (i) =>
        `${new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2022, i, 1))} ${2022 + Math.floor(i / 12)}`,
    ),
  ),
  read(
    'names of Turkish months',
    stamps(
      (i) =>
        `${new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2022, i, 1))} ${2022 + Math.floor(i / 12)}`,
    ),
  ),
  {
    name: 'hours of a wall clock over the change to summer',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['date', 'sales'],
      [stamps((i) => `2024-03-31 ${pad(i < 2 ? i : i + 1)}:00`, 20), values.slice(0, 20)],
    ),
    truth: { '': [...values.slice(0, 2), null, ...values.slice(2, 20)] },
  },
  {
    name: 'hours of a wall clock over the change to winter',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['date', 'sales'],
      [stamps((i) => `2024-10-27 ${pad(i < 3 ? i : i - 1)}:00`, 20), values.slice(0, 20)],
    ),
    truth: { '': [...values.slice(0, 2), (values[2]! + values[3]!) / 2, ...values.slice(4, 20)] },
    notes: /1 time has several rows .*mean/,
  },
  refused(
    'day and hour in columns of their own',
    csv(
      ['date', 'hour', 'sales'],
      [stamps((i) => day(jan15, Math.floor(i / 12)), n), stamps((i) => i % 12, n), values],
    ),
    /"date" and "hour"/,
  ),
  refused(
    'year and quarter in columns of their own',
    csv(
      ['year', 'quarter', 'sales'],
      [stamps((i) => 2018 + Math.floor(i / 4), n), stamps((i) => (i % 4) + 1, n), values],
    ),
    /"year" and "quarter"/,
    { timestamp: 'year' },
  ),
  refused(
    'year and week in columns of their own',
    csv(['year', 'week', 'sales'], [stamps((i) => week(i).year, n), stamps((i) => week(i).week, n), values]),
    /"year" and "week"/,
    { timestamp: 'year' },
  ),
  refused(
    'months without a year',
    csv(['date', 'sales'], [['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], values.slice(0, 6)]),
    /Line 2 .*"Jan"/,
  ),
  refused(
    'seasons of years',
    csv(
      ['date', 'sales'],
      [['2022-Spring', '2022-Summer', '2022-Autumn', '2023-Spring'], values.slice(0, 4)],
    ),
    /Line 2 /,
  ),
  refused(
    'sales one by one',
    lines(
      'date,customer,sales',
      '2024-01-15,a,10',
      '2024-01-15,b,20',
      '2024-01-16,a,30',
      '2024-01-16,c,5',
      '2024-01-17,b,8',
    ),
    /customer/,
  ),
  refused(
    'nothing measured at all',
    csv(['date', 'sales'], [stamps((i) => day(jan15, i), 6), ['', '', '', '', '', '']]),
    /no (?:value|number)|missing/i,
    { refusal: { code: 'schema_mismatch', words: /no row of this series has a target/ } },
  ),
  {
    name: 'one row',
    timestamp: 'date',
    target: 'sales',
    text: lines('date,sales', '2024-01-15,10'),
    truth: { '': [10] },
    notes: /fewer than 3 observations/,
  },
  {
    name: 'a running number of rows, shops in mixed order, units',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: lines(
      ',shop,date,sales',
      '0,b,2024-01-16,3 kg',
      '1,a,2024-01-15,1 kg',
      '2,a,2024-01-17,2 kg',
      '3,b,2024-01-15,4 kg',
      '4,b,2024-01-17,5 kg',
      '5,a,2024-01-16,n/a',
    ),
    truth: { b: [4, 3, 5], a: [1, null, 2] },
  },
  {
    name: 'names of shops with spaces around them',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: lines(
      'shop,date,sales',
      'North ,2024-01-15,1',
      'North,2024-01-16,2',
      ' North,2024-01-17,3',
      'South,2024-01-15,4',
      'South,2024-01-16,5',
      'South ,2024-01-17,6',
    ),
    truth: { North: [1, 2, 3], South: [4, 5, 6] },
  },
  {
    name: 'a title, totals of each shop and a note below',
    timestamp: 'month',
    target: 'sales',
    item: 'shop',
    text: lines(
      'Sales of 2024;;',
      'shop;month;sales',
      'a;2024-01;1,5',
      'a;2024-02;2,5',
      'a;2024-03;3,5',
      'Total a;;7,5',
      'b;2024-01;4,5',
      'b;2024-02;5,5',
      'b;2024-03;6,5',
      'Total b;;16,5',
      'Source: own',
    ),
    truth: { a: [1.5, 2.5, 3.5], b: [4.5, 5.5, 6.5] },
  },
  {
    name: 'sums and differences of one name: Prophet',
    timestamp: 'ds',
    target: 'y',
    text: csv(
      ['ds', 'y'],
      [stamps((i) => day(jan15, i), n), values.map((value, i) => (i === 3 ? 'None' : `${value}.0`))],
    ),
    truth: { '': values.map((value, i) => (i === 3 ? null : value)) },
  },
];
