/** What an evaluation found, as sections of a page. */

import { evaluationPictures } from '../../pictures/evaluation.ts';
import type { EvaluationReport } from '../engine/evaluate.ts';
import type { ClassificationScores } from '../engine/metrics/classification.ts';
import type { RegressionScores } from '../engine/metrics/regression.ts';
import { serializeEvaluation } from '../results/serialize.ts';
import { figures, words } from './draw.ts';
import { type Cell, list, paragraph, percent, section, table, tiles } from './html.ts';

/** Classes of a confusion matrix that a page has room for. */
const maxConfusion = 20;

export async function evaluationSections(report: EvaluationReport): Promise<string[]> {
  const { classification, regression } = report;
  // Arrays of numbers become plain ones, as the console gets them.
  const told = JSON.parse(serializeEvaluation(report));
  return [
    scoreSection(report),
    section('Pictures', await figures(evaluationPictures(told, words))),
    classification ? classSection(report, classification) : '',
    regression ? quantileSection(report, regression) : '',
    foldSection(report),
    worstSection(report),
  ];
}

function scoreSection(report: EvaluationReport) {
  const { classification, regression, costs, method, folds, rows, scoredRows } = report;
  const how =
    method === 'kfold'
      ? `Each of ${rows} rows was predicted by a model of the other folds (${folds} folds).`
      : `A model of the first ${rows - scoredRows} rows predicted the last ${scoredRows}.`;
  const scores: [string, Cell][] = classification
    ? [
        ['accuracy', classification.accuracy],
        ['balanced accuracy', classification.balancedAccuracy],
        ['log loss', classification.logLoss],
        ['AUC', classification.auc],
        ['calibration error', classification.calibrationError],
        ...costTiles(costs),
      ]
    : [
        ['RMSE', regression!.rmse],
        ['R²', regression!.r2],
        ['mean absolute error', regression!.mae],
        ['median absolute error', regression!.medianAbsoluteError],
        ['80 % intervals hold', percent(regression!.coverage80)],
      ];
  return section('Rows the model has not seen', paragraph(how), tiles(scores));
}

function costTiles(costs: EvaluationReport['costs']): [string, Cell][] {
  if (costs === null) return [];
  return [
    ['mean cost', costs.mean],
    ['of the most probable classes', costs.mostProbable],
    [`of ${costs.baselineLabel} for every row`, costs.baseline],
  ];
}

function classSection({ classes }: EvaluationReport, scores: ClassificationScores): string {
  const names = classes!.map(String);
  const perClass = table(
    ['class', 'rows', 'precision', 'recall', 'F1', 'AUC', 'average precision', 'log loss'],
    scores.perClass.map((of, k) => [
      names[k]!,
      of.support,
      of.precision,
      of.recall,
      of.f1,
      of.auc,
      of.averagePrecision,
      of.logLoss,
    ]),
  );
  return section('Classes', perClass, confusionTable(names, scores));
}

function confusionTable(names: readonly string[], { confusion }: ClassificationScores): string {
  const c = names.length;
  if (c > maxConfusion) return paragraph(`${c} classes: too many for a confusion matrix.`);
  return table(
    ['true class', ...names.map((name) => `predicted ${name}`)],
    names.map((name, i) => [name, ...confusion.subarray(i * c, (i + 1) * c)]),
    'Rows of each class, by the class that was predicted',
  );
}

function quantileSection({ residuals }: EvaluationReport, { quantiles }: RegressionScores): string {
  return section(
    'Errors',
    table(
      ['share of the rows', 'error at most'],
      residuals!.quantiles.map(({ level, value }) => [percent(level), value]),
      'Truth minus prediction, by size',
    ),
    table(
      ['quantile', 'truth at or below it', 'pinball loss'],
      quantiles.map(({ level, coverage, pinball }) => [percent(level), percent(coverage), pinball]),
      'Predicted quantiles',
    ),
  );
}

function foldSection({ perFold, metric, classification }: EvaluationReport): string {
  if (perFold.length < 2) return '';
  const second = classification ? ['log loss', 'AUC'] : ['mean absolute error', 'R²'];
  return section(
    'Folds',
    table(
      ['fold', 'learnt from', 'scored', metric, ...second, 'seconds'],
      perFold.map((fold, k) => [
        k + 1,
        fold.trainRows,
        fold.scoredRows,
        fold.value,
        ...(fold.classification
          ? [fold.classification.logLoss, fold.classification.auc]
          : [fold.regression!.mae, fold.regression!.r2]),
        (fold.fitMs + fold.predictMs) / 1000,
      ]),
    ),
  );
}

/** Squared errors of this share of those of the mean are rounding. */
const rounding = 1e-12;

function worstSection({ worstRows, classification, regression, notes }: EvaluationReport): string {
  // Without any row listed, none may have been asked for.
  const right = classification ? classification.accuracy === 1 : 1 - (regression?.r2 ?? 1) < rounding;
  const lined = worstRows.some(({ line }) => line !== undefined);
  const rows = worstRows.map(({ row, line, target, prediction, loss, probability }) => [
    lined ? (line ?? null) : row + 1,
    target,
    prediction,
    ...(classification ? [probability!] : []),
    loss,
  ]);
  const header = [
    lined ? 'line' : 'row',
    'truth',
    'prediction',
    ...(classification ? ['probability of the truth'] : []),
    classification ? 'log loss' : 'error',
  ];
  return section(
    'Rows it gets most wrong',
    rows.length === 0
      ? right
        ? paragraph('No row was predicted wrongly.')
        : ''
      : `${paragraph('Look here for errors in the data, or for what the columns do not say.')}${table(header, rows)}`,
    list(notes),
  );
}
