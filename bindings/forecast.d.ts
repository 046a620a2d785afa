/** Forecasts: what the addon takes and gives back. */

export interface ForecastSeriesInput {
  /** Finite observations of all series, one after another. */
  readonly values: Float64Array;
  /** Per task: first observation in `values`, number of observations (≥ 1), steps ahead (≥ 1). */
  readonly start: Int32Array;
  readonly length: Int32Array;
  readonly horizon: Int32Array;
  /** tasks + 1 offsets into `periods`; a task's candidate periods in steps, ascending. */
  readonly periodStart: Int32Array;
  readonly periods: Float64Array;
  readonly threads: number;
  /** `[cancel, progress‰]`; progress runs between two fractions. */
  readonly control?: Int32Array | undefined;
  readonly progressFrom: number;
  readonly progressTo: number;
}

export interface ForecastPoolInput {
  /** Finite observations of all series, one after another. */
  readonly values: Float64Array;
  /** Per series: first observation in `values`, number of observations, how many of them are learnt from, and the period
   * that it repeats with in steps (1 for none). */
  readonly start: Int32Array;
  readonly length: Int32Array;
  readonly learnt: Int32Array;
  readonly periods: Float64Array;
  /** Per forecast: its series, and how many observations of it are known. */
  readonly asked: Int32Array;
  readonly known: Int32Array;
  /** Steps of each forecast, 1 to 128. */
  readonly horizon: number;
  /** Latest observations that the network is told, 1 to 128. */
  readonly window: number;
  readonly seed: number;
  readonly threads: number;
  readonly control?: Int32Array | undefined;
}

export interface ForecastSeriesOutput {
  /** Total steps × members, step-major, in the order of `members` in engine/forecast/portfolio.ts. NaN: not applicable. */
  readonly mean: Float64Array;
  /** Total steps: the standard deviation that the best smoothing model claims for each step. */
  readonly sigma: Float64Array;
}
