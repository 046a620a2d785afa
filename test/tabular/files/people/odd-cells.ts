/** Numbers, gaps, dates and times of a second collection: written down before any of them was read. */

import { type Case, type Cell, type ColumnTruth, category, csv, date, file, number } from './truth.ts';

const column = (
  name: string,
  header: string,
  cells: readonly string[],
  truth: ColumnTruth,
  notes?: RegExp,
): Case =>
  file(name, csv(['id', header], [cells.map((_, row) => `r${row % 4}`), cells], ';'), {
    truth: { [header]: truth },
    ...(notes && { notes }),
  });
const numbers = (
  name: string,
  cells: readonly string[],
  values: readonly (number | null)[],
  notes?: RegExp,
) => column(name, 'amount', cells, number(values), notes);
const words = (name: string, cells: readonly string[], notes?: RegExp, header = 'code') =>
  column(name, header, cells, category(cells), notes);
const dates = (
  name: string,
  cells: readonly string[],
  values: readonly (string | null)[],
  notes?: RegExp,
  header = 'day',
) => column(name, header, cells, date(values), notes);
const days4 = ['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05'] as const;
const at = (clock: string) => days4.map((day) => `${day}T${clock}`);

const measured = [1.5, 22, 7.25, 100, 3, 12, 45, 0.5, 81, 6, 230, 17];
const gaps = (words: readonly string[]) =>
  numbers(
    `numbers and ${words.map((word) => JSON.stringify(word)).join(', ')}`,
    measured.flatMap((value, i) => [String(value), words[i % words.length]!]),
    measured.flatMap((value) => [value, null]),
  );
const dms = (d: number, m: number, s: number) => d + m / 60 + s / 3600;
const hours = (h: number, m = 0, s = 0) => h + m / 60 + s / 3600;

export const oddNumbers: readonly Case[] = [
  numbers(
    'degrees, minutes and seconds',
    ['48°51\'24"N', '33°51\'35"S', '40°42\'46"N', '0°30\'00"S'],
    [dms(48, 51, 24), -dms(33, 51, 35), dms(40, 42, 46), -0.5],
  ),
  numbers(
    'degrees with primes and spaces',
    ['2° 21′ 7.5″ E', '151° 12′ 40″ E', '74° 0′ 21.5″ W', '0° 7′ 39″ W'],
    [dms(2, 21, 7.5), dms(151, 12, 40), -dms(74, 0, 21.5), -dms(0, 7, 39)],
  ),
  numbers(
    'the side of the globe first',
    ['N 48° 51.400', 'S 33° 51.583', 'N 40° 42.767', 'S 00° 30.000'],
    [48 + 51.4 / 60, -(33 + 51.583 / 60), 40 + 42.767 / 60, -0.5],
  ),
  numbers(
    'market values of players',
    ['€110.5M', '€500K', '€0', '€1.2M', '€75K', '€2.05M'],
    [110.5e6, 5e5, 0, 1.2e6, 75e3, 2.05e6],
  ),
  numbers(
    'an accounting format, its dash a nought',
    ['" $ 1,234.50 "', '" $ -   "', '" $ (12.00)"', '" $ 99.00 "', '" $ 5.25 "'].map((cell) =>
      cell.slice(1, -1),
    ),
    [1234.5, 0, -12, 99, 5.25],
  ),
  numbers(
    'heights of players',
    ['5\'11"', '6\'2"', '5\'7"', '6\'0"'],
    [5 + 11 / 12, 6 + 2 / 12, 5 + 7 / 12, 6],
  ),
  numbers('places', ['1st', '2nd', '3rd', '4th', '11th', '22nd'], [1, 2, 3, 4, 11, 22]),
  numbers('numbers with a sign before', ['#1', '#12', '#7', '#105'], [1, 12, 7, 105]),
  numbers('mixed fractions', ['1 1/2', '3/4', '2', '10 1/4', '3 7/8'], [1.5, 0.75, 2, 10.25, 3.875]),
  numbers('fractions of one character', ['1½', '¾', '2', '10¼'], [1.5, 0.75, 2, 10.25]),
  numbers(
    'lap times',
    ['1:23.456', '1:25.001', '1:22.9', '2:01.75'],
    [83.456, 85.001, 82.9, 121.75].map((s) => s / 3600),
  ),
  numbers(
    'billions and millions in words',
    ['$1.2 billion', '$850 million', '$3 million', '$12.5 billion'],
    [1.2e9, 850e6, 3e6, 12.5e9],
  ),
  numbers(
    'no-break spaces, the real minus and kroner',
    ['kr 1\u00a0234,50', '−kr 12,00', 'kr 0,90', 'kr 150,25'],
    [1234.5, -12, 0.9, 150.25],
  ),
  numbers('prices for each kilogram', ['12.50/kg', '3.99/kg', '0.89/kg', '7.00/kg'], [12.5, 3.99, 0.89, 7]),
  words('seasons of football', ['2018/19', '2019/20', '2020/21', '2019/20'], undefined, 'season'),
  words(
    'fiscal years that look like months',
    ['2010-11', '2011-12', '2012-13', '2010-11'],
    undefined,
    'season',
  ),
  words('blood pressures', ['120/80', '130/85', '120/80', '110/70']),
  words('dimensions', ['10 x 20 cm', '15 x 30 cm', '10 x 20 cm', '5 x 5 cm']),
  words('codes with an E between digits', ['1E3', '2D4', '12E5', '1E3']),
  words('hexadecimal', ['0x1F', '0xA0', '0x1F', '0x33']),
];

export const oddMissing: readonly Case[] = [
  gaps(['.a', '.b']),
  gaps(['M', 'T']),
  gaps(['(D)', '(S)', '(X)']),
  gaps(['BDL']),
  gaps(['nicht angegeben']),
  gaps(['#VALUE!', '#NULL!', '#SPILL!', '#NUM!']),
  gaps(['Not Ranked']),
  gaps(['xxx', '***']),
  gaps(['No information']),
  gaps(['N / A', 'n / a']),
];

export const oddDates: readonly Case[] = [
  dates(
    'offsets without a colon',
    days4.map((day) => `${day}T10:30:00.000+0000`),
    at('10:30'),
  ),
  dates(
    'months with a point, Sept. too',
    ['Jan. 15, 2024', 'Feb. 28, 2024', 'Sept. 30, 2024', 'Nov. 5, 2024'],
    ['2024-01-15', '2024-02-28', '2024-09-30', '2024-11-05'],
  ),
  dates('named months between slashes', ['15/Jan/2024', '28/Feb/2024', '30/Jun/2024', '05/Nov/2024'], days4),
  dates('year, name, day', ['2024-Jan-15', '2024-Feb-28', '2024-Jun-30', '2024-Nov-05'], days4),
  dates(
    'clock before the day',
    ['10:30 15/01/2024', '10:30 28/02/2024', '10:30 30/06/2024', '10:30 05/11/2024'],
    at('10:30'),
  ),
  dates(
    'as Wikipedia signs',
    [
      '10:30, 15 January 2024 (UTC)',
      '10:30, 28 February 2024 (UTC)',
      '10:30, 30 June 2024 (UTC)',
      '10:30, 5 November 2024 (UTC)',
    ],
    at('10:30'),
  ),
  dates(
    'points in the clock',
    ['15.1.2024 10.30', '28.2.2024 10.30', '30.6.2024 10.30', '5.11.2024 10.30'],
    at('10:30'),
  ),
  dates(
    'French clocks behind days',
    ['15/01/2024 10h30', '28/02/2024 10h30', '30/06/2024 10h30', '05/11/2024 10h30'],
    at('10:30'),
  ),
  dates(
    'French words',
    ['15 janvier 2024 à 10:30', '28 février 2024 à 10:30', '30 juin 2024 à 10:30', '5 novembre 2024 à 10:30'],
    at('10:30'),
  ),
  dates('Italian names', ['15 gennaio 2024', '28 febbraio 2024', '30 giugno 2024', '5 novembre 2024'], days4),
  dates('Turkish names', ['15 Ocak 2024', '28 Şubat 2024', '30 Haziran 2024', '5 Kasım 2024'], days4),
  dates('Czech names', ['15. ledna 2024', '28. února 2024', '30. června 2024', '5. listopadu 2024'], days4),
  dates('Swedish short names', ['15 jan. 2024', '28 feb. 2024', '30 juni 2024', '5 nov. 2024'], days4),
  dates('days of the year', ['2024-015', '2024-059', '2024-182', '2024-310'], days4),
  dates(
    'Japanese with weekdays',
    ['2024年1月15日(月)', '2024年2月28日(水)', '2024年6月30日(日)', '2024年11月5日(火)'],
    days4,
  ),
  dates('no zeros in front', ['2024-1-15', '2024-2-28', '2024-6-30', '2024-11-5'], days4),
  dates(
    'two digits, day first, hyphens',
    ['31-01-23', '28-02-23', '15-06-24', '05-11-24'],
    ['2023-01-31', '2023-02-28', '2024-06-15', '2024-11-05'],
  ),
  dates(
    'commas before clocks',
    ['Jan 15, 2024, 10:30 AM', 'Feb 28, 2024, 10:30 AM', 'Jun 30, 2024, 10:30 AM', 'Nov 5, 2024, 10:30 AM'],
    at('10:30'),
  ),
  dates(
    'a.m. and p.m. with points',
    ['1/15/2024 1:30 p.m.', '2/28/2024 1:30 p.m.', '6/30/2024 1:30 p.m.', '11/5/2024 1:30 p.m.'],
    at('13:30'),
  ),
  dates(
    'named zones',
    days4.map((day) => `${day} 10:30:00 EST`),
    at('15:30'),
  ),
  dates(
    'a day that does not exist among many',
    [...Array.from({ length: 24 }, (_, i) => `2024-02-${String(i + 1).padStart(2, '0')}`), '2024-02-30'],
    [...Array.from({ length: 24 }, (_, i) => `2024-02-${String(i + 1).padStart(2, '0')}`), null],
    /2024-02-30/,
  ),
  dates(
    'short quarters',
    ['24Q1', '24Q2', '24Q3', '23Q4'],
    ['2024-01-01', '2024-04-01', '2024-07-01', '2023-10-01'],
  ),
  dates('Arabic digits', ['٢٠٢٤-٠١-١٥', '٢٠٢٤-٠٢-٢٨', '٢٠٢٤-٠٦-٣٠', '٢٠٢٤-١١-٠٥'], days4),
  dates(
    'the time of the day in tabs',
    days4.map((day) => `${day}  10:30`),
    at('10:30'),
  ),
  dates(
    'days and nothing after T',
    days4.map((day) => `${day}T00:00:00Z`),
    days4,
  ),
  column(
    'years and months of age',
    'age',
    ['3 years 2 months', '1 year 6 months', '12 years', '8 months'],
    number([3 + 2 / 12, 1.5, 12, 8 / 12].map((y) => y * 365.25 * 24)),
    /hour|year/,
  ),
  column(
    'clocks of .NET',
    'duration',
    ['1.02:03:04', '0.12:00:00', '2.00:00:30', '00:10:00'],
    number([hours(26, 3, 4), 12, hours(48, 0, 30), hours(0, 10)]),
  ),
  column(
    'fractions behind a comma',
    'duration',
    ['01:02:03,500', '00:00:01,250', '00:10:00,000', '10:00:00,750'],
    number([hours(1, 2, 3.5), hours(0, 0, 1.25), hours(0, 10), hours(10, 0, 0.75)]),
  ),
  words('days without a year', ['15.1.', '28.2.', '15.1.', '30.6.'], undefined, 'day'),
  column(
    'weeks from day to day',
    'week',
    ['2024-01-01 / 2024-01-07', '2024-01-08 / 2024-01-14', '2024-01-01 / 2024-01-07'],
    date(['2024-01-01', '2024-01-08', '2024-01-01']),
    /first day/,
  ),
  words('how long ago', ['3 weeks ago', '2 days ago', '3 weeks ago', '1 month ago'], undefined, 'seen'),
  words(
    'length of employment',
    ['10+ years', '< 1 year', '3 years', '10+ years', '< 1 year', '1 year'],
    undefined,
    'emp_length',
  ),
];

const silent = /^(?![\s\S]*(?:not read as numbers|decimal commas))/;
const slashed = /Two numbers with a slash between them/;
/** What only looks like numbers, and days that no calendar has. */
const lookalikes: readonly Case[] = [
  words(
    'prices in two currencies behind',
    ['1,234.50 USD', '99.95 USD', '0.50 EUR', '870.10 EUR', '18.40 USD'],
    /several units or currencies \("USD", "EUR"\)/,
    'price',
  ),
  words('pieces and seconds', ['12 pcs', '3 sec', '8 pcs', '40 sec'], /several units/),
  words('telephone numbers', ['+49 30 1234', '+44 20 9999', '+1 212 555', '+33 1 2345'], silent, 'phone'),
  words('addresses of machines', ['10.0.0.1', '192.168.1.1', '8.8.8.8', '10.0.0.2'], silent, 'ip'),
  words('versions', ['1.2.3', '1.2.4', '2.0.0', '1.2.3'], silent, 'version'),
  words('hexadecimal codes', ['0x1A', '0x2B', '0x3C', '0x4D'], silent),
  words('codes with letters inside', ['12A7', '13B2', '14C9', '12A8'], silent),
  words('blood pressure', ['120/80', '130/85', '118/76', '140/90'], slashed, 'bp'),
  words('fractions alone', ['1/2', '3/4', '1/8', '2/3'], slashed, 'share'),
  dates(
    'a day that February has not',
    ['31/01/2023', '28/02/2023', '15/03/2023', '31/02/2023', '22/05/2023'],
    ['2023-01-31', '2023-02-28', '2023-03-15', null, '2023-05-22'],
    /Not dates, and treated as missing: "31\/02\/2023"/,
  ),
  dates(
    'a month that no year has',
    ['2023-01-31', '2023-13-01', '2023-03-15', '2023-05-22', '2023-06-30'],
    ['2023-01-31', null, '2023-03-15', '2023-05-22', '2023-06-30'],
    /treated as missing: "2023-13-01"/,
  ),
  dates(
    'a word among ten days',
    [...Array.from({ length: 10 }, (_, i) => `2023-01-${10 + 2 * i}`), 'see letter'],
    [...Array.from({ length: 10 }, (_, i) => `2023-01-${10 + 2 * i}`), null],
    /Not dates, and treated as missing: "see letter"/,
  ),
  words('days of which most do not exist', ['31.02.2023', '30.02.2023', '31.04.2023', '12.05.2023']),
];

export const oddCells: readonly Case[] = [...oddNumbers, ...oddMissing, ...oddDates, ...lookalikes];
export type { Cell };
