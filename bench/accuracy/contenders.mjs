// Everything that answers the sets of pretrained.mjs, each row held out once: members alone, blends, and the peers. What
// has been answered is kept beside the data under a key of what the answers depend on, so that a run can be cut short and
// taken up again, and new weights of the pretrained model make only its own parts run anew.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeRows as takeTable } from '../../dist/tabular/domain/table-views.js';
import { splitTarget } from '../../dist/tabular/domain/target.js';
import { blendQuantiles, predictBlend } from '../../dist/tabular/engine/blend/blend.js';
import { fitBlend } from '../../dist/tabular/engine/blend/fit-blend.js';
import { createRunControl } from '../../dist/tabular/engine/frame.js';
import { pretrainedIdentity } from '../../dist/tabular/engine/in-context/network-files.js';
import { shapeOf } from '../../dist/tabular/engine/members/member.js';
import { portfolios } from '../../dist/tabular/engine/members/portfolio.js';
import { spreadMembers } from '../../dist/tabular/engine/members/residual-members.js';
import { scoredLevels } from '../../dist/tabular/engine/metrics/regression.js';
import { inferSchema, toFrame } from '../../dist/tabular/engine/prepare/index.js';
import { takeRows } from '../../dist/tabular/engine/rows.js';
import { crossValidate, finalFits } from '../../dist/tabular/engine/validation/cross-validate.js';
import { kFolds } from '../../dist/tabular/engine/validation/folds.js';
import { takeGoal } from '../../dist/tabular/engine/validation/goal.js';
import { tableFromCsvFile } from '../../dist/tabular/index.js';

const here = dirname(fileURLToPath(import.meta.url));
export const cache = join(here, 'cache');
const python = process.env.PYTHON ?? '/usr/bin/python3';
const portfolio = portfolios.balanced;
const threads = 2;
const pretrained = 'in-context';
const members = portfolio.map(({ name }) => name);

/** Names of contenders in the order of the tables. */
export const contenders = [
  ...members.map((name) => `${name} alone`),
  'blend without',
  'blend with',
  'xgboost',
  'hist-gb',
  'forest (peer)',
  'linear (peer)',
];
export const alone = `${pretrained} alone`;

/** A set of the cache with its goal. */
export async function readSet(name, about) {
  const table = await tableFromCsvFile(join(cache, `${name}.csv`));
  const { features, target } = splitTarget(table, about.target, about.task);
  const goal =
    target.kind === 'numbers'
      ? { kind: 'numbers', values: target.values }
      : { kind: 'classes', codes: target.codes, classes: target.classes.length };
  return { name, about, features, goal, labels: target.classes ?? null };
}

/** Answers of every contender that can be had: { predictions, quantiles?, weight?, fitSeconds, predictSeconds }.
 * @param wanted contenders; the others are left out */
export async function answersOf(set, wanted) {
  const file = join(cache, `${set.name}.contenders.json`);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = {};
  for (const name of wanted) {
    if (!contenders.includes(name) || isPeer(name) || !takes(name, set)) continue;
    const key = keyOf(name);
    if (kept[name]?.key !== key) {
      kept[name] = { key, ...(await held(set, name)) };
      writeFileSync(file, JSON.stringify(kept));
    }
    found[name] = kept[name];
  }
  return { ...found, ...peersOf(set, wanted) };
}

export const peerNames = ['forest (peer)', 'xgboost', 'hist-gb', 'linear (peer)'];
const isPeer = (name) => peerNames.includes(name);

/** Whether a contender is for such a table: some members are for classes alone. */
function takes(name, { features, goal }) {
  const member = memberOf(name);
  return member === undefined || member.accepts(shapeOf(toFrame(features, inferSchema(features)), goal));
}

const memberOf = (name) => portfolio.find((member) => `${member.name} alone` === name);
const usesModel = (name) => name === alone || name === 'blend with';

/** What the answers depend on beyond the code: after changes of that, remove cache/*.contenders.json. */
function keyOf(name) {
  const parts = usesModel(name) ? (pretrainedIdentity() ?? ['none']) : [];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

async function held(set, name) {
  const { about, features, goal } = set;
  const width = goal.kind === 'classes' ? goal.classes : 1;
  const predictions = new Array(features.rows);
  const quantiles = [];
  let weight = 0;
  let fitSeconds = 0;
  let predictSeconds = 0;
  for (let fold = 0; fold < 5; fold++) {
    const rows = Int32Array.from(about.folds.keys());
    const train = rows.filter((row) => about.folds[row] !== fold);
    const test = rows.filter((row) => about.folds[row] === fold);
    const schema = inferSchema(takeTable(features, train));
    const frame = toFrame(features, schema);
    const asked = takeRows(frame, test);
    const run = { control: createRunControl(), threads, seed: fold };
    const begun = performance.now();
    const model = await fitted(name, takeRows(frame, train), takeGoal(goal, train), run);
    const between = performance.now();
    const answers = await model.predict(asked, run);
    predictSeconds += (performance.now() - between) / 5000;
    fitSeconds += (between - begun) / 5000;
    weight += (model.weight ?? 0) / 5;
    const its = model.quantiles && (await model.quantiles(answers, asked, run));
    test.forEach((row, i) => {
      predictions[row] = width === 1 ? answers[i] : Array.from(answers.subarray(i * width, (i + 1) * width));
      if (its)
        quantiles[row] = Array.from(its.subarray(i * scoredLevels.length, (i + 1) * scoredLevels.length));
    });
  }
  return { predictions, ...(quantiles.length > 0 && { quantiles }), weight, fitSeconds, predictSeconds };
}

async function fitted(name, frame, goal, run) {
  if (name.startsWith('blend')) {
    const its = portfolio.filter((member) => name === 'blend with' || member.name !== pretrained);
    const blend = await fitBlend(frame, goal, run, { portfolio: its, spreadMembers });
    return {
      predict: (asked) => predictBlend(blend, asked, run),
      ...(goal.kind === 'numbers' && {
        quantiles: (means, asked) => blendQuantiles(blend, means, asked, scoredLevels, run),
      }),
      weight: blend.members.find((member) => member.name === pretrained)?.weight ?? 0,
    };
  }
  const member = memberOf(name);
  const shape = shapeOf(frame, goal);
  if (name === alone) return member.fit(frame, goal, run);
  const folds = kFolds(frame.rows, 5, run.seed + 1, goal.kind === 'classes' ? goal.codes : undefined, true);
  const context = {
    frame,
    goal,
    shape,
    folds,
    rows: Int32Array.from({ length: frame.rows }, (_, i) => i),
    run,
  };
  const fitted = await finalFits(await crossValidate(member, context, undefined, () => {}), context);
  return {
    async predict(asked) {
      const all = [];
      for (const each of fitted) all.push(await each.predict(asked, run));
      return all[0].map((_, i) => all.reduce((sum, each) => sum + each[i], 0) / all.length);
    },
  };
}

/** Peers do not change from run to run. Their classes come in the order of their labels' text. */
function peersOf({ name, labels }, wanted) {
  const file = join(cache, `${name}.peer-predictions.jsonl`);
  if (!wanted.some(isPeer)) return {};
  if (!existsSync(file)) {
    const done = spawnSync(python, [join(here, 'peer_predictions.py'), cache, name], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (done.status !== 0) {
      process.stderr.write(`peers of ${name} skipped: ${done.error?.message ?? done.stderr.slice(-300)}\n`);
      return {};
    }
    writeFileSync(file, done.stdout);
  }
  const found = {};
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { contender, classes, predictions, ...rest } = JSON.parse(line);
    const shown = contender === 'forest' || contender === 'linear' ? `${contender} (peer)` : contender;
    const order = classes && labels.map((label) => placeOf(classes, label));
    found[shown] = {
      ...rest,
      predictions: order ? predictions.map((row) => order.map((at) => row[at])) : predictions,
    };
  }
  return found;
}

/** Place of a label in the list of Python's texts: `true` is `True` there, and 1 may be `1.0`. */
function placeOf(classes, label) {
  const texts = typeof label === 'boolean' ? [label ? 'True' : 'False'] : [String(label), `${label}.0`];
  const at = classes.findIndex((text) => texts.includes(text));
  if (at < 0) throw new Error(`no peer knows the class ${label}: ${classes}`);
  return at;
}
