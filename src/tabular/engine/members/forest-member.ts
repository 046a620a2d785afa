/** Extremely randomised trees and random forests. */

import { type ForestParams, fitExtraTrees } from '../models/trees.ts';
import { fittedTrees, restoreTrees, toTreeTarget } from './boosting-member.ts';
import type { FittedMember, Member } from './member.ts';

export interface ForestStyle extends Omit<ForestParams, 'candidates'> {
  /** Columns tried at each node, as a share of all; default √columns for classification, all for regression. */
  readonly candidateShare?: number;
}

export function forestMember(name: string, { candidateShare, ...params }: ForestStyle): Member {
  const trees = params.trees ?? 200;
  return {
    name,
    final: 'refit',
    accepts: ({ rows, classes }) => rows >= 5 && rows <= 200_000 && classes <= 100,
    cost: ({ rows, numbers, categories, classes }) => {
      const columns = numbers + categories;
      const tried = candidateShare ? candidateShare * columns : classes > 0 ? Math.sqrt(columns) : columns;
      // Every level of a tree looks at all its rows once for each column tried.
      return (0.5 * trees * rows * Math.log2(rows + 1) * tried * 10) / 1e6;
    },
    async fit(frame, goal, run) {
      const candidates = Math.max(1, Math.round((candidateShare ?? 0) * frame.features.length));
      const model = await fitExtraTrees(
        frame,
        toTreeTarget(goal),
        candidateShare === undefined ? params : { ...params, candidates },
        { seed: run.seed, threads: run.threads, control: run.control },
      );
      const fitted = fittedTrees(model);
      // A forest of classes adds up probabilities, not log odds: its contributions are on another scale.
      return goal.kind === 'classes' ? withoutContributions(fitted) : fitted;
    },
    restore: (packed) => {
      const { scale, trees: bytes } = packed as { scale?: string; trees: Uint8Array };
      const fitted = restoreTrees({ trees: bytes });
      return scale === 'probability' ? withoutContributions(fitted) : fitted;
    },
  };
}

function withoutContributions({ contributions: _, ...rest }: FittedMember): FittedMember {
  return {
    ...rest,
    pack: async () => ({ ...((await rest.pack()) as { trees: Uint8Array }), scale: 'probability' }),
  };
}
