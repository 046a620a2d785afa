/** One model: what it goes by, how it read its columns, and predictions with it. */

import { useMemo, useState } from 'preact/hooks';
import type { ModelDescription, Row } from '../../client/index.ts';
import { importancePicture } from '../../pictures/bars.ts';
import { fill, texts } from '../texts/console.ts';
import { asking } from './account.ts';
import { DataTable } from './data-table.tsx';
import { Figure } from './figure.tsx';
import { type Shown, shownCount, shownShare, shownTime, words } from './format.ts';
import { useLoaded } from './loaded.ts';
import { Problem } from './problem.tsx';
import { RunProgress } from './progress.tsx';
import { Blend, Notes } from './results/evaluation.tsx';
import { Explanation } from './results/explanation.tsx';
import { run, running, startJob, tables } from './state.ts';
import { ask } from './table/thread.ts';
import { ScoreFile } from './task-form.tsx';

export function ModelView({ id }: { readonly id: string }) {
  const { value, error, again } = useLoaded(id, () => asking((client) => client.model(id)));
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (value === undefined) return <p aria-live="polite">{texts.stageRead} …</p>;
  return <Model model={value} />;
}

function Model({ model }: { readonly model: ModelDescription }) {
  const { context, columns, importance, members, notes } = model;
  const { id, targetColumn, trainRows, cols, expiresAt } = context;
  const picture = useMemo(() => {
    const bars = importance.map(({ column, importance: value }) => ({ column, value }));
    return importancePicture(bars, words);
  }, [importance]);
  return (
    <>
      <h2>{targetColumn}</h2>
      <p>
        {fill(texts.trainedOn, {
          rows: shownCount(trainRows),
          columns: shownCount(cols),
          time: shownTime(expiresAt),
        })}
      </p>
      <div class="figures">
        {picture && <Figure picture={picture} />}
        <ExplainRow contextId={id} features={context.featureColumns} />
      </div>
      <section class="panel">
        <h3>{texts.predictWith}</h3>
        <ScoreFile />
        <button
          type="button"
          class="primary"
          disabled={running() || tables.score.value?.kind !== 'read'}
          onClick={() => void startJob({ kind: 'score', contextId: id })}
        >
          {texts.startPredict}
        </button>
        {running() && run.value!.jobId === null && <RunProgress run={run.value!} />}
        {run.value?.error !== null && run.value?.error !== undefined && <Problem error={run.value.error} />}
      </section>
      <DataTable
        caption={texts.howRead}
        table={{
          columns: [texts.column, texts.kind, texts.missing, texts.notes],
          rows: columns.map(({ name, kind, missing, note }): Shown[] => [
            name,
            columnKinds[kind] ?? kind,
            shownShare(missing),
            note ?? '',
          ]),
        }}
      />
      <Blend members={members} />
      <Notes notes={notes} />
    </>
  );
}

const columnKinds: Readonly<Record<string, string>> = {
  number: texts.columnNumber,
  boolean: texts.columnBoolean,
  category: texts.columnCategory,
  date: texts.columnDate,
  text: texts.columnText,
  constant: texts.columnConstant,
  presence: texts.columnPresence,
};

/** A row of the open file, and why the model predicts what it predicts for it. */
function ExplainRow({
  contextId,
  features,
}: {
  readonly contextId: string;
  readonly features: readonly string[];
}) {
  const [place, setPlace] = useState(1);
  const [row, setRow] = useState<Row | null>(null);
  const state = tables.train.value;
  const open = state?.kind === 'read' ? state.table : null;
  const fits = open !== null && features.every((name) => open.columns.some((column) => column.name === name));
  if (!fits) {
    return (
      <section class="panel">
        <h3>{texts.explain}</h3>
        <p class="hint">{texts.explainNeedsFile}</p>
      </section>
    );
  }
  const explain = async (event: SubmitEvent) => {
    event.preventDefault();
    const [found] = await ask('rows', { slot: 'train', rows: [place - 1], columns: features });
    setRow(found!);
  };
  return (
    <div>
      <form class="panel" onSubmit={explain}>
        <h3>{texts.explain}</h3>
        <label class="field">
          {texts.explainRow}
          <input
            type="number"
            min={1}
            max={open.rows}
            required
            value={place}
            onInput={(event) => setPlace(event.currentTarget.valueAsNumber)}
          />
        </label>
        <button type="submit">{texts.explain}</button>
      </form>
      {row !== null && <Explanation contextId={contextId} row={row} />}
    </div>
  );
}
