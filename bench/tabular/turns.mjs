// How long the event loop has to wait while large tables are worked on: the longest turns of the main thread, by the clock. The
// engine is given one thread, so that two quiet cores suffice for it and the watcher; on busy cores waits are the scheduler's.
//   npm run build && node bench/tabular/turns.mjs [rows]
import { evaluate, fit, forecast, tableFromColumns, tableFromRows } from '../../dist/tabular/index.js';

const rows = Number(process.argv[2] ?? 1_000_000);
/** Runs work while a watcher looks at every turn of the event loop; prints the longest ones. */
async function watch(label, work) {
  const turns = [];
  let running = true;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    turns.push(now - last);
    last = now;
    if (running) setImmediate(look);
  };
  setImmediate(look);
  await new Promise((resolve) => setTimeout(resolve, 50));
  turns.length = 0;
  const from = performance.now();
  const result = await work();
  running = false;
  await new Promise((resolve) => setImmediate(resolve));
  turns.sort((a, b) => b - a);
  const over = turns.filter((turn) => turn > 1).length;
  console.log(
    `${label.padEnd(34)} ${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s   longest turns ${turns
      .slice(0, 4)
      .map((turn) => turn.toFixed(1))
      .join(', ')} ms; ${over} of ${turns.length} over 1 ms`,
  );
  return result;
}

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
const model = await watch('fit', () =>
  fit(table, { target: 'y', task: 'regression', budgetMs: 20_000, threads: 1 }),
);
await watch('predict', () => model.predict(table));
await watch('predict with quantiles', () => model.predict(table, { quantiles: [0.1, 0.5, 0.9] }));
await watch('serialize', () => model.serialize());
await model.close?.();
await watch('evaluate', () =>
  evaluate(table, { target: 'y', task: 'regression', budgetMs: 20_000, threads: 1 }),
);
const history = await watch('table of series', () =>
  tableFromColumns({ at: timestamps, series, y: columns.y }),
);
await watch('forecast 1,000 series', () =>
  forecast(history, { target: 'y', timestamp: 'at', item: 'series', horizon: 10, threads: 1 }),
);
