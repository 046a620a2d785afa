/** Files of time series as people have them: how time is written, and what is missing, doubled, or out of order. */

import { csv, type Refusal } from './truth.ts';

export interface SeriesCase {
  readonly name: string;
  readonly text: string;
  readonly timestamp?: string;
  readonly target?: string;
  readonly item?: string;
  readonly dateOrder?: 'dmy' | 'mdy' | 'ymd';
  /** Values of each series by its name ('' where there is one), gaps as null. */
  readonly truth?: Readonly<Record<string, readonly (number | null)[]>>;
  /** The two timestamps that come next, as the file would write them. */
  readonly next?: readonly [string | number, string | number];
  readonly refusal?: Refusal;
  /** What the forecast says. */
  readonly notes?: RegExp;
}

const n = 24;
const values = Array.from({ length: n }, (_, i) => Math.round(100 + 20 * Math.sin((i * Math.PI) / 6) + i));
const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();
const day0 = Date.UTC(2024, 0, 15);
const days = Array.from({ length: n + 2 }, (_, i) => iso(day0 + i * dayMs).slice(0, 10));
const months = Array.from({ length: n + 2 }, (_, i) => iso(Date.UTC(2022, i, 1)).slice(0, 7));
const [y, m] = [0, 1].map((part) => months.map((month) => month.split('-')[part]!)) as [string[], string[]];
const dmy = (day: string, mark: string) => day.split('-').reverse().join(mark);
const english = months.map((month) =>
  new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(new Date(month)),
);
const all = (
  times: readonly (string | number)[],
  rest: Partial<SeriesCase> & { name: string },
  cells: readonly (string | number)[] = values,
  delimiter = ',',
): SeriesCase => ({
  timestamp: 'date',
  target: 'sales',
  text: csv(['date', 'sales'], [times.slice(0, n), cells], delimiter),
  truth: { '': values },
  next: [times[n]!, times[n + 1]!],
  ...rest,
});
const mondays = Array.from({ length: n + 2 }, (_, i) => Date.UTC(2024, 0, 1) + i * 7 * dayMs);
const isoWeeks = mondays.map((_, i) => i + 1);
const business = Array.from({ length: 60 }, (_, i) => day0 + i * dayMs)
  .filter((ms) => new Date(ms).getUTCDay() % 6 !== 0)
  .slice(0, n + 2)
  .map((ms) => iso(ms).slice(0, 10));
const hours = Array.from({ length: n + 2 }, (_, i) => iso(day0 + i * 3_600_000));
const ends = months.map((_, i) => iso(Date.UTC(2022, i + 1, 0)).slice(0, 10));
const serial = (ms: number) => ms / dayMs + 25_569;
const without = <T>(list: readonly T[], gone: readonly number[]) => list.filter((_, i) => !gone.includes(i));
const gappy = values.map((value, i) => (i === 5 || i === 11 ? null : value));
const quarters = Array.from({ length: n + 2 }, (_, i) => [2018 + Math.floor(i / 4), (i % 4) + 1] as const);
const other = values.map((value) => value * 3);
const rows = (header: string, lines: readonly string[]) => `${[header, ...lines].join('\n')}\n`;

export const series: readonly SeriesCase[] = [
  all(days, { name: 'days' }),
  all(
    days.map((day) => dmy(day, '.')),
    { name: 'days, day first' },
  ),
  all(
    days.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(2, 4)}`),
    { name: 'days, month first, two digits' },
  ),
  all(
    days.map((day) => day.replaceAll('-', '')),
    {
      name: 'days without marks',
      next: days.slice(n).map((day) => Number(day.replaceAll('-', ''))) as [number, number],
    },
  ),
  all(
    days.map((day) => serial(Date.parse(day))),
    { name: 'days as Excel counts them' },
  ),
  all(
    ends.map((day) => serial(Date.parse(day))),
    { name: 'ends of months as Excel counts days' },
  ),
  all(
    days.map((day) => Date.parse(day) / 1000),
    { name: 'epoch seconds' },
  ),
  all(
    days.map((day) => Date.parse(day)),
    { name: 'epoch milliseconds' },
  ),
  all(business, { name: 'business days' }),
  all(months, { name: 'months' }),
  all(
    months.map((month) => `${month}-01`),
    { name: 'firsts of months' },
  ),
  all(
    months.map((_, i) => `${y[i]}${m[i]}`),
    { name: 'months without a mark', next: [Number(`${y[n]}${m[n]}`), Number(`${y[n + 1]}${m[n + 1]}`)] },
  ),
  all(
    months.map((_, i) => `${m[i]}/${y[i]}`),
    { name: 'months before years' },
  ),
  all(
    months.map((_, i) => `${english[i]}-${y[i]!.slice(2)}`),
    { name: 'names of months and short years' },
  ),
  all(
    months.map((_, i) => `${english[i]} ${y[i]}`),
    { name: 'names of months and years' },
  ),
  all(
    months.map((_, i) => `${y[i]}M${m[i]}`),
    { name: 'months as the IMF writes them' },
  ),
  all(ends, { name: 'ends of months' }),
  all(
    quarters.map(([year, quarter]) => `${year}-Q${quarter}`),
    { name: 'quarters' },
  ),
  all(
    quarters.map(([year, quarter]) => `Q${quarter} ${year}`),
    { name: 'quarters before years' },
  ),
  all(
    quarters.map(([year, quarter]) => `${quarter}Q${String(year).slice(2)}`),
    { name: 'quarters before short years' },
  ),
  all(
    Array.from({ length: n + 2 }, (_, i) => 1990 + i),
    { name: 'years' },
  ),
  all(
    isoWeeks.map((week) => `2024-W${String(week).padStart(2, '0')}`),
    { name: 'ISO weeks' },
  ),
  all(
    isoWeeks.map((week) => `2024W${String(week).padStart(2, '0')}`),
    { name: 'ISO weeks without a hyphen' },
  ),
  all(
    isoWeeks.map((week) => `KW ${week}/2024`),
    { name: 'German weeks' },
  ),
  all(
    mondays.map((ms) => iso(ms).slice(0, 10)),
    { name: 'Mondays' },
  ),
  all(
    mondays.map((ms) => iso(ms - dayMs).slice(0, 10)),
    { name: 'Sundays' },
  ),
  all(
    hours.map((hour) => hour.slice(0, 16).replace('T', ' ')),
    { name: 'hours' },
  ),
  all(
    hours.map((hour) => `${hour.slice(0, 19)}Z`),
    { name: 'hours with Z' },
  ),
  all(
    hours.map((hour) => `${dmy(hour.slice(0, 10), '.')} ${hour.slice(11, 16)}`),
    { name: 'hours, day first' },
  ),
  all(
    hours.map((hour) => {
      const h = Number(hour.slice(11, 13));
      return `${Number(hour.slice(5, 7))}/${Number(hour.slice(8, 10))}/${hour.slice(0, 4)} ${h % 12 || 12}:00 ${h < 12 ? 'AM' : 'PM'}`;
    }),
    { name: 'hours of a 12-hour clock' },
  ),
  all(
    Array.from({ length: n + 2 }, (_, i) => i + 1),
    { name: 'a counter' },
  ),
  all(
    days,
    { name: 'decimal commas and points between thousands' },
    values.map((value) => `${value},00`),
    ';',
  ),
  all(
    days,
    { name: 'units' },
    values.map((value) => `${value} MWh`),
  ),
  all(
    days,
    { name: 'words for missing', truth: { '': gappy } },
    gappy.map((value) => value ?? 'n/a'),
  ),
  all(
    days,
    { name: 'empty targets', truth: { '': gappy } },
    gappy.map((value) => value ?? ''),
  ),
  {
    name: 'days left out',
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'sales'], [without(days.slice(0, n), [5, 11]), without(values, [5, 11])]),
    truth: { '': gappy },
    next: [days[n]!, days[n + 1]!],
  },
  {
    name: 'newest first',
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'sales'], [days.slice(0, n).reverse(), [...values].reverse()]),
    truth: { '': values },
    next: [days[n]!, days[n + 1]!],
  },
  {
    name: 'a day twice, measured twice',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['date', 'sales'],
      [
        [...days.slice(0, n), days[3]!],
        [...values, values[3]!],
      ],
    ),
    truth: { '': values },
    next: [days[n]!, days[n + 1]!],
  },
  {
    name: 'a total below',
    timestamp: 'date',
    target: 'sales',
    text: `${csv(['date', 'sales'], [days.slice(0, n), values])}Total,${values.reduce((a, b) => a + b)}\n`,
    truth: { '': values },
    next: [days[n]!, days[n + 1]!],
  },
  {
    name: 'notes below',
    timestamp: 'date',
    target: 'sales',
    text: `${csv(['date', 'sales'], [days.slice(0, n), values])}\nSource: the shop\n`,
    truth: { '': values },
    next: [days[n]!, days[n + 1]!],
  },
  {
    name: 'months ahead without a value',
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'sales'], [days, [...values, '', '']]),
    truth: { '': values },
  },
  {
    name: 'several items, long',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: csv(
      ['shop', 'date', 'sales'],
      [
        [...days.slice(0, n).map(() => 'a'), ...days.slice(0, n).map(() => 'b')],
        [...days.slice(0, n), ...days.slice(0, n)],
        [...values, ...other],
      ],
    ),
    truth: { a: values, b: other },
  },
  {
    name: 'several items, day by day',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: csv(
      ['date', 'shop', 'sales'],
      [
        days.slice(0, n).flatMap((day) => [day, day]),
        values.flatMap(() => ['a', 'b']),
        values.flatMap((value, i) => [value, other[i]!]),
      ],
    ),
    truth: { a: values, b: other },
  },
  {
    name: 'items that nobody named',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['date', 'shop', 'sales'],
      [
        days.slice(0, n).flatMap((day) => [day, day]),
        values.flatMap(() => ['a', 'b']),
        values.flatMap((value, i) => [value, other[i]!]),
      ],
    ),
    refusal: { code: 'schema_mismatch', words: /Line 3 has the timestamp.*"shop" tells them apart/ },
  },
  {
    name: 'wide, months across',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['shop', ...months.slice(0, 6)],
      [['a', 'b', 'c'], ...values.slice(0, 6).map((value) => [value, value, value])],
    ),
    refusal: { code: 'schema_mismatch', words: /wide.*"2022-01".*Make it long/ },
  },
  {
    name: 'wide, years across',
    timestamp: 'date',
    target: 'sales',
    text: csv(
      ['country', '2019', '2020', '2021', '2022'],
      [
        ['a', 'b', 'c'],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
    ),
    refusal: { code: 'schema_mismatch', words: /wide/ },
  },
  {
    name: 'a column of another name',
    timestamp: 'date',
    target: 'sales',
    text: csv(['Datum', 'sales'], [days.slice(0, n), values]),
    refusal: { code: 'schema_mismatch', words: /no column "date"; "Datum" holds dates/ },
  },
  {
    name: 'a target of nearly the name',
    timestamp: 'date',
    target: 'sales',
    text: csv(['date', 'Sales '], [days.slice(0, n), values]),
    refusal: { code: 'missing_target_column', words: /no column "sales"; did you mean "Sales"\?/ },
  },
  {
    name: 'a day that does not exist',
    timestamp: 'date',
    target: 'sales',
    text: rows('date,sales', ['2024-01-01,1', '2024-01-02,2', '2024-02-30,3', '2024-01-04,4']),
    refusal: { code: 'schema_mismatch', words: /Line 4 .*"2024-02-30"/ },
  },
  {
    name: 'a missing day',
    timestamp: 'date',
    target: 'sales',
    text: rows('# of the shop\ndate,sales', ['2024-01-01,1', ',2', '2024-01-03,3']),
    refusal: { code: 'schema_mismatch', words: /Line 4 .*timestamp/ },
  },
  {
    name: 'a word among the targets',
    timestamp: 'date',
    target: 'sales',
    text: rows('date,sales', ['2024-01-01,1', '2024-01-02,broken', '2024-01-03,3']),
    refusal: { code: 'unsupported_task', words: /Line 3 .*"broken"/ },
  },
  {
    name: 'days and months that nothing tells apart',
    timestamp: 'date',
    target: 'sales',
    text: rows('date,sales', ['03/04/2024,1', '05/06/2024,2', '07/08/2024,3']),
    refusal: { code: 'schema_mismatch', words: /Line 2 .*day or the month first/ },
  },
];
