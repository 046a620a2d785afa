/** k nearest neighbours on the standardised, one-hot design. */

import {
  checkNeighbours,
  fitNeighbours,
  type NeighbourModel,
  predictNeighbours,
} from '../models/neighbours.ts';
import type { Packable } from '../pack.ts';
import { checkDesign, type Design, type DesignOptions, fitDesign, toMatrix } from '../prepare/index.ts';
import type { FittedMember, Member } from './member.ts';

export function neighbourMember(name: string, numeric: NonNullable<DesignOptions['numeric']>): Member {
  const fitted = (model: NeighbourModel, design: Design): FittedMember => ({
    predict: (frame, run) => predictNeighbours(model, toMatrix(frame, design), run),
    pack: async () => ({ model: { ...model }, design: design as unknown as Packable }),
  });
  return {
    name,
    judging: () => 'itself',
    final: 'refit',
    accepts: ({ rows, designColumns }) =>
      rows >= 5 && designColumns > 0 && rows * rows * designColumns <= 5e10,
    // Three operations per lane at four lanes a cycle and more, for every pair.
    cost: ({ rows, designColumns }) => (rows * rows * designColumns) / 2.5e6,
    async fitItself(frame, goal, run) {
      const design = fitDesign(frame, { numeric, maxCategories: 16 });
      const target = goal.kind === 'classes' ? goal.codes : goal.values;
      const classes = goal.kind === 'classes' ? goal.classes : 0;
      const { model, leaveOneOut } = await fitNeighbours(
        toMatrix(frame, design),
        target,
        classes,
        run,
        goal.weights,
      );
      return { model: fitted(model, design), answers: leaveOneOut };
    },
    async fit(frame, goal, run) {
      return (await this.fitItself!(frame, goal, run)).model;
    },
    restore(saved, { features, classes }) {
      const design = checkDesign(saved.field('design'), features);
      return fitted(checkNeighbours(saved.field('model'), design.cols, classes), design);
    },
  };
}
