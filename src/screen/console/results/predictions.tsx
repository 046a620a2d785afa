/** Predicted rows: how the answers are spread, and each row in a table. */

import { useMemo, useState } from 'preact/hooks';
import type { PredictionResult, Row } from '../../../client/index.ts';
import type { TableData } from '../../../pictures/picture.ts';
import { classSpread, numberSpread } from '../../../pictures/spread.ts';
import { texts } from '../../texts/console.ts';
import { DataTable } from '../data-table.tsx';
import { Figure } from '../figure.tsx';
import { type Shown, words } from '../format.ts';
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
  const picture = useMemo(
    () =>
      classes === null
        ? numberSpread(target, predictions as readonly number[], words)
        : classSpread(target, predictions, words),
    [target, predictions, classes],
  );
  return <Figure picture={picture} />;
}
