/** One kind of model in the blend: what the blend asks of it, and nothing else. */

import type { FeatureShape, Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';

/** What is learnt: class codes in [0, classes), every class present, or finite numbers. */
export type Goal = (
  | { readonly kind: 'classes'; readonly codes: Int32Array; readonly classes: number }
  | { readonly kind: 'numbers'; readonly values: Float64Array }
) & {
  /** How much each row counts: positive, mean about 1; undefined: all alike. */
  readonly weights?: Float64Array | undefined;
};

/** Rows held out, by which a model may stop early; or what the blend has learnt from folds: how long to learn, or
 * which of the member's settings to take. */
export type Guide =
  | { readonly frame: Frame; readonly goal: Goal }
  | { readonly effort: number }
  | { readonly setting: number };

export interface Shape {
  readonly rows: number;
  readonly numbers: number;
  readonly categories: number;
  /** Columns of a one-hot design. */
  readonly designColumns: number;
  /** 0 for regression. */
  readonly classes: number;
}

/** What a saved model must have been fitted on to be of use. */
export interface FittedOn {
  /** Those of the frames that it will be asked about. */
  readonly features: readonly FeatureShape[];
  /** 0 for regression. */
  readonly classes: number;
}

/** Levels at which the spread of a regression is learnt. */
export const spreadLevels: readonly number[] = [0.05, 0.25, 0.5, 0.75, 0.95];

export interface FittedMember {
  /** How long the model learnt before it stopped by the rows held out (trees: iterations kept). */
  readonly effort?: number;
  /** n × c probabilities (rows sum to 1) or n means, for a frame with the features of the fit. */
  predict(frame: Frame, run: Run): Promise<Float64Array>;
  /** How far a row's quantiles at {@link spreadLevels} lie from the member's own mean, n × levels, when the model can say.
   * For regressions alone. */
  readonly quantileOffsets?: (frame: Frame, run: Run) => Promise<Float64Array>;
  /** Everything that {@link Member.restore} needs. */
  pack(): Promise<Packable>;
  /** Contribution to the prediction per feature and row, when the model can say (trees: TreeSHAP). Asked for in
   * regressions alone: the pool of a classification takes logarithms of means over models, which are no sums. */
  readonly contributions?: (frame: Frame, run: Run) => Promise<Contributions>;
  /** Non-negative, one per feature of the frame, sum 1 (or all 0), when the model can say. */
  readonly importance?: () => Float64Array;
}

/** Additive attributions on the model's own scale (log odds or the target's unit). */
export interface Contributions {
  /** n × outputs × features, row-major. */
  readonly values: Float64Array;
  /** One per output: the prediction before any feature is known. */
  readonly base: Float64Array;
  readonly outputs: number;
}

/** How the blend learns what a member says of rows that it has not seen.
 *
 * - `itself`: {@link Member.fitItself}; one fit answers for all its rows (leave-one-out, out-of-bag)
 * - `parts`: {@link Member.judgeParts}; the member holds out rows as it sees fit
 * - `settings`: {@link Member.fitSettings} on every fold; the most cautious of the settings with the least loss
 *   over all folds is taken
 * - `folds`: {@link Member.fit} on every fold */
export type Judging = 'itself' | 'parts' | 'settings' | 'folds';

/** A model of all rows together with its answers for each of them as if it had not seen that row. */
export interface SelfJudged {
  readonly model: FittedMember;
  /** n × c, or n. */
  readonly answers: Float64Array;
}

/** What a member that holds out rows itself says of them. */
export interface PartsJudged {
  /** n × c, or n: for every row the answer of a model that has not seen it. */
  readonly answers: Float64Array;
  /** Of the same models, as of {@link FittedMember.quantileOffsets}. */
  readonly offsets?: Float64Array;
  /** How the model of all rows is to be fitted. */
  readonly guide?: Guide;
}

/** Whether answers for rows that a model has not seen are so far behind those of the best member that asking on is not
 * worth its while.
 * @param rows    numbers of the rows
 * @param answers rows × c, or one a row */
export type Hopeless = (rows: Int32Array, answers: Float64Array) => boolean;

/** Models that differ in one setting, the most cautious first. */
export interface SettingModels {
  /** For every setting, n × c or n answers. */
  predict(frame: Frame, run: Run): Promise<readonly Float64Array[]>;
}

/** A kind of model. To add one: implement this, and give it a place in `portfolio.ts`. */
export interface Member {
  readonly name: string;
  /** Whether the member can be fitted on such data at all. */
  accepts(shape: Shape): boolean;
  /** Estimated milliseconds of one fit (where the member judges itself, of all its work) on one core of a common server: an estimate from the shape alone, so that
   * which members run never depends on how busy the machine is. */
  cost(shape: Shape): number;
  readonly judging: (shape: Shape) => Judging;
  /** `bag`: the fold models together are the final model; `refit`: one model on all rows replaces them. */
  readonly final: 'bag' | 'refit';
  /** Whether fits stop early by held-out rows. Such a model knows something of the rows it stops by, so where rows
   * are few the blend first learns a common effort from some folds, and then fits all of them for that long. */
  readonly steered?: boolean;
  /** How many times the share of others with the same loss it is expected to have in a pool of classifications, before any
   * row has spoken; default 1. */
  readonly standing?: number;
  fit(frame: Frame, goal: Goal, run: Run, guide?: Guide): Promise<FittedMember>;
  fitItself?(frame: Frame, goal: Goal, run: Run): Promise<SelfJudged>;
  /** Null as soon as `hopeless` says so. */
  judgeParts?(frame: Frame, goal: Goal, run: Run, hopeless: Hopeless): Promise<PartsJudged | null>;
  fitSettings?(frame: Frame, goal: Goal, run: Run): Promise<SettingModels>;
  /** Checks what {@link FittedMember.pack} made of a model, all of it, and brings it back.
   * @throws TabularError `fitted_context_incompatible` */
  restore(saved: Saved, fitted: FittedOn): FittedMember;
}

export function shapeOf(frame: Frame, goal: Goal): Shape {
  let numbers = 0;
  let categories = 0;
  let designColumns = 0;
  for (const feature of frame.features) {
    if (feature.kind === 'number') {
      numbers++;
      designColumns++;
    } else {
      categories++;
      designColumns += Math.min(feature.cardinality, 32);
    }
  }
  return {
    rows: frame.rows,
    numbers,
    categories,
    designColumns,
    classes: goal.kind === 'classes' ? goal.classes : 0,
  };
}
