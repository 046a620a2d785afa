/** Containers and layouts of a second collection: written down before any of them was read. */

import { gzipSync } from 'node:zlib';
import { zip } from './layouts.ts';
import { body, head, lines, plain, read, refused, truth } from './plain-file.ts';
import { type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';
import { workbook } from './workbook.ts';

const serials = days.map((day) => Date.parse(day) / 86_400_000 + 25_569);
const objects = cities.map((city, row) => ({ city, price: prices[row]!, count: counts[row]! }));

const tar = (() => {
  const header = Buffer.alloc(512);
  header.write('data.csv', 0);
  header.write('0000644\0', 100);
  header.write(`${plain.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('ustar\0', 257);
  return Buffer.concat([header, Buffer.from(plain), Buffer.alloc(1024)]);
})();
const mac = Buffer.from(
  lines(
    'ville;prix',
    ...['Orl\x8eans;1,5', 'Besan\x8don;2,5', 'N\x94mes;3,5', 'Orl\x8eans;4,5', 'N\x94mes;5,5'],
  ),
  'latin1',
);

export const oddContainers: readonly Case[] = [
  read(
    'a workbook of dates, percentages, booleans, errors and formulas',
    workbook({
      Data: [
        ['city', 'price', 'day', 'share', 'sum'],
        ...cities.map((city, row) => [
          city,
          row === 3 ? { error: '#N/A' } : prices[row]!,
          { serial: serials[row]! },
          { percent: counts[row]! / 2000 },
          { formula: `B${row + 2}*2`, value: prices[row]! * 2 },
        ]),
      ],
    }),
    {
      city: category(cities),
      price: number(prices.map((price, row) => (row === 3 ? null : price))),
      day: date(days),
      share: number(counts.map((count) => count / 2000)),
      sum: number(prices.map((price) => price * 2)),
    },
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook whose table begins at B3, with a total',
    workbook({
      Data: [
        [null, 'Sales of the year'],
        [],
        [null, 'city', 'price', 'count'],
        ...cities.map((city, row) => [null, city, prices[row]!, counts[row]!]),
        [null, 'Total', prices.reduce((a, b) => a + b, 0), counts.reduce((a, b) => a + b, 0)],
      ],
    }),
    truth,
    /total/,
    'data.xlsx',
  ),
  read(
    'a workbook with two sheets, the first of them empty',
    workbook({ Cover: [], Data: [['city', 'price', 'count'], ...objects.map(Object.values)] }),
    truth,
    /2 sheets.*"Data"/,
    'data.xlsx',
  ),
  read(
    'a workbook of numbers kept as texts, with commas',
    workbook({
      Data: [['city', 'price'], ...cities.map((city, row) => [city, prices[row]!.toLocaleString('en')])],
    }),
    { city: category(cities), price: number(prices) },
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook of days with hours, and clocks alone',
    workbook({
      Data: [
        ['at', 'clock', 'n'],
        ...serials.map((serial, row) => [{ serial: serial + 0.4375 }, { clock: (row + 1) / 48 }, row * row]),
      ],
    }),
    { at: date(days.map((day) => `${day}T10:30`)), clock: number(days.map((_, row) => (row + 1) / 2)) },
    undefined,
    'data.xlsx',
  ),
  refused('a tar archive, gzipped', gzipSync(tar), /tar/i, 'data.tar.gz'),
  refused('a tar archive', tar, /tar/i, 'data.tar'),
  refused('gzip cut short', gzipSync(plain.repeat(50)).subarray(0, 120), /cut short|damaged/, 'data.csv.gz'),
  refused(
    'a pointer of Git LFS',
    lines(
      'version https://git-lfs.github.com/spec/v1',
      'oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393',
      'size 12345',
    ),
    /Git LFS/,
  ),
  refused(
    'a dump of SQL',
    lines(
      '-- MySQL dump 10.13',
      'CREATE TABLE `t` (`city` text, `price` int);',
      "INSERT INTO `t` VALUES ('Berlin',1),('Paris',2);",
    ),
    /SQL/,
    'data.sql',
  ),
  refused(
    'rich text',
    lines('{\\rtf1\\ansi\\deff0', 'city, price\\par', 'Berlin, 1\\par}'),
    /RTF|rich text/i,
    'data.rtf',
  ),
  refused(
    'YAML',
    lines('---', '- city: Berlin', '  price: 1', '- city: Paris', '  price: 2'),
    /YAML/,
    'data.yaml',
  ),
  read('a message instead of a file', 'Access denied\n', {}, /no rows/),
  refused(
    'JSON lines that are broken',
    lines(...objects.map((row) => JSON.stringify(row)), '{"city": "Ber'),
    /line 13/i,
    'data.jsonl',
    'schema_mismatch',
  ),
  read(
    'JSON of Python, with NaN',
    JSON.stringify(objects).replace('99.95', 'NaN').replace('15000', 'Infinity'),
    {
      city: category(cities),
      price: number(prices.map((price, row) => (row === 1 || row === 2 ? null : price))),
    },
    undefined,
    'data.json',
  ),
  read(
    'JSON rows with keys that come and go',
    JSON.stringify(
      objects.map(({ city, price, count }, row) => (row % 2 ? { city, count } : { city, price, count })),
    ),
    { ...truth, price: number(prices.map((price, row) => (row % 2 ? null : price))) },
    undefined,
    'data.json',
  ),
  read(
    'GeoJSON: what its features say',
    JSON.stringify({
      type: 'FeatureCollection',
      features: objects.map((properties, row) => ({
        type: 'Feature',
        properties,
        geometry: { type: 'Point', coordinates: [row, row] },
      })),
    }),
    { 'properties.city': category(cities), 'properties.price': number(prices) },
    undefined,
    'data.geojson',
  ),
  read(
    'a code page of old Macs',
    mac,
    {
      ville: category(['Orléans', 'Besançon', 'Nîmes', 'Orléans', 'Nîmes']),
      prix: number([1.5, 2.5, 3.5, 4.5, 5.5]),
    },
    /Mac/,
  ),
  read(
    'an archive of one CSV and what goes with it',
    zip({ 'data.csv': plain, 'README.md': '# x', 'licence.pdf': '%PDF' }),
    truth,
    /"data\.csv"/,
    'data.zip',
  ),
  refused(
    'an archive with a password',
    (() => {
      const bytes = Buffer.from(zip({ 'data.csv': plain }));
      bytes.writeUInt16LE(bytes.readUInt16LE(6) | 1, 6);
      return bytes;
    })(),
    /encrypted/,
    'data.zip',
  ),
  read(
    'UTF-16 with letters of Greek',
    Buffer.from(
      `\ufeff${csv(['πόλη', 'τιμή'], [cities.map((city) => (city === 'Roma' ? 'Ρώμη' : 'Αθήνα')), prices], ';')}`,
      'utf16le',
    ),
    { τιμή: number(prices) },
  ),
];

const unnamed = (...rows: readonly string[]) => lines(...rows);
const stats = (values: readonly number[]) => ({
  mean: values.reduce((a, b) => a + b, 0) / values.length,
  min: Math.min(...values),
  max: Math.max(...values),
});
const [ofPrices, ofCounts] = [stats(prices), stats(counts)];

export const oddLayouts: readonly Case[] = [
  read('a name that lacks', lines('a,,b', '1,x,4', '2,y,5', '3,x,6', '5,y,9'), {
    a: number([1, 2, 3, 5]),
    column_2: category(['x', 'y', 'x', 'y']),
    b: number([4, 5, 6, 9]),
  }),
  read(
    'the first name lacks, words below',
    lines(',price,count', 'Berlin,1.5,3', 'Paris,2.5,4', 'Berlin,3.5,6'),
    {
      column_1: category(['Berlin', 'Paris', 'Berlin']),
      price: number([1.5, 2.5, 3.5]),
      count: number([3, 4, 6]),
    },
  ),
  read(
    'two names that lack, among five',
    lines('city,,,n,m', 'Berlin,1,x,3,9', 'Paris,2,y,4,8', 'Roma,4,x,6,7'),
    { city: category(['Berlin', 'Paris', 'Roma']), column_2: number([1, 2, 4]), n: number([3, 4, 6]) },
  ),
  read(
    'two rows and their total',
    lines('city,price', 'Berlin,10', 'Paris,25', 'Total,35'),
    { city: category(['Berlin', 'Paris']), price: number([10, 25]) },
    /total/,
  ),
  read(
    'two rows, a mean and their total',
    lines('city;price', 'Berlin;10', 'Paris;25', 'Mean;17.5', 'Total;35'),
    { city: category(['Berlin', 'Paris']), price: number([10, 25]) },
    /total/,
  ),
  read(
    'words without a header',
    unnamed(
      'p,x,s,n,t',
      'e,x,s,y,a',
      'e,b,s,w,l',
      'p,x,y,w,p',
      'e,x,s,g,n',
      'e,x,y,y,a',
      'p,b,s,w,t',
      'e,x,s,n,l',
      'p,x,y,g,p',
    ),
    { column_1: category(['p', 'e', 'e', 'p', 'e', 'e', 'p', 'e', 'p']) },
    /first row/,
  ),
  read(
    'whole numbers without a header',
    unnamed('5,1,1,1,2', '5,4,4,5,7', '3,1,1,1,2', '6,8,8,1,3', '4,1,1,3,2'),
    { column_1: number([5, 5, 3, 6, 4]), column_5: number([2, 7, 2, 3, 2]) },
    /first row/,
  ),
  read(
    'names, numbers and days without a header',
    unnamed('Anna,34,2024-01-15,12', 'Ben,41,2024-02-28,9', 'Cara,29,2024-06-30,15', 'Dora,35,2024-11-05,11'),
    {
      column_2: number([34, 41, 29, 35]),
      column_3: date(['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05']),
    },
    /first row/,
  ),
  read(
    'cities and numbers without a header',
    unnamed('Berlin;7,5', 'Paris;9,25', 'Roma;3,75', 'Wien;8,5'),
    { column_1: category(['Berlin', 'Paris', 'Roma', 'Wien']), column_2: number([7.5, 9.25, 3.75, 8.5]) },
    /first row/,
  ),
  read('years as names', lines('country,2019,2020,2021', 'AT,5,6,7', 'DE,8,9,11', 'FR,3,2,4'), {
    '2019': number([5, 8, 3]),
    '2021': number([7, 11, 4]),
  }),
  read('counted names of pandas', lines(',0,1,2', '0,5.5,6,7', '1,8.5,9,11', '2,3.25,2,4'), {
    '0': number([5.5, 8.5, 3.25]),
    '2': number([7, 11, 4]),
  }),
  read('each line within quotes', lines(...[head, ...body].map((line) => `"${line}"`)), truth, /quotes/),
  read(
    'a line of dashes under the header (sqlcmd)',
    lines('city,price,count', '----,-----,-----', ...body),
    truth,
    /row of dashes .*left out/,
  ),
  read(
    'what a program counted, below',
    lines(head, ...body, '', '(12 rows affected)'),
    truth,
    /12 rows affected/,
  ),
  read(
    'a mean, a least and a most below',
    lines(
      head,
      ...body,
      `Mean,${ofPrices.mean},${ofCounts.mean}`,
      `Min,${ofPrices.min},${ofCounts.min}`,
      `Max,${ofPrices.max},${ofCounts.max}`,
    ),
    truth,
    /averages|statistics/,
  ),
  read(
    'a delimiter too many at the end of some rows',
    lines(head, ...body.map((line, row) => (row % 3 ? line : `${line},`))),
    truth,
  ),
  read(
    'the table not in the corner',
    lines(',,,', ',,,', `,${head}`, ...body.map((line) => `,${line}`)),
    truth,
  ),
  read(
    'two indices of pandas',
    lines('Unnamed: 0.1,Unnamed: 0,city,price,count', ...body.map((line, row) => `${row},${row},${line}`)),
    truth,
    /column/,
  ),
  read(
    'two colons between cells',
    lines(...[head, ...body].map((line) => line.replaceAll(',', '::'))),
    truth,
  ),
  read(
    'a header of commas over semicolons',
    lines('city;price;count', ...body.map((line) => line.replaceAll(',', ';'))),
    truth,
  ),
  refused(
    'a header of commas over rows of semicolons',
    lines('city,price,count', ...body.map((line) => line.replaceAll(',', ';'))),
    /delimiter|header/,
  ),
  read(
    'pages, with their titles',
    lines(
      'Report of sales,,',
      head,
      ...body.slice(0, 6),
      'Page 1 of 2,,',
      'Report of sales,,',
      head,
      ...body.slice(6),
      'Page 2 of 2,,',
    ),
    truth,
    /page|header|title/i,
  ),
  read(
    'rows that are headings of groups',
    lines(
      'item,price,n',
      'FRUIT,,',
      'apple,1,2',
      'pear,2,3',
      'plum,4,8',
      'VEGETABLES,,',
      'carrot,1.5,7',
      'leek,2.5,1',
      'onion,1,4',
    ),
    {
      item: category(['apple', 'pear', 'plum', 'carrot', 'leek', 'onion']),
      price: number([1, 2, 4, 1.5, 2.5, 1]),
    },
    /FRUIT/,
  ),
  read(
    'a table on its side',
    lines(
      'name,Anna,Ben,Cara,Dora',
      'age,34,41,29,50',
      'city,Berlin,Paris,Berlin,Roma',
      'income,1200,2400,1800,3100',
    ),
    { name: category(['age', 'city', 'income']) },
    /transpos|on its side/,
  ),
  read('a header and nothing below', lines(head), {}, /no rows/),
  read(
    'keys and values before the table',
    lines(
      'Station;Berlin-Dahlem',
      'Height;51 m',
      '',
      'day;temp;rain',
      '2024-01-15;1,5;0',
      '2024-01-16;2,5;1,2',
      '2024-01-17;0,5;0',
    ),
    { temp: number([1.5, 2.5, 0.5]), rain: number([0, 1.2, 0]) },
    /title/,
  ),
  refused('an end that says so', lines(head, ...body, 'END'), /Row 14/),
  read(
    'decimal commas within commas, quoted by some',
    lines('city,price', ...cities.map((city, row) => `${city},"${String(prices[row]!).replace('.', ',')}"`)),
    { price: number(prices) },
  ),
  read('names with line breaks and units', `"city","price\n(EUR)","count"\n${lines(...body)}`, {
    city: category(cities),
    count: number(counts),
  }),
  read(
    'a category whose letters are words for figures',
    csv(['side', 'n', 'price'], [counts.map((count) => (count % 2 ? 'n' : 'max')), counts, prices]),
    { side: category(counts.map((count) => (count % 2 ? 'n' : 'max'))), price: number(prices) },
  ),
  read(
    'nothing but spaces in cells',
    lines(head, ...body.map((line, row) => (row === 2 ? 'Roma,   ,1500' : line))),
    { price: number(prices.map((price, row) => (row === 2 ? null : price))) },
  ),
  read(
    'characters that are not to be seen around names and cells',
    lines(
      '\u200bcity,count\u200b',
      ...cities.map((city, row) => `\u2060${city}\u200e,${counts[row]!}\u200b`),
    ),
    { city: category(cities), count: number(counts) },
  ),
  refused(
    'elements of XML without a declaration',
    '<rows><row><city>Berlin</city></row></rows>',
    /XML or HTML/,
  ),
  refused('one element of XML', '<table-1 rows="2">a, b</table-1>\n', /XML or HTML/),
  read(
    'a name in angle brackets',
    lines('<city>,count', ...cities.map((city, row) => `${city},${counts[row]!}`)),
    {
      '<city>': category(cities),
      count: number(counts),
    },
  ),
];

export const oddFiles: readonly Case[] = [...oddContainers, ...oddLayouts];
