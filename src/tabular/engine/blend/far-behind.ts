/** When a member that is judged part by part need not be asked on. */

import type { Goal, Hopeless } from '../members/member.ts';
import { takeGoal, takeNumbers } from '../rows.ts';
import { rowLosses } from './greedy.ts';

/** Far behind: the loss exceeds the best member's by this share of it … */
const margin = 0.25;
/** … and by so many standard errors of the mean difference, row by row, that chance does not explain it. */
const errors = 2;
/** Fewer rows do not tell a standard error. */
const fewest = 8;

export interface Trial {
  readonly hopeless: Hopeless;
  /** Mean loss of the answers last seen; NaN before the first. */
  loss(): number;
}

/** @param rows   numbers of the rows that the leader answered
 * @param leader the best member's answers for them; undefined: nobody is behind */
export function trialBeside(goal: Goal, rows: Int32Array, leader: Float64Array | undefined): Trial {
  const width = goal.kind === 'classes' ? goal.classes : 1;
  const place = new Map(Array.from(rows, (row, i) => [row, i]));
  let loss = Number.NaN;
  return {
    loss: () => loss,
    hopeless(asked, answers) {
      // Rows that no fold holds out do not count.
      const known = Int32Array.from(asked.keys()).filter((i) => place.has(asked[i]!));
      const at = known.map((i) => asked[i]!);
      const its = takeGoal(goal, at);
      const mine = rowLosses(its, takeNumbers(answers, known, width));
      loss = mean(mine);
      if (leader === undefined || known.length < fewest) return false;
      const bars = rowLosses(
        its,
        takeNumbers(
          leader,
          at.map((row) => place.get(row)!),
          width,
        ),
      );
      const excess = mine.map((value, i) => value - bars[i]!);
      const behind = mean(excess);
      const squares = excess.reduce((sum, value) => sum + (value - behind) ** 2, 0);
      const error = Math.sqrt(squares / (excess.length - 1) / excess.length);
      return behind > margin * mean(bars) && behind > errors * error;
    },
  };
}

const mean = (values: Float64Array) => values.reduce((a, b) => a + b, 0) / values.length;
