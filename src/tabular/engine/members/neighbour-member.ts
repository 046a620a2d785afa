/** k nearest neighbours on the standardised, one-hot design. */

import {
  checkNeighbours,
  fitNeighbours,
  type NeighbourModel,
  predictNeighbours,
} from '../estimators/neighbours.ts';
import type { Frame } from '../frame.ts';
import type { Packable } from '../pack.ts';
import { checkDesign, type Design, type DesignOptions, fitDesign, toMatrix } from '../prepare/index.ts';
import type { Run } from '../run.ts';
import type { Goal } from '../validation/goal.ts';
import type { FittedMember, Member, OutOfSampleFit } from './member.ts';

export function neighbourMember(name: string, numeric: NonNullable<DesignOptions['numeric']>): Member {
  const fittedOf = (model: NeighbourModel, design: Design): FittedMember => ({
    predict: (frame, run) => predictNeighbours(model, toMatrix(frame, design), run),
    pack: async () => ({ model: { ...model }, design: design as unknown as Packable }),
  });
  const fitAll = async (frame: Frame, goal: Goal, run: Run): Promise<OutOfSampleFit> => {
    const design = fitDesign(frame, { numeric, maxCategories: 16 });
    const target = goal.kind === 'classes' ? goal.codes : goal.values;
    const classes = goal.kind === 'classes' ? goal.classes : 0;
    const { model, leaveOneOut } = await fitNeighbours(
      toMatrix(frame, design),
      target,
      classes,
      run,
      goal.sampleWeights,
    );
    return { fitted: fittedOf(model, design), answers: leaveOneOut };
  };
  return {
    name,
    validation: () => ({ kind: 'out-of-sample', fit: fitAll }),
    accepts: ({ rows, designColumns }) =>
      rows >= 5 && designColumns > 0 && rows * rows * designColumns <= 5e10,
    // Three operations per lane at four lanes a cycle and more, for every pair.
    cost: ({ rows, designColumns }) => (rows * rows * designColumns) / 2.5e6,
    fit: async (frame, goal, run) => (await fitAll(frame, goal, run)).fitted,
    restore(saved, { features, classes }) {
      const design = checkDesign(saved.field('design'), features);
      return fittedOf(checkNeighbours(saved.field('model'), design.cols, classes), design);
    },
  };
}
