/** What the efforts mean: all that they change about a blend, in one place.
 *
 * Measured on 18 fits of nine tuning tables (train parts of 117 to 754 rows): the in-context member cost 69 % of the
 * processor time and gained 0.4 % of the loss. Pruned at the first part that shows less than ½ % of marginal gain, it
 * costs a fifth of that, and the blends lose 0.15 %. */

import type { Effort } from '../../domain/effort.ts';
import type { Shape } from '../members/member.ts';

/** How rows are held out. */
export interface FoldPlan {
  /** 0: too few rows to hold any out; 1: one held-out part; else k-fold. */
  readonly folds: number;
  readonly repeats: number;
}

export interface EffortSettings {
  readonly folds: (shape: Shape) => FoldPlan;
  /** Of the default budget of a shape. */
  readonly budgetShare: number;
  /** Share of the loss that a member must take from the blend of those before it, on the rows that it is first asked
   * about, or it is pruned: this number times its share of the time of all planned members. 0: only members that are far
   * behind are pruned. */
  readonly leastGain: number;
  /** Of the variance between the fits of a member, so much may come into the blend by leaving some of them out: a member of
   * little weight needs few. With 0.001 the loss is 1.0000 × (geometric mean, 60 folds of 35 tuning tables), and a row of vowel
   * takes two thirds of the time. 0: all are kept. */
  readonly fitVariance: number;
}

/** How many of a member's fits speak for it, at least one: the fewest that bring no more variance than allowed.
 * @param weight of the member in the blend, above 0
 * @param fits   that there are */
export function fitsKept(weight: number, fits: number, fitVariance: number): number {
  // The mean of k fits varies by 1/k of one, of which the blend sees weight².
  return Math.min(fits, Math.ceil(1 / (fitVariance / weight ** 2 + 1 / fits) - 1e-9));
}

const none = { folds: 0, repeats: 0 };
const holdOut = { folds: 1, repeats: 1 };

export const effortSettings: Readonly<Record<Effort, EffortSettings>> = {
  fast: {
    folds: ({ rows }) => {
      if (rows < 4) return none;
      if (rows < 40) return { folds: Math.min(rows, 10), repeats: 1 };
      return rows <= 20_000 ? { folds: 4, repeats: 1 } : holdOut;
    },
    budgetShare: 0.2,
    leastGain: 0.02,
    fitVariance: 0.001,
  },
  balanced: {
    folds: ({ rows }) => {
      if (rows < 4) return none;
      if (rows < 40) return { folds: Math.min(rows, 10), repeats: 3 };
      // There chance decides much and a fit takes a fraction of a second.
      if (rows < 150) return { folds: 8, repeats: 4 };
      if (rows < 300) return { folds: 8, repeats: 2 };
      if (rows < 1000) return { folds: 8, repeats: 1 };
      if (rows < 8000) return { folds: 5, repeats: 1 };
      if (rows <= 20_000) return { folds: 4, repeats: 1 };
      // A tenth of more rows tells members apart as well as all of them would.
      return rows <= 50_000 ? { folds: 3, repeats: 1 } : holdOut;
    },
    budgetShare: 1,
    leastGain: 0.008,
    fitVariance: 0.001,
  },
  best: {
    folds: ({ rows }) => {
      if (rows < 4) return none;
      if (rows < 40) return { folds: Math.min(rows, 10), repeats: 5 };
      if (rows < 300) return { folds: 8, repeats: 4 };
      if (rows < 5000) return { folds: 8, repeats: 2 };
      return { folds: rows <= 100_000 ? 8 : 5, repeats: 1 };
    },
    budgetShare: 4,
    leastGain: 0,
    fitVariance: 0,
  },
};
