/** Files of a seventh collection: written down, with what they mean, before any of them was read. */

import { gzipSync } from 'node:zlib';
import { zip } from './layouts.ts';
import { body, head, lines, plain, read, refused, truth } from './plain-file.ts';
import { boolean, type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';
import { workbook } from './workbook.ts';

const both = <T>(cells: readonly T[]) => [...cells, ...cells];
const objects = cities.map((city, row) => ({ city, price: prices[row]!, count: counts[row]! }));

const table = (rows: readonly (readonly (string | number)[])[], mark = ',') =>
  lines(...rows.map((row) => row.join(mark)));
const rowsOf = objects.map(({ city, price, count }) => [city, price, count] as const);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

export const seventhFiles: readonly Case[] = [
  read(
    'a sep= line and UTF-16',
    Buffer.from(`\ufeffsep=;\r\n${plain.replaceAll(',', ';').replaceAll('\n', '\r\n')}`, 'utf16le'),
  ),
  read('a sep= line in quotes', `"sep=;"\r\n${plain.replaceAll(',', ';')}`),
  read('a sep= line for tabs', `sep=\t\r\n${plain.replaceAll(',', '\t')}`),
  read('two byte order marks', `\ufeff\ufeff${plain}`),
  read('a byte order mark in the middle, two files joined', `\ufeff${plain}\ufeff${lines(...body)}`, {
    city: category(both(cities)),
    price: number(both(prices)),
    count: number(both(counts)),
  }),
  read('a Ctrl+Z of DOS at the end', `${plain}\x1a`),
  read('no line end at the end, spaces instead', `${plain.trimEnd()}   `),
  read('carriage returns twice (\\r\\r\\n)', plain.replaceAll('\n', '\r\r\n')),
  read(
    'Unicode line separators within cells',
    csv(['city', 'note', 'price'], [cities, cities.map((c) => `${c}\u2028x`), prices]),
    { city: category(cities), price: number(prices) },
  ),
  read('a comma at the end of each line, header too', lines(`${head},`, ...body.map((line) => `${line},`))),
  read('a comma at the beginning of each line', lines(`,${head}`, ...body.map((line) => `,${line}`))),
  read(
    'single quotes around all cells',
    lines(
      ...[head, ...body].map((line) =>
        line
          .split(',')
          .map((cell) => `'${cell}'`)
          .join(','),
      ),
    ),
  ),
  read('typographic quotes around names', lines('“city”,“price”,“count”', ...body)),
  read(
    'a license in front, each line with a hash',
    lines('# CC BY 4.0', '#', '# Columns: city, price, count', '#', head, ...body),
  ),
  read('a header that is a comment', lines(`#${head}`, ...body)),
  read('a header that is a comment with a space', lines(`# ${head}`, ...body)),
  read(
    'comments among the rows',
    lines(head, ...body.slice(0, 4), '# second batch', ...body.slice(4)),
    truth,
    /comment|#/,
  ),
  read(
    'a title, a blank line, a subtitle',
    lines('Sales report', '', 'All branches; 2024', '', head, ...body),
  ),
  read('a title with its own commas', lines('Sales, by city, 2024', head, ...body)),
  read(
    'a date of printing above and a page below',
    lines('Printed: 15.01.2024 10:00,,', '', head, ...body, 'Page 1 of 1,,'),
  ),
  read('units in a row under the names', lines(head, 'text,€,pcs', ...body), truth, /units/),
  read(
    'kinds in a row under the names',
    lines(head, 'string,double,int', ...body),
    truth,
    /string|kinds|types/,
  ),
  read(
    'kinds in a row under the names, of SQL',
    lines(head, 'varchar(20),"decimal(10,2)",integer', ...body),
    truth,
  ),
  read(
    'descriptions in a row under the names',
    lines(head, 'Name of the city,Price in euros,Number of pieces', ...body),
    truth,
  ),
  read(
    'names in two rows, months under years',
    lines(',2023,2023,2024', 'city,Q3,Q4,Q1', 'Berlin,1,2,3', 'Paris,4,5,6', 'Roma,7,8,9.5', 'Wien,2,4,8'),
    {
      city: category(['Berlin', 'Paris', 'Roma', 'Wien']),
      '2023 Q3': number([1, 4, 7, 2]),
      '2024 Q1': number([3, 6, 9.5, 8]),
    },
  ),
  read(
    'names in two rows, the upper ones merged',
    lines(
      'city,Sales,,Stock,',
      ',units,value,units,value',
      'Berlin,1,2,3,4',
      'Paris,4,5,6,7',
      'Roma,7,8,9.5,1',
      'Wien,2,4,8,5',
    ),
    {
      city: category(['Berlin', 'Paris', 'Roma', 'Wien']),
      'Sales units': number([1, 4, 7, 2]),
      'Stock value': number([4, 7, 1, 5]),
    },
  ),
  read(
    'a grand total and subtotals in capitals',
    lines(
      head,
      ...body.slice(0, 6),
      `SUBTOTAL,${sum(prices.slice(0, 6))},${sum(counts.slice(0, 6))}`,
      ...body.slice(6),
      `SUBTOTAL,${sum(prices.slice(6))},${sum(counts.slice(6))}`,
      `GRAND TOTAL,${sum(prices)},${sum(counts)}`,
    ),
    truth,
    /total/i,
  ),
  read(
    'a total at the top',
    lines(head, `All cities,${sum(prices)},${sum(counts)}`, ...body),
    truth,
    /All cities/,
  ),
  read(
    'a total in its own words',
    lines(head, ...body, `Insgesamt,${sum(prices)},${sum(counts)}`),
    truth,
    /totals/,
  ),
  read('a total without a word', lines(head, ...body, `,${sum(prices)},${sum(counts)}`), truth, /total|sum/),
  read(
    'a column of totals',
    csv(['city', 'a', 'b', 'total'], [cities, prices, counts, prices.map((v, i) => v + counts[i]!)]),
    { city: category(cities), a: number(prices), b: number(counts) },
  ),
  read('blank lines between all lines', [head, ...body].map((line) => `${line}\n\n`).join('')),
  read(
    'lines of commas between blocks',
    lines(head, ...body.slice(0, 4), ',,', ...body.slice(4, 8), ',,', ...body.slice(8)),
    truth,
  ),
  read('lines of commas at the end, as spreadsheets leave them', `${plain}${',,\n'.repeat(40)}`, truth),
  read(
    'columns of commas at the right, as spreadsheets leave them',
    lines(...[head, ...body].map((line) => line + ','.repeat(12))),
  ),
  read('an index with a name', csv(['index', 'city', 'price'], [cities.map((_, i) => i), cities, prices]), {
    city: category(cities),
    price: number(prices),
  }),
  read(
    'an index of R in quotes',
    lines('"","city","price"', ...rowsOf.map(([c, p], i) => `"${i + 1}","${c}",${p}`)),
    { city: category(cities), price: number(prices) },
    /counts the rows/,
  ),
  refused(
    'a number before each row, without a name in the header',
    lines('city;price', ...rowsOf.map(([c, p], i) => `${i + 1};${c};${p}`)),
    /column 3 is one too many/,
  ),
  read(
    'columns aligned by tabs of several widths',
    lines('city\t\tprice\tcount', ...rowsOf.map(([c, p, n]) => `${c}\t\t${p}\t${n}`)),
  ),
  read(
    'a fixed width without spaces in the header',
    lines(
      'CITY      PRICE   COUNT',
      ...rowsOf.map(([c, p, n]) => `${c.padEnd(8)}${String(p).padStart(7)}${String(n).padStart(8)}`),
    ),
    { CITY: category(cities), PRICE: number(prices), COUNT: number(counts) },
  ),
  read(
    'a wide pivot of a spreadsheet with a corner label',
    lines(
      'Sum of price,Column Labels,,',
      'Row Labels,2022,2023,Grand Total',
      'Berlin,1,2,3',
      'Paris,4,5,9',
      'Roma,7,8.5,15.5',
      'Grand Total,12,15.5,27.5',
    ),
    {
      'Row Labels': category(['Berlin', 'Paris', 'Roma']),
      2022: number([1, 4, 7]),
    },
  ),
  read(
    'a table of AsciiDoc or org-mode',
    lines(
      '| city | price | count |',
      '|--------+-------+-------|',
      ...rowsOf.map((row) => `| ${row.join(' | ')} |`),
    ),
  ),
  read(
    'a table of LaTeX',
    lines('city & price & count \\\\', '\\hline', ...rowsOf.map((row) => `${row.join(' & ')} \\\\`)),
  ),
  read(
    'a table of reStructuredText',
    lines(
      '======  =======  =====',
      'city    price    count',
      '======  =======  =====',
      ...rowsOf.map(([c, p, n]) => `${c.padEnd(8)}${String(p).padEnd(9)}${n}`),
      '======  =======  =====',
    ),
  ),
  read(
    'a table with box characters',
    lines(
      '┌────────┬───────┬───────┐',
      '│ city   │ price │ count │',
      '├────────┼───────┼───────┤',
      ...rowsOf.map((row) => `│ ${row.join(' │ ')} │`),
      '└────────┴───────┴───────┘',
    ),
  ),
  read(
    'a print of pandas',
    lines(
      '     city    price  count',
      ...rowsOf.map(
        ([c, p, n], i) =>
          `${String(i).padEnd(3)}${c.padStart(6)}${p.toFixed(2).padStart(9)}${String(n).padStart(7)}`,
      ),
    ),
  ),
  read(
    'a print of R',
    lines(
      '     city    price count',
      ...rowsOf.map(
        ([c, p, n], i) =>
          `${String(i + 1).padEnd(3)}${c.padStart(6)}${p.toFixed(2).padStart(9)}${String(n).padStart(6)}`,
      ),
    ),
  ),
  read(
    'keys and values line by line (logfmt)',
    lines(...objects.map(({ city, price, count }) => `city=${city} price=${price} count=${count}`)),
    truth,
  ),
  refused(
    'records of several lines',
    lines(...objects.flatMap(({ city, price }) => [`city: ${city}`, `price: ${price}`, ''])),
    /key|record|lines/,
  ),
  refused(
    'XML Spreadsheet 2003',
    lines(
      '<?xml version="1.0"?>',
      '<?mso-application progid="Excel.Sheet"?>',
      '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>',
    ),
    /XML/,
    'data.xls',
  ),
  refused('DIF', lines('TABLE', '0,1', '"EXCEL"', 'VECTORS', '0,2', '""'), /DIF/, 'data.dif'),
  refused(
    'SYLK',
    lines('ID;PWXL;N;E', 'P;PGeneral', 'C;Y1;X1;K"city"', 'C;X2;K"price"', 'E'),
    /SYLK/,
    'data.slk',
  ),
  refused(
    'a dBase file',
    Buffer.concat([
      Buffer.from('03780a0f05000000410021000000000000000000000000000000000000000000', 'hex'),
      Buffer.from('CITY\0\0\0\0\0\0\0C'),
      Buffer.alloc(60, 0),
      Buffer.from('\r Berlin    Paris     \x1a'),
    ]),
    /dBase|\.dbf/i,
    'data.dbf',
  ),
  refused(
    'Avro',
    Buffer.concat([Buffer.from('Obj\x01', 'latin1'), Buffer.alloc(40, 9)]),
    /Avro/,
    'data.avro',
  ),
  refused('7z', Buffer.concat([Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(40, 9)]), /7-Zip/, 'data.7z'),
  refused(
    'RAR',
    Buffer.concat([Buffer.from('526172211a0700', 'hex'), Buffer.alloc(40, 9)]),
    /RAR/i,
    'data.rar',
  ),
  refused(
    'Zstandard',
    Buffer.concat([Buffer.from('28b52ffd', 'hex'), Buffer.alloc(40, 9)]),
    /Zstandard|zstd/i,
    'data.csv.zst',
  ),
  refused(
    'a picture',
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40, 9)]),
    /PNG|picture|image/i,
    'data.png',
  ),
  refused(
    'a JPEG',
    Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(40, 9)]),
    /JPEG|picture|image/i,
    'data.jpg',
  ),
  refused(
    'SAS transport',
    Buffer.from('HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!000000000000000000000000000000  '),
    /SAS/,
    'data.xpt',
  ),
  refused(
    'SAS',
    Buffer.concat([
      Buffer.alloc(12),
      Buffer.from('c2ea8160b31411cfbd92080009c7318c181f1011', 'hex'),
      Buffer.alloc(80),
    ]),
    /SAS/,
    'data.sas7bdat',
  ),
  refused('MATLAB', Buffer.from('MATLAB 5.0 MAT-file, Platform: PCWIN64'.padEnd(128)), /MATLAB/, 'data.mat'),
  refused(
    'an R script',
    lines('df <- data.frame(', '  city = c("Berlin", "Paris"),', '  price = c(1, 2)', ')'),
    /an object of R/,
    'data.R',
  ),
  read(
    'gzip of JSON lines',
    gzipSync(lines(...objects.map((row) => JSON.stringify(row)))),
    truth,
    undefined,
    'data.jsonl.gz',
  ),
  read('gzip without .gz in its name', gzipSync(plain), truth, undefined, 'data.csv'),
  read('gzip twice', gzipSync(gzipSync(plain)), truth, undefined, 'data.csv.gz'),
  read(
    'two gzip members',
    Buffer.concat([gzipSync(lines(head, ...body.slice(0, 5))), gzipSync(lines(...body.slice(5)))]),
    truth,
    undefined,
    'data.csv.gz',
  ),
  refused(
    'a zip in which the table is a workbook',
    zip({ 'report.xlsx': workbook({ Data: [['city', 'price', 'count'], ...rowsOf] }) }),
    /0 of them tables/,
    'data.zip',
  ),
  refused(
    'a zip in which the table is gzipped',
    zip({ 'data.csv.gz': gzipSync(plain) }),
    /0 of them tables/,
    'data.zip',
  ),
  refused(
    'a zip of two tables',
    zip({ 'train.csv': plain, 'test.csv': plain }),
    /train\.csv.*test\.csv/,
    'data.zip',
  ),
  refused('an empty zip', zip({}), /ZIP/, 'data.zip'),
  read(
    'JSON: rows as lists under one key of names',
    JSON.stringify({ columns: ['city', 'price', 'count'], index: cities.map((_, i) => i), data: rowsOf }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON: a table with its schema (pandas)',
    JSON.stringify({
      schema: {
        fields: [
          { name: 'index', type: 'integer' },
          { name: 'city', type: 'string' },
          { name: 'price', type: 'number' },
          { name: 'count', type: 'integer' },
        ],
        primaryKey: ['index'],
        pandas_version: '1.4.0',
      },
      data: objects.map((row, index) => ({ index, ...row })),
    }),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON: rows by their keys (orient=index)',
    JSON.stringify(Object.fromEntries(objects.map((row, i) => [`r${i}`, row]))),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON: lists of lists without names',
    JSON.stringify(rowsOf),
    { column_1: category(cities), column_2: number(prices), column_3: number(counts) },
    /names|header/,
    'data.json',
  ),
  read(
    'JSON: numbers as texts with decimal commas',
    JSON.stringify(objects.map(({ city, price }) => ({ city, price: String(price).replace('.', ',') }))),
    { city: category(cities), price: number(prices) },
    undefined,
    'data.json',
  ),
  read(
    'JSON: words for missing',
    JSON.stringify(objects.map(({ city, price }, row) => ({ city, price: row % 3 === 1 ? 'N/A' : price }))),
    { city: category(cities), price: number(prices.map((price, row) => (row % 3 === 1 ? null : price))) },
    undefined,
    'data.json',
  ),
  read(
    'JSON lines with a comma behind each',
    lines(...objects.map((row) => `${JSON.stringify(row)},`)),
    truth,
    undefined,
    'data.jsonl',
  ),
  read(
    'JSON lines as lists under a list of names',
    lines(JSON.stringify(['city', 'price', 'count']), ...rowsOf.map((row) => JSON.stringify(row))),
    truth,
    undefined,
    'data.jsonl',
  ),
  read(
    'JSON objects one after the other over several lines',
    objects.map((row) => `${JSON.stringify(row, null, 2)}\n`).join(''),
    truth,
    undefined,
    'data.json',
  ),
  refused(
    'JSON with comments and a comma too many',
    `[\n  // all of them\n${objects.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]\n`,
    /is not JSON/,
    'data.json',
    'schema_mismatch',
  ),
  read(
    'JSON in UTF-16',
    Buffer.from(`\ufeff${JSON.stringify(objects)}`, 'utf16le'),
    truth,
    undefined,
    'data.json',
  ),
  read(
    'JSON of MongoDB',
    lines(
      ...objects.map(({ city, price, count }, i) =>
        JSON.stringify({
          _id: { $oid: `65a4f0c2e4b0a1b2c3d4e5${String(i).padStart(2, '0')}` },
          city,
          price: { $numberDouble: String(price) },
          count: { $numberInt: String(count) },
          day: { $date: `${days[i]}T00:00:00Z` },
        }),
      ),
    ),
    { city: category(cities) },
    undefined,
    'data.json',
  ),
  read(
    'JSON of Google (rows of cells)',
    JSON.stringify({
      table: {
        cols: [{ label: 'city' }, { label: 'price' }],
        rows: objects.map(({ city, price }) => ({ c: [{ v: city }, { v: price }] })),
      },
    }),
    { city: category(cities), price: number(prices) },
    undefined,
    'data.json',
  ),
  read(
    'a workbook whose regions are merged over their rows',
    workbook(
      {
        Data: [
          ['Sales', null, null],
          ['region', 'city', 'price'],
          ...rowsOf.map(([c, p], i) => [i % 4 === 0 ? `R${i / 4}` : null, c, p] as const),
        ],
      },
      ['A1:C1', 'A3:A6', 'A7:A10', 'A11:A14'],
    ),
    {
      region: category(cities.map((_, i) => `R${Math.floor(i / 4)}`)),
      city: category(cities),
      price: number(prices),
    },
    /9 cells were filled/,
    'data.xlsx',
  ),
  refused(
    'a second table below, with a title',
    lines(head, ...body, '', 'Returns', 'name,n,m', 'Anna,1,2', 'Ben,3,4', 'Cara,5,6'),
    /Row 14 \(line 15\): column 2/,
  ),
  read(
    'a second table below in a workbook',
    workbook({
      Data: [
        ['city', 'price', 'count'],
        ...rowsOf,
        [],
        ['Returns'],
        ['name', 'n', 'm'],
        ['Anna', 1, 2],
        ['Ben', 3, 4],
        ['Cara', 5, 6],
      ],
    }),
    truth,
    /another table, with the names "name", "n", "m"/,
    'data.xlsx',
  ),
  read(
    'a second table below without a title, whose names are others',
    lines(head, ...body, '', 'name,n,m', 'Anna,1,2', 'Ben,3,4', 'Cara,5,6'),
    truth,
    /another table/,
  ),
  read(
    'a workbook with a title over all',
    workbook({
      Data: [['Sales 2024', null, null], [null, null, null], ['city', 'price', 'count'], ...rowsOf],
    }),
    truth,
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook with an empty first column and empty rows between',
    workbook({ Data: [[null, 'city', 'price', 'count'], ...rowsOf.flatMap((row) => [[], [null, ...row]])] }),
    truth,
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook with serials as plain numbers in a column named date',
    workbook({
      Data: [['date', 'price'], ...days.map((day, i) => [Date.parse(day) / 86_400_000 + 25_569, prices[i]!])],
    }),
    { date: date(days), price: number(prices) },
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook with yes and no, TRUE and FALSE',
    workbook({
      Data: [['ok', 'paid'], ...[true, false, true, true, false].map((flag) => [flag, flag ? 'yes' : 'no'])],
    }),
    { ok: boolean([true, false, true, true, false]), paid: boolean([true, false, true, true, false]) },
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook whose cells fail',
    workbook({
      Data: [
        ['city', 'price'],
        ...rowsOf.map(([c, p], i) => [
          c,
          i % 4 === 1 ? { error: '#DIV/0!' } : i % 4 === 2 ? { error: '#REF!' } : p,
        ]),
      ],
    }),
    { city: category(cities), price: number(prices.map((p, i) => (i % 4 === 1 || i % 4 === 2 ? null : p))) },
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook with a sheet of notes first',
    workbook({
      'Read me': [['This workbook holds sales.'], ['Contact: me']],
      Sales: [['city', 'price', 'count'], ...rowsOf],
    }),
    truth,
    /"Sales"/,
    'data.xlsx',
  ),
  refused('a workbook without cells', workbook({ Data: [] }), /no sheet with cells/, 'data.xlsx'),
  read(
    'names over two lines in quotes, CRLF',
    `"city\r\n(name)","price\r\n(EUR)"\r\n${rowsOf.map(([c, p]) => `${c},${p}\r\n`).join('')}`,
    { 'city (name)': category(cities), 'price (EUR)': number(prices) },
  ),
  read(
    'names in capitals and spaces, doubled',
    table([['City ', ' PRICE', 'PRICE'], ...rowsOf.map(([c, p, n]) => [c, p, n])]),
    { City: category(cities), PRICE: number(prices), PRICE_2: number(counts) },
    /renamed/,
  ),
  read(
    'wide months',
    table([
      ['city', ...months],
      ['Berlin', 1, 2, 3, 4, 5, 6],
      ['Paris', 2, 3, 4, 5, 6, 7],
      ['Roma', 9, 8, 7, 6, 5, 4],
    ]),
    { city: category(['Berlin', 'Paris', 'Roma']), Jan: number([1, 2, 9]) },
  ),
  read('one column alone', table([['price'], ...prices.map((p) => [p])]), { price: number(prices) }),
  read(
    'one column of decimal commas alone',
    lines('price', ...prices.map((p) => String(p).replace('.', ','))),
    { price: number(prices) },
  ),
  read('a table of one row', lines(head, body[0]!), {}),
  read(
    'latin letters in CP1252 and one in UTF-8',
    Buffer.concat([
      Buffer.from('stra\xdfe;preis\nM\xfcnchen;1,5\nK\xf6ln;2,5\n', 'latin1'),
      Buffer.from('Köln;3,5\n', 'utf8'),
      Buffer.from('M\xfcnchen;4,5\n', 'latin1'),
    ]),
    { preis: number([1.5, 2.5, 3.5, 4.5]) },
    /encoding|1252|UTF-8/,
  ),
  read(
    'mojibake of UTF-8 read as Latin',
    lines('Straße;Preis', 'MÃ¼nchen;1,5', 'KÃ¶ln;2,5', 'MÃ¼nchen;3,5', 'KÃ¶ln;4,5'),
    { Preis: number([1.5, 2.5, 3.5, 4.5]) },
  ),
  read(
    'a currency and a decimal comma unquoted by tabs',
    csv(['city', 'price'], [cities, prices.map((p) => `${p.toFixed(2).replace('.', ',')} €`)], '\t'),
    { city: category(cities), price: number(prices) },
  ),
  read(
    'percentages in one column, shares in the other',
    csv(['a', 'b'], [prices.map((_, i) => `${i * 3 + 0.5}%`), prices.map((_, i) => (i * 3 + 0.5) / 100)]),
    { a: number(prices.map((_, i) => i * 3 + 0.5)), b: number(prices.map((_, i) => (i * 3 + 0.5) / 100)) },
  ),
];
