/** Files of a thirteenth collection, written down with what they mean before any of them was read: those that were once misread. */

import { column, lines, read, refused } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { at, day, dmy, many, n, pad, read as seriesRead, values, yq } from './series-writing.ts';
import { type Case, type Cell, category, csv, date, number } from './truth.ts';

const dates = (name: string, header: string, cells: string, its: readonly string[]) =>
  column(name, header, cells.split('|'), date(its));
const numbers = (name: string, cells: string, its: readonly (number | null)[], notes?: RegExp) =>
  column(name, 'amount', cells.split('|'), number(its), notes);
const kept = (name: string, header: string, cells: string, notes: RegExp) =>
  column(name, header, cells.split('|'), category(cells.split('|') as Cell[]), notes);

const three = ['2024-03-05', '2023-12-24', '2024-01-31'];
const quarters = ['2023-07-01', '2023-10-01', '2024-01-01'];

const towns = ['Bonn', 'Jena', 'Ulm', 'Hof'];
const amounts = [12.5, 3.25, 99.75, 7];
const table = { town: category(towns), amount: number(amounts) };
const rows = towns.map((town, i) => `${town},${amounts[i]}`);

const files: readonly Case[] = [
  read(
    'another table of another width below a blank line',
    lines(
      'town,amount,n',
      ...rows.map((row, i) => `${row},${i}`),
      '',
      'day,visits',
      '2024-03-05,5',
      '2024-03-06,7',
    ),
    { ...table, n: number([0, 1, 2, 3]) },
    /3 lines below the table left out: "day", …\. There is a further table/,
  ),
  read(
    'sections of an instrument',
    lines(
      '[Results]',
      'town,amount,n',
      ...rows.map((row, i) => `${row},${i}`),
      '',
      '[Melt]',
      'well,x',
      '1,60',
      '2,61',
      '',
      '[End]',
    ),
    { ...table, n: number([0, 1, 2, 3]) },
    /5 lines below the table left out: "\[Melt\]"/,
  ),
  refused(
    'a further table that is longer',
    lines(
      'town,amount,n',
      ...rows.map((row, i) => `${row},${i}`),
      '',
      'x,y',
      '1,2',
      '2,3',
      '3,4',
      '4,5',
      '5,6',
    ),
    /Row 6 \(line 7\): column 3 \("n"\) has no cell/,
  ),
  refused(
    'rows as long as the header behind a shorter one are never left out',
    lines('town,amount,n', ...rows.map((row, i) => `${row},${i}`), '', 'Kiel,5', 'Köln,6,7'),
    /Row 6 \(line 7\): column 3 \("n"\) has no cell/,
  ),
  refused(
    'a short row without a blank line before it',
    lines('town,amount,n', ...rows.map((row, i) => `${row},${i}`), 'Kiel,5', 'Köln,6'),
    /Row 6: column 3/,
  ),
  read(
    'a drawn line and notes without delimiters',
    lines(
      'day;n',
      '31.12.2019;12',
      '31.12.2020;15',
      '31.12.2021;18',
      '__________',
      'Counted anew.',
      '© An office, 2024',
    ),
    { day: date(['2019-12-31', '2020-12-31', '2021-12-31']), n: number([12, 15, 18]) },
    /3 lines below the table left out/,
  ),
  read(
    'keys with commas before tabs, as Eurostat has it',
    lines('unit,geo\\TIME_PERIOD\t2020 \t2021 ', 'PC,AT\t5.4 \t6.2 b', 'PC,BE\t5.6 \t:', 'PC,BG\t: \t5.3 p'),
    {
      'geo\\TIME_PERIOD': category(['AT', 'BE', 'BG']),
      '2020': number([5.4, 5.6, null]),
      '2021': number([6.2, null, 5.3]),
    },
    /read as columns/,
  ),
  read(
    'an empty last cell between bars',
    lines(
      ' town | amount ',
      '------+--------',
      ' Bonn |   12.5',
      ' Jena |       ',
      ' Ulm  |   99.0',
      '(3 rows)',
    ),
    { town: category(['Bonn', 'Jena', 'Ulm']), amount: number([12.5, null, 99]) },
  ),
  read(
    'a tibble',
    lines(
      '# A tibble: 4 × 2',
      '  town  amount',
      '  <chr>  <dbl>',
      '1 Bonn   12.5 ',
      '2 Jena    3.25',
      '3 Ulm    99.75',
      '4 Hof     7   ',
    ),
    table,
  ),
  read(
    'rows with names of several words, as R prints them',
    lines(
      '              mpg cyl disp',
      'Mazda RX4    21.0   6  160',
      'Datsun 710   22.8   4  108',
      'Hornet Sport 18.7   8  360',
      'Valiant      18.1   6  225',
    ),
    {
      column_1: category(['Mazda RX4', 'Datsun 710', 'Hornet Sport', 'Valiant']),
      mpg: number([21, 22.8, 18.7, 18.1]),
      cyl: number([6, 4, 8, 6]),
    },
  ),
  read(
    'characters as pages of the web write them',
    lines(
      'name,price',
      'Fish &amp; Chips,&pound;12.50',
      'Tea&nbsp;time,&#163;3.25',
      'Fish &amp; Chips,&pound;99',
    ),
    { name: category(['Fish & Chips', 'Tea\u00a0time', 'Fish & Chips']), price: number([12.5, 3.25, 99]) },
    /pages of the web/,
  ),
  read(
    'comments behind exclamation marks, and how the rows are to be read',
    lines(
      '! A line of an analyser',
      '# GHZ S MA R 50',
      '1.5 0.98 -12.5 0.02 45.1',
      '2.5 0.97 -18.2 0.03 40.2',
      '3.5 0.95 -24 0.04 36.9',
      '4.5 0.92 -30.7 0.05 31.4',
    ),
    { column_1: number([1.5, 2.5, 3.5, 4.5]), column_5: number([45.1, 40.2, 36.9, 31.4]) },
    /column_1/,
    'data.s1p',
  ),
  refused(
    'a matrix of Matrix Market',
    lines('%%MatrixMarket matrix coordinate real general', '3 3 2', '1 1 0.5', '2 2 1.5'),
    /Matrix Market/,
  ),
  ...(
    [
      ['sequences', ['>seq1 human', 'ACGTACGT', '>seq2', 'GGTT'], /FASTA/],
      ['an e-mail', ['From: a@x.com', 'To: b@x.com', 'Subject: data', '', 'Hello'], /e-mail/],
      ['a program', ['import pandas as pd', '', 'print(1)'], /a program/],
      ['EDIFACT', ["UNA:+.? 'UNB+UNOC:3+1234:14'"], /EDI/],
      ['a statement of a bank', [':20:STARTUMSE', ':25:10010010/1', ':60F:C240305EUR1,5'], /MT940/],
    ] as const
  ).map(([name, text, words]) => refused(name, lines(...text), words)),
  ...(
    [
      ['a date and a station', ['Date: 2024-03-05', 'Station: X12', 'Operator: AB']],
      ['a subject of a trial', ['Subject: 12', 'Date: 2024-03-05']],
      ['where it goes from and to', ['From: Berlin', 'To: Hamburg']],
    ] as const
  ).map(([name, above]) =>
    read(
      `${name} above a table are no mail`,
      lines(...above, '', 'trial,rt,kind', '1,250.5,a', '2,300.5,b', '3,280.5,a'),
      { rt: number([250.5, 300.5, 280.5]), kind: category(['a', 'b', 'a']) },
      /title lines before the header/,
    ),
  ),
  refused(
    'a mail whose date stands first',
    lines('Date: Tue, 5 Mar 2024 10:00:00 +0100', 'From: A <a@b.example>', 'Subject: hi', '', 'hello, all'),
    /an e-mail/,
  ),
  read('postal codes behind an ID are no SYLK', lines('ID;PLZ;Ort', 'a1;10115;Berlin', 'b2;20095;Hamburg'), {
    ID: category(['a1', 'b2']),
    Ort: category(['Berlin', 'Hamburg']),
  }),
  read('half of a character in an entity stays as it is', lines('a,b', 'x &#55357;,1', 'y,2'), {
    a: category(['x &#55357;', 'y']),
  }),
  read('a column of imports is no program', lines('import', 'oil', 'gas', 'oil'), {
    import: category(['oil', 'gas', 'oil']),
  }),
  read(
    'a total that was never computed',
    lines('town,amount', ...rows, 'Total,'),
    table,
    /last row holds totals/,
  ),
  refused(
    'commas within numbers and between them',
    lines('a,b', '1,5,2,5', '3,1,4,7', '2,2,1,9'),
    /4 numbers, the header 2 names/,
  ),
];

export const thirteenth: readonly Case[] = [
  ...files,
  dates('short years of an emperor', 'when', 'R6.3.5|R5.12.24|R6.1.31', three),
  dates(
    'years of several emperors',
    'when',
    '平成31年4月30日|令和元年5月1日|昭和63年12月24日|大正15年12月24日',
    ['2019-04-30', '2019-05-01', '1988-12-24', '1926-12-24'],
  ),
  dates('years of Taiwan', 'when', '民國113年3月5日|民國112年12月24日|民國113年1月31日', three),
  kept('what may be versions or years of an era', 'r', 'R4.3.1|R4.2.2|R4.3.2', /or like versions/),
  dates('halves of short years are no clocks', 'half', '1H22|2H22|1H23|2H23', [
    '2022-01-01',
    '2022-07-01',
    '2023-01-01',
    '2023-07-01',
  ]),
  dates('quarters in words', 'period', 'Third quarter 2023|Fourth quarter 2023|First quarter 2024', quarters),
  dates(
    'quarters in German words',
    'zeit',
    'drittes Quartal 2023|viertes Quartal 2023|erstes Quartal 2024',
    quarters,
  ),
  dates('quarters in Roman figures', 'period', 'III/2023|IV/2023|I/2024', quarters),
  dates('quarters in Roman figures behind', 'period', '2023 III|2023 IV|2024 I', quarters),
  dates(
    'a place behind the clock',
    'when',
    '2024-03-05 13:45 Europe/Berlin|2024-07-07 23:59 Europe/Berlin|2024-01-31 12:00 America/New_York',
    ['2024-03-05T12:45', '2024-07-07T21:59', '2024-01-31T17:00'],
  ),
  dates('days and hours in ten digits', 'MESS_DATUM', '2024030500|2024030501|2024030523', [
    '2024-03-05',
    '2024-03-05T01:00',
    '2024-03-05T23:00',
  ]),
  dates('days, hours and minutes in twelve digits', 'time', '202403051345|202312240015|202401311200', [
    '2024-03-05T13:45',
    '2023-12-24T00:15',
    '2024-01-31T12:00',
  ]),
  numbers('myriads in parts', '2億3000万|1億|9500万|12億500万', [230e6, 1e8, 95e6, 1205e6]),
  numbers('Korean myriads in parts', '2억 3000만|1억|9500만|12억 500만', [230e6, 1e8, 95e6, 1205e6]),
  numbers('margins of error', '±1,234|±99|*****|±812', [1234, 99, null, 812], /±/),
  column(
    'stars that are drawn',
    'rating',
    '★★★☆☆|★★★★★|★☆☆☆☆|☆☆☆☆☆'.split('|'),
    number([3, 5, 1, 0]),
    /stars/,
  ),
  column('stars in emoji', 'rating', '⭐⭐⭐|⭐|⭐⭐⭐⭐½|⭐⭐'.split('|'), number([3, 1, 4.5, 2]), /stars/),
  numbers(
    'intervals in brackets',
    '1.25 [0.80, 1.90]|0.50 [0.30, 0.90]|2.20 [1.10, 4.40]',
    [1.25, 0.5, 2.2],
    /…/,
  ),
  numbers('lowest prices', 'from $12.50|from $99|from $1,250', [12.5, 99, 1250], /"from"/),
  numbers(
    'pay by the year',
    '$85,000 per year|$120,000 per year|$62,500 per year',
    [85000, 120000, 62500],
    /per year/,
  ),
  numbers('counts with a word in parentheses', '(1,234 reviews)|(56 reviews)|(7 reviews)', [1234, 56, 7]),
  numbers(
    'a second unit in parentheses',
    '85 kW (116 PS)|110 kW (150 PS)|55 kW (75 PS)',
    [85, 110, 55],
    /in kW/,
  ),
  numbers('powers of ten alone', '10^5|10^6|10^3', [1e5, 1e6, 1e3]),
  numbers('fractions of inches', '3/8"|1/2"|1"|5/16"', [0.375, 0.5, 1, 0.3125], /fractions/),
  numbers(
    'points that may stand between thousands are told',
    '45.000 km|120.500 km|8.900 km',
    [45, 120.5, 8.9],
    /^.*Points are read as decimal points/m,
  ),
  kept(
    'spans of numbers are told',
    'temp',
    '12.5-15.0|8.1-11.2|20.0-25.5|3.3-7.9',
    /temp: .*Each cell holds several numbers/,
  ),
  kept(
    'two coordinates are told',
    'position',
    '48.137, 11.575|52.520, 13.405|50.938, 6.960',
    /Each cell holds several/,
  ),
  kept('sides are told', 'dims', '10x20x30|15x15x40|8x12x20', /Each cell holds several/),
  kept('zeros in front of decimals are told', 'v', '007.50|012.25|099.00|000.10', /zeros in front/),
  kept(
    'numbers beside unknown words are told',
    'v',
    'v 1.25 beta|v 1.5 beta|v 2.75 beta',
    /beside words or marks/,
  ),
  ...(
    [
      ['bands', '18-24|25-34|35-44|45-54'],
      ['addresses of machines', '192.168.0.1|10.0.0.25|172.16.4.8|8.8.8.8'],
      ['telephone numbers', '030-1234567|089-7654321|040-1112223'],
      ['codes of bills', 'INV-0012|INV-0013|INV-0014'],
    ] as const
  ).map(([name, cells]) => kept(`${name} need no note`, 'code', cells, /^code: category, \d values$/m)),
  kept(
    'words in a language that is not known, beside names of months that are',
    'when',
    '5 mars 2024|24 dhjetor 2023|31 janar 2024|15 gusht 2023',
    /form that is not known/,
  ),
  dates(
    'clocks with points and halves of the day',
    'when',
    '5/3/2024 1.45pm|24/12/2023 12.15am|31/1/2024 12.00pm',
    ['2024-03-05T13:45', '2023-12-24T00:15', '2024-01-31T12:00'],
  ),
  dates('hyphens between all parts', 'when', '2024-03-05-13-45-10|2023-12-24-00-15-00|2024-01-31-12-00-59', [
    '2024-03-05T13:45',
    '2023-12-24T00:15',
    '2024-01-31T12:00',
  ]),
  dates(
    'a word before the day',
    'when',
    'Posted on March 5, 2024|Posted on December 24, 2023|Posted on January 31, 2024',
    three,
  ),
  dates('actual and estimated quarters', 'quarter', '3Q23A|4Q23E|1Q24E', quarters),
  numbers('negatives in angle brackets', '<12.50>|99.00|<15.25>|7.00', [-12.5, 99, -15.25, 7]),
  numbers(
    'minutes and seconds of runners',
    `4'58"|5'19"|6'30"`,
    [4 + 58 / 60, 5 + 19 / 60, 6.5].map((m) => m / 60),
  ),
  numbers('years and months in letters', '3y 4m|10y 0m|0y 6m', [
    3 * 365.25 * 24 + 4 * 30.4375 * 24,
    10 * 365.25 * 24,
    6 * 30.4375 * 24,
  ]),
  numbers('figures that an office withholds', '125|48|(D)|1204|(S)|77|310|2001', [
    125,
    48,
    null,
    1204,
    null,
    77,
    310,
    2001,
  ]),
  numbers(
    '-999.25 of well logs is told',
    '12.5|3.25|-999.25|7.75|99.5',
    [12.5, 3.25, -999.25, 7.75, 99.5],
    /-999\.25 occurs once/,
  ),
  numbers(
    'what programs fill arrays with is told',
    '12.5|3.25|1e20|7.75',
    [12.5, 3.25, 1e20, 7.75],
    /far above all others/,
  ),
  column(
    'numbers of cards are told',
    'card',
    ['4111111111111111', '5500005555555559', '6011000000000004'],
    number([4111111111111111, 5500005555555559, 6011000000000004]),
    /if these are codes/,
  ),
  column(
    'seconds since 1904 are told',
    'timestamp',
    ['3792491100', '3786221700', '3789547200'],
    number([3792491100, 3786221700, 3789547200]),
    /these may be times/,
  ),
  kept('few numbers beside a word are told', 'tmpf', '46.40|M|44.60|44.60|M', /"M" is not/),
  kept(
    'days with clocks in an unknown zone are told',
    'seen',
    '2024-03-05 13:45:10 XYZT|2023-12-24 00:15:00 XYZT|2024-01-31 12:00:59 XYZT',
    /in a form that is not known/,
  ),
  dates('digits with an offset', 'when', '20240305T134510+0100|20231224T001500+0100|20240131T120059-0500', [
    '2024-03-05T12:45',
    '2023-12-23T23:15',
    '2024-01-31T17:00',
  ]),
  dates(
    'a clock behind a dash is no end',
    'when',
    '05/03/2024 - 13:45|24/12/2023 - 00:15|31/01/2024 - 12:00',
    ['2024-03-05T13:45', '2023-12-24T00:15', '2024-01-31T12:00'],
  ),
  dates(
    'Chinese days of the week',
    'when',
    '2024年3月5日 星期二|2023年12月24日 星期日|2024年1月31日 星期三',
    three,
  ),
  dates('a comma behind the year', 'when', '2024, March|2023, December|2024, January', [
    '2024-03-01',
    '2023-12-01',
    '2024-01-01',
  ]),
  column('stars of significance', 'sig', '*|**|***|*|ns'.split('|'), category(['*', '**', '***', '*', 'ns'])),
];

const digits = (i: number, unit: 'hour' | 'minute') => {
  const at = new Date(Date.UTC(2024, 0, 15) + i * (unit === 'hour' ? 3_600_000 : 60_000));
  return Number(
    at
      .toISOString()
      .replace(/\D/g, '')
      .slice(0, unit === 'hour' ? 10 : 12),
  );
};
const roman = ['I', 'II', 'III', 'IV'];
const words = ['First', 'Second', 'Third', 'Fourth'];

export const thirteenthSeries: readonly SeriesCase[] = [
  seriesRead(
    'days and hours in ten digits',
    many((i) => digits(i, 'hour')),
  ),
  seriesRead(
    'minutes in twelve digits',
    many((i) => digits(i, 'minute')),
  ),
  seriesRead(
    'quarters in Roman figures',
    many((i) => `${roman[yq(i).quarter - 1]}/${yq(i).year}`),
  ),
  seriesRead(
    'quarters in Roman figures behind',
    many((i) => `${yq(i).year} ${roman[yq(i).quarter - 1]}`),
  ),
  seriesRead(
    'quarters in words',
    many((i) => `${words[yq(i).quarter - 1]} quarter ${yq(i).year}`),
  ),
  seriesRead(
    'months of an emperor',
    many((i) => `令和${3 + Math.floor(i / 12)}年${(i % 12) + 1}月`),
  ),
  seriesRead(
    'days of an emperor',
    many((i) => `R6.${pad(1 + Math.floor((i + 14) / 31))}.${pad(((i + 14) % 31) + 1)}`),
  ),
  seriesRead(
    'years of several emperors',
    many((i) => (i < n - 5 ? `平成${31 - (n - 6) + i}年1月` : `令和${i - n + 7}年1月`)),
  ),
  seriesRead(
    'weeks by their last days',
    many((i) => `W/E ${dmy(i, '/', 7)}`),
  ),
  seriesRead(
    'days of the year',
    many((i) => `2024-${String(41 + i).padStart(3, '0')}`),
  ),
  seriesRead(
    'days of the week, one of which is a month in another language',
    many((i) => `${['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'][at(i).getUTCDay()]} ${dmy(i, '/')}`),
  ),
  {
    name: 'rows ahead without a target are told',
    timestamp: 'day',
    target: 'n',
    text: csv(['day', 'price', 'n'], [many(day), many((i) => i % 3), [...values, '', '']]),
    truth: { '': values },
    notes: /ends with rows that have no target/,
  },
  seriesRead(
    'decades',
    many((i) => `${1700 + 10 * i}s`),
  ),
];
