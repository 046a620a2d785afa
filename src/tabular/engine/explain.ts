/** Why a model predicts what it predicts. Runs on the engine's worker thread. */

import type { Table } from '../domain/table.ts';
import { type BlendPart, isSlow, predictParts, predictRoughly } from './blend/blend.ts';
import type { Explanation } from './engine.ts';
import type { Frame } from './frame.ts';
import type { Model } from './model.ts';
import { featureSources, toLaterFrame } from './prepare/index.ts';
import { takeRows } from './rows.ts';
import { checkAborted, type Run } from './run.ts';
import { type Attribution, type Explained, sampledShapley } from './sampled-shapley.ts';

/** @param rows rows to explain one by one, or null for the importance alone */
export async function explainModel(model: Model, rows: Table | null, run: Run): Promise<Explanation> {
  const columns = model.featureColumns;
  const importance = await importanceOf(model, run);
  if (rows === null) return { columns, importance, contributions: null, base: null, outputs: 0, unread: [] };
  const { frame, unread } = toLaterFrame(rows, model.schema);
  const { values, base } = await explainRows(model, frame, run);
  return { columns, importance, contributions: values, base, outputs: base.length, unread };
}

/** The scale on which classifications are explained: log odds of the second class of two, else centred log
 * probabilities. */
export function predictionScores(probabilities: Float64Array, classes: number): Float64Array {
  const logs = probabilities.map((p) => Math.log(Math.max(p, 1e-15)));
  if (classes < 2) return logs;
  if (classes === 2) {
    return Float64Array.from({ length: logs.length / 2 }, (_, i) => logs[2 * i + 1]! - logs[2 * i]!);
  }
  for (let start = 0; start < logs.length; start += classes) {
    const row = logs.subarray(start, start + classes);
    const mean = row.reduce((a, b) => a + b, 0) / classes;
    for (let c = 0; c < classes; c++) row[c]! -= mean;
  }
  return logs;
}

/** Some parts of the blend as a function of rows. */
function explainedBy(model: Model, parts: readonly BlendPart[], run: Run): Explained {
  const { blend, schema, featureColumns } = model;
  const { classes } = blend;
  return {
    async score(frame) {
      const answers = await predictParts(blend, parts, frame, run);
      return classes === 0 ? answers : predictionScores(answers, classes);
    },
    outputs: outputsOf(model),
    sources: featureSources(schema).columns,
    columns: featureColumns.length,
  };
}

/** What members contribute adds up on the scale that is explained: means to means, weighted logarithms of probabilities to
 * log-odds. So each kind is explained as it can be: trees of a regression by TreeSHAP unless they are large, the rest by
 * sampling, and members that take milliseconds a row along fewer orders of the columns than others. */
async function explainRows(model: Model, frame: Frame, run: Run): Promise<Attribution> {
  const { blend, classes } = model;
  const exact = classes === null ? blend.parts.filter(knowsContributions) : [];
  const told: Attribution[] = [];
  if (exact.length > 0) told.push(await explainTrees(model, exact, frame, run));
  const sampled = blend.parts.filter((part) => !exact.includes(part));
  if (sampled.length > 0) told.push(await explainSampled(model, sampled, frame, run));
  return sumOf(told);
}

async function explainSampled(
  model: Model,
  sampled: readonly BlendPart[],
  frame: Frame,
  run: Run,
): Promise<Attribution> {
  const slow = model.blend.student === null ? sampled.filter(isSlow) : [];
  const quick = sampled.filter((part) => !slow.includes(part));
  const told: Attribution[] = [];
  for (const [parts, most] of [
    [quick, mostQuick],
    [slow, mostSlow],
  ] as const) {
    if (parts.length === 0) continue;
    const exact = explainedBy(model, parts, run);
    const explained = parts === slow ? { ...exact, rough: roughly(model, parts, run) } : exact;
    told.push(await sampledShapley(frame, startsFor(model, most), explained, run));
  }
  return sumOf(told);
}

/** Two views of many, of each kind one, tell what moves an answer; beyond so many columns one has to do. */
const mostColumnsOfTwoViews = 24;

const roughly = (model: Model, parts: readonly BlendPart[], run: Run) => async (frame: Frame) => {
  const { blend, featureColumns } = model;
  const views = featureColumns.length > mostColumnsOfTwoViews ? 1 : 2;
  const answers = await predictRoughly(blend, parts, frame, run, views);
  return blend.classes === 0 ? answers : predictionScores(answers, blend.classes);
};

/** @param some at least one */
function sumOf([first, ...others]: readonly Attribution[]): Attribution {
  const { values, base } = first!;
  for (const other of others) {
    for (let o = 0; o < base.length; o++) base[o]! += other.base[o]!;
    for (let i = 0; i < values.length; i++) values[i]! += other.values[i]!;
  }
  return { values, base };
}

/** TreeSHAP passes every leaf, whatever the row: of more trees than this, walks that pass some of them are quicker. */
const mostTreeBytes = 2 ** 21;

const knowsContributions = ({ fitted }: BlendPart) =>
  fitted.every((each) => each.contributions) &&
  fitted.reduce((sum, { trees }) => sum + (trees?.bytes ?? 0), 0) <= mostTreeBytes;
const outputsOf = ({ classes }: Model) => (classes === null || classes.length <= 2 ? 1 : classes.length);

/** Rows scored for one that is explained, about: of members that take microseconds, and of those that take up to a
 * millisecond. */
const mostQuick = 1200;
const mostSlow = 64;

/** The background rows that walks to a row start from, evenly spread over all of them: the fewer, the more columns a walk
 * has to pass, in pairs and at least two. They do not depend on the rows that are explained. */
function startsFor({ background, featureColumns }: Model, most: number): Frame {
  const walks = 2 * Math.max(1, Math.floor(most / (2 * (featureColumns.length + 1))));
  const { rows } = background;
  if (walks >= rows) return background;
  return takeRows(
    background,
    Int32Array.from({ length: walks }, (_, i) => Math.floor(((i + 0.5) * rows) / walks)),
  );
}

/** The contributions to a mean of members are the mean of theirs. */
async function explainTrees(
  { schema, featureColumns }: Model,
  parts: readonly BlendPart[],
  frame: Frame,
  run: Run,
): Promise<Attribution> {
  const { columns: sources } = featureSources(schema);
  const p = featureColumns.length;
  const values = new Float64Array(frame.rows * p);
  const base = new Float64Array(1);
  for (const { weight, fitted } of parts) {
    for (const each of fitted) {
      checkAborted(run);
      const own = await each.contributions!(frame, run);
      const share = weight / fitted.length;
      base[0]! += share * own.base[0]!;
      for (let row = 0; row < frame.rows; row++) {
        for (let feature = 0; feature < sources.length; feature++) {
          values[row * p + sources[feature]!]! += share * own.values[row * sources.length + feature]!;
        }
      }
    }
  }
  return { values, base };
}

/** By model and seed: asked for with every explanation, and the same each time. */
const knownImportance = new WeakMap<Model, { readonly seed: number; readonly importance: Float64Array }>();

async function importanceOf(model: Model, run: Run): Promise<Float64Array> {
  const known = knownImportance.get(model);
  if (known?.seed === run.seed) return known.importance.slice();
  const importance = await measureImportance(model, run);
  knownImportance.set(model, { seed: run.seed, importance: importance.slice() });
  return importance;
}

async function measureImportance(model: Model, run: Run): Promise<Float64Array> {
  const { columns: sources } = featureSources(model.schema);
  const importance = new Float64Array(model.featureColumns.length);
  const silent: BlendPart[] = [];
  for (const part of model.blend.parts) {
    if (!part.fitted.every((each) => each.importance)) {
      silent.push(part);
      continue;
    }
    for (const each of part.fitted) {
      each.importance!().forEach((value, feature) => {
        importance[sources[feature]!]! += (part.weight * value) / part.fitted.length;
      });
    }
  }
  if (silent.length > 0) {
    const few = takeRows(
      model.background,
      Int32Array.from({ length: Math.min(importanceRows, model.background.rows) }, (_, i) => i),
    );
    const { values } = await explainSampled(model, silent, few, run);
    const sizes = new Float64Array(importance.length);
    values.forEach((value, i) => {
      sizes[i % importance.length]! += Math.abs(value);
    });
    const all = sizes.reduce((a, b) => a + b, 0);
    const weight = silent.reduce((sum, part) => sum + part.weight, 0);
    if (all > 0) {
      sizes.forEach((size, column) => {
        importance[column]! += (weight * size) / all;
      });
    }
  }
  const total = importance.reduce((a, b) => a + b, 0);
  return total > 0 ? importance.map((value) => value / total) : importance;
}

/** Enough to rank columns, few enough to be asked for in passing. */
const importanceRows = 8;
