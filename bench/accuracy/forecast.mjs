// Forecasting real public series, the last h observations held out: Graticule against R's ets, thetaf and their mean
// (and auto.arima with --arima), on the same series in the same run.
//   npm run build && node bench/accuracy/forecast.mjs [--arima] [--set report|tune] [--threads 2] [--keep FILE]
//     [--only FREQUENCY] [--origins N]
// --keep writes R's answers to a file, or reads them from there. --origins asks each series again from origins a horizon apart:
// one origin of a few series that move as one is next to one observation.
// Needs Rscript and the Debian packages that forecast-series.R names; without them it says so and stops.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record, rounded } from '../support/record.mjs';
import { names, tableOf } from './series-table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const argument = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const set = argument('set', 'report');
const threads = Number(argument('threads', '2'));
const origins = Number(argument('origins', '1'));
const only = argument('only');
const withArima = process.argv.includes('--arima');

if (!existsSync(join(here, '../../dist/tabular/engine/forecast/index.js'))) {
  console.log('skipped: build first (npm run build)');
  process.exit(0);
}
if (spawnSync('Rscript', ['-e', 'library(forecast); library(jsonlite)'], { stdio: 'ignore' }).status !== 0) {
  console.log(
    'skipped: Rscript with forecast and jsonlite is absent (apt-get install r-cran-forecast r-cran-jsonlite)',
  );
  process.exit(0);
}
const { runForecast } = await import('../../dist/tabular/engine/forecast/index.js');

const vega = join(dirname(createRequire(import.meta.url).resolve('vega-datasets')), '..', 'data');
const read = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const rscript = (script, args, input) =>
  execFileSync('Rscript', [join(here, script), ...args], {
    input,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();

const whole = read(rscript('forecast-series.R', [vega])).filter(
  (one) => one.set === set && (!only || one.frequency === Number(only)),
);
/** Every series at every origin that leaves enough of it, the last origin first. */
const series = Array.from({ length: origins }, (_, origin) =>
  whole.map(({ name, values, ...one }) => ({
    ...one,
    origin,
    name: origin === 0 ? name : `${name} (origin ${origin})`,
    values: values.slice(0, values.length - origin * one.h),
  })),
)
  .flat()
  .filter(
    ({ origin, values, frequency, h }) => origin === 0 || values.length - h >= Math.max(3 * frequency, 12),
  );
const lines = series.map((one) => JSON.stringify(one)).join('\n');
console.log(`${series.length} forecasts of set "${set}"; R is fitting …`);
const started = performance.now();
const kept = argument('keep');
const answers =
  kept && existsSync(kept)
    ? readFileSync(kept, 'utf8')
    : rscript('forecast-peers.R', [set, ...(withArima ? ['arima'] : [])], lines);
if (kept) writeFileSync(kept, answers);
const peers = new Map(read(answers).map((one) => [one.name, one]));
console.log(`R took ${((performance.now() - started) / 1000).toFixed(0)} s in all`);

const levels = [0.025, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.975];
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
/** sMAPE (%), MASE, coverage of 80 % and 95 %, and the mean weighted quantile loss at 0.1 … 0.9, scaled as MASE is. */
function score(one, path, quantiles) {
  const { h, frequency } = one;
  const n = one.values.length - h;
  const actual = one.values.slice(n);
  let scale = 0;
  for (let t = frequency; t < n; t++)
    scale += Math.abs(one.values[t] - one.values[t - frequency]) / (n - frequency);
  const miss = actual.map((value, j) => Math.abs(value - path[j]));
  const result = {
    smape: mean(miss.map((value, j) => (200 * value) / (Math.abs(actual[j]) + Math.abs(path[j]) + 1e-12))),
    mase: mean(miss) / scale,
  };
  if (!quantiles) return result;
  const inside = (low, high) =>
    mean(actual.map((value, j) => Number(value >= quantiles(j)[low] && value <= quantiles(j)[high])));
  const loss = (j, k) =>
    2 * Math.max(levels[k] * (actual[j] - quantiles(j)[k]), (levels[k] - 1) * (actual[j] - quantiles(j)[k]));
  return {
    ...result,
    cover80: inside(1, 9),
    cover95: inside(0, 10),
    wql: mean(actual.map((_, j) => mean([1, 2, 3, 4, 5, 6, 7, 8, 9].map((k) => loss(j, k))))) / scale,
  };
}
/** The eleven levels from R's limits at 20, 40, 60, 80 and 95 %. */
const peerQuantiles = (f) => (j) => [
  ...[4, 3, 2, 1, 0].map((k) => f.lower[j][k]),
  f.mean[j],
  ...[0, 1, 2, 3, 4].map((k) => f.upper[j][k]),
];

const scores = new Map();
const seconds = {};
const add = (frequency, method, result) => {
  for (const group of [names[frequency], 'all']) {
    if (!scores.has(group)) scores.set(group, new Map());
    const methods = scores.get(group);
    if (!methods.has(method)) methods.set(method, []);
    methods.get(method).push(result);
  }
};
async function ours(method, group) {
  const begin = performance.now();
  const answer = await runForecast(
    { context: tableOf(group), horizon: group[0].h, quantiles: levels },
    { threads },
  );
  seconds[method] = (seconds[method] ?? 0) + (performance.now() - begin) / 1000;
  group.forEach((one, i) => {
    const at = i * one.h;
    const quantiles = (j) =>
      answer.quantiles.subarray((at + j) * levels.length, (at + j + 1) * levels.length);
    add(one.frequency, method, score(one, answer.mean.subarray(at, at + one.h), quantiles));
  });
}
await runForecast({ context: tableOf(series.slice(0, 1)), horizon: 2, quantiles: levels }, { threads });
for (const frequency of [1, 4, 12, 52, 7, 5, 48]) {
  const group = series.filter((one) => one.frequency === frequency);
  if (group.length === 0) continue;
  for (let origin = 0; origin < origins; origin++) {
    const together = group.filter((one) => one.origin === origin);
    if (together.length > 0) await ours('Graticule, one request a frequency', together);
  }
  for (const one of group) await ours('Graticule, one request a series', [one]);
  for (const one of group) {
    const { naive2, ...rest } = peers.get(one.name);
    add(frequency, 'Naive2', score(one, naive2.mean));
    for (const [name, f] of Object.entries(rest)) {
      if (typeof f !== 'object') continue;
      const method = { ets: 'R ets', theta: 'R thetaf', arima: 'R auto.arima' }[name];
      seconds[method] = (seconds[method] ?? 0) + f.seconds;
      // A peer that failed answers Naive2 and no limits; its quantiles are then its path.
      add(
        frequency,
        method,
        score(one, f.mean, f.lower ? peerQuantiles(f) : (j) => levels.map(() => f.mean[j])),
      );
    }
    add(
      frequency,
      'mean of ets and thetaf',
      score(
        one,
        rest.ets.mean.map((value, j) => (value + rest.theta.mean[j]) / 2),
      ),
    );
  }
}

console.log(`\n${cpus()[0]?.model}, Node ${process.version}, ${threads} threads for Graticule, one for R\n`);
console.log('| series | method | sMAPE | MASE | OWA | 80 % | 95 % | median WQL | seconds |');
console.log('|---|---|---|---|---|---|---|---|---|');
const figures = {};
const keys = {
  'Graticule, one request a frequency': 'graticule',
  'R ets': 'ets',
  'R thetaf': 'theta',
  'R auto.arima': 'arima',
  'mean of ets and thetaf': 'both',
};
for (const [group, methods] of scores) {
  const of = (method, key) => mean(methods.get(method).map((result) => result[key]));
  for (const [method, list] of methods) {
    const owa = (of(method, 'smape') / of('Naive2', 'smape') + of(method, 'mase') / of('Naive2', 'mase')) / 2;
    const has = list[0].wql !== undefined;
    figures[group] ??= { series: list.length };
    if (keys[method])
      figures[group][keys[method]] = {
        owa: rounded(owa),
        mase: rounded(of(method, 'mase')),
        ...(has && { inside80: rounded(of(method, 'cover80')) }),
        ...(group === 'all' && seconds[method] !== undefined && { seconds: rounded(seconds[method]) }),
      };
    const cells = [
      of(method, 'smape').toFixed(2),
      of(method, 'mase').toFixed(3),
      owa.toFixed(3),
      has ? of(method, 'cover80').toFixed(2) : '',
      has ? of(method, 'cover95').toFixed(2) : '',
      has ? middle(list.map((result) => result.wql)).toFixed(3) : '',
      group === 'all' && seconds[method] !== undefined ? seconds[method].toFixed(1) : '',
    ];
    console.log(`| ${group} (${list.length}) | ${method} | ${cells.join(' | ')} |`);
  }
}
record(figures);
