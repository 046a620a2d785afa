/** Targets of a ninth collection: written down, with what they mean, before any of them was read. */

import type { TargetCase } from './target-case.ts';
import { counts, flags, prices } from './truth.ts';

const gaps = [2, 5, 9];
const kept = <T>(values: readonly T[]) => values.filter((_, row) => !gaps.includes(row));
const twice = <T>(values: readonly T[]) => [...values, ...values];
const likert = ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'];
const degrees = counts.map((v) => likert[v % 5]!);
const words = ['Yes, always', 'No, never', 'Yes, but rarely'];
const labels = counts.map((v) => words[v % 3]!);
const same = (name: string, cells: readonly (string | number)[], notes?: RegExp): TargetCase => ({
  name,
  cells,
  truth: cells,
  ...(notes && { notes }),
});

export const ninthTargets: readonly TargetCase[] = [
  same('degrees of agreement', degrees),
  same('labels with commas', labels),
  same(
    'incomes above and below',
    flags.map((flag) => (flag ? '<=50K' : '>50K')),
  ),
  same(
    'incomes above and below with a point',
    flags.map((flag) => (flag ? '<=50K.' : '>50K.')),
  ),
  same(
    'bands of incomes',
    counts.map((v) => ['0-10', '10-20', '20-30'][v % 3]!),
  ),
  same(
    'bands of money in thousands',
    counts.map((v) => ['<25k', '25k-50k', '50k-100k'][v % 3]!),
  ),
  same(
    'bands of ages with a plus',
    counts.map((v) => ['18-24', '25-34', '65+'][v % 3]!),
  ),
  same(
    'ja und nein',
    flags.map((flag) => (flag ? 'ja' : 'nein')),
  ),
  same(
    'sí y no',
    flags.map((flag) => (flag ? 'Sí' : 'No')),
  ),
  same(
    'oui et non',
    flags.map((flag) => (flag ? 'oui' : 'non')),
  ),
  same(
    'да и нет',
    flags.map((flag) => (flag ? 'да' : 'нет')),
  ),
  same(
    '是 and 否',
    flags.map((flag) => (flag ? '是' : '否')),
  ),
  same(
    'good and bad',
    flags.map((flag) => (flag ? 'good' : 'bad')),
  ),
  same(
    'M and F',
    flags.map((flag) => (flag ? 'M' : 'F')),
  ),
  same(
    'stars',
    counts.map((v) => '★'.repeat((v % 5) + 1) + '☆'.repeat(4 - (v % 5))),
  ),
  same(
    'numbers in words',
    counts.map((v) => ['one', 'two', 'three'][v % 3]!),
  ),
  same(
    'classes with numbers',
    counts.map((v) => `Class ${v % 3}`),
  ),
  same(
    'marks of schools',
    counts.map((v) => ['A', 'A-', 'B+', 'F'][v % 4]!),
  ),
  same(
    'results of matches',
    counts.map((v) => ['H', 'D', 'A'][v % 3]!),
  ),
  same(
    'one label only once',
    counts.map((_, row) => (row === 4 ? 'fraud' : row % 2 ? 'ok' : 'late')),
  ),
  {
    name: 'scores out of five',
    cells: counts.map((v) => `${v % 5}.5/5`),
    truth: counts.map((v) => (v % 5) + 0.5),
  },
  {
    name: 'percents with gaps and a decimal comma',
    cells: prices.map((_, row) => (gaps.includes(row) ? '-' : `${row},5 %`)),
    truth: kept(prices.map((_, row) => row + 0.5)),
    notes: /3 of 12 rows/,
  },
  {
    name: 'dollars in thousands',
    cells: counts.map((v) => `$${v}K`),
    truth: counts.map((v) => v * 1e3),
  },
  {
    name: 'times of marathons',
    cells: counts.map((v) => `0${2 + (v % 3)}:${10 + (v % 40)}:${10 + (v % 37)}`),
    truth: counts.map((v) => 2 + (v % 3) + (10 + (v % 40)) / 60 + (10 + (v % 37)) / 3600),
  },
  {
    name: 'minutes and seconds with a letter',
    cells: counts.map((v) => `${v % 7}m ${v % 50}s`),
    truth: counts.map((v) => ((v % 7) * 60 + (v % 50)) / 3600),
  },
  {
    name: 'yes and no with spaces behind',
    cells: flags.map((flag, row) => (flag ? 'Yes' : 'No') + (row % 3 ? '' : ' ')),
    truth: flags.map((flag) => (flag ? 'Yes' : 'No')),
  },
  {
    name: 'true and false as other programs shout them',
    cells: flags.map((flag) => (flag ? 'TRUE' : 'FALSE')),
    truth: flags,
  },
  {
    name: 'nines for no answer',
    cells: twice(counts.map((v, row) => (row === 3 ? -999 : v))),
    truth: twice(counts.map((v, row) => (row === 3 ? -999 : v))),
    notes: /-999 occurs 2 times/,
  },
  {
    name: 'mails',
    cells: counts.map((_, row) => `a${row}@x.com`),
    refusal: /label of its own|names the rows/,
  },
  {
    name: 'sentences',
    cells: counts.map((v, row) => `The customer ${v} said that item ${row} came late`),
    refusal: /label of its own|text/,
  },
  { name: 'days of births', cells: twice(counts.map((_, row) => `${13 + row}.01.1990`)), refusal: /dates/ },
  { name: 'only dashes', cells: counts.map(() => '-'), refusal: /missing in all 12 rows/ },
  { name: 'only spaces', cells: counts.map(() => '  '), refusal: /missing in all 12 rows/ },
  {
    name: 'kilos and pounds',
    cells: counts.map((v, row) => `${v} ${row % 2 ? 'kg' : 'lb'}`),
    refusal: /several units/,
  },
];
