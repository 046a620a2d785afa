/** A model and how well it does, as one HTML page that needs nothing else. */

import { importancePicture } from '../../pictures/bars.ts';
import type { Label, Task } from '../domain/table.ts';
import type { EvaluationReport } from '../engine/evaluate.ts';
import type { ColumnReading } from '../engine/prepare/column-reading.ts';
import { columnFacts } from './column-facts.ts';
import { figures, words } from './draw.ts';
import { evaluationSections } from './evaluation.ts';
import { list, page, percent, section, table } from './html.ts';

/** What a report tells of a fitted model. */
export interface ModelFacts {
  readonly trainRows: number;
  readonly engineVersion: string;
  readonly columns: readonly ColumnReading[];
  readonly notes: readonly string[];
  readonly members: readonly {
    readonly name: string;
    readonly weight: number;
    readonly score: number | null;
  }[];
  readonly importance: readonly { readonly name: string; readonly value: number }[];
}

export interface Reported {
  readonly task: Task;
  readonly target: string | null;
  readonly classes: readonly Label[] | null;
  readonly model?: ModelFacts;
  readonly evaluation?: EvaluationReport;
}

/** @returns the page; light or dark as the reader's system is, without scripts, each picture with its numbers */
export async function reportPage({ task, target, classes, model, evaluation }: Reported): Promise<string> {
  const what = task === 'classification' ? `classification of ${classes?.length ?? 0} classes` : 'regression';
  const rows = model?.trainRows ?? evaluation?.rows ?? 0;
  const title = target === null ? `A ${task} model` : `${target}: ${task}`;
  const engine = model === undefined ? '' : ` Engine ${model.engineVersion}.`;
  return page(title, `A ${what} from ${rows} rows.${engine}`, [
    ...(evaluation === undefined ? [] : await evaluationSections(evaluation)),
    ...(model === undefined ? [] : await modelSections(model, task)),
    ...(model === undefined && evaluation !== undefined ? [blendSection(evaluation.members, null)] : []),
  ]);
}

async function modelSections(
  { importance, members, columns, notes }: ModelFacts,
  task: Task,
): Promise<string[]> {
  const bars = importance
    .map(({ name: column, value }) => ({ column, value }))
    .sort((a, b) => b.value - a.value);
  const picture = importancePicture(bars, words);
  return [
    section('Columns that matter', await figures(picture === null ? [] : [picture])),
    blendSection(members, task === 'classification' ? 'log loss' : 'RMSE'),
    section('How the columns were read', columnTable(columns), list(notes)),
  ];
}

function blendSection(
  members: readonly { readonly name: string; readonly weight: number; readonly score?: number | null }[],
  loss: string | null,
): string {
  const used = members.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return section(
    'Members of the blend',
    table(
      ['member', 'weight', ...(loss === null ? [] : [`${loss} alone`])],
      used.map(({ name, weight, score = null }) => [
        name,
        percent(weight),
        ...(loss === null ? [] : [score]),
      ]),
    ),
  );
}

function columnTable(columns: readonly ColumnReading[]): string {
  return table(
    ['column', 'kind', 'missing', 'read as'],
    columns.map((column) => [
      column.name,
      column.kind,
      percent(column.missing),
      [
        ...(column.categories === undefined ? [] : [`${column.categories} values`]),
        ...columnFacts(column),
        ...(column.note === undefined ? [] : [column.note]),
      ].join('; '),
    ]),
  );
}
