import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableFromCsv } from '../../../src/tabular/csv/table-from-csv.ts';
import { splitTarget } from '../../../src/tabular/domain/target.ts';
import { trainingTable } from '../../../src/tabular/domain/training-target.ts';
import { numericTarget } from '../../../src/tabular/engine/forecast/people-table.ts';
import type { NumericFeature } from '../../../src/tabular/engine/frame.ts';
import { inferSchema } from '../../../src/tabular/engine/prepare/infer-schema.ts';
import { toFrame } from '../../../src/tabular/engine/prepare/to-frame.ts';

const numbers = async (text: string, name: string, options = {}) => {
  const table = await tableFromCsv(text, options);
  const column = table.columns.find((candidate) => candidate.name === name)!;
  expect(column.kind).toBe('number');
  return { values: column.kind === 'number' ? [...column.values] : [], notes: table.notes ?? [] };
};

test('points of a column alone stand between thousands where others have decimal commas', async () => {
  const text = 'units;price\n1.200;1,5\n900;2,25\n-2.000;3,0\n;4,75\n+10.000;0,5\n';
  const { values, notes } = await numbers(text, 'units');
  expect(values).toEqual([1200, 900, -2000, Number.NaN, 10_000]);
  expect(notes).toEqual([
    'Points are read as thousands separators, because other columns have decimal commas: units.',
  ]);
});

test.each([
  ['no column has decimal commas', 'units;price\n1.200;1.5\n900;2.25\n'],
  ['one number has other decimals', 'units;price\n1.200;1,5\n900.5;2,25\n'],
  ['one number is below one', 'units;price\n0.200;1,5\n900;2,25\n'],
  ['one number has an exponent', 'units;price\n1.200;1,5\n9e2;2,25\n'],
])('points stay decimal points where %s', async (_, text) => {
  const { values, notes } = await numbers(text, 'units');
  expect(Math.abs(values[0]!)).toBeLessThan(2);
  expect(notes.filter((note) => note.includes('thousands'))).toEqual([]);
});

test.each([
  ['semicolons stand between the cells', 'units;town\n1.237;a\n2.348;b\n1.411;c\n', /semicolons/],
  ['numbers below a thousand have no point', 'units,town\n1.200,a\n950,b\n2.310,c\n', /below a thousand/],
])('points of a column alone stand between thousands where %s', async (_, text, why) => {
  const { values, notes } = await numbers(text, 'units');
  expect(values).toEqual(text.match(/[\d.]+(?=[;,])/g)!.map((cell) => Number(cell.replace('.', ''))));
  expect(notes).toEqual([expect.stringMatching(why)]);
});

test('points that nothing explains are told', async () => {
  const { values, notes } = await numbers('units,town\n1.237,a\n2.348,b\n', 'units');
  expect(values).toEqual([1.237, 2.348]);
  expect(notes).toEqual([expect.stringMatching(/^Points are read as decimal points, .*: units\.$/)]);
});

test.each([
  ['semicolons', 'units;town\n1.237;a\nk. A.;b\n1.411;c\n2.015;c\n', {}],
  ['who says so', 'units,town\n1.237,a\nk. A.,b\n1.411,c\n2.015,c\n', { decimal: ',' as const }],
])('%s decide beside words for missing too', async (_, text, options) => {
  const table = await tableFromCsv(text, options);
  const frame = toFrame(table, inferSchema(table));
  expect([...(frame.features[0] as NumericFeature).values]).toEqual([1237, Number.NaN, 1411, 2015]);
  expect(numericTarget(table.columns[0]!)).toMatchObject({ kind: 'number' });
  const training = trainingTable(table, 'units', undefined);
  const { target } = splitTarget(training.table, 'units', training.task);
  expect(target).toMatchObject({ values: Float64Array.of(1237, 1411, 2015) });
});

test('who says so decides', async () => {
  const alone = 'units\n1.234\n900\n';
  expect((await numbers(alone, 'units')).values).toEqual([1.234, 900]);
  expect((await numbers(alone, 'units', { decimal: ',' })).values).toEqual([1234, 900]);
  const beside = 'units;price\n1.200;1,5\n900;2,25\n';
  expect((await numbers(beside, 'units', { decimal: '.' })).values).toEqual([1.2, 900]);
});

test('rows in which nothing tells are refused by a model that has learnt thousands, and read once somebody says', async () => {
  const schema = inferSchema(await tableFromCsv('units;price\n1.200;1,5\n900;2,25\n2.000;3,0\n'));
  expect(schema.columns[0]).toMatchObject({ kind: 'number', form: { decimal: ',', group: '.' } });
  const units = async (text: string, options = {}) => {
    const read = { ...schema, columns: schema.columns.slice(0, 1) };
    return [...(toFrame(await tableFromCsv(text, options), read).features[0] as NumericFeature).values];
  };
  expect(await units('units;price\n1.200;9,5\n')).toEqual([1200]);
  await expect(units('units\n1.234\n900\n')).rejects.toMatchObject({ code: 'schema_mismatch' });
  expect(await units('units\n1.234\n900\n', { decimal: ',' })).toEqual([1234, 900]);
  expect(await units('units\n1.200.000\n900\n')).toEqual([1_200_000, 900]);
  expect(await units('units\n1200\n900.5\n')).toEqual([1200, 900.5]);
});

test('every whole number with points is read back', async () => {
  const cells = fc.array(fc.integer({ min: -999_999, max: 999_999 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(cells, async (values) => {
      const text = values.map((value) => `${value.toLocaleString('de-DE')};1,5`).join('\n');
      const { values: read } = await numbers(`n;d\n${text}\n`, 'n');
      expect(read).toEqual(values);
    }),
    { numRuns: 50 },
  );
});
