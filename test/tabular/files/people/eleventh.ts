/** Files of an eleventh collection: written down, with what they mean, before any of them was read. */

import { column, lines, read, refused } from './plain-file.ts';
import type { SeriesCase } from './series.ts';
import { at, day, hourMs, iso, many, n, pad, read as seriesRead, values, ym } from './series-writing.ts';
import { type Case, category, csv, date, number } from './truth.ts';
import { workbook } from './workbook.ts';

const five = ['2024-03-05', '2023-12-24', '2024-01-31', '2023-08-15', '2024-02-29'];
const dates = (name: string, cells: readonly string[], its = five, notes?: RegExp, header = 'day') =>
  column(name, header, cells, date(its), notes);
const kept = (name: string, cells: readonly string[], notes: RegExp, header = 'day') =>
  column(name, header, cells, category(cells), notes);
const missing = (word: string) =>
  column(
    `missing: ${word}`,
    'amount',
    ['12.5', '3.25', word, '7.75', '99.5', word, '4.25', '18.5'],
    number([12.5, 3.25, null, 7.75, 99.5, null, 4.25, 18.5]),
  );

const towns = ['Bonn', 'Jena', 'Ulm', 'Bonn', 'Hof', 'Ulm'];
const amounts = [12.5, 3.25, 99.75, 7, 18.5, 4.25];
const truth = { town: category(towns), amount: number(amounts) };
const rows = towns.map((town, i) => `${town},${amounts[i]}`);

const townFile = (names: string) => csv(['town', 'n'], [names.split(' '), names.split(' ').map((_, i) => i)]);
const cyrillic = 'Москва Казань Пермь Москва Омск Уфа'.split(' ');
const wide = Buffer.from(csv(['город', 'сумма'], [cyrillic, amounts], '\t'), 'utf16le');

const cells: readonly Case[] = [
  dates('Bulgarian', [
    '5 март 2024 г.',
    '24 декември 2023 г.',
    '31 януари 2024 г.',
    '15 август 2023 г.',
    '29 февруари 2024 г.',
  ]),
  dates('Serbian', [
    '5. март 2024.',
    '24. децембар 2023.',
    '31. јануар 2024.',
    '15. август 2023.',
    '29. фебруар 2024.',
  ]),
  dates('Slovak', [
    '5. marca 2024',
    '24. decembra 2023',
    '31. januára 2024',
    '15. augusta 2023',
    '29. februára 2024',
  ]),
  dates('Catalan', [
    '5 de març de 2024',
    '24 de desembre de 2023',
    '31 de gener de 2024',
    "15 d'agost de 2023",
    '29 de febrer de 2024',
  ]),
  dates('Lithuanian', [
    '2024 m. kovo 5 d.',
    '2023 m. gruodžio 24 d.',
    '2024 m. sausio 31 d.',
    '2023 m. rugpjūčio 15 d.',
    '2024 m. vasario 29 d.',
  ]),
  dates('Latvian', [
    '2024. gada 5. marts',
    '2023. gada 24. decembris',
    '2024. gada 31. janvāris',
    '2023. gada 15. augusts',
    '2024. gada 29. februāris',
  ]),
  dates('Arabic', ['5 مارس 2024', '24 ديسمبر 2023', '31 يناير 2024', '15 أغسطس 2023', '29 فبراير 2024']),
  dates('Hebrew', ['5 במרץ 2024', '24 בדצמבר 2023', '31 בינואר 2024', '15 באוגוסט 2023', '29 בפברואר 2024']),
  dates('Icelandic', [
    '5. mars 2024',
    '24. desember 2023',
    '31. janúar 2024',
    '15. ágúst 2023',
    '29. febrúar 2024',
  ]),
  dates('months in Roman figures', ['5.III.2024', '24.XII.2023', '31.I.2024', '15.VIII.2023', '29.II.2024']),
  dates('spaces around slashes', [
    '05 / 03 / 2024',
    '24 / 12 / 2023',
    '31 / 01 / 2024',
    '15 / 08 / 2023',
    '29 / 02 / 2024',
  ]),
  dates('a mark of a footnote behind a day', [
    '2024-03-05',
    '2023-12-24*',
    '2024-01-31',
    '2023-08-15',
    '2024-02-29†',
  ]),
  dates(
    'clocks of China, Japan and Korea',
    [
      '2024年3月5日 下午1:45',
      '2023年12月24日 午前0時15分',
      '2024년 1월 31일 오후 12:00',
      '2023年8月15日 上午6:30',
      '2024年2月29日 午後11時59分',
    ],
    ['2024-03-05T13:45', '2023-12-24T00:15', '2024-01-31T12:00', '2023-08-15T06:30', '2024-02-29T23:59'],
  ),
  dates(
    'months of Eurostat',
    ['2023M10', '2023M11', '2023M12', '2024M01'],
    ['2023-10-01', '2023-11-01', '2023-12-01', '2024-01-01'],
    undefined,
    'month',
  ),
  dates(
    'months of Stata',
    ['2023m10', '2023m11', '2023m12', '2024m1'],
    ['2023-10-01', '2023-11-01', '2023-12-01', '2024-01-01'],
    undefined,
    'month',
  ),
  dates(
    'Chinese quarters',
    ['2023年第3季度', '2023年第4季度', '2024年第1季度'],
    ['2023-07-01', '2023-10-01', '2024-01-01'],
    undefined,
    'quarter',
  ),
  dates(
    '2024 week 1',
    ['2024 week 1', '2024 week 2', '2024 week 3'],
    ['2024-01-01', '2024-01-08', '2024-01-15'],
    undefined,
    'week',
  ),
  dates(
    'CET is a zone, not a Thursday',
    ['2024-03-05 13:45 CET', '2024-07-07 23:59 CEST', '2024-03-09 06:30 CET'],
    ['2024-03-05T12:45', '2024-07-07T21:59', '2024-03-09T05:30'],
  ),
  kept(
    'Croatian months are told',
    ['5. ožujka 2024.', '24. prosinca 2023.', '31. siječnja 2024.', '15. kolovoza 2023.'],
    /look like dates in a form that is not known/,
  ),
  kept(
    'Thai months are told',
    ['5 มี.ค. 2567', '24 ธ.ค. 2566', '31 ม.ค. 2567', '15 ส.ค. 2566'],
    /look like dates in a form that is not known/,
  ),
  kept('Buddhist years are told', ['5/3/2567', '24/12/2566', '31/1/2567', '15/8/2566'], /Buddhist/),
  kept('days in six digits are told', ['050324', '241223', '310124', '150823'], /ddmmyy/),
  column(
    'days in six digits, year first, are told',
    'date',
    ['240305', '231224', '240131', '230815'],
    number([240305, 231224, 240131, 230815]),
    /yymmdd/,
  ),
  kept(
    'dates with words behind are told',
    ['2024-03-05 (est.)', '2024-01-31', '2023-08-15', '2023-10-01', '2024-05-05', '2024-06-06'],
    /Most cells are dates, but not "2024-03-05 \(est\.\)"/,
  ),
  ...['(–)', '--.-', '－', 'OL', '#N/A N/A', 'Err:502', 'ingen data', '該当なし', 'timeout'].map(missing),
  column(
    'rupiahs',
    'amount',
    ['Rp1.234.500', 'Rp99.000', 'Rp15.000.000', 'Rp950'],
    number([1234500, 99000, 15000000, 950]),
  ),
  column(
    '-99.9 beside small numbers',
    'tmax',
    ['2.1', '3.4', '-99.9', '1.0', '-0.8', '-99.9', '4.4'],
    number([2.1, 3.4, -99.9, 1, -0.8, -99.9, 4.4]),
    /-99\.9 occurs 2 times/,
  ),
  column(
    '99.99 beside small numbers',
    'rain',
    ['0.00', '0.12', '99.99', '0.03', '1.20', '99.99', '0.05'],
    number([0, 0.12, 99.99, 0.03, 1.2, 99.99, 0.05]),
    /99\.99 occurs 2 times/,
  ),
];

const files: readonly Case[] = [
  read('UTF-16 without a mark, Cyrillic', wide, { город: category(cyrillic), сумма: number(amounts) }),
  read('UTF-16 without a mark, Cyrillic, big endian', Buffer.from(wide).swap16(), {
    город: category(cyrillic),
    сумма: number(amounts),
  }),
  refused(
    'Words of East Asia in ISO-2022-JP',
    Buffer.from('636974792c6e0a1b2442456c357e1b28422c310a1b244242673a651b28422c320a', 'hex'),
    /ISO-2022-JP/,
  ),
  ...[
    'Sørensen Nicolò Müller Muñoz Gonçalves Åkesson',
    'Þórður Sigríður Guðrún Æsa Ýmir Þóra',
    'Café Né £m ¿Qué 12° m³',
  ].map((names) =>
    read(
      `Latin-1: ${names}`,
      Buffer.from(townFile(names), 'latin1'),
      { town: category(names.split(' ')) },
      /Windows-1252/,
    ),
  ),
  ...['ORCID', 'parent', 'GRIBs', 'CDFa'].map((name) =>
    read(`a column named ${name}`, csv([name, 'amount'], [towns, amounts]), {
      [name]: category(towns),
      amount: number(amounts),
    }),
  ),
  refused('LZ4', Buffer.from('04224d186440a7', 'hex'), /LZ4/),
  refused(
    'an encrypted Parquet file',
    Buffer.concat([Buffer.from('PARE'), Buffer.alloc(60)]),
    /encrypted Parquet/,
  ),
  read(
    'a workbook with a format of its own below those of Excel',
    workbook({
      A: [['month', 'v'], ...[45292, 45323, 45352, 45383].map((serial, i) => [{ month: serial }, i + 0.5])],
    }),
    { month: date(['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01']) },
    undefined,
    'data.xlsx',
  ),
  read(
    'a workbook with lengths of time above a day',
    workbook({ A: [['spent', 'v'], ...[1.5, 0.25, 2, 3.5].map((clock, i) => [{ clock }, i + 0.5])] }),
    { spent: number([36, 6, 48, 84]) },
    undefined,
    'data.xlsx',
  ),
  read(
    'JSON with names of columns beside rows of cells',
    JSON.stringify({
      meta: { view: { columns: [{ name: 'town' }, { name: 'amount' }] } },
      data: towns.map((town, i) => [town, amounts[i]]),
    }),
    truth,
    undefined,
    'data.json',
  ),
  read('two colons between cells', lines(...towns.map((town, i) => `${i + 1}::${town}::${amounts[i]}`)), {
    column_2: category(towns),
    column_3: number(amounts),
  }),
  read(
    'rows of keys under the names',
    lines(
      '"Title","CPI","Rate"',
      '"CDID","D7BT","D7G7"',
      '"PreUnit","",""',
      '"Unit","Index, 2015=100","%"',
      '"Release date","14-02-2024","14-02-2024"',
      '"1990","54.2","7.0"',
      '"1991","58.3","7.5"',
      '"1992","60.8","4.3"',
      '"1993","62.3","2.5"',
    ),
    {
      Title: number([1990, 1991, 1992, 1993]),
      CPI: number([54.2, 58.3, 60.8, 62.3]),
      Rate: number([7, 7.5, 4.3, 2.5]),
    },
    /4 rows of keys/,
  ),
  read(
    'options of a question under its name',
    lines(
      'id,How old are you?,Which fruits?,,',
      ',Open-Ended Response,Apple,Pear,Plum',
      '1,34,Apple,,Plum',
      '2,27,,Pear,',
      '3,51,Apple,Pear,',
      '4,45,,,Plum',
    ),
    { id: number([1, 2, 3, 4]), 'How old are you? Open-Ended Response': number([34, 27, 51, 45]) },
    /header has two rows/,
  ),
  read(
    'a third row that names the index',
    lines(
      'Price,Close,High',
      'Ticker,AAPL,AAPL',
      'Date,,',
      '2024-01-02,185.5,188.4',
      '2024-01-03,184.2,185.8',
      '2024-01-04,181.9,183.0',
      '2024-01-05,181.1,182.7',
    ),
    {
      Date: date(['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']),
      Close: number([185.5, 184.2, 181.9, 181.1]),
    },
    /"AAPL" of all columns/,
  ),
  read(
    'a row of widths under the names',
    lines(
      '# retrieved 2024',
      'site\tdate\tflow',
      '15s\t20d\t14n',
      '0164\t2024-03-01\t12500',
      '0164\t2024-03-02\t13100',
      '0165\t2024-03-03\t12900',
      '0165\t2024-03-04\t12000',
    ),
    {
      date: date(['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04']),
      flow: number([12500, 13100, 12900, 12000]),
    },
    /widths/,
  ),
  read(
    'names and units behind comment signs',
    lines(
      '#MM DD WDIR WSPD',
      '#mo dy degT m/s',
      '03 05 210 5.1',
      '03 06 215 5.6',
      '03 07 MM 6.0',
      '03 08 220 6.2',
    ),
    { WDIR: number([210, 215, null, 220]), WSPD: number([5.1, 5.6, 6, 6.2]) },
  ),
  read(
    'names behind a comment sign, between spaces',
    lines('# town amount', ...towns.map((town, i) => `${town} ${amounts[i]}`)),
    truth,
  ),
  read(
    'pages of a shell of a database',
    lines(
      '',
      '        ID TOWN       AMOUNT',
      '---------- ------ ----------',
      '         1 Bonn         12.5',
      '         2 Jena         3.25',
      '',
      '        ID TOWN       AMOUNT',
      '---------- ------ ----------',
      '         3 Ulm         99.75',
      '         4 Hof             7',
      '',
      '4 rows selected.',
    ),
    { TOWN: category(['Bonn', 'Jena', 'Ulm', 'Hof']), AMOUNT: number([12.5, 3.25, 99.75, 7]) },
  ),
  read(
    'fixed width with several words in a cell',
    lines(
      'Name              Age  City',
      'John Smith         34  New York',
      'Anna Maria Lopez   27  Los Angeles',
      'Bob                51  Boston',
      'Li Wei             45  San Francisco',
    ),
    {
      Name: category(['John Smith', 'Anna Maria Lopez', 'Bob', 'Li Wei']),
      Age: number([34, 27, 51, 45]),
      City: category(['New York', 'Los Angeles', 'Boston', 'San Francisco']),
    },
  ),
  read(
    'many lines of an instrument above the table',
    lines(
      ...Array.from({ length: 45 }, (_, i) => `Parameter ${i}: value ${3 * i}`),
      '',
      'town,amount',
      ...rows,
    ),
    truth,
    /46 title lines/,
  ),
  read(
    'keys and blank quotes above the table',
    lines(
      '"Girokonto";"DE12"',
      '""',
      '"Kontostand vom 05.03.2024:";"1.234,56 €"',
      '""',
      '"Tag";"Empfänger";"Betrag (€)"',
      '"05.03.24";"REWE";"-12,30"',
      '"24.02.24";"Arbeitgeber";"2.500,00"',
      '"31.01.24";"Miete";"-850,00"',
    ),
    { Tag: date(['2024-03-05', '2024-02-24', '2024-01-31']), 'Betrag (€)': number([-12.3, 2500, -850]) },
  ),
  read(
    'footnotes with commas below',
    lines('town,amount', ...rows, '† estimated', '‡ revised in May, see text'),
    truth,
    /2 lines below/,
  ),
  read(
    'a total and a mean in Polish',
    lines('miasto;kwota', 'Bonn;12,50', 'Jena;3,25', 'Ulm;99,75', 'Razem;115,50', 'Średnia;38,50'),
    { miasto: category(['Bonn', 'Jena', 'Ulm']), kwota: number([12.5, 3.25, 99.75]) },
    /2 rows hold totals/,
  ),
  read(
    'sums without a word for them are told',
    lines('country,people', 'World,300', 'Chile,100', 'Peru,150', 'Fiji,50'),
    { country: category(['World', 'Chile', 'Peru', 'Fiji']), people: number([300, 100, 150, 50]) },
    /first row \("World"\) are the sums of all others/,
  ),
  refused(
    'records of psql',
    lines('-[ RECORD 1 ]--', 'id     | 1', 'town   | Bonn', '-[ RECORD 2 ]--', 'id     | 2', 'town   | Ulm'),
    /records of several lines/,
  ),
  refused(
    'records of sqlite3',
    lines('    id = 1', '  town = Bonn', '', '    id = 2', '  town = Ulm'),
    /records of several lines/,
  ),
  refused('settings', lines('[main]', 'name = x', 'value = 3', '', '[other]', 'name = y'), /settings/),
  refused(
    'a log of a system',
    lines('Mar  5 13:45:10 host sshd[123]: Accepted key for root', 'Mar  5 13:46:10 host cron[9]: started'),
    /syslog/,
  ),
];

export const eleventh: readonly Case[] = [...cells, ...files];

const catalan = (time: Date) =>
  `${time.getUTCDate()} ${['de gener', 'de febrer', 'de març', "d'abril"][time.getUTCMonth()]} de 2024`;
export const eleventhSeries: readonly SeriesCase[] = [
  seriesRead(
    'months of Eurostat',
    many((i) => `${ym(i).year}M${pad(ym(i).month)}`),
  ),
  seriesRead(
    'months of Stata',
    many((i) => `${ym(i).year}m${ym(i).month}`),
  ),
  seriesRead(
    'days in Catalan',
    many((i) => catalan(at(i))),
  ),
  seriesRead(
    '-9999 among the values',
    many((i) => day(i)),
    {
      text: csv(
        ['date', 'sales'],
        [many((i) => day(i), n), values.map((value, i) => (i === 5 ? -9999 : value))],
        ';',
      ),
      truth: { '': values.map((value, i) => (i === 5 ? null : value)) },
      notes: /-9999/,
    },
  ),
  seriesRead(
    'twice a month',
    many((i) => `${ym(i >> 1).year}-${pad(ym(i >> 1).month)}-${i % 2 === 0 ? '01' : '15'}`),
  ),
  seriesRead(
    'a few hours of many',
    many((i) => iso(at(0).getTime() + (i % 2 === 0 ? i * 4 : i * 4 - 3) * hourMs)),
    {
      ahead: false,
      truth: {
        '': many((i) => {
          const k = i % 8 === 0 ? i / 4 : i % 8 === 1 ? (i - 1) / 4 + 1 : -1;
          return k < 0 ? null : values[k]!;
        }, 90),
      },
      notes: /no row at most of the steps/,
    },
  ),
];
