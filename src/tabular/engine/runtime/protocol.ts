/** What the caller's thread and the engine's worker say to each other. */

import type { ColumnGroups } from '../../domain/column-groups.ts';
import type { Declarations } from '../../domain/declare-columns.ts';
import type { Effort } from '../../domain/effort.ts';
import type { Label, Task } from '../../domain/table.ts';
import type { Compilation } from '../blend/student.ts';
import type { ClassCosts } from '../class-costs.ts';
import type { ClassWeights } from '../class-weights.ts';
import type { Explanation, ForecastRequest, Prediction, Target } from '../engine.ts';
import type { EvaluationDetail, EvaluationReport } from '../evaluate.ts';
import type { Backtest, BacktestRequest, ForecastColumns } from '../forecast/index.ts';
import type { RunControl } from '../frame.ts';
import type { Monotone } from '../monotone.ts';
import type { PermutationImportance } from '../permutation-importance.ts';
import type { ColumnReading } from '../prepare/index.ts';
import type { SentTable } from './share.ts';
import type { SentForecast } from './share-forecast.ts';

/** What a worker is told when it starts. */
export interface WorkerOptions {
  /** Gives way to the other threads of the process. */
  readonly background: boolean;
}

export interface SentRun {
  readonly control: RunControl;
  readonly threads: number;
  readonly seed: number;
  readonly budgetMs: number | undefined;
  readonly effort: Effort;
  readonly wantsProgress: boolean;
}

/** A table, or a file that the worker reads by itself. */
export type SentData = SentTable | { readonly file: string; readonly declarations?: Declarations };

/** Features and target apart, or a table that still holds its target. */
export type SentTraining = {
  readonly monotone: Monotone | undefined;
  readonly costs: ClassCosts | undefined;
} & (
  | {
      readonly task: Task;
      readonly features: SentTable;
      readonly target: Target;
      readonly targetColumn: string | undefined;
      readonly weights: Float64Array | undefined;
      readonly groups: Int32Array | undefined;
    }
  | {
      readonly table: SentData;
      readonly targetColumn: string;
      readonly task: Task | undefined;
      readonly featureColumns: readonly string[] | undefined;
      /** One a row, or the name of the column that holds them. */
      readonly weights: Float64Array | string | undefined;
      /** One code a row, or the name of the column that tells them. */
      readonly groups: Int32Array | string | undefined;
      readonly classWeights: ClassWeights | undefined;
    }
);

/** What a caller needs to know of a model without holding it. */
export interface ModelInfo {
  readonly model: number;
  readonly task: Task;
  readonly targetColumn: string | null;
  readonly trainRows: number;
  readonly featureColumns: readonly string[];
  readonly classes: readonly Label[] | null;
  readonly columns: readonly ColumnReading[];
  readonly notes: readonly string[];
  readonly members: readonly {
    readonly name: string;
    readonly weight: number;
    readonly score: number | null;
    readonly fitMs: number;
  }[];
  readonly temperature: number;
  /** Null when nobody compiled the model. */
  readonly compilation: Compilation | null;
}

export interface Verbs {
  version: { in: Record<never, never>; out: string };
  fit: { in: { training: SentTraining; run: SentRun; compile: boolean }; out: ModelInfo };
  compile: {
    in: { model: number; rows: SentData; targetColumn: string; run: SentRun };
    out: Compilation;
  };
  load: { in: { artifact: Uint8Array }; out: ModelInfo };
  predict: {
    in: { model: number; features: SentData; run: SentRun; quantiles: readonly number[] | null };
    out: Prediction;
  };
  explain: { in: { model: number; features: SentData | null; run: SentRun }; out: Explanation };
  importance: {
    in: {
      model: number;
      rows: SentData;
      targetColumn: string;
      repeats: number;
      groups: ColumnGroups;
      run: SentRun;
    };
    out: PermutationImportance;
  };
  serialize: { in: { model: number }; out: Uint8Array };
  release: { in: { model: number }; out: null };
  evaluate: {
    in: { training: SentTraining; detail: EvaluationDetail; run: SentRun };
    out: EvaluationReport;
  };
  forecast: {
    in: {
      context: SentData;
      future: SentData | undefined;
      columns: ForecastColumns | undefined;
      horizon: number | undefined;
      quantiles: readonly number[];
      holidays: readonly string[] | undefined;
      explain: boolean | undefined;
      keepUnfinished: boolean | undefined;
      hierarchy: ForecastRequest['hierarchy'];
      run: SentRun;
    };
    out: SentForecast;
  };
  backtest: {
    in: Omit<BacktestRequest, 'context'> & {
      context: SentData;
      columns: ForecastColumns | undefined;
      run: SentRun;
    };
    out: Backtest;
  };
}

export type Verb = keyof Verbs;

export interface Request<V extends Verb = Verb> {
  readonly id: number;
  readonly verb: V;
  readonly input: Verbs[V]['in'];
}

/** An error in a form that crosses threads with its code. */
export interface SentError {
  readonly kind: 'tabular' | 'type' | 'range' | 'aborted' | 'system' | 'other';
  readonly code: string | undefined;
  readonly detail: string;
  readonly fix: string | undefined;
  readonly stack: string | undefined;
}

export type Reply =
  | { readonly id: number; readonly progress: number; readonly stage: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: SentError };
