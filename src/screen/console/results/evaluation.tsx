/** What an evaluation found, as pictures. */

import { useMemo } from 'preact/hooks';
import type { ClassificationScores, EvaluationReport, Label } from '../../../client/index.ts';
import { evaluationPictures } from '../../../pictures/evaluation.ts';
import { fill, texts } from '../../texts/console.ts';
import { DataTable } from '../data-table.tsx';
import { Figure } from '../figure.tsx';
import { type Shown, shownCount, shownNumber, shownShare, words } from '../format.ts';
import { Tiles } from '../tiles.tsx';

export function EvaluationResult({ report }: { readonly report: EvaluationReport }) {
  const { classification, classes, method, folds, rows, scoredRows = rows, worstRows, members } = report;
  const pictures = useMemo(() => evaluationPictures(report, words), [report]);
  const how =
    method === 'kfold'
      ? fill(texts.howKfold, { rows: shownCount(rows), folds: folds ?? 0 })
      : fill(texts.howHoldout, { rows: shownCount(scoredRows) });
  return (
    <>
      <Tiles tiles={tilesOf(report)} />
      <p class="hint">{how}</p>
      <div class="figures">
        {pictures.map((picture) => (
          <Figure key={picture.title} picture={picture} />
        ))}
        {classification && classes && <ClassTable classes={classes} scores={classification} />}
      </div>
      {worstRows !== undefined && worstRows.length > 0 && (
        <DataTable
          caption={texts.worst}
          table={{
            columns: [texts.row, texts.truth, texts.prediction, texts.loss],
            rows: worstRows.map(({ row, target, prediction, loss }): Shown[] => [
              row + 1,
              target,
              prediction,
              loss,
            ]),
          }}
        />
      )}
      {members !== undefined && <Blend members={members} />}
      <Notes notes={report.notes ?? []} />
    </>
  );
}

function ClassTable({
  classes,
  scores: { perClass },
}: {
  readonly classes: readonly Label[];
  readonly scores: ClassificationScores;
}) {
  return (
    <DataTable
      caption={texts.classes}
      table={{
        columns: [texts.classOf, texts.support, texts.precision, texts.recall, texts.f1, texts.auc],
        rows: perClass.map(({ support, precision, recall, f1, auc }, k) => [
          String(classes[k]),
          support,
          precision,
          recall,
          f1,
          auc,
        ]),
      }}
    />
  );
}

function tilesOf({ classification, regression, metric, value }: EvaluationReport): [string, string][] {
  if (classification) {
    const { accuracy, balancedAccuracy, logLoss, auc } = classification;
    return [
      [texts.accuracy, shownShare(accuracy)],
      [texts.balancedAccuracy, shownShare(balancedAccuracy)],
      [texts.auc, auc === null ? '–' : shownNumber(auc)],
      [texts.logLoss, shownNumber(logLoss)],
    ];
  }
  if (regression) {
    const { rmse, r2, mae, coverage80 } = regression;
    return [
      [texts.rmse, shownNumber(rmse)],
      [texts.r2, r2 === null ? '–' : shownNumber(r2)],
      [texts.mae, shownNumber(mae)],
      [texts.coverage80, shownShare(coverage80)],
    ];
  }
  return [[metric === 'accuracy' ? texts.accuracy : texts.rmse, shownNumber(value)]];
}

export function Blend({
  members,
}: {
  readonly members: readonly { readonly name: string; readonly weight: number }[];
}) {
  const used = members.filter(({ weight }) => weight > 0);
  if (used.length === 0) return null;
  return (
    <details class="panel">
      <summary>{texts.blend}</summary>
      <DataTable
        caption={texts.blend}
        table={{
          columns: [texts.member, texts.weight],
          rows: used.map(({ name, weight }) => [name, shownShare(weight)]),
        }}
      />
    </details>
  );
}

export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section class="panel">
      <h3>{texts.notes}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
