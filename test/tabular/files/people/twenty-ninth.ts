/** A twenty-ninth collection: letters of accounts, powers of East Asia, digits of further scripts, units beside one another, clocks
 * without a mark, tables on their side. */

import { column, counted, kept, lines, read } from './plain-file.ts';
import { type Case, category, cities, counts, csv, date, days, flags, number, prices } from './truth.ts';

const inScript = (value: number, zero: number) =>
  [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
const scripts = { Tamil: 0xbe6, Telugu: 0xc66, Gujarati: 0xae6, Burmese: 0x1040, Khmer: 0x17e0, Lao: 0xed0 };
const monthsOf = (language: string) =>
  days.map((day) => {
    const [year, month, ofMonth] = day.split('-').map(Number) as [number, number, number];
    const name = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ')[month - 1];
    return language === 'ru' ? `${ofMonth}-${name}-${String(year).slice(2)}` : '';
  });
const long = (language: string, weekday: 'long' | 'short') =>
  days.map((day) =>
    new Intl.DateTimeFormat(language, {
      weekday,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day)),
  );
const numeral = (value: number): string => {
  const digits = '〇一二三四五六七八九';
  if (value < 10) return digits[value]!;
  return `${value < 20 ? '' : digits[Math.floor(value / 10)]}十${value % 10 === 0 ? '' : digits[value % 10]}`;
};
const people = cities.map((_, i) => `P${i}`);

export const twentyNinth: readonly Case[] = [
  // Accounts
  counted(
    'debits alone have letters',
    'amount',
    (count, row) => [`${count}.50${row % 3 === 0 ? ' DR' : ''}`, (row % 3 === 0 ? -1 : 1) * (count + 0.5)],
    /DR is read as minus/,
  ),
  counted(
    'credits alone have letters',
    'amount',
    (count, row) => [`${count}.50${row % 3 === 0 ? 'CR' : ''}`, (row % 3 === 0 ? -1 : 1) * (count + 0.5)],
    /CR is read as minus/,
  ),
  counted(
    'overdrawn balances',
    'balance',
    (count, row) => [`${count}.50${row % 4 === 0 ? ' OD' : ''}`, (row % 4 === 0 ? -1 : 1) * (count + 0.5)],
    /OD \(overdrawn\) is read as minus/,
  ),
  counted(
    'débito and crédito',
    'valor',
    (count, row) => [`${count},50 ${row % 3 === 0 ? 'D' : 'C'}`, (row % 3 === 0 ? -1 : 1) * (count + 0.5)],
    /D \(debit\) is read as minus/,
  ),
  counted('letters of accounts before the amount', 'amount', (count, row) => [
    `${row % 3 === 0 ? 'Dr.' : 'Cr.'} ${count}.50`,
    (row % 3 === 0 ? -1 : 1) * (count + 0.5),
  ]),
  counted('crores are no credits', 'sales', (count, row) => [row % 2 ? `${count} Cr` : String(count), count]),
  // Numbers
  counted('thousands of ten thousands', '가격', (count, row) => [
    `${count}만 ${1 + (row % 9)}천`,
    count * 1e4 + (1 + (row % 9)) * 1000,
  ]),
  counted('tens of millions behind hundreds of millions', '가격', (count, row) => [
    `${count}억 ${1 + (row % 9)}천만원`,
    count * 1e8 + (1 + (row % 9)) * 1e7,
  ]),
  counted('ten thousands beside plain numbers', '가격', (count, row) => [
    row % 2 ? `${count}만` : String(count * 10),
    row % 2 ? count * 1e4 : count * 10,
  ]),
  ...Object.entries(scripts).map(([script, zero]) =>
    counted(`digits in ${script}`, 'n', (count) => [inScript(count, zero), count]),
  ),
  counted('a percent sign before the number', 'oran', (count) => [`%${count},5`, count + 0.5]),
  counted('a sign for times before the number', 'mult', (count) => [`×${count}.5`, count + 0.5]),
  counted('hyphens that no line breaks at', 'temp', (count, row) => [
    `${row % 3 ? '' : '\u2011'}${count}.5`,
    (row % 3 ? 1 : -1) * (count + 0.5),
  ]),
  counted(
    'stars before some numbers',
    'b',
    (count, row) => [`${row % 4 ? '' : '*'}${count}.5`, count + 0.5],
    /Marks beside numbers/,
  ),
  counted(
    'qualifiers of a laboratory',
    'Zn',
    (count, row) => [`${count}.5${['', ' U', ' J', ' B'][row % 4]}`, count + 0.5],
    /Marks beside numbers/,
  ),
  counted('k€ beside M€', 'CA', (count, row) => [
    row % 2 ? `${count} k€` : `${count} M€`,
    count * (row % 2 ? 1e3 : 1e6),
  ]),
  counted('areas by three names of one unit', 'area', (count, row) => [
    `${count} ${['m²', 'm2', 'qm'][row % 3]}`,
    count,
  ]),
  counted('volts beside millivolts', 'V', (count, row) => [
    row % 2 ? `${count} mV` : `${count} V`,
    row % 2 ? count / 1000 : count,
  ]),
  counted('grams in a litre and in a tenth of one', 'Hb', (count, row) => [
    row % 2 ? `${count} g/dL` : `${count} g/L`,
    row % 2 ? count * 10 : count,
  ]),
  counted('Fahrenheit beside Celsius', 'T', (count, row) => [
    row % 2 ? `${count} °C` : `${(count * 1.8 + 32).toFixed(1)} °F`,
    count,
  ]),
  counted('acres beside square feet', 'lot', (count, row) => [
    row % 2 ? `${count} acres` : `${count} sqft`,
    Number((count * (row % 2 ? 4046.8564224 : 0.09290304)).toPrecision(15)),
  ]),
  kept(
    'codes with an E',
    'part',
    counts.map((count, row) => `${1 + (count % 9)}E0${row % 5}`),
    /such as 1E05 are kept as codes/,
  ),
  kept(
    'codes with an E beside plain ones',
    'part',
    counts.map((count, row) => (row % 3 ? String(count + 100) : `${1 + (count % 9)}E0${row % 5}`)),
  ),
  counted('exponents with a sign or a point are numbers', 'E', (count, row) => [
    ['1E+05', '1.0E5', `${count}e2`][row % 3]!,
    [1e5, 1e5, count * 100][row % 3]!,
  ]),
  counted('an exponent among what is measured', 'x', (count, row) => [
    row % 6 ? `${count}.5` : `${count}E3`,
    row % 6 ? count + 0.5 : count * 1000,
  ]),
  // Times
  counted(
    'hours and minutes of a clock without a mark',
    'at',
    (_, row) => [`1${row % 10}${String(5 * row).padStart(2, '0')}h`, 10 + (row % 10) + (5 * row) / 60],
    /read as hours and minutes of a clock/,
  ),
  counted('hours of machines are no clocks', 'hours', (count) => [`${count + 1075}h`, count + 1075]),
  counted('microseconds beside milliseconds', 'latency', (count, row) => [
    row % 2 ? `${count}µs` : `${count}.5ms`,
    row % 2 ? count / 3.6e9 : (count + 0.5) / 3.6e6,
  ]),
  kept(
    'months of age or minutes',
    'age',
    counts.map((count, row) => `${count} ${['y', 'm', 'wk'][row % 3]}`),
    /may be months or minutes/,
  ),
  // Dates
  column('months as Excel abbreviates them in Russian', 'дата', monthsOf('ru'), date(days)),
  column('days of the week of Portuguese', 'data', long('pt', 'long'), date(days)),
  column('a day of the week that is a month too', 'date', long('fr', 'short'), date(days)),
  column(
    'dates in Chinese numerals',
    '日期',
    days.map((day) => {
      const [year, month, ofMonth] = day.split('-') as [string, string, string];
      return `${[...year].map((digit) => numeral(Number(digit))).join('')}年${numeral(Number(month))}月${numeral(Number(ofMonth))}日`;
    }),
    date(days),
  ),
  kept(
    'numbers with a slash in Persian digits are told',
    'n',
    counts.map((count) => `${inScript(count, 0x6f0)}/${inScript(count % 7, 0x6f0)}`),
    /slash between them/,
  ),
  // Tables
  read(
    'words that run across',
    lines(
      ['Feature', ...people].join(),
      ['Colour', ...people.map((_, i) => ['red', 'blue'][i % 2])].join(),
      ['Fuel', ...people.map((_, i) => ['petrol', 'diesel', 'gas'][i % 3])].join(),
    ),
    { Feature: category(['Colour', 'Fuel']) },
    /lie on its side/,
  ),
  read(
    'numbers that run across, by the names of what they measure',
    lines(
      ['name', ...people].join(),
      ['height (cm)', ...counts].join(),
      ['weight', ...prices].join(),
      ['age', ...counts].join(),
    ),
    { name: category(['height (cm)', 'weight', 'age']) },
    /lie on its side/,
  ),
  read(
    'totals that do not add up are told',
    `${csv(['city', 'price'], [cities, prices], ';')}Zwischensumme;5\n`,
    { city: category([...cities, 'Zwischensumme']) },
    /called "Zwischensumme".*not the sum/,
  ),
  read(
    'what pandas says below a table',
    lines(
      '     city   count',
      ...counts.map(
        (count, i) => `${String(i).padEnd(3)}${cities[i]!.padStart(7)}${String(count).padStart(7)}`,
      ),
      '',
      '[12 rows x 2 columns]',
    ),
    { city: category(cities), count: number(counts) },
  ),
  kept(
    'words that say the same in rows and columns are no variables',
    'ok',
    flags.map((flag) => (flag ? 'good' : 'bad')),
  ),
];
