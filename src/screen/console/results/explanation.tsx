/** Why one row is predicted as it is. */

import { useMemo } from 'preact/hooks';
import type { Row, RowExplanations } from '../../../client/index.ts';
import { barPicture } from '../../../pictures/bars.ts';
import { fill, texts } from '../../texts/console.ts';
import { asking } from '../account.ts';
import { Figure } from '../figure.tsx';
import { type Shown, shownCell, words } from '../format.ts';
import { useLoaded } from '../loaded.ts';
import { Problem } from '../problem.tsx';

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
  const of = outputs[output]!;
  const picture = useMemo(() => {
    const bars = columns
      .map((column, i) => ({ column, value: contributions[0]![output]![i]!, cell: row[column] as Shown }))
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
    const title = of === null ? texts.explain : `${texts.explain} (${of})`;
    const most = bars[0]?.column ?? '–';
    const text = fill(texts.explainText, { prediction: shownCell(prediction), column: most });
    return barPicture(title, text, bars, texts.contribution, words);
  }, [columns, contributions, prediction, output, of, row]);
  return (
    <>
      <Figure picture={picture} />
      <p class="hint">{texts.explainHint}</p>
    </>
  );
}
