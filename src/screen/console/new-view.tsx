/** A new job: a file, its columns, and what to do with them. */

import { useState } from 'preact/hooks';
import { fill, texts } from '../texts/console.ts';
import { ColumnsView } from './columns-view.tsx';
import { DropZone } from './drop-zone.tsx';
import { shownCount } from './format.ts';
import { Problem } from './problem.tsx';
import { ProgressBar, RunProgress } from './progress.tsx';
import { Samples } from './samples.tsx';
import { openFile, run, tables } from './state.ts';
import type { TableSummary } from './table/protocol.ts';
import { guessTarget, TaskForm } from './task-form.tsx';

export function NewView() {
  const state = tables.train.value!;
  if (state.kind === 'reading') {
    return <ProgressBar label={fill(texts.reading, { name: state.name })} fraction={state.fraction} />;
  }
  if (state.kind === 'read') return <TableView key={state.table.name} table={state.table} />;
  return (
    <>
      <p class="lead">{texts.lead}</p>
      {state.kind === 'failed' && <Problem error={state.error} />}
      <DropZone hint={texts.dropHint} onFile={(file) => void openFile('train', file)} />
      <Samples />
    </>
  );
}

function TableView({ table }: { readonly table: TableSummary }) {
  const [target, setTarget] = useState(() => guessTarget(table));
  return (
    <>
      <header class="table-head">
        <h2>{table.name}</h2>
        <p>
          {fill(texts.rowsColumns, {
            rows: shownCount(table.rows),
            columns: shownCount(table.columns.length),
          })}
        </p>
        <button
          type="button"
          onClick={() => {
            tables.train.value = { kind: 'none' };
          }}
        >
          {texts.otherFile}
        </button>
      </header>
      <TaskForm table={table} target={target} onTarget={setTarget} />
      {run.value !== null && run.value.jobId === null && run.value.error === null && (
        <RunProgress run={run.value} />
      )}
      {run.value?.error !== null && run.value?.error !== undefined && <Problem error={run.value.error} />}
      <h2>{texts.columns}</h2>
      {table.leftOut.length > 0 && <p>{fill(texts.leftOut, { columns: table.leftOut.join(', ') })}</p>}
      {table.notes.map((note) => (
        <p key={note} lang="en">
          {note}
        </p>
      ))}
      <ColumnsView columns={table.columns} target={target} />
    </>
  );
}
