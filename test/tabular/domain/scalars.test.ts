import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CalendarDate,
  dayOfYearOf,
  daysInMonth,
  parseIsoDate,
  weekdayOf,
} from '../../../src/tabular/domain/iso-date.ts';
import { numberToText, parseNumber } from '../../../src/tabular/domain/scalars.ts';

const moment = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('every moment that JavaScript writes is read back to the millisecond, with its parts', () => {
  fc.assert(
    fc.property(moment, (date) => {
      const parsed = parseIsoDate(date.toISOString()) as CalendarDate;
      expect(parsed.epochMs).toBeCloseTo(date.getTime(), 3);
      expect([parsed.year, parsed.month, parsed.day]).toEqual([
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
      ]);
      expect([parsed.hour, parsed.minute, parsed.second]).toEqual([
        date.getUTCHours(),
        date.getUTCMinutes(),
        date.getUTCSeconds(),
      ]);
      // JavaScript counts weekdays from Sunday.
      expect(weekdayOf(parsed)).toBe((date.getUTCDay() + 6) % 7);
    }),
  );
});

test.each<[string, number]>([
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2024/02/29', Date.UTC(2024, 1, 29)],
  ['2024-03', Date.UTC(2024, 2, 1)],
  ['2024-01-02T03:04', Date.UTC(2024, 0, 2, 3, 4)],
  ['2024-01-02 03:04:05.250', Date.UTC(2024, 0, 2, 3, 4, 5, 250)],
  ['2024-01-02T03:04:05Z', Date.UTC(2024, 0, 2, 3, 4, 5)],
  ['2024-01-02T03:04:05+05:30', Date.UTC(2024, 0, 1, 21, 34, 5)],
  ['2024-01-02T03:04-0800', Date.UTC(2024, 0, 2, 11, 4)],
  ['0099-12-31', new Date('0099-12-31T00:00:00Z').getTime()],
])('%s is a date', (text, epochMs) => {
  expect(parseIsoDate(text)?.epochMs).toBe(epochMs);
});

test.each([
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-01-32',
  '2024-01-02T24:00:01',
  '2024-01-02T03:60',
  '2024-01/02',
  '24-01-02',
  '2024',
  'soon',
  '',
  '2024-01-02T03:04+25:00',
  '2024-01-02x',
])('%j is no date', (text) => {
  expect(parseIsoDate(text)).toBeUndefined();
});

test('leap years follow the Gregorian rule', () => {
  expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  expect(dayOfYearOf(parseIsoDate('2024-12-31')!)).toBe(366);
  expect(dayOfYearOf(parseIsoDate('2023-12-31')!)).toBe(365);
});

test('every finite number is read back from its text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseNumber(numberToText(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('codes, words and infinities are no numbers', () => {
  for (const text of [
    '007',
    '0x1f',
    'Infinity',
    '-inf',
    '1,5',
    '1 2',
    '',
    ' ',
    '.',
    '1e999',
    '9007199254740993',
    '--1',
  ]) {
    expect(parseNumber(text), text).toBeUndefined();
  }
  for (const [text, value] of [
    ['0', 0],
    ['-0.50', -0.5],
    [' 7 ', 7],
    ['+1e3', 1000],
    ['.5', 0.5],
    ['5.', 5],
  ] as const) {
    expect(parseNumber(text), text).toBe(value);
  }
});
