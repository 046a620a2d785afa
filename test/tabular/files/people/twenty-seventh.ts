/** A twenty-seventh collection: rows of services within rows, accounts, files put together, hours by the clock on the wall. */

import { column, lines, read, refused } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import type { TargetCase } from './target-case.ts';
import { type Case, category, cities, counts, csv, days, number, prices } from './truth.ts';
import { workbook } from './workbook.ts';

const seconds = days.map((day) => Date.parse(day) / 1000);
const pairs = (values: readonly number[]) => values.map((value, row) => [seconds[row]!, value]);
const spaced = cities.map((city, row) =>
  city === 'Roma' ? (row % 2 ? 'San\u00a0Remo' : 'San Remo') : row % 3 ? city : `\u200b${city}`,
);
const accented = cities.map((city, row) =>
  city === 'Roma' ? 'Orléans'.normalize(row % 2 ? 'NFD' : 'NFC') : city,
);

export const twentySeventh: readonly Case[] = [
  read(
    'a query of Prometheus: pairs within the rows',
    JSON.stringify({
      status: 'success',
      data: {
        resultType: 'matrix',
        result: [
          { metric: { host: 'a' }, values: pairs(prices).map(([at, value]) => [at, String(value)]) },
          { metric: { host: 'b' }, values: pairs(counts).map(([at, value]) => [at, String(value)]) },
        ],
      },
    }),
    {
      'metric.host': category([...prices.map(() => 'a'), ...counts.map(() => 'b')]),
      'values.2': number([...prices, ...counts]),
    },
    /rows within "values"/,
    'data.json',
  ),
  read(
    'series of a chart: pairs within the rows',
    JSON.stringify({
      series: [
        { name: 'price', data: pairs(prices) },
        { name: 'count', data: pairs(counts) },
      ],
    }),
    { 'data.2': number([...prices, ...counts]) },
    /rows within "data"/,
    'data.json',
  ),
  read(
    'lines of a map are no rows',
    JSON.stringify({
      type: 'FeatureCollection',
      features: prices.map((price, row) => ({
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [row, 1],
            [row, 2],
          ],
        },
        properties: { price, city: cities[row] },
      })),
    }),
    { 'properties.price': number(prices), 'properties.city': category(cities) },
    /"geometry\.coordinates"/,
    'data.geojson',
  ),
  refused(
    'records of MySQL below one another',
    lines(
      ...prices.flatMap((price, row) => [
        `*************************** ${row + 1}. row ***************************`,
        ` city: ${cities[row]}`,
        `price: ${price}`,
      ]),
    ),
    /records of several lines/,
  ),
  refused(
    'an object of R',
    `structure(list(city = c(${cities.map((city) => `"${city}"`).join(', ')}), price = c(${prices.join(', ')})), class = "data.frame")\n`,
    /an object of R/,
  ),
  refused(
    'rows of JavaScript',
    `const rows = [\n${prices.map((price, row) => `  { city: '${cities[row]}', price: ${price} },\n`).join('')}];\n`,
    /a program/,
  ),
  refused(
    'rows as Python shows them',
    `[${prices.map((price, row) => `{'city': '${cities[row]}', 'price': ${price}}`).join(', ')}]\n`,
    /written as Python shows it/,
    'data.txt',
    'schema_mismatch',
  ),
  refused(
    'lines of two encodings',
    Buffer.concat([
      Buffer.from('stadt;wert\nMünchen;1,5\nKöln;2,5\n'),
      Buffer.from('Düsseldorf;3,5\nKöln;4,5\n', 'latin1'),
    ]),
    /two encodings: line 2 is UTF-8, line 4 is not/,
  ),
  read('spaces of other widths within cells', csv(['city', 'price'], [spaced, prices]), {
    city: category(cities.map((city) => (city === 'Roma' ? 'San Remo' : city))),
    price: number(prices),
  }),
  read('accents behind their letters', csv(['city', 'price'], [accented, prices]), {
    city: category(cities.map((city) => (city === 'Roma' ? 'Orléans' : city))),
    price: number(prices),
  }),
  read('spaces of other widths within names', csv(['the\u00a0city', '\u200bprice'], [cities, prices]), {
    'the city': category(cities),
    price: number(prices),
  }),
  read(
    'an account: income less expenses in the last line',
    lines(
      'item,January,February',
      'Sales,100,120',
      'Services,40,60',
      'Total income,140,180',
      'Rent,30,30',
      'Wages,50,55',
      'Total expenses,80,85',
      'Net income,60,95',
    ),
    {
      item: category(['Sales', 'Services', 'Rent', 'Wages']),
      January: number([100, 40, 30, 50]),
      February: number([120, 60, 30, 55]),
    },
    /3 rows hold totals/,
  ),
  read(
    'a last row that no two totals leave',
    lines('item,January,February', 'Sales,100,120', 'Services,40,60', 'Total,140,180', 'Rent,30,30'),
    { January: number([100, 40, 30]), February: number([120, 60, 30]) },
  ),
  column(
    'thousands as k alone',
    'v',
    counts.map((count) => `${count / 1000}k`),
    number(counts),
  ),
  read(
    'names merged over two rows of a sheet',
    workbook(
      {
        Sheet1: [
          ['city', 'price', null, 'count'],
          [null, 'net', 'gross', null],
          ...prices.map((price, row) => [cities[row]!, price, 2 * price, counts[row]!]),
        ],
      },
      ['B1:C1', 'A1:A2', 'D1:D2'],
    ),
    {
      city: category(cities),
      'price net': number(prices),
      'price gross': number(prices.map((price) => 2 * price)),
      count: number(counts),
    },
    /header has two rows/,
    'data.xlsx',
  ),
  read(
    'a further table below a blank row of a sheet',
    workbook({
      Sheet1: [
        ['city', 'price'],
        ...prices.map((price, row) => [cities[row]!, price]),
        [],
        ['month', 'sales'],
        ['January', 10],
        ['February', 20],
        ['March', 30],
      ],
    }),
    { city: category(cities), price: number(prices) },
    /another table, with the names "month", "sales"/,
    'data.xlsx',
  ),
  read(
    'totals in the first row, without a name',
    csv(
      ['campaign', 'price', 'count'],
      [
        ['', ...cities.map((city, row) => `${city} ${row}`)],
        [prices.reduce((a, b) => a + b), ...prices],
        [counts.reduce((a, b) => a + b), ...counts],
      ],
    ),
    { price: number(prices), count: number(counts) },
    /first row holds totals of those below and no name/,
  ),
  column(
    'a sensor that was away',
    'v',
    counts.map((count, row) => (row === 4 ? 'unavailable' : `${count}`)),
    number(counts.map((count, row) => (row === 4 ? null : count))),
  ),
  column(
    'letters in brackets behind numbers',
    'v',
    prices.map((price, row) => `${price}${row > 8 ? '(P)' : ''}`),
    number(prices),
    /"\(P\)"/,
  ),
  column(
    'shares of one beside percentages',
    'v',
    counts.map((count, row) => (row % 2 ? `${count}%` : `${count / 2000}`)),
    category(counts.map((count, row) => (row % 2 ? `${count}%` : `${count / 2000}`))),
    /shares of one/,
  ),
  column(
    'numbers in lists of words',
    'v',
    counts.map((count) => `${count}, city`),
    category(counts.map((count) => `${count}, city`)),
  ),
  column(
    'decimals as programs write them',
    'v',
    prices.map((price, row) => `${price + row / 3}`.replace('.', ',')),
    number(prices.map((price, row) => price + row / 3)),
  ),
  column(
    'kelvin',
    'v',
    counts.map((count) => `${count} K`),
    number(counts),
  ),
  column(
    'numbers with noughts before some and a name',
    'v',
    counts.map((count, row) => (row === 2 ? 'Ansbacher, M.' : row === 4 ? '0854' : `${count + 0.5}`)),
    category(
      counts.map((count, row) => (row === 2 ? 'Ansbacher, M.' : row === 4 ? '0854' : `${count + 0.5}`)),
    ),
    /not known \("Ansbacher, M\."\)/,
  ),
];

const labels = (name: string, cells: readonly string[], notes?: RegExp): TargetCase => ({
  name,
  cells: [...cells, ...cells, ...cells],
  truth: [...cells, ...cells, ...cells],
  ...(notes && { notes }),
});
/** Nothing is said. */
const silent = /^$/;

export const twentySeventhTargets: readonly TargetCase[] = [
  labels('letters as labels', ['a', 'b', 'c', 'b'], silent),
  labels('what became of a loan', ['approved', 'declined', 'pending', 'withdrawn'], silent),
  labels('how runners ended', ['finished', 'DNF', 'finished', 'DNS'], silent),
  labels('unknown among labels is told', ['yes', 'no', 'unknown', 'no'], /"unknown"/),
  labels('dates as labels', ['2024-01-15', '2024-02-28', '2024-06-30', '2024-01-15'], /holds dates/),
];

/** Hours in Berlin with their offsets, over the end of summer time on 27 October 2024. */
const end = Date.UTC(2024, 9, 27, 1);
const instants = Array.from({ length: 21 * 24 }, (_, i) => Date.UTC(2024, 9, 9) + i * 3_600_000);
const offset = (ms: number) => (ms >= end ? 1 : 2);
const berlin = (ms: number) =>
  `${new Date(ms + offset(ms) * 3_600_000).toISOString().slice(0, 19)}+0${offset(ms)}:00`;
const hourOf = (ms: number, hours: number) => new Date(ms + hours * 3_600_000).getUTCHours();
const byDay = (hour: number, i: number) => (hour >= 7 && hour < 19 ? 100 : 20) + (i % 5);
const onWall = instants.map((ms, i) => byDay(hourOf(ms, offset(ms)), i));
const bySun = instants.map((ms, i) => byDay(hourOf(ms, 2), i));
const twice = instants.indexOf(end);
const hours = (values: readonly number[]) => csv(['at', 'load'], [instants.map(berlin), values]);
const next = [berlin(instants.at(-1)! + 3_600_000), berlin(instants.at(-1)! + 7_200_000)] as const;

export const twentySeventhSeries: readonly SeriesCase[] = [
  {
    name: 'hours that go by the clock on the wall: the one that came twice is one',
    timestamp: 'at',
    target: 'load',
    text: hours(onWall),
    truth: {
      '': [
        ...onWall.slice(0, twice - 1),
        (onWall[twice - 1]! + onWall[twice]!) / 2,
        ...onWall.slice(twice + 1),
      ],
    },
    next,
  },
  {
    name: 'hours that go by the sun',
    timestamp: 'at',
    target: 'load',
    text: hours(bySun),
    truth: { '': bySun },
    next,
  },
];
