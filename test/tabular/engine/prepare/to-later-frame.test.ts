/** Rows that come to a fitted model written otherwise than those that it learnt from. */

import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../../src/tabular/domain/table-from-columns.ts';
import { inferSchema, toFrame, toLaterFrame } from '../../../../src/tabular/engine/prepare/index.ts';

type Cells = readonly (string | number | boolean | null)[];
const tableOf = (cells: Cells) => tableFromColumns({ v: [...cells] });

async function later(fitted: Cells, rows: Cells) {
  const table = await tableOf(fitted);
  const schema = inferSchema(table);
  const { frame, unread } = toLaterFrame(await tableOf(rows), schema);
  const [feature] = frame.features;
  const values = feature!.kind === 'number' ? Array.from(feature!.values) : Array.from(feature!.codes);
  return { values, unread, schema, asFitted: toFrame(table, schema).features };
}

const points = ['1500.25', '2500.5', '99', '12.125'];
const kilograms = ['1500.25 kg', '2500.5 kg', '99 kg', '12.125 kg'];

test.each<[string, Cells, Cells, number[]]>([
  ['points, then commas', points.map(Number), ['1.500,25', '2,25', '7'], [1500.25, 2.25, 7]],
  ['texts with points, then commas', kilograms, ['1.500,25', '2,25 kg', '7'], [1500.25, 2.25, 7]],
  ['points, then what fits with both beside commas', points.map(Number), ['1,500', '2,25'], [1.5, 2.25]],
  ['commas, then points', ['1.500,25', '2,5'], ['1500.25', '1,500.5'], [1500.25, 1500.5]],
  ['kilograms, then grams and none', kilograms, ['850 g', '1.5 kg', '7'], [0.85, 1.5, 7]],
  ['kilograms and grams, then tonnes', ['1.2 kg', '850 g', '3 kg'], ['2 t', '1 kg'], [2000, 1]],
  ['hours, then minutes', ['1.5 h', '2 h', '0.25 h'], ['90 min', '1 h'], [1.5, 1]],
  ['hours and minutes, then minutes', ['1h 30m', '45m', '2h 5m'], ['90 min', '1:15'], [1.5, 1.25]],
  ['megabytes, then gigabytes', ['1.5 MB', '300 MB'], ['2 GB', '1 MB'], [2000, 1]],
  ['thousands as k, then plain', ['1.2k', '3.5k', '12k'], [1200, 3500], [1200, 3500]],
  ['plain, then k', points.map(Number), ['1.5k', '2k'], [1500, 2000]],
  ['dollars, then none', ['$1,200.50', '$3'], ['1200.5', '$3.25'], [1200.5, 3.25]],
  [
    'hours and minutes, then hours with decimals',
    ['1h 30m', '45m', '2h 5m'],
    ['6.35 h', '0.75 h'],
    [6.35, 0.75],
  ],
  ['debits and credits, then debits alone', ['5 DR', '7.5 CR', '3 DR'], ['2.5 DR', '4 DR'], [-2.5, -4]],
  ['debits among others, then debits alone', ['5 DR', '7.5', '3 DR'], ['2.5 DR', '4 DR'], [-2.5, -4]],
  ['debits among others, then others', ['5 DR', '7.5', '3 DR'], ['2.5', '4'], [2.5, 4]],
  ['Celsius and Fahrenheit, then Celsius', ['20 °C', '68 °F'], ['21 °C', '50 °F'], [21, 10]],
  ['words for missing', points.map(Number), ['n/a', '3', '?'], [NaN, 3, NaN]],
])('numbers: %s', async (_, fitted, rows, values) => {
  const read = await later(fitted, rows);
  expect(read.values).toEqual(values);
  expect(read.unread).toEqual([]);
});

const iso = ['2023-01-31', '2023-06-05', '2024-02-29', '2022-12-24'];
const days = [19_388, 19_513, 19_782, 19_350];
test.each<[string, Cells, Cells]>([
  ['ISO, then German', iso, ['31.01.2023', '05.06.2023', '29.02.2024', '24.12.2022']],
  ['ISO, then words', iso, ['31 Jan 2023', '5 June 2023', '29 Feb 2024', '24 Dec 2022']],
  [
    'American, then German',
    ['01/31/2023', '06/05/2023'],
    ['31.01.2023', '05.06.2023', '29.02.2024', '24.12.2022'],
  ],
  ['American, then ISO', ['01/31/2023', '06/05/2023'], iso],
  [
    'American, then European in points',
    ['01/31/2023', '06/05/2023'],
    ['31.01.2023', '05.06.2023', '29.02.2024', '24.12.2022'],
  ],
  ['days, then moments', iso, iso.map((day) => `${day}T00:00:00Z`)],
  ['ISO, then digits', iso, [20_230_131, 20_230_605, 20_240_229, 20_221_224, 20_221_224]],
])('dates: %s', async (_, fitted, rows) => {
  const read = await later(fitted, rows);
  expect(read.values.slice(0, 4)).toEqual(days);
  expect(read.unread).toEqual([]);
});

const towns = ['Köln', 'New York', 'Ulm', 'Köln', 'Ulm', 'New York'];
test.each<[string, Cells, Cells, number[]]>([
  ['capitals', towns, ['KÖLN', 'NEW YORK'], [0, 1]],
  ['spaces', towns, [' Köln ', 'New\u00a0York', 'New  York'], [0, 1, 1]],
  ['accents in two signs', towns, ['Köln'.normalize('NFD'), 'Ulm'], [0, 2]],
  ['codes whose noughts a spreadsheet ate', ['007', '012', '100', '007'], [7, 12, 100], [0, 1, 2]],
  ['codes that became decimals', ['x7', '12', '3', '12'], ['12.0', 'X7'], [1, 0]],
  ['those that differ in case alone', ['aB', 'Ab', 'c', 'aB'], ['Ab', 'aB', 'C'], [1, 0, 2]],
])('categories: %s', async (_, fitted, rows, codes) => {
  const read = await later(fitted, rows);
  expect(read.values).toEqual(codes);
  expect(read.unread).toEqual([]);
});

test.each<[string, Cells, Cells, string, number, string]>([
  ['words among numbers', points.map(Number), ['large', '3', 'large', 'small'], 'number', 3, 'large'],
  ['numbers with both marks', points.map(Number), ['1.500,25', '1,500.25', '3'], 'number', 2, '1.500,25'],
  ['words among dates', iso, ['2023-01-31', 'soon'], 'date', 1, 'soon'],
  ['dates of either order', iso, ['03/04/2024', '05/06/2024'], 'date', 2, '03/04/2024'],
  [
    'dates of either order in other marks',
    ['31.01.2023', '06.05.2023'],
    ['03/04/2024', '05/06/2024'],
    'date',
    2,
    '03/04/2024',
  ],
  ['words among booleans', ['yes', 'no', 'yes'], ['ja', 'perhaps', 'nein'], 'boolean', 1, 'perhaps'],
  ['new categories', towns, ['Bonn', 'Ulm', 'Bonn', 'Hof'], 'category', 3, 'Bonn'],
  ['two of one sense', ['aB', 'Ab', 'c', 'aB'], ['ab', 'c'], 'category', 1, 'ab'],
])('told: %s', async (_, fitted, rows, kind, cells, example) => {
  expect((await later(fitted, rows)).unread).toEqual([{ column: 'v', kind, cells, example }]);
});

test.each<[string, Cells, Cells, RegExp]>([
  [
    'another currency',
    ['$1.50', '$2.25'],
    ['€1.50', '€7'],
    /"v" was learnt from numbers in "\$"; .*"€1\.50"/,
  ],
  ['a unit where there was none', points.map(Number), ['3 kg', '4 kg'], /without a unit; .*"3 kg"/],
  ['another kind of unit', kilograms, ['3 m', '4 m'], /in "kg"; .*"3 m"/],
])('refused: %s', async (_, fitted, rows, message) => {
  await expect(later(fitted, rows)).rejects.toMatchObject({
    code: 'schema_mismatch',
    message: expect.stringMatching(message),
  });
});

const at = (day: string) => Date.parse(day) / 1000;
const read = async (fitted: Cells, rows: Cells) => {
  const schema = inferSchema(await tableFromColumns({ date: [...fitted] }));
  const { frame } = toLaterFrame(await tableFromColumns({ date: [...rows] }), schema);
  const [epoch] = frame.features;
  return epoch!.kind === 'number' ? Array.from(epoch!.values) : [];
};

test.each<[string, Cells, Cells]>([
  ['seconds, then digits of days', iso.map(at), [20_230_131, 20_230_605]],
  ['milliseconds, then seconds', iso.map((day) => 1000 * at(day)), [at(iso[0]!), at(iso[1]!)]],
  ['milliseconds, then days of a spreadsheet', iso.map((day) => 1000 * at(day)), [44_957, 45_082]],
  ['seconds, then seconds', iso.map(at), [at(iso[0]!), at(iso[1]!)]],
])('numbers of dates: %s', async (_, fitted, rows) => {
  expect(await read(fitted, rows)).toEqual(days.slice(0, 2));
});

test('dates of either order follow the mark that they stand in', async () => {
  const american = ['01/31/2023', '06/05/2023', '12/24/2022'];
  const [march, april] = [Date.UTC(2024, 2, 4) / 86_400_000, Date.UTC(2024, 3, 3) / 86_400_000];
  expect((await later(american, ['03/04/2024', '04/03/2024'])).values).toEqual([march, april]);
  expect((await later(american, ['03.04.2024', '04.03.2024'])).values).toEqual([april, march]);
});

test('columns may be named in another case, with other spaces and hyphens', async () => {
  const schema = inferSchema(
    await tableFromColumns({ 'unit price': [1, 2, 3], age: [4, 5, 6], Age: [7, 8, 9] }),
  );
  const values = async (rows: Record<string, number[]>) =>
    toLaterFrame(await tableFromColumns(rows), schema).frame.features.map(
      (feature) => feature.kind === 'number' && feature.values[0],
    );
  expect(await values({ Age: [3], UNIT_PRICE: [1], age: [2] })).toEqual([1, 2, 3]);
  // Two that either name could be are no names of anything.
  await expect(values({ AGE: [3], 'Unit-Price': [1], age: [2] })).rejects.toMatchObject({
    code: 'schema_mismatch',
  });
  await expect(values({ Age: [3], age: [2], 'Unit-Price': [1], unit_price: [1] })).rejects.toMatchObject({
    code: 'schema_mismatch',
  });
});
