/** Columns of a ninth collection: written down, with what they mean, before any of them was read. */

import { column } from './plain-file.ts';
import { boolean, type Case, category, date, number } from './truth.ts';

const numbers = (
  name: string,
  cells: readonly string[],
  values: readonly (number | null)[],
  notes?: RegExp,
  header = 'amount',
) => column(name, header, cells, number(values), notes);
const dates = (
  name: string,
  cells: readonly string[],
  values: readonly (string | null)[],
  notes?: RegExp,
  header = 'day',
) => column(name, header, cells, date(values), notes);
const kept = (name: string, cells: readonly string[], notes?: RegExp, header = 'code') =>
  column(name, header, cells, category(cells), notes);
const truths = (name: string, cells: readonly string[], values: readonly (boolean | null)[]) =>
  column(name, 'flag', cells, boolean(values));
const four = ['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05'];
const moments = ['2024-01-15T13:45', '2024-02-28T09:05', '2024-06-30T00:00', '2024-11-05T23:59'];

export const ninthNumbers: readonly Case[] = [
  numbers(
    'amounts of a Swiss bank with signs',
    ["-1'234.50", "+12'345.60", '-8.00', "1'000'000.05", '99.95', '-0.05'],
    [-1234.5, 12345.6, -8, 1000000.05, 99.95, -0.05],
  ),
  numbers(
    'Swiss typographic apostrophes',
    ['1’234.50', '12’345.60', '8.00', '1’000’000.05'],
    [1234.5, 12345.6, 8, 1000000.05],
  ),
  numbers(
    'French bank with narrow spaces and a real minus',
    ['−1 234,50', '12 345,60', '−8,00', '99,95'],
    [-1234.5, 12345.6, -8, 99.95],
  ),
  numbers(
    'the accounting format of Excel, a dash for nought',
    [' $1,234.50 ', ' $(300.00)', ' $-   ', ' $99.95 ', ' $12,000.00 ', ' $(0.50)'],
    [1234.5, -300, 0, 99.95, 12000, -0.5],
  ),
  numbers(
    'dollars with the sign before, behind and inside',
    ['-$1,234.50', '$-300.00', '($99.95)', '$12.00', '$5'],
    [-1234.5, -300, -99.95, 12, 5],
  ),
  numbers(
    'rupees in lakhs and crores as grouped',
    ['₹1,23,456.00', '₹12,34,56,789.50', '₹999', '₹45,000'],
    [123456, 123456789.5, 999, 45000],
  ),
  numbers(
    'house prices of an Indian portal',
    ['₹1.5 Cr', '₹85 Lac', '₹2 Cr', '₹42.5 Lac'],
    [1.5e7, 85e5, 2e7, 42.5e5],
  ),
  numbers('reais', ['R$ 1.234,56', '-R$ 12,00', 'R$ 0,99', 'R$ 15.000,00'], [1234.56, -12, 0.99, 15000]),
  numbers('yen behind', ['1,234円', '980円', '12,000円', '50円'], [1234, 980, 12000, 50]),
  numbers('ten thousands of Chinese', ['3.5万', '1.2亿', '8000', '12万'], [35000, 1.2e8, 8000, 120000]),
  numbers(
    'zloty and koruna suffixes apart',
    ['1 234,50 zł', '99,95 zł', '12 000,00 zł', '0,50 zł'],
    [1234.5, 99.95, 12000, 0.5],
  ),
  numbers(
    'floor areas with a unit of two words',
    ['1,200 sq ft', '850 sq ft', '2,340 sq ft', '990 sq ft'],
    [1200, 850, 2340, 990],
  ),
  numbers('square metres', ['85 m²', '120,5 m²', '64 m²', '43,25 m²'], [85, 120.5, 64, 43.25]),
  numbers(
    'Excel exponents with a comma',
    ['1,23E+05', '4,5E-03', '9,99E+00', '1,00E+10'],
    [123000, 0.0045, 9.99, 1e10],
  ),
  numbers('recipe fractions', ['½', '1½', '¾', '2 ¼', '3', '⅓'], [0.5, 1.5, 0.75, 2.25, 3, 1 / 3]),
  numbers(
    'installs of an app store',
    ['1,000,000+', '10,000+', '500+', '5,000,000+', '100+'],
    [1e6, 10000, 500, 5e6, 100],
  ),
  kept(
    'sizes of an app store',
    ['19M', '201k', 'Varies with device', '8.7M', '14M', '3.3M', 'Varies with device', '25M'],
    /Most cells are numbers; "Varies with device" is not.*--missing/,
  ),
  numbers(
    'values of footballers',
    ['€110.5M', '€565K', '€0', '€77M', '€1.2M', '€950K'],
    [110.5e6, 565e3, 0, 77e6, 1.2e6, 950e3],
  ),
  numbers('weights of footballers', ['159lbs', '183lbs', '150lbs', '201lbs'], [159, 183, 150, 201]),
  numbers(
    'volumes and changes of a price history',
    ['55.40M', '1.02B', '890.11K', '48.09M'],
    [55.4e6, 1.02e9, 890110, 48.09e6],
  ),
  numbers(
    'ratings out of five',
    ['4.1/5', '3.9/5', '4.7/5', '2.8/5', '4.4/5', '3.1/5'],
    [4.1, 3.9, 4.7, 2.8, 4.4, 3.1],
  ),
  numbers('signed percents', ['-0.25%', '+1.10%', '0.00%', '-3.5%'], [-0.25, 1.1, 0, -3.5]),
  numbers(
    'percent with decimal comma and space',
    ['12,5 %', '0,5 %', '100 %', '7,25 %'],
    [12.5, 0.5, 100, 7.25],
  ),
  numbers('per mille', ['0,5 ‰', '1,2 ‰', '0,8 ‰', '0,0 ‰'], [0.5, 1.2, 0.8, 0]),
  kept('two currencies', ['€5', '$6', '€7', '£8', '$6'], /currenc|EUR|€/i),
  kept('scores of football matches', ['3:2', '1:0', '2:2', '10:1', '0:0', '1:0'], undefined, 'score'),
  kept('results with a hyphen', ['2-1', '0-0', '3-2', '1-1', '2-1', '10-0'], undefined, 'result'),
  kept('ranges of ages', ['10-20', '20-30', '30-40', '40+', '10-20', '20-30'], undefined, 'band'),
  kept('screen sizes', ['1920x1080', '1280x720', '1920x1080', '3840x2160', '1280x720'], undefined, 'screen'),
  kept('blood pressures', ['120/80', '135/85', '110/70', '120/80', '142/91'], undefined, 'bp'),
  kept('postcodes', ['01067', '80331', '04109', '20095', '01067'], undefined, 'plz'),
  kept('telephones', ['0170 1234567', '+49 30 901820', '0170 1234567', '030/901820'], undefined, 'phone'),
  kept(
    'numbers beyond what a float holds',
    ['9007199254740993', '9007199254740995', '9007199254740993', '9007199254740997'],
    undefined,
    'account',
  ),
  kept('marks of schools', ['A-', 'B+', 'A', 'C', 'B+', 'B-'], undefined, 'grade'),
  kept('credit grades', ['A1', 'B2', 'E5', 'A1', 'E10', 'B2'], undefined, 'grade'),
  kept(
    'hex codes that look like exponents',
    ['1e10', '2e33', '00e1', '9f12', 'ab34', '1e10'],
    undefined,
    'hash',
  ),
  kept('network addresses', ['10.0.0.1', '192.168.0.1', '10.0.0.1', '172.16.254.3'], undefined, 'ip'),
  kept('section numbers', ['1.1', '1.2', '1.10', '2.1.1', '1.2', '1.10'], undefined, 'section'),
  numbers(
    'results of a laboratory below and above what can be told',
    ['<0.5', '12.3', '>1000', '3.4', '7.7', '<0.5', '120', '56.1'],
    [0.5, 12.3, 1000, 3.4, 7.7, 0.5, 120, 56.1],
    /<|>/,
  ),
  numbers(
    'p values of R',
    ['<2e-16 ***', '0.0123 *', '0.0541 .', '0.1234', '0.0004 ***', '0.77'],
    [2e-16, 0.0123, 0.0541, 0.1234, 0.0004, 0.77],
    /<|\*/,
  ),
  numbers(
    'estimates and their letters, as an office of statistics marks them',
    ['1234.5 p', '1200.1', '1301.7 e', '1250.0', '1333.3 b', '1279.9'],
    [1234.5, 1200.1, 1301.7, 1250, 1333.3, 1279.9],
    /p|e|b/,
  ),
  numbers(
    'mean ± deviation',
    ['12.3 ± 0.4', '11.9 ± 0.2', '13.1 ± 0.9', '12.8 ± 0.5'],
    [12.3, 11.9, 13.1, 12.8],
    /±/,
  ),
  numbers('daggers behind', ['1,234†', '980', '1,105‡', '875'], [1234, 980, 1105, 875]),
  kept('footnote numbers raised', ['1234¹', '980', '1105²', '875'], /not read as numbers/),
  numbers('memory of computers', ['8GB', '16GB', '4GB', '32GB'], [8, 16, 4, 32]),
  kept(
    'disks with two units',
    ['512GB SSD', '1TB HDD', '256GB SSD', '512GB SSD', '1TB HDD'],
    undefined,
    'disk',
  ),
  numbers('Arabic digits', ['١٢٣', '٤٥٫٥', '٧', '٩٠'], [123, 45.5, 7, 90]),
  numbers(
    'a letter O in no number but a unit',
    ['10 km/h', '25 km/h', '7,5 km/h', '130 km/h'],
    [10, 25, 7.5, 130],
  ),
];

export const ninthMissing: readonly Case[] = [
  numbers(
    'Stata extended missing',
    ['1', '.', '3', '.a', '5', '.b', '4', '2'],
    [1, null, 3, null, 5, null, 4, 2],
  ),
  numbers(
    'errors of Excel',
    ['1.5', '#N/A', '2.25', '#DIV/0!', '3', '#REF!', '#VALUE!', '7'],
    [1.5, null, 2.25, null, 3, null, null, 7],
  ),
  numbers(
    'errors of a German Excel',
    ['1,5', '#NV', '2,25', '#DIV/0!', '3', '#BEZUG!', '#WERT!', '7'],
    [1.5, null, 2.25, null, 3, null, null, 7],
  ),
  numbers(
    'keine Angabe',
    ['34', 'k. A.', '51', 'keine Angabe', '28', 'weiß nicht', '60', '45'],
    [34, null, 51, null, 28, null, 60, 45],
  ),
  numbers(
    'French non disponible',
    ['3,5', 'n.d.', '4,25', 'n.c.', '5', 'N.D.', '8'],
    [3.5, null, 4.25, null, 5, null, 8],
  ),
  numbers(
    'Spanish sin dato',
    ['3,5', 's/d', '4,25', 'sin dato', '5', 'n/d', '8'],
    [3.5, null, 4.25, null, 5, null, 8],
  ),
  numbers(
    'Russian no data',
    ['3,5', 'н/д', '4,25', 'нет данных', '5', '…', '8'],
    [3.5, null, 4.25, null, 5, null, 8],
  ),
  numbers('Chinese none', ['3.5', '无', '4.25', '暂无', '5', '--', '8'], [3.5, null, 4.25, null, 5, null, 8]),
  numbers(
    'Japanese weather',
    ['3.5', '///', '4.2', '×', '5.0', '--', '8.1'],
    [3.5, null, 4.2, null, 5, null, 8.1],
  ),
  numbers(
    'British statistics',
    ['3.5', '[x]', '4.2', '[c]', '5.0', '[low]', '8.1'],
    [3.5, null, 4.2, null, 5, null, 8.1],
  ),
  numbers('World Bank dots', ['3.5', '..', '4.2', '..', '5.0', '8.1'], [3.5, null, 4.2, null, 5, 8.1]),
  numbers('MySQL dump', ['3.5', '\\N', '4.2', '\\N', '5.0', '8.1'], [3.5, null, 4.2, null, 5, 8.1]),
  numbers('pandas nullable', ['3', '<NA>', '4', '<NA>', '5', '8'], [3, null, 4, null, 5, 8]),
  numbers(
    'ages refused',
    ['34', 'Refused', '51', "Don't know", '28', 'Prefer not to say', '60', '45'],
    [34, null, 51, null, 28, null, 60, 45],
  ),
  numbers(
    'to be determined',
    ['3.5', 'TBD', '4.2', 'TBA', '5.0', 'pending', '8.1'],
    [3.5, null, 4.2, null, 5, null, 8.1],
  ),
  numbers(
    'did not finish',
    ['3.5', 'DNF', '4.2', 'DNS', '5.0', 'DSQ', '8.1'],
    [3.5, null, 4.2, null, 5, null, 8.1],
  ),
  numbers(
    'codes of a questionnaire are told',
    ['1', '3', '-99', '5', '2', '4', '-99', '3', '1', '2', '5', '4'],
    [1, 3, -99, 5, 2, 4, -99, 3, 1, 2, 5, 4],
    /-99/,
    'q7',
  ),
  numbers(
    'nines of a weather archive are told',
    ['12.5', '-9999', '13.1', '9.8', '-9999', '11.0', '10.4', '12.2'],
    [12.5, -9999, 13.1, 9.8, -9999, 11, 10.4, 12.2],
    /-9999/,
  ),
  numbers(
    '999 among ages is told',
    ['34', '51', '999', '28', '60', '45', '999', '39', '22', '71', '18', '55'],
    [34, 51, 999, 28, 60, 45, 999, 39, 22, 71, 18, 55],
    /999/,
    'age',
  ),
  column(
    'Namibia is told',
    'country',
    ['DE', 'NA', 'ZA', 'FR', 'NA', 'DE', 'ZA', 'FR', 'US'],
    category(['DE', null, 'ZA', 'FR', null, 'DE', 'ZA', 'FR', 'US']),
    /Namibia/,
  ),
  kept(
    'Unknown is a class of its own',
    ['Male', 'Female', 'Unknown', 'Male', 'Female', 'Unknown'],
    undefined,
    'sex',
  ),
  kept('None is an alley', ['Grvl', 'None', 'Pave', 'None', 'Grvl', 'Pave'], undefined, 'alley'),
  truths(
    'yes, no and a question mark',
    ['yes', 'no', '?', 'yes', 'no', 'no'],
    [true, false, null, true, false, false],
  ),
  truths('t and f of Airbnb', ['t', 'f', 'f', 't', '', 't'], [true, false, false, true, null, true]),
  truths('oui et non', ['Oui', 'Non', 'Oui', 'Oui', 'Non', 'Non'], [true, false, true, true, false, false]),
  truths('WAHR und FALSCH', ['WAHR', 'FALSCH', 'WAHR', '', 'FALSCH'], [true, false, true, null, false]),
];

export const ninthDates: readonly Case[] = [
  dates('the short date of Excel', ['15-Jan-24', '28-Feb-24', '30-Jun-24', '5-Nov-24'], four),
  dates(
    'months of Excel',
    ['Jan-24', 'Feb-24', 'Jun-24', 'Nov-24'],
    ['2024-01-01', '2024-02-01', '2024-06-01', '2024-11-01'],
  ),
  dates(
    'German months of Excel',
    ['Jan. 24', 'Mrz. 24', 'Mai. 24', 'Dez. 24'],
    ['2024-01-01', '2024-03-01', '2024-05-01', '2024-12-01'],
  ),
  dates(
    'French months of Excel',
    ['janv-24', 'févr-24', 'août-24', 'déc-24'],
    ['2024-01-01', '2024-02-01', '2024-08-01', '2024-12-01'],
  ),
  dates(
    'Spanish in full',
    ['15 de enero de 2024', '28 de febrero de 2024', '30 de junio de 2024', '5 de noviembre de 2024'],
    four,
  ),
  dates(
    'Polish in full',
    ['15 stycznia 2024', '28 lutego 2024', '30 czerwca 2024', '5 listopada 2024'],
    four,
  ),
  dates('Czech in full', ['15. ledna 2024', '28. února 2024', '30. června 2024', '5. listopadu 2024'], four),
  dates('Turkish in full', ['15 Ocak 2024', '28 Şubat 2024', '30 Haziran 2024', '5 Kasım 2024'], four),
  dates(
    'Russian with the letter of years',
    ['15 января 2024 г.', '28 февраля 2024 г.', '30 июня 2024 г.', '5 ноября 2024 г.'],
    four,
  ),
  dates(
    'Finnish in full',
    ['15. tammikuuta 2024', '28. helmikuuta 2024', '30. kesäkuuta 2024', '5. marraskuuta 2024'],
    four,
  ),
  dates(
    'Hungarian in full',
    ['2024. január 15.', '2024. február 28.', '2024. június 30.', '2024. november 5.'],
    four,
  ),
  dates('Korean', ['2024년 1월 15일', '2024년 2월 28일', '2024년 6월 30일', '2024년 11월 5일'], four),
  dates('Korean with points', ['2024. 1. 15.', '2024. 2. 28.', '2024. 6. 30.', '2024. 11. 5.'], four),
  dates(
    'Japanese eras',
    ['令和6年1月15日', '令和6年2月28日', '令和6年6月30日', '平成31年4月1日'],
    ['2024-01-15', '2024-02-28', '2024-06-30', '2019-04-01'],
  ),
  dates(
    'Greek in full',
    ['15 Ιανουαρίου 2024', '28 Φεβρουαρίου 2024', '30 Ιουνίου 2024', '5 Νοεμβρίου 2024'],
    four,
  ),
  dates('Vietnamese', ['15 tháng 1, 2024', '28 tháng 2, 2024', '30 tháng 6, 2024', '5 tháng 11, 2024'], four),
  dates(
    'access log',
    [
      '15/Jan/2024:13:45:12 +0000',
      '28/Feb/2024:09:05:00 +0000',
      '30/Jun/2024:00:00:00 +0000',
      '05/Nov/2024:23:59:59 +0000',
    ],
    moments,
  ),
  dates(
    'RFC 2822',
    [
      'Mon, 15 Jan 2024 13:45:00 +0000',
      'Wed, 28 Feb 2024 09:05:00 +0000',
      'Sun, 30 Jun 2024 00:00:00 +0000',
      'Tue, 5 Nov 2024 23:59:00 +0000',
    ],
    moments,
  ),
  dates(
    'JavaScript',
    [
      'Mon Jan 15 2024 14:45:00 GMT+0100 (Central European Standard Time)',
      'Wed Feb 28 2024 10:05:00 GMT+0100 (Central European Standard Time)',
      'Sun Jun 30 2024 02:00:00 GMT+0200 (Central European Summer Time)',
      'Wed Nov 06 2024 00:59:00 GMT+0100 (Central European Standard Time)',
    ],
    moments,
  ),
  dates(
    'SQL Server',
    ['Jan 15 2024  1:45PM', 'Feb 28 2024  9:05AM', 'Jun 30 2024 12:00AM', 'Nov  5 2024 11:59PM'],
    moments,
  ),
  dates(
    'Oracle',
    [
      '15-JAN-24 01.45.12.000000 PM',
      '28-FEB-24 09.05.00.000000 AM',
      '30-JUN-24 12.00.00.000000 AM',
      '05-NOV-24 11.59.00.000000 PM',
    ],
    moments,
  ),
  dates(
    'log4j',
    [
      '2024-01-15 13:45:12,123',
      '2024-02-28 09:05:00,000',
      '2024-06-30 00:00:00,001',
      '2024-11-05 23:59:00,999',
    ],
    moments,
  ),
  dates(
    'basic ISO',
    ['20240115T134512Z', '20240228T090500Z', '20240630T000000Z', '20241105T235900Z'],
    moments,
  ),
  dates(
    '.NET',
    ['/Date(1705326300000)/', '/Date(1709111100000)/', '/Date(1719705600000)/', '/Date(1730851140000)/'],
    moments,
  ),
  dates(
    'weekday and day in German',
    ['Mo, 15.01.2024', 'Mi, 28.02.2024', 'So, 30.06.2024', 'Di, 05.11.2024'],
    four,
  ),
  dates(
    'weekday and day in French',
    ['lun. 15/01/2024', 'mer. 28/02/2024', 'dim. 30/06/2024', 'mar. 05/11/2024'],
    four,
  ),
  dates(
    'clock with the German word',
    ['15.01.2024, 13:45 Uhr', '28.02.2024, 09:05 Uhr', '30.06.2024, 00:00 Uhr', '05.11.2024, 23:59 Uhr'],
    moments,
  ),
  dates(
    'clock with the French letter',
    ['15/01/2024 13h45', '28/02/2024 09h05', '30/06/2024 00h00', '05/11/2024 23h59'],
    moments,
  ),
  dates('days of years', ['2024-015', '2024-059', '2024-182', '2024-310'], four),
  dates(
    'weeks in German',
    ['KW 03/2024', 'KW 09/2024', 'KW 26/2024', 'KW 45/2024'],
    ['2024-01-15', '2024-02-26', '2024-06-24', '2024-11-04'],
  ),
  dates(
    'epoch in milliseconds',
    ['1705326300000', '1709111100000', '1719705600000', '1730851140000'],
    moments,
    undefined,
    'timestamp',
  ),
  dates(
    'epoch in microseconds',
    ['1705326300000000', '1709111100000000', '1719705600000000', '1730851140000000'],
    moments,
    undefined,
    'event_timestamp',
  ),
  dates(
    'epoch with fractions',
    ['1705326300.123', '1709111100.5', '1719705600.0', '1730851140.25'],
    moments,
    undefined,
    'ts',
  ),
  dates('serials of Excel', ['45306', '45350', '45473', '45601'], four, undefined, 'Date'),
  dates(
    'dates with zeros for none',
    ['2024-01-15', '0000-00-00', '2024-06-30', '2024-11-05'],
    ['2024-01-15', null, '2024-06-30', '2024-11-05'],
  ),
  dates(
    'the end of time is told',
    ['2024-01-15', '9999-12-31', '2024-06-30', '2024-11-05'],
    ['2024-01-15', null, '2024-06-30', '2024-11-05'],
    /year 9999 stand for no end/,
    'valid_to',
  ),
  kept(
    'day and month not told apart',
    ['03/04/2024', '05/06/2024', '01/02/2024', '03/04/2024', '05/06/2024'],
    /day|order|month/i,
    'date',
  ),
  kept(
    'two orders in one column',
    ['13/01/2024', '01/14/2024', '15/01/2024', '01/16/2024', '13/01/2024'],
    /day|order|month|date/i,
    'date',
  ),
  kept(
    'Hijri is told',
    ['1445-07-03', '1445-08-18', '1445-12-24', '1446-05-03', '1445-07-03'],
    /Islamic or the Persian calendar/,
    'date',
  ),
  kept('dates without a year', ['15 Jan', '28 Feb', '30 Jun', '5 Nov', '15 Jan'], undefined, 'day'),
  numbers(
    'durations of pandas',
    ['0 days 01:30:00', '0 days 00:45:00', '1 days 02:00:00', '2 days 12:00:00'],
    [1.5, 0.75, 26, 60],
    /hours/,
    'duration',
  ),
  numbers(
    'durations of ISO',
    ['PT1H30M', 'PT45M', 'P1DT2H', 'P2DT12H'],
    [1.5, 0.75, 26, 60],
    /hours/,
    'duration',
  ),
  numbers(
    'clocks of a stopwatch',
    ['00:45:10.500', '01:02:03.250', '00:59:59.000', '00:30:00.000'],
    [0.7529166666666667, 1.0342361111111111, 0.9997222222222222, 0.5],
    undefined,
    'duration',
  ),
  numbers(
    'Runtime in hours and minutes',
    ['2h 15min', '1h 30min', '58min', '3h'],
    [2.25, 1.5, 58 / 60, 3],
    /hours/,
    'runtime',
  ),
  kept(
    'years of experience',
    ['10+ years', '< 1 year', '3 years', '5 years', '1 year', '2 years'],
    undefined,
    'emp_length',
  ),
  numbers(
    'terms of loans',
    [' 36 months', ' 60 months', ' 36 months', ' 60 months'],
    [36, 60, 36, 60],
    /month/,
    'term',
  ),
];
