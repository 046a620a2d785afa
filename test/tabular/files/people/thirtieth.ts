/** A thirtieth collection: heights in feet and inches however they are written, pounds with shillings and pence, numerals of Chinese and
 * Japanese, codes with a letter beside numbers. */

import { body, column, counted, head, kept, lines, read, refused, truth } from './plain-file.ts';
import { type Case, category, cities, counts, number } from './truth.ts';

const inches = [71, 74, 69, 70, 72, 64, 67, 73, 68, 63, 66, 71];
const feet = inches.map((all) => all / 12);
const heights = (
  name: string,
  write: (feet: number, inches: number, row: number) => string,
  notes?: RegExp,
) =>
  column(
    name,
    'height',
    inches.map((all, row) => write(Math.floor(all / 12), all % 12, row)),
    number(feet),
    notes,
  );
const asMoney = (pence: number) =>
  `£${Math.floor(pence / 240)} ${Math.floor(pence / 12) % 20}s ${pence % 12}d`;
const numerals = (name: string, cells: string, values: readonly number[], notes?: RegExp) =>
  column(name, '数量', cells.split(' '), number(values), notes);

export const thirtieth: readonly Case[] = [
  heights('feet-inches of a column named after heights', (f, i) => `${f}-${i}`, /5-11 is 5 feet 11 inches/),
  heights(
    'feet and inches by many hands',
    (f, i, row) =>
      [
        `${f}ft${i}in`,
        `${f}'${i}"`,
        `${f} foot ${i}`,
        `${f}ft, ${i}in`,
        `${f}′${i}″`,
        `${f} feet ${i} inches`,
      ][row % 6]!,
  ),
  heights(
    'inches alone beside feet',
    (f, i, row) => (row % 4 === 3 ? `${f * 12 + i}"` : `${f}'${i}"`),
    /beside feet are read as feet/,
  ),
  column(
    'centimetres beside feet',
    'height',
    inches.map((all, row) => (row === 3 ? '180 cm' : `${Math.floor(all / 12)} ft ${all % 12} in`)),
    number(feet.map((all, row) => (row === 3 ? 180 / 30.48 : all))),
    /beside feet are read as feet/,
  ),
  kept(
    'two numbers with a hyphen and no name that says heights',
    'x',
    inches.map((all) => `${Math.floor(all / 12)}-${all % 12}`),
    /may be feet and inches/,
  ),
  kept('sets of tennis', 'score', '6-4 7-5 6-0 6-3 6-2 7-6 6-1 4-6 3-6 6-4 7-5 6-0'.split(' ')),
  kept(
    'feet with more than eleven inches',
    'height',
    inches.map((all, row) => `${Math.floor(all / 12)}'${row === 2 ? 13 : all % 12}"`),
    /Most cells are numbers in parts.*5'13/,
  ),
  counted('pounds, shillings and pence', 'price', (count) => [asMoney(count * 7), (count * 7) / 240]),
  counted('pounds, shillings and pence in parts', 'price', (count, row) => [
    ['5s 6d', `£${count}`, '£3. 10s.', '12s', '6½d', `${count}l. 5s. 4d.`][row % 6]!,
    [66, count * 240, 840, 144, 6.5, count * 240 + 64][row % 6]! / 240,
  ]),
  column(
    'shillings above nineteen are no such money',
    'price',
    cities.map((_, row) => `£3 ${20 + row}s 4d`),
    category(cities.map((_, row) => `£3 ${20 + row}s 4d`)),
  ),
  numerals(
    'Chinese numerals',
    '一百二十三 三千五 二十 十五 一千零三 两万三千 四百 九十九 一亿二千万 五 三百零五 廿三',
    [123, 3500, 20, 15, 1003, 23000, 400, 99, 1.2e8, 5, 305, 23],
  ),
  numerals(
    'numerals by places',
    '二〇二四 二〇二三 一九九九 二〇〇八 一九八七',
    [2024, 2023, 1999, 2008, 1987],
  ),
  numerals(
    'numerals of accounts',
    '壹佰元整 贰佰叁拾元捌角伍分 伍仟元整 柒万元整 玖拾玖元 叁佰零伍元零伍分',
    [100, 230.85, 5000, 70000, 99, 305.05],
  ),
  numerals(
    'Japanese numerals',
    '百二十三 三千五百 二十 千三 二万三千 三百五 六十',
    [123, 3500, 20, 1003, 23000, 305, 60],
  ),
  numerals(
    'numerals of either hand',
    '三百五 二百 四千三 九百 六十',
    [350, 200, 4300, 900, 60],
    /Read as Chinese writes/,
  ),
  numerals(
    'numerals beside digits, and decimals',
    '三十 20 四十五 负三 十二点零五 九',
    [30, 20, 45, -3, 12.05, 9],
  ),
  kept('grades in numerals', '级', '一 二 三 二 一 三 二 一 二 三 一 二'.split(' ')),
  kept('days of the week in numerals', '星期', '一 二 三 四 五 六 日 一 二 三 四 五'.split(' ')),
  kept('codes in numerals', '代码', '〇三一 〇四 〇五六 〇七 〇八九'.split(' ')),
  kept(
    'codes with a letter beside numbers',
    'v',
    counts.map((count, row) => (row % 3 === 0 ? `T${row + 1}` : String(count))),
    /Most cells are numbers; "T1", "T4", "T7", … are not/,
  ),
];

/** The plain file with lines between its sixth and its seventh row. */
const between = (...lines_: readonly string[]) =>
  lines(head, ...body.slice(0, 6), ...lines_, ...body.slice(6));
const marks: Readonly<Record<string, readonly string[]>> = {
  'a page of several': ['Page 2 of 5'],
  'a page of several in cells': ['Page 2 of 5,,'],
  'a page in the last cell': [',,Seite 2 von 5'],
  'a page and names again': ['Page 2 of 5', '', head],
  'a title, a page and names again': ['Sales report', 'Page 2 of 5', '', head],
  'a date with commas before a page': ['Printed on 2 May, Page 2 of 5'],
  'a page by its number': ['- 2 -'],
  'the end of a file that another was joined to': ['<EOF>'],
  'what a pager asked': ['-- More --'],
  'a pager that tells how far it is': ['--More--(45%)'],
  'a table that goes on': ['(continued)'],
  'a line that is drawn': ['------------------'],
  'lines that are drawn below names': ['----,-----,-----', head, '----,-----,-----'],
  'names in capitals': [head.toUpperCase()],
  'a form feed before names': [`\f${head}`],
};

export const betweenPages: readonly Case[] = [
  ...Object.entries(marks).map(([name, its]) =>
    read(`between pages: ${name}`, between(...its), truth, /pages|repeats the header/),
  ),
  read(
    'a mark at the end is below the table',
    `${lines(head, ...body)}<EOF>\n`,
    truth,
    /below the table.*<EOF>/,
  ),
  refused('a word alone between rows is no mark', between('Berlin'), /has no cell/),
];

/** More rows than the beginning that tells how a file is laid out. */
const long = 12_000;
const late = (write: (row: number) => string) =>
  lines('code,size', ...Array.from({ length: long }, (_, row) => `${write(row)},${row % 11}.5`));
const from = 11_000;

export const lateCodes: readonly Case[] = [
  read(
    'codes with an E behind the first 64 KiB',
    late((row) => (row < from ? String(1000 + (row % 500)) : `1E0${row % 9}`)),
    {
      code: category(
        Array.from({ length: long }, (_, row) => (row < from ? String(1000 + (row % 500)) : `1E0${row % 9}`)),
      ),
    },
    /1E05 are kept as codes/,
  ),
  read(
    'exponents of measured numbers behind the first 64 KiB',
    late((row) => (row < from ? `${row % 500}.5` : `1E0${row % 9}`)),
    {
      code: number(
        Array.from({ length: long }, (_, row) => (row < from ? (row % 500) + 0.5 : 10 ** (row % 9))),
      ),
    },
  ),
  read(
    'codes with noughts in front behind the first 64 KiB are told',
    late((row) => (row < from ? String(1000 + row) : `0${100 + (row % 800)}`)),
    {
      code: number(Array.from({ length: long }, (_, row) => (row < from ? 1000 + row : 100 + (row % 800)))),
    },
    /noughts in front.*by their order/,
  ),
];
