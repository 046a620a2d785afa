import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableFromColumns } from '../../../../src/tabular/domain/table-from-columns.ts';
import {
  featureSources,
  fitDesign,
  inferSchema,
  toFrame,
  toMatrix,
} from '../../../../src/tabular/engine/prepare/index.ts';

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(1.7e308, -1.7e308, 5e-324, 1e16, 1e16 + 2),
);
const word = fc.oneof(
  fc.string(),
  fc.constantFrom('a', 'b', '2024-01-01', '2024-02-03T04:05', '1.5', '007', 'true'),
);
const cell = fc.oneof(number, word, fc.boolean());
/** Columns of one type and of mixed ones, with and without missing cells. */
const column = (rows: number) =>
  fc.tuple(fc.constantFrom(number, word, fc.boolean(), cell), fc.boolean()).chain(([kind, gaps]) =>
    fc.array(gaps ? fc.option(kind as fc.Arbitrary<unknown>) : (kind as fc.Arbitrary<unknown>), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const grid = fc
  .tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 6 }))
  .chain(([trainRows, cols, testRows]) =>
    fc.tuple(
      fc.array(column(trainRows), { minLength: cols, maxLength: cols }),
      fc.array(column(testRows), { minLength: cols, maxLength: cols }),
    ),
  );

const named = (columns: unknown[][]) =>
  tableFromColumns(columns.map((cells, j) => [`c${j}`, cells] as const));

test('any table becomes features and a finite matrix, and so does any other table with its columns', async () => {
  await fc.assert(
    fc.asyncProperty(grid, fc.constantFrom('standard', 'quantile'), async ([train, test], numeric) => {
      const training = await named(train);
      const schema = inferSchema(training);
      const fitted = toFrame(training, schema);
      const design = fitDesign(fitted, { numeric: numeric as 'standard' | 'quantile', maxCategories: 5 });
      const stored = JSON.parse(JSON.stringify({ schema, design }));
      for (const table of [training, await named(test)]) {
        const frame = toFrame(table, stored.schema);
        expect(frame.features.map(({ name }) => name)).toEqual(featureSources(schema).names);
        for (const feature of frame.features) {
          const cells = feature.kind === 'number' ? feature.values : feature.codes;
          expect(cells).toHaveLength(table.rows);
          if (feature.kind === 'category') {
            for (const code of feature.codes) expect(code).toBeLessThan(feature.cardinality);
          }
        }
        const { rows, cols, values } = toMatrix(frame, stored.design);
        expect([rows, cols, values.length]).toEqual([table.rows, design.cols, table.rows * design.cols]);
        for (const value of values) expect(Number.isFinite(value)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('the rows of a table are prepared one by one as they are together', async () => {
  const cells = Array.from(
    { length: 60 },
    (_, i) => `the ${['red', 'blue', 'old'][i % 3]} house number ${i * i}`,
  );
  const training = await named([
    cells,
    cells.map((_, i) => (i % 7 ? i : null)),
    cells.map((_, i) => `k${i % 4}`),
  ]);
  const schema = inferSchema(training);
  const design = fitDesign(toFrame(training, schema));
  const together = toMatrix(toFrame(training, schema), design);
  for (const row of [0, 7, 59]) {
    const alone = await named([[cells[row]], [row % 7 ? row : null], [`k${row % 4}`]]);
    const { values } = toMatrix(toFrame(alone, schema), design);
    expect(values).toEqual(together.values.slice(row * design.cols, (row + 1) * design.cols));
  }
});
