/** Files of a fourth collection: numbers of more countries, more words for nothing, older and odder containers. Written down,
 * with what they mean, before any of them was read. */

import { gzipSync } from 'node:zlib';
import { zip } from './layouts.ts';
import { body, column, head, lines, plain, read, refused, truth } from './plain-file.ts';
import { type Case, category, cities, counts, date, days, number, prices } from './truth.ts';
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
const measured = [1.5, 22, 7.25, 100, 3, 12, 45, 0.5, 81, 6, 230, 17];
const gaps = (name: string, nothing: readonly string[]) =>
  numbers(
    name,
    measured.flatMap((value, i) => [String(value), nothing[i % nothing.length]!]),
    measured.flatMap((value) => [value, null]),
  );
const utf32 = (text: string, big: boolean) => {
  const out = Buffer.alloc(4 * [...text].length);
  [...text].forEach((sign, i) => {
    if (big) out.writeUInt32BE(sign.codePointAt(0)!, 4 * i);
    else out.writeUInt32LE(sign.codePointAt(0)!, 4 * i);
  });
  return out;
};
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const objects = cities.map((city, row) => ({ city, price: prices[row]!, count: counts[row]! }));
const german = (value: number) => String(value).replace('.', ',');

export const fourth: readonly Case[] = [
  // numbers
  numbers(
    'francs with apostrophes',
    ["CHF 1'234.50", "CHF 12'000.00", 'CHF 0.95', 'CHF 99.00'],
    [1234.5, 12000, 0.95, 99],
  ),
  numbers('typographic apostrophes', ['1’234.50', '12’000.00', '0.95', '99.00'], [1234.5, 12000, 0.95, 99]),
  numbers(
    'Danish kroner behind, with a point',
    ['1.234,50 kr.', '12.000,00 kr.', '0,95 kr.', '99,00 kr.'],
    [1234.5, 12000, 0.95, 99],
  ),
  numbers(
    'złoty with no-break spaces',
    ['1 234,50 zł', '12 000,00 zł', '0,95 zł', '99,00 zł'],
    [1234.5, 12000, 0.95, 99],
  ),
  numbers('Czech koruna', ['1 234,50 Kč', '12 000,00 Kč', '0,95 Kč', '99,00 Kč'], [1234.5, 12000, 0.95, 99]),
  numbers(
    'Brazilian reais',
    ['R$ 1.234,50', 'R$ 12.000,00', '-R$ 0,95', 'R$ 99,00'],
    [1234.5, 12000, -0.95, 99],
  ),
  numbers(
    'rupees with lakhs',
    ['₹1,23,456.50', '₹12,000.00', '₹0.95', '₹1,00,00,000.00'],
    [123456.5, 12000, 0.95, 1e7],
  ),
  numbers('yen behind', ['1,234円', '12,000円', '95円', '100,000円'], [1234, 12000, 95, 100000]),
  numbers(
    'full-width digits',
    ['１，２３４．５', '１２．２５', '０．９５', '９９．００'],
    [1234.5, 12.25, 0.95, 99],
  ),
  numbers('Arabic digits', ['١٢٣٤٫٥', '١٢٫٢٥', '٠٫٩٥', '٩٩'], [1234.5, 12.25, 0.95, 99]),
  numbers('German exponents', ['1,5E+03', '2,5E-02', '3,25E+00', '7,0E+01'], [1500, 0.025, 3.25, 70]),
  numbers(
    'negatives in parentheses with decimal commas',
    ['(1.234,50)', '12.000,00', '(0,95)', '99,00'],
    [-1234.5, 12000, -0.95, 99],
  ),
  numbers('decimal commas with nothing before', [',5', '1,25', '-,75', '12,5'], [0.5, 1.25, -0.75, 12.5]),
  numbers(
    'thin spaces',
    ['1 234,5', '12 000,25', '0,95', '1 000 000,5'],
    [1234.5, 12000.25, 0.95, 1000000.5],
  ),
  numbers('halves and quarters', ['2½', '3', '1¼', '10¾'], [2.5, 3, 1.25, 10.75]),
  numbers('per mille', ['5 ‰', '12,5 ‰', '0,3 ‰', '100 ‰'], [5, 12.5, 0.3, 100]),
  numbers(
    'signs of currency within (Cape Verde) are no numbers, milliards are',
    ['1,2 Mrd. €', '3 Mrd. €', '0,5 Mrd. €', '12 Mrd. €'],
    [1.2e9, 3e9, 5e8, 12e9],
  ),
  words('hexadecimal codes', ['0x1F', '0x2A', '0xFF', '0x1F']),
  words('sizes of oils', ['10W40', '5W30', '15W40', '10W40']),
  words('measures of parcels', ['10 x 20 x 5', '30 x 20 x 10', '10 x 20 x 5', '5 x 5 x 5']),
  words('isbn', ['978-3-16-148410-0', '978-0-306-40615-7', '978-3-16-148410-0', '979-10-90636-07-1']),
  // words for nothing
  gaps('Missing, Not Available, not provided', ['Missing', 'Not Available', 'not provided']),
  gaps('dashes of three widths', ['--', '—', '---']),
  gaps('Russian and Polish', ['нет данных', 'brak danych', 'brak']),
  gaps('Spanish and Portuguese', ['s/d', 'sin datos', 'sem dados']),
  gaps('Nordic', ['ukendt', 'okänd', 'ukjent']),
  gaps('Dutch, Italian, French', ['onbekend', 'sconosciuto', 'inconnu']),
  gaps('Chinese and Japanese', ['未知', '不明', '无']),
  gaps('errors of spreadsheets', ['#VALUE!', '#REF!', '#DIV/0!']),
  gaps('words in brackets', ['(null)', '[null]', '<NA>']),
  // dates
  dates('Turkish', ['15 Ocak 2024', '28 Şubat 2024', '30 Haziran 2024', '5 Kasım 2024'], four),
  dates('Greek', ['15 Ιανουαρίου 2024', '28 Φεβρουαρίου 2024', '30 Ιουνίου 2024', '5 Νοεμβρίου 2024'], four),
  dates(
    'Ukrainian with a mark behind',
    ['15 січня 2024 р.', '28 лютого 2024 р.', '30 червня 2024 р.', '5 листопада 2024 р.'],
    four,
  ),
  dates('Danish short', ['15. jan. 2024', '28. feb. 2024', '30. jun. 2024', '5. nov. 2024'], four),
  dates('Czech with spaces', ['15. 1. 2024', '28. 2. 2024', '30. 6. 2024', '5. 11. 2024'], four),
  dates(
    'JavaScript, the day alone',
    ['Mon Jan 15 2024', 'Wed Feb 28 2024', 'Sun Jun 30 2024', 'Tue Nov 05 2024'],
    four,
  ),
  dates('month, day, year with hyphens', ['Jan-15-2024', 'Feb-28-2024', 'Jun-30-2024', 'Nov-05-2024'], four),
  dates(
    'the year, a name, a day',
    ['2024 January 15', '2024 February 28', '2024 June 30', '2024 November 5'],
    four,
  ),
  dates('capitals', ['15-JAN-24', '28-FEB-24', '30-JUN-24', '05-NOV-24'], four),
  dates('zeros left out, the year first', ['2024-1-15', '2024-2-28', '2024-6-30', '2024-11-5'], four),
  dates(
    'milliseconds and an offset without a colon',
    four.map((day) => `${day}T10:30:00.000+0000`),
    at('10:30'),
  ),
  dates(
    'Japanese with hours and minutes',
    ['2024年1月15日 10時30分', '2024年2月28日 10時30分', '2024年6月30日 10時30分', '2024年11月5日 10時30分'],
    at('10:30'),
  ),
  words('days without a year', ['15 Jan', '28 Feb', '15 Jan', '5 Nov'], 'day'),
  // encodings and containers
  read('UTF-16 without a mark, little end first', Buffer.from(plain.replaceAll('Roma', 'Köln'), 'utf16le'), {
    ...truth,
    city: category(cities.map((city) => (city === 'Roma' ? 'Köln' : city))),
  }),
  read('UTF-16 without a mark, big end first', swapped(Buffer.from(plain, 'utf16le'))),
  read('UTF-32 with a mark', utf32(`\ufeff${plain}`, false)),
  read('UTF-32 with a mark, big end first', utf32(`\ufeff${plain}`, true)),
  read(
    'CP1252 with euro signs and quotes of typographers',
    Buffer.from(
      lines(
        'stadt;preis',
        'K\xf6ln \x93S\xfcd\x94;5 \x80',
        'M\xfcnchen;7 \x80',
        'K\xf6ln \x93S\xfcd\x94;12 \x80',
        'M\xfcnchen;3 \x80',
      ),
      'latin1',
    ),
    { stadt: category(['Köln “Süd”', 'München', 'Köln “Süd”', 'München']), preis: number([5, 7, 12, 3]) },
    /1252/,
  ),
  read(
    'UTF-16, gzipped',
    gzipSync(Buffer.from(`\ufeff${plain}`, 'utf16le')),
    truth,
    undefined,
    'data.csv.gz',
  ),
  read('tabs in a file named .xls', plain.replaceAll(',', '\t'), truth, undefined, 'data.xls'),
  read(
    'a ZIP archive of JSON lines',
    zip({ 'data.jsonl': objects.map((one) => JSON.stringify(one)).join('\n') }),
    truth,
    undefined,
    'data.zip',
  ),
  refused('bzip2', Buffer.concat([Buffer.from('BZh91AY&SY'), Buffer.alloc(40, 7)]), /bzip2/i, 'data.csv.bz2'),
  refused(
    '7-Zip',
    Buffer.concat([Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), Buffer.alloc(40)]),
    /7-Zip|7z/i,
    'data.7z',
  ),
  refused(
    'RAR',
    Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), Buffer.alloc(40)]),
    /RAR/i,
    'data.rar',
  ),
  refused(
    'Avro',
    Buffer.concat([Buffer.from('Obj\x01', 'latin1'), Buffer.alloc(40, 3)]),
    /Avro/i,
    'data.avro',
  ),
  refused('ORC', Buffer.concat([Buffer.from('ORC', 'latin1'), Buffer.alloc(40, 3)]), /ORC/, 'data.orc'),
  refused(
    'Feather of the first version',
    Buffer.concat([Buffer.from('FEA1'), Buffer.alloc(40, 0)]),
    /Feather/,
    'data.feather',
  ),
  refused(
    'MATLAB',
    Buffer.concat([
      Buffer.from('MATLAB 5.0 MAT-file, Platform: GLNXA64'.padEnd(124)),
      Buffer.from([0, 1, 0x49, 0x4d]),
      Buffer.alloc(20),
    ]),
    /MATLAB/,
    'data.mat',
  ),
  refused(
    'SAS',
    Buffer.concat([
      Buffer.from('000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011', 'hex'),
      Buffer.alloc(200),
    ]),
    /SAS/,
    'data.sas7bdat',
  ),
  refused(
    'a transport file of SAS',
    `${'HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!000000000000000000000000000000  '}${' '.repeat(160)}`,
    /SAS/,
    'data.xpt',
  ),
  refused('XML', '<?xml version="1.0"?>\n<rows><row><city>Berlin</city></row></rows>\n', /XML/, 'data.xml'),
  refused(
    'a spreadsheet of 2003 in XML',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>\n',
    /XML/,
    'data.xls',
  ),
  refused(
    'Excel binary (.xlsb)',
    zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x', 'xl/worksheets/sheet1.bin': 'x' }),
    /xlsb|binary/i,
    'data.xlsb',
  ),
  read(
    'JSON of an answer: data under a name',
    JSON.stringify({ status: 'ok', data: objects }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON of rows without names, the header first',
    JSON.stringify([
      ['city', 'price', 'count'],
      ...cities.map((city, row) => [city, prices[row], counts[row]]),
    ]),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON of columns',
    JSON.stringify({ city: cities, price: prices, count: counts }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON lines with a mark and Windows line ends',
    `\ufeff${objects.map((one) => JSON.stringify(one)).join('\r\n')}\r\n`,
    truth,
    undefined,
    'data.ndjson',
  ),
  read(
    'a workbook: a cover, then titles over merged cells, then the table and a source',
    workbook({
      Cover: [['Report'], ['2024']],
      Data: [
        ['Prices of cities', null, null],
        [null, null, null],
        ['city', 'price', 'count'],
        ...cities.map((city, row) => [city, prices[row]!, counts[row]!]),
        ['Source: own', null, null],
      ],
    }),
    truth,
    /Data/,
    'data.xlsx',
  ),
  // layouts
  read('two files one after the other, header and all', `${plain}${plain}`, {
    city: category([...cities, ...cities]),
    price: number([...prices, ...prices]),
    count: number([...counts, ...counts]),
  }),
  read('carets between cells', plain.replaceAll(',', '^')),
  read('tildes between cells', plain.replaceAll(',', '~')),
  read('the first control character between cells (Hive)', plain.replaceAll(',', '\u0001')),
  read('comments of per cent signs', lines('% measured in 2024', '% by hand', head, ...body)),
  read('comments of two slashes', lines('// measured in 2024', head, ...body)),
  read(
    'formulas that keep zeros',
    lines('id,price', ...prices.map((price, row) => `="00${row % 4}",${price}`)),
    {
      id: category(prices.map((_, row) => `00${row % 4}`)),
      price: number(prices),
    },
  ),
  read('line ends of two systems', [head, ...body].map((line, i) => line + (i % 2 ? '\n' : '\r\n')).join('')),
  read(
    'a row of units under the header',
    lines('city,price,count', ',EUR,pieces', ...body),
    truth,
    /unit|Line 2/i,
  ),
  read(
    'a table of Emacs',
    lines(
      '| city | price | count |',
      '|------+-------+-------|',
      ...body.map((line) => `| ${line.replaceAll(',', ' | ')} |`),
    ),
  ),
  read(
    'a table of Jira',
    lines('||city||price||count||', ...body.map((line) => `|${line.replaceAll(',', '|')}|`)),
  ),
  read(
    'what R prints',
    lines(
      '     city    price count',
      ...body.map((line, i) => {
        const [city, price, count] = line.split(',');
        return `${String(i + 1).padEnd(3)} ${city!.padStart(6)} ${price!.padStart(8)} ${count!.padStart(5)}`;
      }),
    ),
  ),
  read(
    'decimal commas between tabs, quoted',
    lines(
      '"city"\t"price"\t"count"',
      ...cities.map((city, row) => `"${city}"\t"${german(prices[row]!)}"\t"${counts[row]}"`),
    ),
  ),
  read(
    'day and price, a comment in the last column',
    lines(
      'day,price,comment',
      ...days.map((day, row) => `${day},${prices[row]},${row === 3 ? '"late, but in"' : ''}`),
    ),
    {
      day: date(days),
      price: number(prices),
    },
  ),
  read(
    'logs of keys and values',
    lines(...cities.map((city, row) => `city=${city} price=${prices[row]} count=${counts[row]}`)),
    truth,
    undefined,
    'data.log',
  ),
];
