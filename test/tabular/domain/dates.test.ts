import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DateForm, dateFormOf, parseDate } from '../../../src/tabular/domain/date-form.ts';
import { dateOrder } from '../../../src/tabular/domain/date-order.ts';
import {
  formatWrittenDate,
  parseWrittenDate,
  type WrittenStyle,
} from '../../../src/tabular/domain/written-date.ts';

const at = (text: string, form: DateForm) => {
  const date = parseDate(text, form);
  return date && new Date(date.epochMs).toISOString().slice(0, 16);
};

test.each<[string, DateForm, string]>([
  ['2024-01-31', 'iso', '2024-01-31T00:00'],
  ['2024/1/5', 'iso', '2024-01-05T00:00'],
  ['2024.01.31', 'iso', '2024-01-31T00:00'],
  ['2024-01', 'iso', '2024-01-01T00:00'],
  ['2024-01-31t13:45:00z', 'iso', '2024-01-31T13:45'],
  ['2024-01-31 13:45:00+05:30', 'iso', '2024-01-31T08:15'],
  ['20240131', 'compact', '2024-01-31T00:00'],
  ['31.12.2024', 'dayFirst', '2024-12-31T00:00'],
  ['3/4/2024 9:05', 'dayFirst', '2024-04-03T09:05'],
  ['3/4/2024 9:05', 'monthFirst', '2024-03-04T09:05'],
  ['12/31/2024 12:05 AM', 'monthFirst', '2024-12-31T00:05'],
  ['12/31/2024, 1:45:10 pm', 'monthFirst', '2024-12-31T13:45'],
  ['Jan 2000', 'words', '2000-01-01T00:00'],
  ['January 2000', 'words', '2000-01-01T00:00'],
  ['Jan 1 2000', 'words', '2000-01-01T00:00'],
  ['Sept. 30, 2000', 'words', '2000-09-30T00:00'],
  ['1 Jan 2000 13:45', 'words', '2000-01-01T13:45'],
  ['01-FEB-2000', 'words', '2000-02-01T00:00'],
  ['1 Jan 2000 13:45 +0100', 'words', '2000-01-01T12:45'],
  ['31/12/24', 'dayFirst', '2024-12-31T00:00'],
  ['12/31/99 1:45 PM', 'monthFirst', '1999-12-31T13:45'],
  ['31. Dezember 2024', 'words', '2024-12-31T00:00'],
  ['3. März 2024 13:45', 'words', '2024-03-03T13:45'],
  ['5 janv. 2024', 'words', '2024-01-05T00:00'],
  ['5 de enero de 2024', 'words', '2024-01-05T00:00'],
  ['5 stycznia 2024', 'words', '2024-01-05T00:00'],
  ['5 марта 2024', 'words', '2024-03-05T00:00'],
  ['1 février 2024', 'words', '2024-02-01T00:00'],
  ['Monday, January 1st, 2024', 'words', '2024-01-01T00:00'],
  ['Mon, 01 Jan 2024 10:00:00 +0000', 'words', '2024-01-01T10:00'],
  ['1st Jan 2024', 'words', '2024-01-01T00:00'],
  ['01Jan2024', 'words', '2024-01-01T00:00'],
  ['15-Mar-24', 'words', '2024-03-15T00:00'],
  ['Mar-24', 'words', '2024-03-01T00:00'],
  ['März 2024', 'words', '2024-03-01T00:00'],
  ['01/2024', 'words', '2024-01-01T00:00'],
  ['2024年1月5日', 'words', '2024-01-05T00:00'],
  ['2024年 1月', 'words', '2024-01-01T00:00'],
  ['2024Q3', 'quarter', '2024-07-01T00:00'],
  ['Q4 2024', 'quarter', '2024-10-01T00:00'],
  ['2024-W05', 'week', '2024-01-29T00:00'],
  ['2025-W01-3', 'week', '2025-01-01T00:00'],
])('%s is a date of form %s', (text, form, expected) => {
  expect(at(text, form)).toBe(expected);
});

test.each<[string, DateForm]>([
  ['2024.1', 'iso'],
  ['2024-1', 'iso'],
  ['20240231', 'compact'],
  ['12345678', 'compact'],
  ['30.02.2024', 'dayFirst'],
  ['31/12/2024', 'monthFirst'],
  ['1 Jan 2024', 'dayFirst'],
  ['1/2/2024 13:00 PM', 'dayFirst'],
  ['1/2/2024 24:01', 'dayFirst'],
  ['May day 2000', 'words'],
  ['Marble 12 2000', 'words'],
  ['Jan 32 2000', 'words'],
  ['2024Q5', 'quarter'],
  ['2024-W54', 'week'],
])('%s is no date of form %s', (text, form) => {
  expect(parseDate(text, form)).toBeUndefined();
});

test('the whole column tells whether the day or the month comes first', () => {
  expect(dateFormOf(['01/02/2024', '03/04/2024', '31/01/2024'])).toBe('dayFirst');
  expect(dateFormOf(['01/02/2024', '03/04/2024', '01/31/2024'])).toBe('monthFirst');
  expect(dateFormOf(['01/02/2024', '03/04/2024'])).toBe('ambiguous');
  expect(dateFormOf(['01.02.2024', '03.04.2024'])).toBe('dayFirst');
  expect(dateFormOf(['11/1/2023', '12/1/2023', '1/1/2024'])).toBe('monthFirst');
  expect(dateFormOf(['1/11/2023', '1/12/2023', '1/1/2024'])).toBe('dayFirst');
  expect(dateFormOf(['1/11/2023', '1/12/2023', '1/1/2023'])).toBe('ambiguous');
  expect(dateFormOf(['31/01/2024', '01/31/2024'])).toBe('contradictory');
  expect(dateFormOf(['red', 'green'])).toBeUndefined();
});

test('the one value that tells is found among thousands', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `0${1 + (i % 9)}/0${1 + (i % 7)}/${2000 + (i % 30)}`);
  expect(dateFormOf(texts)).toBe('ambiguous');
  expect(dateFormOf(texts.with(4321, '08/13/2020'))).toBe('monthFirst');
});

const style = fc
  .record({
    order: fc.constantFrom('dayFirst', 'monthFirst', 'yearFirst', 'monthOnly'),
    month: fc.constantFrom('number', 'short', 'long'),
    padded: fc.boolean(),
    paddedHour: fc.boolean(),
    comma: fc.boolean(),
    clock: fc.constantFrom('none', 'minute', 'second'),
    clockSeparator: fc.constantFrom(' ', ', ', 'T'),
    meridiem: fc.constantFrom('', ' AM', 'pm'),
    zone: fc.constantFrom('', ' UTC', 'Z', ' +02:00'),
    separator: fc.constantFrom('/', '.', '-'),
  })
  .map((drawn): WrittenStyle => {
    const month =
      drawn.order === 'yearFirst'
        ? 'number'
        : drawn.order === 'monthOnly' && drawn.month === 'number'
          ? 'short'
          : drawn.month;
    const words = month !== 'number';
    return {
      ...(drawn as WrittenStyle),
      month,
      separator: words ? ' ' : drawn.separator,
      comma: words && drawn.order === 'monthFirst' && drawn.comma,
      clock: drawn.order === 'monthOnly' ? 'none' : (drawn.clock as WrittenStyle['clock']),
    };
  });

test('property: a date written in any style is read back, and the style with it', () => {
  const time = fc.integer({ min: Date.UTC(1000, 0, 1) / 1000, max: Date.UTC(2999, 11, 31) / 1000 });
  fc.assert(
    fc.property(style, time, (drawn, seconds) => {
      const text = formatWrittenDate(seconds * 1000, drawn);
      const order = drawn.order === 'dayFirst' || drawn.order === 'monthFirst' ? drawn.order : undefined;
      const read = parseWrittenDate(text, order)!;
      const midnight = Date.UTC(read.year, read.month - 1, read.day);
      expect(formatWrittenDate(midnight + read.clockMs, drawn), text).toBe(text);
      const exact = new Date(seconds * 1000);
      expect(read.month).toBe(exact.getUTCMonth() + 1);
      if (drawn.order !== 'monthOnly') expect(read.day).toBe(exact.getUTCDate());
      if (drawn.clock !== 'none') expect(Math.floor(read.clockMs / 60_000) % 60).toBe(exact.getUTCMinutes());
      // May is as long as its short form.
      const month = exact.getUTCMonth() === 4 ? drawn.month : read.style.month;
      expect(formatWrittenDate(midnight + read.clockMs, { ...read.style, month }), text).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '31. Dezember 2024',
  '5. Mai 2024',
  '5 janv. 2024',
  '5 de enero de 2024',
  'Monday, January 1st, 2024',
  'Mon, 01 Jan 2024 10:00:00 +0000',
  '22nd Jan 2024',
  '15-Mar-24',
  'Mar-24',
  '01/2024',
  '2024年1月5日',
  '2024年 1月',
])('%s is written back alike', (text) => {
  const { year, month, day, clockMs, style } = parseWrittenDate(text)!;
  expect(formatWrittenDate(Date.UTC(year, month - 1, day) + clockMs, style)).toBe(text);
});

test('years of two digits that may be days are not guessed', () => {
  const days = Array.from({ length: 28 }, (_, i) => `24/01/${String(i + 1).padStart(2, '0')}`);
  expect(dateFormOf(days)).toBe('ambiguous');
  const years = Array.from({ length: 28 }, (_, i) => `${i + 1}/01/24`);
  expect(dateFormOf(years)).toBe('dayFirst');
});

test('property: one day above 12 tells the order of all dates', () => {
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(date, { minLength: 1, maxLength: 8 }), fc.boolean(), (dates, dayFirst) => {
      fc.pre(dates.some((one) => one.getUTCDate() > 12));
      const texts = dates.map((one) => {
        const [day, month] = [one.getUTCDate(), one.getUTCMonth() + 1];
        return `${dayFirst ? `${day}/${month}` : `${month}/${day}`}/${one.getUTCFullYear()}`;
      });
      expect(dateOrder(texts)).toBe(dayFirst ? 'dayFirst' : 'monthFirst');
    }),
  );
});
