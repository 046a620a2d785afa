// How good the pretrained model is: alone, beside every other member and four peers, and what the blend gains by it, on the
// public tables and folds of tabular.mjs (run that first: it writes bench/accuracy/cache/*.csv). Every row is held out once.
// usage: node bench/accuracy/pretrained.mjs [--quick] [--tuning] [NAME...]   (after `npm run build`)
//        node bench/accuracy/pretrained.mjs --latency
// --quick leaves out the members but the pretrained one. Answers are kept in bench/accuracy/cache: a run that was cut short
// goes on where it was, and after new weights only what they change runs again (see contenders.mjs).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRunControl } from '../../dist/tabular/engine/frame.js';
import { inContextMember } from '../../dist/tabular/engine/members/in-context-member.js';
import { scoreClassification } from '../../dist/tabular/engine/metrics/classification.js';
import { scoredLevels, scoreRegression } from '../../dist/tabular/engine/metrics/regression.js';
import { createRandom } from '../../dist/tabular/engine/random.js';
import { takeRows } from '../../dist/tabular/engine/rows.js';
import { takeGoal } from '../../dist/tabular/engine/validation/goal.js';
import { record, rounded } from '../support/record.mjs';
import { alone, answersOf, cache, contenders, peerNames, readSet } from './contenders.mjs';

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const run = (seed) => ({ control: createRunControl(), threads: 2, seed });
const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const print = (line = '') => process.stdout.write(`${line}\n`);

async function accuracy() {
  const index = JSON.parse(readFileSync(join(cache, 'index.json'), 'utf8'));
  const tuning = process.argv.includes('--tuning');
  const known = Object.keys(index).filter((name) => index[name].reported !== tuning);
  const names = asked.length > 0 ? asked : known.sort((a, b) => index[a].rows - index[b].rows);
  const quick = process.argv.includes('--quick');
  const wanted = contenders.filter((name) => !quick || name === alone || !name.endsWith(' alone'));
  const sets = [];
  for (const name of names) {
    const begun = performance.now();
    const set = await readSet(name, index[name]);
    const answers = await answersOf(set, wanted);
    const scores = Object.fromEntries(
      wanted.filter((who) => answers[who]).map((who) => [who, scoresOf(set.goal, answers[who])]),
    );
    sets.push({ name, rows: index[name].rows, columns: index[name].columns, goal: set.goal, scores });
    process.stderr.write(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  }
  const classes = sets.filter(({ goal }) => goal.kind === 'classes');
  const numbers = sets.filter(({ goal }) => goal.kind === 'numbers');
  if (classes.length > 0) {
    table('AUC (more is better)', classes, wanted, ({ auc }) => auc, 3, true);
    table('Log loss', classes, wanted, ({ logLoss }) => logLoss, 4, false);
    table('Calibration error', classes, wanted, ({ calibrationError }) => calibrationError, 3, false);
  }
  if (numbers.length > 0) table('R² (more is better)', numbers, wanted, ({ r2 }) => r2, 3, true);
  summary(sets, wanted);
  verdicts(sets);
}

function scoresOf(goal, { predictions, quantiles, ...rest }) {
  if (goal.kind === 'classes') {
    return {
      ...rest,
      ...scoreClassification(goal.codes, Float64Array.from(predictions.flat()), goal.classes),
    };
  }
  const none = new Float64Array(predictions.length * scoredLevels.length);
  const its = quantiles ? Float64Array.from(quantiles.flat()) : none;
  const scores = scoreRegression(goal.values, Float64Array.from(predictions), its);
  const pinball = mean(scores.quantiles.map((quantile) => quantile.pinball));
  return { ...rest, ...scores, pinball: quantiles ? pinball : undefined };
}

function table(title, sets, wanted, of, digits, more) {
  print(`\n### ${title}\n`);
  print(`| set | rows × columns | ${wanted.join(' | ')} |`);
  print(`|---|---|${'---|'.repeat(wanted.length)}`);
  for (const { name, rows, columns, scores } of sets) {
    const values = wanted.map((who) => (scores[who] ? of(scores[who]) : undefined));
    const best = (more ? Math.max : Math.min)(...values.filter((value) => value !== undefined));
    const shown = values.map((value) => {
      if (value === undefined) return '–';
      const text = digits > 3 ? value.toPrecision(digits) : value.toFixed(digits);
      return value === best ? `**${text}**` : text;
    });
    print(`| ${name} | ${rows} × ${columns} | ${shown.join(' | ')} |`);
  }
}

/** Loss by which contenders are ranked: log loss, or root mean squared error. */
const lossOf = ({ logLoss, rmse }) => logLoss ?? rmse;
const merit = ({ auc, r2 }) => auc ?? r2;

function summary(sets, wanted) {
  print('\n### All sets\n');
  print(
    '| contender | mean rank (AUC, R²) | wins | mean rank (loss) | wins | calibration error | seconds a fit | seconds a fold predicted |',
  );
  print(`|${'---|'.repeat(8)}`);
  const there = wanted.filter((who) => sets.every(({ scores }) => scores[who]));
  const byMerit = ranks(sets, there, (scores) => -merit(scores));
  const byLoss = ranks(sets, there, lossOf);
  const calibration = {};
  for (const who of there) {
    const its = sets.map(({ scores }) => scores[who]);
    const errors = its.flatMap(({ calibrationError }) => calibrationError ?? []);
    if (errors.length > 0) calibration[who] = rounded(mean(errors));
    print(
      `| ${who} | ${mean(byMerit[who]).toFixed(2)} | ${winsOf(byMerit[who])} | ${mean(byLoss[who]).toFixed(2)} | ` +
        `${winsOf(byLoss[who])} | ${errors.length > 0 ? mean(errors).toFixed(3) : '–'} | ` +
        `${mean(its.map(({ fitSeconds }) => fitSeconds)).toFixed(2)} | ${mean(its.map(({ predictSeconds }) => predictSeconds)).toFixed(3)} |`,
    );
  }
  const peers = peerNames.flatMap((who) => calibration[who] ?? []);
  record({
    calibrationError: {
      blend: calibration['blend with'],
      bestPeer: Math.min(...peers),
      worstPeer: Math.max(...peers),
    },
  });
}

const winsOf = (ranks) => ranks.filter((rank) => rank === 1).length;

/** Places from 1 on every set; equal ones share the mean of theirs. */
function ranks(sets, wanted, of) {
  const found = Object.fromEntries(wanted.map((who) => [who, []]));
  for (const { scores } of sets) {
    for (const who of wanted) {
      const own = of(scores[who]);
      const before = wanted.filter((other) => of(scores[other]) < own).length;
      const equal = wanted.filter((other) => of(scores[other]) === own).length;
      found[who].push(before + (equal + 1) / 2);
    }
  }
  return found;
}

function verdicts(sets) {
  print();
  const small = sets.filter(
    ({ goal, rows, scores }) => goal.kind === 'classes' && rows <= 1000 && scores[alone],
  );
  for (const peer of peerNames) {
    const both = small.filter(({ scores }) => scores[peer]);
    const better = both.filter(({ scores }) => scores[alone].auc > scores[peer].auc).map(({ name }) => name);
    print(
      `AUC alone above ${peer} on ${better.length} of ${both.length} sets of at most 1,000 rows: ${better.join(', ')}.`,
    );
  }
  const pairs = sets.filter(({ scores }) => scores['blend with'] && scores['blend without']);
  const ratios = pairs.map(({ scores }) => lossOf(scores['blend with']) / lossOf(scores['blend without']));
  const better = ratios.filter((ratio) => ratio < 1).length;
  print(
    `The blend loses less with the model than without on ${better} of ${pairs.length} sets; geometric mean of the ratio ` +
      `${Math.exp(mean(ratios.map(Math.log))).toFixed(4)}.\n`,
  );
  print(
    '| set | loss with / without | weight | pinball with / without | 80 % interval holds, with | without |',
  );
  print(`|${'---|'.repeat(6)}`);
  pairs.forEach(({ name, scores }, i) => {
    const [its, other] = [scores['blend with'], scores['blend without']];
    const intervals =
      its.pinball === undefined
        ? '– | – | –'
        : `${(its.pinball / other.pinball).toFixed(3)} | ${its.coverage80.toFixed(2)} | ${other.coverage80.toFixed(2)}`;
    print(`| ${name} | ${ratios[i].toFixed(3)} | ${its.weight.toFixed(2)} | ${intervals} |`);
  });
}

const milliseconds = async (work) => {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
};

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

if (process.argv.includes('--latency')) await latency();
else await accuracy();
