/** Time series of a fourth collection: written down, with what they mean, before any of them was read. */

import type { SeriesCase } from './series.ts';
import {
  at,
  day,
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
import { csv } from './truth.ts';

const months = many((i) => `${ym(i).year}-${pad(ym(i).month)}`);
/** The months of two years with targets as somebody writes them. */
const written = (
  name: string,
  cells: readonly (string | number)[],
  truth: readonly (number | null)[],
  delimiter = ';',
): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text: csv(['date', 'sales'], [months.slice(0, cells.length), cells], delimiter),
  truth: { '': [...truth] },
});
const refused = (name: string, text: string, words: RegExp, rest: Partial<SeriesCase> = {}): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text,
  refusal: { code: 'schema_mismatch', words },
  ...rest,
});

export const fifthSeries: readonly SeriesCase[] = [
  // Weeks
  read(
    'weeks with a slash behind the W (W05/2024)',
    many((i) => `W${pad(i + 1)}/2024`),
  ),
  read(
    'calendar weeks with a slash and two digits (KW 5/24)',
    many((i) => `KW ${i + 1}/24`),
  ),
  read(
    'weeks of a French office (S05 2024)',
    many((i) => `S${pad(i + 1)} 2024`),
  ),
  read(
    'weeks of a French sheet (semaine 5 2024)',
    many((i) => `semaine ${i + 1} 2024`),
  ),
  read(
    'weeks of a Swedish sheet (2024 v5)',
    many((i) => `2024 v${i + 1}`),
  ),
  read(
    'weeks with a space (2024 W05)',
    many((i) => `2024 W${pad(i + 1)}`),
  ),
  read(
    'weeks that begin on Mondays, with the word',
    many((i) => `Week of ${day(i, 7)}`),
    { ahead: false },
  ),
  // Quarters
  read(
    'quarters with a hyphen, the quarter first (Q1-2024)',
    many((i) => `Q${yq(i).quarter}-${yq(i).year}`),
  ),
  read(
    'quarters before short years with a tick (Q1 ’24)',
    many((i) => `Q${yq(i).quarter} '${pad(yq(i).year % 100)}`),
  ),
  read(
    'quarters as brokers write them (1Q24)',
    many((i) => `${yq(i).quarter}Q${pad(yq(i).year % 100)}`),
  ),
  read(
    'quarters in Portuguese (1T2024)',
    many((i) => `${yq(i).quarter}T${yq(i).year}`),
  ),
  read(
    'quarters in French (T1 2024)',
    many((i) => `T${yq(i).quarter} ${yq(i).year}`),
  ),
  read(
    'quarters in German words (1. Quartal 2024)',
    many((i) => `${yq(i).quarter}. Quartal ${yq(i).year}`),
    { ahead: false },
  ),
  // Months
  read(
    'months with the year first and names (2024-Jan)',
    many((i) => `${ym(i).year}-${named('en', 'short', i)}`),
  ),
  read(
    'months with a slash (Jan/24)',
    many((i) => `${named('en', 'short', i)}/${pad(ym(i).year % 100)}`),
  ),
  read(
    'months with a comma (January, 2024)',
    many((i) => `${named('en', 'long', i)}, ${ym(i).year}`),
  ),
  read(
    'months in Japanese (2024年1月)',
    many((i) => `${ym(i).year}年${ym(i).month}月`),
  ),
  read(
    'months with a lower m (2024m1)',
    many((i) => `${ym(i).year}m${ym(i).month}`),
  ),
  read(
    'months with a colon (2024:01)',
    many((i) => `${ym(i).year}:${pad(ym(i).month)}`),
    { ahead: false },
  ),
  read(
    'months with a space between numbers (2024 01)',
    many((i) => `${ym(i).year} ${pad(ym(i).month)}`),
  ),
  read(
    'months with a German short name and a point (Jan. 24)',
    many((i) => `${named('de', 'short', i)} ${pad(ym(i).year % 100)}`),
    { ahead: false },
  ),
  read(
    'months in Spanish, abbreviated, lower case (ene-24)',
    many(
      (i) =>
        `${['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'][i % 12]}-${pad(ym(i).year % 100)}`,
    ),
  ),
  read(
    'months in Danish',
    many((i) => `${named('da', 'long', i)} ${ym(i).year}`),
  ),
  // Days
  read(
    'days with long English weekdays',
    many(
      (i) =>
        `${weekday('en', 'long', i)}, ${named('en', 'long', at(i).getUTCMonth())} ${at(i).getUTCDate()}, 2024`,
    ),
  ),
  read(
    'days with a name between hyphens (15-Jan-2024)',
    many((i) => `${pad(at(i).getUTCDate())}-${named('en', 'short', at(i).getUTCMonth())}-2024`),
  ),
  read(
    'days with short years and names (15-Jan-24)',
    many((i) => `${pad(at(i).getUTCDate())}-${named('en', 'short', at(i).getUTCMonth())}-24`),
  ),
  read(
    'days in Spanish (15 de enero de 2024)',
    many((i) => `${at(i).getUTCDate()} de ${named('es', 'long', at(i).getUTCMonth())} de 2024`),
  ),
  read(
    'days with ordinals (January 15th, 2024)',
    many((i) => {
      const date = at(i).getUTCDate();
      const end =
        date % 10 === 1 && date !== 11
          ? 'st'
          : date % 10 === 2 && date !== 12
            ? 'nd'
            : date % 10 === 3 && date !== 13
              ? 'rd'
              : 'th';
      return `${named('en', 'long', at(i).getUTCMonth())} ${date}${end}, 2024`;
    }),
    { ahead: false },
  ),
  read(
    'days in Japanese',
    many((i) => `2024年${at(i).getUTCMonth() + 1}月${at(i).getUTCDate()}日`),
  ),
  read(
    'days with a clock of midnight',
    many((i) => `${dmy(i)} 00:00:00`),
  ),
  read(
    'days with spaces between the parts (15. 1. 2024)',
    many((i) => `${at(i).getUTCDate()}. ${at(i).getUTCMonth() + 1}. 2024`),
    { ahead: false },
  ),
  read(
    'days as whole numbers with decimals (20240115.0)',
    many((i) => `${day(i).replaceAll('-', '')}.0`),
    { ahead: false },
  ),
  // Clocks
  read(
    'moments of e-mail (Mon, 15 Jan 2024 10:00:00 GMT)',
    many((i) => at(i, hourMs).toUTCString()),
    { ahead: false },
  ),
  read(
    'moments of a web log (15/Jan/2024:10:00:00 +0000)',
    many((i) => {
      const t = at(i, hourMs);
      return `${pad(t.getUTCDate())}/${named('en', 'short', t.getUTCMonth())}/2024:${pad(t.getUTCHours())}:00:00 +0000`;
    }),
    { ahead: false },
  ),
  read(
    'hours with UTC behind',
    many(
      (i) =>
        `${iso(from + i * hourMs)
          .slice(0, 19)
          .replace('T', ' ')} UTC`,
    ),
    { ahead: false },
  ),
  read(
    'hours with offsets without a colon',
    many((i) => `${iso(from + i * hourMs).slice(0, 19)}+0000`),
  ),
  read(
    'moments with microseconds, as pandas prints them',
    many(
      (i) =>
        `${iso(from + i * hourMs)
          .slice(0, 19)
          .replace('T', ' ')}.000000`,
    ),
  ),
  read(
    'hours with an h (2024-01-15 10h)',
    many(
      (i) =>
        `${iso(from + i * hourMs)
          .slice(0, 13)
          .replace('T', ' ')}h`,
    ),
    { ahead: false },
  ),
  read(
    'hours with points in the clock (15.01.2024 10.00)',
    many((i) => `${dmy(Math.floor(i / 24))} ${pad(i % 24)}.00`),
    { ahead: false },
  ),
  read(
    'hours from 1 to 24 of a grid operator',
    many((i) => `${dmy(Math.floor(i / 24))} ${pad((i % 24) + 1)}:00`),
    { ahead: false },
  ),
  read(
    'epoch microseconds',
    many((i) => (from + i * hourMs) * 1000),
  ),
  read(
    'epoch seconds with decimals',
    many((i) => `${(from + i * hourMs) / 1000}.0`),
    { ahead: false },
  ),
  // Targets
  written(
    'targets of a Swiss office',
    values.map((value) => `1'${value + 100}.50`),
    values.map((value) => 1100.5 + value),
  ),
  written(
    'targets in brackets where negative',
    values.map((value, i) => (i % 5 === 2 ? `(${value})` : String(value))),
    values.map((value, i) => (i % 5 === 2 ? -value : value)),
  ),
  written(
    'targets with a true minus sign',
    values.map((value, i) => (i % 5 === 2 ? `−${value}` : String(value))),
    values.map((value, i) => (i % 5 === 2 ? -value : value)),
  ),
  written(
    'targets with percent signs and decimal commas',
    values.map((value) => `${value},5 %`),
    values.map((value) => value + 0.5),
  ),
  written(
    'targets with narrow spaces between thousands',
    values.map((value) => `12 ${value + 100},5`),
    values.map((value) => 12100.5 + value),
  ),
  written(
    'targets with words for missing of five kinds',
    values.map((value, i) => (i % 5 === 1 ? ['n/a', '...', '#N/A', 'k.A.', ':'][Math.floor(i / 5)]! : value)),
    values.map((value, i) => (i % 5 === 1 ? null : value)),
  ),
  written(
    'targets with marks of provisional figures (123e, 123p)',
    values.map((value, i) => (i > 20 ? `${value}p` : String(value))),
    values,
  ),
  // Layout
  {
    name: 'a row of units below the header',
    timestamp: 'date',
    target: 'sales',
    text: lines('date;sales', 'YYYY-MM;EUR', ...many((i) => `${months[i]};${values[i]}`, n)),
    truth: { '': values },
    next: [months[n]!, months[n + 1]!],
  },
  {
    name: 'comments with # above and a separator line of Excel',
    timestamp: 'date',
    target: 'sales',
    text: lines('sep=;', 'date;sales', ...many((i) => `${dmy(i)};${values[i]}`, n)),
    truth: { '': values },
    next: [dmy(n), dmy(n + 1)],
  },
  {
    name: 'an empty line between years',
    timestamp: 'date',
    target: 'sales',
    text: lines('date,sales', ...many((i) => `${i === 12 ? '\n' : ''}${months[i]},${values[i]}`, n)),
    truth: { '': values },
    next: [months[n]!, months[n + 1]!],
  },
  {
    name: 'two items day by day, newest first, one day of one missing',
    timestamp: 'date',
    target: 'sales',
    item: 'store',
    text: lines(
      'date,store,sales',
      ...many((i) => 9 - i, 10).flatMap((i) => [
        `${day(i)},x,${values[i]}`,
        ...(i === 4 ? [] : [`${day(i)},y,${other[i]}`]),
      ]),
    ),
    truth: {
      x: values.slice(0, 10),
      y: other.slice(0, 10).map((value, i) => (i === 4 ? null : value)),
    },
  },
  {
    name: 'the same rows twice, a file pasted below itself',
    timestamp: 'date',
    target: 'sales',
    text: lines('date,sales', ...[0, 1].flatMap(() => many((i) => `${months[i]},${values[i]}`, n))),
    truth: { '': values },
    next: [months[n]!, months[n + 1]!],
    notes: /several rows/,
  },
  {
    name: 'the header once more in the middle',
    timestamp: 'date',
    target: 'sales',
    text: lines(
      'date,sales',
      ...many((i) => `${months[i]},${values[i]}`, 12),
      'date,sales',
      ...many((i) => `${months[i + 12]},${values[i + 12]}`, 12),
    ),
    truth: { '': values },
    next: [months[n]!, months[n + 1]!],
  },
  {
    name: 'an average and a total below, in two languages',
    timestamp: 'Mois',
    target: 'Ventes',
    text: lines(
      'Mois;Ventes',
      ...many((i) => `${named('fr', 'long', i)} ${ym(i).year};${values[i]},0`, n),
      `Moyenne;${String(values.reduce((a, b) => a + b) / n).replace('.', ',')}`,
      `Total général;${values.reduce((a, b) => a + b)},0`,
    ),
    truth: { '': values },
    next: ['janvier 2024', 'février 2024'],
  },
  // Refused
  refused(
    'one date of another kind in the middle',
    lines('date,sales', ...many((i) => `${day(i)},${i}`, 8), '23/01/24?,9', `${day(9)},10`),
    /Line 10 .*"23\/01\/24\?"/,
  ),
  refused(
    'wide, one column a series',
    csv(['date', 'north', 'south', 'west'], [months.slice(0, n), values, other, values]),
    /no column "sales"/,
    { refusal: { code: 'missing_target_column', words: /no column "sales".*"north", "south", "west"/ } },
  ),
  refused(
    'a leap day of a year without one',
    lines('date,sales', '28.02.2023,1', '29.02.2023,2', '01.03.2023,3'),
    /Line 3 .*29\.02\.2023/,
  ),
  refused(
    'country and product in one file, no item named',
    lines(
      'country,month,sales',
      ...many((i) => i, 6).flatMap((i) => [`DE,${months[i]},${values[i]}`, `FR,${months[i]},${other[i]}`]),
    ),
    /Line 3 .*"country" tells them apart/,
    { timestamp: 'month' },
  ),
  ...([['quarters or months with a colon', '2024:1', '2024:2', '2024:3']] as const).map(([name, ...times]) =>
    refused(
      name,
      lines('date,sales', ...times.map((time, i) => `${time},${i + 1}`)),
      new RegExp(`Line 2 .*"${times[0]}" is not in a known form of dates or times`),
    ),
  ),
  refused(
    'years or days before names of months',
    lines('date,sales', '24-Jan,1', '24-Feb,2', '24-Mar,3'),
    /Line 2 .*"24-Jan" may be a day and a month or a year and a month/,
  ),
];
