/** A source of forecasts: what it is given to run, and the paths that come of it. */

import type { RunControl } from '../frame.ts';

/** What the sources of forecasts need to run. */
export interface ForecastContext {
  readonly threads: number;
  readonly seed: number;
  readonly control: RunControl;
  /** Says how far the run is; `until` is where native work that reports into `control` will bring it. */
  readonly stage: (fraction: number, stage: string, until?: number) => void;
}

/** Paths of one source for every work. */
export interface Source {
  /** `series`, `covariates`, `long season`, `network` or `boosting`. */
  readonly name: string;
  /** The models that it combines, and their weights in each work; absent when it is one model. */
  readonly models?: { readonly names: readonly string[]; readonly weights: readonly Float64Array[] };
  /** Per work: what known covariates, or the waves of a long season, add to each observation and each step ahead. */
  readonly effects?: readonly (Float64Array | undefined)[];
  /** Per work: the period of the season that the effects are of; absent for covariates. */
  readonly seasons?: readonly (number | undefined)[];
  /** Per work: whether it is demand without a pattern, nought on many steps; absent for none. */
  readonly lumpy?: readonly boolean[];
  /** Per work: the forecast after its last observation; an empty array where the source has none. */
  readonly paths: readonly Float64Array[];
  /** Per work and origin: the forecast over the tested steps; an empty array where the source was not tested. */
  readonly tests: readonly (readonly Float64Array[])[];
  /** Per work, and per work and origin: claimed standard deviations; absent when the source claims none. */
  readonly sigmas?: readonly Float64Array[];
  readonly testSigmas?: readonly (readonly Float64Array[])[];
  /** Error expected beforehand, relative to the other sources. */
  readonly prior: number;
  /** What its errors at the origins, and those expected, are multiplied by: under 1 where it had learnt less there than it has for
   * its paths. */
  readonly handicap?: number;
  /** Judge it by its worst origin: series that move together make one lucky test look like many. */
  readonly cautious?: boolean;
}
