// How often the 80 % and 95 % intervals of forecasts hold, at several past origins of the bench's real series: one origin
// alone shows one time of the world (in 2008 all series of employment fell together).
//   npm run build && node bench/accuracy/forecast-intervals.mjs [--origins 4] [--set report|tune] [--threads 2] [--only 5]
// A frequency of few series, which often move as one, is asked from more origins: 24 of them.
// Needs Rscript and the Debian packages that forecast-series.R names; without them it says so and stops.
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
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
const origins = Number(argument('origins', '4'));
const threads = Number(argument('threads', '2'));

if (spawnSync('Rscript', ['-e', 'library(forecast); library(jsonlite)'], { stdio: 'ignore' }).status !== 0) {
  console.log('skipped: Rscript with forecast and jsonlite is absent');
  process.exit(0);
}
const { runForecast } = await import('../../dist/tabular/engine/forecast/index.js');
const vega = join(dirname(createRequire(import.meta.url).resolve('vega-datasets')), '..', 'data');
const series = execFileSync('Rscript', [join(here, 'forecast-series.R'), vega], { maxBuffer: 2 ** 30 })
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter((one) => one.set === set);

const levels = [0.025, 0.1, 0.9, 0.975];
const figures = {};
const only = argument('only');
/** Origins where series are few, and how few those are. */
const [many, few] = [24, 20];
console.log(
  `| series | forecasts | 80 % hold | by origin, the last first | by third of the horizon | 95 % hold |`,
);
console.log('|---|---|---|---|---|---|');
for (const frequency of only ? [Number(only)] : [1, 4, 12, 52, 7, 5]) {
  const all = series.filter((one) => one.frequency === frequency);
  const byOrigin = [];
  const byThird = [0, 1, 2].map(() => [0, 0]);
  let [wide, count] = [0, 0];
  for (let o = 0; o < (all.length < few ? many : origins); o++) {
    const group = all
      .map((one) => ({ ...one, values: one.values.slice(0, one.values.length - o * one.h) }))
      .filter(({ values, h }) => values.length - h >= Math.max(3 * frequency, 12));
    if (group.length === 0) continue;
    const { h } = group[0];
    const answer = await runForecast({ context: tableOf(group), horizon: h, quantiles: levels }, { threads });
    const own = [0, 0];
    group.forEach(({ values }, i) => {
      for (let j = 0; j < h; j++) {
        const at = (i * h + j) * levels.length;
        const actual = values[values.length - h + j];
        const [low95, low80, high80, high95] = answer.quantiles.subarray(at, at + 4);
        const holds = Number(actual >= low80 && actual <= high80);
        for (const sums of [own, byThird[Math.floor((3 * j) / h)]]) {
          sums[0] += holds;
          sums[1]++;
        }
        wide += Number(actual >= low95 && actual <= high95);
        count++;
      }
    });
    byOrigin.push(own);
  }
  if (count === 0) continue;
  const share = ([holds, n]) => (holds / n).toFixed(2);
  const sum = byThird.reduce((a, b) => [a[0] + b[0], a[1] + b[1]]);
  console.log(
    `| ${names[frequency]} (${all.length}) | ${count} | ${share(sum)} | ${byOrigin.map(share).join(', ')} | ${byThird.map(share).join(', ')} | ${(wide / count).toFixed(2)} |`,
  );
  figures[names[frequency].replace(' ', '_')] = {
    series: all.length,
    cover80: rounded(sum[0] / sum[1], 3),
    cover95: rounded(wide / count, 3),
  };
}
record({ intervals: figures });
