// Accuracy of the blend beside five peers, on public data sets and the same five folds for all; sets below 400 rows are
// split five times over, because there a few rows decide and which ones changes with the split.
// usage: node bench/accuracy/tabular.mjs [--tuning] [--one-split] [NAME...]   (after `npm run build`)
// Peers: Debian's python3-sklearn and python3-xgboost, run by /usr/bin/python3 or $PYTHON. Data sets: those that
// scikit-learn, R (r-cran-mlbench r-cran-mass r-cran-cardata r-recommended) and vega-datasets bring along.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeRows } from '../../dist/tabular/domain/table-views.js';
import { closeSharedEngine, fit, tableFromCsvFile } from '../../dist/tabular/index.js';
import { record, rounded } from '../support/record.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const cache = join(here, 'cache');
const python = process.env.PYTHON ?? '/usr/bin/python3';
const tuning = process.argv.includes('--tuning');
const oneSplit = process.argv.includes('--one-split');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** Runs a command; a missing peer is a message, not a crash. */
function run(command, args) {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.status === 0) return done.stdout;
  process.stderr.write(`skipped: ${command} ${args[0]}: ${done.error?.message ?? done.stderr.slice(-500)}\n`);
  return undefined;
}

if (!existsSync(join(cache, 'index.json'))) {
  mkdirSync(cache, { recursive: true });
  run('Rscript', [join(here, 'tabular-sets.R'), cache]);
  const vega = join(root, 'node_modules', 'vega-datasets', 'data');
  if (run(python, [join(here, 'tabular_peers.py'), 'sets', cache, vega]) === undefined) process.exit(1);
}
const index = JSON.parse(readFileSync(join(cache, 'index.json'), 'utf8'));
const names = asked.length > 0 ? asked : Object.keys(index).filter((name) => index[name].reported !== tuning);

/** Splits into folds; the first is the one of `--one-split`. */
const splitsOf = ({ splits }) => (oneSplit ? splits.slice(0, 1) : splits);

/** Peers do not change from run to run: their scores are kept beside the data. */
function peersOf(name) {
  const file = join(cache, `${name}.peers.json`);
  if (!existsSync(file)) {
    const text = run(python, [join(here, 'tabular_peers.py'), 'peers', cache, name]);
    if (text === undefined) return {};
    writeFileSync(file, text);
  }
  return JSON.parse(readFileSync(file, 'utf8')).scores;
}

const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const peerNames = ['xgboost', 'hist-gb', 'forest', 'linear', 'neighbours'];
let wins = 0;
const sets = {};
const ratios = [];
process.stdout.write(
  `| set | rows × columns | splits | loss | blend | ${peerNames.join(' | ')} | blend / best | seconds a fit |\n` +
    `|---|---|---|---|---|${peerNames.map(() => '---|').join('')}---|---|\n`,
);
for (const name of names) {
  const { target, task, rows, columns } = index[name];
  const splits = splitsOf(index[name]);
  const fits = 5 * splits.length;
  const table = await tableFromCsvFile(join(cache, `${name}.csv`));
  const losses = [];
  const weights = new Map();
  let seconds = 0;
  for (let f = 0; f < fits; f++) {
    const folds = splits[Math.floor(f / 5)];
    const fold = f % 5;
    const train = folds.flatMap((its, row) => (its === fold ? [] : [row]));
    const test = folds.flatMap((its, row) => (its === fold ? [row] : []));
    const begun = performance.now();
    const model = await fit(takeRows(table, train), { target, task, seed: f });
    seconds += (performance.now() - begun) / 1000 / fits;
    const held = takeRows(table, test);
    const predictions = await model.predict(held);
    losses.push(loss(predictions, labelsOf(held, target), model.classes));
    for (const member of model.members) {
      weights.set(member.name, (weights.get(member.name) ?? 0) + member.weight / fits);
    }
    model.close();
  }
  const peers = peersOf(name);
  const scores = peerNames.map((peer) => (peers[peer] ? mean(peers[peer].slice(0, fits)) : Number.NaN));
  const best = Math.min(...scores.filter((score) => !Number.isNaN(score)));
  const ratio = mean(losses) / best;
  ratios.push(ratio);
  if (ratio < 1) wins++;
  sets[name] = rounded(ratio);
  const shown = scores.map((score) => (score === best ? `**${digits(score)}**` : digits(score)));
  process.stdout.write(
    `| ${name} | ${rows} × ${columns} | ${splits.length} | ${task === 'classification' ? 'log loss' : 'RMSE'} | ` +
      `${digits(mean(losses))} | ${shown.join(' | ')} | ${ratio.toFixed(3)} | ${seconds.toFixed(1)} |\n`,
  );
  const used = [...weights].filter(([, weight]) => weight > 0.005).sort((a, b) => b[1] - a[1]);
  process.stderr.write(
    `${name}: ${used.map(([member, weight]) => `${member} ${weight.toFixed(2)}`).join(', ')}\n`,
  );
}
const geometricMean = Math.exp(mean(ratios.map(Math.log)));
const [worst, second] = Object.entries(sets)
  .sort((a, b) => b[1] - a[1])
  .map(([name, ratio]) => ({ name, ratio }));
process.stdout.write(
  `\nBetter than the best of the five on ${wins} of ${names.length} sets; geometric mean of blend / best ` +
    `${geometricMean.toFixed(3)}; worst ${worst.name} ${worst.ratio.toFixed(3)}.\n`,
);
record({ wins, count: names.length, geometricMean: rounded(geometricMean), worst, second, sets });
await closeSharedEngine();

function digits(value) {
  return Number.isNaN(value) ? '—' : value.toPrecision(4);
}

function labelsOf(rows, target) {
  const column = rows.columns.find((candidate) => candidate.name === target);
  if (column.kind === 'string') return Array.from(column.codes, (code) => column.dictionary[code]);
  return Array.from(column.values, (value) => (column.kind === 'boolean' ? value === 1 : value));
}

function loss(predictions, truth, classes) {
  if (classes === null) return Math.sqrt(mean(truth.map((value, i) => (value - predictions.values[i]) ** 2)));
  return -mean(
    truth.map((label, i) => {
      const p = predictions.probabilities[i * classes.length + classes.indexOf(label)] ?? 0;
      return Math.log(Math.max(p, 1e-15));
    }),
  );
}
