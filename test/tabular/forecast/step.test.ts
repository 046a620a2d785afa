import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFormat, numberMoment } from '../../../src/tabular/engine/forecast/number-times.ts';
import { readSeries } from '../../../src/tabular/engine/forecast/series.ts';
import {
  advance,
  inferStep,
  naturalPeriods,
  stepsBetween,
} from '../../../src/tabular/engine/forecast/step.ts';
import { formatTimestamp, parseTimestamp } from '../../../src/tabular/engine/forecast/timestamps.ts';
import { tableOf } from './support.ts';

/** Dates from 1 January 2024 that pass. */
const datesWhere = (count: number, pass: (date: Date) => boolean) =>
  Array.from({ length: count }, (_, t) => new Date(Date.UTC(2024, 0, 1 + t)))
    .filter(pass)
    .map((date) => date.toISOString().slice(0, 10));
const onDays = (...days: number[]) => datesWhere(60, (date) => days.includes(date.getUTCDay()));
const isLast = (date: Date) => new Date(date.getTime() + 86_400_000).getUTCDate() === 1;
const hoursFrom = (dates: readonly string[], first: number, last: number) =>
  dates.flatMap((date) =>
    Array.from({ length: last - first + 1 }, (_, k) => `${date} ${String(first + k).padStart(2, '0')}:00`),
  );

/** The next `count` timestamps after the given ones, in their own format. */
function next(given: readonly string[], count: number): (string | number)[] {
  const moments = given.map((text) => parseTimestamp(text)!);
  const last = moments[moments.length - 1]!;
  const step = inferStep(
    Float64Array.from(moments, (moment) => moment.time),
    last.format.kind === 'counter',
  )!;
  return Array.from({ length: count }, (_, k) =>
    formatTimestamp(advance(last.time, k + 1, step), last.offset, last.format, false),
  );
}

const cases: [name: string, given: string[], after: string[]][] = [
  [
    'weeks on any working day',
    ['2023-01-02', '2023-01-10', '2023-01-18', '2023-01-26', '2023-02-03', '2023-02-06', '2023-02-14'],
    ['2023-02-21', '2023-02-28'],
  ],
  [
    'days at any hour',
    ['2024-05-01 08:12', '2024-05-02 17:40', '2024-05-03 09:05', '2024-05-04 12:00', '2024-05-05 07:30'],
    ['2024-05-06 07:30', '2024-05-07 07:30'],
  ],
  [
    'months on any day',
    ['2024-01-05', '2024-02-12', '2024-03-08', '2024-04-03', '2024-05-14', '2024-06-10'],
    ['2024-07-10', '2024-08-10'],
  ],
  ['seconds', ['2024-02-28T23:59:57', '2024-02-28T23:59:58', '2024-02-28T23:59:59'], ['2024-02-29T00:00:00']],
  [
    'milliseconds',
    ['2024-01-01T00:00:00.250Z', '2024-01-01T00:00:00.500Z'],
    ['2024-01-01T00:00:00.750Z', '2024-01-01T00:00:01.000Z'],
  ],
  ['five minutes', ['2023-12-31 23:50', '2023-12-31 23:55'], ['2024-01-01 00:00', '2024-01-01 00:05']],
  [
    'hours with Z',
    ['2024-03-10T01:00:00Z', '2024-03-10T02:00:00Z'],
    ['2024-03-10T03:00:00Z', '2024-03-10T04:00:00Z'],
  ],
  [
    'six hours with an offset',
    ['2024-01-01T12:00:00+05:30', '2024-01-01T18:00:00+05:30'],
    ['2024-01-02T00:00:00+05:30'],
  ],
  ['days over a leap day', ['2024-02-26', '2024-02-27'], ['2024-02-28', '2024-02-29', '2024-03-01']],
  ['days in a common year', ['2023-02-26', '2023-02-27'], ['2023-02-28', '2023-03-01']],
  ['days with slashes', ['2023/12/30', '2023/12/31'], ['2024/01/01']],
  ['compact days', ['20231230', '20231231'], ['20240101']],
  [
    'business days over a weekend',
    ['2024-01-04', '2024-01-05', '2024-01-08', '2024-01-09', '2024-01-10', '2024-01-11'],
    ['2024-01-12', '2024-01-15'],
  ],
  ['weeks', ['2024-02-15', '2024-02-22'], ['2024-02-29', '2024-03-07']],
  ['ISO weeks over a year of 53 weeks', ['2020-W51', '2020-W52'], ['2020-W53', '2021-W01']],
  ['month starts', ['2023-11-01', '2023-12-01'], ['2024-01-01', '2024-02-01']],
  ['month ends', ['2023-11-30', '2023-12-31'], ['2024-01-31', '2024-02-29', '2024-03-31']],
  ['month ends that begin in February', ['2023-02-28', '2023-03-31'], ['2023-04-30']],
  ['the 30th of the month', ['2023-11-30', '2023-12-30'], ['2024-01-30', '2024-02-29', '2024-03-30']],
  [
    'last business days of months',
    ['2024-02-29', '2024-03-29', '2024-04-30', '2024-05-31'],
    ['2024-06-28', '2024-07-31', '2024-08-30'],
  ],
  ['months without a day', ['2023-11', '2023-12'], ['2024-01']],
  ['quarter starts', ['2023-07-01', '2023-10-01'], ['2024-01-01']],
  ['quarter ends', ['2023-06-30', '2023-09-30'], ['2023-12-31', '2024-03-31']],
  ['quarters by name', ['2023Q3', '2023Q4'], ['2024Q1']],
  ['half years', ['2023-01-15', '2023-07-15'], ['2024-01-15']],
  ['years', ['1998', '1999'], ['2000']],
  ['years by date', ['2019-02-28', '2020-02-29'], ['2021-02-28']],
  ['decades', ['1790-01-01', '1800-01-01'], ['1810-01-01']],
  [
    'a gap does not change the step',
    ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-07', '2024-01-08'],
    ['2024-01-09'],
  ],
  ['months with a gap', ['2024-01-01', '2024-02-01', '2024-04-01', '2024-05-01'], ['2024-06-01']],
  ['plain counters', ['7', '9', '11'], ['13', '15']],
  ['two days of the week', onDays(2, 5), ['2024-03-01', '2024-03-05', '2024-03-08']],
  ['three days of the week', onDays(1, 3, 5), ['2024-03-01', '2024-03-04', '2024-03-06']],
  [
    'two days of the week, one of which was a holiday',
    onDays(2, 5).filter((date) => date !== '2024-01-26'),
    ['2024-03-01', '2024-03-05'],
  ],
  [
    'the hours of a market',
    hoursFrom(onDays(1, 2, 3, 4, 5), 9, 16),
    ['2024-03-01 09:00', '2024-03-01 10:00'],
  ],
  [
    'hours of daylight',
    hoursFrom(
      datesWhere(30, () => true),
      7,
      18,
    ),
    ['2024-01-31 07:00'],
  ],
  [
    'the first and the fifteenth of the month',
    datesWhere(120, (date) => [1, 15].includes(date.getUTCDate())),
    ['2024-05-01', '2024-05-15', '2024-06-01'],
  ],
  [
    'the fifteenth and the last of the month',
    datesWhere(120, (date) => date.getUTCDate() === 15 || isLast(date)),
    ['2024-04-30', '2024-05-15', '2024-05-31'],
  ],
  [
    'ten days, which begin anew each month',
    datesWhere(120, (date) => [1, 11, 21].includes(date.getUTCDate())),
    ['2024-05-01', '2024-05-11', '2024-05-21'],
  ],
  [
    'the third Friday of the month',
    ['2024-01-19', '2024-02-16', '2024-03-15', '2024-04-19', '2024-05-17'],
    ['2024-06-21', '2024-07-19'],
  ],
  [
    'the last Thursday of the month',
    ['2024-01-25', '2024-02-29', '2024-03-28', '2024-04-25', '2024-05-30'],
    ['2024-06-27', '2024-07-25'],
  ],
];

describe('the step is inferred and carried on in the format of the input:', () => {
  test.each(cases)('%s', (_, given, after) => {
    expect(next(given, after.length)).toEqual(after);
  });
});

test('numbers are read as epochs, dates in digits, years or counters', () => {
  const again = (values: number[], stepMs: (times: Float64Array) => number) => {
    const format = numberFormat(Float64Array.from(values));
    const times = Float64Array.from(values, (value) => numberMoment(value, format)!.time);
    const step = inferStep(times, format.kind === 'counter')!;
    return [
      format.kind,
      formatTimestamp(advance(times[times.length - 1]!, 1, step), 0, format, true),
      stepMs(times),
    ];
  };
  const gap = (times: Float64Array) => times[1]! - times[0]!;
  expect(again([1_700_000_000, 1_700_003_600], gap)).toEqual(['epoch', 1_700_007_200, 3_600_000]);
  expect(again([1_700_000_000_000, 1_700_000_060_000], gap)).toEqual(['epoch', 1_700_000_120_000, 60_000]);
  // 1 January, 1 February, 1 March 2024 in seconds: months, not 31 days.
  expect(again([1_704_067_200, 1_706_745_600, 1_709_251_200], gap)[1]).toBe(1_711_929_600);
  expect(again([20240228, 20240229], gap).slice(0, 2)).toEqual(['compactNumber', 20240301]);
  expect(again([202311, 202312], gap).slice(0, 2)).toEqual(['compactNumber', 202401]);
  expect(again([2001, 2002], gap).slice(0, 2)).toEqual(['year', 2003]);
  expect(again([0.1, 0.2, 0.3], (times) => Math.round(gap(times) * 10))).toEqual(['counter', 0.4, 1]);
});

test('text that is no timestamp is not read as one', () => {
  for (const text of [
    '',
    'yesterday',
    '2023-02-29',
    '2024-13-01',
    '2024-01-01T25:00',
    '01/02/2024',
    '2024-W54',
    '2024-W53',
    'W53 2023',
    '2024-01T10:00',
  ])
    expect(parseTimestamp(text), text).toBeUndefined();
});

test.each([
  ['text', ['2023-W51', '2023-W52', '2023-W53']],
  ['bare numbers beside years', ['2023/50', '2023/51', '2023/52', '2023/53', '2023/49', '2023/48']],
  ['numbers', [202_350, 202_351, 202_352, 202_353]],
])('a week that its year does not have is refused in %s, not counted into the next year', (_, timestamp) => {
  const table = tableOf({ timestamp, target: timestamp.map((__, t) => t) });
  expect(() => readSeries(table)).toThrow(/2023-?[W/]?53"? is a week that its year does not have/);
});

test('hours when a market is open keep to its wall clock over a change of the clocks', () => {
  const timestamp = datesWhere(80, (date) => ![0, 6].includes(date.getUTCDay())).flatMap((date) =>
    [9, 10, 11].map(
      (hour) => `${date}T${String(hour).padStart(2, '0')}:00:00-0${date < '2024-03-10' ? 5 : 4}:00`,
    ),
  );
  const { series } = readSeries(tableOf({ timestamp, target: timestamp.map((_, t) => t) }));
  expect(series[0]!.step.unit).toBe('week');
  expect(series[0]!.values).toHaveLength(timestamp.length);
});

test('natural periods are the day, the week and the year in steps', () => {
  const fixed = (size: number) => naturalPeriods({ unit: 'fixed', size, counter: false });
  expect(fixed(3_600_000)).toEqual([24, 168, 8766]);
  expect(fixed(1_800_000)).toEqual([48, 336]);
  expect(fixed(86_400_000)).toEqual([7, 365.25]);
  expect(fixed(7 * 86_400_000)).toEqual([365.25 / 7]);
  expect(naturalPeriods({ unit: 'month', size: 3, anchor: 1 })).toEqual([4]);
  expect(naturalPeriods({ unit: 'month', size: 12, anchor: 1 })).toEqual([]);
  expect(naturalPeriods({ unit: 'weekday', mask: 0b0111110 })).toEqual([5, (5 * 365.25) / 7]);
  const hoursOfWork = [0, 1, 2, 3, 4].flatMap((day) =>
    [9, 10, 11, 12].map((hour) => (24 * day + hour) * 3_600_000),
  );
  expect(naturalPeriods({ unit: 'week', offsets: hoursOfWork })).toEqual([4, 20, (20 * 365.25) / 7]);
  expect(naturalPeriods({ unit: 'monthDays', days: [1, 15] })).toEqual([2, 24]);
});

const anyStep = fc.oneof(
  fc.record({
    unit: fc.constant('fixed' as const),
    size: fc.integer({ min: 1, max: 10 ** 9 }),
    counter: fc.constant(false),
  }),
  fc.record({
    unit: fc.constant('month' as const),
    size: fc.integer({ min: 1, max: 24 }),
    anchor: fc.oneof(
      fc.integer({ min: 1, max: 31 }),
      fc.constantFrom('end' as const, 'businessEnd' as const, 'businessStart' as const),
    ),
  }),
  fc.record({
    unit: fc.constant('weekday' as const),
    mask: fc.constantFrom(0b0111110, 0b1111100, 0b0011111),
  }),
  fc.record({
    unit: fc.constant('week' as const),
    offsets: fc
      .uniqueArray(fc.integer({ min: 0, max: 335 }), { minLength: 2, maxLength: 40 })
      .map((halfHours) => halfHours.sort((a, b) => a - b).map((at) => at * 1_800_000)),
  }),
  fc.record({
    unit: fc.constant('monthDays' as const),
    days: fc.constantFrom([1, 15], [15, 31], [10, 20, 31], [1, 11, 21]),
  }),
);

test('property: counting steps undoes advancing by them, and advancing is strictly increasing', () => {
  fc.assert(
    fc.property(
      anyStep,
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 300 }),
      (step, day, count) => {
        // A time on the grid: one step on from any day.
        const from = advance(day * 86_400_000, 1, step);
        const to = advance(from, count, step);
        expect(stepsBetween(from, to, step)).toBe(count);
        expect(advance(from, count + 1, step)).toBeGreaterThan(to);
        expect(advance(advance(from, count, step), 1, step)).toBe(advance(from, count + 1, step));
      },
    ),
  );
});

test('property: ISO text survives reading and writing', () => {
  const digits = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
      digits,
      (date, fraction) => {
        const iso = date.toISOString();
        const text = `${iso.slice(0, 19)}${fraction > 0 ? iso.slice(19, 20 + fraction) : ''}Z`;
        const moment = parseTimestamp(text)!;
        expect(formatTimestamp(moment.time, moment.offset, moment.format, false)).toBe(text);
      },
    ),
  );
});
