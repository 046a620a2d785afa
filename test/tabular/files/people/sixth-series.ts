/** Time series of a fifth collection: written down, with what they mean, before any of them was read. */

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

const months = many((i) => `${ym(i).year}-${pad(ym(i).month)}`);
const refused = (name: string, text: string, words: RegExp, rest: Partial<SeriesCase> = {}): SeriesCase => ({
  name,
  timestamp: 'date',
  target: 'sales',
  text,
  refusal: { code: 'schema_mismatch', words },
  ...rest,
});

export const sixthSeries: readonly SeriesCase[] = [
  read(
    'weeks with CW (CW05-2024)',
    many((i) => `CW${pad(i + 1)}-2024`),
  ),
  read(
    'weeks with wk in lower case (wk 05 2024)',
    many((i) => `wk ${pad(i + 1)} 2024`),
  ),
  read(
    'weeks with KW behind the year (2024-KW05)',
    many((i) => `2024-KW${pad(i + 1)}`),
  ),
  read(
    'weeks of a Spanish sheet (sem. 5 2024)',
    many((i) => `sem. ${i + 1} 2024`),
    { ahead: false },
  ),
  read(
    'quarters with a slash (Q1/2024)',
    many((i) => `Q${yq(i).quarter}/${yq(i).year}`),
  ),
  read(
    'quarters with a point (2024.Q1)',
    many((i) => `${yq(i).year}.Q${yq(i).quarter}`),
    { ahead: false },
  ),
  read(
    'quarters with Qtr (Qtr 1 2024)',
    many((i) => `Qtr ${yq(i).quarter} ${yq(i).year}`),
    { ahead: false },
  ),
  read(
    'fiscal quarters without a space (Q1FY24)',
    many((i) => `Q${yq(i).quarter}FY${pad(yq(i).year % 100)}`),
    { ahead: false },
  ),
  read(
    'trimesters in Italian (1° trim. 2024)',
    many((i) => `${yq(i).quarter}° trim. ${yq(i).year}`),
    { ahead: false },
  ),
  read(
    'months in capitals, whole (JANUARY 2024)',
    many((i) => `${named('en', 'long', i).toUpperCase()} ${ym(i).year}`),
  ),
  read(
    'months with Sept of four letters',
    many(
      (i) =>
        `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'][i % 12]} ${ym(i).year}`,
    ),
    { ahead: false },
  ),
  read(
    'months in Portuguese, short, with a slash (fev/24)',
    many(
      (i) =>
        `${['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'][i % 12]}/${pad(ym(i).year % 100)}`,
    ),
  ),
  read(
    'months in Czech',
    many(
      (i) =>
        `${['leden', 'únor', 'březen', 'duben', 'květen', 'červen', 'červenec', 'srpen', 'září', 'říjen', 'listopad', 'prosinec'][i % 12]} ${ym(i).year}`,
    ),
    { ahead: false },
  ),
  read(
    'months without leading noughts (1-2024)',
    many((i) => `${ym(i).month}-${ym(i).year}`),
  ),
  read(
    'months with M in front (M01 2024)',
    many((i) => `M${pad(ym(i).month)} ${ym(i).year}`),
    { ahead: false },
  ),
  read(
    'days with points, the year first (2024.01.15)',
    many((i) => day(i).replaceAll('-', '.')),
  ),
  read(
    'days of Dutch hyphens without noughts (5-1-2024)',
    many((i) => `${at(i).getUTCDate()}-${at(i).getUTCMonth() + 1}-2024`),
  ),
  read(
    'days without a comma (Jan 15 2024)',
    many((i) => `${named('en', 'short', at(i).getUTCMonth())} ${pad(at(i).getUTCDate())} 2024`),
  ),
  read(
    'days with short weekdays in front (Mon 15/01/2024)',
    many((i) => `${weekday('en', 'short', i)} ${dmy(i, '/')}`),
  ),
  read(
    'hours as fourteen digits',
    many((i) =>
      iso(from + i * hourMs)
        .slice(0, 19)
        .replaceAll(/[-:T]/g, ''),
    ),
    { ahead: false },
  ),
  read(
    'hours as ten digits (2024011510)',
    many((i) =>
      iso(from + i * hourMs)
        .slice(0, 13)
        .replaceAll(/[-T]/g, ''),
    ),
    { ahead: false },
  ),
  read(
    'hours with Uhr',
    many((i) => `${dmy(Math.floor(i / 24))} ${pad(i % 24)}:00 Uhr`),
    { ahead: false },
  ),
  read(
    'hours with an offset of two digits, as PostgreSQL writes them',
    many(
      (i) =>
        `${iso(from + i * hourMs)
          .slice(0, 19)
          .replace('T', ' ')}+00`,
    ),
  ),
  read(
    'epoch nanoseconds',
    many((i) => `${from + i * hourMs}000000`),
    { ahead: false },
  ),
  {
    name: 'a monthly series that goes on by quarters',
    timestamp: 'date',
    target: 'sales',
    text: lines(
      'date,sales',
      ...many((i) => `${months[i]},${values[i]}`, 12),
      ...many((i) => `${ym(14 + 3 * i).year}-${pad(ym(14 + 3 * i).month)},${other[i]}`, 3),
    ),
    truth: { '': [...values.slice(0, 12), ...many((i) => [null, null, other[i]!], 3).flat()] },
  },
  {
    name: 'tabs, quotes and spaces behind the values',
    timestamp: 'date',
    target: 'sales',
    text: lines('"date"\t"sales"', ...many((i) => `"${day(i)} "\t"${values[i]} "`, n)),
    truth: { '': values },
    next: [day(n), day(n + 1)],
  },
  {
    name: 'marks of provisional months (2023-11*)',
    timestamp: 'date',
    target: 'sales',
    text: lines('date;sales', ...many((i) => `${months[i]}${i > 21 ? '*' : ''};${values[i]}`, n)),
    truth: { '': values },
  },
  refused(
    'days first in some rows, months first in others',
    lines('date,sales', '13/01/2024,1', '14/01/2024,2', '01/15/2024,3', '16/01/2024,4'),
    /Line \d+ .*some rows have the day first/,
  ),
  refused(
    'an hour of the day that there is not',
    lines('date,sales', '2024-01-15 22:00,1', '2024-01-15 23:00,2', '2024-01-15 25:00,3'),
    /Line 4 .*25:00/,
  ),
  refused(
    'the column of dates filled in only once a month',
    lines('month,day,sales', '2024-01,1,5', ',2,6', ',3,7', '2024-02,1,8', ',2,9'),
    /Line 3 /,
    { timestamp: 'month' },
  ),
];
