/** Files of series whose calendar is not plain: daylight saving, trading days, fiscal years, stamps of loggers. */

import type { SeriesCase } from './series.ts';
import { csv } from './truth.ts';

const n = 24;
const values = Array.from({ length: n }, (_, i) => Math.round(50 + 9 * Math.sin(i) + i));
const iso = (ms: number) => new Date(ms).toISOString();
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const name = (language: string, month: 'long' | 'short', year: number, at: number) =>
  new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(year, at, 1)));
const times = (at: (i: number) => string | number): (string | number)[] =>
  Array.from({ length: n + 2 }, (_, i) => at(i));
const read = (
  title: string,
  stamps: readonly (string | number)[],
  { next, ...rest }: Omit<Partial<SeriesCase>, 'next'> & { next?: null } = {},
): SeriesCase => ({
  name: title,
  timestamp: 'date',
  target: 'sales',
  text: csv(['date', 'sales'], [stamps.slice(0, n), values], ';'),
  truth: { '': values },
  ...(next !== null && { next: [stamps[n]!, stamps[n + 1]!] }),
  ...rest,
});
const refused = (title: string, text: string, words: RegExp, rest: Partial<SeriesCase> = {}): SeriesCase => ({
  name: title,
  timestamp: 'date',
  target: 'sales',
  text,
  refusal: { code: 'schema_mismatch', words },
  ...rest,
});
const monthYear = (i: number) => [2022 + Math.floor(i / 12), i % 12] as const;
const lines = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
/** Central European wall clock. */
const berlin = (ms: number) => {
  const summer = ms >= Date.UTC(2024, 2, 31, 1) && ms < Date.UTC(2024, 9, 27, 1);
  return { wall: iso(ms + (summer ? 2 : 1) * hourMs).slice(0, 16), offset: summer ? '+02:00' : '+01:00' };
};
const jitter = [3, 1, 5, 2, 4, 0];
const weekdaysFrom = (from: number, count: number, holidays: readonly string[] = []) => {
  const found: string[] = [];
  for (let ms = from; found.length < count; ms += dayMs) {
    const day = iso(ms).slice(0, 10);
    if (new Date(ms).getUTCDay() % 6 !== 0 && !holidays.includes(day)) found.push(day);
  }
  return found;
};
const lastWeekday = (year: number, month: number) => {
  const end = new Date(Date.UTC(year, month + 1, 0));
  const back = [2, 0, 0, 0, 0, 0, 1][end.getUTCDay()]!;
  return iso(end.getTime() - back * dayMs).slice(0, 10);
};

export const calendars: readonly SeriesCase[] = [
  read(
    'half years',
    times((i) => `${2010 + Math.floor(i / 2)}H${(i % 2) + 1}`),
  ),
  read(
    'half years in front',
    times((i) => `H${(i % 2) + 1} ${2010 + Math.floor(i / 2)}`),
  ),
  read(
    'weeks in front',
    times((i) => `W${String(i + 1).padStart(2, '0')} 2024`),
  ),
  read(
    'ISO weeks over the new year',
    times((i) => (i < 10 ? `2020-W${44 + i}` : `2021-W${String(i - 9).padStart(2, '0')}`)),
  ),
  read(
    'months of German names',
    times((i) => `${name('de', 'long', ...monthYear(i))} ${monthYear(i)[0]}`),
  ),
  read(
    'months of French short names',
    times((i) => `${name('fr', 'short', ...monthYear(i))} ${monthYear(i)[0]}`),
  ),
  read(
    'months of Spanish names',
    times((i) => `${name('es', 'long', ...monthYear(i))} de ${monthYear(i)[0]}`),
  ),
  read(
    'months, year in front',
    times((i) => `${monthYear(i)[0]} ${name('en', 'short', ...monthYear(i))}`),
  ),
  read(
    'months with points',
    times((i) => `${String(monthYear(i)[1] + 1).padStart(2, '0')}.${monthYear(i)[0]}`),
  ),
  read(
    'days with the day of the week',
    times((i) => {
      const date = new Date(Date.UTC(2024, 0, 15 + i));
      return `${new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'UTC' }).format(date)}, ${iso(date.getTime()).slice(0, 10).split('-').reverse().join('.')}`;
    }),
  ),
  read(
    'days, two digits of the year first',
    times((i) =>
      iso(Date.UTC(2024, 0, 15 + i))
        .slice(2, 10)
        .replaceAll('-', '/'),
    ),
    { dateOrder: 'ymd' },
  ),
  read(
    'days and months that only the caller tells apart',
    times(
      (i) =>
        `0${(i % 3) + 1}/${String((Math.floor(i / 3) % 12) + 1).padStart(2, '0')}/${2020 + Math.floor(i / 36)}`,
    ),
    { dateOrder: 'dmy', next: null },
  ),
  read(
    'ends of quarters',
    times((i) => iso(Date.UTC(2018, 3 * i + 3, 0)).slice(0, 10)),
  ),
  read(
    'ends of years',
    times((i) => `${1990 + i}-12-31`),
  ),
  read(
    'ends of years, day first',
    times((i) => `31.12.${1990 + i}`),
  ),
  read(
    'starts of fiscal years',
    times((i) => `${1990 + i}-04-01`),
  ),
  read(
    'fifteenths',
    times((i) => iso(Date.UTC(2022, i, 15)).slice(0, 10)),
  ),
  read(
    'last trading days of months',
    times((i) => lastWeekday(...monthYear(i))),
    { next: null },
  ),
  read('trading days', weekdaysFrom(Date.UTC(2024, 0, 15), n + 2)),
  read(
    'hours with offsets over the change to summer',
    times((i) => {
      const { wall, offset } = berlin(Date.UTC(2024, 2, 30, 12) + i * hourMs);
      return `${wall}:00${offset}`;
    }),
  ),
  read(
    'hours with offsets over the change to winter',
    times((i) => {
      const { wall, offset } = berlin(Date.UTC(2024, 9, 26, 12) + i * hourMs);
      return `${wall}:00${offset}`;
    }),
  ),
  read(
    'days with offsets over the change to summer',
    times((i) => {
      const { offset } = berlin(Date.UTC(2024, 2, 20 + i, 6));
      return `${iso(Date.UTC(2024, 2, 20 + i)).slice(0, 10)}T00:00:00${offset}`;
    }),
  ),
  read(
    'five minutes',
    times((i) =>
      iso(Date.UTC(2024, 0, 1) + i * 300_000)
        .slice(0, 19)
        .replace('T', ' '),
    ),
  ),
  read(
    'quarters of an hour, day first',
    times((i) => {
      const [day, clock] = iso(Date.UTC(2024, 0, 13, 20) + i * 900_000)
        .slice(0, 16)
        .split('T') as [string, string];
      return `${day.split('-').reverse().join('.')} ${clock}`;
    }),
  ),
  read(
    'stamps a few seconds off',
    times((i) => iso(Date.UTC(2024, 0, 1) + i * 600_000 + jitter[i % 6]! * 1000).slice(0, 19)),
    { next: null },
  ),
  read('logs of C', times((i) => `Mon Jan 15 ${String(i % 24).padStart(2, '0')}:00:00 2024`).slice(0, n), {
    next: null,
  }),
  read(
    'Excel days with hours',
    times((i) => Math.round((45_306 + i / 24) * 1e8) / 1e8),
    { next: null },
  ),
  read(
    'epoch seconds of hours',
    times((i) => 1_704_067_200 + i * 3600),
  ),
  {
    ...read(
      'a bank holiday left out of trading days',
      weekdaysFrom(Date.UTC(2024, 3, 22), n + 2, ['2024-05-01']),
    ),
    truth: { '': [...values.slice(0, 7), null, ...values.slice(7)] },
  },
  {
    name: 'newest first with points and commas',
    timestamp: 'Datum',
    target: 'Umsatz',
    text: csv(
      ['Datum', 'Umsatz'],
      [
        times((i) =>
          iso(Date.UTC(2024, 0, 15 + i))
            .slice(0, 10)
            .split('-')
            .reverse()
            .join('.'),
        )
          .slice(0, n)
          .reverse(),
        values.map((value) => `1.${value + 100},50 €`).reverse(),
      ],
      ';',
    ),
    truth: { '': values.map((value) => 1000 + value + 100.5) },
    next: ['08.02.2024', '09.02.2024'],
  },
  {
    name: 'items of different lengths',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: lines('shop,date,sales', [
      'a,2024-01-01,1',
      'a,2024-01-02,2',
      'a,2024-01-03,3',
      'a,2024-01-04,4',
      'b,2024-01-03,5',
      'b,2024-01-04,6',
      'b,2024-01-05,7',
    ]),
    truth: { a: [1, 2, 3, 4], b: [5, 6, 7] },
  },
  {
    name: 'items named by numbers',
    timestamp: 'date',
    target: 'sales',
    item: 'shop',
    text: lines('shop,date,sales', [
      '7,2024-01-01,1',
      '7,2024-01-02,2',
      '7,2024-01-03,3',
      '12,2024-01-01,5',
      '12,2024-01-02,6',
      '12,2024-01-03,7',
    ]),
    truth: { 7: [1, 2, 3], 12: [5, 6, 7] },
  },
  refused(
    'year and month in columns of their own',
    csv(
      ['year', 'month', 'sales'],
      [times((i) => 2022 + Math.floor(i / 12)).slice(0, n), times((i) => (i % 12) + 1).slice(0, n), values],
    ),
    /"year" and "month".*one column/s,
    { timestamp: 'year' },
  ),
  refused(
    'day and clock in columns of their own',
    csv(
      ['date', 'time', 'sales'],
      [
        times((i) => iso(Date.UTC(2024, 0, 15 + Math.floor(i / 12))).slice(0, 10)).slice(0, n),
        times((i) => `${String(i % 12).padStart(2, '0')}:00`).slice(0, n),
        values,
      ],
    ),
    /"date" and "time".*one column/s,
  ),
  refused(
    'clocks without a day',
    csv(['date', 'sales'], [times((i) => `${String(i % 24).padStart(2, '0')}:00`).slice(0, n), values]),
    /Line 2 .*"00:00"/,
  ),
  refused(
    'weeks without a year',
    csv(['date', 'sales'], [times((i) => `KW ${i + 1}`).slice(0, n), values]),
    /Line 2 .*"KW 1"/,
  ),
  refused(
    'names of days',
    csv(
      ['date', 'sales'],
      [
        ['Mon', 'Tue', 'Wed', 'Thu'],
        [1, 2, 3, 4],
      ],
    ),
    /Line 2 .*"Mon"/,
  ),
  refused(
    'the word total among dates',
    lines('date,sales', ['2024-01-01,1', '2024-01-02,2', 'Total,9', '2024-01-03,3']),
    /Line 4 .*"Total"/,
  ),
  refused(
    'a week that does not exist',
    lines('date,sales', ['2024-W51,1', '2024-W52,2', '2024-W54,3']),
    /Line 4 .*"2024-W54"/,
  ),
  refused(
    'wide, quarters across',
    csv(
      ['shop', '2023Q1', '2023Q2', '2023Q3', '2023Q4'],
      [
        ['a', 'b', 'c'],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
    ),
    /wide/,
  ),
  refused(
    'wide, names of months across',
    csv(
      ['shop', 'Jan 2023', 'Feb 2023', 'Mar 2023', 'Apr 2023'],
      [
        ['a', 'b', 'c'],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
    ),
    /wide/,
  ),
  refused(
    'wide, bare names of months across',
    csv(
      ['year', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      [[2021, 2022, 2023], ...Array.from({ length: 12 }, () => [1, 2, 3])],
    ),
    /wide/,
  ),
];
