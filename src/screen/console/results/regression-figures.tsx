/** Pictures of a regression: predicted against true, residuals, coverage of the intervals. */

import { useMemo } from 'preact/hooks';
import type { EvaluationReport, RegressionScores } from '../../../client/index.ts';
import { fill, texts } from '../../texts/console.ts';
import { Figure, type FigureProps } from '../figure.tsx';
import { shownCount, shownNumber, shownShare } from '../format.ts';

type Residuals = NonNullable<EvaluationReport['residuals']>;

export function RegressionFigures({
  regression,
  residuals,
}: {
  readonly regression: RegressionScores;
  readonly residuals: Residuals;
}) {
  return (
    <>
      <Scatter points={residuals.points} r2={regression.r2} />
      <ResidualHistogram residuals={residuals} />
      <Coverage regression={regression} />
    </>
  );
}

function Scatter({ points, r2 }: { readonly points: Residuals['points']; readonly r2: number | null }) {
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => {
      const values = points.flatMap(({ target, prediction }) => [target, prediction]);
      const ends = [Math.min(...values), Math.max(...values)];
      return {
        x: { label: texts.prediction },
        y: { label: texts.truth },
        grid: true,
        marks: [
          plot.ruleX(points, {
            x: 'prediction',
            y1: 'low',
            y2: 'high',
            stroke: 'var(--s0)',
            strokeOpacity: 0.15,
          }),
          plot.line(
            ends.map((end) => [end, end]),
            { stroke: 'var(--muted)', strokeDasharray: '4 4' },
          ),
          plot.dot(points, { x: 'prediction', y: 'target', fill: 'var(--s0)', fillOpacity: 0.7, r: 2.5 }),
        ],
      };
    },
    [points],
  );
  return (
    <Figure
      title={texts.scatter}
      text={fill(texts.scatterText, {
        r2: r2 === null ? '–' : shownNumber(r2),
        n: shownCount(points.length),
      })}
      table={{
        columns: [texts.truth, texts.prediction, texts.interval80],
        rows: points.map(({ target, prediction, low, high }) => [
          target,
          prediction,
          fill(texts.of80, { low: shownNumber(low), high: shownNumber(high) }),
        ]),
      }}
      draw={draw}
    />
  );
}

function ResidualHistogram({ residuals: { points, quantiles } }: { readonly residuals: Residuals }) {
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      x: { label: texts.residual },
      y: { label: texts.rows, grid: true },
      marks: [
        plot.rectY(points, {
          ...plot.binX(
            { y: 'count' },
            { x: ({ target, prediction }: Residuals['points'][number]) => target - prediction },
          ),
          fill: 'var(--s0)',
          fillOpacity: 0.75,
        }),
        plot.ruleX([0], { stroke: 'var(--text)' }),
      ],
    }),
    [points],
  );
  const at = (level: number) => {
    const value = quantiles.find((each) => each.level === level)?.value;
    return value === undefined ? '–' : shownNumber(value);
  };
  return (
    <Figure
      title={texts.residuals}
      text={fill(texts.residualsText, { low: at(0.25), high: at(0.75) })}
      table={{
        columns: [texts.level, texts.residual],
        rows: quantiles.map(({ level, value }) => [level, value]),
      }}
      draw={draw}
    />
  );
}

function Coverage({ regression: { quantiles, coverage80 } }: { readonly regression: RegressionScores }) {
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      x: { domain: [0, 1], label: texts.level },
      y: { domain: [0, 1], label: texts.covered },
      grid: true,
      marks: [
        plot.line(
          [
            [0, 0],
            [1, 1],
          ],
          { stroke: 'var(--muted)', strokeDasharray: '4 4' },
        ),
        plot.line(quantiles, { x: 'level', y: 'coverage', stroke: 'var(--s0)', strokeWidth: 2 }),
        plot.dot(quantiles, { x: 'level', y: 'coverage', fill: 'var(--s0)', r: 3.5 }),
      ],
    }),
    [quantiles],
  );
  return (
    <Figure
      title={texts.coverage}
      text={fill(texts.coverageText, { share: shownShare(coverage80) })}
      table={{
        columns: [texts.level, texts.covered],
        rows: quantiles.map(({ level, coverage }) => [level, coverage]),
      }}
      draw={draw}
    />
  );
}
