/** Pictures of a classification: who is taken for whom, ROC, precision and recall, calibration, lift. */

import type { ClassCurves, ClassificationScores, EvaluationReport } from '../client/console-wire.ts';
import { hues, maxHues, type Picture, type Plot, shortName } from './picture.ts';
import { fill, type Words } from './words.ts';

/** Classes that a matrix has room for. */
const maxMatrix = 20;
/** Letters of a class at the sides of the matrix, pixels of one, and of a picture where the page has two in a row. */
const maxName = 16;
const letterPx = 6.5;
const picturePx = 380;

export function classPictures(
  report: EvaluationReport,
  scores: ClassificationScores,
  words: Words,
): Picture[] {
  const names = report.classes!.map(String);
  const drawn = drawnClasses(report, scores, names);
  return [
    ...(names.length <= maxMatrix ? [confusionPicture(names, scores, words)] : []),
    ...(drawn.length === 0
      ? []
      : [
          rocPicture(drawn, scores, words),
          precisionRecallPicture(drawn, words),
          calibrationPicture(drawn, scores, words),
          liftPicture(drawn, words),
        ]),
  ];
}

interface Drawn {
  readonly name: string;
  readonly curves: ClassCurves;
  readonly rows: number;
  readonly averagePrecision: number | null;
}

/** Of two classes the second, else the largest that have curves. */
function drawnClasses(
  { curves }: EvaluationReport,
  { perClass }: ClassificationScores,
  names: readonly string[],
): readonly Drawn[] {
  const all = names.flatMap((name, k): Drawn[] => {
    const of = curves?.[k];
    const { support, averagePrecision } = perClass[k]!;
    return of ? [{ name, curves: of, rows: support, averagePrecision }] : [];
  });
  if (names.length === 2) return all.slice(-1);
  return all.sort((a, b) => b.rows - a.rows).slice(0, maxHues);
}

function confusionPicture(
  names: readonly string[],
  { confusion }: ClassificationScores,
  { texts, count }: Words,
): Picture {
  const cells = confusion.map((rows, at) => ({
    truth: names[Math.floor(at / names.length)]!,
    prediction: names[at % names.length]!,
    rows,
  }));
  const total = confusion.reduce((sum, rows) => sum + rows, 0);
  const right = cells.reduce(
    (sum, { truth, prediction, rows }) => sum + (truth === prediction ? rows : 0),
    0,
  );
  const [worst] = cells
    .filter(({ truth, prediction, rows }) => truth !== prediction && rows > 0)
    .sort((a, b) => b.rows - a.rows);
  const most = Math.max(1, ...confusion);
  const tickFormat = (name: string) => shortName(name, maxName);
  const longest = letterPx * Math.max(...names.map((name) => tickFormat(name).length));
  const marginLeft = Math.max(90, 30 + longest);
  const rotated = names.length > 5 || longest > (picturePx - marginLeft) / names.length;
  return {
    title: texts.confusion,
    text:
      worst === undefined
        ? fill(texts.confusionNone, { rows: count(total) })
        : fill(texts.confusionText, {
            right: count(right),
            rows: count(total),
            worst: fill(texts.confusionPair, { ...worst, n: count(worst.rows) }),
          }),
    table: {
      columns: [texts.truth, ...names.map((name) => `${texts.prediction}: ${name}`)],
      rows: names.map((name, i) => [name, ...confusion.slice(i * names.length, (i + 1) * names.length)]),
    },
    draw: (plot) => ({
      marginLeft,
      marginBottom: Math.max(60, rotated ? 40 + 0.6 * longest : 0),
      x: { domain: names, label: texts.prediction, tickRotate: rotated ? -35 : 0, tickFormat },
      y: { domain: names, label: texts.truth, tickFormat },
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
  };
}

export const diagonalOf = (plot: Plot, low = 0, high = 1) =>
  plot.line(
    [
      [low, low],
      [high, high],
    ],
    { stroke: 'var(--muted)', strokeDasharray: '4 4' },
  );

type Point = readonly number[];

interface Curves {
  readonly title: string;
  readonly text: string;
  readonly x: string;
  readonly y: string;
  /** Of points beyond x and y. */
  readonly more?: string;
  readonly lines: readonly { readonly name: string; readonly points: readonly Point[] }[];
  /** Both axes from 0 to 1. */
  readonly unit: boolean;
  readonly diagonal: boolean;
  /** Radius of the dots; none without it. */
  readonly radius?: (point: Point) => number;
}

function curvesPicture(
  { title, text, x, y, more, lines, unit, diagonal, radius }: Curves,
  { texts, tick }: Words,
): Picture {
  const domain = unit ? { domain: [0, 1] } : {};
  return {
    title,
    text,
    table: {
      columns: [texts.classOf, x, y, ...(more === undefined ? [] : [more])],
      rows: lines.flatMap(({ name, points }) => points.map((point) => [name, ...point])),
    },
    draw: (plot) => ({
      x: { ...domain, label: x, tickFormat: tick },
      y: { ...domain, label: y, tickFormat: tick },
      grid: true,
      r: { type: 'identity' },
      marks: [
        ...(diagonal ? [diagonalOf(plot)] : []),
        ...lines.flatMap(({ points }, i) => [
          plot.line(points, {
            stroke: hues[i]!,
            ...(radius ? { strokeWidth: 1.5, strokeOpacity: 0.5 } : { strokeWidth: 2 }),
          }),
          ...(radius ? [plot.dot(points, { fill: hues[i]!, r: radius })] : []),
        ]),
      ],
    }),
    legend: lines.map(({ name }) => name),
  };
}

const linesOf = (drawn: readonly Drawn[], pointsOf: (curves: ClassCurves) => readonly Point[]) =>
  drawn.map(({ name, curves }) => ({ name, points: pointsOf(curves) }));

const zip = (x: readonly number[], y: readonly number[]): Point[] => x.map((value, i) => [value, y[i]!]);

function rocPicture(drawn: readonly Drawn[], scores: ClassificationScores, words: Words): Picture {
  const { texts, number } = words;
  return curvesPicture(
    {
      title: texts.roc,
      text: fill(texts.rocText, { auc: number(scores.auc) }),
      x: texts.falsePositive,
      y: texts.truePositive,
      lines: linesOf(drawn, ({ roc }) => zip(roc.falsePositiveRate, roc.truePositiveRate)),
      unit: true,
      diagonal: true,
    },
    words,
  );
}

function precisionRecallPicture(drawn: readonly Drawn[], words: Words): Picture {
  const { texts, number, list } = words;
  const average = list(drawn.map(({ averagePrecision }) => number(averagePrecision)));
  return curvesPicture(
    {
      title: texts.precisionRecall,
      text: fill(texts.precisionRecallText, { average }),
      x: texts.recall,
      y: texts.precision,
      lines: linesOf(drawn, ({ precisionRecall }) => zip(precisionRecall.recall, precisionRecall.precision)),
      unit: true,
      diagonal: false,
    },
    words,
  );
}

function calibrationPicture(drawn: readonly Drawn[], scores: ClassificationScores, words: Words): Picture {
  const { texts, number } = words;
  return curvesPicture(
    {
      title: texts.calibration,
      text: fill(texts.calibrationText, { error: number(scores.calibrationError) }),
      x: texts.meanProbability,
      y: texts.frequency,
      more: texts.rows,
      lines: linesOf(drawn, ({ calibration }) =>
        calibration.map(({ meanProbability, frequency, rows }) => [meanProbability, frequency, rows]),
      ),
      unit: true,
      diagonal: true,
      // Bins of few rows say little.
      radius: ([, , rows]) => 2 + Math.min(6, Math.sqrt(rows!) / 2),
    },
    words,
  );
}

function liftPicture(drawn: readonly Drawn[], words: Words): Picture {
  const { texts, number, share } = words;
  const { lift } = drawn[0]!.curves;
  return curvesPicture(
    {
      title: texts.lift,
      text: fill(texts.liftText, { first: number(lift.lift[0]), share: share(lift.share[0] ?? 0) }),
      x: texts.liftShare,
      y: texts.liftTimes,
      lines: linesOf(drawn, ({ lift: { share: x, lift: y } }) => zip(x, y)),
      unit: false,
      diagonal: false,
      radius: () => 3,
    },
    words,
  );
}
