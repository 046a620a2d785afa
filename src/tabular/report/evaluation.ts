/** What an evaluation found, as sections of a page. */

import type { EvaluationReport } from '../engine/evaluate.ts';
import type { ClassificationScores } from '../engine/metrics/classification.ts';
import type { RegressionScores } from '../engine/metrics/regression.ts';
import { type LineChart, lineChart, maxSeries, type Series } from './charts.ts';
import { type Cell, list, paragraph, percent, section, table, tiles } from './html.ts';

/** Classes of a confusion matrix that a page has room for. */
const maxConfusion = 20;

export function evaluationSections(report: EvaluationReport): string[] {
  const { classification, regression } = report;
  return [
    scoreSection(report),
    classification ? classSection(report, classification) : '',
    regression ? residualSection(report, regression) : '',
    curveSection(report),
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
  return section('Rows it has not seen', paragraph(how), tiles(scores));
}

function costTiles(costs: EvaluationReport['costs']): [string, Cell][] {
  if (costs === null) return [];
  return [
    ['mean cost', costs.mean],
    ['of the most probable classes', costs.mostProbable],
    [`of ${costs.baselineLabel} for every row`, costs.baseline],
  ];
}

function classSection({ classes, curves }: EvaluationReport, scores: ClassificationScores): string {
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
  return section('Classes', perClass, confusionTable(names, scores), classCharts(names, scores, curves!));
}

function confusionTable(names: readonly string[], { confusion }: ClassificationScores): string {
  const c = names.length;
  if (c > maxConfusion) return paragraph(`${c} classes: too many for a table of which is taken for which.`);
  return table(
    ['true class', ...names.map((name) => `predicted ${name}`)],
    names.map((name, i) => [name, ...confusion.subarray(i * c, (i + 1) * c)]),
    'Rows of each class, by the class that was predicted',
  );
}

function classCharts(
  names: readonly string[],
  { perClass }: ClassificationScores,
  curves: NonNullable<EvaluationReport['curves']>,
): string {
  // Of two classes the curves of the first mirror those of the second.
  const all = names.map((_, k) => k).filter((k) => curves[k] !== null);
  const wanted = names.length === 2 ? all.slice(-1) : all;
  const drawn = wanted
    .sort((a, b) => perClass[b]!.support - perClass[a]!.support || a - b)
    .slice(0, maxSeries);
  if (drawn.length === 0) return '';
  const left = wanted.length - drawn.length;
  const of = (line: (curve: NonNullable<(typeof curves)[number]>) => Series['points']): Series[] =>
    drawn.map((k) => ({ name: names[k]!, points: line(curves[k]!) }));
  const zip = (x: readonly number[], y: readonly number[]) => x.map((value, i) => [value, y[i]!] as const);
  const charts: LineChart[] = [
    {
      title: 'ROC',
      x: 'false positive rate',
      y: 'true positive rate',
      caption: 'The further above the diagonal, the better the class is separated from the rest.',
      unit: true,
      diagonal: true,
      series: of(({ roc }) => zip(roc.falsePositiveRate, roc.truePositiveRate)),
    },
    {
      title: 'Precision and recall',
      x: 'recall',
      y: 'precision',
      caption: 'Of the rows given the class, the share that is right, by how many of the class are found.',
      unit: true,
      series: of(({ precisionRecall }) => zip(precisionRecall.recall, precisionRecall.precision)),
    },
    {
      title: 'Calibration',
      x: 'predicted probability',
      y: 'share that is of the class',
      caption: 'On the diagonal the probabilities mean what they say.',
      unit: true,
      diagonal: true,
      dots: true,
      series: of(({ calibration }) =>
        calibration.map(({ meanProbability, frequency }) => [meanProbability, frequency] as const),
      ),
    },
    {
      title: 'Lift',
      x: 'share of the rows, most probable first',
      y: 'times as many as at random',
      caption: 'How much richer in the class the first rows are than rows drawn at random.',
      dots: true,
      series: of(({ lift }) => zip(lift.share, lift.lift)),
    },
  ];
  const note =
    names.length === 2 ? paragraph(`Curves of ${names[drawn[0]!]!} against ${names[1 - drawn[0]!]!}.`) : '';
  const more =
    left > 0
      ? paragraph(`The ${drawn.length} largest classes are drawn; ${left} more are in the table.`)
      : '';
  return `${note}${more}<div class="figures">${charts.map(lineChart).join('\n')}</div>`;
}

function residualSection({ residuals }: EvaluationReport, { quantiles }: RegressionScores): string {
  const { quantiles: errors, byPrediction } = residuals!;
  const calibration = lineChart({
    title: 'Prediction and truth',
    x: 'mean prediction',
    y: 'mean truth',
    caption: 'Rows in groups by their prediction; on the diagonal a group is right on average.',
    diagonal: true,
    dots: true,
    series: [
      {
        name: 'rows',
        points: byPrediction.map(({ meanPrediction, meanTarget }) => [meanPrediction, meanTarget] as const),
      },
    ],
  });
  const spread = lineChart({
    title: 'Error by prediction',
    x: 'mean prediction',
    y: 'RMSE',
    caption: 'Where the predictions are sure and where they are not.',
    dots: true,
    series: [
      {
        name: 'rows',
        points: byPrediction.map(({ meanPrediction, rmse }) => [meanPrediction, rmse] as const),
      },
    ],
  });
  return section(
    'Errors',
    table(
      ['share of the rows', 'error at most'],
      errors.map(({ level, value }) => [percent(level), value]),
      'Truth less prediction, by size',
    ),
    `<div class="figures">${calibration}\n${spread}</div>`,
    table(
      ['quantile', 'truth at or below it', 'pinball loss'],
      quantiles.map(({ level, coverage, pinball }) => [percent(level), percent(coverage), pinball]),
      'Predicted quantiles',
    ),
  );
}

function curveSection({ learningCurve, metric }: EvaluationReport): string {
  if (learningCurve === null) return '';
  const chart = lineChart({
    title: 'Learning curve',
    x: 'rows learnt from',
    y: metric,
    caption: `${metric} on the same held-out rows: where the line is still steep, more rows help.`,
    dots: true,
    series: [
      { name: metric, points: learningCurve.map(({ trainRows, value }) => [trainRows, value] as const) },
    ],
  });
  return section('More rows', `<div class="figures">${chart}</div>`);
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

function worstSection({ worstRows, classification, notes }: EvaluationReport): string {
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
      ? ''
      : `${paragraph('Look here for errors in the data, or for what the columns do not say.')}${table(header, rows)}`,
    list(notes),
  );
}
