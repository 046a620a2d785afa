/** Predicted rows: how the answers are spread, and each row in a table. */

import { useMemo, useState } from 'preact/hooks';
import type { Label, PredictionResult, Row } from '../../../client/index.ts';
import { fill, texts } from '../../texts/console.ts';
import { DataTable, type TableData } from '../data-table.tsx';
import { Figure, type FigureProps } from '../figure.tsx';
import { type Shown, shownCount, shownNumber } from '../format.ts';
import { Explanation } from './explanation.tsx';

interface Props {
  readonly target: string;
  readonly result: PredictionResult;
  /** The rows that were predicted, where the page has them. */
  readonly inputs: readonly Row[] | null;
  /** Of the first row and so on, in their file, from 1. */
  readonly places: readonly number[] | null;
  /** Whose model can say why. */
  readonly contextId: string | null;
}

export function PredictionsResult({ target, result, inputs, places, contextId }: Props) {
  const [explained, setExplained] = useState<number | null>(null);
  const table = useMemo(() => tableOf(result, inputs, places), [result, inputs, places]);
  return (
    <>
      <Spread target={target} result={result} />
      {explained !== null && contextId !== null && inputs !== null && (
        <Explanation contextId={contextId} row={inputs[explained]!} />
      )}
      <DataTable
        caption={texts.predictions}
        table={table}
        fileName="predictions.csv"
        {...(contextId !== null &&
          inputs !== null && {
            action: (row: number) => (
              <button type="button" onClick={() => setExplained(row)}>
                {texts.explain}
              </button>
            ),
          })}
      />
    </>
  );
}

function tableOf(
  { predictions, classes, probabilities, quantiles, quantileLevels }: PredictionResult,
  inputs: readonly Row[] | null,
  places: readonly number[] | null,
): TableData {
  const low = quantileLevels?.indexOf(0.1) ?? -1;
  const high = quantileLevels?.indexOf(0.9) ?? -1;
  const interval = quantiles !== null && low >= 0 && high >= 0;
  const names = inputs === null || inputs.length === 0 ? [] : Object.keys(inputs[0]!);
  const columns = [
    texts.row,
    texts.prediction,
    ...(probabilities === null ? [] : [texts.probability]),
    ...(interval ? ['10 %', '90 %'] : []),
    ...names.map((name) => (name === texts.row || name === texts.prediction ? `${name} ` : name)),
  ];
  const rows = predictions.map((prediction, i): Shown[] => [
    places?.[i] ?? i + 1,
    prediction,
    ...(probabilities === null ? [] : [probabilities[i]![classes!.indexOf(prediction)]]),
    ...(interval ? [quantiles[i]![low], quantiles[i]![high]] : []),
    ...names.map((name) => inputs![i]![name] as Shown),
  ]);
  return { columns, rows };
}

function Spread({ target, result }: { readonly target: string; readonly result: PredictionResult }) {
  const { predictions, classes } = result;
  return classes === null ? (
    <NumberSpread target={target} values={predictions as readonly number[]} />
  ) : (
    <ClassSpread target={target} predictions={predictions} />
  );
}

const maxClasses = 20;

function ClassSpread({ target, predictions }: { target: string; predictions: readonly Label[] }) {
  const counts = useMemo(() => {
    const rows = new Map<string, number>();
    for (const label of predictions) rows.set(String(label), (rows.get(String(label)) ?? 0) + 1);
    return [...rows].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
  }, [predictions]);
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => {
      const shown = counts.slice(0, maxClasses);
      return {
        height: 50 + 28 * shown.length,
        marginLeft: 130,
        x: { label: texts.rows, grid: true },
        y: { label: null, domain: shown.map(({ name }) => name) },
        marks: [plot.barX(shown, { x: 'count', y: 'name', fill: 'var(--s0)', insetTop: 3, insetBottom: 3 })],
      };
    },
    [counts],
  );
  return (
    <Figure
      title={target}
      text={fill(texts.predictionsText, { n: shownCount(predictions.length), most: counts[0]?.name ?? '–' })}
      table={{ columns: [texts.classOf, texts.rows], rows: counts.map(({ name, count }) => [name, count]) }}
      draw={draw}
    />
  );
}

function NumberSpread({ target, values }: { readonly target: string; readonly values: readonly number[] }) {
  const draw: FigureProps['draw'] = useMemo(
    () => (plot) => ({
      x: { label: target },
      y: { label: texts.rows, grid: true },
      marks: [
        plot.rectY(values, {
          ...plot.binX({ y: 'count' }, { x: (value: number) => value }),
          fill: 'var(--s0)',
        }),
        plot.ruleY([0], { stroke: 'var(--text)' }),
      ],
    }),
    [target, values],
  );
  const ends = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as readonly [number, number]);
  return (
    <Figure
      title={target}
      text={fill(texts.predictionsRange, {
        n: shownCount(values.length),
        low: shownNumber(ends[0]),
        high: shownNumber(ends[1]),
      })}
      table={{ columns: [texts.row, target], rows: values.map((value, i) => [i + 1, value]) }}
      draw={draw}
    />
  );
}
