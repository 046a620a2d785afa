/** Pictures of a regression: predicted against true, residuals, coverage of the intervals, error by prediction. */

import type { EvaluationReport, RegressionScores } from '../client/console-wire.ts';
import { diagonalOf } from './class-pictures.ts';
import type { Picture } from './picture.ts';
import { fill, type Words } from './words.ts';

type Residuals = NonNullable<EvaluationReport['residuals']>;
type Points = Residuals['points'];

export function regressionPictures(
  regression: RegressionScores,
  residuals: Residuals,
  words: Words,
): Picture[] {
  return [
    scatterPicture(residuals.points, regression.r2, words),
    residualPicture(residuals, words),
    coveragePicture(regression, words),
    errorPicture(residuals.byPrediction, words),
  ];
}

function scatterPicture(points: Points, r2: number | null, { texts, number, tick, count }: Words): Picture {
  const values = points.flatMap(({ target, prediction }) => [target, prediction]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    title: texts.scatter,
    text: fill(texts.scatterText, { r2: number(r2), n: count(points.length) }),
    table: {
      columns: [texts.truth, texts.prediction, texts.interval80],
      rows: points.map((point) => [
        point.target,
        point.prediction,
        fill(texts.of80, { low: number(point.low), high: number(point.high) }),
      ]),
    },
    draw: (plot) => ({
      x: { label: texts.prediction, tickFormat: tick },
      y: { label: texts.truth, tickFormat: tick },
      grid: true,
      marks: [
        plot.ruleX(points, {
          x: 'prediction',
          y1: 'low',
          y2: 'high',
          stroke: 'var(--s0)',
          strokeOpacity: 0.15,
        }),
        diagonalOf(plot, low, high),
        plot.dot(points, { x: 'prediction', y: 'target', fill: 'var(--s0)', fillOpacity: 0.7, r: 2.5 }),
      ],
    }),
  };
}

function residualPicture({ points, quantiles }: Residuals, { texts, number, tick }: Words): Picture {
  const at = (level: number) => number(quantiles.find((each) => each.level === level)?.value);
  return {
    title: texts.residuals,
    text: fill(texts.residualsText, { low: at(0.25), high: at(0.75) }),
    table: {
      columns: [texts.level, texts.residual],
      rows: quantiles.map(({ level, value }) => [level, value]),
    },
    draw: (plot) => ({
      x: { label: texts.residual, tickFormat: tick },
      y: { label: texts.rows, grid: true, tickFormat: tick },
      marks: [
        plot.rectY(points, {
          ...plot.binX(
            { y: 'count' },
            { x: ({ target, prediction }: Points[number]) => target - prediction },
          ),
          fill: 'var(--s0)',
          fillOpacity: 0.75,
        }),
        plot.ruleX([0], { stroke: 'var(--text)' }),
      ],
    }),
  };
}

function coveragePicture(
  { quantiles, coverage80 }: RegressionScores,
  { texts, share, tick }: Words,
): Picture {
  return {
    title: texts.coverage,
    text: fill(texts.coverageText, { share: share(coverage80) }),
    table: {
      columns: [texts.level, texts.covered],
      rows: quantiles.map(({ level, coverage }) => [level, coverage]),
    },
    draw: (plot) => ({
      x: { domain: [0, 1], label: texts.level, tickFormat: tick },
      y: { domain: [0, 1], label: texts.covered, tickFormat: tick },
      grid: true,
      marks: [
        diagonalOf(plot),
        plot.line(quantiles, { x: 'level', y: 'coverage', stroke: 'var(--s0)', strokeWidth: 2 }),
        plot.dot(quantiles, { x: 'level', y: 'coverage', fill: 'var(--s0)', r: 3.5 }),
      ],
    }),
  };
}

function errorPicture(groups: Residuals['byPrediction'], { texts, tick }: Words): Picture {
  return {
    title: texts.errorByPrediction,
    text: texts.errorByPredictionText,
    table: {
      columns: [texts.meanPrediction, texts.rmse, texts.rows],
      rows: groups.map(({ meanPrediction, rmse, rows }) => [meanPrediction, rmse, rows]),
    },
    draw: (plot) => ({
      x: { label: texts.meanPrediction, tickFormat: tick },
      y: { label: texts.rmse, grid: true, zero: true, tickFormat: tick },
      marks: [
        plot.line(groups, { x: 'meanPrediction', y: 'rmse', stroke: 'var(--s0)', strokeWidth: 2 }),
        plot.dot(groups, { x: 'meanPrediction', y: 'rmse', fill: 'var(--s0)', r: 3.5 }),
      ],
    }),
  };
}
