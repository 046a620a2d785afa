/** What an evaluation found, as pictures. */

import type { EvaluationReport } from '../client/console-wire.ts';
import { classPictures } from './class-pictures.ts';
import type { Picture } from './picture.ts';
import { regressionPictures } from './regression-pictures.ts';
import type { Words } from './words.ts';

/** None of engines that tell no more than the value. */
export function evaluationPictures(report: EvaluationReport, words: Words): Picture[] {
  const { classification, classes, regression, residuals, learningCurve } = report;
  return [
    ...(classification && classes ? classPictures(report, classification, words) : []),
    ...(regression && residuals ? regressionPictures(regression, residuals, words) : []),
    ...(learningCurve && learningCurve.length > 0
      ? [learningPicture(learningCurve, report.metric, words)]
      : []),
  ];
}

function learningPicture(
  points: NonNullable<EvaluationReport['learningCurve']>,
  metric: string,
  { texts, tick }: Words,
): Picture {
  return {
    title: texts.learningCurve,
    text: texts.learningCurveText,
    table: {
      columns: [texts.learntFrom, metric],
      rows: points.map(({ trainRows, value }) => [trainRows, value]),
    },
    draw: (plot) => ({
      x: { label: texts.learntFrom, tickFormat: tick },
      y: { label: metric, grid: true, tickFormat: tick },
      marks: [
        plot.line(points, { x: 'trainRows', y: 'value', stroke: 'var(--s0)', strokeWidth: 2 }),
        plot.dot(points, { x: 'trainRows', y: 'value', fill: 'var(--s0)', r: 3.5 }),
      ],
    }),
  };
}
