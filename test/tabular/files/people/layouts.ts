/** Files that hold a plain table in a way of their own: what stands around it, how cells are parted, quoted, encoded. */

import { deflateRawSync, gzipSync } from 'node:zlib';
import {
  type Case,
  type Cell,
  type ColumnTruth,
  category,
  cities,
  counts,
  csv,
  date,
  days,
  file,
  number,
  prices,
} from './truth.ts';

const plain = csv(['city', 'price', 'count'], [cities, prices, counts]);
const lines = plain.trimEnd().split('\n');
const [head, ...body] = lines as [string, ...string[]];
const truth: Record<string, ColumnTruth> = {
  city: category(cities),
  price: number(prices),
  count: number(counts),
};
const german = { Größe: number(prices), Straße: category(cities) };
const germanText = csv(['Straße', 'Größe'], [cities, prices], ';');
const same = (
  name: string,
  content: string | Buffer,
  rest: { notes?: RegExp; fileName?: string; truth?: Record<string, ColumnTruth> } = {},
): Case =>
  file(
    name,
    content,
    { truth: rest.truth ?? truth, ...(rest.notes && { notes: rest.notes }) },
    rest.fileName,
  );
const refused = (
  name: string,
  content: string | Buffer,
  words: RegExp,
  fileName?: string,
  code = 'malformed_csv',
): Case => file(name, content, { refusal: { code, words } }, fileName);
const joined = (rows: readonly string[], end = '\n') => rows.map((row) => row + end).join('');
const texts = (values: readonly Cell[]): ColumnTruth => ({ kind: 'category', values });
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A ZIP archive of these files, deflated. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, path, packed);
    central.push(entry, path);
    offset += 30 + path.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

const rowObjects = cities.map((city, row) => ({ city, price: prices[row]!, count: counts[row]! }));
const fixed = (cells: readonly (string | number)[], widths: readonly number[]) =>
  cells
    .map((cell, k) => String(cell).padEnd(widths[k]!))
    .join('')
    .trimEnd();
const barred = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const rowsOf = cities.map((city, row) => [city, prices[row]!, counts[row]!] as const);
const html = `<html><body><table><tr><th>city</th></tr><tr><td>Berlin</td></tr></table></body></html>`;
const magic = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(512, 7)]);

export const containers: readonly Case[] = [
  same('a byte order mark', `\ufeff${plain}`),
  same('UTF-16 with a mark', Buffer.from(`\ufeff${germanText}`, 'utf16le'), { truth: german }),
  same('UTF-16 without a mark', Buffer.from(germanText, 'utf16le'), { truth: german }),
  same('UTF-16, big end first', Buffer.from(`\ufeff${germanText}`, 'utf16le').swap16(), { truth: german }),
  same('Latin-1', Buffer.from(germanText, 'latin1'), { truth: german, notes: /Windows-1252/ }),
  same('gzip', gzipSync(plain), { fileName: 'data.csv.gz' }),
  same('gzip without its ending', gzipSync(plain)),
  same('a ZIP archive of one CSV', zip({ 'export/data.csv': plain }), { fileName: 'data.zip' }),
  same('a ZIP archive made on a Mac', zip({ 'data.csv': plain, '__MACOSX/._data.csv': 'junk' }), {
    fileName: 'data.zip',
  }),
  refused(
    'a ZIP archive of two CSVs',
    zip({ 'a.csv': plain, 'b.csv': plain }),
    /2 files.*a\.csv/s,
    'data.zip',
  ),
  refused('a ZIP archive of pictures', zip({ 'a.png': 'x' }), /ZIP archive/, 'data.zip'),
  refused(
    'an OpenDocument spreadsheet',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    /OpenDocument/,
    'data.ods',
  ),
  refused(
    'a Word document',
    zip({ 'word/document.xml': '<x/>', '[Content_Types].xml': '<x/>' }),
    /Word/,
    'data.docx',
  ),
  refused('Numbers of Apple', zip({ 'Index/Document.iwa': 'x' }), /Numbers/, 'data.numbers'),
  same('JSON rows', JSON.stringify(rowObjects), { fileName: 'data.json' }),
  same('JSON rows named .csv', JSON.stringify(rowObjects)),
  same('JSON rows in pretty print with a mark', `\ufeff${JSON.stringify(rowObjects, null, 2)}`, {
    fileName: 'data.json',
  }),
  same('JSON lines', joined(rowObjects.map((row) => JSON.stringify(row))), { fileName: 'data.jsonl' }),
  same('JSON lines named .txt', joined(rowObjects.map((row) => JSON.stringify(row))), {
    fileName: 'data.txt',
  }),
  same('JSON under a key', JSON.stringify({ status: 'ok', total: 12, data: rowObjects }), {
    fileName: 'data.json',
  }),
  same('JSON two keys down', JSON.stringify({ meta: {}, result: { page: 1, items: rowObjects } }), {
    fileName: 'data.json',
  }),
  same('JSON columns', JSON.stringify({ city: cities, price: prices, count: counts }), {
    fileName: 'data.json',
  }),
  same(
    'JSON of pandas, split',
    JSON.stringify({ columns: ['city', 'price', 'count'], index: cities.map((_, row) => row), data: rowsOf }),
    { fileName: 'data.json' },
  ),
  same(
    'JSON of pandas, by column',
    JSON.stringify(
      Object.fromEntries(
        Object.entries({ city: cities, price: prices, count: counts }).map(([name, cells]) => [
          name,
          Object.fromEntries(cells.map((cell, row) => [row, cell])),
        ]),
      ),
    ),
    { fileName: 'data.json' },
  ),
  same(
    'JSON rows with nested objects',
    JSON.stringify(rowObjects.map(({ city, price, count }) => ({ shop: { city, at: { price } }, count }))),
    {
      fileName: 'data.json',
      truth: { 'shop.city': category(cities), 'shop.at.price': number(prices), count: number(counts) },
      notes: /nested/i,
    },
  ),
  refused('JSON that is no table', '{"name": "x"}', /array of row objects/, 'data.json', 'schema_mismatch'),
  refused('JSON cut short', JSON.stringify(rowObjects).slice(0, 200), /JSON/, 'data.json', 'schema_mismatch'),
  refused('a web page', html, /HTML/),
  refused('a web page named .xls', html, /HTML/, 'data.xls'),
  refused(
    'SQLite',
    Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(500)]),
    /SQLite/,
    'data.db',
  ),
  refused('SPSS', magic('24464c3240282329'), /SPSS/, 'data.sav'),
  refused('Stata', Buffer.from('<stata_dta><header><release>118</release>'), /Stata/, 'data.dta'),
  refused('old Excel', magic('d0cf11e0a1b11ae1'), /\.xls/, 'data.xls'),
  refused(
    'an R file',
    gzipSync(Buffer.concat([Buffer.from('RDX3\nX\n'), Buffer.alloc(600, 3)])),
    /R file/,
    'data.rda',
  ),
  refused('a pickle', magic('80049500'), /pickle/, 'data.pkl'),
  refused('NumPy', magic('934e554d50590100'), /NumPy/, 'data.npy'),
  refused('HDF5', magic('894844460d0a1a0a'), /HDF5/, 'data.h5'),
  refused('xz', magic('fd377a585a00'), /xz/, 'data.csv.xz'),
  refused('a PDF', '%PDF-1.7\n', /PDF/, 'data.pdf'),
  refused('ARFF', '@relation x\n@attribute a numeric\n@data\n1\n', /ARFF/, 'data.arff'),
  refused('an empty file', '', /no text/),
  refused('nothing but blank lines', '\n\n \n', /no text/),
  same('zero bytes among the text', plain.replace('Paris', 'Pa\0ris'), { notes: /zero byte/ }),
  same(
    'a tail of zero bytes (an unfinished log)',
    Buffer.concat([Buffer.from(plain.repeat(1)), Buffer.alloc(9)]),
    { notes: /9 zero bytes/ },
  ),
];

export const layouts: readonly Case[] = [
  same('semicolons', plain.replaceAll(',', ';')),
  same('tabs in a .csv', plain.replaceAll(',', '\t')),
  same('bars', plain.replaceAll(',', '|')),
  same('carets', plain.replaceAll(',', '^')),
  same('tildes', plain.replaceAll(',', '~')),
  same('CRLF', plain.replaceAll('\n', '\r\n')),
  same('CR', plain.replaceAll('\n', '\r')),
  same('all three line ends', lines.map((line, row) => line + ['\n', '\r\n', '\r'][row % 3]).join('')),
  same('CR CR LF', plain.replaceAll('\n', '\r\r\n')),
  same('no line end at the end', plain.trimEnd()),
  same('blank lines between', plain.replaceAll('\n', '\n\n')),
  same('lines of spaces between', plain.replaceAll('\n', '\n   \n')),
  same('a sep= line', `sep=;\r\n${plain.replaceAll(',', ';')}`),
  same('a title', `Prices of cities 2024\n\n${plain}`, { notes: /title/ }),
  same(
    'a title, an author and a date of printing',
    `Prices of cities,,\nPrinted by,Anna,\nOn,2024-01-01,\n,,\n${plain}`,
    { notes: /4 title lines/ },
  ),
  same('comments', `# source: us\n# unit: €\n${plain}`, { notes: /comment/ }),
  same('comments of slashes', `// source: us\n${plain}`, { notes: /comment/ }),
  same('comments of percent signs', `% source: us\n% unit: none\n${plain}`, { notes: /comment/ }),
  same('a comment among the rows', joined([head, ...body.slice(0, 5), '# restarted', ...body.slice(5)]), {
    notes: /1 comment line among the rows/,
  }),
  same('a header behind a comment sign', `#${plain}`),
  same('notes below', `${plain}\nSource: the town hall\n`, { notes: /below the table/ }),
  same(
    'notes below, as wide as the table',
    `${plain},,\nSource: the town hall,,\n* preliminary figures,,\n`,
    { notes: /below the table/ },
  ),
  same('a total', `${plain}Total,${total(prices).toFixed(2)},${total(counts)}\n`, { notes: /totals/ }),
  same('a grand total in German', `${plain}Gesamtsumme,${total(prices).toFixed(2)},${total(counts)}\n`, {
    notes: /totals/,
  }),
  same(
    'a total and an average',
    `${plain}Total,${total(prices).toFixed(2)},${total(counts)}\nAverage,${(total(prices) / 12).toFixed(2)},${(total(counts) / 12).toFixed(2)}\n`,
    { notes: /totals or averages/ },
  ),
  same(
    'subtotals',
    joined([
      head,
      ...body.slice(0, 4),
      `Subtotal,${total(prices.slice(0, 4))},${total(counts.slice(0, 4))}`,
      ...body.slice(4, 8),
      `Subtotal,${total(prices.slice(4, 8))},${total(counts.slice(4, 8))}`,
      ...body.slice(8),
      `Subtotal,${total(prices.slice(8))},${total(counts.slice(8))}`,
      `Total,${total(prices)},${total(counts)}`,
    ]),
    { notes: /4 rows hold totals/ },
  ),
  same('rows of empty cells at the end (Excel)', `${plain}${',,\n'.repeat(20)}`, {
    notes: /20 rows of empty cells/,
  }),
  same('empty columns at the end (Excel)', lines.map((line) => `${line},,,\n`).join(''), {
    notes: /3 empty columns/,
  }),
  same(
    'a delimiter at the end of rows, not of the header',
    `${head}\n${body.map((line) => `${line},\n`).join('')}`,
  ),
  same('an index of pandas', lines.map((line, row) => `${row === 0 ? '' : row - 1},${line}\n`).join(''), {
    notes: /counts the rows/,
  }),
  same('an index of R', lines.map((line, row) => `${row === 0 ? '""' : `"${row}"`},${line}\n`).join(''), {
    notes: /counts the rows/,
  }),
  same(
    'names of rows of R without a name',
    joined([
      lines[0]!.replaceAll(',', ' '),
      ...body.map((line, row) => `"${row + 1}" ${line.replaceAll(',', ' ')}`),
    ]),
    { notes: /counts the rows/ },
  ),
  same(
    'names of rows of R, commas',
    joined([head.replace(/[^,]+/g, '"$&"'), ...body.map((line, row) => `"${row + 1}",${line}`)]),
    { notes: /counts the rows/ },
  ),
  same('a row of units', joined([head, ',€,pieces', ...body]), { notes: /units.*€/ }),
  same('a row of units in brackets', joined([head, '[-],[EUR],[1]', ...body]), { notes: /units/ }),
  same(
    'two rows of headings',
    csv(
      ['shop', 'sales', '', 'stock', ''],
      [
        ['', ...cities],
        ['2023', ...prices],
        ['2024', ...counts],
        ['2023', ...prices],
        ['2024', ...counts],
      ],
    ),
    {
      truth: {
        shop: category(cities),
        'sales 2023': number(prices),
        'sales 2024': number(counts),
        'stock 2023': number(prices),
        'stock 2024': number(counts),
      },
      notes: /two rows/,
    },
  ),
  same(
    'two rows of headings, the groups repeated',
    joined(['shop,sales,sales', ',net,gross', ...rowsOf.map((row) => row.join(','))]),
    {
      truth: { shop: category(cities), 'sales net': number(prices), 'sales gross': number(counts) },
      notes: /two rows/,
    },
  ),
  same('the header again in the middle', joined([head, ...body.slice(0, 6), head, ...body.slice(6)]), {
    notes: /repeats the header/,
  }),
  same('names that occur twice', csv(['city', 'price', 'price'], [cities, prices, counts]), {
    truth: { city: category(cities), price: number(prices), price_2: number(counts) },
    notes: /renamed price_2/,
  }),
  same('spaces around names and cells', lines.map((line) => ` ${line.replaceAll(',', ' , ')} \n`).join('')),
  same(
    'spaces before quotes',
    lines
      .map(
        (line) =>
          `${line
            .split(',')
            .map((cell) => `"${cell}"`)
            .join(', ')}\n`,
      )
      .join(''),
  ),
  same(
    'quotes around everything',
    lines
      .map(
        (line) =>
          `${line
            .split(',')
            .map((cell) => `"${cell}"`)
            .join(',')}\n`,
      )
      .join(''),
  ),
  same('line ends in names', joined(['"city\n(name)",price,count', ...body]), {
    truth: { 'city (name)': category(cities), price: number(prices) },
  }),
  same(
    'quotes and delimiters within quotes',
    csv(['city', 'price'], [cities.map((city) => `${city}, "${city}"`), prices]),
    { truth: { city: texts(cities.map((city) => `${city}, "${city}"`)), price: number(prices) } },
  ),
  same(
    'line ends within quotes',
    csv(['city', 'price'], [cities.map((city) => `${city}\n2nd line`), prices]),
    { truth: { city: texts(cities.map((city) => `${city}\n2nd line`)), price: number(prices) } },
  ),
  same(
    'quotes within quotes that are not doubled',
    joined(['size,price', ...prices.map((price, row) => `"a ${(row % 4) + 1}" pipe",${price}`)]),
    {
      truth: { size: texts(prices.map((_, row) => `a ${(row % 4) + 1}" pipe`)), price: number(prices) },
      notes: /not doubled/,
    },
  ),
  same(
    'backslashes before quotes',
    joined(['size,price', ...prices.map((price, row) => `"a \\"${(row % 4) + 1}\\", b",${price}`)]),
    {
      truth: { size: texts(prices.map((_, row) => `a "${(row % 4) + 1}", b`)), price: number(prices) },
      notes: /backslash/,
    },
  ),
  same(
    'quotes in the middle of bare cells',
    joined(['size,price', ...prices.map((price, row) => `a ${(row % 4) + 1}" pipe,${price}`)]),
    { truth: { size: texts(prices.map((_, row) => `a ${(row % 4) + 1}" pipe`)), price: number(prices) } },
  ),
  refused('a quote that never closes', `${plain}"Berlin,1,2\n`, /line 14.*never closes|Row 14.*never closes/),
  refused(
    'a short row',
    joined([head, ...body.slice(0, 3), 'Berlin,5', ...body.slice(3)]),
    /Row 5: column 3 \("count"\) has no cell/,
  ),
  refused(
    'a long row',
    joined([head, ...body.slice(0, 3), 'Berlin,5,1,9', ...body.slice(3)]),
    /Row 5: column 4 is one too many/,
  ),
  refused('a decimal comma among commas', joined([head, 'Berlin,1,5,7', ...body]), /Row 2/),
  same(
    'columns of fixed width',
    joined([fixed(['city', 'price', 'count'], [12, 12, 8]), ...rowsOf.map((row) => fixed(row, [12, 12, 8]))]),
  ),
  same(
    'columns of fixed width with spaces in cells',
    joined([
      fixed(['city', 'price', 'count'], [16, 12, 8]),
      ...rowsOf.map(([city, ...rest]) => fixed([`New ${city}`, ...rest], [16, 12, 8])),
    ]),
    {
      truth: {
        city: category(cities.map((city) => `New ${city}`)),
        price: number(prices),
        count: number(counts),
      },
      notes: /fixed width/,
    },
  ),
  same(
    'columns aligned to the right',
    joined([
      ['city', 'price', 'count'].map((cell) => cell.padStart(10)).join(''),
      ...rowsOf.map((row) => row.map((cell) => String(cell).padStart(10)).join('')),
    ]),
  ),
  same(
    'a table of Markdown',
    joined([barred(['city', 'price', 'count']), '|---|---:|---:|', ...rowsOf.map(barred)]),
  ),
  same(
    'a table of MySQL',
    joined([
      '+--------+-------+-------+',
      barred(['city', 'price', 'count']),
      '+--------+-------+-------+',
      ...rowsOf.map(barred),
      '+--------+-------+-------+',
    ]),
  ),
  same(
    'a table of PostgreSQL',
    joined([
      ' city | price | count',
      '------+-------+------',
      ...rowsOf.map((row) => ` ${row.join(' | ')}`),
      '(12 rows)',
    ]),
  ),
  same('names with points and spaces (R)', joined([`city.name,"unit price [€]",n`, ...body]), {
    truth: { 'city.name': category(cities), 'unit price [€]': number(prices), n: number(counts) },
  }),
  same('one column', joined(['price', ...prices.map(String)]), { truth: { price: number(prices) } }),
  same('one column of words', joined(['city', ...cities]), { truth: { city: category(cities) } }),
  same(
    'dates and spaces only',
    joined(['day price', ...prices.map((price, row) => `${days[row]} ${price}`)]),
    { truth: { day: date(days), price: number(prices) } },
  ),
  same(
    'an identifier, units in names and an empty column',
    csv(['id', 'weight (kg)', 'note'], [counts.map((_, row) => row + 1), prices, cities.map(() => '')]),
    { truth: { 'weight (kg)': number(prices), note: { kind: 'constant', values: cities.map(() => null) } } },
  ),
  same(
    'Eurostat',
    joined(['geo\\time,2023 ,2024 ', ...rowsOf.map(([city, price, count]) => `${city},${price} ,${count} `)]),
    { truth: { 'geo\\time': category(cities), 2023: number(prices), 2024: number(counts) } },
  ),
  same(
    'questions under the names (Qualtrics)',
    joined([
      head,
      '"Which city?","How much?","How many?"',
      '"{""ImportId"":""QID1""}","{""ImportId"":""QID2""}","{""ImportId"":""QID3""}"',
      ...body,
    ]),
    { notes: /descriptions/ },
  ),
];
