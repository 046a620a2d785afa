/** Which mark parts the cells, which row names them, and what stands above and beside: files as people have them. */

import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { rowsOf } from '../../../src/tabular/domain/table-views.ts';
import { describeColumns } from '../../../src/tabular/engine/prepare/describe-columns.ts';

async function read(text: string) {
  const table = await tableFromCsv(text);
  const names = table.columns.map(({ name }) => name);
  return { names, rows: [...rowsOf(table)], notes: (table.notes ?? []).join(' '), table };
}

const six = (line: (i: number) => string): string => Array.from({ length: 6 }, (_, i) => line(i)).join('\n');

test.each([
  [
    'a decimal comma below a header with a comma',
    'Дата;Сумма, руб.',
    (i: number) => `0${i + 1}.01.2023;1${i},5${i}`,
  ],
  ['tabs, with such a header', 'Datum\tSumme, EUR', (i: number) => `0${i + 1}.01.2023\t1${i},5${i}`],
  ['commas between thousands below one', 'Product\tSales, units', (i: number) => `P${i}\t1,2${i}4`],
  ['towns with their states', 'Name;City, State', (i: number) => `A${i};Austin ${i}, TX`],
  ['names turned round', 'id|name, first name', (i: number) => `${i}|Smith ${i}, John`],
])('a comma within cells parts none: %s', async (_, header, line) => {
  const { names, rows } = await read(`${header}\n${six(line)}\n`);
  expect(names).toEqual(header.split(/[;\t|]/));
  expect(rows).toHaveLength(6);
});

test('a comma parts cells that hold semicolons, and times with spaces before it', async () => {
  expect((await read(`id,langs (a;b)\n${six((i) => `${i},de;en`)}\n`)).names).toEqual(['id', 'langs (a;b)']);
  expect((await read(`time, value\n${six((i) => `10:0${i}, ${i}.5`)}\n`)).names).toEqual(['time', 'value']);
});

test.each([
  'Country,2021,2022 (p),2023',
  'Country,2021,2022p,2023e',
  'Country,2021,2022*,2023**',
  'Country,2021/22,2022/23,2023/24',
  'Country,2000,2021 est.,2022 est.',
  'Country,10%,50%,90%',
  'Country,$100,$200,$300',
  'Country,0 mg,5 mg,10 mg',
  'Country,1st,2nd,3rd',
])('numbers with marks that no cell below has are names: %s', async (header) => {
  const { names, rows } = await read(`${header}\n${six((i) => `C${i},${i + 3}.1,${i + 2}.5,${i + 1}.9`)}\n`);
  expect(names).toEqual(header.split(','));
  expect(rows).toHaveLength(6);
});

test('a first row whose number has a mark is a row all the same', async () => {
  expect((await read(`a,12*,7\n${six((i) => `b,1${i}.5,${i + 4}`)}\n`)).rows).toHaveLength(7);
  expect((await read(`a,5 kg,7\n${six((i) => `b,1${i} kg,${i + 4}`)}\n`)).rows).toHaveLength(7);
});

test('years with marks under groups, and units below them, make the names', async () => {
  const marked = `Country,GDP,,Pop,\n,2022,2023e,2022,2023e\n${six((i) => `C${i},1,${i},3,${i}`)}\n`;
  expect((await read(marked)).names).toEqual(['Country', 'GDP 2022', 'GDP 2023e', 'Pop 2022', 'Pop 2023e']);
  const units = `,N,N,S,S\n,2022,2023,2022,2023\nItem,kg,kg,kg,kg\n${six((i) => `A${i},1,${i},3,${i}`)}\n`;
  const { names, rows } = await read(units);
  expect(names.slice(1)).toEqual(['N 2022', 'N 2023', 'S 2022', 'S 2023']);
  expect(rows[1]).toMatchObject({ 'N 2022': 1, 'S 2023': 1 });
});

test('a time that a space or a tab parts is one cell below one name', async () => {
  const { rows, notes } = await read(`timestamp temp\n${six((i) => `2024-01-0${i + 1} 10:0${i} ${i}.5`)}\n`);
  expect(rows[1]).toEqual({ timestamp: '2024-01-02 10:01', temp: 1.5 });
  expect(notes).toMatch(/below "timestamp", parts of one time/);
  const tabs = await read(`id\tat\tx\n${six((i) => `n${i}\t0${i + 1}.01.2024\t10:00\t${i}`)}\n`);
  expect(tabs.rows[0]).toEqual({ id: 'n0', at: '01.01.2024 10:00', x: 0 });
  const halves = await read(`Date Time x\n${six((i) => `01/1${i + 3}/2024 10:0${i} PM ${i}`)}\n`);
  expect(halves.rows[0]).toEqual({ Date: '01/13/2024', Time: '10:00 PM', x: 0 });
  const commas = await read(`Zeit Temp\n${six((i) => `0${i + 1}.01.2024 10:00 ${i},5`)}\n`);
  expect(describeColumns(commas.table).map(({ kind }) => kind)).toEqual(['date', 'number']);
});

test('names of rows are told, and cells that come again are none', async () => {
  expect((await read('size age\nanna 1 20\nbob 2 30\n')).notes).toMatch(/called row_name/);
  await expect(read(`City Pop\n${six((i) => `New York ${i}.5`)}\n`)).rejects.toMatchObject({
    code: 'malformed_csv',
    message: expect.stringMatching(/3 cells, the header 2 names.*"New" comes again/),
  });
  // An index that begins anew, as pandas prints it.
  expect((await read(' a b\n0 1 2\n1 2 3\n0 3 4\n1 4 5\n')).rows).toHaveLength(4);
});

test('sentences with commas above a blank line are titles', async () => {
  const { names, notes } = await read(
    `Report: Sales, by region, 2023\nMade on 2024-01-05, by the clerk\n\nRegion,Units\n${six((i) => `R${i},${i}`)}\n`,
  );
  expect(names).toEqual(['Region', 'Units']);
  expect(notes).toMatch(/3 title lines/);
});

test('signs behind sums with cents are read, those behind grades are not', async () => {
  const kinds = async (cells: string[]) =>
    describeColumns((await read(`id;x\n${cells.map((cell, i) => `k${i};${cell}`).join('\n')}\n`)).table)[1];
  expect(await kinds(['100,00+', '250,00-', '30,00+', '40,00-'])).toMatchObject({ kind: 'number' });
  expect(await kinds(['2+', '2-', '1-', '3+'])).toMatchObject({ kind: 'category' });
});

test('keys below a row that tells what the codes of a bank stand for are left out', async () => {
  const keys = '"";Gold;\nEinheit;EUR;\nDimension;Eins;\nStand vom;01.03.2024 10:00:00;\n';
  const { rows } = await read(
    `"";BBK01.WT5636;FLAGS\n${keys}${six((i) => `2024-01-0${i + 1};1.90${i},50;`)}\n`,
  );
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatchObject({ column_1: '2024-01-01', 'BBK01.WT5636': '1.900,50' });
});

test('balances are no entries: left out where they lack what entries have, told elsewhere', async () => {
  const entries = six((i) => `"1${i}/01/2024","Pix","${1000 + i}","-1${i},50"`);
  const bank = `"Data","Texto","N°","Valor"\n"31/12/2023","Saldo Anterior","","1.234,56"\n${entries}\n"31/01/2024","S A L D O","","1.159,56"\n`;
  expect((await read(bank)).rows).toHaveLength(6);
  const bare = `Date,Text,Amount\n2024-01-01,Opening balance,100.00\n${six((i) => `2024-01-0${i + 2},Shop ${i},-1${i}.50`)}\n`;
  const { rows, notes } = await read(bare);
  expect(rows).toHaveLength(7);
  expect(notes).toMatch(/called "Opening balance".* was kept/);
  const rent = `Date,Text,Amount\n${six((i) => `2024-01-0${i + 2},Shop ${i},-1${i}.50`)}\n2024-01-09,Balance due,5\n`;
  expect((await read(rent)).notes).toBe('');
});

test('ranges that became dates, and formulas, are told', async () => {
  const noteOf = async (cells: string[]) =>
    describeColumns((await read(`id,x\n${cells.map((cell, i) => `k${i},${cell}`).join('\n')}\n`)).table)[1]!
      .note;
  expect(await noteOf(['01-Apr', '05-Sep', '10-14', '15-19', '20-24'])).toMatch(/"01-Apr" are likely ranges/);
  expect(await noteOf(['MAR1', '1-Mar', 'DEC1', 'TP53', 'BRCA2'])).toMatch(/"1-Mar" are likely/);
  expect(await noteOf(['=A2+B2', '=A3+B3', '=A4+B4', '=A5+B5'])).toMatch(/Cells hold formulas/);
  expect(await noteOf(['10-14', '15-19', '20-24', '25-29'])).toBeUndefined();
  expect(await noteOf(['1-Jan', '2-Jan', '3-Jan', '4-Jan'])).toBeUndefined();
});

test.each([
  [
    'powers of ten with units',
    'Jahr;Umsatz;Personen\n;1 000 EUR;Anzahl',
    (i: number) => `201${i};5${i};6${i}`,
  ],
  ['units of powers', 't;dist;temp\ns;10^3 m;0.1 K', (i: number) => `${i};${i + 1};${i}.5`],
  ['degrees alone', 'Date;Mean;Max\n;(C);(C)', (i: number) => `2024-01-0${i + 1};${i}.5;${i}.1`],
  [
    'words, then degrees',
    'Date;Mean;Max\n;Temp;Temp\n;(C);(C)',
    (i: number) => `2024-01-0${i + 1};${i}.5;${i}.1`,
  ],
])('rows of units below the names are none of the table: %s', async (_, header, line) => {
  expect((await read(`${header}\n${six(line)}\n`)).rows).toHaveLength(6);
});

test('rows above others stay where ages, sizes or weights only look like dates and units', async () => {
  expect((await read('Group,Age\nA,under 5\nB,5-9\nC,10-14\nD,15-19\nE,20-24\n')).rows).toHaveLength(5);
  expect((await read('size,weight\ns,12 kg\nm,13\nl,14\nxl,15\n')).rows).toHaveLength(4);
  expect((await read('name,weight\n,12 kg\nbob,13\ncid,14\ndan,15\n')).rows).toHaveLength(4);
});

test('a title above names of groups leaves both rows of names', async () => {
  const title = `Survey results,,,,\nID,Before,,After,\n,x,y,x,y\n${six((i) => `${i},2,3,4,${i}`)}\n`;
  expect((await read(title)).names).toEqual(['ID', 'Before x', 'Before y', 'After x', 'After y']);
  const groups = `Survey,,,\nName,,Score,\n${six((i) => `A,B,${i}.5,4${i}`)}\n`;
  const { names, rows } = await read(groups);
  expect(names).toEqual(['Name', 'column_2', 'Score', 'column_4']);
  expect(rows).toHaveLength(6);
});

test('totals of parts that add up to nothing are told beside the total of all', async () => {
  const parts = ['Sales', 'Ops'].map((part) => `${six((i) => `${part},E${i},1${i}`)}\n${part} Total,,999`);
  const { rows, notes } = await read(`Part,Who,Hours\n${parts.join('\n')}\nGrand Total,,1999\n`);
  expect(rows).toHaveLength(12 + 3);
  expect(notes).toMatch(/3 rows are called "Sales Total", …, but not the sums/);
});
