/** Quarters, weeks and months that no letter marks: the name of the column or the numbers themselves say what they are. */

import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { forecast } from '../../../src/tabular/engine/forecast/index.ts';
import { inferSchema } from '../../../src/tabular/engine/prepare/infer-schema.ts';

const n = 24;
const two = (part: number) => String(part).padStart(2, '0');
const quarter = (i: number) => ({ year: 2018 + Math.floor(i / 4), part: (i % 4) + 1 });
const week = (i: number) => ({ year: 2024, part: i + 1 });
const month = (i: number) => ({ year: 2021 + Math.floor(i / 12), part: (i % 12) + 1 });

const file = (name: string, stamp: (i: number) => string, rows = n) =>
  `${name};sales\n${Array.from({ length: rows }, (_, i) => `${stamp(i)};${100 + ((i * 7) % 13)}\n`).join('')}`;
const ahead = async (name: string, stamp: (i: number) => string) => {
  const table = await tableFromCsv(file(name, stamp));
  return forecast(table, { horizon: 2, timestamp: name, target: 'sales' });
};

const marks = ['-', '/', '.', ' '];
const writings = marks.flatMap((mark) => [
  ['quarter', (i: number) => `${quarter(i).year}${mark}${quarter(i).part}`] as const,
  ['quarter', (i: number) => `${quarter(i).part}${mark}${quarter(i).year}`] as const,
  ['week', (i: number) => `${week(i).year}${mark}${two(week(i).part)}`] as const,
  ['week', (i: number) => `${week(i).part}${mark}${week(i).year}`] as const,
  ['month', (i: number) => `${month(i).part}${mark}${month(i).year}`] as const,
]);

test.each(writings.map(([part, stamp]) => [part, stamp(20), stamp] as const))(
  '%ss such as %s go on, whatever their column is called',
  async (part, _, stamp) => {
    for (const name of [part, 'date']) {
      const { timestamps, notes = [] } = await ahead(name, stamp);
      expect(timestamps.map(String)).toEqual([stamp(n), stamp(n + 1)]);
      expect(notes.join()).not.toMatch(/no row|several rows/);
    }
  },
);

test.each([
  ['weeks', (i: number) => `${week(i).year}.${week(i).part}`],
  ['months', (i: number) => `${month(i).year}.${month(i).part}`],
])('%s as decimals that lose a nought are refused', async (_, stamp) => {
  await expect(ahead('date', stamp)).rejects.toMatchObject({
    code: 'schema_mismatch',
    message: expect.stringMatching(/^.*Line 2 .*numbers lose a nought/),
  });
});

test('years with a letter for an estimate go on without it', async () => {
  const { timestamps } = await ahead('year', (i) => `${2000 + i}${i > 21 ? 'e' : ''}`);
  expect(timestamps).toEqual(['2024', '2025']);
});

test('years over the New Year are no weeks, and a few weeks under their name are no months', async () => {
  const seasons = await ahead('season', (i) => `${2000 + i}-${two((i + 1) % 100)}`);
  expect(seasons.timestamps).toEqual(['2024-25', '2025-26']);
  const early = await tableFromCsv(file('Kalenderwoche', (i) => `2024-${two(i + 1)}`, 8));
  const options = { horizon: 1, timestamp: 'Kalenderwoche', target: 'sales' };
  const last = await forecast(early, { ...options, horizon: 20 });
  expect(last.timestamps.at(-1)).toBe('2024-28');
});

test('a feature is one of dates where its name says so, and else stays what it is', async () => {
  const stamp = (i: number) => `${quarter(i).year}-${quarter(i).part}`;
  const [named] = inferSchema(await tableFromCsv(file('quarter', stamp))).columns;
  expect(named).toMatchObject({ kind: 'date', form: 'bareQuarter' });
  const [cases] = inferSchema(await tableFromCsv(file('case', (i) => `2024-${i + 1}`))).columns;
  expect(cases!.kind).not.toBe('date');
});
