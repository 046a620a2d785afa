/** Scores the whole procedure, blend and calibration included, on rows that it has not seen. */

import { TabularError } from '../domain/errors.ts';
import type { Label, Target } from '../domain/table.ts';
import { takeRows as takeTableRows } from '../domain/table-views.ts';
import { type CostScores, chosenClasses, costMatrix, scoreCosts } from './class-costs.ts';
import type { Evaluation, TrainingSet } from './engine.ts';
import { defaultShares, type LearningCurvePoint, nestedParts } from './learning-curve.ts';
import {
  type ClassificationScores,
  classificationCurves,
  scoreClassification,
} from './metrics/classification.ts';
import type { ClassCurves } from './metrics/curves.ts';
import { type RegressionScores, scoredLevels, scoreRegression } from './metrics/regression.ts';
import {
  type PredictionBin,
  predictionBins,
  type ResidualQuantile,
  residualQuantiles,
  type ScoredPoint,
  sampledPoints,
} from './metrics/residuals.ts';
import { type FitModelOptions, fitModel, predictModel } from './model.ts';
import { describeColumns } from './prepare/index.ts';
import { deriveSeed } from './random.ts';
import { checkAborted, type Run } from './run.ts';
import { applyWeights, takeTarget, takeTraining } from './sample-weights.ts';
import { type Fold, kFolds } from './validation/folds.ts';
import { leadingGroups } from './validation/grouped-folds.ts';
import { type WorstRow, worstRowsOf } from './worst-rows.ts';

/** Scores of the rows of one fold, or of all. */
export interface Scores {
  readonly classification: ClassificationScores | null;
  readonly regression: RegressionScores | null;
}

/** Scores on the rows that one fold held out. */
export interface FoldReport extends Scores {
  /** Accuracy or RMSE of this fold. */
  readonly value: number;
  readonly trainRows: number;
  readonly scoredRows: number;
  readonly fitMs: number;
  readonly predictMs: number;
}

/** The contract's metric with everything else a person asks of an evaluation. */
export interface EvaluationReport extends Evaluation, Scores {
  /** What the labels cost; null unless costs were given. */
  readonly costs: CostScores | null;
  /** The order that the scores of classes follow; null for regression. */
  readonly classes: readonly Label[] | null;
  /** Rows scored; each was predicted by a model that had not seen it. */
  readonly scoredRows: number;
  readonly perFold: readonly FoldReport[];
  /** ROC, precision and recall, lift and calibration of each class, in the order of `classes`; null for regression. */
  readonly curves: readonly (ClassCurves | null)[] | null;
  /** Quantiles of the errors, and errors by the size of the prediction; null for classification. */
  readonly residuals: {
    readonly quantiles: readonly ResidualQuantile[];
    readonly byPrediction: readonly PredictionBin[];
    /** Some hundred scored rows, for a picture. */
    readonly points: readonly ScoredPoint[];
  } | null;
  /** Rows that were predicted wrongly, by their loss, worst first. */
  readonly worstRows: readonly WorstRow[];
  /** Smallest part of the rows first; null unless asked for. */
  readonly learningCurve: readonly LearningCurvePoint[] | null;
  /** Mean weight of each member over the folds, largest first. */
  readonly members: readonly { readonly name: string; readonly weight: number }[];
  readonly fitMs: number;
  readonly predictMs: number;
  /** What was decided while the table was read: rows left out, encoding, lines skipped. */
  readonly notes: readonly string[];
  /** How columns were read, where that is not plain. */
  readonly columnNotes: readonly string[];
}

/** What a caller may ask of an evaluation beyond the scores. */
export interface EvaluationDetail {
  /** How many of the rows that were predicted wrongly are told, those with the largest loss. @defaultValue 20 */
  readonly worstRows?: number;
  /** Shares of the training rows, in (0, 1], that the procedure is fitted on again, or true for 0.1, 0.2, 0.4, 0.7 and 1;
   * each costs one more fit. @defaultValue false */
  readonly learningCurve?: boolean | readonly number[];
}

/** Above this many rows one held-out part is precise enough. */
export const maxKFoldRows = 10_000;
const folds = 5;
const trainShare = 0.8;
const defaultWorstRows = 20;

/** k-fold at up to 10,000 rows (five folds, stratified by class, shuffled by the seed; fewer folds when there are
 * fewer rows), above that the first 80 percent in file order against the last 20; rows of one group stay together in both. Weights count in the fits; rows of
 * weight zero are absent, all others are scored alike. The learning curve is taken on the first fold.
 * @throws TabularError `schema_mismatch` below two rows */
export async function evaluateModel(
  given: TrainingSet,
  run: Run,
  { worstRows = defaultWorstRows, learningCurve = false, ...options }: FitModelOptions & EvaluationDetail,
): Promise<EvaluationReport> {
  const { rows: givenRows } = given.features;
  // From here on every row knows its place: weights and folds take rows away.
  const places = given.places ?? Int32Array.from({ length: givenRows }, (_, i) => i);
  const training = applyWeights({ ...given, places });
  const { features, target, task } = training;
  const { rows } = features;
  if (rows < 2) {
    throw new TabularError('schema_mismatch', `An evaluation needs at least 2 rows, received ${rows}.`);
  }
  const method = rows <= maxKFoldRows ? 'kfold' : 'holdout';
  const splits = splitsOf(training, run);
  const shares = learningCurve === true ? defaultShares : learningCurve || [];
  const parts = shares.length > 0 ? partsOf(splits[0]!, target, shares, run) : [];
  const work = progressOf(splits, parts, options.onProgress);

  const parted: { test: Int32Array; scored: Scored; report: FoldReport }[] = [];
  const weights = new Map<string, number>();
  for (const [s, split] of splits.entries()) {
    const { scored, report, members } = await scoreSplit(
      training,
      split,
      { ...run, seed: deriveSeed(run.seed, 9, s) },
      {
        ...options,
        onProgress: work.next(`fold ${s + 1}`, split.train.length),
      },
    );
    parted.push({ test: split.test, scored, report });
    for (const { name, weight } of members) {
      weights.set(name, (weights.get(name) ?? 0) + weight / splits.length);
    }
  }
  const curve: LearningCurvePoint[] = [];
  for (const train of parts) {
    const whole = train.length === splits[0]!.train.length;
    const { report } = whole
      ? parted[0]!
      : await scoreSplit(
          training,
          { train, test: splits[0]!.test },
          { ...run, seed: deriveSeed(run.seed, 9, 0) },
          {
            ...options,
            onProgress: work.next(`learning curve, ${train.length} rows`, train.length),
          },
        );
    const { value, classification, fitMs } = report;
    curve.push({ trainRows: train.length, value, loss: classification?.logLoss ?? value, fitMs });
  }
  options.onProgress?.(1, 'done');

  const order = concat(
    Int32Array,
    parted.map(({ test }) => test),
  );
  const answers = concat(
    Float64Array,
    parted.map(({ scored }) => scored.answers),
  );
  const quantiles = concat(
    Float64Array,
    parted.map(({ scored }) => scored.quantiles),
  );
  const truth = takeTarget(target, order);
  const costs = training.costs === undefined ? null : costMatrix(training.costs, target);
  const scores = scoresOf(truth, answers, quantiles, costs);
  const sum = (of: (report: FoldReport) => number) => parted.reduce((all, { report }) => all + of(report), 0);
  return {
    metric: task === 'classification' ? 'accuracy' : 'RMSE',
    value: metricOf(scores),
    method,
    ...(method === 'kfold' && { folds: splits.length }),
    rows,
    classes: target.kind === 'labels' ? target.classes : null,
    scoredRows: order.length,
    ...scores,
    costs:
      costs !== null && truth.kind === 'labels'
        ? scoreCosts(truth.codes, answers, truth.classes, costs)
        : null,
    perFold: parted.map(({ report }) => report),
    curves: truth.kind === 'labels' ? classificationCurves(truth.codes, answers, truth.classes.length) : null,
    residuals:
      truth.kind === 'numbers'
        ? {
            quantiles: residualQuantiles(truth.values, answers),
            byPrediction: predictionBins(truth.values, answers),
            points: sampledPoints(
              truth.values,
              answers,
              quantileOf(quantiles, 0.1),
              quantileOf(quantiles, 0.9),
            ),
          }
        : null,
    worstRows: worstRowsOf(
      { order, answers, truth, costs },
      worstRows,
      (row) => training.places![row]!,
      training.firstLine,
    ),
    learningCurve: parts.length > 0 ? curve : null,
    members: [...weights].map(([name, weight]) => ({ name, weight })).sort((a, b) => b.weight - a.weight),
    fitMs: sum(({ fitMs }) => fitMs),
    predictMs: sum(({ predictMs }) => predictMs),
    notes: training.notes ?? [],
    columnNotes: describeColumns(features).flatMap(({ name, note }) =>
      note === undefined ? [] : [`${name}: ${note}`],
    ),
  };
}

/** One column of n × {@link scoredLevels}. */
function quantileOf(quantiles: Float64Array, level: number): Float64Array {
  const width = scoredLevels.length;
  const place = scoredLevels.indexOf(level);
  return Float64Array.from({ length: quantiles.length / width }, (_, row) => quantiles[row * width + place]!);
}

interface Scored {
  readonly answers: Float64Array;
  /** n × levels; empty for classification. */
  readonly quantiles: Float64Array;
}

/** Fits on one part and scores the other. */
async function scoreSplit(training: TrainingSet, { train, test }: Fold, run: Run, options: FitModelOptions) {
  checkAborted(run);
  const { features, target, task } = training;
  const begun = performance.now();
  const model = await fitModel(takeTraining(training, train), run, { ...options, withoutRepeats: true });
  const fitted = performance.now();
  const levels = task === 'regression' ? scoredLevels : null;
  const prediction = await predictModel(model, takeTableRows(features, test), run, levels);
  const predictMs = performance.now() - fitted;
  const scored: Scored = {
    answers: prediction.probabilities ?? (prediction.values as Float64Array),
    quantiles: prediction.quantiles ?? new Float64Array(0),
  };
  const scores = scoresOf(takeTarget(target, test), scored.answers, scored.quantiles, model.costs);
  const report: FoldReport = {
    value: metricOf(scores),
    trainRows: train.length,
    scoredRows: test.length,
    ...scores,
    fitMs: fitted - begun,
    predictMs,
  };
  return { scored, report, members: model.blend.members };
}

function scoresOf(
  truth: Target,
  answers: Float64Array,
  quantiles: Float64Array,
  costs: Float64Array | null,
): Scores {
  if (truth.kind === 'numbers')
    return { classification: null, regression: scoreRegression(truth.values, answers, quantiles) };
  const { codes, classes } = truth;
  const predicted = chosenClasses(answers, classes.length, costs);
  return {
    classification: scoreClassification(codes, answers, classes.length, predicted),
    regression: null,
  };
}

const metricOf = ({ classification, regression }: Scores): number =>
  classification?.accuracy ?? regression!.rmse;

function splitsOf({ features, target, groups }: TrainingSet, run: Run): readonly Fold[] {
  const { rows } = features;
  if (rows > maxKFoldRows) return [(groups && leadingGroups(groups, trainShare)) ?? orderedSplit(rows)];
  const codes = target.kind === 'labels' ? target.codes : undefined;
  return kFolds(rows, folds, deriveSeed(run.seed, 5), codes, false, groups);
}

function partsOf(first: Fold, target: Target, shares: readonly number[], run: Run): Int32Array[] {
  return nestedParts(first.train, target, shares, deriveSeed(run.seed, 11));
}

/** Progress of fits of several sizes, each of which counts by its rows. */
function progressOf(
  splits: readonly Fold[],
  parts: readonly Int32Array[],
  onProgress: FitModelOptions['onProgress'],
) {
  const again = parts.filter((part) => part.length < splits[0]!.train.length);
  const total = [...splits.map(({ train }) => train), ...again].reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  return {
    next(name: string, rows: number): FitModelOptions['onProgress'] {
      const start = before;
      before += rows;
      return (
        onProgress &&
        ((fraction, stage) => onProgress((start + 0.95 * fraction * rows) / total, `${name}: ${stage}`))
      );
    },
  };
}

function concat<T extends Int32Array | Float64Array>(
  Kind: new (length: number) => T,
  parts: readonly T[],
): T {
  const all = new Kind(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part as never, offset);
    offset += part.length;
  }
  return all;
}

function orderedSplit(rows: number): Fold {
  const cut = Math.floor(rows * trainShare);
  const train = Int32Array.from({ length: cut }, (_, i) => i);
  const test = Int32Array.from({ length: rows - cut }, (_, i) => cut + i);
  return { train, test };
}
