/** A fitted model in the hands of a program. */

import { writeWhole } from '../../shared/whole-file.ts';
import { type ColumnGroups, groupsOf } from '../domain/column-groups.ts';
import type { Label, Task } from '../domain/table.ts';
import type { Compilation } from '../engine/blend/student.ts';
import type { NativeEngine } from '../engine/create-engine.ts';
import type { Explanation, RunOptions } from '../engine/engine.ts';
import type { EvaluationReport } from '../engine/evaluate.ts';
import type { NativeModel, PermutationOptions } from '../engine/native-model.ts';
import type { PermutationImportance } from '../engine/permutation-importance.ts';
import type { ColumnReading } from '../engine/prepare/index.ts';
import type { FileOptions } from '../files/options.ts';
import { reportPage } from '../report/report.ts';
import { byGroup } from './group-explanation.ts';
import { type Data, toSource } from './input.ts';
import { type PredictedBlock, predictBlocks, type RowSource } from './predict-stream.ts';
import { Predictions } from './predictions.ts';

/** Options of `predict`. */
export interface PredictOptions extends RunOptions {
  /** Regression: levels in (0, 1) of the quantiles wanted, e.g. `[0.1, 0.9]` for an interval that covers 80 %.
   * @defaultValue none */
  readonly quantiles?: readonly number[];
}

/** Options of `explain`. */
export interface ExplainOptions extends RunOptions {
  /** Columns to tell of together, by a name for each group; those in no group stand alone.
   * @defaultValue every column alone */
  readonly groups?: ColumnGroups;
}

/** What a report tells of besides the model. */
export interface ReportOptions {
  /** How good the model is, from `evaluate`.
   * @defaultValue none: the report tells of the model only */
  readonly evaluation?: EvaluationReport;
  /** Aborting rejects with the signal's reason.
   * @defaultValue none */
  readonly signal?: AbortSignal;
}

/** Made by `fit` or `loadModel`; its numbers live on the engine's thread.
 * @example
 * const model = await fit('cars.csv', { target: 'mpg' });
 * await model.save('cars.model');
 * const again = await loadModel('cars.model'); */
export class TabularModel {
  readonly #model: NativeModel;
  /** `eng_` and 16 hex characters: which engine runs it. */
  readonly engineVersion: string;

  constructor(model: NativeModel, engine: NativeEngine) {
    this.#model = model;
    this.engineVersion = engine.version;
  }

  get task(): Task {
    return this.#model.task;
  }

  get trainRows(): number {
    return this.#model.trainRows;
  }

  /** The column that the model predicts; null when it was fitted without a name for it. */
  get target(): string | null {
    return this.#model.targetColumn;
  }

  /** The columns that rows must have. */
  get features(): readonly string[] {
    return this.#model.featureColumns;
  }

  /** Labels in the JSON type they were given in; null for regression. */
  get classes(): readonly Label[] | null {
    return this.#model.classes;
  }

  /** How each column of `features` was read: its kind, the share of missing values, how many categories or which form of
   * dates, and a note where it was not taken for what it may look like (dates whose order of day and month nothing
   * tells). */
  get columns(): readonly ColumnReading[] {
    return this.#model.columns;
  }

  /** What was decided while the training table was read: rows without a target that were left out, lines skipped, the
   * encoding where it was guessed. Empty for a model that was loaded. */
  get notes(): readonly string[] {
    return this.#model.notes;
  }

  /** The models that were tried: weight in the blend (0: not in it) and score on held-out rows, log loss or RMSE. */
  get members(): NativeModel['members'] {
    return this.#model.members;
  }

  /** What came of compiling the model, by `compile` or by the option of `fit`; null when nobody has, and for a model that
   * was loaded. */
  get compilation(): Compilation | null {
    return this.#model.compilation;
  }

  /** Makes the model quicker where that costs next to nothing: boosted trees learn what the slow members of the blend
   * (the in-context one: milliseconds a row) say of these rows and of mixtures of them, and answer in their place from then
   * on, but only where their loss is at most 0.5 % above the blend's on the half of the rows that they have not learnt from.
   * A saved model keeps its student.
   * @param rows at least 40 rows with the target, best such as the model has not learnt from: of those that it has, the
   *             blend says more than a student can, which is then refused
   * @returns    `kept`, `refused` or `unneeded`, with the losses: mean log loss, or root mean squared error
   * @throws     TypeError for a model without a name for its target; TabularError `missing_target_column`,
   *             `schema_mismatch`, `unsupported_task`; the signal's reason when aborted */
  async compile(rows: Data, options: RunOptions = {}): Promise<Compilation> {
    return this.#model.compile(await toSource(rows, options.signal), options);
  }

  /** Predicts rows.
   * @param rows n × p; columns are matched by name, extra ones are ignored, missing values are fine
   * @returns    row-aligned predictions, with probabilities or the quantiles asked for
   * @throws     TabularError `schema_mismatch` when a fitted column is absent; RangeError for a level outside (0, 1);
   *             the signal's reason when aborted */
  async predict(rows: Data, options: PredictOptions = {}): Promise<Predictions> {
    return new Predictions(await this.#model.predict(await toSource(rows, options.signal), options));
  }

  /** Predicts any number of rows in constant memory: they are read, predicted and forgotten block by block. A row has the
   * same prediction, bit for bit, as `predict` gives it.
   * @param source the path or URL of a CSV file or of JSON lines (each also gzipped) or of Parquet (memory: a row group; other
   *               formats are read whole), or an iterable, also an asynchronous one, of row objects or tables
   * @param options those of `predict`, and of the reading of files
   * @returns      blocks in the order of the rows, some ten thousand rows each
   * @throws       as `predict`, at the block that is wrong; TabularError `malformed_csv` where a line inside of a CSV file is
   *               no row (a total, a note): such a file is for `predict`
   * @example      for await (const { predictions } of model.predictStream('new.csv')) console.log(predictions.rows); */
  predictStream(
    source: RowSource,
    options: PredictOptions & FileOptions = {},
  ): AsyncGenerator<PredictedBlock> {
    return predictBlocks((rows) => this.predict(rows, options), source, options);
  }

  /** Tells which columns matter, and, for each of `rows`, how much each column moved the prediction.
   * @param rows n × p; left out: the importance of the columns alone
   * @returns    see {@link Explanation}; with `groups` its columns are the groups, each the sum of its columns
   * @throws     RangeError for groups of unknown columns, or that share one; TabularError `schema_mismatch` when a fitted
   *             column is absent
   * @example    await model.explain(rows, { groups: { engine: ['cylinders', 'horsepower'] } }); */
  async explain(rows?: Data, { groups, ...options }: ExplainOptions = {}): Promise<Explanation> {
    // Looked at before the work: nobody wants to wait for this message.
    if (groups !== undefined) groupsOf(this.features, groups);
    const source = rows === undefined ? null : await toSource(rows, options.signal);
    const explanation = await this.#model.explain(source, options);
    return groups === undefined ? explanation : byGroup(explanation, groups);
  }

  /** Measures how much the model needs each column: how much worse it predicts when that column is shuffled. Columns of a
   * group are shuffled together: of columns that say the same each alone may look needless.
   * @param rows n × p with the target; rows that the model has not learnt from tell what helps with new ones
   * @returns    rise of the log loss, or of the root mean squared error in the target's unit, per column
   * @throws     TabularError `missing_target_column`, `unsupported_task` (a target that is missing somewhere or a label
   *             that the model does not know), `schema_mismatch` (no rows, an absent column); RangeError for `repeats` and
   *             `groups` */
  async permutationImportance(rows: Data, options: PermutationOptions = {}): Promise<PermutationImportance> {
    return this.#model.permutationImportance(await toSource(rows, options.signal), options);
  }

  /** Writes what there is to know of the model as one HTML page: columns that matter, how they were read, what is blended,
   * and all that an evaluation found. It needs nothing else, runs no script, and follows the reader's light or dark setting.
   * @param path    an existing file is replaced as a whole or not at all
   * @param options `evaluation`: what {@link evaluate} found of the same table; without it the page tells of the model alone
   * @example       await model.report('cars.html', { evaluation: await evaluate('cars.csv', { target: 'mpg' }) }); */
  async report(path: string, options: ReportOptions = {}): Promise<void> {
    const { evaluation, signal } = options;
    const { task, target, classes, trainRows, engineVersion, columns, notes, members } = this;
    const explanation = await this.explain(undefined, signal === undefined ? {} : { signal });
    const importance = explanation.columns.map((name, i) => ({ name, value: explanation.importance[i]! }));
    const model = { trainRows, engineVersion, columns, notes, members, importance };
    const page = await reportPage({ task, target, classes, model, ...(evaluation && { evaluation }) });
    await writeWhole(path, page);
  }

  /** The whole model as bytes; `loadModel` restores it, bit for bit. */
  serialize(): Promise<Uint8Array> {
    return this.#model.serialize();
  }

  /** Writes the model to a file; an existing one is replaced as a whole or not at all, also in a power cut. */
  async save(path: string): Promise<void> {
    await writeWhole(path, await this.serialize());
  }

  /** Frees the model's memory; it can no longer predict. A model that is dropped is freed by the collector. */
  close(): void {
    this.#model.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
