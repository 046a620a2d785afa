/** Boosted trees that learn how large the residuals of a regression are, and their quantiles. */

import { binsFor, boostingMember, columnShare } from './boosting-member.ts';
import type { Shape } from './member.ts';

/** Name of the member that restores what a spread has learnt: boosted trees, whatever their target. */
export const residualMemberName = 'residuals';

const residualTrees = ({ rows, ...shape }: Shape) => ({
  iterations: 60,
  learningRate: 0.06,
  maxLeaves: 6,
  minRows: 15,
  l2: 5,
  maxBins: binsFor(rows),
  columnFraction: columnShare(shape, 1),
});

/** Learn the size and the quantiles of a regression's residuals. */
export const spreadMembers = {
  scale: boostingMember(residualMemberName, { params: residualTrees }),
  quantile: (level: number) =>
    boostingMember(residualMemberName, {
      params: (shape) => ({ ...residualTrees(shape), quantile: level }),
    }),
};
