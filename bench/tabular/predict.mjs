// Rows predicted a second: the blend, its compiled form, a random forest of 500 trees and XGBoost of 300, one after the other
// on the same rows, all with two threads.
// usage: node bench/tabular/predict.mjs [--rows 20000] [--compile] [NAME...]   (after `npm run build`)
// Data sets and folds: those of bench/accuracy/tabular.mjs, whose cache is filled by its first run. Peer: Debian's
// python3-sklearn and python3-xgboost with n_jobs=2, run by /usr/bin/python3 or $PYTHON. Processor time is what a busy machine leaves comparable.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { closeSharedEngine, fit, tableFromCsvFile, takeRows } from '../../dist/tabular/index.js';
import { record, rounded } from '../support/record.mjs';

const cache = join(dirname(fileURLToPath(import.meta.url)), '..', 'accuracy', 'cache');
const { values, positionals } = parseArgs({
  options: { rows: { type: 'string', default: '20000' }, compile: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const count = Number(values.rows);
const names = positionals.length > 0 ? positionals : ['diabetes', 'pima', 'vehicle', 'wages', 'attrition'];
if (!existsSync(join(cache, 'index.json'))) {
  process.stderr.write('The data sets are missing: run node bench/accuracy/tabular.mjs iris first.\n');
  process.exit(1);
}
const index = JSON.parse(readFileSync(join(cache, 'index.json'), 'utf8'));

const peers = `
import sys, time
import pandas as pd
from sklearn.compose import make_column_transformer
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.impute import SimpleImputer
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OrdinalEncoder
file, target, task, count = sys.argv[1:]
table = pd.read_csv(file)
table = table[table[target].notna()]
y = table.pop(target)
words = [c for c in table if table[c].dtype == object]
codes = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=-1, encoded_missing_value=-1)
classes = task == "classification"
rows = table.iloc[[i * 7919 % len(table) for i in range(int(count))]]
def run(model, labels):
    model = make_pipeline(make_column_transformer((codes, words), remainder=SimpleImputer()), model).fit(table, labels)
    ask = model.predict_proba if classes else model.predict
    ask(rows[:100])
    begun, processor = time.perf_counter(), time.process_time()
    ask(rows)
    print(time.perf_counter() - begun, time.process_time() - processor)
run((RandomForestClassifier if classes else RandomForestRegressor)(500, n_jobs=2, random_state=0), y)
try:
    from xgboost import XGBClassifier, XGBRegressor
    run((XGBClassifier if classes else XGBRegressor)(n_estimators=300, n_jobs=2), pd.factorize(y)[0] if classes else y)
except ImportError:
    print("nan nan")
`;

function peer(name) {
  const { target, task } = index[name];
  const args = ['-W', 'ignore', '-c', peers, join(cache, `${name}.csv`), target, task, String(count)];
  const done = spawnSync(process.env.PYTHON ?? '/usr/bin/python3', args, { encoding: 'utf8' });
  if (done.status === 0)
    return done.stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
  process.stderr.write(`skipped: forest and XGBoost: ${done.error?.message ?? done.stderr.slice(-300)}\n`);
  return [
    [Number.NaN, Number.NaN],
    [Number.NaN, Number.NaN],
  ];
}

/** Seconds by the clock and of the processor. */
async function timed(work) {
  const begun = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return [(performance.now() - begun) / 1000, (user + system) / 1e6];
}

async function medianMs(work, times) {
  const all = [];
  for (let i = 0; i < times; i++) all.push((await timed(work))[0] * 1000);
  return all.sort((a, b) => a - b)[times >> 1];
}

const us = (seconds) => ((1e6 * seconds) / count).toFixed(1);
process.stdout.write(
  '| set | form | rows/s | µs of processor a row | forest, rows/s | forest, µs | XGBoost, rows/s | XGBoost, µs | processor, forest ÷ ours | one row, p50 ms |\n' +
    '|---|---|---|---|---|---|---|---|---|---|\n',
);
const figures = {};
for (const name of names) {
  const { target, task } = index[name];
  const table = await tableFromCsvFile(join(cache, `${name}.csv`));
  const rows = takeRows(
    table,
    Int32Array.from({ length: count }, (_, i) => (i * 7919) % table.rows),
  );
  const one = takeRows(table, Int32Array.of(0));
  const [[clock, processor], [boostedClock, boosted]] = peer(name);
  const model = await fit(table, { target, task, compile: values.compile });
  const outcome = model.compilation?.outcome ?? 'unneeded';
  const form = outcome === 'unneeded' ? 'blend' : `compile: ${outcome}`;
  await model.predict(one);
  const own = await timed(() => model.predict(rows));
  const single = await medianMs(() => model.predict(one), 501);
  process.stdout.write(
    `| ${name} | ${form} | ${Math.round(count / own[0])} | ${us(own[1])} | ${Math.round(count / clock)} | ${us(processor)} ` +
      `| ${Math.round(count / boostedClock)} | ${us(boosted)} | ${(processor / own[1]).toFixed(2)} | ${single.toFixed(2)} |\n`,
  );
  figures[name] = {
    micros: rounded((1e6 * own[1]) / count),
    forestMicros: rounded((1e6 * processor) / count),
    boostedMicros: rounded((1e6 * boosted) / count),
    rowsPerSecond: rounded(count / own[0]),
    forestRowsPerSecond: rounded(count / clock),
    form,
    oneRowMs: rounded(single),
  };
  model.close();
}
record(figures);
await closeSharedEngine();
