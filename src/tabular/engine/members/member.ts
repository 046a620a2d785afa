/** One kind of estimator in the blend: what the blend asks of it, and nothing else.
 *
 * Words of the engine, one meaning each:
 * - **model**: what a caller holds after `fit`: schema and blend together (`model.ts`)
 * - **estimator**: an algorithm that learns from numbers: trees, linear models, neighbours (`estimators/`)
 * - **member**: an estimator with its preparation and settings, as it competes in the blend (`members/`)
 * - **fitted member**: what a member has learnt from some rows
 * - **network**: the pretrained transformer behind the in-context member (`in-context/`)
 * - **blend**: the fitted members that have a weight, pooled into one answer (`blend/`)
 * - **sample weight**: how much a training row counts; **blend weight**: a member's share of the blend; what a network
 *   has learnt are its **parameters**
 * - **goal**: the target as members see it: class codes or numbers (`validation/goal.ts`)
 * - **answers**: n × c probabilities or n means that a fitted member predicts
 * - **held-out rows**: rows that a fitted member has not seen, by which it is validated
 * - **leader**: the member with the least validation loss so far
 * - **pruned**: given up during validation, because it is far behind the leader (`validation/pruning.ts`)
 * - **iterations**: how long a member that stops early has learnt; **effort** is the caller's word for how much work a
 *   fit may take (`blend/plan.ts`) */

import type { TreeModel } from '../estimators/trees.ts';
import type { FeatureShape, Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import type { Run } from '../run.ts';
import type { Saved } from '../saved.ts';
import type { Goal } from '../validation/goal.ts';
import type { ShouldPrune } from '../validation/pruning.ts';

/** What a fit is told beside its rows: held-out rows by which it may stop early; or, learnt from folds, how many
 * iterations to learn, or which of the member's settings to take. */
export type Guide =
  | { readonly kind: 'held-out'; readonly frame: Frame; readonly goal: Goal }
  | { readonly kind: 'iterations'; readonly iterations: number }
  | { readonly kind: 'setting'; readonly setting: number };

export interface Shape {
  readonly rows: number;
  readonly numbers: number;
  readonly categories: number;
  /** Columns of a one-hot design. */
  readonly designColumns: number;
  /** 0 for regression. */
  readonly classes: number;
  /** Whether rows come in groups that must not be held out from one another. */
  readonly grouped?: boolean;
  /** Whether answers have a direction along some features. */
  readonly directed?: boolean;
}

/** What a saved member must have been fitted on to be of use. */
export interface FittedOn {
  /** Those of the frames that it will be asked about. */
  readonly features: readonly FeatureShape[];
  /** 0 for regression. */
  readonly classes: number;
}

/** Levels at which the spread of a regression is learnt. */
export const spreadLevels: readonly number[] = [0.05, 0.25, 0.5, 0.75, 0.95];

export interface FittedMember {
  /** How long it learnt before it stopped by the held-out rows (trees: iterations kept). */
  readonly iterations?: number;
  /** n × c probabilities (rows sum to 1) or n means, for a frame with the features of the fit. */
  predict(frame: Frame, run: Run): Promise<Float64Array>;
  /** The trees, where it is nothing else: several of one member are asked in one pass. */
  readonly trees?: TreeModel;
  /** Takes milliseconds a row, where others take microseconds: worth a stand-in (`blend/student.ts`). */
  readonly slow?: true;
  /** As `predict`, by the first `views` of what its answers are the mean of: at a share of the cost, for explanations that
   * ask about very many rows and are brought to the exact sum. */
  readonly rough?: (frame: Frame, run: Run, views: number) => Promise<Float64Array>;
  /** How far a row's quantiles at {@link spreadLevels} lie from the member's own mean, n × levels, when it can say.
   * For regressions alone. */
  readonly quantileOffsets?: (frame: Frame, run: Run) => Promise<Float64Array>;
  /** Everything that {@link Member.restore} needs. */
  pack(): Promise<Packable>;
  /** Contribution to the prediction per feature and row, when it can say (trees: TreeSHAP). Asked for in regressions
   * alone: the pool of a classification takes logarithms of means over members, which are no sums. */
  readonly contributions?: (frame: Frame, run: Run) => Promise<Contributions>;
  /** Non-negative, one per feature of the frame, sum 1 (or all 0), when it can say. */
  readonly importance?: () => Float64Array;
}

/** Additive attributions on the member's own scale (log odds or the target's unit). */
export interface Contributions {
  /** n × outputs × features, row-major. */
  readonly values: Float64Array;
  /** One per output: the prediction before any feature is known. */
  readonly base: Float64Array;
  readonly outputs: number;
}

/** How the blend learns what a member says of rows that it has not seen. */
export type Validation = OutOfSample | HoldOut | OverSettings | OverFolds;

/** One fit answers for all its rows (leave-one-out, out-of-bag). */
export interface OutOfSample {
  readonly kind: 'out-of-sample';
  readonly fit: (frame: Frame, goal: Goal, run: Run) => Promise<OutOfSampleFit>;
}

/** The member holds out rows as it sees fit; a fit on all rows replaces what it tried. */
export interface HoldOut {
  readonly kind: 'hold-out';
  /** Null as soon as `shouldPrune` says so. */
  readonly validate: (
    frame: Frame,
    goal: Goal,
    run: Run,
    shouldPrune: ShouldPrune,
  ) => Promise<HoldOutAnswers | null>;
}

/** Every fold fits all settings of the member at once; the most cautious of those with the least loss over all folds
 * is taken, and fitted on all rows. */
export interface OverSettings {
  readonly kind: 'settings';
  readonly fit: (frame: Frame, goal: Goal, run: Run) => Promise<FittedSettings>;
}

/** {@link Member.fit} on every fold. */
export interface OverFolds {
  readonly kind: 'folds';
  /** `bag`: the fitted members of the folds together are the final one; `refit`: one fit on all rows replaces them. */
  readonly final: 'bag' | 'refit';
  /** Whether fits stop early by held-out rows. Such a fit knows something of the rows it stops by, so where rows are few
   * the blend first learns common iterations from some folds, and then fits all of them for that long. */
  readonly earlyStopping: boolean;
}

export interface OutOfSampleFit {
  /** Of all rows. */
  readonly fitted: FittedMember;
  /** n × c, or n: for every row as if it had not been seen. */
  readonly answers: Float64Array;
}

export interface HoldOutAnswers {
  /** n × c, or n: for every row the answer of a fit that has not seen it. */
  readonly answers: Float64Array;
  /** Of the same fits, as of {@link FittedMember.quantileOffsets}. */
  readonly offsets?: Float64Array;
  /** How all rows are to be fitted. */
  readonly guide?: Guide;
}

/** Fits that differ in one setting, the most cautious first. */
export interface FittedSettings {
  /** For every setting, n × c or n answers. */
  predict(frame: Frame, run: Run): Promise<readonly Float64Array[]>;
}

/** A kind of estimator in the blend. To add one: implement this, and give it a place in `portfolio.ts`. */
export interface Member {
  readonly name: string;
  /** Its answers keep the directions of {@link Goal.monotone}; a member without this is left out where there are any. */
  readonly keepsDirections?: true;
  /** Whether the member can be fitted on such data at all. */
  accepts(shape: Shape): boolean;
  /** Estimated milliseconds of one fit (of all the work, where it validates itself) on one core of a common server: an
   * estimate from the shape alone, so that which members run never depends on how busy the machine is. */
  cost(shape: Shape): number;
  readonly validation: (shape: Shape) => Validation;
  /** How many times the blend weight of others with the same loss it is expected to have in a pool of classifications,
   * before any row has spoken; default 1. */
  readonly priorWeight?: number;
  fit(frame: Frame, goal: Goal, run: Run, guide?: Guide): Promise<FittedMember>;
  /** Checks what {@link FittedMember.pack} made, all of it, and brings it back.
   * @throws TabularError `fitted_context_incompatible` */
  restore(saved: Saved, on: FittedOn): FittedMember;
}

/** How a member is validated on a table. Answers out of bag or with one row left out have seen the rest of its group: where
 * there are groups, folds take their place. */
export function validationOf(member: Member, shape: Shape): Validation {
  const validation = member.validation(shape);
  return shape.grouped && validation.kind === 'out-of-sample'
    ? { kind: 'folds', final: 'refit', earlyStopping: false }
    : validation;
}

/** Whether a member competes on such a table. */
export const takesPart = (member: Member, shape: Shape) =>
  (!shape.directed || member.keepsDirections === true) && member.accepts(shape);

/** The setting that a guide asks for; 0, the most cautious, without one. */
export const settingOf = (guide: Guide | undefined) => (guide?.kind === 'setting' ? guide.setting : 0);

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
    ...(goal.groups && { grouped: true }),
    ...(goal.monotone && { directed: true }),
  };
}
