// How fast tables are made: CSV, row objects, typed arrays, and preparation. One process, median of five runs;
// CPU time is that of all threads, the collector's included.
//   npm run build && node bench/tabular/tables.mjs [rows]
// Peer for CSV: pandas.read_csv (Debian: apt-get install python3-pandas), skipped with a message when absent (PYTHON names another interpreter).
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fitDesign, inferSchema, toFrame, toMatrix } from '../../dist/tabular/engine/prepare/index.js';
import { rowsOf, tableFromColumns, tableFromCsvFile, tableFromRows } from '../../dist/tabular/index.js';
import { record, rounded } from '../support/record.mjs';

const rows = Number(process.argv[2] ?? 300_000);
const runs = 5;

/** Numerical Recipes' linear congruential generator: the same table every time. */
let state = 1;
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const lines = ['id,price,share,count,ratio,empty,city,flag'];
for (let i = 0; i < rows; i++) {
  const city = `"city, ${Math.floor(random() * 300)}"`;
  const flag = random() < 0.5;
  lines.push(
    `${i},${(random() * 100).toFixed(2)},${random().toFixed(4)},${Math.floor(random() * 1000)},${random()},,${city},${flag}`,
  );
}

/** CPU milliseconds of each measurement. */
const cpuOf = new Map();
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Milliseconds of work, and the longest time that timers had to wait meanwhile. */
async function measure(label, work) {
  const times = [];
  const waits = [];
  const cpu = [];
  for (let run = 0; run < runs; run++) {
    globalThis.gc?.();
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last - 1);
      last = now;
    }, 1);
    const before = process.cpuUsage();
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
    clearInterval(watch);
    waits.push(longest);
  }
  const ms = median(times);
  const spread = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  cpuOf.set(label, median(cpu));
  console.log(
    `${label.padEnd(34)} ${ms.toFixed(0).padStart(6)} ms  (${spread})  ${(rows / ms / 1000).toFixed(2)} M rows/s  CPU ${median(cpu).toFixed(0)} ms  longest wait ${median(waits).toFixed(0)} ms`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'graticule-bench-'));
try {
  const path = join(folder, 'table.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  const megabytes = (await stat(path)).size / 1e6;
  console.log(
    `${cpus()[0].model}, Node ${process.version}; ${rows} rows × 8 columns, ${megabytes.toFixed(1)} MB of CSV`,
  );
  await measure('tableFromCsvFile', () => tableFromCsvFile(path));
  const table = await tableFromCsvFile(path);
  const objects = [...rowsOf(table)];
  await measure('tableFromRows', () => tableFromRows(objects));
  const columns = Object.fromEntries(
    Array.from({ length: 8 }, (_, j) => [`c${j}`, Float64Array.from({ length: rows }, random)]),
  );
  await measure('tableFromColumns (8 Float64Array)', () => tableFromColumns(columns));
  const schema = inferSchema(table);
  const frame = toFrame(table, schema);
  const design = fitDesign(frame);
  await measure('inferSchema + toFrame (worker)', () => toFrame(table, inferSchema(table)));
  await measure('fitDesign + toMatrix (worker)', () => toMatrix(frame, fitDesign(frame)));
  console.log(`  ${design.cols} columns in the matrix`);
  pandas(path);
} finally {
  await rm(folder, { recursive: true });
}

function pandas(path) {
  const script = `
import sys, time, statistics
import pandas
times = []; cpu = []
for _ in range(${runs}):
    start = time.perf_counter(); used = time.process_time()
    pandas.read_csv(sys.argv[1])
    times.append((time.perf_counter() - start) * 1000); cpu.append((time.process_time() - used) * 1000)
print(statistics.median(cpu), file=sys.stderr)
print(f"pandas {pandas.__version__} read_csv".ljust(34), f"{statistics.median(times):6.0f} ms  ({min(times):.0f}–{max(times):.0f})  CPU {statistics.median(cpu):.0f} ms")`;
  const run = spawnSync(process.env.PYTHON ?? '/usr/bin/python3', ['-c', script, path], { encoding: 'utf8' });
  if (run.status !== 0) {
    console.log('pandas: not available, skipped');
    return;
  }
  const theirs = Number(run.stderr.trim().split('\n').at(-1));
  const ratio = cpuOf.get('tableFromCsvFile') / theirs;
  record({ graticuleCpuMs: rounded(cpuOf.get('tableFromCsvFile')), pandasCpuMs: rounded(theirs) });
  process.stdout.write(run.stdout);
  console.log(`CSV, CPU time: ${ratio.toFixed(2)} × that of pandas`);
}
