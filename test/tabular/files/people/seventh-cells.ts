import { column } from './plain-file.ts';
import { boolean, type Case, type Cell, type ColumnTruth, category, date, number } from './truth.ts';

const numbers = (
  name: string,
  cells: readonly string[],
  values: readonly (number | null)[],
  notes?: RegExp,
) => column(name, 'amount', cells, number(values), notes);
const dates = (name: string, cells: readonly string[], values: readonly (string | null)[], notes?: RegExp) =>
  column(name, 'day', cells, date(values), notes);
const kept = (name: string, cells: readonly string[], notes?: RegExp) =>
  column(name, 'code', cells, category(cells), notes);
const presence = (values: readonly Cell[]): ColumnTruth => ({ kind: 'presence', values });
const four = ['2024-01-15', '2024-02-28', '2024-06-30', '2024-11-05'];
const both = <T>(cells: readonly T[]) => [...cells, ...cells];
const measured = [1.5, 22, 7.25, 100, 3, 12, 45, 0.5, 81, 6, 230, 17];
const gaps = (name: string, words: readonly string[]) =>
  numbers(
    `missing: ${name}`,
    measured.flatMap((value, row) => [String(value), words[row % words.length]!]),
    measured.flatMap((value) => [value, null]),
  );
export const seventhCells: readonly Case[] = [
  numbers('rises and falls with arrows', ['▲ 5.2%', '▼ 3.1%', '▲ 0.4%', '▼ 12.0%'], [5.2, -3.1, 0.4, -12]),
  numbers(
    'values with their errors',
    ['5.2 ± 0.3', '4.1 ± 0.2', '12.0 ± 1.1', '7.5 ± 0.4'],
    [5.2, 4.1, 12, 7.5],
    /±/,
  ),
  numbers(
    'values with their errors in parentheses',
    ['5.21(3)', '4.13(2)', '12.05(11)', '7.55(4)'],
    [5.21, 4.13, 12.05, 7.55],
  ),
  numbers('myriads beside plain numbers', ['1.2万', '9800', '12.5万', '8000'], [12000, 9800, 125000, 8000]),
  numbers('myriads and hundred millions', ['1.2万', '3億', '12.5万', '0.8億'], [12000, 3e8, 125000, 8e7]),
  numbers('won', ['₩1,234,500', '₩12,000', '₩900', '₩75,250'], [1234500, 12000, 900, 75250]),
  numbers('dong behind', ['1.234.500 ₫', '12.000 ₫', '900 ₫', '75.250 ₫'], [1234500, 12000, 900, 75250]),
  numbers('Bitcoin', ['₿0.5', '₿1.25', '₿0.001', '₿12'], [0.5, 1.25, 0.001, 12]),
  numbers('pence', ['99p', '5p', '120p', '75p'], [99, 5, 120, 75]),
  numbers('cents', ['99¢', '5¢', '120¢', '75¢'], [99, 5, 120, 75]),
  numbers(
    'euros for each month',
    ['850 €/Monat', '1.200 €/Monat', '990 €/Monat', '2.050 €/Monat'],
    [850, 1200, 990, 2050],
  ),
  numbers('rents of a portal', ['$1,850/mo', '$2,100/mo', '$995/mo', '$3,400/mo'], [1850, 2100, 995, 3400]),
  numbers(
    'upper limits of a laboratory',
    ['0.25', '<0.05', '1.10', '0.70', '<0.05', '0.33'],
    [0.25, 0.05, 1.1, 0.7, 0.05, 0.33],
    /</,
  ),
  numbers('square feet', ['1,250 sq ft', '980 sq ft', '2,400 sq ft', '700 sq ft'], [1250, 980, 2400, 700]),
  numbers('bedrooms in words', ['3 bd', '2 bd', '4 bd', '1 bd'], [3, 2, 4, 1]),
  numbers(
    'litres for a hundred kilometres',
    ['6,5 l/100km', '7,2 l/100km', '4,9 l/100km', '11 l/100km'],
    [6.5, 7.2, 4.9, 11],
  ),
  numbers(
    'grams of carbon dioxide',
    ['120 g CO₂/km', '99 g CO₂/km', '0 g CO₂/km', '155 g CO₂/km'],
    [120, 99, 0, 155],
  ),
  numbers('parts per million', ['412.5 ppm', '398 ppm', '420.1 ppm', '405 ppm'], [412.5, 398, 420.1, 405]),
  numbers('per cent in words', ['12 percent', '7.5 percent', '3 percent', '99 percent'], [12, 7.5, 3, 99]),
  numbers('per cent of a German sheet', ['12 v.H.', '7,5 v.H.', '3 v.H.', '99 v.H.'], [12, 7.5, 3, 99]),
  numbers('points behind percentages', ['12,5 %', '-7,5 %', '+3,0 %', '0,0 %'], [12.5, -7.5, 3, 0]),
  numbers('stars', ['4.5 stars', '3 stars', '5 stars', '1 star'], [4.5, 3, 5, 1]),
  numbers(
    'stars of a shop',
    ['4.5 out of 5 stars', '3.0 out of 5 stars', '5.0 out of 5 stars', '1.5 out of 5 stars'],
    [4.5, 3, 5, 1.5],
  ),
  numbers('years old', ['34 years old', '41 years old', '29 years old', '50 years old'], [34, 41, 29, 50]),
  numbers('carats', ['0.23 ct', '1.01 ct', '0.7 ct', '2 ct'], [0.23, 1.01, 0.7, 2]),
  numbers('horsepower in Italian', ['90 CV', '110 CV', '75 CV', '150 CV'], [90, 110, 75, 150]),
  numbers('megapixels', ['12 MP', '48 MP', '8 MP', '108 MP'], [12, 48, 8, 108]),
  numbers(
    'a currency of three letters before, no space',
    ['EUR1,250.00', 'EUR12.50', 'EUR99.95', 'EUR7.00'],
    [1250, 12.5, 99.95, 7],
  ),
  numbers('minus behind the currency', ['€-12,50', '€1.250,00', '€-0,99', '€7,00'], [-12.5, 1250, -0.99, 7]),
  numbers('minus before the currency', ['-$12.50', '$1,250.00', '-$0.99', '$7.00'], [-12.5, 1250, -0.99, 7]),
  numbers(
    'minus in brackets of accountants, euros',
    ['(12,50 €)', '1.250,00 €', '(0,99 €)', '7,00 €'],
    [-12.5, 1250, -0.99, 7],
  ),
  numbers('exponents of Fortran', ['1.5D+03', '2.0D-02', '3.25D+00', '7.0D+01'], [1500, 0.02, 3.25, 70]),
  numbers(
    'exponents with a times sign and superscripts',
    ['1.5×10³', '2×10²', '7×10⁻¹', '9×10⁰'],
    [1500, 200, 0.7, 9],
  ),
  numbers(
    'thousands in apostrophes with decimal commas',
    ["1'234,50", "12'000,00", '0,95', '99,00'],
    [1234.5, 12000, 0.95, 99],
  ),
  kept('thousands written in two ways', ['1.234,5', '12,5', '1 250,0', '7,0']),
  numbers('bytes', ['1,234 bytes', '512 bytes', '99 bytes', '20,480 bytes'], [1234, 512, 99, 20480]),
  numbers('sizes of files', ['1.5 MB', '512 KB', '2 GB', '900 B'], [1.5e6, 512e3, 2e9, 900], /bytes/),
  numbers(
    'heights in feet and inches',
    [`5'10"`, `6'2"`, `5'4"`, `6'0"`],
    [70, 74, 64, 72].map((v) => v / 12),
    /feet/,
  ),
  numbers(
    'heights in feet and inches, words',
    ['5 ft 10 in', '6 ft 2 in', '5 ft 4 in', '6 ft 0 in'],
    [70, 74, 64, 72].map((v) => v / 12),
    /feet/,
  ),
  numbers(
    'weights in pounds and ounces',
    ['7 lb 3 oz', '8 lb 0 oz', '6 lb 12 oz', '9 lb 1 oz'],
    [115, 128, 108, 145].map((v) => v / 16),
    /pound/,
  ),
  numbers(
    'runs of a chess clock',
    ['1m 30s', '2m 5s', '0m 59s', '10m 0s'],
    [1.5 / 60, 125 / 3600, 59 / 3600, 10 / 60],
    /hours/,
  ),
  numbers(
    'lengths of films',
    ['2h 5min', '1h 59min', '55min', '3h'],
    [125 / 60, 119 / 60, 55 / 60, 3],
    /hours/,
  ),
  numbers(
    'ages of Python',
    ['1 day, 2:03:00', '0:30:00', '3 days, 12:00:00', '5:15:00'],
    [26.05, 0.5, 84, 5.25],
    /hours/,
  ),
  numbers(
    'lengths of pandas',
    ['0 days 02:03:00', '1 days 00:30:00', '0 days 00:00:36', '3 days 12:00:00'],
    [2.05, 24.5, 0.01, 84],
    /hours/,
  ),
  numbers(
    'clocks with hours in German',
    ['8.30 Uhr', '13.45 Uhr', '9.15 Uhr', '23.59 Uhr'],
    [8.5, 13.75, 9.25, 23 + 59 / 60],
    /hour/,
  ),
  numbers('whole hours with Uhr', ['8 Uhr', '13 Uhr', '9 Uhr', '23 Uhr'], [8, 13, 9, 23]),
  numbers('hours of twelve without minutes', ['8am', '1pm', '12am', '12pm'], [8, 13, 0, 12], /hour/),
  numbers(
    'clocks of four figures with letters',
    ['0830h', '1345h', '0915h', '2359h'],
    [8.5, 13.75, 9.25, 23 + 59 / 60],
    /hour/,
  ),
  kept('blood groups', ['A+', 'B-', '0+', 'AB-', 'A+', '0+', 'B-']),
  kept('hexadecimal figures', ['0x1F', '0x0A', '0x1F', '0xFF', '0x0A']),
  kept('colours of the web', ['#FF0000', '#00FF00', '#000000', '#FF0000', '#123456']),
  kept('Roman figures', ['I', 'II', 'III', 'I', 'IV', 'II']),
  kept('sizes of clothes', ['S', 'M', 'L', 'XL', 'M', 'S']),
  kept('shoe widths', ['2E', '4E', '2E', 'D', '4E', 'D']),
  kept('flights', ['LH123', 'BA45', 'LH123', 'AF7', 'BA45']),
  kept('chess results', ['1-0', '0-1', '1/2-1/2', '1-0', '0-1']),
  kept('football results', ['2:1', '0:0', '3:2', '2:1', '0:0']),
  kept('tyres', ['205/55 R16', '195/65 R15', '205/55 R16', '225/45 R17', '195/65 R15']),
  kept('classes of prices', ['$', '$$', '$$$', '$', '$$']),
  kept('bands of income', ['<$25k', '$25k-$50k', '>$50k', '<$25k', '$25k-$50k']),
  kept('bands with commas', ['1,000-1,999', '2,000-2,999', '1,000-1,999', '3,000+', '2,000-2,999']),
  kept('chromosomes', ['1', '2', 'X', 'Y', '1', '22', 'X', 'MT']),
  kept('ICD codes that look like exponents', ['1E10', '2E5A', '1E10', '3E2B', '2E5A']),
  kept('dewey classes with two points', ['512.02.1', '512.3.4', '512.02.1', '9.1.1', '512.3.4']),
  gaps('localised errors of sheets', ['#WERT!', '#NAME?', '#BEZUG!', '#¡VALOR!', '#NOM?']),
  gaps('laboratory', ['n.b.', 'BDL', '<LOD', 'n. n.']),
  gaps('statistical offices', ['…', 'x', '/', '·']),
  gaps('race lists', ['DNF', 'DNS', 'DSQ', '-']),
  gaps('surveys', ["Don't know", 'Refused', 'No answer', 'Not asked']),
  gaps('answers of programs', ['undefined', '[object Object]', 'NULL', 'void']),
  gaps('several kinds of dashes and spaces', ['– ', ' —', ' - ', '\u00a0']),
  gaps('Chinese and Korean', ['暂无数据', '없음', '缺失', '--']),
  gaps('Arabic and Hebrew', ['غير متوفر', 'لا يوجد', 'אין', 'غير معروف']),
  gaps('Greek, Bulgarian and Ukrainian', ['μ.δ.', 'няма данни', 'немає даних', 'н.д.']),
  gaps('words with stops', ['N.A.', 'n. a.', 'unknown.', 'none.']),
  numbers(
    'nine hundred and ninety-nine as missing, told',
    ['12', '15', '-999', '13', '11', '-999', '16', '12', '14', '13'],
    [12, 15, -999, 13, 11, -999, 16, 12, 14, 13],
    /-999/,
  ),
  dates(
    'moments of a browser',
    both(['1/15/2024, 10:00:00 AM', '2/28/2024, 1:30:00 PM']),
    both(['2024-01-15T10:00', '2024-02-28T13:30']),
  ),
  dates(
    'moments of a German browser',
    both(['15.1.2024, 10:00:00', '28.2.2024, 13:30:00']),
    both(['2024-01-15T10:00', '2024-02-28T13:30']),
  ),
  dates(
    'moments of JavaScript',
    both([
      'Mon Jan 15 2024 10:00:00 GMT+0000 (Coordinated Universal Time)',
      'Wed Feb 28 2024 13:30:00 GMT+0000 (Coordinated Universal Time)',
    ]),
    both(['2024-01-15T10:00', '2024-02-28T13:30']),
  ),
  dates(
    'basic ISO moments',
    both(['20240115T100000Z', '20240228T133000Z']),
    both(['2024-01-15T10:00', '2024-02-28T13:30']),
  ),
  dates(
    'Finnish moments',
    both(['15.1.2024 klo 10.00', '28.2.2024 klo 13.30']),
    both(['2024-01-15T10:00', '2024-02-28T13:30']),
  ),
  dates(
    'long French days',
    ['lundi 15 janvier 2024', 'mercredi 28 février 2024', 'dimanche 30 juin 2024', 'mardi 5 novembre 2024'],
    four,
  ),
  dates(
    'long Spanish days',
    [
      'lunes, 15 de enero de 2024',
      'miércoles, 28 de febrero de 2024',
      'domingo, 30 de junio de 2024',
      'martes, 5 de noviembre de 2024',
    ],
    four,
  ),
  dates(
    'long German days',
    [
      'Montag, den 15. Januar 2024',
      'Mittwoch, den 28. Februar 2024',
      'Sonntag, den 30. Juni 2024',
      'Dienstag, den 5. November 2024',
    ],
    four,
  ),
  dates(
    'Hungarian days',
    ['2024. január 15.', '2024. február 28.', '2024. június 30.', '2024. november 5.'],
    four,
  ),
  dates(
    'Hungarian days in figures',
    ['2024. 01. 15.', '2024. 02. 28.', '2024. 06. 30.', '2024. 11. 05.'],
    four,
  ),
  dates('Korean days', ['2024년 1월 15일', '2024년 2월 28일', '2024년 6월 30일', '2024년 11월 5일'], four),
  dates('Korean days in figures', ['2024. 1. 15', '2024. 2. 28', '2024. 6. 30', '2024. 11. 5'], four),
  dates(
    'Romanian names',
    ['15 ianuarie 2024', '28 februarie 2024', '30 iunie 2024', '5 noiembrie 2024'],
    four,
  ),
  dates(
    'Vietnamese days',
    [
      'ngày 15 tháng 1 năm 2024',
      'ngày 28 tháng 2 năm 2024',
      'ngày 30 tháng 6 năm 2024',
      'ngày 5 tháng 11 năm 2024',
    ],
    four,
  ),
  dates(
    'Japanese years of an era',
    ['令和6年1月15日', '令和6年2月28日', '令和6年6月30日', '令和6年11月5日'],
    four,
  ),
  dates(
    'two digits, years of births',
    ['15.01.64', '28.02.71', '30.06.98', '05.11.03'],
    ['2064-01-15', '1971-02-28', '1998-06-30', '2003-11-05'],
    /64 is 2064/,
  ),
  dates(
    'days of ordinals in words',
    [
      'the 15th of January 2024',
      'the 28th of February 2024',
      'the 30th of June 2024',
      'the 5th of November 2024',
    ],
    four,
  ),
  dates(
    'weekday behind',
    ['2024-01-15 (Mon)', '2024-02-28 (Wed)', '2024-06-30 (Sun)', '2024-11-05 (Tue)'],
    four,
  ),
  dates(
    'two writings in one column',
    both(['2024-01-15', '28.02.2024', '2024-06-30', '05.11.2024']),
    both(four),
  ),
  dates(
    'serials of Excel and texts in one column',
    both(['45306', '45350', '30.06.2024', '05.11.2024']),
    both(four),
  ),
  dates(
    'some with a clock, some without',
    both(['2024-01-15 10:00', '2024-02-28', '2024-06-30 12:30', '2024-11-05']),
    both(['2024-01-15T10:00', '2024-02-28', '2024-06-30T12:30', '2024-11-05']),
  ),
  dates('days whose zeros became spaces', ['15. 1.2024', '28. 2.2024', '30. 6.2024', ' 5.11.2024'], four),
  dates(
    'days with a Z for the zone and no clock',
    ['2024-01-15Z', '2024-02-28Z', '2024-06-30Z', '2024-11-05Z'],
    four,
  ),
  dates(
    'days with an offset and no clock',
    ['2024-01-15+01:00', '2024-02-28+01:00', '2024-06-30+01:00', '2024-11-05+01:00'],
    four,
  ),
  dates(
    'epochs of microseconds with a point',
    both(['1705312800.123456', '1709127000.5', '1719748800.25', '1730764800.125']),
    both(['2024-01-15T10:00', '2024-02-28T13:30', '2024-06-30T12:00', '2024-11-05']),
    /1970|epoch|seconds/,
  ),
  dates(
    'placeholders of databases among days',
    ['2024-01-15', '0001-01-01', '2024-06-30', '1900-01-00', '2024-11-05', '0000-00-00'],
    ['2024-01-15', null, '2024-06-30', null, '2024-11-05', null],
  ),
  ...(
    [
      ['Italian', 'Sì', 'No'],
      ['Portuguese', 'Sim', 'Não'],
      ['Polish', 'tak', 'nie'],
      ['Russian', 'да', 'нет'],
      ['Chinese', '是', '否'],
      ['Turkish', 'evet', 'hayır'],
      ['pass and fail', 'Pass', 'Fail'],
      ['German Excel', 'WAHR', 'FALSCH'],
      ['French Excel', 'VRAI', 'FAUX'],
      ['checked boxes', '☑', '☐'],
      ['ticks and crosses', '✓', '✗'],
      ['emoji', '✅', '❌'],
      ['active and inactive', 'active', 'inactive'],
      ['yes and no with points', 'Y.', 'N.'],
    ] as const
  ).map(([name, yes, no]) => {
    const flags = [true, false, true, true, false, false, true, false];
    const as =
      name === 'active and inactive' || name === 'pass and fail' || name === 'yes and no with points';
    const cells = flags.map((flag) => (flag ? yes : no));
    return column(`flags: ${name}`, 'ok', cells, as ? category(cells) : boolean(flags));
  }),
  column(
    'flags that only the true ones show',
    'paid',
    ['yes', '', 'yes', 'yes', '', '', 'yes', ''],
    presence(['yes', null, 'yes', 'yes', null, null, 'yes', null]),
  ),
];
