/** Files as people have them: what stands around a table, how it is encoded, what is no CSV at all. */

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { rowsOf } from '../../../src/tabular/domain/table-views.ts';

const read = async (source: Parameters<typeof tableFromCsv>[0]) => {
  const table = await tableFromCsv(source);
  return { rows: [...rowsOf(table)], notes: table.notes ?? [] };
};

const body = 'name,size\nanna,1\nbob,2\ncarl,3\n';
const people = [
  { name: 'anna', size: 1 },
  { name: 'bob', size: 2 },
  { name: 'carl', size: 3 },
];

test.each<[string, string, RegExp | null]>([
  ['a plain table', body, null],
  ['a sep= line', `sep=;\r\n${body.replaceAll(',', ';')}`, null],
  [
    'comments before the header',
    `# made by hand\n# in May\n${body}`,
    /2 comment lines before the header were skipped/,
  ],
  ['a header behind a comment sign', `# by hand\n#${body}`, /1 comment line/],
  ['a title', `Sizes of people\n${body}`, /1 title line .*"Sizes of people"/],
  ['a title, a blank line and a date', `Sizes of people,\n\nMay 2024,\n${body}`, /3 title lines/],
  ['spaces around cells and names', 'name , size\nanna , 1\n bob,2\ncarl, 3 \n', null],
  [
    'an unnamed index from 0',
    ',name,size\n0,anna,1\n1,bob,2\n2,carl,3\n',
    /counts the rows; it was left out/,
  ],
  ['an unnamed index from 1', '"","name","size"\n1,anna,1\n2,bob,2\n3,carl,3\n', /counts the rows/],
  ['a delimiter at the end of every line', 'name,size,\nanna,1,\nbob,2,\ncarl,3,\n', /1 empty column/],
  ['a delimiter at the end of every row', 'name,size\nanna,1,\nbob,2,\ncarl,3,\n', null],
  ['a row of totals', `${body}Total,6\n`, /last row holds totals/],
  [
    'notes below the table',
    `${body}\nSource: the town hall\n* may be wrong\n`,
    /2 lines below the table left out: "Source/,
  ],
  ['bars between cells', body.replaceAll(',', '|'), null],
])('%s is read', async (_, text, note) => {
  const { rows, notes } = await read(text);
  expect(rows).toEqual(people);
  if (note === null) expect(notes).toEqual([]);
  else expect(notes.join(' ')).toMatch(note);
});

test('a last row that is a sum by chance, or a total that is none, stays', async () => {
  expect((await read('name,size\nanna,1\nbob,2\ncarl,3\ndora,6\n')).rows).toHaveLength(4);
  expect((await read('name,size\nanna,1\nbob,2\ncarl,3\nTotal,17\n')).rows).toHaveLength(4);
});

test('a table of spaces with the names of rows is read as R writes it', async () => {
  const { rows } = await read('"size" "age"\n"anna" 1 20\n"bob" 2 30\n');
  expect(rows).toEqual([
    { row_name: 'anna', size: 1, age: 20 },
    { row_name: 'bob', size: 2, age: 30 },
  ]);
});

test('a name that occurs twice gets a number, and a note says so', async () => {
  const { rows, notes } = await read('a,b,a,a_2\n1,2,3,4\n');
  expect(rows).toEqual([{ a: 1, b: 2, a_2: 3, a_2_2: 4 }]);
  expect(notes).toEqual([
    'Column 3 is named "a" like one before it; it was renamed a_2.',
    'Column 4 is named "a_2" like one before it; it was renamed a_2_2.',
  ]);
});

test('a short row in the middle stays an error, and verbatim leaves nothing out', async () => {
  await expect(tableFromCsv('a,b\n1,2\nA note: here\n3,4\n')).rejects.toMatchObject({
    message: expect.stringMatching(/Row 3: column 2 \("b"\) has no cell/),
  });
  const table = await tableFromCsv(' a ,b\n x ,1\n', { verbatim: true });
  expect([...rowsOf(table)]).toEqual([{ ' a ': ' x ', b: 1 }]);
});

const umlauts = 'stadt;größe\nKöln;1\nMünchen;2\nGöteborg;3\n';
const cities = [
  { stadt: 'Köln', größe: 1 },
  { stadt: 'München', größe: 2 },
  { stadt: 'Göteborg', größe: 3 },
];
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each<[string, Buffer, RegExp | null]>([
  ['UTF-8', Buffer.from(umlauts), null],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${umlauts}`), null],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${umlauts}`, 'utf16le'), null],
  ['UTF-16 without one', Buffer.from(umlauts, 'utf16le'), null],
  ['UTF-16, big end first', swapped(Buffer.from(`\ufeff${umlauts}`, 'utf16le')), null],
  ['Windows-1252', Buffer.from(umlauts, 'latin1'), /not UTF-8; it was read as Windows-1252/],
  ['gzipped UTF-8', gzipSync(umlauts), null],
])('text in %s is read, whole and in pieces', async (_, bytes, note) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_unused, i) =>
    bytes.subarray(7 * i, 7 * i + 7),
  );
  for (const source of [bytes, pieces]) {
    const { rows, notes } = await read(source);
    expect(rows).toEqual(cities);
    expect(notes.join(' ')).toMatch(note ?? /^$/);
  }
});

test('bytes of another encoding far behind the beginning are an error, not replacement characters', async () => {
  const long = `stadt\n${'Koeln\n'.repeat(40_000)}`;
  const bytes = Buffer.concat([Buffer.from(long), Buffer.from('Köln\n', 'latin1')]);
  await expect(tableFromCsv(bytes)).rejects.toMatchObject({
    code: 'malformed_csv',
    message: expect.stringMatching(/After byte \d+ the file holds bytes that are not UTF-8/),
  });
  expect((await tableFromCsv(bytes, { encoding: 'windows-1252' })).rows).toBe(40_001);
});

test.each<[string, Buffer, RegExp]>([
  ['a workbook', Buffer.from('504b030414000600', 'hex'), /Excel or OpenDocument workbook/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old format/],
  ['Parquet', Buffer.from('PAR1\u0015\u0004'), /Parquet/],
  ['Arrow', Buffer.from('ARROW1\0\0'), /Arrow/],
  ['SQLite', Buffer.from('SQLite format 3\0'), /SQLite/],
  ['a web page', Buffer.from('<!DOCTYPE html><html>'), /HTML/],
  ['binary', Buffer.alloc(4096, Buffer.from([0, 1, 2, 3])), /binary/],
])('%s is named and refused', async (_, bytes, message) => {
  await expect(tableFromCsv(bytes)).rejects.toMatchObject({
    code: 'malformed_csv',
    message: expect.stringMatching(message),
  });
});

test('twenty thousand columns of one name are told apart without counting them anew each time', async () => {
  const header = Array.from({ length: 20_000 }, () => 'x').join();
  const { columns, notes } = await tableFromCsv(`${header}\n${header}\n`);
  expect(new Set(columns.map(({ name }) => name)).size).toBe(20_000);
  expect(columns.at(-1)!.name).toBe('x_20000');
  expect(notes).toHaveLength(21);
  expect(notes!.at(-1)).toBe('19979 more columns were renamed, named like one before them too.');
});
