/** What is learnt: the target as members see it. */

import { takeCodes, takeNumbers } from '../rows.ts';

/** Class codes in [0, classes), every class present, or finite numbers. */
export type Goal = (
  | { readonly kind: 'classes'; readonly codes: Int32Array; readonly classes: number }
  | { readonly kind: 'numbers'; readonly values: Float64Array }
) & {
  /** How much each row counts: positive, mean about 1; undefined: all alike. */
  readonly sampleWeights?: Float64Array | undefined;
  /** Rows of one group are never held out from one another; undefined: every row by itself. */
  readonly groups?: Int32Array | undefined;
  /** One a feature of the frame: 1 or −1 where answers may only rise or only fall with it (of two classes, the probability of the
   * second), else 0; undefined: nowhere. */
  readonly monotone?: Int32Array | undefined;
};

/** Numbers that a model predicts for a row: a probability a class, or one mean. */
export const widthOf = (goal: Goal) => (goal.kind === 'classes' ? goal.classes : 1);

/** Some rows of a goal. */
export function takeGoal(goal: Goal, rows: Int32Array): Goal {
  const sampleWeights = goal.sampleWeights && takeNumbers(goal.sampleWeights, rows);
  const groups = goal.groups && takeCodes(goal.groups, rows);
  return goal.kind === 'classes'
    ? { ...goal, codes: takeCodes(goal.codes, rows), sampleWeights, groups }
    : { ...goal, values: takeNumbers(goal.values, rows), sampleWeights, groups };
}
