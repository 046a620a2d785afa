/** A twenty-first collection: spaces that part cells evenly, figures below few rows, marks around values, labels written twice. */

import { column, lines, read } from './plain-file.ts';
import type { TargetCase } from './target-case.ts';
import { type Case, category, cities, counts, date, days, number, prices } from './truth.ts';

const flush = ['1.5   2  307.0', '2.5   3  350.0', '4.5  12   98.00', '5.5   7  113.0', '6.5   4   99.0'];
const ofFlush = {
  column_1: number([1.5, 2.5, 4.5, 5.5, 6.5]),
  column_2: number([2, 3, 12, 7, 4]),
  column_3: number([307, 350, 98, 113, 99]),
};
const cars = ['ford pinto', 'fiat 128', 'ford pinto', 'saab', 'fiat 128'];

export const twentyFirst: readonly Case[] = [
  read('numbers set flush right, with as many spaces in every line', lines(...flush), ofFlush, /column_1/),
  read(
    'numbers set flush right, and a tab before a name in quotes',
    lines(...flush.map((line, row) => `${line}\t"${cars[row]}"`)),
    { ...ofFlush, column_4: category(cars) },
  ),
  read('one space between cells, some of them empty', lines('a b c', '1  3', '2  4', '5 6 7', '8  9'), {
    a: number([1, 2, 5, 8]),
    c: number([3, 4, 7, 9]),
  }),
  read(
    'four figures below three rows',
    lines('sample,x', 's1,1.5', 's2,2.5', 's3,3.5', 'Mean,2.5', 'Std,1', 'Min,1.5', 'Max,3.5'),
    { sample: category(['s1', 's2', 's3']), x: number([1.5, 2.5, 3.5]) },
    /4 rows hold totals or averages/,
  ),
  read(
    'a total and its percentage',
    lines('k,a,b', 'x,10,30', 'y,20,40', 'z,30,30', 'Total,60,100', '%,100%,100%'),
    { a: number([10, 20, 30]), b: number([30, 40, 30]) },
    /2 rows hold totals/,
  ),
  read('a percentage that is a value of its own', lines('k,a', 'x,10', 'y,20', 'z,30', '%,45'), {
    a: number([10, 20, 30, 45]),
  }),
  read(
    'the name of the first column below that of the others',
    lines('Sex,Male,Female', 'Class,,', 'First,122,94', 'Second,108,76', 'Third,347,144'),
    { Male: number([null, 122, 108, 347]) },
    /The first row has a name alone \("Class"\)/,
  ),
  read(
    'keys of 19 digits in JSON',
    '[{"id":1234567890123456789,"v":1},{"id":1234567890123456790,"v":0.123456789012345},{"id":-1234567890123456791,"v":1234567890123456.5}]',
    {
      id: category(['1234567890123456789', '1234567890123456790', '-1234567890123456791']),
      v: number([1, 0.123456789012345, 1234567890123456.5]),
    },
    undefined,
    'data.json',
  ),
  read(
    'keys of 20 digits and a text that quotes some in JSON lines',
    lines(
      '{"id":12345678901234567890,"said":"\\"12345678901234567890\\" 1"}',
      '{"id":12345678901234567891,"said":"none"}',
      '{"id":7,"said":"none"}',
    ),
    {
      id: category(['12345678901234567890', '12345678901234567891', '7']),
      said: category(['"12345678901234567890" 1', 'none', 'none']),
    },
    undefined,
    'data.jsonl',
  ),
  read(
    'names that could be values above two rows',
    lines('10.5,7.25,x', '11.5,8.25,y', '12.5,9.75,x'),
    { '10.5': number([11.5, 12.5]) },
    /The first row was taken for names, though "10\.5", "7\.25" could be values/,
  ),
  read(
    'a code with a nought before it above other codes',
    lines(
      'John,Doe,Riverside,08075',
      ...cities.map((city, row) => `Jack,Mc${row % 3},${city},0${7000 + row}`),
    ),
    { Riverside: category(cities) },
    /The first row was taken for names, though "08075" could be values/,
  ),
  read(
    'a second table of words below a blank line',
    lines('item,qty', 'a,3', 'b,4', 'c,5', '', 'store,city', 'S1,Oslo', 'S2,Rome'),
    { qty: category(['3', '4', '5', 'city', 'Oslo', 'Rome']) },
    /Below a blank line stands "store", "city": if another table begins there/,
  ),
  read(
    'a row of words for missing below a blank line',
    lines('item,qty', 'a,3', 'b,4', 'c,5', '', 'd,6', 'e,n/a'),
    { qty: number([3, 4, 5, 6, null]) },
    /^(?!.*blank line)/s,
  ),
  read('years as names above two rows', lines('land,2019,2020', 'A,5.3,5.4', 'B,10.3,10.4'), {
    '2019': number([5.3, 10.3]),
  }),
  read(
    'a summary of a table',
    lines('stat,a,b', 'count,10,10', 'mean,2.5,3.5', 'std,1.1,1.2', 'min,1,1', '50%,2.5,3.5', 'max,4,6'),
    { a: number([10, 2.5, 1.1, 1, 2.5, 4]) },
    /Each row is a figure of other rows/,
  ),
  read(
    'a total that nobody computed',
    lines('item,price', 'pen,2.5', 'ink,7.5', 'pad,5', 'Total,=SUM(B2:B4)'),
    { price: number([2.5, 7.5, 5]) },
    /not computed are treated as missing: =SUM\(B2:B4\)\.\n.*totals/,
  ),
  column(
    'the first day of 1900 for none',
    'd',
    days.map((day, row) => (row % 3 ? day : '1900-01-01')),
    date(days.map((day, row) => (row % 3 ? day : '1900-01-01'))),
    /"1900-01-01" occurs 4 times, long before all others/,
  ),
  column(
    'days of one year with its first one twice',
    'd',
    days.map((_, row) => `1970-0${1 + (row % 6)}-01`),
    date(days.map((_, row) => `1970-0${1 + (row % 6)}-01`)),
    /^(?!.*long before)/s,
  ),
  column(
    'estimates in words behind numbers',
    'v',
    counts.map((count, row) => (row % 5 === 0 ? `${count} (est.)` : String(count))),
    number(counts),
    /Marks beside numbers were left out: "\(est\.\)"/,
  ),
  column(
    'degrees of two scales',
    'v',
    counts.map((count, row) => `${count % 90}${row % 2 ? 'F' : 'C'}`),
    category(counts.map((count, row) => `${count % 90}${row % 2 ? 'F' : 'C'}`)),
    /Numbers in several units or currencies \("C", "F"\)/,
  ),
  column(
    'a sign before and the code of its currency behind',
    'v',
    prices.map((price) => `$${price.toLocaleString('en')} USD`),
    number(prices),
  ),
  column(
    'a sign before and the code of another currency behind',
    'v',
    prices.map((price) => `€${price.toFixed(2)} USD`),
    category(prices.map((price) => `€${price.toFixed(2)} USD`)),
    /Numbers stand beside words or marks that are not known/,
  ),
  column(
    'a range among numbers',
    'v',
    counts.map((count, row) => (row === 4 || row === 9 ? `${count} - ${count + 9}` : String(count))),
    category(
      counts.map((count, row) => (row === 4 || row === 9 ? `${count} - ${count + 9}` : String(count))),
    ),
    /Most cells are numbers; "88 - 97", "1 - 10" are not/,
  ),
  column(
    'days in brackets',
    'v',
    counts.map((_, row) => `(2024-03-${10 + row})`),
    category(counts.map((_, row) => `(2024-03-${10 + row})`)),
    /These look like dates in a form that is not known/,
  ),
  ...['[]', '{}', '«»', "''"].map((pair) =>
    column(
      `whole numbers in ${pair}`,
      'v',
      counts.map((count) => `${pair[0]}${count}${pair[1]}`),
      category(counts.map((count) => `${pair[0]}${count}${pair[1]}`)),
      /Numbers stand beside words or marks that are not known/,
    ),
  ),
  column(
    'days without marks around them',
    'v',
    counts.map((_, row) => `2024-03-${10 + row}`),
    date(counts.map((_, row) => `2024-03-${10 + row}`)),
  ),
];

const alike = (name: string, cells: readonly string[], notes: RegExp): TargetCase => ({
  name,
  cells,
  truth: cells,
  notes,
});

export const twentyFirstTargets: readonly TargetCase[] = [
  alike(
    'incomes with a point and without one',
    counts.map((_, row) => ['<=50K', '>50K', '<=50K.', '>50K.'][row % 4]!),
    /look alike are learnt as different ones: "<=50K", "<=50K\."; ">50K", ">50K\."/,
  ),
  alike(
    'labels with a hyphen, a gap and an accent',
    cities.map((_, row) => ['follow-up', 'café', 'follow up', 'cafe'][row % 4]!),
    /"follow-up", "follow up"; "café", "cafe"/,
  ),
  {
    name: 'words and letters for yes and no',
    cells: counts.map((_, row) => ['yes', 'no', 'Y', 'no', 'yes', 'N'][row % 6]!),
    truth: counts.map((_, row) => ['yes', 'no', 'yes', 'no', 'yes', 'no'][row % 6]!),
    notes: /Words that say the same were merged: "yes", "Y"; "no", "N"/,
  },
  {
    name: 'infinities among numbers',
    cells: counts.map((count, row) => (row % 4 === 1 ? 'inf' : count / 10)),
    refusal: /Row 2 of the target column "y" is "inf"; a regression target is a finite number/,
  },
];
