// How long the event loop has to wait while large tables are worked on: the longest turns of the main thread, by the clock and, on
// Linux, by the processor's time, which leaves out what a busy machine makes it wait. The engine is given one thread.
//   npm run build && node bench/tabular/turns.mjs [rows] [fit milliseconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  evaluate,
  fit,
  forecast,
  loadModel,
  tableFromColumns,
  tableFromCsvFile,
  tableFromRows,
} from '../../dist/tabular/index.js';
import { watch } from './watch-turns.mjs';

const rows = Number(process.argv[2] ?? 200_000);
/** Milliseconds that fits may take. */
const budgetMs = Number(process.argv[3] ?? 20_000);
let state = 1;
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const columns = { y: new Float64Array(rows) };
for (let j = 0; j < 8; j++) columns[`x${j}`] = Float64Array.from({ length: rows }, random);
for (let i = 0; i < rows; i++) columns.y[i] = columns.x0[i] * columns.x1[i] + 0.1 * random();
const day = 86_400_000;
const timestamps = Array.from({ length: rows }, (_, i) =>
  new Date(Date.UTC(1990, 0, 1) + (i % 1000) * day).toISOString(),
);
const series = Array.from({ length: rows }, (_, i) => `s${Math.floor(i / 1000)}`);

const table = await watch('table from columns', () => tableFromColumns(columns));
const some = Array.from({ length: Math.min(rows, 100_000) }, (_, i) =>
  Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[i]])),
);
await watch('table from 100,000 row objects', () => tableFromRows(some));
const model = await watch('fit', () => fit(table, { target: 'y', task: 'regression', budgetMs, threads: 1 }));
await watch('predict', () => model.predict(table));
await watch('predict with quantiles', () => model.predict(table, { quantiles: [0.1, 0.5, 0.9] }));
const labelled = tableFromColumns({
  ...columns,
  y: Array.from(columns.y, (y) => `class ${Math.floor(4 * y)}`),
});
const classifier = await watch('fit classes', async () =>
  fit(await labelled, { target: 'y', budgetMs, threads: 1 }),
);
const classes = await watch('predict classes', () => classifier.predict(table));
await watch('predictions to an array', async () => classes.toArray());
const few = await tableFromRows(some.slice(0, 200));
await watch('explain 200 rows', () => model.explain(few));
await watch('serialize', () => model.serialize());
const folder = mkdtempSync(join(tmpdir(), 'graticule-turns-'));
await watch('save', () => model.save(join(folder, 'model')));
const loaded = await watch('load', () => loadModel(join(folder, 'model')));
await watch('predict with the loaded model', () => loaded.predict(table));
const names = Object.keys(columns);
const lines = Array.from({ length: rows }, (_, i) => names.map((name) => columns[name][i]).join());
await writeFile(join(folder, 'table.csv'), `${names.join()}\n${lines.join('\n')}\n`);
await watch('read a CSV file', () => tableFromCsvFile(join(folder, 'table.csv')));
await watch('predict a CSV file', () => model.predict(join(folder, 'table.csv')));
rmSync(folder, { recursive: true });
await model.close?.();
await watch('evaluate', () => evaluate(table, { target: 'y', task: 'regression', budgetMs, threads: 1 }));
const history = await watch('table of series', () =>
  tableFromColumns({ at: timestamps, series, y: columns.y }),
);
await watch('forecast 1,000 series', () =>
  forecast(history, { target: 'y', timestamp: 'at', item: 'series', horizon: 10, threads: 1 }),
);
