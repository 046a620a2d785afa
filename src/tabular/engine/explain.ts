/** Why a model predicts what it predicts. Runs on the engine's worker thread. */

import type { Table } from '../domain/table.ts';
import { type BlendPart, predictParts } from './blend/blend.ts';
import type { Explanation } from './engine.ts';
import type { Frame } from './frame.ts';
import type { Model } from './model.ts';
import { featureSources, toFrame } from './prepare/index.ts';
import { takeRows } from './rows.ts';
import { checkAborted, type Run } from './run.ts';
import { type Attribution, type Explained, sampledShapley } from './sampled-shapley.ts';

/** @param rows rows to explain one by one, or null for the importance alone */
export async function explainModel(model: Model, rows: Table | null, run: Run): Promise<Explanation> {
  const columns = model.featureColumns;
  const importance = await importanceOf(model, run);
  if (rows === null) return { columns, importance, contributions: null, base: null, outputs: 0 };
  const frame = toFrame(rows, model.schema);
  const { values, base } =
    model.classes === null
      ? await explainMeans(model, frame, run)
      : await sampledShapley(frame, model.background, explainedBy(model, model.blend.parts, run), run);
  return { columns, importance, contributions: values, base, outputs: base.length };
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
function explainedBy(
  { blend, schema, featureColumns }: Model,
  parts: readonly BlendPart[],
  run: Run,
): Explained {
  const { classes } = blend;
  return {
    async score(frame) {
      const answers = await predictParts(blend, parts, frame, run);
      return classes === 0 ? answers : predictionScores(answers, classes);
    },
    outputs: classes > 2 ? classes : 1,
    sources: featureSources(schema).columns,
    columns: featureColumns.length,
  };
}

/** Trees by TreeSHAP, the rest by sampling: the contributions to a mean of members are the mean of theirs. */
async function explainMeans(model: Model, frame: Frame, run: Run): Promise<Attribution> {
  const { columns: sources } = featureSources(model.schema);
  const p = model.featureColumns.length;
  const values = new Float64Array(frame.rows * p);
  const base = new Float64Array(1);
  const trees = model.blend.parts.filter(({ fitted }) => fitted.every((each) => each.contributions));
  for (const { weight, fitted } of trees) {
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
  const rest = model.blend.parts.filter((part) => !trees.includes(part));
  if (rest.length > 0) {
    const sampled = await sampledShapley(frame, model.background, explainedBy(model, rest, run), run);
    base[0]! += sampled.base[0]!;
    for (let i = 0; i < values.length; i++) values[i]! += sampled.values[i]!;
  }
  return { values, base };
}

async function importanceOf(model: Model, run: Run): Promise<Float64Array> {
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
    const { values } = await sampledShapley(few, few, explainedBy(model, silent, run), run);
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
