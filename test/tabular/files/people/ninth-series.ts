/** Series of a ninth collection: written down, with what they mean, before any of them was read. */

import type { SeriesCase } from './series.ts';
import {
  at,
  day,
  dayMs,
  dmy,
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
  ym,
  yq,
} from './series-writing.ts';

const refused = (name: string, text: string, words: RegExp, rest: Partial<SeriesCase> = {}): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text,
  refusal: { code: 'schema_mismatch', words },
  ...rest,
});
const whole = (name: string, text: string, rest: Partial<SeriesCase>): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text,
  truth: { '': values },
  ...rest,
});
const de = (value: number) =>
  value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');
const us = (i: number) => `${day(i).slice(5, 7)}/${day(i).slice(8)}/${day(i).slice(0, 4)}`;
const week = (i: number) => `2024-W${pad(i + 3)}`;
const hour = (i: number) => iso(at(i, hourMs).getTime());
const clock12 = (h: number) => `${h % 12 || 12}:00:00 ${h % 24 < 12 ? 'AM' : 'PM'}`;
const summer = Date.UTC(2024, 9, 26, 22);
const local = (ms: number, offset: number) =>
  iso(ms + offset * hourMs)
    .slice(0, 16)
    .replace('T', ' ');
const berlin = (ms: number) => local(ms, ms < Date.UTC(2024, 9, 27, 1) ? 2 : 1);
const spring = Date.UTC(2024, 2, 30, 22);
const berlinSpring = (ms: number) => local(ms, ms < Date.UTC(2024, 2, 31, 1) ? 1 : 2);
const spanish = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const bahasa = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
);
const trading = Array.from({ length: 40 }, (_, i) => i).filter((i) => at(i).getUTCDay() % 6 !== 0);

export const ninthSeries: readonly SeriesCase[] = [
  read('ISO weeks', many(week)),
  read(
    'weeks with the year behind',
    many((i) => `W${pad(i + 3)}/2024`),
  ),
  read(
    'German weeks',
    many((i) => `KW ${i + 3} 2024`),
  ),
  read(
    'quarters with a stroke',
    many((i) => `Q${yq(i).quarter}/${yq(i).year}`),
  ),
  read(
    'quarters with the year in two digits',
    many((i) => `Q${yq(i).quarter}'${String(yq(i).year).slice(2)}`),
  ),
  read(
    'quarters of INSEE',
    many((i) => `${yq(i).year}-T${yq(i).quarter}`),
  ),
  read(
    'quarters as ordinals',
    many((i) => `${['1st', '2nd', '3rd', '4th'][yq(i).quarter - 1]} quarter ${yq(i).year}`),
  ),
  read(
    'months of a statistical office',
    many((i) => `${ym(i).year}M${pad(ym(i).month)}`),
  ),
  read(
    'months of SAP',
    many((i) => `${pad(ym(i).month)}.${ym(i).year}`),
  ),
  read(
    'periods of SAP of three digits',
    many((i) => `${String(ym(i).month).padStart(3, '0')}.${ym(i).year}`),
  ),
  read(
    'month and year as ABS writes them',
    many((i) => `${named('en', 'short', i % 12)}-${ym(i).year}`),
  ),
  read(
    'Spanish months of Excel',
    many((i) => `${spanish[i % 12]}-${String(ym(i).year).slice(2)}`),
  ),
  read(
    'Indonesian months',
    many((i) => `${bahasa[i % 12]} ${ym(i).year}`),
  ),
  read(
    'Japanese months',
    many((i) => `${ym(i).year}年${ym(i).month}月`),
  ),
  read(
    'fiscal years over two calendar years',
    many((i) => `${1990 + i}/${pad((1991 + i) % 100)}`),
  ),
  read(
    'fiscal years with letters',
    many((i) => `FY${pad((95 + i) % 100)}`),
  ),
  read(
    'days of years',
    many((i) => `2024-${String(i + 15).padStart(3, '0')}`),
  ),
  read(
    'epoch in seconds',
    many((i) => at(i).getTime() / 1000),
  ),
  read(
    'epoch in milliseconds, hours',
    many((i) => at(i, hourMs).getTime()),
  ),
  read(
    'epoch in microseconds',
    many((i) => at(i, hourMs).getTime() * 1000),
  ),
  read(
    'serials of Excel',
    many((i) => 45306 + i),
  ),
  read(
    'twelve hours',
    many((i) => `${us(Math.floor(i / 24))} ${clock12(i % 24)}`),
  ),
  read(
    'hours with an offset of New York',
    many((i) => `${local(at(i, hourMs).getTime(), -5)}:00-05:00`),
  ),
  read(
    'hours without minutes',
    many((i) => hour(i).slice(0, 13).replace('T', ' ')),
    { next: ['2024-01-16T00:00', '2024-01-16T01:00'] },
  ),
  read(
    'Thai years',
    many((i) => `${dmy(i, '/').slice(0, 6)}2567`),
  ),
  refused(
    'years of the Republic of China',
    lines('date,sales', ...values.map((v, i) => `113/${day(i).slice(5).replace('-', '/')},${v}`)),
    /113\/01\/15/,
  ),
  read(
    'month ends in words',
    many((i) => {
      const { year, month } = ym(i);
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return `${named('en', 'long', i % 12)} ${last}, ${year}`;
    }),
  ),
  whole('newest first', lines('date,sales', ...values.map((v, i) => `${us(i)},${v}`).reverse()), {}),
  whole(
    'price history, newest first, trading days',
    lines(
      '"Date","Price","Vol."',
      ...trading
        .slice(0, n)
        .map((d, i) => `"${us(d)}","${values[i]}.00","${i + 1}.40M"`)
        .reverse(),
    ),
    { timestamp: 'Date', target: 'Price' },
  ),
  refused(
    'day and clock in two columns',
    lines('date;time;sales', ...values.map((v, i) => `${dmy(Math.floor(i / 24))};${pad(i % 24)}:00;${v}`)),
    /tell the time together/,
  ),
  refused(
    'year and month in two columns',
    lines('year,month,sales', ...values.map((v, i) => `${ym(i).year},${ym(i).month},${v}`)),
    /tell the time together/,
    { timestamp: 'year' },
  ),
  refused(
    'year and name of the month',
    lines('Jahr;Monat;sales', ...values.map((v, i) => `${ym(i).year};${named('de', 'long', i % 12)};${v}`)),
    /"Jahr" and "Monat" tell the time together/,
    { timestamp: 'Monat' },
  ),
  whole('year and week', lines('year,week,sales', ...values.map((v, i) => `2024,${i + 3},${v}`)), {
    timestamp: 'week',
  }),
  refused(
    'year, month, day',
    lines('year,month,day,sales', ...values.map((v, i) => `${day(i).replaceAll('-', ',')},${v}`)),
    /"year", "month" and "day" tell the time/,
    { timestamp: 'day' },
  ),
  whole(
    'electricity: from, to, thousands with points',
    lines(
      'Datum von;Datum bis;Gesamt (Netzlast) [MWh] Originalauflösungen',
      ...values.map(
        (v, i) =>
          `${dmy(Math.floor(i / 24))} ${pad(i % 24)}:00;${dmy(Math.floor((i + 1) / 24))} ${pad((i + 1) % 24)}:00;${de(v * 100 + 0.25)}`,
      ),
    ),
    {
      timestamp: 'Datum von',
      target: 'Gesamt (Netzlast) [MWh] Originalauflösungen',
      truth: { '': values.map((v) => v * 100 + 0.25) },
    },
  ),
  whole(
    'electricity: an interval in one cell',
    lines(
      '"MTU (CET/CEST)","Day-ahead Price [EUR/MWh]","Currency"',
      ...values.map(
        (v, i) =>
          `"${dmy(Math.floor(i / 24))} ${pad(i % 24)}:00 - ${dmy(Math.floor((i + 1) / 24))} ${pad((i + 1) % 24)}:00","${v}","EUR"`,
      ),
    ),
    { timestamp: 'MTU (CET/CEST)', target: 'Day-ahead Price [EUR/MWh]' },
  ),
  whole(
    'hours that end at 24:00',
    lines('date;sales', ...values.map((v, i) => `${dmy(0)} ${pad(i + 1)}:00;${v}`)),
    {},
  ),
  whole(
    'hours of a wall clock in October, one of them twice',
    lines('date,sales', ...values.map((v, i) => `${berlin(summer + i * hourMs)},${v}`)),
    { truth: { '': [...values.slice(0, 2), 92, ...values.slice(4)] }, notes: /1 time has several rows/ },
  ),
  whole(
    'hours of a wall clock in March, one of them never',
    lines('date,sales', ...values.map((v, i) => `${berlinSpring(spring + i * hourMs)},${v}`)),
    { truth: { '': [...values.slice(0, 3), null, ...values.slice(3)] } },
  ),
  whole(
    'logger of Campbell',
    lines(
      '"TOA5","T","CR1000"',
      '"TIMESTAMP","RECORD","AirTC"',
      '"TS","RN","Deg C"',
      '"","","Avg"',
      ...values.map((v, i) => `"${local(at(0).getTime() + i * 600_000, 0)}:00",${i},${v}`),
    ),
    { timestamp: 'TIMESTAMP', target: 'AirTC' },
  ),
  whole(
    'logger with a block above and seconds drifting',
    lines(
      'Device: X1',
      'Serial: 123',
      'Interval: 60 s',
      '',
      'date;sales',
      ...values.map((v, i) => `${local(at(0).getTime() + i * 60_000, 0)}:${pad([3, 4, 3, 5][i % 4]!)};${v}`),
    ),
    {},
  ),
  whole(
    'points of FRED',
    lines(
      'observation_date,GDP',
      ...values.map((v, i) => `${yq(i).year}-${pad(yq(i).quarter * 3 - 2)}-01,${i === 7 ? '.' : v}`),
    ),
    {
      timestamp: 'observation_date',
      target: 'GDP',
      truth: { '': values.map((v, i) => (i === 7 ? null : v)) },
    },
  ),
  whole(
    'total below',
    lines('date;sales', ...values.map((v, i) => `${dmy(i)};${v}`), `Summe;${values.reduce((a, b) => a + b)}`),
    {},
  ),
  whole(
    'total and mean below, empty line between',
    lines(
      'Month,sales',
      ...values.map((v, i) => `${named('en', 'short', i % 12)}-${String(ym(i).year).slice(2)},${v}`),
      '',
      `Total,${values.reduce((a, b) => a + b)}`,
      `Average,${values.reduce((a, b) => a + b) / n}`,
    ),
    { timestamp: 'Month' },
  ),
  whole(
    'totals of years between the months',
    lines(
      'Month,sales',
      ...values.flatMap((v, i) => [
        `${named('en', 'short', i % 12)} ${ym(i).year},${v}`,
        ...(i % 12 === 11
          ? [`Total ${ym(i).year},${values.slice(i - 11, i + 1).reduce((a, b) => a + b)}`]
          : []),
      ]),
    ),
    { timestamp: 'Month' },
  ),
  whole(
    'days missing between',
    lines('date,sales', ...values.map((v, i) => `${day(i)},${v}`).filter((_, i) => i !== 4 && i !== 9)),
    { truth: { '': values.map((v, i) => (i === 4 || i === 9 ? null : v)) } },
  ),
  whole(
    'two shops, one below the other',
    lines(
      'shop,date,sales',
      ...values.map((v, i) => `North,${day(i)},${v}`),
      ...other.map((v, i) => `South,${day(i)},${v}`),
    ),
    { item: 'shop', truth: { North: values, South: other } },
  ),
  whole(
    'two shops, spaces and cases in their names',
    lines(
      'shop,date,sales',
      ...values.map((v, i) => `${i % 2 ? 'North ' : 'North'},${day(i)},${v}`),
      ...other.map((v, i) => `South,${day(i)},${v}`),
    ),
    { item: 'shop', truth: { North: values, South: other } },
  ),
  whole(
    'two shops whose names are written once',
    lines(
      'shop;date;sales',
      ...values.map((v, i) => `${i ? '' : 'North'};${dmy(i)};${v}`),
      ...other.map((v, i) => `${i ? '' : 'South'};${dmy(i)};${v}`),
    ),
    { item: 'shop', truth: { North: values, South: other } },
  ),
  refused(
    'two shops and nobody says which column tells them',
    lines(
      'shop,date,sales',
      ...values.map((v, i) => `North,${day(i)},${v}`),
      ...other.map((v, i) => `South,${day(i)},${v}`),
    ),
    /shop/,
  ),
  refused(
    'numbers of shops and nobody says so',
    lines(
      'store_nbr,date,sales',
      ...values.flatMap((v, i) => [`1,${day(i)},${v}`, `2,${day(i)},${other[i]}`]),
    ),
    /store_nbr/,
  ),
  whole(
    'one row twice',
    lines(
      'date,sales',
      ...values.flatMap((v, i) => (i === 5 ? [`${day(i)},${v}`, `${day(i)},${v + 1}`] : [`${day(i)},${v}`])),
    ),
    { truth: { '': values.map((v, i) => (i === 5 ? v + 0.5 : v)) }, notes: /1 time has several rows/ },
  ),
  refused(
    'day and month not told apart',
    lines('date,sales', ...Array.from({ length: 12 }, (_, i) => `${pad(i + 1)}/01/2024,${values[i]}`)),
    /day|month|order/i,
  ),
  whole(
    'day and month told by the option',
    lines('date,sales', ...Array.from({ length: 12 }, (_, i) => `01/${pad(i + 1)}/2024,${values[i]}`)),
    { dateOrder: 'dmy', truth: { '': values.slice(0, 12) }, next: ['01/01/2025', '01/02/2025'] },
  ),
  refused(
    'months as columns',
    lines(
      `region,${many((i) => `${named('en', 'short', i % 12)}-${String(ym(i).year).slice(2)}`, n).join(',')}`,
      `North,${values.join(',')}`,
      `South,${other.join(',')}`,
    ),
    /column/i,
  ),
  refused(
    'days as columns, as of an epidemic',
    lines(
      `Province/State,Country/Region,Lat,Long,${many((i) => `1/${i + 1}/20`, n).join(',')}`,
      `,Austria,47.5,14.5,${values.join(',')}`,
      `Ontario,Canada,51.2,-85.3,${other.join(',')}`,
    ),
    /column/i,
    { timestamp: 'date', target: 'cases' },
  ),
  refused(
    'the print of a series in R',
    lines(
      '     Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
      `2022 ${values.slice(0, 12).join(' ')}`,
      `2023 ${values.slice(12).join(' ')}`,
    ),
    /column/i,
  ),
  refused(
    'a word among the dates',
    lines('date,sales', ...values.map((v, i) => `${i === 6 ? 'tbd' : day(i)},${v}`)),
    /line 8|tbd/,
  ),
  refused(
    'a day that no calendar has',
    lines('date,sales', ...many((i) => i, n).map((i) => `2023-02-${pad(i + 8)},${values[i]}`)),
    /2023-02-29|line/,
  ),
  refused(
    'names of weekdays as times',
    lines(
      'date,sales',
      ...values.map((v, i) => `${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][i % 7]},${v}`),
    ),
    /date|time/i,
  ),
  whole(
    'name of the column in another case',
    lines('Date,Sales', ...values.map((v, i) => `${day(i)},${v}`)),
    { timestamp: 'Date', target: 'Sales' },
  ),
  whole(
    'wide: two targets, one is asked for',
    lines('date;sales;cost', ...values.map((v, i) => `${dmy(i)};${v};${other[i]}`)),
    {},
  ),
  whole('amounts with currency', lines('date;sales', ...values.map((v, i) => `${dmy(i)};${de(v)} €`)), {}),
  whole(
    'counts with commas',
    lines('date,sales', ...values.map((v, i) => `${day(i)},"${(v * 1000).toLocaleString('en')}"`)),
    { truth: { '': values.map((v) => v * 1000) } },
  ),
  refused(
    'half hours from to',
    lines(
      'Settlement Date,Settlement Period,Demand',
      ...values.map((v, i) => `2024-01-${pad(15 + Math.floor(i / 48))},${(i % 48) + 1},${v}`),
    ),
    /tell the time together/,
    { timestamp: 'Settlement Date', target: 'Demand' },
  ),
  whole(
    'time zones in letters',
    lines('date,sales', ...values.map((v, i) => `${hour(i).slice(0, 19).replace('T', ' ')} UTC,${v}`)),
    {},
  ),
  whole(
    'stamps of Python with microseconds',
    lines('date,sales', ...values.map((v, i) => `${hour(i).slice(0, 19).replace('T', ' ')}.000000,${v}`)),
    {},
  ),
  whole(
    'a future that is already listed, without values',
    lines('date,sales', ...values.map((v, i) => `${day(i)},${v}`), `${day(n)},`, `${day(n + 1)},`),
    {},
  ),
];
void dayMs;
