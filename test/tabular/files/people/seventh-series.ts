/** Time series of a seventh collection: written down, with what they mean, before any of them was read. */

import type { SeriesCase } from './series.ts';
import {
  at,
  day,
  dayMs,
  dmy,
  from,
  hourMs,
  iso,
  lines,
  many,
  n,
  named,
  other,
  pad,
  read,
  values,
  weekday,
  ym,
  yq,
} from './series-writing.ts';

const months = many((i) => `${ym(i).year}-${pad(ym(i).month)}`);
const refused = (name: string, text: string, words: RegExp, rest: Partial<SeriesCase> = {}): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text,
  refusal: { code: 'schema_mismatch', words },
  ...rest,
});
const table = (
  name: string,
  rows: readonly string[],
  truth: SeriesCase['truth'],
  rest: Partial<SeriesCase> = {},
): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text: lines(...rows),
  truth: truth!,
  ...rest,
});
const gap = (...at: number[]) => values.map((value, i) => (at.includes(i) ? null : value));
const weekOf = (i: number) => iso(Date.UTC(2024, 0, 1) + 7 * dayMs * i).slice(0, 10);

export const seventhSeries: readonly SeriesCase[] = [
  read(
    'days with weekdays behind in brackets',
    many((i) => `${day(i)} (${weekday('en', 'short', i)})`),
    { ahead: false },
  ),
  read(
    'days with an offset and no clock',
    many((i) => `${day(i)}+01:00`),
    { ahead: false },
  ),
  read(
    'days of XML with a Z',
    many((i) => `${day(i)}Z`),
    { ahead: false },
  ),
  read(
    'days with zeros turned to spaces',
    many((i) => `${String(at(i).getUTCDate()).padStart(2)}. ${at(i).getUTCMonth() + 1}.2024`),
    { ahead: false },
  ),
  read(
    'days in Hungarian',
    many((i) => `2024. ${named('hu', 'long', at(i).getUTCMonth())} ${at(i).getUTCDate()}.`),
    { ahead: false },
  ),
  read(
    'days in Korean',
    many((i) => `2024년 ${at(i).getUTCMonth() + 1}월 ${at(i).getUTCDate()}일`),
  ),
  read(
    'days in Vietnamese',
    many((i) => `ngày ${at(i).getUTCDate()} tháng ${at(i).getUTCMonth() + 1} năm 2024`),
    { ahead: false },
  ),
  read(
    'days of Reiwa',
    many((i) => `令和6年${at(i).getUTCMonth() + 1}月${at(i).getUTCDate()}日`),
    { ahead: false },
  ),
  read(
    'months in Korean',
    many((i) => `${ym(i).year}년 ${ym(i).month}월`),
  ),
  read(
    'months in Greek',
    many((i) => `${named('el', 'long', i)} ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'months in Finnish',
    many((i) => `${named('fi', 'long', i)} ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'months in Norwegian, short',
    many((i) => `${named('nb', 'short', i).replace('.', '')} ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'months in Romanian',
    many((i) => `${named('ro', 'long', i)} ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'months in Ukrainian',
    many(
      (i) =>
        `${['січень', 'лютий', 'березень', 'квітень', 'травень', 'червень', 'липень', 'серпень', 'вересень', 'жовтень', 'листопад', 'грудень'][i % 12]} ${ym(i).year}`,
    ),
    { ahead: false },
  ),
  read(
    'months in Indonesian',
    many((i) => `${named('id', 'long', i)} ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'months with a day of one, words (1 Jan 2024)',
    many((i) => `1 ${named('en', 'short', i)} ${ym(i).year}`),
  ),
  read(
    'months with P (2024P01)',
    many((i) => `${ym(i).year}P${pad(ym(i).month)}`),
  ),
  read(
    'months of an office (2024-M01)',
    many((i) => `${ym(i).year}-M${pad(ym(i).month)}`),
  ),
  read(
    'quarters of OECD (Q1-2018)',
    many((i) => `Q${yq(i).quarter}-${yq(i).year}`),
  ),
  read(
    'quarters with words behind (2018 1st quarter)',
    many((i) => `${yq(i).year} ${['1st', '2nd', '3rd', '4th'][i % 4]} quarter`),
    { ahead: false },
  ),
  read(
    'quarters as month ranges (Jan-Mar 2018)',
    many((i) => `${['Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec'][i % 4]} ${yq(i).year}`),
    { ahead: false },
  ),
  read(
    'quarters as month ranges of an office (2018 JAN-MAR)',
    many((i) => `${yq(i).year} ${['JAN-MAR', 'APR-JUN', 'JUL-SEP', 'OCT-DEC'][i % 4]}`),
    { ahead: false },
  ),
  read(
    'quarters with a comma (Q1, 2018)',
    many((i) => `Q${yq(i).quarter}, ${yq(i).year}`),
    { ahead: false },
  ),
  read(
    'quarters without a Q (2018-1)',
    many((i) => `${yq(i).year}-${yq(i).quarter}`),
  ),
  read(
    'half years in words (1. Halbjahr 2012)',
    many((i) => `${(i % 2) + 1}. Halbjahr ${2012 + Math.floor(i / 2)}`),
    { ahead: false },
  ),
  read(
    'half years of Spanish (1S2012)',
    many((i) => `${(i % 2) + 1}S${2012 + Math.floor(i / 2)}`),
    { ahead: false },
  ),
  read(
    'weeks with their days (2024-01-01 - 2024-01-07)',
    many((i) => `${weekOf(i)} - ${iso(Date.parse(weekOf(i)) + 6 * dayMs).slice(0, 10)}`),
    { ahead: false },
  ),
  read(
    'weeks with their days, a slash (2024-01-01/2024-01-07), as pandas prints them',
    many((i) => `${weekOf(i)}/${iso(Date.parse(weekOf(i)) + 6 * dayMs).slice(0, 10)}`),
    { ahead: false },
  ),
  read(
    'weeks in Dutch (week 5 2024)',
    many((i) => `week ${i + 1} 2024`),
  ),
  refused(
    'weeks in Polish (5 tydzień 2024)',
    lines('date,sales', ...many((i) => `${i + 1} tydzień 2024,${values[i]}`, n)),
    /Line 2 /,
  ),
  refused(
    'years with a word (Year 2001)',
    lines('date,sales', ...many((i) => `Year ${2001 + i},${values[i]}`, n)),
    /Line 2 /,
  ),
  read(
    'years of crops (2000/01)',
    many((i) => `${2000 + i}/${pad((i + 1) % 100)}`),
  ),
  read(
    'years as decimals (2001.0)',
    many((i) => `${2001 + i}.0`),
    { ahead: false },
  ),
  refused('years with CE', lines('date,sales', ...many((i) => `${1801 + i} CE,${values[i]}`, n)), /Line 2 /),
  read(
    'years with a star where provisional',
    many((i) => `${2001 + i}${i === 22 || i === 23 ? '*' : ''}`),
    { ahead: false },
  ),
  read(
    'hours in the Austrian way (15.1.2024 10h)',
    many((i) => `${dmy(Math.floor(i / 24))} ${i % 24}h`),
    { ahead: false },
  ),
  read(
    'hours as ranges (2024-01-15 00:00 - 01:00)',
    many(
      (i) =>
        `${iso(from + i * hourMs)
          .slice(0, 16)
          .replace('T', ' ')} - ${iso(from + (i + 1) * hourMs).slice(11, 16)}`,
    ),
    { ahead: false },
  ),
  read(
    'hours of ENTSO-E (15.01.2024 00:00 - 15.01.2024 01:00)',
    many(
      (i) =>
        `${dmy(Math.floor(i / 24))} ${pad(i % 24)}:00 - ${dmy(Math.floor((i + 1) / 24))} ${pad((i + 1) % 24)}:00`,
    ),
    { ahead: false },
  ),
  read(
    'hours with a zone name in brackets',
    many((i) => `${iso(from + i * hourMs).slice(0, 19)}Z[UTC]`),
    { ahead: false },
  ),
  read(
    'hours of a 12-hour clock without minutes (2024-01-15 1 PM)',
    many((i) => `${day(Math.floor(i / 24))} ${((i + 11) % 12) + 1} ${i % 24 < 12 ? 'AM' : 'PM'}`),
    { ahead: false },
  ),
  read(
    'seconds since a start',
    many((i) => i * 60),
    { ahead: false },
  ),
  refused(
    'clock time of one day (00:00 … 23:00)',
    lines('date,sales', ...many((i) => `${pad(i % 24)}:00,${values[i]}`, n)),
    /day|date/,
  ),
  table(
    'rows of commas between years',
    ['date,sales', ...many((i) => `${months[i]},${values[i]}${i % 12 === 11 ? '\n,' : ''}`, n)],
    { '': values },
  ),
  table(
    'a year written once, months below it',
    ['year,month,sales', ...many((i) => `${i % 12 === 0 ? ym(i).year : ''},${ym(i).month},${values[i]}`, n)],
    undefined,
    { timestamp: 'year', refusal: { code: 'schema_mismatch', words: /Line 3/ } },
  ),
  table(
    'wide: a row for each year, a column for each month',
    [
      'Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
      ...[0, 1].map((y) => [2022 + y, ...values.slice(12 * y, 12 * y + 12)].join(',')),
    ],
    undefined,
    { timestamp: 'Year', refusal: { code: 'missing_target_column', words: /sales/ } },
  ),
  table(
    'values with a currency and thousands',
    ['date;sales', ...many((i) => `${months[i]};${(values[i]! * 1000).toLocaleString('de')},00 €`, n)],
    { '': values.map((v) => v * 1000) },
  ),
  table(
    'targets with less-than signs',
    ['date,sales', ...many((i) => `${months[i]},${i === 5 ? `<${values[i]}` : values[i]}`, n)],
    { '': values },
  ),
  table(
    'targets that are missing as zeros of words',
    ['date,sales', ...many((i) => `${months[i]},${i === 5 ? 'closed' : i === 9 ? 'holiday' : values[i]}`, n)],
    undefined,
    { refusal: { code: 'unsupported_task', words: /closed/ } },
  ),
  table(
    'duplicates whole',
    ['date,sales', ...many((i) => `${months[i]},${values[i]}`, n), `${months[3]},${values[3]}`],
    { '': values },
  ),
  table(
    'hours twice in autumn, without an offset',
    [
      'date,sales',
      ...[
        '2024-10-27 00:00',
        '2024-10-27 01:00',
        '2024-10-27 02:00',
        '2024-10-27 02:00',
        '2024-10-27 03:00',
        '2024-10-27 04:00',
        '2024-10-27 05:00',
        '2024-10-27 06:00',
      ].map((t, i) => `${t},${10 + i}`),
    ],
    undefined,
    { truth: { '': [10, 11, 12.5, 14, 15, 16, 17] }, notes: /several rows/ },
  ),
  table(
    'two items, one daily and one weekly',
    [
      'shop,date,sales',
      ...many((i) => `a,${day(i)},${values[i]}`, 21),
      ...many((i) => `b,${day(7 * i)},${other[i]}`, 6),
    ],
    undefined,
    { item: 'shop', truth: { a: values.slice(0, 21), b: other.slice(0, 6) } },
  ),
  table(
    'rows ahead without targets that hold a dash',
    ['date,sales', ...many((i) => `${months[i]},${i < 20 ? values[i] : '-'}`, n)],
    { '': values.slice(0, 20) },
  ),
  table(
    'units behind the dates’ column: header with spaces and a unit',
    [' Date , Sales [kWh] ', ...many((i) => `${day(i)},${values[i]}`, n)],
    { '': values },
    { timestamp: 'Date', target: 'Sales [kWh]' },
  ),
  table('a name in other letters', ['Date,Sales', ...many((i) => `${day(i)},${values[i]}`, n)], undefined, {
    refusal: { code: 'schema_mismatch', words: /"Date" holds dates/ },
  }),
  table(
    'dates that mix slashes and hyphens',
    ['date,sales', ...many((i) => `${i % 2 ? day(i) : day(i).replaceAll('-', '/')},${values[i]}`, n)],
    { '': values },
  ),
  table(
    'epochs of seconds beside ISO',
    ['date,sales', ...many((i) => `${i % 2 ? day(i) : (from + i * dayMs) / 1000},${values[i]}`, n)],
    { '': values },
  ),
  table(
    'days of the year two thousand with short years (00 … )',
    ['date,sales', ...many((i) => `${pad((i % 12) + 1)}/${pad(Math.floor(i / 12))},${values[i]}`, n)],
    undefined,
    { refusal: { code: 'schema_mismatch', words: /Line 2|date/ } },
  ),
  table(
    'a gap of a year',
    ['date,sales', ...many((i) => `${2022 + (i > 11 ? 2 : 0)}-${pad((i % 12) + 1)},${values[i]}`, n)],
    { '': [...values.slice(0, 12), ...many(() => null, 12), ...values.slice(12)] },
  ),
  table(
    'values in two rows of one month: debit and credit',
    [
      'date,kind,sales',
      ...many((i) => `${months[Math.floor(i / 2)]},${i % 2 ? 'credit' : 'debit'},${values[i]}`, n),
    ],
    undefined,
    { refusal: { code: 'schema_mismatch', words: /kind/ } },
  ),
  table(
    'an id of rows and no item',
    ['id,date,sales', ...many((i) => `${i + 100},${day(i)},${values[i]}`, n)],
    { '': values },
  ),
  table(
    'all zeros',
    ['date,sales', ...many((i) => `${day(i)},0`, n)],
    { '': values.map(() => 0) },
    { next: [day(n), day(n + 1)] },
  ),
  table(
    'one value again and again',
    ['date,sales', ...many((i) => `${day(i)},5`, n)],
    { '': values.map(() => 5) },
    { next: [day(n), day(n + 1)] },
  ),
  table(
    'text in the target: decimal commas and missing points',
    [
      'date;sales',
      ...many(
        (i) => `${day(i)};${i === 7 ? '.' : i === 9 ? '..' : String(values[i]! / 10).replace('.', ',')}`,
        n,
      ),
    ],
    { '': gap(7, 9).map((v) => (v === null ? null : v / 10)) },
  ),
];
