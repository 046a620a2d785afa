/** Files of a twentieth collection: statements of banks with balances, tables of pivots whose labels stand once, tables below a header
 * of dates, instruments that mark where their table begins. */

import { lines, read, refused } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { many, pad, read as seriesRead } from './series-writing.ts';
import { type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';

const regions = ['North', 'South', 'West'];
const each = <T>(make: (region: string, j: number, row: number) => T): T[] =>
  prices.map((_, row) => make(regions[Math.floor(row / 4)]!, row % 4, row));
const pivot = (totals: boolean, size = (_k: number) => 4) =>
  regions.flatMap((region, k) => [
    ...Array.from(
      { length: size(k) },
      (_, j) => `${j ? '' : region},P${totals ? (j * 5 + k) % 7 : j},${100 * k + j}`,
    ),
    ...(totals ? [`${region} Total,,${400 * k + 6}`] : []),
  ]);
const sales = each((_, j, row) => 100 * Math.floor(row / 4) + j);
const measured = prices.map((price, row) => `${row / 10}\t${price}`);
const seconds = prices.map((_, row) => row / 10);

export const twentieth: readonly Case[] = [
  read(
    'a statement between its balances',
    lines(
      'Date,Details,Paid out,Paid in,Balance',
      ',BALANCE BROUGHT FORWARD,,,1000.00',
      ...days.map(
        (day, row) =>
          `${day},${cities[row]},${row % 2 ? prices[row] : ''},${row % 2 ? '' : prices[row]},${counts[row]}.50`,
      ),
      ',BALANCE CARRIED FORWARD,,,640.50',
    ),
    { Date: date(days), Balance: number(counts.map((count) => count + 0.5)) },
    /2 rows hold balances and no entry/,
  ),
  read(
    'a German statement above its balance',
    lines(
      'Buchungstag;Text;Betrag',
      ...days.map((day, row) => `${day};${cities[row]};${String(prices[row]).replace('.', ',')}`),
      ';Endsaldo;1.234,56',
    ),
    { Buchungstag: date(days), Betrag: number(prices) },
    /A row holds a balance and no entry/,
  ),
  read(
    'entries that are called balances, with their days',
    csv(
      ['day', 'what', 'amount'],
      [days, cities.map((_, row) => (row % 4 ? 'fee' : 'opening balance')), prices],
    ),
    { amount: number(prices) },
  ),
  read(
    'labels once above totals of their name',
    lines('Region,Product,Sales', ...pivot(true)),
    { Region: category(each((region) => region)), Sales: number(sales) },
    /Each label of "Region" stood in the first row/,
  ),
  read(
    'labels once beside the same products in each group',
    lines('Region,Product,Sales', ...pivot(false)),
    { Region: category(each((region) => region)), Sales: number(sales) },
    /Each label of "Region" stood in the first row/,
  ),
  read(
    'labels once that nothing else shows',
    lines('Region,Product,Sales', ...pivot(false, (k) => k + 2)),
    { Region: category(['North', null, 'South', null, null, 'West', null, null, null]) },
    /"Region" is filled in 3 rows alone/,
  ),
  read(
    'a header of days above figures that are named down',
    lines(
      ['Datum', ...days.map((day) => day.split('-').reverse().join('.'))].join(';'),
      ['Umsatz', ...prices.map((price) => String(price).replace('.', ','))].join(';'),
      ['Kunden', ...counts].join(';'),
    ),
    { Datum: date(days), Umsatz: number(prices), Kunden: number(counts) },
    /was transposed: one row for each of its 12 dates/,
  ),
  read(
    'metrics down and months across',
    lines(
      'Metric,Jan 2024,Feb 2024,Mar 2024,Apr 2024',
      'Revenue,"$1,200","$1,350","$1,100","$900"',
      'Orders,12,15,11,9',
    ),
    {
      date: date(['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01']),
      Revenue: number([1200, 1350, 1100, 900]),
      Orders: number([12, 15, 11, 9]),
    },
    /was transposed: one row for each of its 4 dates/,
  ),
  read(
    'years once above their quarters',
    lines(
      'Year,Quarter,Sales',
      ...prices.map((price, row) => `${row % 4 ? '' : 2020 + row / 4},Q${(row % 4) + 1},${price}`),
    ),
    { Year: number(prices.map((_, row) => 2020 + Math.floor(row / 4))), Sales: number(prices) },
    /Each label of "Year" stood in the first row/,
  ),
  read(
    'scores of which few are known beside quarters',
    lines(
      'Score,Quarter,Sales',
      ...prices.map((price, row) => `${row % 4 ? '' : [7, 3, 9][row / 4]},Q${(row % 4) + 1},${price}`),
    ),
    { Score: number(prices.map((_, row) => (row % 4 ? null : [7, 3, 9][row / 4]!))) },
  ),
  read(
    'a sum that is carried over to the next page',
    lines(
      'Konto;Text;Soll',
      ...prices.slice(0, 6).map((price, row) => `${4000 + row};${cities[row]};${price}`),
      `Übertrag;;${prices.slice(0, 6).reduce((sum, price) => sum + price, 0)}`,
      ...prices.slice(6).map((price, row) => `${4006 + row};${cities[row + 6]};${price}`),
      `Summe;;${prices.reduce((sum, price) => sum + price, 0)}`,
    ),
    { Konto: number(prices.map((_, row) => 4000 + row)), Soll: number(prices) },
    /2 rows hold totals/,
  ),
  read('years beside months', lines('Month,2019,2020,2021,2022', 'Jan,1,2,3,4', 'Feb,2,3,4,5'), {
    2019: number([1, 2]),
    2022: number([4, 5]),
  }),
  read(
    'years beside more countries than years',
    csv(
      ['Year', '2019', '2020', '2021'],
      [cities.slice(0, 3).concat(days), ...[1, 2, 3].map((k) => [...prices, 1, 2, 3].map((it) => it * k))],
    ),
    { 2019: number([...prices, 1, 2, 3]) },
  ),
  read(
    'a header of an instrument that says where it ends',
    lines('LabVIEW Measurement', 'Writer_Version\t2', '***End_of_Header***', '', 'X\tVoltage', ...measured),
    { X: number(seconds), Voltage: number(prices) },
    /title lines before the header were skipped/,
  ),
  read(
    'settings above a line that says data',
    lines('[Header]', 'Operator=Anna', 'Range=5', '[Data]', 'X\tVoltage', ...measured),
    { X: number(seconds), Voltage: number(prices) },
  ),
  read('a column that is called data', lines('Data', ...prices.map(String)), { Data: number(prices) }),
  read(
    'a list of SAP with a title and its names on every page',
    [1, 2, 3]
      .map((page) =>
        lines(
          `Company 1000       Page ${page}`,
          '31.12.2023  RFITEMGL',
          '-------------------------',
          '|City    |        Price |',
          '-------------------------',
          ...prices
            .slice(page * 4 - 4, page * 4)
            .map((price, row) => `|${cities[page * 4 - 4 + row]!.padEnd(8)}|${String(price).padStart(14)}|`),
          '-------------------------',
        ),
      )
      .join('\f'),
    { City: category(cities), Price: number(prices) },
    /2 rows repeat the header/,
  ),
  read(
    'dashes of any length for nothing',
    csv(
      ['city', 'PM10'],
      [cities, counts.map((count, row) => (row % 5 ? count : ['---', '-----', '----'][row / 5]!))],
    ),
    { PM10: number(counts.map((count, row) => (row % 5 ? count : null))) },
  ),
  read(
    'two codes of a questionnaire below nought',
    csv(['city', 'income'], [cities, [3200, -99, 4100, 2800, -99, 5100, -98, 3900, 2500, -99, 4400, 3050]]),
    {},
    /-99 occurs 3 times, far below all others/,
  ),
  read(
    'versions of which some end with a nought',
    csv(
      ['city', 'app_version', 'build'],
      [cities, cities.map((_, row) => ['1.9', '1.10', '1.1', '2.0'][row % 4]!), counts],
    ),
    {
      app_version: category(cities.map((_, row) => ['1.9', '1.10', '1.1', '2.0'][row % 4]!)),
      build: number(counts),
    },
    /Read as versions, not as numbers, in which 1\.10 would be 1\.1/,
  ),
  read(
    'a release that is measured with two decimals',
    csv(['city', 'heat release'], [cities, prices.map((price) => price.toFixed(2))]),
    { 'heat release': number(prices) },
  ),
  read(
    'weights in grams and kilograms, volumes and lengths beside',
    csv(
      ['ort', 'gewicht', 'inhalt', 'weg'],
      [
        cities,
        prices.map((_, row) => (row % 2 ? `${row * 50} g` : `${row},5 kg`)),
        prices.map((_, row) => (row % 2 ? `${row * 10} ml` : `0,${row + 1}1 l`)),
        prices.map((_, row) => ['3 km', '85 cm', '-4.5 m'][row % 3]!),
      ],
      ';',
    ),
    {
      gewicht: number(prices.map((_, row) => (row % 2 ? row / 20 : row + 0.5))),
      inhalt: number(prices.map((_, row) => (row % 2 ? row / 100 : Number(`0.${row + 1}1`)))),
      weg: number(prices.map((_, row) => [3000, 0.85, -4.5][row % 3]!)),
    },
    /gewicht: number, in kg, written in several units/,
  ),
  read(
    'units of two kinds, and grams that may have thousands',
    csv(
      ['ort', 'gewicht', 'menge'],
      [
        cities,
        prices.map((_, row) => (row % 2 ? `${row + 1}50 lbs` : `${row + 2}0 kg`)),
        prices.map((_, row) => (row % 2 ? `1.${row + 1}00 g` : `${row + 2} kg`)),
      ],
      ';',
    ),
    {},
    /gewicht: category.*several units.*\n.*menge: category.*several units/,
  ),
  read(
    'telephones with the code of their country',
    csv(
      ['city', 'tel', 'fax', 'change'],
      [
        cities,
        counts.map((_, row) => `+3361234567${row % 4}`),
        counts.map((_, row) => `+33 612 345 67${row % 4}`),
        counts.map((count) => `+${count}`),
      ],
    ),
    {
      tel: category(counts.map((_, row) => `+3361234567${row % 4}`)),
      fax: category(counts.map((_, row) => `+33 612 345 67${row % 4}`)),
      change: number(counts),
    },
  ),
  read(
    'numbers with notes behind them',
    csv(
      ['city', 'value'],
      [cities, prices.map((price, row) => `${price}${['', '¹⁾', ' 2)', ' *'][row % 4]}`)],
    ),
    { value: number(prices) },
    /Marks beside numbers were left out/,
  ),
  read(
    'totals that asterisks mark',
    lines(
      'Centre;Month;Actual',
      ...[1000, 2000].flatMap((centre) => [
        ...[1, 2, 3, 4].map((month) => `${centre};M${month};${centre + month}`),
        `* ${centre};;${4 * centre + 10}`,
      ]),
      '** ;;12020',
    ),
    {
      Centre: number([1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000]),
      Actual: number([1001, 1002, 1003, 1004, 2001, 2002, 2003, 2004]),
    },
    /3 rows hold totals/,
  ),
  read(
    'the three rows that pandas writes above a pivot of one value',
    lines(
      ',score,score',
      'group,a,b',
      'city,,',
      ...['Rome', 'Oslo', 'Bern', 'Lima', 'Cairo'].map((city, row) => `${city},${row},${row * 2}`),
    ),
    { city: category(['Rome', 'Oslo', 'Bern', 'Lima', 'Cairo']), 'score a': number([0, 1, 2, 3, 4]) },
    /The header has two rows/,
  ),
  read(
    'columns of fixed width that touch',
    lines(
      'ID    NAME      AMOUNT',
      ...prices.map((_, row) => `${String(row).padStart(6, '0')}Christophe${row + 100}.25`),
    ),
    {},
    /Only one column was found, though there are gaps in its first line/,
  ),
  read(
    'prices that are told on request',
    csv(
      ['city', 'price'],
      [cities, prices.map((price, row) => (row % 5 ? price : ['POA', 'auf Anfrage', 'sold out'][row / 5]!))],
    ),
    { price: number(prices.map((price, row) => (row % 5 ? price : null))) },
  ),
  refused(
    'CSV that is packed in letters',
    Buffer.from(
      csv(
        ['city', 'price'],
        [
          [...cities, ...cities],
          [...prices, ...prices],
        ],
      ),
    )
      .toString('base64')
      .replace(/.{76}/g, '$&\n'),
    /packed in letters \(Base64\)/,
  ),
  refused(
    'an error of a service instead of data',
    '{"error":{"code":401,"message":"Unauthorized"}}',
    /error that a service answered under "error" \("Unauthorized"\)/,
    'answer.json',
    'schema_mismatch',
  ),
];

/** Weeks over New Year, and months of a fiscal year. */
const week = (i: number) => ({ year: 2023 + Math.floor((i + 40) / 52), week: ((i + 40) % 52) + 1 });
export const twentiethSeries: readonly SeriesCase[] = (
  [
    ['weeks of fiscal years', (i: number) => `FY${week(i).year}-W${pad(week(i).week)}`],
    ['weeks of short fiscal years', (i: number) => `FY${week(i).year % 100} W${pad(week(i).week)}`],
    ['weeks before their fiscal year', (i: number) => `W${pad(week(i).week)} FY${week(i).year % 100}`],
    ['fiscal weeks behind the year', (i: number) => `${week(i).year} FW${pad(week(i).week)}`],
    ['weeks with an apostrophe', (i: number) => `W${pad(week(i).week)}'${week(i).year % 100}`],
    ['Swedish weeks', (i: number) => `v.${week(i).week} ${week(i).year}`],
    ['periods behind the year', (i: number) => `${2022 + Math.floor(i / 12)}-P${pad((i % 12) + 1)}`],
  ] as const
).map(([name, at]) => seriesRead(name, many(at)));
