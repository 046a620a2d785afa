import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sniffDelimiter } from '../../../src/tabular/csv/sniff-delimiter.ts';
import { tableFromCsv, tableFromCsvFile } from '../../../src/tabular/csv/table-from-csv.ts';
import type { Table } from '../../../src/tabular/domain/table.ts';
import { tableFromColumns } from '../../../src/tabular/domain/table-from-columns.ts';
import { tableToCsv } from '../../../src/tabular/domain/table-to-csv.ts';
import { rowsOf } from '../../../src/tabular/domain/table-views.ts';

const rows = (table: Table) => [...rowsOf(table)];
const kinds = (table: Table) => table.columns.map((column) => column.kind);

test('cells become numbers, booleans or text by column', async () => {
  const table = await tableFromCsv('n,b,s,date,mixed\n1,true,x,2024-01-01,1\n2.5e3,false,,2024-01-02,one\n');
  expect(kinds(table)).toEqual(['number', 'boolean', 'string', 'string', 'string']);
  expect(rows(table)).toEqual([
    { n: 1, b: true, s: 'x', date: '2024-01-01', mixed: '1' },
    { n: 2500, b: false, s: null, date: '2024-01-02', mixed: 'one' },
  ]);
});

test('quotes, quoted line ends, a byte order mark and CRLF are read as RFC 4180 writes them', async () => {
  const table = await tableFromCsv('\ufeff"a","b, c"\r\n"x ""y""","line 1\r\nline 2"\r\n\r\nplain,\r\n');
  expect(rows(table)).toEqual([
    { a: 'x "y"', 'b, c': 'line 1\r\nline 2' },
    { a: 'plain', 'b, c': null },
  ]);
});

test('empty cells, NA, NaN and null are missing, and other marks when they are named', async () => {
  const table = await tableFromCsv('x,y\n1,NA\n,b\nNaN,\nnull,c\n4,-\n');
  expect(rows(table).map(({ x }) => x)).toEqual([1, null, null, null, 4]);
  expect(rows(table).map(({ y }) => y)).toEqual([null, 'b', null, 'c', '-']);
  const marked = await tableFromCsv('x\n1\n-\nNA\n', { missing: ['-', 'NA'] });
  expect(rows(marked).map(({ x }) => x)).toEqual([1, null, null]);
});

test('a column of words keeps what first looked like numbers or booleans as it was written', async () => {
  const written = ['1.50', '007', '1e5', '-0', '+3', '0.1', '12345678901234567890', '.5', '5.', '-0.00', 'x'];
  for (let last = 1; last <= written.length; last++) {
    const cells = [...written.slice(0, last), 'word'];
    const table = await tableFromCsv(`c\n${cells.join('\n')}\n`);
    expect(rows(table).map(({ c }) => c)).toEqual(cells);
  }
  const flags = await tableFromCsv('c\nTrue\nFalse\ntrue\n');
  expect(rows(flags).map(({ c }) => c)).toEqual(['True', 'False', 'true']);
  const words = await tableFromCsv('c\nTRUE\nFALSE\nmaybe\n1\n');
  expect(rows(words).map(({ c }) => c)).toEqual(['TRUE', 'FALSE', 'maybe', '1']);
});

test('codes that are not safe as numbers stay text', async () => {
  const table = await tableFromCsv(
    'zip,id,hex,inf\n02134,12345678901234567890,0x10,inf\n10001,1,0x11,Infinity\n',
  );
  expect(kinds(table)).toEqual(['string', 'string', 'string', 'string']);
});

test.each([
  [',', 'a,b\n1,2\n'],
  [';', 'a;b;c\n1,5;2,5;3\n2,5;1;x\n'],
  ['\t', 'a\tb\n1,2\t3\n'],
  ['|', 'a|b\n1|2\n'],
  [',', 'only\n1\n'],
  [',', '"a;b;c;d",e\n1,2\n'],
  [';', '"a,b,c,d";e\n1;2'],
])('the delimiter %j is found', (delimiter, text) => {
  expect(sniffDelimiter(text)).toBe(delimiter);
});

test('LF, CRLF and CR end lines, the first two also side by side', async () => {
  const expected = [
    { a: 'x', b: 'y' },
    { a: 'z', b: 'w, v' },
  ];
  for (const text of [
    'a,b\nx,y\nz,"w, v"\n',
    'a,b\r\nx,y\r\nz,"w, v"\r\n',
    'a,b\rx,y\rz,"w, v"\r',
    'a,b\nx,y\r\nz,"w, v"',
  ]) {
    expect(rows(await tableFromCsv(text))).toEqual(expected);
  }
});

test('a quote that stays open in a long text is found out without reading all of it', async () => {
  let given = 0;
  function* long() {
    yield 'a,b\n1,"2\n';
    for (; given < 1000; given++) yield 'x,y\n'.repeat(16_384);
  }
  await expect(tableFromCsv(long())).rejects.toMatchObject({
    code: 'malformed_csv',
    message: expect.stringMatching(/Row 2, .*is a quote left open/),
  });
  expect(given).toBeLessThan(300);
});

test('empty column names get their place, and a file may have no header', async () => {
  expect(rows(await tableFromCsv(',b\n1,2\n'))).toEqual([{ column_1: 1, b: 2 }]);
  expect(rows(await tableFromCsv('1,2\n3,4\n', { header: false }))).toEqual([
    { column_1: 1, column_2: 2 },
    { column_1: 3, column_2: 4 },
  ]);
  expect(await tableFromCsv('a,b\n')).toMatchObject({ rows: 0, columns: [{ name: 'a' }, { name: 'b' }] });
});

test.each<[string, string, RegExp]>([
  ['no text', '', /Row 1, column 1: there is no text/],
  ['nothing but line ends', '\n\n', /Row 1, column 1/],
  ['a short row', 'a,b\n1,2\n3\n', /Row 3: column 2 \("b"\) has no cell/],
  ['a long row', 'a,b\n1,2,3\n', /Row 2: column 3 is one too many; the row has 3 cells, the header 2/],
  ['a short row after a quoted line end', 'a,b\n"1\n",2\n3\n', /Row 3 \(line 4\): column 2/],
  [
    'a quote that never closes',
    'a,b\n1,"2\n3,4\n',
    /Row 2, column 2 \("b"\): a quote opens here and never closes/,
  ],
  ['text after a closing quote', 'a,b\n1,"2"x\n', /Row 2, column 2 \("b"\): something other/],
])('%s is a malformed CSV, naming row and column', async (_, text, message) => {
  await expect(tableFromCsv(text)).rejects.toMatchObject({
    code: 'malformed_csv',
    message: expect.stringMatching(message),
  });
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['a number as source', () => tableFromCsv(5 as never), /CSV must come as a string, bytes or a stream/],
  ['a stream of objects', () => tableFromCsv([{}] as never), /must give strings or bytes, received object/],
  ['a long delimiter', () => tableFromCsv('a', { delimiter: '::' }), /one character/],
  ['a quote as delimiter', () => tableFromCsv('a', { delimiter: '"' }), /one character/],
])('%s is refused', async (_, attempt, message) => {
  await expect(attempt()).rejects.toThrow(message);
});

test('files, streams and bytes give the same table as the text', async () => {
  const text = 'ä,😀\n1,"ü😀\n€"\n2,ß\n';
  const expected = await tableFromCsv(text);
  const folder = await mkdtemp(join(tmpdir(), 'graticule-csv-'));
  try {
    await writeFile(join(folder, 'a.csv'), text);
    expect(await tableFromCsvFile(join(folder, 'a.csv'))).toEqual(expected);
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect(tableFromCsvFile(join(folder, 'gone.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await tableFromCsv(Buffer.from(text))).toEqual(expected);
  expect(await tableFromCsv(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected);
  expect(await tableFromCsv(Readable.from(Buffer.from(text)))).toEqual(expected);
  expect(await tableFromCsv(new Blob([text]).stream() as never)).toEqual(expected);
  // One UTF-16 unit at a time: pairs of surrogates arrive in halves.
  expect(await tableFromCsv(text.split(''))).toEqual(expected);
  expect(await tableFromCsv(Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('reading can be aborted midway and then leaves no stream open', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  let closed = false;
  async function* endless() {
    try {
      yield 'a,b\n';
      for (let i = 0; ; i++) {
        if (i === 200) controller.abort(reason);
        yield `${i},${'x'.repeat(2000)}\n`;
      }
    } finally {
      closed = true;
    }
  }
  await expect(tableFromCsv(endless(), { signal: controller.signal })).rejects.toBe(reason);
  expect(closed).toBe(true);
});

/** Any text that a reader cannot take for a missing cell, or its end for that of a line. */
const word = fc
  .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[",;\t\r\n a|]{1,8}$/), fc.string())
  // NUL is a half of a letter in UTF-16, which is told by it.
  .filter((text) => !['', 'NA', 'NaN', 'null'].includes(text) && !/\r$|\0/.test(text));

test('any text in any cell survives writing and reading, at any delimiter and however it is cut', async () => {
  const width = fc.integer({ min: 1, max: 4 });
  const input = fc.record({
    grid: width.chain((cols) =>
      fc.record({
        names: fc.uniqueArray(word, { minLength: cols, maxLength: cols }),
        cells: fc.array(fc.array(fc.oneof(word, fc.constant(null)), { minLength: cols, maxLength: cols }), {
          maxLength: 8,
        }),
      }),
    ),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    piece: fc.integer({ min: 1, max: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(input, async ({ grid: { names, cells }, delimiter, piece }) => {
      // A first row of letters keeps every column one of text.
      const all = [names.map(() => 'text'), ...cells];
      const table = await tableFromColumns(names.map((name, j) => [name, all.map((row) => row[j])] as const));
      const csv = await tableToCsv(table, { delimiter });
      const bytes = Buffer.from(csv);
      const cut = [];
      for (let at = 0; at < bytes.length; at += piece) cut.push(bytes.subarray(at, at + piece));
      expect(rows(await tableFromCsv(cut, { delimiter, verbatim: true }))).toEqual(rows(table));
    }),
    {
      numRuns: 300,
      // Its zero byte is where UTF-16 would have one.
      examples: [[{ grid: { names: ['";'], cells: [['\0']] }, delimiter: ',' as const, piece: 1 }]],
    },
  );
});

test('numbers and booleans survive writing and reading to the last bit', async () => {
  const value = fc.double({ noDefaultInfinity: true }).map((x) => (Object.is(x, -0) ? 0 : x));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, fc.boolean()), { minLength: 1 }), async (pairs) => {
      const table = await tableFromColumns({ x: pairs.map(([x]) => x), b: pairs.map(([, b]) => b) });
      expect(rows(await tableFromCsv(await tableToCsv(table)))).toEqual(rows(table));
    }),
  );
});

test('a column of numbers that ends in a word keeps every spelling', async () => {
  const spelling = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.tuple(fc.integer(), fc.integer({ min: 0, max: 12 })).map(([n, d]) => (n / 1000).toFixed(d)),
    fc.stringMatching(/^[-+ ]?[0-9]{0,20}[.]?[0-9]{0,20}([eE][-+]?[0-9]{1,2})?$/),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        spelling.filter((text) => text !== ''),
        { maxLength: 20 },
      ),
      async (texts) => {
        const cells = [...texts, 'end'];
        const csv = ['c', ...cells].map((text) => `"${text}"\n`).join('');
        const table = await tableFromCsv(csv, { verbatim: true });
        expect(rows(table).map(({ c }) => c)).toEqual(cells);
      },
    ),
    { numRuns: 500 },
  );
});
