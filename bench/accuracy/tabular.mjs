// Accuracy of the blend beside five peers, on public data sets and the same five folds for all; sets below 400 rows are
// split five times over, because there a few rows decide and which ones changes with the split.
// usage: node bench/accuracy/tabular.mjs [--tuning] [--one-split] [--strong] [--effort E] [NAME...]   (after `npm run build`)
// --strong adds two peers, XGBoost tuned by random search and a stack of five, and takes one split. What a build has answered is
// kept in bench/accuracy/cache: a run that was cut short goes on where it was.
// Peers: Debian's python3-sklearn and python3-xgboost, run by /usr/bin/python3 or $PYTHON. Data sets: those that
// scikit-learn, R (r-cran-mlbench r-cran-mass r-cran-cardata r-recommended) and vega-datasets bring along.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeRows } from '../../dist/tabular/domain/table-views.js';
import { scoreClassification } from '../../dist/tabular/engine/metrics/classification.js';
import { closeSharedEngine, fit, tableFromCsvFile } from '../../dist/tabular/index.js';
import { record, rounded } from '../support/record.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const cache = join(here, 'cache');
const python = process.env.PYTHON ?? '/usr/bin/python3';
const tuning = process.argv.includes('--tuning');
const strong = process.argv.includes('--strong');
const oneSplit = strong || process.argv.includes('--one-split');
const effortAt = process.argv.indexOf('--effort');
const effort = effortAt < 0 ? 'balanced' : process.argv[effortAt + 1];
const asked = process.argv
  .slice(2)
  .filter((argument, i) => !argument.startsWith('--') && (effortAt < 0 || i + 2 !== effortAt + 1));

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
function scoresOf(name, which) {
  const file = join(cache, `${name}.${which}.json`);
  if (!existsSync(file)) {
    const text = run(python, [join(here, 'tabular_peers.py'), which, cache, name]);
    if (text === undefined) return {};
    writeFileSync(file, text);
  }
  return JSON.parse(readFileSync(file, 'utf8')).scores;
}
const peersOf = (name) => ({ ...scoresOf(name, 'peers'), ...(strong && scoresOf(name, 'strong')) });

/** What the blend says of every fold, and what it is made of; kept for this build.
 * @returns losses by fold, mean weights of members, seconds a fit, calibration error over the rows of the first split */
async function answersOf(name, fits) {
  const file = join(cache, `${name}.blend-${effort}.json`);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (kept.key !== `${key} ${fits}`) {
    Object.assign(kept, { key: `${key} ${fits}`, ...(await fitFolds(name, fits)) });
    writeFileSync(file, JSON.stringify(kept));
  }
  return kept;
}

async function fitFolds(name, fits) {
  const { target, task, splits } = index[name];
  const table = await tableFromCsvFile(join(cache, `${name}.csv`));
  const losses = [];
  const weights = {};
  const codes = [];
  const probabilities = [];
  let seconds = 0;
  for (let f = 0; f < fits; f++) {
    const folds = splits[Math.floor(f / 5)];
    const fold = f % 5;
    const train = folds.flatMap((its, row) => (its === fold ? [] : [row]));
    const test = folds.flatMap((its, row) => (its === fold ? [row] : []));
    const begun = performance.now();
    const model = await fit(takeRows(table, train), { target, task, seed: f, effort });
    seconds += (performance.now() - begun) / 1000 / fits;
    const held = takeRows(table, test);
    const predictions = await model.predict(held);
    const truth = labelsOf(held, target);
    losses.push(loss(predictions, truth, model.classes));
    if (model.classes && f < 5) {
      codes.push(...truth.map((label) => model.classes.indexOf(label)));
      probabilities.push(...predictions.probabilities);
    }
    for (const member of model.members) {
      weights[member.name] = (weights[member.name] ?? 0) + member.weight / fits;
    }
    model.close();
  }
  const scored = task === 'classification' && codes.every((code) => code >= 0);
  const calibrationError = scored
    ? scoreClassification(
        Int32Array.from(codes),
        Float64Array.from(probabilities),
        probabilities.length / codes.length,
      ).calibrationError
    : null;
  return { losses, weights, seconds, calibrationError };
}

/** What answers depend on: the built engine, addon and data of the network among it. */
function buildKey() {
  const hash = createHash('sha256').update(effort);
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (/\.(js|node|bin|onnx)$/.test(entry.name)) hash.update(readFileSync(path));
    }
  };
  for (const folder of ['dist/tabular', 'build/Release', 'data/tabular']) visit(join(root, folder));
  return hash.digest('hex').slice(0, 12);
}
const key = buildKey();

const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const peerNames = [
  'xgboost',
  'hist-gb',
  'forest',
  'linear',
  'neighbours',
  ...(strong ? ['xgboost-tuned', 'stack'] : []),
];
let wins = 0;
let close = 0;
const calibrations = [];
const sets = {};
const ratios = [];
process.stdout.write(
  `| set | rows × columns | splits | loss | blend | ${peerNames.join(' | ')} | blend / best | calibration error | seconds a fit |\n` +
    `|---|---|---|---|---|${peerNames.map(() => '---|').join('')}---|---|---|\n`,
);
for (const name of names) {
  const { task, rows, columns } = index[name];
  const splits = splitsOf(index[name]);
  const fits = 5 * splits.length;
  const { losses, weights, seconds, calibrationError } = await answersOf(name, fits);
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
      `${digits(mean(losses))} | ${shown.join(' | ')} | ${ratio.toFixed(3)} | ${calibrationError?.toFixed(3) ?? ''} | ${seconds.toFixed(1)} |\n`,
  );
  if (calibrationError !== null && rows >= 500) calibrations.push({ name, error: calibrationError });
  if (ratio <= 1.03) close++;
  const used = Object.entries(weights)
    .filter(([, weight]) => weight > 0.005)
    .sort((a, b) => b[1] - a[1]);
  process.stderr.write(
    `${name}: ${used.map(([member, weight]) => `${member} ${weight.toFixed(2)}`).join(', ')}\n`,
  );
}
const geometricMean = Math.exp(mean(ratios.map(Math.log)));
const [worst, second] = Object.entries(sets)
  .sort((a, b) => b[1] - a[1])
  .map(([name, ratio]) => ({ name, ratio }));
process.stdout.write(
  `\nBetter than the best of the ${peerNames.length} on ${wins} of ${names.length} sets; geometric mean of blend / best ` +
    `${geometricMean.toFixed(3)}; worst ${worst.name} ${worst.ratio.toFixed(3)}.\n`,
);
const leastCalibrated = calibrations.sort((a, b) => b.error - a.error)[0] ?? null;
process.stdout.write(
  `At most 1.03 × the best on ${close}; calibration error on sets of 500 rows and more at most ` +
    `${leastCalibrated?.error.toFixed(3)} (${leastCalibrated?.name}).\n`,
);
record({
  wins,
  close,
  leastCalibrated,
  peers: peerNames.length,
  count: names.length,
  geometricMean: rounded(geometricMean),
  worst,
  second,
  sets,
});
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
