/** When a member need not be validated on, because it is far behind the best one so far. */

import { takeNumbers } from '../rows.ts';
import { type Goal, takeGoal, widthOf } from './goal.ts';
import { rowLosses } from './losses.ts';

/** Whether held-out answers are so far behind those of the best member that asking on is not worth its while.
 * @param rows    numbers of the rows
 * @param answers rows × c, or one a row */
export type ShouldPrune = (rows: Int32Array, answers: Float64Array) => boolean;

/** Far behind: the loss exceeds the leader's by this share of it … */
const margin = 0.25;
/** … and by so many standard errors of the mean difference, row by row, that chance does not explain it. */
const standardErrors = 2;
/** Fewer rows do not tell a standard error. */
const fewestRows = 8;

export interface Pruner {
  readonly shouldPrune: ShouldPrune;
  /** Mean loss of the answers last seen; NaN before the first. */
  loss(): number;
}

/** @param rows   numbers of the rows that the leader answered
 * @param leader the best member's answers for them; undefined: nobody is behind */
export function pruneAgainst(goal: Goal, rows: Int32Array, leader: Float64Array | undefined): Pruner {
  const width = widthOf(goal);
  const place = new Map(Array.from(rows, (row, i) => [row, i]));
  let loss = Number.NaN;
  return {
    loss: () => loss,
    shouldPrune(asked, answers) {
      // Rows that no fold holds out do not count.
      const known = Int32Array.from(asked.keys()).filter((i) => place.has(asked[i]!));
      const at = known.map((i) => asked[i]!);
      const truth = takeGoal(goal, at);
      const losses = rowLosses(truth, takeNumbers(answers, known, width));
      loss = mean(losses);
      if (leader === undefined || known.length < fewestRows) return false;
      const places = at.map((row) => place.get(row)!);
      const leaderLosses = rowLosses(truth, takeNumbers(leader, places, width));
      const excess = losses.map((value, i) => value - leaderLosses[i]!);
      const behind = mean(excess);
      const squares = excess.reduce((sum, value) => sum + (value - behind) ** 2, 0);
      const error = Math.sqrt(squares / (excess.length - 1) / excess.length);
      return behind > margin * mean(leaderLosses) && behind > standardErrors * error;
    },
  };
}

const mean = (values: Float64Array) => values.reduce((a, b) => a + b, 0) / values.length;
