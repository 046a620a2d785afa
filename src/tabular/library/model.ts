/** A fitted model in the hands of a program. */

import { writeWhole } from '../../shared/whole-file.ts';
import type { Label, Task } from '../domain/table.ts';
import type { Compilation } from '../engine/blend/student.ts';
import type { NativeEngine, NativeModel, PermutationOptions } from '../engine/create-engine.ts';
import type { RunOptions } from '../engine/engine.ts';
import type { Explanation } from '../engine/explain.ts';
import type { PermutationImportance } from '../engine/permutation-importance.ts';
import type { ColumnReading } from '../engine/prepare/index.ts';
import { type Data, toSource } from './input.ts';
import { Predictions } from './predictions.ts';

export interface PredictOptions extends RunOptions {
  /** Regression: levels in (0, 1) of the quantiles wanted, e.g. `[0.1, 0.9]` for an interval that covers 80 %. */
  readonly quantiles?: readonly number[];
}

/** Made by `fit` or `loadModel`; its numbers live on the engine's thread. */
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

  /** Tells which columns matter, and, for each of `rows`, how much each column moved the prediction.
   * @param rows n × p; left out: the importance of the columns alone
   * @returns    see {@link Explanation} */
  async explain(rows?: Data, options: RunOptions = {}): Promise<Explanation> {
    return this.#model.explain(rows === undefined ? null : await toSource(rows, options.signal), options);
  }

  /** Measures how much the model needs each column: how much worse it predicts when that column is shuffled.
   * @param rows n × p with the target; rows that the model has not learnt from tell what helps with new ones
   * @returns    rise of the log loss, or of the root mean squared error in the target's unit, per column
   * @throws     TabularError `missing_target_column`, `unsupported_task` (a target that is missing somewhere or a label
   *             that the model does not know), `schema_mismatch` (no rows, an absent column); RangeError for `repeats` */
  async permutationImportance(rows: Data, options: PermutationOptions = {}): Promise<PermutationImportance> {
    return this.#model.permutationImportance(await toSource(rows, options.signal), options);
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
