// What the pretrained model adds: its losses alone, those of the blend without it and with it, on the public tables and
// folds of tabular.mjs (run that first: it writes bench/accuracy/cache). Then its latency.
// usage: node bench/accuracy/pretrained.mjs [--latency] [--tuning] [NAME...]   (after `npm run build`)
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeRows as takeTableRows } from '../../dist/tabular/domain/table-views.js';
import { splitTarget } from '../../dist/tabular/domain/target.js';

import { createRunControl } from '../../dist/tabular/engine/frame.js';
import { inContextMember } from '../../dist/tabular/engine/members/in-context-member.js';
import { inferSchema, toFrame } from '../../dist/tabular/engine/prepare/index.js';
import { createRandom } from '../../dist/tabular/engine/random.js';
import { takeGoal, takeRows } from '../../dist/tabular/engine/rows.js';
import { closeSharedEngine, fit, tableFromCsvFile } from '../../dist/tabular/index.js';

const cache = join(dirname(fileURLToPath(import.meta.url)), 'cache');
const run = (seed) => ({ control: createRunControl(), threads: 2, seed });
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const milliseconds = async (work) => {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
};

if (process.argv.includes('--latency')) await latency();
else await accuracy();
await closeSharedEngine();

async function accuracy() {
  const index = JSON.parse(readFileSync(join(cache, 'index.json'), 'utf8'));
  const tuning = process.argv.includes('--tuning');
  const names =
    asked.length > 0 ? asked : Object.keys(index).filter((name) => index[name].reported !== tuning);
  process.stdout.write(
    '| set | rows × columns | loss | alone | blend without | blend with | with / without | weight |\n',
  );
  process.stdout.write(`|${'---|'.repeat(8)}\n`);
  const ratios = [];
  for (const name of names) {
    const { task, rows, columns } = index[name];
    const table = await tableFromCsvFile(join(cache, `${name}.csv`));
    const alone = await losses(index[name], table, aloneLoss);
    process.env.GRATICULE_PRETRAINED = 'off';
    const without = await losses(index[name], table, blendLoss);
    await closeSharedEngine();
    delete process.env.GRATICULE_PRETRAINED;
    const weights = [];
    const withIt = await losses(index[name], table, (...args) => blendLoss(...args, weights));
    await closeSharedEngine();
    ratios.push(withIt / without);
    process.stdout.write(
      `| ${name} | ${rows} × ${columns} | ${task === 'classification' ? 'log loss' : 'RMSE'} | ${alone.toPrecision(4)} | ` +
        `${without.toPrecision(4)} | ${withIt.toPrecision(4)} | ${(withIt / without).toFixed(3)} | ${mean(weights).toFixed(2)} |\n`,
    );
  }
  const better = ratios.filter((ratio) => ratio < 1).length;
  process.stdout.write(
    `\nThe blend is better with the model than without on ${better} of ${ratios.length} sets; geometric mean of the ratio ` +
      `${Math.exp(mean(ratios.map(Math.log))).toFixed(4)}.\n`,
  );
}

async function losses({ target, task, folds }, table, lossOf) {
  const found = [];
  for (let fold = 0; fold < 5; fold++) {
    const train = folds.flatMap((its, row) => (its === fold ? [] : [row]));
    const test = folds.flatMap((its, row) => (its === fold ? [row] : []));
    found.push(await lossOf(table, train, test, target, task, fold));
  }
  return mean(found);
}

async function aloneLoss(table, train, test, target, task, seed) {
  const { features, target: answer } = splitTarget(table, target, task);
  const goal =
    answer.kind === 'numbers'
      ? { kind: 'numbers', values: answer.values }
      : { kind: 'classes', codes: answer.codes, classes: answer.classes.length };
  const schema = inferSchema(takeTableRows(features, train));
  const frame = toFrame(features, schema);
  const known = Int32Array.from(train);
  const model = await inContextMember.fit(takeRows(frame, known), takeGoal(goal, known), run(seed));
  const answers = await model.predict(takeRows(frame, Int32Array.from(test)), run(seed));
  if (goal.kind === 'numbers')
    return Math.sqrt(mean(test.map((row, i) => (goal.values[row] - answers[i]) ** 2)));
  return -mean(test.map((row, i) => Math.log(Math.max(1e-15, answers[i * goal.classes + goal.codes[row]]))));
}

async function blendLoss(table, train, test, target, task, seed, weights = []) {
  const model = await fit(takeTableRows(table, train), { target, task, seed });
  weights.push(model.members.find(({ name }) => name === 'in-context')?.weight ?? 0);
  const held = takeTableRows(table, test);
  const { values, probabilities } = await model.predict(held);
  const column = held.columns.find(({ name }) => name === target);
  const truth = test.map((_, i) => {
    if (column.kind === 'string') return column.dictionary[column.codes[i]];
    return column.kind === 'boolean' ? column.values[i] === 1 : column.values[i];
  });
  const { classes } = model;
  model.close();
  if (classes === null) return Math.sqrt(mean(truth.map((value, i) => (value - values[i]) ** 2)));
  return -mean(
    truth.map((label, i) => {
      const p = probabilities[i * classes.length + classes.indexOf(label)] ?? 0;
      return Math.log(Math.max(p, 1e-15));
    }),
  );
}

/** 1,000 × 20 numbers, two classes, four views: fit, then 100 rows; medians of seven, after one to load the graphs. */
async function latency() {
  const random = createRandom(1);
  const features = Array.from({ length: 20 }, (_, j) => ({
    kind: 'number',
    name: `c${j}`,
    values: Float64Array.from({ length: 1100 }, () => random.next()),
  }));
  const codes = Int32Array.from(features[0].values, (value, i) =>
    value + features[1].values[i] > 1 ? 1 : 0,
  );
  const frame = { rows: 1100, features };
  const goal = { kind: 'classes', codes, classes: 2 };
  const part = (from, to) => Int32Array.from({ length: to - from }, (_, i) => from + i);
  const train = takeRows(frame, part(0, 1000));
  const scored = takeRows(frame, part(1000, 1100));
  const fits = [];
  const predictions = [];
  for (let round = 0; round < 8; round++) {
    const [fitMs, model] = await milliseconds(() =>
      inContextMember.fit(train, takeGoal(goal, part(0, 1000)), run(round)),
    );
    const [predictMs] = await milliseconds(() => model.predict(scored, run(round)));
    if (round === 0) process.stdout.write(`first fit, graphs loaded in it: ${fitMs.toFixed(0)} ms\n`);
    else fits.push(fitMs) && predictions.push(predictMs);
  }
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  process.stdout.write(
    `1,000 × 20, 4 views: fit ${median(fits).toFixed(0)} ms, 100 rows ${median(predictions).toFixed(0)} ms; ` +
      `resident ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB\n`,
  );
}
