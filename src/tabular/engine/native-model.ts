/** A fitted model as callers hold it: its facts here, its state on the engine's thread. */

import { type ColumnGroups, groupsOf } from '../domain/column-groups.ts';
import type { Declarations } from '../domain/declare-columns.ts';
import { TabularError } from '../domain/errors.ts';
import { inNamesOfFit } from '../domain/names-of-fit.ts';
import type { Label, Table, Task } from '../domain/table.ts';
import type { Compilation } from './blend/student.ts';
import type { Explanation, FittedModel, Prediction, RunOptions } from './engine.ts';
import type { PermutationImportance } from './permutation-importance.ts';
import type { CallOptions, EngineClient } from './runtime/client.ts';
import type { ModelInfo, SentData } from './runtime/protocol.ts';
import { shareTable } from './runtime/share.ts';

/** A table, or a file that the engine's thread reads. */
export type TableSource = Table | { readonly file: string; readonly declarations?: Declarations };

/** Options of `permutationImportance`. */
export interface PermutationOptions extends RunOptions {
  /** Shuffles of each column, 1 … 1,000.
   * @defaultValue 5 */
  readonly repeats?: number;
  /** Name of the column with the truth.
   * @defaultValue that of the fit */
  readonly target?: string;
  /** Columns to shuffle together, by a name for each group; those in no group are shuffled alone.
   * @defaultValue none */
  readonly groups?: ColumnGroups;
}

/** A model with the means to look into it. */
export interface NativeModel extends FittedModel {
  readonly targetColumn: string | null;
  /** How each feature column was read, in their order. */
  readonly columns: ModelInfo['columns'];
  readonly notes: readonly string[];
  /** Members of the blend: weight, score on held-out rows (log loss or RMSE; null when none could be held out). */
  readonly members: ModelInfo['members'];
  /** What the weighted logarithms of the members' probabilities were divided by; 1 for regression. */
  readonly temperature: number;
  /** What came of compiling the model; null when nobody has. */
  readonly compilation: Compilation | null;
  /** Has a student learn the answers of the slow members, and keeps it where labelled rows show that it costs nothing.
   * @param rows with the target; as for the option `compile` of a fit */
  compile(rows: TableSource, options?: RunOptions): Promise<Compilation>;
  /** Importance of the columns, and for each row of `rows` the contribution of each column. */
  explain(rows: TableSource | null, options?: RunOptions): Promise<Explanation>;
  /** How much worse the model predicts `rows` when each of its columns is shuffled. */
  permutationImportance(rows: TableSource, options?: PermutationOptions): Promise<PermutationImportance>;
  /** Predicts rows; columns are matched by name. */
  predict(
    features: TableSource,
    options?: RunOptions & { quantiles?: readonly number[] },
  ): Promise<Prediction>;
}

export class WorkerModel implements NativeModel {
  readonly task: Task;
  readonly targetColumn: string | null;
  readonly trainRows: number;
  readonly featureColumns: readonly string[];
  readonly classes: readonly Label[] | null;
  readonly columns: ModelInfo['columns'];
  readonly notes: readonly string[];
  readonly members: ModelInfo['members'];
  readonly temperature: number;
  #compilation: Compilation | null;
  readonly #client: EngineClient;
  readonly #id: number;
  readonly #generation: number;
  readonly #release: () => void;
  #closed = false;

  constructor(client: EngineClient, info: ModelInfo, generation: number, release: () => void) {
    this.task = info.task;
    this.targetColumn = info.targetColumn;
    this.trainRows = info.trainRows;
    this.featureColumns = info.featureColumns;
    this.classes = info.classes;
    this.columns = info.columns;
    this.notes = info.notes;
    this.members = info.members;
    this.temperature = info.temperature;
    this.#compilation = info.compilation;
    this.#client = client;
    this.#id = info.model;
    this.#generation = generation;
    this.#release = release;
  }

  async predict(
    features: TableSource,
    options: CallOptions & { quantiles?: readonly number[] } = {},
  ): Promise<Prediction> {
    const quantiles = this.#checkLevels(options.quantiles);
    this.#checkOpen();
    return this.#client.run('predict', options, async (run) => ({
      model: this.#id,
      features: await sendData(this.#fitted(features), options.signal),
      run,
      quantiles,
    }));
  }

  get compilation(): Compilation | null {
    return this.#compilation;
  }

  async compile(rows: TableSource, options: RunOptions = {}): Promise<Compilation> {
    const { targetColumn } = this;
    if (targetColumn === null) {
      throw new TypeError('The model was fitted without a name for its target: fit it with `target`.');
    }
    this.#checkOpen();
    this.#compilation = await this.#client.run('compile', options, async (run) => ({
      model: this.#id,
      rows: await sendData(this.#fitted(rows, targetColumn), options.signal),
      targetColumn,
      run,
    }));
    return this.#compilation;
  }

  async explain(rows: TableSource | null, options: RunOptions = {}): Promise<Explanation> {
    this.#checkOpen();
    return this.#client.run('explain', options, async (run) => ({
      model: this.#id,
      features: rows && (await sendData(this.#fitted(rows), options.signal)),
      run,
    }));
  }

  async permutationImportance(
    rows: TableSource,
    options: PermutationOptions = {},
  ): Promise<PermutationImportance> {
    const { repeats = 5, target = this.targetColumn, groups = {} } = options;
    if (!(Number.isInteger(repeats) && repeats >= 1 && repeats <= 1000)) {
      throw new RangeError(`repeats must be a whole number from 1 to 1000, received ${repeats}`);
    }
    if (typeof target !== 'string') {
      throw new TypeError('target must name the column with the truth: the model was fitted without a name');
    }
    groupsOf(this.featureColumns, groups);
    this.#checkOpen();
    return this.#client.run('importance', options, async (run) => ({
      model: this.#id,
      rows: await sendData(this.#fitted(rows, target), options.signal),
      targetColumn: target,
      repeats,
      groups,
      run,
    }));
  }

  async serialize(): Promise<Uint8Array> {
    this.#checkOpen();
    return this.#client.send('serialize', { model: this.#id });
  }

  close(): void {
    this.#closed = true;
    this.#release();
  }

  /** Columns that the model does not know need not travel. */
  #fitted(table: TableSource, ...others: readonly string[]): TableSource {
    if ('file' in table) return table;
    const names = [...this.featureColumns, ...others];
    const wanted = new Set(names);
    const { rows, columns } = inNamesOfFit(table, names);
    return { rows, columns: columns.filter(({ name }) => wanted.has(name)) };
  }

  #checkOpen(): void {
    if (this.#closed) throw new TabularError('internal_error', 'The model has been closed.');
    if (this.#client.generation !== this.#generation) {
      throw new TabularError('internal_error', "The engine's thread that held the model has ended.", {
        fix: 'Load the model again from its saved bytes.',
      });
    }
  }

  #checkLevels(levels: readonly number[] | undefined): readonly number[] | null {
    if (levels === undefined) return null;
    for (const level of levels) {
      if (!(typeof level === 'number' && level > 0 && level < 1)) {
        throw new RangeError(`quantiles must lie between 0 and 1 (exclusive), received ${level}`);
      }
    }
    // Regression alone has quantiles; for classification the probabilities say it all.
    return this.task === 'regression' && levels.length > 0 ? [...levels] : null;
  }
}

/** What the engine's thread is sent of a table: shared memory, or the path of its file. */
export async function sendData(data: TableSource, signal: AbortSignal | undefined): Promise<SentData> {
  return 'file' in data ? data : shareTable(data, signal);
}
