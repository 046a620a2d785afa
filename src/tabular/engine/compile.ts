/** Makes a fitted model quicker, where that costs next to nothing of its quality. Runs on the engine's worker thread. */

import { TabularError } from '../domain/errors.ts';
import { type Blend, hasSlowParts, predictBlend, teachStudent } from './blend/blend.ts';
import type { Compilation } from './blend/student.ts';
import type { TrainingSet } from './engine.ts';
import type { Frame } from './frame.ts';
import { type FitModelOptions, fitModel, type Model, modelGoal } from './model.ts';
import { featureSources, toFrame, toLaterFrame } from './prepare/index.ts';
import { takeRows } from './rows.ts';
import type { Run } from './run.ts';
import { takeTraining } from './sample-weights.ts';
import { kFolds } from './validation/folds.ts';
import { type Goal, takeGoal } from './validation/goal.ts';
import { lossOn } from './validation/losses.ts';

/** The student's loss over the blend's, at most. */
const mostLoss = 1.005;
/** Fewer rows than this tell nothing of half a percent. */
const leastRows = 20;

/** Teaches a student of the model with one half of the rows, and judges it by the other half.
 * @param rows labelled rows, best such as the model has not learnt from: of those it has, it says more than a student can
 * @returns the model with its student, or as it was
 * @throws TabularError `schema_mismatch` for fewer than 40 rows or absent columns, `unsupported_task` for unknown labels */
export async function compileModel(
  model: Model,
  { features, target }: Pick<TrainingSet, 'features' | 'target'>,
  run: Run,
): Promise<{ model: Model; compilation: Compilation }> {
  if (!hasSlowParts(model.blend)) return { model, compilation: unneeded };
  if (features.rows < 2 * leastRows) {
    const detail = `Compiling needs at least ${2 * leastRows} labelled rows; the table has ${features.rows}.`;
    throw new TabularError('schema_mismatch', detail);
  }
  const { frame } = toLaterFrame(features, model.schema);
  const goal = modelGoal(model, target);
  const codes = goal.kind === 'classes' ? goal.codes : undefined;
  const { train, test } = kFolds(frame.rows, 2, run.seed, codes)[0]!;
  const taught = await taughtBlend(model, takeRows(frame, train), run);
  const compilation = await judged(
    { ...taught, student: null },
    taught,
    takeRows(frame, test),
    takeGoal(goal, test),
    run,
  );
  return {
    model:
      compilation.outcome === 'kept' ? { ...model, blend: taught, compilation } : { ...model, compilation },
    compilation,
  };
}

/** Fits a model and compiles it. The student is judged by a fifth of the rows, which a second fit on the others has not
 * seen; kept, it learns anew from the model of all rows. */
export async function fitCompiled(training: TrainingSet, run: Run, options: FitModelOptions): Promise<Model> {
  const { onProgress } = options;
  const part = (from: number, share: number): FitModelOptions => ({
    ...options,
    onProgress: (fraction, stage) => onProgress?.(from + share * fraction, stage),
  });
  const model = await fitModel(training, run, part(0, 0.5));
  if (!hasSlowParts(model.blend)) return { ...model, compilation: unneeded };
  const { features, target } = training;
  const codes = target.kind === 'labels' ? target.codes : undefined;
  const { rows } = features;
  const groups = training.groups;
  if (rows < 5 * leastRows) return { ...model, compilation: { ...unneeded, outcome: 'refused' } };
  let compilation: Compilation = { ...unneeded, outcome: 'refused' };
  for (const { train, test } of kFolds(rows, 5, run.seed, codes, true, groups).slice(0, mostTrials)) {
    const known = takeTraining(training, train);
    const trial = await fitModel(known, run, part(0.5, 0.4));
    // Of fewer rows the blend may choose other members: without a slow one there is nothing to judge.
    if (!hasSlowParts(trial.blend)) continue;
    onProgress?.(0.9, 'student');
    const taught = await taughtBlend(trial, toFrame(known.features, trial.schema), run);
    const held = takeTraining(training, test);
    const frame = toFrame(held.features, trial.schema);
    compilation = await judged(trial.blend, taught, frame, modelGoal(trial, held.target), run);
    break;
  }
  if (compilation.outcome !== 'kept') return { ...model, compilation };
  onProgress?.(0.95, 'student');
  return { ...model, blend: await taughtBlend(model, toFrame(features, model.schema), run), compilation };
}

/** Models of a part of the rows that are fitted to judge a student, at most: each costs as much as the model. */
const mostTrials = 2;

const unneeded: Compilation = { outcome: 'unneeded', rows: 0, blendLoss: null, studentLoss: null };

async function taughtBlend({ blend, schema }: Model, frame: Frame, run: Run): Promise<Blend> {
  const plain = { ...blend, student: null };
  return { ...plain, student: await teachStudent(plain, frame, featureSources(schema).columns, run) };
}

async function judged(blend: Blend, taught: Blend, frame: Frame, goal: Goal, run: Run): Promise<Compilation> {
  const loss = lossOn(
    goal,
    Int32Array.from({ length: frame.rows }, (_, i) => i),
  );
  const unit = (value: number) => (goal.kind === 'classes' ? value : Math.sqrt(value));
  const blendLoss = unit(loss(await predictBlend(blend, frame, run)));
  const studentLoss = unit(loss(await predictBlend(taught, frame, run)));
  const outcome = studentLoss <= mostLoss * blendLoss ? 'kept' : 'refused';
  return { outcome, rows: frame.rows, blendLoss, studentLoss };
}
