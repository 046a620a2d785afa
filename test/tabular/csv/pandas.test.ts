/** Plain CSV is read as pandas reads it, where Python with pandas is installed (PYTHON names another interpreter). */

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableFromCsvFile } from '../../../src/tabular/csv/table-from-csv.ts';
import { rowsOf } from '../../../src/tabular/domain/table-views.ts';

const python = process.env.PYTHON ?? 'python3';
const hasPandas = spawnSync(python, ['-c', 'import pandas']).status === 0;
const script = `
import glob, json, sys, pandas
out = {}
for path in sorted(glob.glob(sys.argv[1] + '/*.csv')):
    table = pandas.read_csv(path, keep_default_na=False, na_values=['', 'NA', 'NaN', 'null'], float_precision='round_trip', skipinitialspace=False)
    rows = [[None if pandas.isna(cell) else cell for cell in row] for row in table.astype(object).values.tolist()]
    out[path.rsplit('/', 1)[1]] = {'names': list(table.columns), 'rows': rows}
json.dump(out, sys.stdout)
`;

const word = fc
  .stringMatching(/^[a-zäß€😀][a-z ,;"'\n]{0,8}[a-z]$/u)
  .filter((text) => !['null'].includes(text));
const numberText = fc.oneof(
  fc.integer({ min: -1e6, max: 1e6 }).map(String),
  fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
    .map((value) => String(value === 0 ? 0 : value)),
  fc
    .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 4 }))
    .map(([value, digits]) => (value / 100).toFixed(digits)),
);
const gap = fc.constantFrom('', 'NA', 'NaN', 'null');
const column = (rows: number) =>
  fc.oneof(
    fc.array(fc.oneof({ weight: 5, arbitrary: numberText }, { weight: 1, arbitrary: gap }), {
      minLength: rows,
      maxLength: rows,
    }),
    fc.array(fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: gap }), {
      minLength: rows,
      maxLength: rows,
    }),
    fc.array(fc.constantFrom('True', 'False'), { minLength: rows, maxLength: rows }),
  );
const grid = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 5 }))
  .chain(([rows, width]) => fc.array(column(rows), { minLength: width, maxLength: width }));

const quote = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test.skipIf(!hasPandas)('two hundred tables by chance are what pandas makes of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graticule-pandas-'));
  try {
    const grids = fc.sample(grid, { numRuns: 200, seed: 7 });
    for (const [i, columns] of grids.entries()) {
      const rows = [
        columns.map((_, j) => `c${j}`),
        ...columns[0]!.map((_, row) => columns.map((cells) => quote(cells[row]!))),
      ];
      await writeFile(join(folder, `${i}.csv`), rows.map((cells) => `${cells.join(',')}\n`).join(''));
    }
    const run = spawnSync(python, ['-c', script, folder], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    expect(run.status, run.stderr).toBe(0);
    const theirs = JSON.parse(run.stdout) as Record<string, { names: string[]; rows: unknown[][] }>;
    for (const i of grids.keys()) {
      const table = await tableFromCsvFile(join(folder, `${i}.csv`), { verbatim: true });
      const { names, rows } = theirs[`${i}.csv`]!;
      expect(table.columns.map(({ name }) => name)).toEqual(names);
      expect(
        [...rowsOf(table)].map((row) => Object.values(row).map((cell) => (Object.is(cell, -0) ? 0 : cell))),
      ).toEqual(rows.map((row) => row.map((cell) => (Object.is(cell, -0) ? 0 : cell))));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
