/** Weights of training rows: checked, and made ready for the members. */

import { TabularError } from '../domain/errors.ts';
import type { Table } from '../domain/table.ts';
import { takeRows } from '../domain/table-views.ts';
import type { Target, TrainingSet } from './engine.ts';
import { takeCodes, takeNumbers } from './rows.ts';

/** The training set as its weights mean it: rows of weight zero are gone, the other weights have a mean of one, and
 * weights that are all alike are left out, so that they change nothing, bit for bit.
 * @throws RangeError unless there is one finite, non-negative weight a row, and one of them above zero */
export function applyWeights(training: TrainingSet): TrainingSet {
  const { weights, ...rest } = training;
  if (weights === undefined) return training;
  const { rows } = training.features;
  if (weights.length !== rows) {
    throw new RangeError(
      `weights must hold one number for each of the ${rows} rows, received ${weights.length}`,
    );
  }
  const bad = weights.findIndex((weight) => !(weight >= 0 && Number.isFinite(weight)));
  if (bad >= 0) {
    throw new RangeError(
      `weights must be finite and not negative, received ${weights[bad]} for row ${bad + 1}`,
    );
  }
  const kept = Int32Array.from(weights.keys()).filter((row) => weights[row]! > 0);
  if (kept.length === 0 && rows > 0) throw new RangeError('weights must not all be zero');
  const all = kept.length === rows ? rest : takeTraining(rest, kept);
  const left = kept.length === rows ? weights : takeNumbers(weights, kept);
  if (left.every((weight) => weight === left[0])) return all;
  // Dividing by the largest first keeps the sum within the range of doubles.
  const largest = left.reduce((a, b) => Math.max(a, b), 0);
  const mean = left.reduce((sum, weight) => sum + weight / largest / left.length, 0);
  return { ...all, weights: left.map((weight) => weight / largest / mean) };
}

/** Some rows of a training set, with their weights. */
export function takeTraining(training: TrainingSet, rows: Int32Array): TrainingSet {
  const { features, target, weights, groups, places } = training;
  return {
    ...training,
    features: takeRows(features, rows),
    target: takeTarget(target, rows),
    ...(weights && { weights: takeNumbers(weights, rows) }),
    ...(groups && { groups: takeCodes(groups, rows) }),
    ...(places && { places: takeCodes(places, rows) }),
  };
}

/** Some rows of a target. */
export function takeTarget(target: Target, rows: Int32Array): Target {
  return target.kind === 'numbers'
    ? { kind: 'numbers', values: takeNumbers(target.values, rows) }
    : { ...target, codes: takeCodes(target.codes, rows) };
}

/** The column of a table that holds the weights.
 * @throws TabularError `schema_mismatch` when there is none of that name, or it holds no numbers */
export function weightsColumn(table: Table, name: string): Float64Array {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column?.kind === 'number') return column.values;
  const instead = column === undefined ? 'there is none' : `it holds ${column.kind}s`;
  throw new TabularError(
    'schema_mismatch',
    `The weights must be numbers in column ${JSON.stringify(name)}, but ${instead}.`,
  );
}
