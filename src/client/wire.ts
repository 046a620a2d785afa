/** What the service answers, field by field. */

import type { ErrorEnvelope } from './errors.ts';
import type { Label } from './payload.ts';

/** What is predicted: one of several classes, or a number. */
export type Task = 'classification' | 'regression';

/** A job of any kind; times in ISO 8601. */
export interface PredictionJob {
  readonly id: string;
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed' | 'purged';
  readonly kind: 'fit' | 'predict' | 'evaluate' | 'forecast';
  readonly task: Task;
  readonly trainRows: number;
  readonly outputRows: number;
  readonly cols: number;
  readonly targetColumn: string;
  /** `eng_pending` until the job is terminal. */
  readonly engineVersion: string;
  readonly createdAt: string;
  readonly durationMs: number | null;
  readonly inputHash: string;
  readonly error: ErrorEnvelope | null;
}

/** A fitted context; times in ISO 8601. */
export interface FittedContext {
  readonly id: string;
  readonly status: 'creating' | 'ready' | 'failed' | 'expired' | 'deleted';
  readonly task: Task;
  readonly trainRows: number;
  readonly cols: number;
  readonly targetColumn: string;
  readonly featureColumns: readonly string[];
  readonly engineVersion: string;
  readonly artifactSchemaVersion: number;
  readonly trainHash: string;
  readonly artifactHash: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly createdByJobId: string;
  readonly error: ErrorEnvelope | null;
}

/** Row-aligned with the rows sent. */
export interface PredictionResult {
  readonly predictions: readonly Label[];
  /** Classification: the columns of `probabilities`. */
  readonly classes: readonly Label[] | null;
  readonly probabilities: readonly (readonly number[])[] | null;
  readonly quantiles: readonly (readonly number[])[] | null;
  readonly quantileLevels: readonly number[] | null;
}

/** Accuracy (0 … 1), or RMSE in the target's unit, on rows that were held out. */
export interface EvaluationResult {
  readonly metric: 'accuracy' | 'RMSE';
  readonly value: number;
  readonly method: 'holdout' | 'kfold';
  readonly folds?: number;
  readonly rows: number;
}

/** One step of a forecast: item_id, timestamp, mean, and a key for each level, as in `"0.9"`. */
export interface ForecastStep {
  readonly item_id: Label | null;
  readonly timestamp: string | number;
  readonly mean: number;
  readonly [level: string]: Label | null;
}

/** Ceilings of the service's default model. */
export interface Limits {
  readonly maxTrainRows: number;
  readonly maxTrainCells: number;
  readonly maxTestRows: number;
  readonly maxColumns: number;
  readonly maxClasses: number;
  readonly maxUploadBytes: number;
  readonly forecast: {
    readonly maxContextRows: number;
    readonly maxContextCells: number;
    readonly maxOutputRows: number;
    readonly maxCovariateColumns: number;
    readonly maxUploadBytes: number;
  };
}

export interface LimitsAnswer {
  readonly defaultModelVersion: string;
  readonly modelLimits: Readonly<Record<string, Limits>>;
}

export type UploadPlan =
  | { readonly kind: 'single'; readonly key: string; readonly url: string }
  | {
      readonly kind: 'multipart';
      readonly key: string;
      readonly uploadId: string;
      readonly partSize: number;
      readonly partUrls: readonly string[];
      readonly completeUrl: string;
    };
