/** Pictures of a classification: who is taken for whom, ROC, calibration, and the scores of each class. */

import { useMemo } from 'preact/hooks';
import type { ClassCurves, ClassificationScores, EvaluationReport, Label } from '../../../client/index.ts';
import { fill, texts } from '../../texts/console.ts';
import { DataTable } from '../data-table.tsx';
import { Figure, type FigureProps, hues, maxHues } from '../figure.tsx';
import { shownCount, shownNumber } from '../format.ts';

/** Classes that a matrix has room for. */
const maxMatrix = 20;

interface Props {
  readonly report: EvaluationReport;
  readonly classification: ClassificationScores;
  readonly classes: readonly Label[];
}

export function ClassFigures({ report, classification, classes }: Props) {
  const names = useMemo(() => classes.map(String), [classes]);
  const drawn = useMemo(() => drawnClasses(report, classification, names), [report, classification, names]);
  return (
    <>
      {names.length <= maxMatrix && <Confusion names={names} scores={classification} />}
      {drawn.length > 0 && <Roc drawn={drawn} scores={classification} />}
      {drawn.length > 0 && <Calibration drawn={drawn} scores={classification} />}
      <section class="panel wide">
        <DataTable
          caption={texts.classes}
          table={{
            columns: [texts.classOf, texts.support, texts.precision, texts.recall, texts.f1, texts.auc],
            rows: classification.perClass.map(({ support, precision, recall, f1, auc }, k) => [
              names[k]!,
              support,
              precision,
              recall,
              f1,
              auc,
            ]),
          }}
        />
      </section>
    </>
  );
}

interface Drawn {
  readonly name: string;
  readonly curves: ClassCurves;
}

/** Of two classes the second, else the largest that have curves. */
function drawnClasses(
  { curves }: EvaluationReport,
  { perClass }: ClassificationScores,
  names: readonly string[],
) {
  const all = names.flatMap((name, k): (Drawn & { rows: number })[] => {
    const of = curves?.[k];
    return of ? [{ name, curves: of, rows: perClass[k]!.support }] : [];
  });
  if (names.length === 2) return all.slice(-1);
  return all.sort((a, b) => b.rows - a.rows).slice(0, maxHues);
}

function Confusion({
  names,
  scores: { confusion },
}: {
  names: readonly string[];
  scores: ClassificationScores;
}) {
  const cells = useMemo(
    () =>
      confusion.map((rows, at) => ({
        truth: names[Math.floor(at / names.length)]!,
        prediction: names[at % names.length]!,
        rows,
      })),
    [names, confusion],
  );
  const total = confusion.reduce((sum, rows) => sum + rows, 0);
  const right = cells.reduce(
    (sum, { truth, prediction, rows }) => sum + (truth === prediction ? rows : 0),
    0,
  );
  const [worst] = cells
    .filter(({ truth, prediction, rows }) => truth !== prediction && rows > 0)
    .sort((a, b) => b.rows - a.rows);
  const most = Math.max(1, ...confusion);
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      marginLeft: 90,
      marginBottom: 60,
      x: { domain: names, label: texts.prediction, tickRotate: names.length > 5 ? -35 : 0 },
      y: { domain: names, label: texts.truth },
      marks: [
        plot.cell(cells, {
          x: 'prediction',
          y: 'truth',
          fill: 'var(--s0)',
          fillOpacity: ({ rows }: { rows: number }) => 0.04 + 0.6 * (rows / most),
          inset: 1,
        }),
        plot.text(cells, { x: 'prediction', y: 'truth', text: 'rows', fill: 'var(--text)' }),
      ],
    }),
    [names, cells, most],
  );
  return (
    <Figure
      title={texts.confusion}
      text={
        worst === undefined
          ? fill(texts.confusionNone, { rows: shownCount(total) })
          : fill(texts.confusionText, {
              right: shownCount(right),
              rows: shownCount(total),
              worst: fill(texts.confusionPair, { n: shownCount(worst.rows), ...named(worst) }),
            })
      }
      table={{
        columns: [texts.truth, ...names.map((name) => `${texts.prediction}: ${name}`)],
        rows: names.map((name, i) => [name, ...confusion.slice(i * names.length, (i + 1) * names.length)]),
      }}
      draw={draw}
    />
  );
}

const named = ({ truth, prediction }: { truth: string; prediction: string }) => ({ truth, prediction });

interface CurveProps {
  readonly drawn: readonly Drawn[];
  readonly scores: ClassificationScores;
}

const diagonal = [
  [0, 0],
  [1, 1],
];

function Roc({ drawn, scores }: CurveProps) {
  const lines = useMemo(
    () =>
      drawn.map(({ name, curves: { roc } }) => ({
        name,
        points: roc.falsePositiveRate.map((x, i) => [x, roc.truePositiveRate[i]!] as const),
      })),
    [drawn],
  );
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      x: { domain: [0, 1], label: texts.falsePositive },
      y: { domain: [0, 1], label: texts.truePositive },
      grid: true,
      marks: [
        plot.line(diagonal, { stroke: 'var(--muted)', strokeDasharray: '4 4' }),
        ...lines.map(({ points }, i) => plot.line(points, { stroke: hues[i]!, strokeWidth: 2 })),
      ],
    }),
    [lines],
  );
  const auc = scores.auc === null ? '–' : shownNumber(scores.auc);
  return (
    <Figure
      title={texts.roc}
      text={fill(texts.rocText, { auc })}
      table={{
        columns: [texts.classOf, texts.falsePositive, texts.truePositive],
        rows: lines.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y])),
      }}
      draw={draw}
      legend={lines.map(({ name }) => name)}
    />
  );
}

function Calibration({ drawn, scores }: CurveProps) {
  const lines = useMemo(
    () =>
      drawn.map(({ name, curves: { calibration } }) => ({
        name,
        points: calibration.map(
          ({ meanProbability, frequency, rows }) => [meanProbability, frequency, rows] as const,
        ),
      })),
    [drawn],
  );
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      x: { domain: [0, 1], label: texts.meanProbability },
      y: { domain: [0, 1], label: texts.frequency },
      grid: true,
      r: { type: 'identity' },
      marks: [
        plot.line(diagonal, { stroke: 'var(--muted)', strokeDasharray: '4 4' }),
        ...lines.flatMap(({ points }, i) => [
          plot.line(points, { stroke: hues[i]!, strokeWidth: 1.5, strokeOpacity: 0.5 }),
          // Bins of few rows say little.
          plot.dot(points, {
            fill: hues[i]!,
            r: ([, , rows]: readonly number[]) => 2 + Math.min(6, Math.sqrt(rows!) / 2),
          }),
        ]),
      ],
    }),
    [lines],
  );
  return (
    <Figure
      title={texts.calibration}
      text={fill(texts.calibrationText, { error: shownNumber(scores.calibrationError) })}
      table={{
        columns: [texts.classOf, texts.meanProbability, texts.frequency, texts.support],
        rows: lines.flatMap(({ name, points }) => points.map(([x, y, rows]) => [name, x, y, rows])),
      }}
      draw={draw}
      legend={lines.map(({ name }) => name)}
    />
  );
}
