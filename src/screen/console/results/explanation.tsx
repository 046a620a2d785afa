/** Why one row is predicted as it is. */

import { useMemo } from 'preact/hooks';
import type { Row, RowExplanations } from '../../../client/index.ts';
import { fill, texts } from '../../texts/console.ts';
import { asking } from '../account.ts';
import { type Shown, shownCell } from '../format.ts';
import { useLoaded } from '../loaded.ts';
import { Problem } from '../problem.tsx';
import { BarFigure } from './importance.tsx';

export function Explanation({ contextId, row }: { readonly contextId: string; readonly row: Row }) {
  const { value, error, again } = useLoaded(`${contextId} ${JSON.stringify(row)}`, () =>
    asking((client) => client.explain(contextId, [row])),
  );
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (value === undefined) return <p aria-live="polite">{texts.stageRunning} …</p>;
  return <Explained explanations={value} row={row} />;
}

function Explained({ explanations, row }: { readonly explanations: RowExplanations; readonly row: Row }) {
  const { columns, outputs, contributions, predictions } = explanations;
  const prediction = predictions[0]!;
  // Of several classes that which was predicted; of two the second alone is explained.
  const output = Math.max(0, outputs.indexOf(prediction));
  const bars = useMemo(
    () =>
      columns
        .map((column, i) => ({ column, value: contributions[0]![output]![i]!, cell: row[column] as Shown }))
        .sort((a, b) => Math.abs(b.value) - Math.abs(a.value)),
    [columns, contributions, output, row],
  );
  const of = outputs[output];
  return (
    <>
      <BarFigure
        title={of === null ? texts.explain : `${texts.explain} (${of})`}
        text={fill(texts.explainText, { prediction: shownCell(prediction), column: bars[0]?.column ?? '–' })}
        bars={bars}
        value={texts.contribution}
      />
      <p class="hint">{texts.explainHint}</p>
    </>
  );
}
