/** Targets as people have them: learnt as they are meant, or refused in plain words before anything is fitted. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitTarget } from '../../../../src/tabular/domain/target.ts';
import { trainingTable } from '../../../../src/tabular/domain/training-target.ts';
import { tableFromFile } from '../../../../src/tabular/files/table-from-file.ts';
import { withFolder } from '../../../support/cli.ts';
import { ninthTargets } from './ninth-targets.ts';
import type { TargetCase } from './target-case.ts';
import { cities, counts, csv, days, flags, prices } from './truth.ts';
import { twentyFirstTargets } from './twenty-first.ts';
import { twentySecondTargets } from './twenty-second.ts';
import { twentySeventhTargets } from './twenty-seventh.ts';

const gaps = [2, 5, 9];
const kept = <T>(values: readonly T[]) => values.filter((_, row) => !gaps.includes(row));
const twice = <T>(values: readonly T[]) => [...values, ...values];
const kinds = ['low', 'high', 'low', 'mid', 'mid', 'high', 'low', 'low', 'high', 'mid', 'low', 'high'];
const halves = counts.map((count) => `${(count % 9) + 1},${100 + (count % 7)}`);

const cases: readonly TargetCase[] = [
  { name: 'numbers', cells: prices, truth: prices },
  {
    name: 'labels that mean their case',
    cells: twice(['hid', 'hId', 'hEd', 'hed', 'had', 'hAd']),
    truth: twice(['hid', 'hId', 'hEd', 'hed', 'had', 'hAd']),
  },
  {
    name: 'labels in the usual cases of words, and one with a case of its own',
    cells: twice(['north east', 'North East', 'NORTH EAST', 'north east', 'nOrth east', 'South']),
    truth: twice(['north east', 'north east', 'north east', 'north east', 'nOrth east', 'South']),
    notes: /"north east", "North East", "NORTH EAST"/,
  },
  {
    name: 'euros with points and commas',
    cells: prices.map(
      (v) =>
        `${v
          .toFixed(2)
          .replace('.', ',')
          .replace(/(\d)(\d{3},)/, '$1.$2')} €`,
    ),
    truth: prices,
  },
  {
    name: 'dollars with commas',
    cells: prices.map((v) => `$${v.toLocaleString('en')}`),
    truth: prices.map((v) => v),
  },
  { name: 'units', cells: prices.map((v) => `${v} kg`), truth: prices },
  { name: 'percent signs', cells: counts.map((v) => `${v} %`), truth: counts },
  {
    name: 'negatives in parentheses',
    cells: prices.map((v, row) => (row % 2 ? `(${v})` : `${v}`)),
    truth: prices.map((v, row) => (row % 2 ? -v : v)),
  },
  {
    name: 'numbers with gaps',
    cells: prices.map((v, row) => (gaps.includes(row) ? '' : v)),
    truth: kept(prices),
    notes: /3 of 12 rows have no target/,
  },
  {
    name: 'numbers with words for missing',
    cells: prices.map((v, row) => (gaps.includes(row) ? 'unknown' : v)),
    truth: kept(prices),
    notes: /3 of 12 rows/,
  },
  {
    name: 'decimal commas that only another column tells',
    cells: halves,
    beside: prices.map((v) => v.toFixed(2).replace('.', ',')),
    truth: halves.map((text) => Number(text.replace(',', '.'))),
  },
  { name: 'words', cells: kinds, truth: kinds },
  {
    name: 'words with gaps',
    cells: kinds.map((v, row) => (gaps.includes(row) ? 'n/a' : v)),
    truth: kept(kinds),
    notes: /3 of 12 rows/,
  },
  {
    name: 'words with spaces around them',
    cells: kinds.map((v, row) => (row % 2 ? ` ${v} ` : v)),
    truth: kinds,
  },
  {
    name: 'words in upper and lower case',
    cells: kinds.map((v, row) => (row === 3 || row === 5 ? v.toUpperCase() : v)),
    truth: kinds,
    notes: /only in case or spaces/,
  },
  {
    name: 'letters in upper and lower case stay apart',
    cells: flags.map((flag) => (flag ? 'a' : 'A')),
    truth: flags.map((flag) => (flag ? 'a' : 'A')),
  },
  {
    name: 'yes and no',
    cells: flags.map((flag) => (flag ? 'yes' : 'no')),
    truth: flags.map((flag) => (flag ? 'yes' : 'no')),
  },
  { name: 'true and false', cells: flags.map(String), truth: flags },
  { name: 'nought and one', cells: flags.map(Number), truth: flags.map(Number) },
  {
    name: 'three whole numbers',
    cells: counts.map((v) => v % 3),
    truth: counts.map((v) => v % 3),
    notes: /3 different whole numbers .*--task classification/,
  },
  {
    name: 'a unit that is a class',
    cells: kinds.map((v) => `${v} (2024)`),
    truth: kinds.map((v) => `${v} (2024)`),
  },
  {
    name: 'numbers and one word',
    cells: [...twice(prices).slice(0, 23), 'broken'],
    refusal: /Row 24 of the target column "y" is "broken"/,
  },
  {
    name: 'euros and one word',
    cells: [
      ...twice(prices)
        .slice(0, 23)
        .map((v) => `${v} €`),
      'broken',
    ],
    refusal: /Row 24 of the target column "y" is "broken"/,
  },
  {
    name: 'several currencies',
    cells: prices.map((v, row) => (row % 2 ? `$${v}` : `€${v}`)),
    refusal: /several units or currencies: "€", "\$"/,
  },
  {
    name: 'several units',
    cells: prices.map((v, row) => (row % 2 ? `${v} kg` : `${v} lbs`)),
    refusal: /several units/,
  },
  {
    name: 'grams and kilograms',
    cells: counts.map((v, row) => (row % 2 ? `${v} kg` : `${v} g`)),
    truth: counts.map((v, row) => (row % 2 ? v : v / 1000)),
    notes: /learnt and predicted in kg/,
  },
  {
    name: 'degrees of Celsius and of Fahrenheit',
    cells: counts.map((v, row) => (row % 2 ? `${v} °C` : `${(v * 1.8 + 32).toFixed(1)} °F`)),
    truth: counts,
    notes: /learnt and predicted in °C/,
  },
  {
    name: 'debits among amounts',
    cells: counts.map((v, row) => `${v}.50${row % 3 ? '' : ' DR'}`),
    truth: counts.map((v, row) => (row % 3 ? 1 : -1) * (v + 0.5)),
    notes: /DR is read as minus/,
  },
  {
    name: 'clocks without a mark',
    cells: counts.map((_, row) => `1${row % 10}${5 * (row % 12) + 10 * Number(row % 12 < 2)}h`),
    truth: counts.map((_, row) => 10 + (row % 10) + (5 * (row % 12) + 10 * Number(row % 12 < 2)) / 60),
    notes: /holds times, learnt and predicted in hours/,
  },
  {
    name: 'lengths of time',
    cells: counts.map((v, row) => (row % 2 ? `${(v % 20) + 1}h 30m` : `${(v % 50) + 5}m`)),
    truth: counts.map((v, row) => (row % 2 ? (v % 20) + 1.5 : ((v % 50) + 5) / 60)),
    notes: /learnt and predicted in hours/,
  },
  { name: 'nothing at all', cells: prices.map(() => ''), refusal: /missing in all 12 rows/ },
  { name: 'words for nothing', cells: prices.map(() => 'n/a'), refusal: /missing in all 12 rows/ },
  {
    name: 'names of rows',
    cells: prices.map((_, row) => `ID-${row}x`),
    refusal: /label of its own.*names the rows/,
  },
  { name: 'dates', cells: twice(days), refusal: /holds dates/ },
  { name: 'a column that is not there', cells: [], refusal: /no column "y".*Did you mean "Y"\?/ },
];

/** A second collection, written down before any of them was read. */
const odd: readonly TargetCase[] = [
  {
    name: 'lap times',
    cells: twice(counts.map((v) => `${1 + (v % 3)}:${10 + (v % 40)}.${100 + (v % 800)}`)),
    truth: twice(
      counts.map((v) => (1 + (v % 3)) / 60 + Number(`${10 + (v % 40)}.${100 + (v % 800)}`) / 3600),
    ),
  },
  {
    name: 'durations',
    cells: twice(counts.map((v) => `${v % 5}:${10 + (v % 40)}:00`)),
    truth: twice(counts.map((v) => (v % 5) + (10 + (v % 40)) / 60)),
    notes: /hours/,
  },
  {
    name: 'market values',
    cells: counts.map((v) => (v % 2 ? `€${v}K` : `€${v / 10}M`)),
    truth: counts.map((v) => (v % 2 ? v * 1e3 : (v / 10) * 1e6)),
  },
  {
    name: 'numbers, a quarter of them words nobody knows',
    cells: twice(prices).map((v, row) => (row % 4 === 1 ? `see note ${row % 3}` : v)),
    refusal: /"see note/,
  },
  {
    name: 'one label alone',
    cells: kinds.map(() => 'low'),
    truth: kinds.map(() => 'low'),
    notes: /same target, "low": nothing can be learnt/,
  },
  {
    name: 'one number alone',
    cells: kinds.map(() => 7),
    truth: kinds.map(() => 7),
    notes: /same target, 7/,
  },
  {
    name: 'a duplicated name',
    cells: [],
    refusal: /no column "y".*Did you mean "Y"\?/,
  },
  {
    name: 'nought and one as decimals',
    cells: flags.map((flag) => (flag ? '1.0' : '0.0')),
    truth: flags.map(Number),
  },
  {
    name: 'yes and no with gaps written in words',
    cells: flags.map((flag, row) => (gaps.includes(row) ? 'unknown' : flag ? 'Yes' : 'No')),
    truth: flags.map((flag, row) => (gaps.includes(row) ? 'unknown' : flag ? 'Yes' : 'No')),
    notes: /"unknown"/,
  },
  {
    name: 'degrees, minutes and seconds',
    cells: counts.map((v) => `${v % 60}°${v % 50}'${v % 40}"N`),
    truth: counts.map((v) => (v % 60) + (v % 50) / 60 + (v % 40) / 3600),
  },
];

const twelve = (cell: (v: number, row: number) => string | number) => counts.map(cell);

/** A third collection. */
const third: readonly TargetCase[] = [
  {
    name: 'plus and minus',
    cells: flags.map((flag) => (flag ? '+' : '-')),
    truth: flags.map((flag) => (flag ? '+' : '-')),
  },
  {
    name: 'plus and minus with gaps',
    cells: flags.map((flag, row) => (row === 2 ? '?' : flag ? '+' : '-')),
    truth: flags.map((flag) => (flag ? '+' : '-')).filter((_, row) => row !== 2),
  },
  {
    name: 'yes and no in several cases',
    cells: twice(['yes', 'NO', 'Yes', 'no', 'No', 'no']),
    truth: twice(['yes', 'no', 'yes', 'no', 'no', 'no']),
    notes: /merged/,
  },
  {
    name: 'detection limits',
    cells: twelve((v, row) => (row % 4 === 1 ? '<0.5' : v / 10)),
    truth: twelve((v, row) => (row % 4 === 1 ? 0.5 : v / 10)) as number[],
    notes: /"<0\.5" and its like/,
  },
  {
    name: 'percent signs on some',
    cells: twelve((v, row) => (row % 2 ? `${v}%` : v)),
    truth: counts,
    notes: /Some numbers have a percent sign/,
  },
  {
    name: 'numbers of the rows',
    cells: twelve((_, row) => row + 1),
    truth: counts.map((_, row) => row + 1),
    notes: /counts the rows/,
  },
  {
    name: 'sizes of files',
    cells: twelve((v, row) => `${v} ${row % 2 ? 'MB' : 'KB'}`),
    truth: counts.map((v, row) => v * (row % 2 ? 1e6 : 1e3)),
  },
];

test.each(
  [
    ...cases,
    ...odd,
    ...third,
    ...ninthTargets,
    ...twentyFirstTargets,
    ...twentySecondTargets,
    ...twentySeventhTargets,
  ].map((it) => [it.name, it] as const),
)('%s', (_, { cells, truth, notes, refusal, beside }) =>
  withFolder(async (folder) => {
    const rows = Math.max(cells.length, 12);
    const other = beside ?? Array.from({ length: rows }, (_unused, row) => cities[row % 12]!);
    const path = join(folder, 'data.csv');
    await writeFile(
      path,
      cells.length > 0 ? csv(['x', 'y'], [other, cells], ';') : csv(['x', 'Y'], [other, prices]),
    );
    const read = async () => {
      const training = trainingTable(await tableFromFile(path), 'y', undefined);
      return { ...training, ...splitTarget(training.table, 'y', training.task) };
    };
    if (refusal !== undefined) {
      await expect(read()).rejects.toMatchObject({
        name: 'TabularError',
        message: expect.stringMatching(refusal),
      });
      return;
    }
    const { target, notes: told } = await read();
    const found =
      target.kind === 'numbers'
        ? Array.from(target.values)
        : Array.from(target.codes, (code) => target.classes[code]);
    expect(found).toEqual(truth);
    if (notes !== undefined) expect(told.join('\n')).toMatch(notes);
  }),
);
