/** Time series of a third collection: written down, with what they mean, before any of them was read. */

import type { SeriesCase } from './series.ts';
import { csv } from './truth.ts';

const n = 24;
const values = Array.from({ length: n }, (_, i) => Math.round(60 + 11 * Math.cos(i / 3) + 3 * i));
const other = values.map((value) => 2 * value + 1);
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const pad = (value: number) => String(value).padStart(2, '0');
const from = Date.UTC(2024, 0, 15);
const day = (i: number, start = from) => iso(start + i * dayMs).slice(0, 10);
const ym = (i: number) => ({ year: 2022 + Math.floor(i / 12), month: (i % 12) + 1 });
const many = <T>(at: (i: number) => T, count = n + 2): T[] => Array.from({ length: count }, (_, i) => at(i));
const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
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
    ...(ahead !== false && { next: [times[n]!, times[n + 1]!] as const }),
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
const named = (language: string, month: 'long' | 'short', i: number) =>
  new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2022, i, 1));

export const fourthSeries: readonly SeriesCase[] = [
  // How time is written
  read(
    'months of Portuguese names and “de”',
    many((i) => `${named('pt', 'long', i)} de ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'months of Polish names',
    many((i) => `${named('pl', 'long', i)} ${ym(i).year}`),
  ),
  read(
    'months of Dutch short names with hyphens',
    many((i) => `${named('nl', 'short', i).replace('.', '')}-${String(ym(i).year).slice(2)}`),
  ),
  read(
    'months of Swedish names, the year first',
    many((i) => `${ym(i).year} ${named('sv', 'long', i)}`),
  ),
  read(
    'months of Russian names',
    many((i) => `${named('ru', 'long', i)} ${ym(i).year}`),
  ),
  read(
    'months in capitals',
    many((i) => `${named('en', 'short', i).toUpperCase()}-${ym(i).year}`),
  ),
  read(
    'months with an apostrophe before the year',
    many((i) => `${named('en', 'short', i)}'${String(ym(i).year).slice(2)}`),
  ),
  read(
    'quarters with a space, the year first',
    many((i) => `${2018 + Math.floor(i / 4)} Q${(i % 4) + 1}`),
  ),
  read(
    'quarters of a Spanish office (T1)',
    many((i) => `${2018 + Math.floor(i / 4)}T${(i % 4) + 1}`),
  ),
  read(
    'quarters in words',
    many((i) => `${['1st', '2nd', '3rd', '4th'][i % 4]} quarter ${2018 + Math.floor(i / 4)}`),
    { ahead: false },
  ),
  read(
    'weeks with a slash (2024/W05)',
    many((i) => `2024/W${pad(i + 1)}`),
  ),
  read(
    'weeks in words',
    many((i) => `Week ${i + 1}, 2024`),
  ),
  read(
    'weeks of two digits of the year',
    many((i) => `24W${pad(i + 1)}`),
    { ahead: false },
  ),
  read(
    'weeks with a day (2024-W05-1)',
    many((i) => `2024-W${pad(i + 1)}-1`),
  ),
  read(
    'fiscal quarters behind a year',
    many((i) => `FY${2018 + Math.floor(i / 4)}-Q${(i % 4) + 1}`),
  ),
  read(
    'fiscal months',
    many((i) => `FY${String(ym(i).year).slice(2)}-P${pad(ym(i).month)}`),
    { ahead: false },
  ),
  read(
    'epoch seconds of days',
    many((i) => (from + i * dayMs) / 1000),
  ),
  read(
    'epoch milliseconds of quarters of an hour',
    many((i) => from + (i * hourMs) / 4),
  ),
  read(
    'serials of Excel for months',
    many((i) => Date.UTC(ym(i).year, ym(i).month - 1, 1) / dayMs + 25_569),
  ),
  read(
    'hours of a zone by name',
    many(
      (i) =>
        `${iso(from + i * hourMs)
          .slice(0, 16)
          .replace('T', ' ')} CET`,
    ),
    { ahead: false },
  ),
  read(
    'hours with offsets of India',
    many((i) => `${iso(from + i * hourMs).slice(0, 19)}+05:30`),
  ),
  read(
    'days of SAS (15JAN2024)',
    many((i) => {
      const at = new Date(from + i * dayMs);
      return `${pad(at.getUTCDate())}${named('en', 'short', at.getUTCMonth()).toUpperCase()}${at.getUTCFullYear()}`;
    }),
  ),
  // Seen after a first look at what was left, and mended
  read(
    'months behind a point (2020.01 … 2020.1)',
    many((i) => ym(i).year + ym(i).month / 100).map((time) => Number(time.toFixed(2))),
  ),
  read(
    'parts of years, as R writes the times of a monthly series',
    many((i) => Number((ym(i).year + (ym(i).month - 1) / 12).toFixed(4))),
  ),
  read(
    'parts of years by quarters',
    many((i) => 2018 + i / 4),
  ),
  read(
    'fiscal years of two digits with a slash',
    many((i) => `FY${pad((97 + i) % 100)}/${pad((98 + i) % 100)}`),
  ),
  read(
    'weeks of a fiscal year',
    many((i) => `FW${pad(i + 1)} 2024`),
  ),
  {
    name: 'halves that count, not years',
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'sales'], [many((i) => i / 2, n), values]),
    truth: { '': values },
    next: [12, 12.5],
  },
  // What is missing, doubled or out of order
  {
    name: 'shuffled, with gaps and a day measured twice',
    timestamp: 'date',
    target: 'sales',
    text: lines(
      'date,sales',
      '2024-01-19,5',
      '2024-01-15,1',
      '2024-01-22,8',
      '2024-01-16,2',
      '2024-01-20,6',
      '2024-01-16,4',
      '2024-01-17,3',
    ),
    truth: { '': [1, 3, 3, null, 5, 6, null, 8] },
    next: ['2024-01-23', '2024-01-24'],
    notes: /1 time has several rows .*mean/,
  },
  {
    name: 'rows ahead whose targets are empty, with a plan',
    timestamp: 'month',
    target: 'units',
    text: csv(
      ['month', 'units', 'plan'],
      [
        many((i) => `${ym(i).year}-${pad(ym(i).month)}`, n),
        values.map((value, i) => (i < 20 ? value : '')),
        other,
      ],
    ),
    truth: { '': values.slice(0, 20) },
    next: ['2024-01', '2024-02'],
  },
  {
    name: 'a title, decimal commas, units and a sum below',
    timestamp: 'Monat',
    target: 'Absatz',
    text: lines(
      'Absatz nach Monaten',
      '',
      'Monat;Absatz',
      ...many((i) => `${named('de', 'long', i)} ${ym(i).year};${values[i]},5 t`, n),
      `Summe;${values.reduce((sum, value) => sum + value + 0.5, 0)} t`,
    ),
    truth: { '': values.map((value) => value + 0.5) },
    next: ['Januar 2024', 'Februar 2024'],
  },
  {
    name: 'a running sum of the year below each year',
    timestamp: 'month',
    target: 'sales',
    text: lines(
      'month,sales',
      ...many((i) => `${ym(i).year}-${pad(ym(i).month)},${values[i]}`, 12),
      `Total 2022,${values.slice(0, 12).reduce((a, b) => a + b)}`,
      ...many((i) => `${ym(i + 12).year}-${pad(ym(i + 12).month)},${values[i + 12]}`, 12),
      `Total 2023,${values.slice(12).reduce((a, b) => a + b)}`,
    ),
    truth: { '': values },
    next: ['2024-01', '2024-02'],
  },
  {
    name: 'two items, one of them monthly and one by quarters',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: lines(
      'shop,date,sales',
      ...many((i) => `a,${ym(i).year}-${pad(ym(i).month)}-01,${values[i]}`, 12),
      ...many((i) => `b,${ym(3 * i).year}-${pad(ym(3 * i).month)}-01,${other[i]}`, 6),
    ),
    truth: { a: values.slice(0, 12), b: other.slice(0, 6) },
  },
  {
    name: 'items that begin and end at other times',
    timestamp: 'date',
    target: 'sales',
    item: 'item',
    text: lines(
      'item,date,sales',
      ...many((i) => `new,${day(i + 10)},${values[i]}`, 6),
      ...many((i) => `old,${day(i)},${other[i]}`, 12),
    ),
    truth: { new: values.slice(0, 6), old: other.slice(0, 12) },
  },
  {
    name: 'ordered and delivered: two columns of dates',
    timestamp: 'delivered',
    target: 'sales',
    text: csv(
      ['ordered', 'delivered', 'sales'],
      [many((i) => day(i - 3), n), many((i) => day(i), n), values],
    ),
    truth: { '': values },
    next: [day(n), day(n + 1)],
  },
  {
    name: 'trading days with covariates and thousands',
    timestamp: 'Date',
    target: 'Volume',
    text: csv(
      ['Date', 'Open', 'Volume'],
      [
        ['01/02/2024', '01/03/2024', '01/04/2024', '01/05/2024', '01/08/2024', '01/09/2024', '01/16/2024'],
        [10.5, 10.7, 10.1, 9.9, 10.2, 10.4, 10.6],
        ['1,204,000', '998,100', '1,000,250', '870,000', '910,500', '1,100,000', '1,050,000'],
      ],
    ),
    truth: {
      '': [1204000, 998100, 1000250, 870000, 910500, 1100000, null, null, null, null, 1050000],
    },
    next: ['01/17/2024', '01/18/2024'],
  },
  {
    name: 'months with no sales written as dashes',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['date', 'sales'],
      [
        many((i) => `${ym(i).year}-${pad(ym(i).month)}`, n),
        values.map((value, i) => (i % 7 === 3 ? '-' : value)),
      ],
    ),
    truth: { '': values.map((value, i) => (i % 7 === 3 ? null : value)) },
    next: ['2024-01', '2024-02'],
  },
  {
    name: 'readings of meters, an item by a number with zeros in front',
    timestamp: 'ts',
    target: 'kwh',
    item: 'meter',
    text: lines(
      'meter,ts,kwh',
      ...many((i) => `0007,2024-01-15T${pad(i)}:00:00Z,${values[i]}.25`, 8),
      ...many((i) => `0012,2024-01-15T${pad(i)}:00:00Z,${other[i]}.75`, 8),
    ),
    truth: {
      '0007': values.slice(0, 8).map((value) => value + 0.25),
      '0012': other.slice(0, 8).map((value) => value + 0.75),
    },
  },
  // What has to be refused
  refused(
    'shop and product together tell the series apart',
    lines(
      'date,shop,product,sales',
      ...many((i) => i, 4).flatMap((i) =>
        ['a', 'b'].flatMap((shop) => ['x', 'y'].map((product) => `${day(i)},${shop},${product},${i}`)),
      ),
    ),
    /"shop" and "product"/,
  ),
  refused(
    'year, month and day in columns of their own',
    csv(
      ['year', 'month', 'day', 'sales'],
      [many(() => 2024, n), many(() => 1, n), many((i) => i + 1, n), values],
    ),
    /"year".*"month".*"day"|"year" and "day"/,
    { timestamp: 'year' },
  ),
  refused(
    'wide, weeks across',
    lines('shop,2024-W01,2024-W02,2024-W03,2024-W04', 'a,1,2,3,4', 'b,5,6,7,8'),
    /wide/,
  ),
  refused(
    'wide, days across with the day first',
    lines('Filiale;15.01.2024;16.01.2024;17.01.2024;18.01.2024', 'a;1;2;3;4', 'b;5;6;7;8'),
    /wide/,
  ),
  refused(
    'a month of thirteen',
    lines('date,sales', '2024-11,1', '2024-12,2', '2024-13,3', '2025-01,4'),
    /Line 4 .*2024-13/,
  ),
  refused(
    'a target of words',
    lines('date,sales', '2024-01-15,low', '2024-01-16,high', '2024-01-17,low'),
    /Line 2 .*"low" is not a number/,
    { refusal: { code: 'unsupported_task', words: /Line 2 .*"low" is not a number/ } },
  ),
  refused(
    'a column of dates under another name, its name given in other letters',
    lines('Datum;Umsatz', '15.01.2024;1', '16.01.2024;2', '17.01.2024;4'),
    /"Datum"/,
    { timestamp: 'date', target: 'Umsatz' },
  ),
];
