// Series with several seasons: hours (a day and a week), days (a week and a year) and weeks (a year), simulated, against
// the seasonal naive methods. With --counter nothing but a count of steps dates them, so that the seasons must be found.
//   npm run build && node bench/accuracy/forecast-seasons.mjs [--set report|tune] [--counter] [--each 6]
// --each is the number of series of each process: a few hundred are needed to tell 0.75 from 0.80 of an interval.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record } from '../support/record.mjs';
import { simulatedSeries } from './simulated-series.mjs';

const here = dirname(fileURLToPath(import.meta.url));
if (!existsSync(join(here, '../../dist/tabular/engine/forecast/index.js'))) {
  console.log('skipped: build first (npm run build)');
  process.exit(0);
}
const { runForecast } = await import('../../dist/tabular/engine/forecast/index.js');
const at = process.argv.indexOf('--set');
const set = at < 0 ? 'report' : process.argv[at + 1];
const counter = process.argv.includes('--counter');
const eachAt = process.argv.indexOf('--each');
const each = eachAt < 0 ? 6 : Number(process.argv[eachAt + 1]);

const spans = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 };
/** The season after the shortest, in steps. */
const longer = { hour: 168, day: 364, week: 52 };
const levels = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

const groups = new Map();
const begin = process.cpuUsage();
for (const one of simulatedSeries(set, each)) {
  const { h, frequency: m, step } = one;
  const n = one.values.length - h;
  const past = one.values.slice(0, n);
  const actual = one.values.slice(n);
  const stamp = (t) =>
    new Date(Date.UTC(2018, 0, 1) + (one.start + t) * spans[step]).toISOString().slice(0, 16);
  const timestamp = counter
    ? { kind: 'number', name: 'timestamp', values: Float64Array.from(past, (_, t) => t) }
    : {
        kind: 'string',
        name: 'timestamp',
        codes: Int32Array.from(past, (_, t) => t),
        dictionary: past.map((_, t) => stamp(t)),
      };
  const target = { kind: 'number', name: 'target', values: Float64Array.from(past) };
  const context = { rows: n, columns: [timestamp, target] };
  const answer = await runForecast({ context, horizon: h, quantiles: levels }, { threads: 1 });
  let scale = 0;
  for (let t = m; t < n; t++) scale += Math.abs(past[t] - past[t - m]) / (n - m);
  const mase = (path) => mean(actual.map((value, j) => Math.abs(value - path(j)))) / scale;
  const quantile = (j, k) => answer.quantiles[j * levels.length + k];
  const season = n > longer[step] ? longer[step] : m;
  const scores = {
    ours: mase((j) => answer.mean[j]),
    naive: mase((j) => past[n - m + (j % m)]),
    longNaive: mase((j) => past[n - season + (j % season)]),
    inside: mean(actual.map((value, j) => Number(value >= quantile(j, 0) && value <= quantile(j, 8)))),
  };
  for (const group of [one.name.replace(/ \d+$/, ''), `all ${step}s`])
    groups.set(group, [...(groups.get(group) ?? []), scores]);
}
const cpu = process.cpuUsage(begin);
console.log(
  `set "${set}"${counter ? ', counted' : ''}; ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of CPU\n`,
);
console.log('| series | MASE | seasonal naive | of the longer season | 80 % |\n|---|---|---|---|---|');
const figures = {};
for (const [group, list] of groups) {
  const of = (key) => mean(list.map((scores) => scores[key])).toFixed(3);
  // Values of one series are alike: the doubt is that between series.
  const shares = list.map(({ inside }) => inside);
  const doubt = Math.sqrt(mean(shares.map((share) => (share - mean(shares)) ** 2)) / list.length).toFixed(3);
  console.log(
    `| ${group} (${list.length}) | ${of('ours')} | ${of('naive')} | ${of('longNaive')} | ${of('inside')} ± ${doubt} |`,
  );
  figures[group.replace('all ', '')] = {
    series: list.length,
    mase: Number(of('ours')),
    naive: Number(of('naive')),
    inside80: Number(of('inside')),
    doubt: Number(doubt),
  };
}
record(figures);
