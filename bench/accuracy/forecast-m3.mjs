// The M3 competition: our symmetric error beside those of its published entries, over all forecasts and by kind of series.
//   npm run build && node bench/accuracy/forecast-m3.mjs [--folder FOLDER] [--threads 2]
// Needs Rscript with jsonlite, and R's package Mcomp, or with --folder the files M3.rda and M3Forecast.rda of it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
if (!existsSync(join(here, '../../dist/tabular/engine/forecast/index.js'))) {
  console.log('skipped: build first (npm run build)');
  process.exit(0);
}
const folder = argument('folder');
const read = spawnSync('Rscript', [join(here, 'forecast-m3.R'), ...(folder ? [folder] : [])], {
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
});
if (read.status !== 0) {
  console.log(
    `skipped: M3 cannot be read (R's Mcomp, or --folder with M3.rda): ${(read.stderr ?? '').trim()}`,
  );
  process.exit(0);
}
const series = read.stdout
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const { runForecast } = await import('../../dist/tabular/engine/forecast/index.js');

/** Timestamps that say the frequency; "other" series are counted. */
function stamp(frequency, kind, t) {
  if (kind === 'other') return t;
  if (frequency === 1) return String(1900 + t);
  return new Date(Date.UTC(1900, (t * 12) / frequency, 1)).toISOString().slice(0, 10);
}

const sums = new Map();
/** Sums of sMAPE over forecasts, by method and kind; entries that were not sent in are passed over. */
function add(method, one, path) {
  const actual = one.values.slice(-one.h);
  if (!path || path.some((value) => value === null)) return;
  for (const kind of [one.kind, 'all']) {
    const key = `${method}\n${kind}`;
    const own = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, own);
    actual.forEach((value, j) => {
      own.sum += (200 * Math.abs(value - path[j])) / (Math.abs(value) + Math.abs(path[j]));
      own.count++;
    });
  }
}

const begin = process.cpuUsage();
const started = performance.now();
const threads = Number(argument('threads', '2'));
for (const kind of new Set(series.map((one) => one.kind))) {
  const group = series.filter((one) => one.kind === kind);
  // One request for all series of a kind and horizon, as a user would send them.
  for (const h of new Set(group.map((one) => one.h))) {
    const asked = group.filter((one) => one.h === h);
    const rows = asked.flatMap((one, i) =>
      one.values.slice(0, -h).map((value, t) => ({ i, t, stamp: stamp(one.frequency, kind, t), value })),
    );
    const texts = [...new Set(rows.map((row) => row.stamp))];
    const code = new Map(texts.map((text, k) => [text, k]));
    const timestamp =
      kind === 'other'
        ? { kind: 'number', name: 'timestamp', values: Float64Array.from(rows, (row) => row.t) }
        : {
            kind: 'string',
            name: 'timestamp',
            codes: Int32Array.from(rows, (row) => code.get(row.stamp)),
            dictionary: texts,
          };
    const context = {
      rows: rows.length,
      columns: [
        timestamp,
        { kind: 'number', name: 'item_id', values: Float64Array.from(rows, (row) => row.i) },
        { kind: 'number', name: 'target', values: Float64Array.from(rows, (row) => row.value) },
      ],
    };
    const { mean } = await runForecast({ context, horizon: h, quantiles: [0.5] }, { threads });
    asked.forEach((one, i) => {
      add('Graticule', one, [...mean.subarray(i * h, (i + 1) * h)]);
      for (const [entry, path] of Object.entries(one.entries)) add(entry, one, path);
    });
  }
}
const seconds = (performance.now() - started) / 1000;
const cpu = process.cpuUsage(begin);
const kinds = [...new Set(series.map((one) => one.kind)), 'all'];
const methods = [...new Set([...sums.keys()].map((key) => key.split('\n')[0]))];
const of = (method, kind) => {
  const own = sums.get(`${method}\n${kind}`);
  return own ? own.sum / own.count : Number.NaN;
};
console.log(
  `${series.length} series; ${seconds.toFixed(0)} s, ${((cpu.user + cpu.system) / 1e6).toFixed(0)} s of CPU\n`,
);
console.log(`| sMAPE | ${kinds.join(' | ')} |\n|---|${kinds.map(() => '---').join('|')}|`);
for (const method of methods.sort((a, b) => of(a, 'all') - of(b, 'all')))
  console.log(`| ${method} | ${kinds.map((kind) => of(method, kind).toFixed(2)).join(' | ')} |`);
