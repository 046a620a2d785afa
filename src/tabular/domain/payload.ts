/** What an uploaded payload says, once it has been read: tables of columns and the few facts beside them. */

import type { Table, Target, Task } from './table.ts';

/** Facts of the staged bytes, measured while they streamed past. */
export interface PayloadFacts {
  /** `sha256:` and 64 hex digits over the gzipped bytes. */
  readonly contentHash: string;
  readonly compressedBytes: number;
  /** Bytes of JSON text. */
  readonly textBytes: number;
}

/** Fit, inline prediction and evaluation share one payload; `rows` is empty for all but the prediction. */
export interface TrainingPayload extends PayloadFacts {
  readonly kind: 'training';
  readonly task: Task;
  readonly targetColumn: string;
  /** As declared at submit, in that order. */
  readonly featureColumns: readonly string[];
  /** One column per feature column, in that order. */
  readonly features: Table;
  /** Row-aligned with `features`. */
  readonly target: Target;
  /** The rows to score; the same columns in the same order. */
  readonly rows: Table;
  /** Probability levels in (0, 1) as sent; null when the payload asks for none. */
  readonly quantiles: readonly number[] | null;
}

/** Rows to score with a fitted context. */
export interface ContextPayload extends PayloadFacts {
  readonly kind: 'contextPrediction';
  /** The context's feature columns in the context's order. */
  readonly rows: Table;
  readonly quantiles: readonly number[] | null;
}

/** Exactly one of `future` and `predictionLength` is set. */
export interface ForecastPayload extends PayloadFacts {
  readonly kind: 'forecast';
  /** Columns timestamp, target, item_id (when sent) and the covariates. */
  readonly context: Table;
  readonly future: Table | null;
  readonly predictionLength: number | null;
  readonly quantiles: readonly number[];
  /** Whether a last value that looks like that of a step that is not over counts like any other; null where the payload does not say. */
  readonly keepUnfinished: boolean | null;
  /** Every column of `context` except timestamp, target and item_id. */
  readonly covariateColumns: readonly string[];
  /** Distinct values of item_id; rows without one are a series of their own. */
  readonly series: number;
}

export type Payload = TrainingPayload | ContextPayload | ForecastPayload;

/** What the submit declared about the payload: which kind it must be and which columns matter. */
export type PayloadExpectation = (
  | {
      readonly kind: 'training';
      readonly task: Task;
      readonly targetColumn: string;
      readonly featureColumns: readonly string[];
    }
  | { readonly kind: 'contextPrediction'; readonly featureColumns: readonly string[] }
  /** `covariateColumns`: must equal the payload's covariate keys exactly; an empty list skips the comparison. */
  | { readonly kind: 'forecast'; readonly covariateColumns: readonly string[] }
) & {
  /** `sha256:<hex>` or bare hex; other bytes are refused with `schema_mismatch` naming both hashes. */
  readonly contentHash?: string;
};

/** Ceilings that stop a payload while it streams. */
export interface PayloadLimits {
  readonly maxTrainRows: number;
  readonly maxTrainCells: number;
  readonly maxTestRows: number;
  readonly maxColumns: number;
  readonly maxClasses: number;
  readonly maxUploadBytes: number;
  readonly maxContextRows: number;
  readonly maxContextCells: number;
  readonly maxOutputRows: number;
  readonly maxCovariateColumns: number;
  /** Bytes of JSON text; default: 64 MiB + 128 bytes for each cell that the cell ceilings admit. */
  readonly maxTextBytes: number;
  /** Bytes of distinct text held in dictionaries. */
  readonly maxDictionaryBytes: number;
}

/** Bytes of text allowed per cell: a full-precision number under a 100-byte key is 125 bytes. */
const textBytesPerCell = 128;

export const defaultPayloadLimits: PayloadLimits = Object.freeze({
  maxTrainRows: 1_000_000,
  maxTrainCells: 100_000_000,
  maxTestRows: 200_000,
  maxColumns: 2_000,
  maxClasses: 160,
  maxUploadBytes: 5_000_000_000,
  maxContextRows: 1_000_000,
  maxContextCells: 100_000_000,
  maxOutputRows: 200_000,
  maxCovariateColumns: 2_000,
  maxTextBytes: 64 * 2 ** 20 + 100_000_000 * textBytesPerCell,
  maxDictionaryBytes: 2 ** 30,
});

/** Counts declared at submit, by the names of the contract's rules; absent ones are not compared. */
export interface DeclaredCounts {
  readonly trainRows?: number;
  readonly outputRows?: number;
  readonly contextRows?: number;
}
