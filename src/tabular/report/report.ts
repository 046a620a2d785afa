/** A model and how well it does, as one HTML page that needs nothing else. */

import type { Label, Task } from '../domain/table.ts';
import type { EvaluationReport } from '../engine/evaluate.ts';
import type { ColumnReading } from '../engine/prepare/column-reading.ts';
import { barChart } from './charts.ts';
import { columnFacts } from './column-facts.ts';
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

/** Columns whose importance is drawn. */
const maxBars = 25;

/** @returns the page; light or dark as the reader's system is, without scripts, each picture with its numbers */
export function reportPage({ task, target, classes, model, evaluation }: Reported): string {
  const what = task === 'classification' ? `classification of ${classes?.length ?? 0} classes` : 'regression';
  const rows = model?.trainRows ?? evaluation?.rows ?? 0;
  const title = target === null ? `A ${task} model` : `${target}: ${task}`;
  const engine = model === undefined ? '' : ` Engine ${model.engineVersion}.`;
  return page(title, `A ${what} from ${rows} rows.${engine}`, [
    ...(evaluation === undefined ? [] : evaluationSections(evaluation)),
    ...(model === undefined ? [] : modelSections(model, task)),
    ...(model === undefined && evaluation !== undefined ? [blendSection(evaluation.members, null)] : []),
  ]);
}

function modelSections({ importance, members, columns, notes }: ModelFacts, task: Task): string[] {
  const most = [...importance].sort((a, b) => b.value - a.value).slice(0, maxBars);
  const left = importance.length - most.length;
  const caption = `Share of each column in what the model goes by${left > 0 ? `; ${left} lesser columns are left out` : ''}.`;
  return [
    section(
      'Columns that matter',
      most.length === 0 ? '' : barChart('Importance', caption, most, 'importance'),
    ),
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
    'What is blended',
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
