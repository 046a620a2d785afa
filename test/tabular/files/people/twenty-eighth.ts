/** A twenty-eighth collection: lengths of time in many languages, flags and eras behind numbers, sides of the globe, statements,
 * figures below a table, files of one column. */

import { column, counted, kept, read } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { boolean, type Case, category, cities, counts, csv, date, days, number, prices } from './truth.ts';

const minutes = [80, 45, 125, 61, 190, 75, 300, 62, 99, 150, 64, 121];
const hours = minutes.map((all) => all / 60);
const written = (hour: string, minute: string, between = '') =>
  minutes.map((all) => {
    const [h, m] = [Math.floor(all / 60), all % 60];
    return [h > 0 ? `${h}${hour}` : '', m > 0 ? `${m}${minute}` : ''].filter(Boolean).join(between);
  });
const durations = (
  [
    ['Chinese', '小时', '分', ''],
    ['Chinese, long', '个小时', '分钟', ''],
    ['Japanese', '時間', '分', ''],
    ['Korean', '시간', '분', ' '],
    ['Russian', ' ч', ' мин', ' '],
    ['Polish', ' godz.', ' min', ' '],
    ['German', ' Stunden', ' Minuten', ' und '],
    ['Spanish', ' horas', ' minutos', ' y '],
    ['Turkish', ' saat', ' dk', ' '],
    ['Swedish', ' timmar', ' minuter', ' och '],
  ] as const
)
  .filter(([language]) => language !== 'Chinese, long')
  .map(([language, hour, minute, between]) =>
    column(`a length of time in ${language}`, 'length', written(hour, minute, between), number(hours)),
  );

const gaps = [0, 12.5, 31.3, 45, 62.1, 71, 83.7, 99.9, 121, 133, 150.2, 171.8];
const truths = ['yes', 'no', 'Y', 'N', 'TRUE', 'FALSE', '1', '0', 'Yes', 'No', 'true', 'false'];
const years = [-300, -44, 14, 79, -27, 117, 180, -509, 212, 337, 395, 410];
const degrees = [16.894, -3.7038, 2.3522, -0.1276, 12.4964, -9.1393, 4.9, 18.06, -8.61, 21.01, 14.42, -1.5];
const euros = counts.map((count) => count * 10);

export const twentyEighth: readonly Case[] = [
  ...durations,
  column(
    'gaps behind the first, with a plus',
    'gap',
    gaps.map((gap, row) => {
      const seconds = (gap % 60).toFixed(1).padStart(4, '0');
      return row === 0 ? '—' : `+${Math.floor(gap / 60)}:${seconds}`;
    }),
    number(gaps.map((gap, row) => (row === 0 ? null : gap / 3600))),
  ),
  kept('what zones are ahead are no times', 'zone', [
    '+02:00',
    '+05:30',
    '+01:00',
    '+05:45',
    '+02:00',
    '+05:30',
    '+01:00',
    '+02:00',
    '+09:00',
    '+03:30',
    '+01:00',
    '+02:00',
  ]),
  column(
    'words of several hands for true and false',
    'member',
    truths,
    boolean(truths.map((_, row) => row % 2 === 0)),
  ),
  column(
    'flags of a laboratory',
    'K',
    prices.map((price, row) => `${price}${['', ' H', ' L', ' HH'][row % 4]}`),
    number(prices),
    /marks/i,
  ),
  counted('hours beside seconds are no debits', 'wait', (count, row) => [
    row % 2 ? `${count} h` : `${count} s`,
    row % 2 ? count : count / 3600,
  ]),
  column(
    'years before an era',
    'year',
    years.map((year) => (year < 0 ? `${-year} BC` : `${year} AD`)),
    number(years),
    /BC are read as minus/,
  ),
  column(
    'years before an era beside plain ones',
    'year',
    years.map((year) => (year < 0 ? `${-year} BCE` : String(year))),
    number(years),
    /BCE are read as minus/,
  ),
  column(
    'the side of the globe before degrees',
    'lon',
    degrees.map((value) => `${value < 0 ? 'W' : 'E'} ${Math.abs(value)}°`),
    number(degrees),
  ),
  kept('codes of illnesses are no degrees', 'code', [
    'E11.9',
    'N18.3',
    'S72.0',
    'E11.9',
    'N18.3',
    'S72.0',
    'E11.9',
    'N18.3',
    'S72.0',
    'E11.9',
    'N18.3',
    'S72.0',
  ]),
  column(
    'O beside E is west',
    'lon',
    degrees.map((value) => {
      const size = Math.abs(value);
      return `${Math.floor(size)}°${((size % 1) * 60).toFixed(6)}'${value < 0 ? 'O' : 'E'}`;
    }),
    number(degrees),
  ),
  column(
    'O alone may be either side',
    'lon',
    degrees.map((value) => `${Math.floor(Math.abs(value))}°30'O`),
    number(degrees.map((value) => Math.floor(Math.abs(value)) + 0.5)),
    /O is read as east/,
  ),
  counted('seconds that were rounded to sixty', 'lat', (count) => [
    `${count % 60}°05'60.0"N`,
    (count % 60) + 0.1,
  ]),
  counted('lengths of time with the same minutes', 'length', (count) => [
    `${(count % 60) + 1}h 30m`,
    (count % 60) + 1.5,
  ]),
  counted('feet and half inches', 'height', (count) => [`5' ${count % 12}½"`, 5 + ((count % 12) + 0.5) / 12]),
  column(
    'percent in words of several hands',
    'rate',
    prices.map((price, row) => `${price}${['%', ' percent', ' pct', ' per cent'][row % 4]}`),
    number(prices),
  ),
  kept(
    'shares beside percent in words are told',
    'rate',
    counts.map((count, row) => (row % 2 ? `${count + 1} percent` : (count / 2000).toFixed(3))),
    /percent sign/,
  ),
  counted('yens by sign and by word', 'price', (count, row) => [row % 2 ? `¥${count}` : `${count}円`, count]),
  counted('lakhs beside crores of rupees', 'price', (count, row) => [
    row % 2 ? `₹ ${count} Cr` : `${count} Lakh`,
    count * (row % 2 ? 1e7 : 1e5),
  ]),
  column(
    'months of eras that follow one another',
    'time',
    days.map((day) => `${Number(day.slice(0, 4)) < 2024 ? '令和5' : '令和6'}年${Number(day.slice(5, 7))}月`),
    date(days.map((day) => `${day.slice(0, 7)}-01`)),
  ),
  counted('millimetres are no millions', 'rain', (count) => [`${count} mm`, count]),
  counted('millimetres in capitals', 'rain', (count) => [`${count}MM`, count]),
  counted('millimetres beside metres', 'length', (count, row) => [
    row % 2 ? `${count} m` : `${count} mm`,
    row % 2 ? count : count / 1000,
  ]),
  counted('no nought stands before thousands', 'share', (count) => [
    `0,${String(100 + (count % 800))}`,
    (100 + (count % 800)) / 1000,
  ]),
  counted('a dash for nothing behind the mark shows thousands', 'price', (count) => [
    `${1 + (count % 9)}.${String(100 + (count % 800))},-`,
    1000 * (1 + (count % 9)) + 100 + (count % 800),
  ]),
  counted('hours and minutes of a French clock are no halves of years', 'length', (_, row) => [
    row % 2 ? '1h30' : '2h30',
    row % 2 ? 1.5 : 2.5,
  ]),
  column(
    'first days of Chinese years',
    'time',
    counts.map((_, row) => `${2001 + row}年1月1日`),
    date(counts.map((_, row) => `${2001 + row}-01-01`)),
  ),
  kept(
    'short years that may come first',
    'date',
    days.map((day) => day.slice(2)),
    /no value shows whether the day or the month comes first/,
  ),
  counted(
    'seconds before 1970',
    'date',
    (count) => [String(-140_000_000 - count * 86_400), -140_000_000 - count * 86_400],
    /after its name these may be times/,
  ),
  counted(
    'days of a spreadsheet long ago',
    'date',
    (count) => [String(16_000 + count), 16_000 + count],
    /after its name these may be days/,
  ),
  read(
    'a clock of the military in the first row',
    csv(['id', 'start'], [cities, counts.map((_, row) => (row === 0 ? '0630h' : `1${row % 10}30h`))]),
    { start: number(counts.map((_, row) => (row === 0 ? 6.5 : 10 + (row % 10) + 0.5))) },
  ),
  read(
    'two balances below the entries of a statement',
    `${csv(
      ['day', 'text', 'amount', 'balance'],
      [days, cities, euros.map((value) => `${value},50 EUR`), counts.map((value) => `${value},00 EUR`)],
      ';',
    )};Alter Kontostand;;5.000,00 EUR\n;Neuer Kontostand;;6.123,00 EUR\n`,
    { day: date(days), text: category(cities), amount: number(euros.map((value) => value + 0.5)) },
    /2 rows hold balances/,
  ),
  read(
    'figures below a table, one of them reckoned otherwise',
    `${csv(['city', 'count'], [cities, counts])}Mean,216\nStd Dev,399.9\nMax,1500\n`,
    { city: category(cities), count: number(counts) },
    /3 rows hold totals or averages/,
  ),
  read(
    'one column of lengths of time',
    csv(
      ['length'],
      [
        written('h', 'm', ' ').map((text) =>
          text.includes(' ') ? text : text.endsWith('h') ? `${text} 0m` : `0h ${text}`,
        ),
      ],
    ),
    { length: number(hours) },
  ),
  read(
    'one column of prices with a currency',
    csv(['price'], [prices.map((price) => `${String(price).replace('.', ',')} €`)], ';'),
    { price: number(prices) },
  ),
  read('one column of moments', csv(['when'], [days.map((day) => `${day} 10:00`)]), {
    when: date(days.map((day) => `${day}T10:00`)),
  }),
];

const n = 24;
const months = Array.from({ length: n }, (_, i) => new Date(Date.UTC(2020, i, 1)).toISOString().slice(0, 10));
const dayAfter = (count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2022, 0, 1 + i)).toISOString().slice(0, 10));
const wave = (count: number, by = 1) =>
  Array.from({ length: count }, (_, i) => by * Math.round(100 + 20 * Math.sin((i * Math.PI) / 6) + i));

export const twentyEighthSeries: readonly SeriesCase[] = [
  {
    name: 'months, and days from then on',
    text: csv(
      ['date', 'sales'],
      [
        [...months, ...dayAfter(60)],
        [...wave(n, 30), ...wave(60)],
      ],
    ),
    timestamp: 'date',
    target: 'sales',
    truth: { '': [...wave(n, 30), ...wave(60)] },
    notes: /counted one after another/,
  },
  {
    name: 'a series whose name is written in two ways',
    text: csv(
      ['shop', 'date', 'sales'],
      [
        [...months.map(() => 'Bonn'), ...months.map(() => 'BONN')],
        [...months, ...months],
        [...wave(n), ...wave(n, 2)],
      ],
    ),
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    truth: { Bonn: wave(n), BONN: wave(n, 2) },
    notes: /look alike are forecast as different ones: "Bonn", "BONN"/,
  },
  {
    name: 'a series that is the sum of the others',
    text: csv(
      ['shop', 'date', 'sales'],
      [
        ['a', 'b', 'All shops'].flatMap((shop) => months.map(() => shop)),
        [...months, ...months, ...months],
        [...wave(n), ...wave(n, 2), ...wave(n, 3)],
      ],
    ),
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    truth: { a: wave(n), b: wave(n, 2), 'All shops': wave(n, 3) },
    notes: /Series "All shops" is the sum of all others/,
  },
];
