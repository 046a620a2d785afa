// Rows × 20 columns scored from a CSV file by `graticule predict --model --stream`: seconds and peak memory.
// usage: node bench/tabular/stream.mjs [--rows 1000000] [--train 5000] [--keep FOLDER]   (after `npm run build`)
// The table is made: 14 numbers, 4 categories, a yes/no column and a number with missing cells; two classes.
import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRandom } from '../../dist/tabular/engine/random.js';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    train: { type: 'string', default: '5000' },
    effort: { type: 'string', default: 'balanced' },
    keep: { type: 'string' },
  },
});
const rows = Number(values.rows);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'graticule-stream-'));
if (values.keep) mkdirSync(folder, { recursive: true });
const cli = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

const towns = ['Graz', 'Linz', 'Wien', 'Bregenz', 'Villach', 'Krems', 'Steyr'];
const names = [
  ...Array.from({ length: 14 }, (_, j) => `x${j}`),
  'town',
  'kind',
  'size',
  'plan',
  'member',
  'age',
];

async function write(path, count, seed, withTarget) {
  const random = createRandom(seed);
  const out = createWriteStream(path);
  out.write(`${names.join(',')}${withTarget ? ',bought' : ''}\n`);
  let lines = [];
  for (let i = 0; i < count; i++) {
    const x = Array.from({ length: 14 }, () => random.next() - 0.5);
    const pick = (list) => list[Math.floor(random.next() * list.length)];
    const [town, member] = [pick(towns), pick(['yes', 'no'])];
    const age = random.next() < 0.1 ? '' : String(18 + Math.floor(60 * random.next()));
    const score =
      6 * x[0] * x[1] +
      (x[2] > 0.1 ? 1 : 0) +
      x[3] +
      (town === 'Graz' ? 1 : 0) +
      (member === 'yes' ? 0.5 : 0);
    const line = [
      ...x.map((value) => value.toFixed(5)),
      town,
      pick(['a', 'b', 'c']),
      pick(['S', 'M', 'L']),
      pick(['p', 'q']),
      member,
      age,
    ];
    if (withTarget) line.push(score + random.next() - 0.5 > 0.9 ? 'yes' : 'no');
    lines.push(line.join(','));
    if (lines.length < 20_000 && i < count - 1) continue;
    if (!out.write(`${lines.join('\n')}\n`)) await new Promise((resolve) => out.once('drain', resolve));
    lines = [];
  }
  out.end();
  await finished(out);
}

/** Runs the command in a process that tells what it took. */
function graticule(...args) {
  const tell = `process.on('exit',()=>{const{user,system}=process.cpuUsage();require('node:fs').writeSync(2,'\\nused '+JSON.stringify({cpu:(user+system)/1e6,peakMiB:process.resourceUsage().maxRSS/1024})+'\\n')})`;
  const preload = `data:text/javascript,import{createRequire}from'node:module';const require=createRequire('/');${encodeURIComponent(tell)}`;
  const begun = performance.now();
  const done = spawnSync(process.execPath, ['--import', preload, cli, ...args], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  const used = JSON.parse(done.stderr.match(/\nused (.*)\n/)[1]);
  return { ...used, wall: (performance.now() - begun) / 1000 };
}

const [train, model, table, answers] = ['train.csv', 'model.bin', `rows-${rows}.csv`, 'answers.csv'].map(
  (name) => join(folder, name),
);
await write(train, Number(values.train), 1, true);
if (!existsSync(table)) await write(table, rows, 2, false);
const fit = graticule(
  'fit',
  '--train',
  train,
  '--target',
  'bought',
  '--effort',
  values.effort,
  '--out',
  model,
);
const one = graticule('predict', '--model', model, '--rows', train, '--stream', '--out', answers);
const all = graticule('predict', '--model', model, '--rows', table, '--stream', '--out', answers);
const perRow = (all.wall - one.wall) / (rows - Number(values.train));
process.stdout.write(
  `${rows.toLocaleString('en')} × ${names.length}, ${(statSync(table).size / 2 ** 20).toFixed(0)} MiB; fit on ${values.train} rows ${fit.cpu.toFixed(1)} s of processor\n` +
    `scored in ${all.wall.toFixed(1)} s (${all.cpu.toFixed(1)} s of processor), peak ${all.peakMiB.toFixed(0)} MiB\n` +
    `10,000,000 rows at this pace: ${(one.wall + perRow * 1e7).toFixed(0)} s (${((all.cpu / rows) * 1e7).toFixed(0)} s of processor)\n`,
);
if (!values.keep) rmSync(folder, { recursive: true });
