/** Answers, in the form that both the library and the wire use: plain arrays of JSON values. */

import type { Label } from './table.ts';

/** One step of a forecast: item_id, timestamp, mean and one key per quantile level, named by the level. */
export type ForecastRow = Readonly<Record<string, string | number | boolean | null>>;

/** The five data fields. */
export interface PredictionData {
  /** Row-aligned with the uploaded rows: labels, numbers, or one object per forecast step. */
  readonly predictions: readonly (Label | ForecastRow)[];
  /** Classification only: the column order of `probabilities`. */
  readonly classes: readonly Label[] | null;
  readonly probabilities: readonly (readonly number[])[] | null;
  /** Columns aligned to `quantileLevels`. */
  readonly quantiles: readonly (readonly number[])[] | null;
  readonly quantileLevels: readonly number[] | null;
}

/** A result within the inline size has its data; a larger one has an address to fetch it from. */
export interface PredictionResult extends PredictionData {
  /** Gzipped JSON of the five data fields; the address works for a few minutes, a new read gives a new one. */
  readonly resultUrl?: string;
  /** `sha256:<hex>` over the gzipped bytes; null without `resultUrl`. */
  readonly resultContentHash: string | null;
}
