import { expect, test } from 'vitest';
import type { Column, Table } from '../../../../src/tabular/domain/table.ts';
import {
  designSources,
  featureSources,
  fitDesign,
  inferSchema,
  toFrame,
  toMatrix,
} from '../../../../src/tabular/engine/prepare/index.ts';

const numbers = (name: string, values: number[]): Column => ({
  kind: 'number',
  name,
  values: Float64Array.from(values),
});

function strings(name: string, cells: (string | null)[]): Column {
  const dictionary = [...new Set(cells.filter((cell) => cell !== null))];
  return {
    kind: 'string',
    name,
    codes: Int32Array.from(cells, (cell) => (cell === null ? -1 : dictionary.indexOf(cell))),
    dictionary,
  };
}

const booleans = (name: string, cells: (boolean | null)[]): Column => ({
  kind: 'boolean',
  name,
  values: Uint8Array.from(cells, (cell) => (cell === null ? 255 : Number(cell))),
});

const table = (...columns: Column[]): Table => ({
  rows: columns[0]!.kind === 'string' ? columns[0]!.codes.length : columns[0]!.values.length,
  columns,
});

const kindsOf = (...columns: Column[]) => inferSchema(table(...columns)).columns.map((column) => column.kind);

const NaNs = Number.NaN;

test('each column is recognised for what it holds', () => {
  expect(
    kindsOf(
      numbers('n', [1, 2, NaNs]),
      booleans('b', [true, false, null]),
      strings('c', ['red', 'green', 'red']),
      strings('d', ['2024-01-01', '2024-02-01', null]),
      strings('digits', ['1.5', '2', null]),
      strings('codes', ['007', '011', '007']),
      numbers('same', [4, 4, 4]),
      numbers('sameOrNothing', [4, NaNs, 4]),
      numbers('nothing', [NaNs, NaNs, NaNs]),
      strings('nothingAtAll', [null, null, null]),
      strings('one', ['a', null, 'a']),
    ),
  ).toEqual([
    'number',
    'boolean',
    'category',
    'date',
    'number',
    'category',
    'constant',
    'presence',
    'constant',
    'constant',
    'presence',
  ]);
});

test('a few words among many numbers leave the column numeric, with those cells missing', () => {
  const cells = Array.from({ length: 40 }, (_, i) => (i === 3 ? '?' : String(i)));
  const training = table(strings('x', cells));
  const [feature] = toFrame(training, inferSchema(training)).features;
  expect(feature!.kind).toBe('number');
  expect(Array.from((feature as { values: Float64Array }).values)).toEqual(
    Array.from({ length: 40 }, (_, i) => (i === 3 ? NaNs : i)),
  );
});

test('names of many words become text, repeated ones stay categories', () => {
  const titles = Array.from({ length: 60 }, (_, i) => `the ${['red', 'blue'][i % 2]} book number ${i}`);
  const repeated = Array.from({ length: 60 }, (_, i) => `level ${i % 3}`);
  const ids = Array.from({ length: 120 }, (_, i) => `id${i * 7919}x`);
  expect(kindsOf(strings('t', titles))).toEqual(['text']);
  expect(kindsOf(strings('r', repeated))).toEqual(['category']);
  expect(kindsOf(strings('i', ids))).toEqual(['text']);
});

test('codes of digits that hardly repeat are numbers, whatever their leading zeros', () => {
  const codes = Array.from({ length: 150 }, (_, i) => String(i * 61).padStart(5, '0'));
  const training = table(strings('zip', codes));
  const schema = inferSchema(training);
  expect(schema.columns[0]!.kind).toBe('number');
  const frame = toFrame(table(strings('zip', ['00061', '99999'])), schema);
  expect(frame.features[0]).toMatchObject({ values: Float64Array.of(61, 99999) });
});

test('text features separate what the words separate', () => {
  const cells = Array.from({ length: 200 }, (_, i) =>
    i % 2 === 0 ? `great sunny beach holiday trip ${i}` : `terrible rainy office meeting day ${i}`,
  );
  const training = table(strings('t', cells));
  const schema = inferSchema(training);
  const frame = toFrame(table(strings('t', ['sunny holiday on the beach', 'a rainy meeting', null])), schema);
  const first = toFrame(training, schema);
  const column = (at: number, row: number, from = frame) =>
    (from.features[at] as { values: Float64Array }).values[row]!;
  const means = [0, 1].map((parity) =>
    first.features.map(
      (_, at) =>
        Array.from({ length: 100 }, (_, i) => column(at, 2 * i + parity, first)).reduce((a, b) => a + b) /
        100,
    ),
  );
  const distance = (row: number, group: number) =>
    Math.hypot(...means[group]!.slice(2).map((mean, k) => column(k + 2, row) - mean));
  expect(distance(0, 0)).toBeLessThan(0.7 * distance(0, 1));
  expect(distance(1, 1)).toBeLessThan(0.7 * distance(1, 0));
  expect(frame.features.every((_, at) => Number.isNaN(column(at, 2)))).toBe(true);
});

test('dates become the calendar parts that vary', () => {
  const training = table(strings('when', ['2024-02-29T06:00:00Z', '2024-03-01T06:30:00+01:00', null]));
  const schema = inferSchema(training);
  const frame = toFrame(training, schema);
  const values = Object.fromEntries(
    frame.features.map((feature) => [feature.name, Array.from((feature as { values: Float64Array }).values)]),
  );
  expect(Object.keys(values)).toEqual([
    'when.epoch',
    'when.month',
    'when.day',
    'when.weekday',
    'when.day_of_year',
    'when.minute',
  ]);
  expect(values['when.epoch']![1]! - values['when.epoch']![0]!).toBeCloseTo(23.5 / 24, 9);
  expect(values['when.month']).toEqual([2, 3, NaNs]);
  expect(values['when.day']).toEqual([29, 1, NaNs]);
  expect(values['when.weekday']).toEqual([3, 4, NaNs]);
  expect(values['when.day_of_year']).toEqual([60, 61, NaNs]);
  expect(values['when.minute']).toEqual([0, 30, NaNs]);
});

test('a column of dates in another form than ISO keeps that form in its schema', () => {
  const when = strings('when', ['31/12/2023', '01/02/2024', null, '5/3/2024']);
  const stored = JSON.parse(JSON.stringify(inferSchema(table(when))));
  expect(stored.columns[0]).toMatchObject({ kind: 'date', form: 'dayFirst' });
  const frame = toFrame(table(strings('when', ['02/01/2025', 'soon', null])), stored);
  const month = frame.features.find((feature) => feature.name === 'when.month');
  expect(Array.from((month as { values: Float64Array }).values)).toEqual([1, NaNs, NaNs]);
});

test('numbers that all are dates of eight digits become dates, and stay so as text', () => {
  const values = [20240101, 20240229, 20231231, 20200615, 19991130];
  const schema = inferSchema(table(numbers('when', values)));
  expect(schema.columns[0]).toMatchObject({ kind: 'date', form: 'compact' });
  const asText = table(strings('when', values.map(String)));
  expect(toFrame(asText, schema)).toEqual(toFrame(table(numbers('when', values)), schema));
  expect(kindsOf(numbers('amount', [...values, 20240230]))).toEqual(['number']);
  expect(kindsOf(numbers('amount', values.slice(0, 3)))).toEqual(['number']);
});

test('dates that do not tell day from month stay categories, with a note', () => {
  const [column] = inferSchema(table(strings('when', ['01/02/2024', '03/04/2024', '05/06/2024']))).columns;
  expect(column).toMatchObject({
    kind: 'category',
    note: expect.stringContaining('day or the month comes first'),
  });
});

test('a schema stored as JSON gives the same features as the one that was inferred', () => {
  const training = table(
    numbers('n', [1, 2, 3, NaNs]),
    strings('c', ['a', 'b', null, 'a']),
    strings('d', ['2024-01-01', '2024-02-01', '2024-02-03', null]),
  );
  const schema = inferSchema(training);
  const design = fitDesign(toFrame(training, schema));
  const storedSchema = JSON.parse(JSON.stringify(schema));
  const storedDesign = JSON.parse(JSON.stringify(design));
  expect(toFrame(training, storedSchema)).toEqual(toFrame(training, schema));
  expect(toMatrix(toFrame(training, schema), storedDesign)).toEqual(
    toMatrix(toFrame(training, schema), design),
  );
});

test('unseen categories and nulls that the fit never saw are accepted', () => {
  const training = table(strings('c', ['a', 'b', 'a']), numbers('n', [1, 2, 3]));
  const schema = inferSchema(training);
  const frame = toFrame(table(numbers('n', [NaNs, 5]), strings('c', ['z', 'b'])), schema);
  expect(frame.features[0]).toMatchObject({ kind: 'category', codes: Int32Array.of(-1, 1), cardinality: 2 });
  expect(frame.features[1]).toMatchObject({ kind: 'number', values: Float64Array.of(NaNs, 5) });
  const matrix = toMatrix(frame, fitDesign(toFrame(training, schema)));
  expect(matrix).toMatchObject({ rows: 2, cols: 3 });
  expect(Array.from(matrix.values).every(Number.isFinite)).toBe(true);
});

test('columns may arrive in another storage than at fit', () => {
  const training = table(
    strings('c', ['1', 'two', '1']),
    numbers('n', [1, 2, 3]),
    booleans('b', [true, false, true]),
  );
  const schema = inferSchema(training);
  const frame = toFrame(
    table(numbers('c', [1, 7]), strings('n', ['2', 'x']), strings('b', ['true', 'false'])),
    schema,
  );
  expect(frame.features).toMatchObject([
    { codes: Int32Array.of(0, -1) },
    { values: Float64Array.of(2, NaNs) },
    { values: Float64Array.of(1, 0) },
  ]);
});

test('an absent feature column is a schema mismatch that names it', () => {
  const schema = inferSchema(table(numbers('x', [1, 2]), numbers('y', [1, 2])));
  expect(() => toFrame(table(numbers('x', [1])), schema)).toThrow(
    expect.objectContaining({ code: 'schema_mismatch', message: expect.stringContaining('"y"') }),
  );
});

test('the list of feature sources matches the frame', () => {
  const training = table(
    numbers('gone', [1, 1, 1]),
    strings('d', ['2024-01-01', '2025-02-01', '2024-02-03']),
    strings('c', ['a', 'b', 'a']),
  );
  const schema = inferSchema(training);
  const { names, columns } = featureSources(schema);
  expect(names).toEqual(toFrame(training, schema).features.map((feature) => feature.name));
  expect(columns).toEqual([...names.slice(0, -1).map(() => 1), 2]);
});

test('the standard design has mean 0 and deviation 1, and tells missing from median', () => {
  const training = table(numbers('x', [1, 2, 3, 4, NaNs]));
  const frame = toFrame(training, inferSchema(training));
  const { rows, cols, values } = toMatrix(frame, fitDesign(frame));
  expect([rows, cols]).toEqual([5, 2]);
  const x = [0, 1, 2, 3].map((row) => values[row * 2]!);
  expect(x.reduce((a, b) => a + b)).toBeCloseTo(0, 12);
  expect(x.reduce((a, b) => a + b * b, 0) / 4).toBeCloseTo(1, 12);
  expect([0, 1, 2, 3, 4].map((row) => values[row * 2 + 1])).toEqual([0, 0, 0, 0, 1]);
});

test('the quantile design does not feel an outlier', () => {
  const plain = table(numbers('x', [1, 2, 3, 4, 5]));
  const wild = table(numbers('x', [1, 2, 3, 4, 5e9]));
  const [a, b] = [plain, wild].map((each) => {
    const frame = toFrame(each, inferSchema(each));
    return toMatrix(frame, fitDesign(frame, { numeric: 'quantile' }));
  });
  expect(a!.values).toEqual(b!.values);
  expect(a!.values[2]).toBeCloseTo(0, 12);
  // Mid-rank 0.1 of five: the normal score of 10 % (tables: −1.281552).
  expect(a!.values[0]).toBeCloseTo(-1.281552, 6);
});

test('one-hot columns are capped, most frequent first, and know where they come from', () => {
  const cells = Array.from({ length: 100 }, (_, i) => `k${Math.floor(Math.sqrt(i))}`);
  const training = table(
    numbers(
      'n',
      cells.map((_, i) => i),
    ),
    strings('c', cells),
  );
  const frame = toFrame(training, inferSchema(training));
  const design = fitDesign(frame, { maxCategories: 3 });
  expect(design.cols).toBe(4);
  expect(designSources(design)).toEqual([0, 1, 1, 1]);
  expect(design.features[1]).toMatchObject({ kind: 'one-hot', codes: [7, 8, 9] });
  const { values } = toMatrix(frame, design);
  expect(Array.from(values.slice(99 * 4 + 1))).toEqual([0, 0, 1]);
  expect(Array.from(values.slice(1, 4))).toEqual([0, 0, 0]);
});
