/** Scores the whole procedure, blend and calibration included, on rows that it has not seen. */

import { TabularError } from '../domain/errors.ts';
import type { Label } from '../domain/table.ts';
import { takeRows as takeTableRows } from '../domain/table-views.ts';
import type { Evaluation, TrainingSet } from './engine.ts';
import { type ClassificationScores, scoreClassification } from './metrics/classification.ts';
import { type RegressionScores, scoredLevels, scoreRegression } from './metrics/regression.ts';
import { type FitModelOptions, fitModel, predictModel } from './model.ts';
import { deriveSeed } from './random.ts';
import { takeCodes, takeNumbers } from './rows.ts';
import { checkAborted, type Run } from './run.ts';
import { applyWeights, takeTraining } from './sample-weights.ts';
import { kFolds } from './validation/folds.ts';

/** The contract's metric with everything else a person asks of an evaluation. */
export interface EvaluationReport extends Evaluation {
  /** The order that the scores of classes follow; null for regression. */
  readonly classes: readonly Label[] | null;
  /** Rows scored; each was predicted by a model that had not seen it. */
  readonly scoredRows: number;
  readonly classification: ClassificationScores | null;
  readonly regression: RegressionScores | null;
  /** Mean weight of each member over the folds, largest first. */
  readonly members: readonly { readonly name: string; readonly weight: number }[];
  readonly fitMs: number;
  readonly predictMs: number;
  /** What was decided while the table was read: rows left out, encoding, lines skipped. */
  readonly notes: readonly string[];
}

/** Above this many rows one held-out part is precise enough. */
export const maxKFoldRows = 10_000;
const folds = 5;

/** k-fold at up to 10,000 rows (five folds, stratified by class, shuffled by the seed; fewer folds when there are
 * fewer rows), above that the first 80 percent in file order against the last 20. Weights count in the fits; rows of
 * weight zero are absent, all others are scored alike.
 * @throws TabularError `schema_mismatch` below two rows */
export async function evaluateModel(
  given: TrainingSet,
  run: Run,
  options: FitModelOptions,
): Promise<EvaluationReport> {
  const training = applyWeights(given);
  const { features, target, task } = training;
  const { rows } = features;
  if (rows < 2) {
    throw new TabularError('schema_mismatch', `An evaluation needs at least 2 rows, got ${rows}.`);
  }
  const method = rows <= maxKFoldRows ? 'kfold' : 'holdout';
  const splits =
    method === 'kfold'
      ? kFolds(rows, folds, deriveSeed(run.seed, 5), target.kind === 'labels' ? target.codes : undefined)
      : [orderedSplit(rows)];
  const width = target.kind === 'labels' ? target.classes.length : 1;
  const scored = splits.reduce((sum, { test }) => sum + test.length, 0);
  const order = new Int32Array(scored);
  const answers = new Float64Array(scored * width);
  const quantiles = new Float64Array(task === 'regression' ? scored * scoredLevels.length : 0);
  const weights = new Map<string, number>();
  let fitMs = 0;
  let predictMs = 0;
  let offset = 0;
  for (const [s, { train, test }] of splits.entries()) {
    checkAborted(run);
    const begun = performance.now();
    const part = takeTraining(training, train);
    const onProgress =
      options.onProgress &&
      ((fraction: number, stage: string) =>
        options.onProgress?.((s + 0.95 * fraction) / splits.length, `fold ${s + 1}: ${stage}`));
    const model = await fitModel(
      part,
      { ...run, seed: deriveSeed(run.seed, 9, s) },
      { ...options, withoutRepeats: true, onProgress },
    );
    const fitted = performance.now();
    const levels = task === 'regression' ? scoredLevels : null;
    const prediction = await predictModel(model, takeTableRows(features, test), run, levels);
    fitMs += fitted - begun;
    predictMs += performance.now() - fitted;
    order.set(test, offset);
    answers.set(prediction.probabilities ?? prediction.values, offset * width);
    if (prediction.quantiles) quantiles.set(prediction.quantiles, offset * scoredLevels.length);
    offset += test.length;
    for (const { name, weight } of model.blend.members) {
      weights.set(name, (weights.get(name) ?? 0) + weight / splits.length);
    }
  }
  options.onProgress?.(1, 'done');
  const classification =
    target.kind === 'labels' ? scoreClassification(takeCodes(target.codes, order), answers, width) : null;
  const regression =
    target.kind === 'numbers' ? scoreRegression(takeNumbers(target.values, order), answers, quantiles) : null;
  return {
    metric: task === 'classification' ? 'accuracy' : 'RMSE',
    value: classification?.accuracy ?? regression!.rmse,
    method,
    ...(method === 'kfold' && { folds: splits.length }),
    rows,
    classes: target.kind === 'labels' ? target.classes : null,
    scoredRows: scored,
    classification,
    regression,
    members: [...weights].map(([name, weight]) => ({ name, weight })).sort((a, b) => b.weight - a.weight),
    fitMs,
    predictMs,
    notes: training.notes ?? [],
  };
}

function orderedSplit(rows: number) {
  const cut = Math.floor(rows * 0.8);
  const train = Int32Array.from({ length: cut }, (_, i) => i);
  const test = Int32Array.from({ length: rows - cut }, (_, i) => cut + i);
  return { train, test };
}
