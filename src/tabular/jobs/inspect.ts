/** Looking into the model of a fitted context: what it learnt from, and why it predicts what it predicts. */

import { TabularError } from '../domain/errors.ts';
import type { Label } from '../domain/table.ts';
import { type Row, tableFromRows } from '../domain/table-from-rows.ts';
import type { FittedModel, MemberFacts } from '../engine/engine.ts';
import type { ContextModels } from './context-models.ts';
import type { ReadTools } from './reads.ts';
import { usableContext } from './submit.ts';

/** A model as people look at it. Lists are empty where the engine does not tell. */
export interface ModelDescription {
  readonly classes: readonly Label[] | null;
  /** How each feature column was read. */
  readonly columns: NonNullable<FittedModel['columns']>;
  readonly notes: readonly string[];
  readonly members: readonly MemberFacts[];
  /** Share of each column in what the model goes by, the largest first. */
  readonly importance: readonly { readonly column: string; readonly importance: number }[];
}

/** Why rows are predicted as they are. */
export interface RowExplanations {
  readonly columns: readonly string[];
  /** What each output stands for: a class, or null for the predicted number. Of two classes the second is explained. */
  readonly outputs: readonly (Label | null)[];
  /** One an output: what would be predicted before any column is known. */
  readonly base: readonly number[];
  /** For each row and output, one a column; with `base` they add up to the score. */
  readonly contributions: readonly (readonly (readonly number[])[])[];
  /** For each row the predicted label or number. */
  readonly predictions: readonly Label[];
}

/** Rows explained at once, at most: each takes as long as predicting thousands. */
export const maxExplainedRows = 20;
/** Time that an explanation may take. */
const explainMs = 60_000;

interface InspectTools extends ReadTools {
  readonly models: ContextModels;
}

/** @throws TabularError as a prediction with the context */
export async function describeModel(tools: InspectTools, org: string, id: string): Promise<ModelDescription> {
  const context = await usableContext(tools, org, id);
  return tools.models.use(context, async (model) => {
    const { classes, columns = [], notes = [], members = [] } = model;
    const explained = await withinTime((signal) => model.explain?.(null, { signal }));
    const importance = (explained?.columns ?? [])
      .map((column, i) => ({ column, importance: explained!.importance[i]! }))
      .sort((a, b) => b.importance - a.importance);
    return {
      classes,
      columns,
      notes,
      members: members.map(({ name, weight, score }) => ({ name, weight, score })),
      importance,
    };
  });
}

/** @throws TabularError as a prediction with the context; `schema_mismatch` for rows that are none, too many, or lack a
 *         column, `unsupported_task` where the engine cannot explain */
export async function explainRows(
  tools: InspectTools,
  org: string,
  id: string,
  rows: readonly Row[],
): Promise<RowExplanations> {
  if (rows.length < 1 || rows.length > maxExplainedRows) {
    throw new TabularError(
      'schema_mismatch',
      `${rows.length} rows were sent to be explained; 1 to ${maxExplainedRows} are explained at once.`,
    );
  }
  const context = await usableContext(tools, org, id);
  return tools.models.use(context, async (model) => {
    const table = await tableOf(rows, model.featureColumns);
    const [explained, predicted] = await withinTime((signal) =>
      Promise.all([model.explain?.(table, { signal }), model.predict(table, { signal })]),
    );
    if (explained === undefined) {
      throw new TabularError('unsupported_task', 'The engine of this service cannot explain its models.');
    }
    const { columns, contributions, base, outputs } = explained;
    const width = columns.length;
    const of = (row: number, output: number) =>
      Array.from(contributions!.subarray((row * outputs + output) * width).subarray(0, width));
    const each = Array.from({ length: outputs }, (_, output) => output);
    return {
      columns,
      outputs: outputsOf(model.classes, outputs),
      base: Array.from(base!),
      contributions: rows.map((_, row) => each.map((output) => of(row, output))),
      predictions: Array.from(predicted.values, (value) => model.classes?.[value] ?? value),
    };
  });
}

/** Of two classes one score tells all: that of the second. */
function outputsOf(classes: readonly Label[] | null, outputs: number): readonly (Label | null)[] {
  if (classes === null) return [null];
  return outputs === 1 ? classes.slice(-1) : classes;
}

async function tableOf(rows: readonly Row[], featureColumns: readonly string[]) {
  const absent = featureColumns.find((name) => rows.every((row) => !Object.hasOwn(row, name)));
  if (absent !== undefined) {
    throw new TabularError('schema_mismatch', `No row has the fitted column ${JSON.stringify(absent)}.`);
  }
  try {
    return await tableFromRows(rows, { columns: featureColumns });
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new TabularError('schema_mismatch', error.message, { cause: error });
  }
}

async function withinTime<T>(work: (signal: AbortSignal) => T): Promise<Awaited<T>> {
  const signal = AbortSignal.timeout(explainMs);
  try {
    return await work(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new TabularError('worker_unavailable', `The explanation took more than ${explainMs / 1000} s.`, {
      fix: 'Explain fewer rows, or fit with fewer columns.',
      cause: error,
    });
  }
}
