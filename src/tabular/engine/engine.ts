/** The interface between jobs and numbers: everything above it deals in tables, everything below in arithmetic. */

import type { Effort } from '../domain/effort.ts';
import type { Label, Table, Target, Task } from '../domain/table.ts';
import type { ClassCosts } from './class-costs.ts';
import type { Reconciliation } from './forecast/reconcile.ts';
import type { Monotone } from './monotone.ts';
import type { ColumnReading } from './prepare/column-reading.ts';
import type { OtherScale } from './prepare/other-scale.ts';
import type { UnreadCells } from './prepare/to-later-frame.ts';

export type { Target } from '../domain/table.ts';

/** @param fraction of the work that is done, 0 … 1, never falling
 * @param stage    what is done now
 * @param leftMs   about how many milliseconds are left, should the rest go on at the pace so far; null as long as nothing
 *                 tells */
export type OnProgress = (fraction: number, stage: string, leftMs: number | null) => void;

/** What every long call accepts. */
export interface RunOptions {
  /** Aborting rejects with the signal's reason and leaves nothing half-done.
   * @defaultValue none */
  readonly signal?: AbortSignal;
  /** Same inputs, same seed, same engine version: the same bytes out, whatever the thread count.
   * @defaultValue 0 */
  readonly seed?: number;
  /** Called from time to time; see {@link OnProgress}.
   * @defaultValue nobody is told */
  readonly onProgress?: OnProgress;
  /** Native threads.
   * @defaultValue the machine's available parallelism */
  readonly threads?: number;
}

/** What fits and evaluations accept. */
export interface LearnRunOptions extends RunOptions {
  /** How much work a fit may take: `fast`, `balanced` or `best`. Default `balanced`. */
  readonly effort?: Effort;
}

/** What fits accept. */
export interface FitRunOptions extends LearnRunOptions {
  /** Whether a quick student stands in for members that take long a row: boosted trees that have learnt their
   * answers, kept only where its loss on held-out rows is at most 0.5 % above the blend's. Such a fit takes about twice as
   * long. Default false. */
  readonly compile?: boolean;
}

export interface TrainingSet {
  readonly task: Task;
  /** The feature columns, in the order that was declared. */
  readonly features: Table;
  /** Row-aligned with `features`: finite numbers for regression, labels for classification. */
  readonly target: Target;
  /** Kept with the model for people to read. */
  readonly targetColumn?: string;
  /** How much each row counts, relative to the others: finite, not negative, not all zero. A row of weight zero is as
   * good as absent. Default: all alike. */
  readonly weights?: Float64Array;
  /** The group of each row, as any whole numbers: rows of one group are never judged by a model that has seen others of it.
   * Default: every row by itself. */
  readonly groups?: Int32Array;
  /** Columns along which predictions may only rise or only fall. Default: none. */
  readonly monotone?: Monotone;
  /** What mistakes cost, by true and predicted class. Default: all the same. */
  readonly costs?: ClassCosts;
  /** What was decided while the rows were read, for people. */
  readonly notes?: readonly string[];
  /** The place of each row, from 0, in the table that the caller gave, where rows of that were left out. */
  readonly places?: Int32Array;
  /** The line of its file that the first row of that table stands on, where rows are lines. */
  readonly firstLine?: number;
}

export interface Prediction {
  readonly rows: number;
  /** Regression: predicted means, length n. Classification: index into `classes` of the most probable class, or of the one with the
   * least expected cost where the model knows costs. */
  readonly values: Float64Array | Int32Array;
  readonly classes: readonly Label[] | null;
  /** n × c row-major, each row sums to 1 ± 1e-6, columns in the order of `classes`. */
  readonly probabilities: Float64Array | null;
  /** n × q row-major, non-decreasing along a row, columns in the order of `quantileLevels`. */
  readonly quantiles: Float64Array | null;
  readonly quantileLevels: readonly number[] | null;
  /** Cells that could not be read as those of the fit, and count as missing. */
  readonly unread: readonly UnreadCells[];
  /** Columns whose numbers are of another size than those of the fit. */
  readonly otherScale: readonly OtherScale[];
}

/** Why a model predicts what it predicts. */
export interface Explanation {
  readonly columns: readonly string[];
  /** One per column, non-negative, sum 1 (all 0 when no column matters): each member's own importance (trees: gain;
   * linear models: squared coefficients; others: mean size of the contributions to a few training rows), weighted as
   * the members are in the blend. */
  readonly importance: Float64Array;
  /** n × o × p row-major, columns in the order of `columns`; null when no rows were given. Regression: the target's
   * unit (o = 1). Classification: log odds of the second class (o = 1), or, above two classes, each class's log
   * probability minus the mean over the classes (o = classes). Per row and output they add up, with `base`, to the
   * prediction of `predictionScores`, but for rounding.
   *
   * Shapley values: of trees in a regression exact (TreeSHAP), of everything else sampled over up to 32 orders of the
   * columns, each from a training row of its own, exact where columns do not interact. Of more than 36 columns, and of
   * the in-context member of more than 1, there are fewer orders (about 1,200 and 64 ÷ columns, at least 2): with a
   * quarter of them the sampling error is twice as large. */
  readonly contributions: Float64Array | null;
  /** One per output: what would be predicted before any column is known. */
  readonly base: Float64Array | null;
  readonly outputs: number;
  /** Cells of the rows that could not be read as those of the fit, and count as missing. */
  readonly unread: readonly UnreadCells[];
}

/** A part of a blended model. */
export interface MemberFacts {
  readonly name: string;
  /** In the blend, 0 … 1. */
  readonly weight: number;
  /** Log loss or RMSE of the member alone on held-out rows; null when none could be held out. */
  readonly score: number | null;
}

export interface FittedModel {
  readonly task: Task;
  readonly trainRows: number;
  readonly featureColumns: readonly string[];
  readonly classes: readonly Label[] | null;
  /** Columns are matched by name; extra ones are ignored.
   * @throws TabularError `schema_mismatch` when a fitted column is absent */
  predict(features: Table, options?: RunOptions & { quantiles?: readonly number[] }): Promise<Prediction>;
  /** The whole model as bytes with magic, version and checksum; `Engine.load` restores it. */
  serialize(): Promise<Uint8Array>;
  /** How each feature column was read; absent where the engine does not tell. */
  readonly columns?: readonly ColumnReading[];
  /** What was decided while the rows were read, for people; absent where the engine does not tell. */
  readonly notes?: readonly string[];
  /** Absent where the model is no blend. */
  readonly members?: readonly MemberFacts[];
  /** Importance of the columns, and for each row of `rows` the contribution of each column; absent where the engine
   * cannot tell. */
  explain?(rows: Table | null, options?: RunOptions): Promise<Explanation>;
  close(): void;
}

export interface Evaluation {
  readonly metric: 'accuracy' | 'RMSE';
  readonly value: number;
  readonly method: 'kfold' | 'holdout';
  readonly folds?: number;
  readonly rows: number;
  /** What was decided while the rows were read, and how columns were read where that is not plain; absent where the engine does not tell. */
  readonly notes?: readonly string[];
  readonly columnNotes?: readonly string[];
}

export interface ForecastRequest {
  /** Columns timestamp and target, and optionally item_id and covariates. */
  readonly context: Table;
  /** Exactly one of `future` (rows with timestamp, item_id, known covariates) and `horizon` (steps per series). */
  readonly future?: Table;
  readonly horizon?: number;
  /** Probability levels in (0, 1). */
  readonly quantiles: readonly number[];
  /** ISO 3166 codes of countries or their parts (`DE`, `DE-BY`), whose public holidays are known ahead. */
  readonly holidays?: readonly string[] | undefined;
  /** Whether the answer tells what it is made of. Default false. */
  readonly explain?: boolean | undefined;
  /** Whether a last value that looks like that of a step that is not over counts like any other. Default false. */
  readonly keepUnfinished?: boolean | undefined;
  /** Sums to forecast too: columns of groups, the widest first, and how all forecasts are reconciled. */
  readonly hierarchy?: { readonly columns: readonly string[]; readonly method: Reconciliation } | undefined;
}

/** One entry per forecast step, series after series in order of first appearance (or in the order of `future`). */
export interface Forecast {
  readonly itemIds: readonly (string | number | boolean | null)[];
  /** In the format of the input's timestamps. */
  readonly timestamps: readonly (string | number)[];
  readonly mean: Float64Array;
  /** n × q row-major, non-decreasing along a row. */
  readonly quantiles: Float64Array;
  readonly quantileLevels: readonly number[];
  /** Where it was asked for. */
  readonly explanation?: ForecastExplanation;
  /** What was decided or found on the way, in sentences: several rows at one time, short series, shifts, outliers. */
  readonly notes?: readonly string[];
}

/** One part of the forecasts. */
export interface ForecastComponent {
  /** `trend`, `season of 12`, `covariates`. */
  readonly name: string;
  /** One per entry of the forecast, in the target's unit; the components of an entry add up to its mean. */
  readonly values: Float64Array;
}

/** How one series is forecast. */
export interface SeriesExplanation {
  readonly item: Forecast['itemIds'][number];
  /** Seasons that the models were given, in steps. */
  readonly periods: readonly number[];
  /** Models and their weights, which sum to 1, the heaviest first; `(covariates)` and `(long season)` mark those on
   * what is left after the effect of covariates, or of a season seen less than twice. */
  readonly models: readonly { readonly name: string; readonly weight: number }[];
}

/** What forecasts are made of. */
export interface ForecastExplanation {
  readonly components: readonly ForecastComponent[];
  readonly series: readonly SeriesExplanation[];
}

export interface Engine {
  /** `eng_` and 16 hex characters over engine code version, native build and model weights. */
  readonly version: string;
  fit(training: TrainingSet, options?: FitRunOptions): Promise<FittedModel>;
  load(artifact: Uint8Array): Promise<FittedModel>;
  /** Whatever else it tells, in JSON values and arrays of numbers, is kept for people to read. */
  evaluate(training: TrainingSet, options?: LearnRunOptions): Promise<Evaluation>;
  forecast(request: ForecastRequest, options?: RunOptions): Promise<Forecast>;
  close(): Promise<void>;
}
