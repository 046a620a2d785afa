/** Why a model predicts what it predicts. Runs on the engine's worker thread. */

import type { Table } from '../domain/table.ts';
import type { Model } from './model.ts';
import { featureSources, toFrame } from './prepare/index.ts';
import { checkAborted, type Run } from './run.ts';

export interface Explanation {
  readonly columns: readonly string[];
  /** One per column, non-negative, sum 1 (all 0 when no column matters): each member's own importance (trees: gain;
   * linear models: squared coefficients), weighted as the members are in the blend. */
  readonly importance: Float64Array;
  /** n × o × p row-major, columns in the order of `columns`; null when no rows were given, or when no tree takes part.
   * Classification: log odds of the second class (o = 1) or a score per class (o = classes); regression: the
   * target's unit (o = 1). Per row and output they add up, with `base`, to the raw score of the blend's trees. */
  readonly contributions: Float64Array | null;
  readonly base: Float64Array | null;
  readonly outputs: number;
  /** Share of the blend's weight that the contributions stand for: that of its tree members. */
  readonly explainedWeight: number;
}

/** @param rows rows to explain one by one, or null for the importance alone */
export async function explainModel(model: Model, rows: Table | null, run: Run): Promise<Explanation> {
  const sources = featureSources(model.schema).columns;
  const columns = model.featureColumns;
  const importance = new Float64Array(columns.length);
  for (const { weight, models } of model.blend.parts) {
    for (const fitted of models) {
      fitted.importance?.().forEach((value, feature) => {
        importance[sources[feature]!]! += (weight * value) / models.length;
      });
    }
  }
  const total = importance.reduce((a, b) => a + b, 0);
  const normalised = total > 0 ? importance.map((value) => value / total) : importance;
  const explained = model.blend.parts.filter(({ models }) => models.every((fitted) => fitted.contributions));
  const explainedWeight = explained.reduce((sum, { weight }) => sum + weight, 0);
  const nothing = {
    columns,
    importance: normalised,
    contributions: null,
    base: null,
    outputs: 0,
    explainedWeight,
  };
  if (rows === null || explained.length === 0) return nothing;

  const frame = toFrame(rows, model.schema);
  const classes = model.classes?.length ?? 0;
  const outputs = classes > 2 ? classes : 1;
  const out = new Float64Array(rows.rows * outputs * columns.length);
  const base = new Float64Array(outputs);
  for (const { weight, models } of explained) {
    for (const fitted of models) {
      checkAborted(run);
      const { values, base: itsBase } = await fitted.contributions!(frame, run);
      const share = weight / explainedWeight / models.length;
      for (let o = 0; o < outputs; o++) base[o]! += share * itsBase[o]!;
      for (let cell = 0; cell < rows.rows * outputs; cell++) {
        for (let feature = 0; feature < sources.length; feature++) {
          out[cell * columns.length + sources[feature]!]! += share * values[cell * sources.length + feature]!;
        }
      }
    }
  }
  return { ...nothing, contributions: out, base, outputs };
}
