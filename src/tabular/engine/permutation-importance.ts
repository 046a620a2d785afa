/** How much worse a model predicts when a column is shuffled (Breiman, Machine Learning 2001; Fisher, Rudin & Dominici,
 * JMLR 2019). Runs on the engine's worker thread. */

import { type ColumnGroups, groupsOf } from '../domain/column-groups.ts';
import { TabularError } from '../domain/errors.ts';
import { predictBlend } from './blend/blend.ts';
import type { TrainingSet } from './engine.ts';
import type { Frame } from './frame.ts';
import { type Model, modelGoal } from './model.ts';
import { featureSources, toLaterFrame } from './prepare/index.ts';
import { createRandom, deriveSeed, shuffle } from './random.ts';
import { takeRows } from './rows.ts';
import { checkAborted, type Run } from './run.ts';
import type { Goal } from './validation/goal.ts';
import { logLoss, squaredError } from './validation/losses.ts';

/** How much the loss grows when a column is shuffled: what the model owes to it. */
export interface PermutationImportance {
  /** Names of the columns, or of the groups and of the columns in none. */
  readonly columns: readonly string[];
  /** One per column: mean rise of the loss over the shuffles; about 0, or below, for a column without use. */
  readonly importance: Float64Array;
  /** One per column: standard deviation over the shuffles; 0 for a single one. */
  readonly deviation: Float64Array;
  /** Loss of the rows as they are: mean log loss, or root mean squared error in the target's unit. */
  readonly loss: number;
}

/** @param rows    features and target; best rows that the model has not learnt from
 * @param repeats shuffles of each column, at least 1
 * @throws TabularError `schema_mismatch` without rows, `unsupported_task` for a label that the model does not know */
export async function permutationImportance(
  model: Model,
  { features, target }: TrainingSet,
  repeats: number,
  run: Run,
  groups: ColumnGroups = {},
): Promise<PermutationImportance> {
  if (features.rows === 0) {
    throw new TabularError('schema_mismatch', 'The importance of columns needs rows to measure it on.');
  }
  const { frame } = toLaterFrame(features, model.schema);
  const score = lossOf(modelGoal(model, target));
  const lossOn = async (shuffled: Frame) => score(await predictBlend(model.blend, shuffled, run));
  const loss = await lossOn(frame);
  const { columns: sources } = featureSources(model.schema);
  const shuffledTogether = groupsOf(model.featureColumns, groups);
  const importance = new Float64Array(shuffledTogether.length);
  const deviation = new Float64Array(shuffledTogether.length);
  for (const [g, { members }] of shuffledTogether.entries()) {
    const held = sources.map((column) => members.includes(column));
    if (!held.includes(true)) continue;
    const rises: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) {
      checkAborted(run);
      const random = createRandom(deriveSeed(run.seed, 61, members[0]!, repeat));
      const order = shuffle(
        Int32Array.from({ length: frame.rows }, (_, i) => i),
        random,
      );
      const shuffled = takeRows(frame, order);
      const mixed = {
        rows: frame.rows,
        features: frame.features.map((feature, f) => (held[f] ? shuffled.features[f]! : feature)),
      };
      rises.push((await lossOn(mixed)) - loss);
    }
    const mean = rises.reduce((a, b) => a + b, 0) / repeats;
    const squares = rises.reduce((sum, rise) => sum + (rise - mean) ** 2, 0);
    importance[g] = mean;
    deviation[g] = repeats > 1 ? Math.sqrt(squares / (repeats - 1)) : 0;
  }
  return { columns: shuffledTogether.map(({ name }) => name), importance, deviation, loss };
}

function lossOf(goal: Goal): (answers: Float64Array) => number {
  if (goal.kind === 'classes') return logLoss(goal.codes, goal.classes);
  const mean = squaredError(goal.values);
  return (answers) => Math.sqrt(mean(answers));
}
